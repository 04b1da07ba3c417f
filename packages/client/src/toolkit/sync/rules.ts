/** Plans and applies the rules of a phase, matched by their `ref`: one call replaces them all. */
import { CloudflareError } from '../../errors/usage-error.ts';
import { type Caller, callOf, type HelperOptions } from '../caller.ts';
import { matches } from '../matching.ts';
import type { Target } from './apply.ts';
import { doubled, stepsByKey } from './by-key.ts';
import { ownedProblems } from './owned.ts';
import { type Rule, readPhase, restoreOverwritten } from './phase.ts';
import { type Plan, PlanError, type PlanProblem, type PlanStep, printable } from './plan.ts';

/** A rule in the API's format. */
export interface WantedRule {
  /** Identifier chosen by you, stable across changes. */
  readonly ref: string;
  readonly action: string;
  readonly expression: string;
  readonly [field: string]: unknown;
}

/** A rule in a plan; the one with an empty `ref` represents the order of the rules. */
export interface PlannedRule {
  readonly ref: string;
  readonly rule?: { readonly [field: string]: unknown };
  readonly order?: readonly string[];
}

export interface PhaseParams {
  /** Either a zone or an account. */
  readonly zone_id?: string | undefined;
  readonly account_id?: string | undefined;
  /** `http_request_firewall_custom`, `http_request_cache_settings` and others. */
  readonly ruleset_phase: string;
  /** In execution order. */
  readonly wanted: readonly WantedRule[];
  /** Rules that may be changed and deleted: all, or those whose `ref` has this prefix. */
  readonly owned: 'all' | { readonly prefix: string };
}

/** Fields that the API adds to a rule. */
const READ_ONLY = ['id', 'version', 'last_updated', 'ref', 'categories'];
/** Values of omitted fields. */
const DEFAULTS: { readonly [field: string]: unknown } = { enabled: true, description: '' };

const keyOf = ({ ref }: PlannedRule): string => ref;

function differs(item: PlannedRule, wanted: PlannedRule): string[] {
  if (wanted.order) return isInOrder(item.order ?? [], wanted.order) ? [] : ['order'];
  return Object.entries(wanted.rule ?? {}).flatMap(([field, value]) => {
    const there = item.rule?.[field] ?? DEFAULTS[field];
    return READ_ONLY.includes(field) || matches(there, value ?? DEFAULTS[field]) ? [] : [field];
  });
}

/** True if the rules that both contain are in the same order. */
function isInOrder(order: readonly string[], wanted: readonly string[]): boolean {
  const there = order.filter((ref) => wanted.includes(ref));
  const due = wanted.filter((ref) => order.includes(ref));
  return there.join('\n') === due.join('\n');
}

/**
 * Plans the changes that bring the rules of a phase to the wanted state, without changing anything.
 *
 * @example
 * const params = { zone_id, phase: 'http_request_firewall_custom' } as const;
 * const plan = await planPhase(client, params, [{ ref: 'geo', action: 'block', expression: 'ip.src.country eq "XX"' }]);
 */
export async function planPhase(
  client: Caller,
  { zone_id, account_id, ruleset_phase, wanted, owned }: PhaseParams,
  options: HelperOptions = {},
): Promise<Plan<PlannedRule>> {
  const wrong = ownedProblems(owned, ['prefix']);
  if (wrong.length > 0) throw new PlanError(`rulesets of ${ruleset_phase}`, wrong);
  const prefix = owned === 'all' ? '' : owned.prefix;
  const problems = wanted.flatMap((rule, index) => problemsOf(rule, prefix).map((reason) => ({ index, reason })));
  const all: PlanProblem[] = [...problems, ...(problems.length > 0 ? [] : doubled(wanted, ({ ref }) => ref))];
  if (all.length > 0) throw new PlanError(`rulesets of ${ruleset_phase}`, all);
  const scope = {
    ...(zone_id !== undefined ? { zone_id } : { account_id: account_id ?? '' }),
    ...{ ruleset_phase, prefix },
  };
  const due = wanted.map(({ ref, ...rule }): PlannedRule => ({ ref, rule }));
  const order = due.map(keyOf);
  const there = (await readPhase(client, scope, options)).rules.map(planned);
  const steps = stepsByKey(there, due, {
    keyOf,
    differs,
    nameOf: ({ ref, rule }) => `${ref} ${rule?.action}`,
    reasonToKeep: ({ ref }) => (ref.startsWith(prefix) ? undefined : 'not owned'),
  });
  const before = orderOf(there, prefix);
  if (!isInOrder(before.order, order)) {
    const why = `${before.order.join(' ')} → ${order.join(' ')}`;
    steps.push({ action: 'change', name: 'order of the rules', why, before, after: { ref: '', order } });
  }
  return printable({ kind: 'rulesets.phases', scope, steps, order, most: Number.MAX_SAFE_INTEGER, ignored: [] });
}

