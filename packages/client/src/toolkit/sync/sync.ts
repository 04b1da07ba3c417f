/** `flarewire/sync`: brings lists, namespaces and phases to a wanted state, with a plan that is applied in batches. */
import { UsageError } from '../../errors/usage-error.ts';
import type { Caller } from '../caller.ts';
import { type Applied, ApplyError, type ApplyOptions, applyPlan, type Target } from './apply.ts';
import { namespaceTarget, type PlannedKey, planNamespace } from './kv.ts';
import { type ListItem, listTarget, planList } from './list.ts';
import { countSteps, formatPlan, type Plan, PlanError } from './plan.ts';
import { type PlannedRule, phaseTarget, planPhase } from './rules.ts';

export type { Caller, HelperOptions } from '../caller.ts';
export type { Applied, ApplyOptions, ApplyProgress, StepOutcome, StepResult } from './apply.ts';
export type { KeyValue } from './folder.ts';
export type { NamespaceParams, PlannedKey } from './kv.ts';
export type { ListItem, ListParams } from './list.ts';
export type { Plan, PlanAction, PlanProblem, PlanStep } from './plan.ts';
export type { PhaseParams, PlannedRule, WantedRule } from './rules.ts';
export { ApplyError, countSteps, formatPlan, PlanError, planList, planNamespace, planPhase };

/** Items of the plans of this subpath. */
export type Planned = ListItem | PlannedKey | PlannedRule;

/**
 * Applies a plan of `planList`, `planNamespace` or `planPhase`. The current state is read first: completed steps are
 * not repeated, and changes since the plan was made are detected. Applying the same plan again continues where it
 * ended.
 *
 * @throws ApplyError for any other error, or if objects changed since the plan was made; `report` has the progress
 * @example
 * const planned = await planList(client, { account_id, list_id, wanted: [{ ip: '192.0.2.1' }], owned: 'all' });
 * console.log(String(planned));
 * await apply(client, planned);
 */
export async function apply<Item extends Planned>(
  client: Caller,
  planned: Plan<Item>,
  options: ApplyOptions = {},
): Promise<Applied<Item>> {
  const make = Object.hasOwn(TARGETS, planned.kind) ? TARGETS[planned.kind] : undefined;
  if (!make)
    throw new UsageError(`apply: this subpath cannot apply a plan of ${planned.kind}`, { parameter: 'planned' });
  const target = make(client, planned as Plan<never>, options) as Target<unknown> as Target<Item>; // by its kind
  return applyPlan(client, planned, target, options);
}

const TARGETS: {
  readonly [kind: string]: (client: Caller, plan: Plan<never>, options: ApplyOptions) => unknown;
} = {
  'rules.lists.items': listTarget,
  'kv.namespaces': namespaceTarget,
  'rulesets.phases': phaseTarget,
};
