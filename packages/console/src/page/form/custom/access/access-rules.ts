/** Reads an Access rule as a kind with values, and describes policies. */
import { isObject } from '@flarewire/schema';
import { kindOf, type RuleKind } from './rule-kinds.ts';

export interface ReadRule {
  readonly kind: RuleKind;
  readonly values: Readonly<Record<string, string>>;
}

/** Undefined if the rule is of another kind or has more than the rows show. */
export function readRule(rule: unknown): ReadRule | undefined {
  if (!isObject(rule)) return undefined;
  const [[key, inner] = ['', undefined], ...more] = Object.entries(rule);
  const kind = kindOf(key);
  if (kind === undefined || more.length > 0 || !isObject(inner)) return undefined;
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(inner)) {
    if (typeof value !== 'string' || !kind.fields.some((field) => field.name === name)) return undefined;
    values[name] = value;
  }
  return { kind, values };
}

/** Leaves out empty optional values. */
export function writeRule({ kind, values }: ReadRule): Readonly<Record<string, unknown>> {
  const entries = kind.fields
    .map(({ name, isOptional }) => [name, values[name] ?? '', isOptional === true] as const)
    .filter(([, value, isOptional]) => value !== '' || !isOptional)
    .map(([name, value]) => [name, value] as const);
  return { [kind.key]: Object.fromEntries(entries) };
}

/** Changes the kind and keeps values with common names. */
export function withKind({ kind, values }: ReadRule, next: RuleKind): ReadRule {
  const same = next.fields.filter(({ name, source }) =>
    kind.fields.some((field) => field.name === name && field.source === source),
  );
  return { kind: next, values: Object.fromEntries(same.map(({ name }) => [name, values[name] ?? ''])) };
}

export const DECISIONS = [
  { value: 'allow', label: 'Allow', note: 'These people get access after logging in' },
  { value: 'deny', label: 'Block', note: 'These people are blocked' },
  {
    value: 'non_identity',
    label: 'Service Auth',
    note: 'Programs with a service token or certificate, without a login',
  },
  { value: 'bypass', label: 'Bypass', note: 'Access neither checks nor logs these requests' },
];

const VERBS: Readonly<Record<string, string>> = {
  allow: 'Allow',
  deny: 'Block',
  non_identity: 'Allow without a login',
  bypass: 'Bypass Access for',
};

type Names = ReadonlyMap<string, string>;

/** One rule in words; undefined if it is of an unknown kind. */
export function policyRuleWords(rule: unknown, names: Names): string | undefined {
  const read = readRule(rule);
  if (read === undefined) return undefined;
  const values = read.kind.fields.map(({ name, source }) => {
    const value = read.values[name] || '…';
    return source === undefined ? value : (names.get(value) ?? value);
  });
  const [only = ''] = values;
  const words = read.kind.words(values);
  return read.kind.key === 'email_domain' && !only.startsWith('@') ? words.replace(only, `@${only}`) : words;
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** True for a list of rules that refer to items by id or code. */
export const policyNeedsNames = (rules: unknown): boolean =>
  list(rules).some((rule) => readRule(rule)?.kind.fields.some(({ source }) => source !== undefined));

const wordsOr = (rule: unknown, names: Names): string =>
  policyRuleWords(rule, names) ?? (isObject(rule) ? Object.keys(rule)[0] : undefined) ?? '…';

/** `Allow people whose email ends in @harbour.example, from NL; all of: …; but not …` in sentences. */
export function policyWords(policy: Readonly<Record<string, unknown>>, names: Names): string | undefined {
  const { decision = 'allow', include, require, exclude } = policy;
  const verb = typeof decision === 'string' ? (VERBS[decision] ?? decision) : 'Allow';
  const joined = (rules: unknown, word: string): string =>
    list(rules)
      .map((rule) => wordsOr(rule, names))
      .join(` ${word} `);
  if (list(include).length === 0) return undefined;
  const parts = [
    `${verb}: ${joined(include, 'or')}`,
    list(require).length > 0 && `required: ${joined(require, 'and')}`,
    list(exclude).length > 0 && `but not: ${joined(exclude, 'or')}`,
    typeof policy.session_duration === 'string' && `session ${policy.session_duration}`,
    policy.purpose_justification_required === true && 'with a justification',
    policy.approval_required === true && 'after approval',
  ].filter((part) => typeof part === 'string');
  return `${parts.join('; ')}.`;
}

/**
 * Validates durations such as `24h`, `30m`, `1h30m`:
 * https://developers.cloudflare.com/cloudflare-one/access-controls/access-settings/session-management/
 */
export function durationProblem(text: unknown): string | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  return /^(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/.test(text) || text === '0'
    ? undefined
    : 'Enter hours, minutes and seconds: 24h, 30m, 1h30m.';
}

export const SESSIONS = ['30m', '6h', '12h', '24h', '168h', '730h'];