const orderOf = (rules: readonly PlannedRule[], prefix: string) => ({
  ref: '',
  order: rules.map(keyOf).filter((ref) => ref.startsWith(prefix)),
});

function problemsOf({ ref, action, expression }: WantedRule, prefix: string): string[] {
  const missing = Object.entries({ ref, action, expression }).filter(
    ([, value]) => typeof value !== 'string' || !value,
  );
  return [
    ...missing.map(([field]) => `${field} is missing`),
    ...(missing.length > 0 || ref.startsWith(prefix)
      ? []
      : [`the ref ${JSON.stringify(ref)} does not start with ${JSON.stringify(prefix)}`]),
  ];
}

const planned = (rule: Rule): PlannedRule => ({
  ref: rule.ref,
  rule: Object.fromEntries(Object.entries(rule).filter(([field]) => !READ_ONLY.includes(field))),
});

export const phaseTarget = (client: Caller, plan: Plan<PlannedRule>, options: HelperOptions): Target<PlannedRule> => ({
  read: async () => {
    const rules = (await readPhase(client, plan.scope, options)).rules.map(planned);
    return [...rules, orderOf(rules, plan.scope.prefix ?? '')];
  },
  idOf: keyOf,
  keyOf,
  differs,
  units: (steps) => (steps.length > 0 ? [steps] : []),
  send: async (steps) => {
    for (let tries = 1; ; tries++) {
      await sendPhase(client, plan, steps, options);
      // Another writer that read before us and wrote after us has overwritten it.
      const now = new Map(
        (await readPhase(client, plan.scope, options)).rules.map((rule) => [rule.ref, planned(rule)]),
      );
      const isThere = ({ before, after }: PlanStep<PlannedRule>): boolean => {
        const there = now.get((after ?? before)?.ref ?? '');
        return after ? after.order !== undefined || (!!there && differs(there, after).length === 0) : !there;
      };
      if (steps.every(isThere)) return;
      if (tries === MAX_TRIES)
        throw Object.assign(new CloudflareError('these rules are being overwritten concurrently: apply again'), {
          reason: 'failed',
        });
    }
  },
});

const MAX_TRIES = 4;

/** Replaces all rules, and restores changes that others made meanwhile. */
async function sendPhase(
  client: Caller,
  plan: Plan<PlannedRule>,
  steps: readonly PlanStep<PlannedRule>[],
  options: HelperOptions,
): Promise<void> {
  const { prefix = '', ...scope } = plan.scope;
  const before = await readPhase(client, plan.scope, options);
  const { description } = before;
  const rules = replaced(before.rules, steps, plan);
  const body = { ...scope, ...(description && { description }), rules };
  const { version } = Object(await callOf(client, 'rulesets.phases.update', body, options));
  const own = new Set([...(plan.order ?? []), ...steps.map(({ before: was, after }) => (was ?? after)?.ref)]);
  const isOurs = (ref: string): boolean => (prefix ? ref.startsWith(prefix) : own.has(ref));
  await restoreOverwritten(client, plan.scope, { before, made: Number(version), isOurs }, options);
}

/**
 * All rules after the change: ours in their order, at the position of the first of them; the others where they were.
 */
function replaced(
  rules: readonly Rule[],
  steps: readonly PlanStep<PlannedRule>[],
  { order = [], scope }: Plan<PlannedRule>,
): object[] {
  const prefix = scope.prefix ?? '';
  const kept = ({ version: _, last_updated: _time, categories: _of, ...rule }: Rule): Rule => rule as Rule; // still a rule
  const ours = new Map<string, object>();
  for (const rule of rules) if (rule.ref.startsWith(prefix)) ours.set(rule.ref, kept(rule));
  for (const { before, after } of steps) {
    if (after?.order) continue;
    if (after) ours.set(after.ref, { ...ours.get(after.ref), ...after.rule, ref: after.ref });
    else if (before) ours.delete(before.ref);
  }
  const place = (ref: string) => (order.includes(ref) ? order.indexOf(ref) : order.length);
  const sorted = [...ours].sort(([a], [b]) => place(a) - place(b)).map(([, rule]) => rule);
  const first = rules.findIndex(({ ref }) => ref.startsWith(prefix));
  const others = rules.flatMap((rule, i) => (rule.ref.startsWith(prefix) ? [] : [{ i, rule: kept(rule) }]));
  const isBefore = ({ i }: { readonly i: number }) => first < 0 || i < first;
  return [
    ...others.filter(isBefore).map(({ rule }) => rule),
    ...sorted,
    ...others.filter((one) => !isBefore(one)).map(({ rule }) => rule),
  ];
}
