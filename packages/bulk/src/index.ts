/** `@flarewire/bulk`: applies one change to thousands of zones or accounts. */
export { plan, run, work } from './bulk.ts';
export {
  type BulkClient,
  type Call,
  type CallJob,
  call,
  callList,
  defineJob,
  type FunctionJob,
  type ItemContext,
  type Job,
  type Source,
} from './job.ts';
export type { JobStatus, OpenJobs } from './job-status.ts';
export { JournalError } from './journal-error.ts';
export { openJobs } from './open.ts';
export type { Progress, RedisWorkOptions, Report, RunOptions, StopRule, WorkOptions } from './options.ts';
export type { Plan, PlannedCall, PlannedItem, PlanOptions } from './plan.ts';
export { writeReport } from './report.ts';
export { rows } from './rows.ts';
export { InputError } from './stage.ts';
export type { Counts, Failure, ItemReport, ItemState } from './states.ts';
export { type ZoneFilter, type ZoneItem, zones } from './zones.ts';
