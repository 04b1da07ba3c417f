/** `flarewire/dns`: a zone becomes as it is wanted: a plan of what that takes, and its application in batches. */
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

/** What a zone is planned by. */
export interface PlanParams {
  readonly zone_id: string;
  readonly wanted: Wanted;
  /**
   * Records that may be changed and deleted: `'all'` of the zone, or only those whose comment is this mark or ends
   * with it in brackets (`web server [mark]`), or those that carry this tag.
   * New records get the mark. There is no default: a plan for all records deletes what is not wanted.
   */
  readonly owned: Owned;
}

export interface PlanOptions extends HelperOptions {
  /** The zone's name, which spares a request and the permission to read zones. @default asked for */
  readonly zone_name?: string | undefined;
  /** Changes of one batch. @default what the zone's plan takes: 200 on Free, 3,500 on the others; 200 with `zone_name` */
  readonly most?: number | undefined;
  /** Take over records that are wanted and there, but not owned: they get the mark. @default false */
  readonly adopt?: boolean | undefined;
  /** Touch also NS records of the zone itself (`apex-ns`), and records that belong to other products (`managed`). @default none */
  readonly include?: readonly Protected[] | undefined;
}

/**
 * What it takes to make a zone as it is wanted, without changing anything: the dry run of `apply`.
 *
 * @throws PlanError everything that is wrong in what is wanted, with lines or indexes
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
  const { records, problems, ignored } = await readWanted(
    client,
    wanted,
    { name: zone.name, takesApexNs, leastTtl: zone.leastTtl },
    options,
  );
  const made = stepsOf(zone, records, { owned, include, adopt });
  const all = [...problems, ...made.problems];
  if (all.length > 0) throw new PlanError(`dns.records of ${zone.name}`, all);
  const scope = { zone_id, zone_name: zone.name };
  return printable({ kind: 'dns.records', scope, steps: made.steps, most: zone.most, ignored });
}

/**
 * Carries a plan out in batches: deletes, changes, creates, where each batch is done as a whole or not at all. A record that is
 * refused is found by halving and reported, the others are done. After a lost answer it looks again, and sends what is not done
 * yet. Applying the same plan again goes on where it ended.
 *
 * @throws ApplyError something else ended it, or records were changed since the plan was made; `report` says how far it came
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
