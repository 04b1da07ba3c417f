/** `flarewire/dns`: brings the records of a zone to a wanted state, with a plan that is applied in batches. */
import type { Caller, HelperOptions } from '../caller.ts';
import { type Applied, ApplyError, type ApplyOptions, applyPlan } from '../sync/apply.ts';
import { ownedProblems } from '../sync/owned.ts';
import { countSteps, formatPlan, type Plan, PlanError, printable } from '../sync/plan.ts';
import { compare, type PlannedRecord } from './record.ts';
import { type Owned, type Protected, stepsOf } from './steps.ts';
import { recordsOf } from './target.ts';
import { readWanted, type Wanted } from './wanted.ts';
import { readZone } from './zone.ts';

export type { Caller, HelperOptions } from '../caller.ts';
export type { Applied, ApplyOptions, ApplyProgress, StepOutcome, StepResult } from '../sync/apply.ts';
export type { Plan, PlanAction, PlanProblem, PlanStep } from '../sync/plan.ts';
export type { PlannedRecord, WantedRecord } from './record.ts';
export type { Owned, Protected } from './steps.ts';
export type { Wanted } from './wanted.ts';
export { ApplyError, compare, countSteps, formatPlan, PlanError };

/** Parameters of a plan for a zone. */
export interface PlanParams {
  readonly zone_id: string;
  readonly wanted: Wanted;
  /**
   * Records that may be changed and deleted: `'all'` of the zone, or only those whose comment is this mark or ends with
   * it in brackets (`web server [mark]`), or those that carry this tag. New records get the mark. There is no default:
   * a plan for all records deletes those that are not wanted.
   */
  readonly owned: Owned;
}

export interface PlanOptions extends HelperOptions {
  /** The zone's name; saves a request and the permission to read zones. @default looked up */
  readonly zone_name?: string | undefined;
  /** Changes per batch. @default the limit of the zone's plan: 200 on Free, 3,500 on others; 200 with `zone_name` */
  readonly most?: number | undefined;
  /** Take over existing records that are wanted but not owned: they get the mark. @default false */
  readonly adopt?: boolean | undefined;
  /**
   * Also change NS records of the zone itself (`apex-ns`), and records that belong to other products (`managed`).
   * @default none
   */
  readonly include?: readonly Protected[] | undefined;
}

/**
 * Plans the changes that bring a zone to the wanted state, without changing anything: the dry run of `apply`.
 *
 * @throws PlanError with all problems in the wanted records, with lines or indexes
 * @example
 * const planned = await plan(client, { zone_id, wanted: { zoneFile }, owned: { comment: 'zone file' } });
 * console.log(String(planned));
 */
export async function plan(
  client: Caller,
  { zone_id, wanted, owned }: PlanParams,
  options: PlanOptions = {},
): Promise<Plan<PlannedRecord>> {
  const { include = [], adopt = false, most, zone_name } = options;
  const wrong = ownedProblems(owned, ['comment', 'tag']);
  if (wrong.length > 0) throw new PlanError('dns.records', wrong);
  const zone = await readZone(client, zone_id, { name: zone_name, most }, options);
  const takesApexNs = include.includes('apex-ns');
  const { records, problems, ignored, warnings } = await readWanted(
    client,
    wanted,
    { name: zone.name, takesApexNs, leastTtl: zone.leastTtl },
    options,
  );
  const made = stepsOf(zone, records, { owned, include, adopt });
  const all = [...problems, ...made.problems];
  if (all.length > 0) throw new PlanError(`dns.records of ${zone.name}`, all);
  const scope = { zone_id, zone_name: zone.name };
  return printable({
    ...{ kind: 'dns.records', scope, steps: made.steps, most: zone.most, ignored },
    ...(warnings && { warnings }),
  });
}

/**
 * Applies a plan in atomic batches: deletes, changes, creates. A refused record is found by halving and reported, the
 * others are applied. After a lost response the zone is read again, and only the remaining changes are sent. Applying
 * the same plan again continues where it ended.
 *
 * @throws ApplyError for any other error, or if records changed since the plan was made; `report` has the progress
 * @example
 * const { results } = await apply(client, planned, { onProgress: ({ done, total }) => console.log(`${done} of ${total}`) });
 * for (const { step, error } of results) if (error) console.error(step.name, error.message);
 */
export async function apply(
  client: Caller,
  planned: Plan<PlannedRecord>,
  options: ApplyOptions = {},
): Promise<Applied<PlannedRecord>> {
  return applyPlan(client, planned, recordsOf(client, planned, options), options);
}
