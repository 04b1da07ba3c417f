/** Converts the fields of the form to a fault rule. */
import { EFFECTS, type EffectField } from './effects.ts';

/** The fields as typed. */
export interface RuleDraft {
  /** `dns.records.list`, or a prefix: `dns.records.*`; empty for every operation. */
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  /** Key of `EFFECTS`. */
  readonly effect: string;
  /** Parameters of the effect. */
  readonly values: Readonly<Record<string, string>>;
  /** Percent. */
  readonly chance: string;
  readonly after: string;
  readonly every: string;
  readonly times: string;
  readonly commit: 'usual' | 'yes' | 'no';
}

export const NEW_RULE: RuleDraft = {
  operation: '',
  method: '',
  path: '',
  effect: 'status',
  values: {},
  chance: '',
  after: '',
  every: '',
  times: '',
  commit: 'usual',
};

export type Rule = Readonly<Record<string, unknown>>;

/** Problems by field name. */
export type Problems = Readonly<Record<string, string>>;

interface Limits {
  readonly least: number;
  readonly most?: number;
  readonly isWhole?: true;
}

/** The rule, or the problems that prevent it. */
export function ruleOf(draft: RuleDraft): { readonly rule: Rule } | { readonly problems: Problems } {
  const problems: Record<string, string> = {};
  const read = (name: string, text: string, limits: Limits): number | undefined => {
    if (text.trim() === '') return undefined;
    const value = Number(text);
    const problem = problemOf(value, limits);
    if (problem !== undefined) problems[name] = problem;
    return value;
  };
  const chance = read('chance', draft.chance, { least: 0, most: 100 });
  const rule = {
    operation: draft.operation.trim() || undefined,
    method: draft.method || undefined,
    path: draft.path.trim() || undefined,
    probability: chance === undefined ? undefined : chance / 100,
    after: read('after', draft.after, { least: 0, isWhole: true }),
    every: read('every', draft.every, { least: 1, isWhole: true }),
    times: read('times', draft.times, { least: 1, isWhole: true }),
    commit: draft.commit === 'usual' ? undefined : draft.commit === 'yes',
    fault: faultOf(draft, read, problems),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return { rule: defined(rule) };
}

type Read = (name: string, text: string, limits: Limits) => number | undefined;

function faultOf({ effect, values }: RuleDraft, read: Read, problems: Record<string, string>): unknown {
  const { fields = [], make } = EFFECTS[effect] ?? {};
  const given: Record<string, unknown> = {};
  for (const field of fields) {
    const text = values[field.name]?.trim() ?? '';
    if (text === '' && field.isNeeded) problems[field.name] = 'Required.';
    else given[field.name] = field.kind === 'text' ? text || undefined : read(field.name, text, limitsOf(field));
  }
  if (Number(given.from) > Number(given.to)) problems.to = 'This must not be less than the first value.';
  return make === undefined ? effect : make(defined(given));
}

const limitsOf = ({ kind }: EffectField): Limits => {
  if (kind === 'status') return { least: 200, most: 599, isWhole: true };
  return kind === 'whole' ? { least: 0, isWhole: true } : { least: 0 };
};

function problemOf(value: number, { least, most, isWhole }: Limits): string | undefined {
  const isOff = !Number.isFinite(value) || value < least || (most !== undefined && value > most);
  if (!isOff && (!isWhole || Number.isInteger(value))) return undefined;
  return `A ${isWhole ? 'whole ' : ''}number ${most === undefined ? `of ${least} or more` : `from ${least} to ${most}`}`;
}

const defined = (value: Rule): Rule =>
  Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined));
