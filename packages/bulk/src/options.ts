/** Options, progress and report of a run. */
import { UsageError } from 'flarewire';
import type { Budget, BulkClient } from './job.ts';
import type { Counts, ItemReport, ItemState } from './states.ts';

/** Progress of a run. */
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
  /** Maximum failed items, and items with an unknown outcome, of this run. */
  readonly failures?: number | undefined;
  /** Share of the ended items, above 0 up to 1; applied from 20 items on. */
  readonly ratio?: number | undefined;
}

export interface WorkOptions {
  /** Concurrent items per client. @default 10 */
  readonly concurrency?: number | undefined;
  /** Stops the run: no more items are started, and started ones are completed. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

export interface RunOptions extends WorkOptions {
  /**
   * Journal file; with the journal of an earlier run, that run is resumed. @default none: a crash loses all progress
   */
  readonly journal?: string | undefined;
  /** `redis://…`: stores items in Redis instead of a journal; other processes join with `work()`. */
  readonly redis?: string | undefined;
  /** `id` of a plan: a job that makes other calls is rejected before anything is sent. */
  readonly confirm?: string | undefined;
  /** Number of items to run first whenever a run starts; the run stops if one of them fails. @default 0 */
  readonly canary?: number | undefined;
  readonly stopAt?: StopRule | undefined;
  /**
   * Called when an item has ended and its state is in the journal, with its whole result: nothing is masked or left
   * out. The next item of the same client waits for it. Not with `redis`.
   */
  readonly onItem?: ((item: ItemReport) => Promise<void> | void) | undefined;
  /** Runs the failed items of an earlier run again. Not with `redis`. @default false */
  readonly retryFailed?: boolean | undefined;
}

export interface RedisWorkOptions extends WorkOptions {
  readonly redis: string;
}

export interface Report {
  readonly job: string;
  readonly counts: Counts;
  readonly total: number;
  /** The reason why the run stopped early; undefined if all items have ended. */
  readonly stopped: string | undefined;
  /** Settings under which a crash can lose the job: a Redis without `appendonly yes`. */
  readonly warnings: readonly string[];
  /** All items, or those in one state. */
  items(state?: ItemState): AsyncIterable<ItemReport> | Iterable<ItemReport>;
}

const isCount = (value: number | undefined, least: number): boolean =>
  value === undefined || (Number.isInteger(value) && value >= least);

/** @throws {UsageError} lists all invalid options */
export function checkOptions(name: string, options: RunOptions): void {
  const { journal, redis, canary, concurrency, stopAt = {} } = options;
  const { failures, ratio } = stopAt;
  const problems = [
    /^[\w.-]{1,100}$/.test(name)
      ? ''
      : `the name of the job, ${JSON.stringify(name)}, may contain only letters, digits, ".", "_" and "-"`,
    journal !== undefined && redis !== undefined
      ? 'set either `journal` or `redis`, not both: in Redis the queue is the journal'
      : '',
    redis !== undefined && (options.onItem !== undefined || options.retryFailed === true)
      ? '`onItem` and `retryFailed` cannot be combined with `redis`: use `openJobs` to show and retry items there'
      : '',
    isCount(canary, 0) ? '' : `\`canary\` must be a whole number, not ${canary}`,
    isCount(concurrency, 1) ? '' : `\`concurrency\` must be a whole number of at least 1, not ${concurrency}`,
    isCount(failures, 1) ? '' : `\`stopAt.failures\` must be a whole number of at least 1, not ${failures}`,
    ratio === undefined || (ratio > 0 && ratio <= 1)
      ? ''
      : `\`stopAt.ratio\` must be above 0 and at most 1, not ${ratio}`,
  ].filter(Boolean);
  if (problems.length > 0) throw new UsageError(`job ${name}: ${problems.join('; ')}`);
}

/** Below this number of items, ratios are not meaningful. */
export const ENOUGH = 20;

/** The reason to stop a run, by its results since it started. */
export function reasonToStop(before: Counts, now: Counts, { failures, ratio }: StopRule): string | undefined {
  const bad = now.failed + now.unknown - before.failed - before.unknown;
  const ended = bad + now.done - before.done;
  if (failures !== undefined && bad >= failures) return `${bad} items failed (stopAt.failures: ${failures})`;
  if (ratio !== undefined && ended >= ENOUGH && bad / ended >= ratio)
    return `${bad} of ${ended} items failed (stopAt.ratio: ${ratio})`;
  return undefined;
}

/** The reason why a canary stops the run. */
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
  const clients = [given].flat() as readonly BulkClient[]; // one client, or many
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
