/** What a run is given, what it tells while it goes on, and what it gives. */
import { UsageError } from 'flarewire';
import type { Budget, BulkClient } from './job.ts';
import type { Counts, ItemReport, ItemState } from './states.ts';

/** How far a run is. */
export interface Progress {
  readonly job: string;
  readonly counts: Counts;
  readonly total: number;
  /** Requests sent by this process. */
  readonly calls: number;
  /** The rate limit of each client of this process, by its last response. */
  readonly budgets: readonly (Budget | undefined)[];
  /** Settings under which a crash can lose the job: a Redis without `appendonly yes`. */
  readonly warnings: readonly string[];
}

export interface StopRule {
  /** Failed items, and items whose outcome is unknown, of this run. */
  readonly failures?: number | undefined;
  /** Part of the items that ended, above 0 up to 1; judged from 20 items on. */
  readonly ratio?: number | undefined;
}

export interface WorkOptions {
  /** Items at a time for each client. @default 10 */
  readonly concurrency?: number | undefined;
  /** Ends it: no item is started any more, those that were are finished. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

export interface RunOptions extends WorkOptions {
  /** File of the journal; a run that is given the journal of another goes on with it. @default none: what a crash leaves is lost */
  readonly journal?: string | undefined;
  /** `redis://…`: items are in Redis instead of a journal, and other processes take part by `work()`. */
  readonly redis?: string | undefined;
  /** `id` of a plan: a job that makes other calls is refused before anything is sent. */
  readonly confirm?: string | undefined;
  /** Items that go first, each time a run begins; it ends if one of them fails. @default 0 */
  readonly canary?: number | undefined;
  readonly stopAt?: StopRule | undefined;
}

export interface RedisWorkOptions extends WorkOptions {
  readonly redis: string;
}

export interface Report {
  readonly job: string;
  readonly counts: Counts;
  readonly total: number;
  /** Why it ended before all items had; undefined when they had. */
  readonly stopped: string | undefined;
  /** Settings under which a crash can lose the job: a Redis without `appendonly yes`. */
  readonly warnings: readonly string[];
  /** All items, or those in one state. */
  items(state?: ItemState): AsyncIterable<ItemReport> | Iterable<ItemReport>;
}

const isCount = (value: number | undefined, least: number): boolean =>
  value === undefined || (Number.isInteger(value) && value >= least);

/** @throws {UsageError} for options that make no sense, all at once */
export function checkOptions(name: string, options: RunOptions): void {
  const { journal, redis, canary, concurrency, stopAt = {} } = options;
  const { failures, ratio } = stopAt;
  const problems = [
    /^[\w.-]{1,100}$/.test(name)
      ? ''
      : `the job's name ${JSON.stringify(name)} is not of letters, digits, ".", "_" and "-"`,
    journal !== undefined && redis !== undefined
      ? 'both `journal` and `redis` are given: in Redis the queue is the journal'
      : '',
    isCount(canary, 0) ? '' : `\`canary\` is ${canary}; it must be a whole number`,
    isCount(concurrency, 1) ? '' : `\`concurrency\` is ${concurrency}; it must be a whole number of at least 1`,
    isCount(failures, 1) ? '' : `\`stopAt.failures\` is ${failures}; it must be a whole number of at least 1`,
    ratio === undefined || (ratio > 0 && ratio <= 1)
      ? ''
      : `\`stopAt.ratio\` is ${ratio}; it must be above 0 and at most 1`,
  ].filter(Boolean);
  if (problems.length > 0) throw new UsageError(`job ${name}: ${problems.join('; ')}`);
}

/** Ratios say nothing of fewer items. */
export const ENOUGH = 20;

/** Why a run has to end, by what happened since it began. */
export function reasonToStop(before: Counts, now: Counts, { failures, ratio }: StopRule): string | undefined {
  const bad = now.failed + now.unknown - before.failed - before.unknown;
  const ended = bad + now.done - before.done;
  if (failures !== undefined && bad >= failures) return `${bad} items failed (stopAt.failures: ${failures})`;
  if (ratio !== undefined && ended >= ENOUGH && bad / ended >= ratio)
    return `${bad} of ${ended} items failed (stopAt.ratio: ${ratio})`;
  return undefined;
}

/** Why a canary ends the run. */
export function canaryFailed(before: Counts, now: Counts): string | undefined {
  const bad = now.failed + now.unknown - before.failed - before.unknown;
  return bad > 0 ? `${bad} of the canary's items failed` : undefined;
}

/** The clients of a run, each with a meter. */
export interface Fleet {
  readonly clients: readonly BulkClient[];
  readonly budgets: (Budget | undefined)[];
  calls: number;
}

export function fleetOf(
  given: BulkClient | readonly BulkClient[],
  store?: NonNullable<BulkClient['pace']>['store'],
): Fleet {
  const clients = [given].flat() as readonly BulkClient[]; // one, or many
  if (clients.length === 0) throw new UsageError('a run needs at least one client');
  const fleet: { clients: BulkClient[]; budgets: Fleet['budgets']; calls: number } = {
    clients: [],
    budgets: [],
    calls: 0,
  };
  fleet.clients = clients.map((client, i) => {
    fleet.budgets.push(undefined);
    const onRequest = ({ budget }: { readonly budget: Budget | undefined }): void => {
      fleet.calls++;
      fleet.budgets[i] = budget ?? fleet.budgets[i];
    };
    const pace = store && client.pace && !client.pace.store ? { pace: { ...client.pace, store } } : {};
    return client.withOptions({ ...pace, middleware: [...client.middleware, { onRequest }] }) as BulkClient; // of the same class
  });
  return fleet;
}
