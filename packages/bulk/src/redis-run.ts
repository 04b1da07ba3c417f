/** Runs a job on many machines: BullMQ distributes the items, and all processes share one rate limit. */
import { DatabaseSync } from 'node:sqlite';
import { UsageError } from 'flarewire';
import type { BulkClient, Job } from './job.ts';
import {
  canaryFailed,
  checkOptions,
  type Fleet,
  fleetOf,
  type RedisWorkOptions,
  type Report,
  type RunOptions,
  reasonToStop,
} from './options.ts';
import { perform } from './perform.ts';
import {
  type BulkQueue,
  type Connected,
  claimedOf,
  connect,
  type EntryData,
  entryId,
  type Facts,
  type Item,
  ItemError,
  openQueue,
  PREFIX,
  warningsOf,
} from './redis-queue.ts';
import { shownResult } from './secrets.ts';
import { callsFor, ITEM_TABLE, stage } from './stage.ts';
import { type Counts, endedOf, NONE, totalOf } from './states.ts';

/** Number of items added at a time. */
const BATCH = 500;
/** Milliseconds between polls of the queue. */
const LOOK = 500;
/** Milliseconds that an item stays with a process that is silent. */
const CLAIM = 30_000;
/** Milliseconds between two looks whether an item may be begun. */
const BRAKE_LOOK = 50;
/**
 * Milliseconds that items in progress may take once Redis has lost data. Requests that were sent end within them; one that
 * waits for its turn, up to five minutes without the shared budget, is given up.
 */
const LOST_GRACE = 5000;

/** Redis has less of the job than before, so nothing more may be recorded in it. */
class LostData extends UsageError {}

type Options = RunOptions &
  RedisWorkOptions & {
    /** Overrides CLAIM in tests. */
    readonly claim?: number;
  };

interface Running {
  readonly job: Job;
  readonly options: Options;
  readonly connected: Connected;
  readonly queue: BulkQueue;
  readonly fleet: Fleet;
  readonly warnings: readonly string[];
  /** The most that was seen in Redis: none of it may go. */
  readonly seen: { epoch: string | undefined; total: number; done: number };
  /** No more items are begun. */
  isEnding: boolean;
  /** Why this process must not take part. */
  refusal: Error | undefined;
}

/** @throws {UsageError} the job of this process makes other calls for an item than the one that added it */
async function checkCalls({ job, fleet }: Running, { key, item, calls }: EntryData): Promise<void> {
  const client = fleet.clients[0] as BulkClient; // at least one exists
  if (calls !== undefined && calls !== (await callsFor(job, client, { key, item })))
    throw new UsageError(
      `job ${job.name} makes different calls for item ${JSON.stringify(key)} than the job in Redis: finish that run with the unchanged job, or give the job another name`,
    );
}

/** Waits until an item may be begun; false where this process ends, or the job is paused, before that. */
async function mayBegin(running: Running, id: string): Promise<boolean> {
  const { queue, options, fleet } = running;
  for (;;) {
    if (running.isEnding || options.signal?.aborted || running.refusal !== undefined) return false;
    if (await queue.brake.begin(id, options.claim ?? CLAIM)) return true;
    if (await queue.queue.isPaused()) return false;
    await fleet.clients[0]?.clock.sleep(BRAKE_LOOK, options.signal).catch(() => {}); // aborted; the loop condition ends the loop
  }
}

/** Lets others have an item that was not begun. */
async function putBack({ connected }: Running, entry: Item, token: string | undefined): Promise<never> {
  await entry.updateData({ ...entry.data, returned: (entry.data.returned ?? 0) + 1 });
  await entry.moveToWait(token);
  throw new connected.bullmq.WaitingError();
}

/** One item, with the client that has the fewest at the time. */
async function workOn(running: Running, busy: number[], entry: Item, signal: AbortSignal): Promise<unknown> {
  const { job, queue, fleet } = running;
  const slot = busy.indexOf(Math.min(...busy));
  busy[slot] = (busy[slot] ?? 0) + 1;
  const claimed = claimedOf(entry);
  try {
    const outcome = await perform(job, fleet.clients[slot], claimed, signal);
    await queue.brake.end(entryId(claimed.key), outcome.state !== 'done');
    if (outcome.state === 'unknown' || claimed.attempt > 1)
      await queue.noteUnknown(claimed.key, outcome.state === 'unknown');
    if (outcome.state === 'done') return shownResult(outcome.result) ?? null;
    if (outcome.step !== claimed.step) await entry.updateData({ ...entry.data, step: outcome.step });
    throw new ItemError(outcome.error);
  } finally {
    busy[slot] = (busy[slot] ?? 0) - 1;
  }
}

/** Works on items of the queue. The returned function ends it after the items in progress, or after a grace period. */
function startWorker(running: Running): (grace?: number) => Promise<void> {
  const { job, options, connected, fleet } = running;
  const { claim = CLAIM, concurrency = 10 } = options;
  const busy = fleet.clients.map(() => 0);
  const work = async (entry: Item, token?: string, signal?: AbortSignal): Promise<unknown> => {
    await checkCalls(running, entry.data).catch((error: Error) => {
      running.refusal ??= error;
    });
    if (!(await mayBegin(running, entryId(entry.data.key)))) return putBack(running, entry, token);
    return workOn(running, busy, entry, signal ?? new AbortController().signal);
  };
  // BullMQ needs a separate blocking connection.
  const connection = connected.redis.duplicate();
  connection.on('error', () => {}); // ioredis reconnects by itself
  const worker = new connected.bullmq.Worker<EntryData>(job.name, work, {
    connection,
    prefix: PREFIX,
    concurrency: concurrency * fleet.clients.length,
    lockDuration: claim,
    stalledInterval: claim,
    // A killed process is not a failure of its item.
    maxStalledCount: Number.MAX_SAFE_INTEGER,
  });
  worker.on('error', () => {}); // it connects again by itself
  // Another process may have claimed the item, so this one must stop.
  worker.on('lockRenewalFailed', (ids) => {
    for (const id of ids) worker.cancelJob(id);
  });
  return async (grace) => {
    running.isEnding = true;
    const closed = worker.close();
    const timer = grace === undefined ? undefined : setTimeout(() => worker.cancelAllJobs(), grace);
    await closed;
    clearTimeout(timer);
    connection.disconnect();
  };
}

/** @throws {LostData} Redis has less of the job than before */
function checkSeen({ job, seen }: Running, counts: Counts, { epoch, total = '0', loaded }: Facts): void {
  const found = totalOf(counts);
  const most = Math.max(seen.total, loaded === undefined ? 0 : Number(total));
  const isOther = seen.epoch !== undefined && epoch !== seen.epoch;
  if (isOther || found < most || counts.done < seen.done)
    throw new LostData(
      `job ${job.name}: Redis lost data: ${isOther ? 0 : found} of ${most} items are there, ${isOther ? 0 : counts.done} of ${seen.done} done. Set \`appendonly yes\`, check in the account which changes were made, and run the job again: lost items are repeated`,
    );
  seen.epoch = epoch ?? seen.epoch;
  seen.total = Math.max(most, found);
  seen.done = counts.done;
}

/** Looks at the job, and reports its progress. */
async function tell(running: Running): Promise<{ readonly counts: Counts; readonly facts: Facts }> {
  const { job, options, queue, fleet, warnings } = running;
  const { counts, facts } = await queue.look();
  checkSeen(running, counts, facts);
  const budgets = [...fleet.budgets];
  options.onProgress?.({ job: job.name, counts, total: totalOf(counts), calls: fleet.calls, budgets, warnings });
  const known = budgets.filter((one) => one !== undefined);
  if (known.length > 0) await queue.set({ budgets: JSON.stringify(known) });
  return { counts, facts };
}

/** Polls until the queue is in the wanted state, or the caller aborts. */
async function until(running: Running, isSo: (counts: Counts, facts: Facts) => boolean): Promise<Counts> {
  const { options, fleet } = running;
  for (;;) {
    const { counts, facts } = await tell(running);
    if (running.refusal !== undefined) throw running.refusal;
    if (options.signal?.aborted || isSo(counts, facts)) return counts;
    await fleet.clients[0]?.clock.sleep(LOOK, options.signal).catch(() => {}); // aborted, as the loop sees
  }
}

/** Adds items in order, from here on. */
async function add({ job, fleet, queue }: Running, staged: DatabaseSync, from: number, most: number): Promise<void> {
  const client = fleet.clients[0] as BulkClient; // there is one

  const read = staged.prepare('SELECT seq, key, item FROM item WHERE seq >= ? ORDER BY seq LIMIT ?');
  for (let next = from, left = most; left > 0; ) {
    const page = read.all(next, Math.min(BATCH, left));
    if (page.length === 0) return;
    const items = page.map(({ key, item }) => ({ key: String(key), item: JSON.parse(String(item)) }));
    const data = await Promise.all(items.map(async (one) => ({ ...one, calls: await callsFor(job, client, one) })));
    await queue.queue.addBulk(
      data.map((one) => ({
        name: 'item',
        data: one,
        // Not removed, because the queue is the journal.
        opts: { jobId: entryId(one.key), removeOnComplete: false, removeOnFail: false, stackTraceLimit: 0 },
      })),
    );
    left -= page.length;
    const { seq } = page.at(-1) ?? {};
    next = Number(seq) + 1;
  }
}

const refuse = ({ job, options }: Running, calls: string): void => {
  if (options.confirm !== undefined && options.confirm !== calls)
    throw new UsageError(
      `job ${job.name}: \`confirm\` is ${options.confirm}, but the current plan is ${calls}: nothing was sent. Plan again`,
    );
};

/** @throws {UsageError} the items that an earlier run added are those of another job, or another plan */
async function checkLoaded(running: Running, { calls = '' }: Facts): Promise<void> {
  for await (const entry of running.queue.added()) await checkCalls(running, entry);
  refuse(running, calls);
}

interface Filling {
  readonly running: Running;
  readonly staged: DatabaseSync;
  readonly total: number;
}

/** Reads and checks the items, and notes what they are. */
async function begin(running: Running, staged: DatabaseSync): Promise<Filling> {
  const { job, options, queue, fleet, seen } = running;
  const client = fleet.clients[0] as BulkClient; // there is one
  staged.exec(ITEM_TABLE);
  const { items: total, calls } = await stage(job, client, staged, { signal: options.signal });
  refuse(running, calls.id);
  const epoch = await queue.begin();
  await queue.set({ total: String(total), calls: calls.id });
  Object.assign(seen, { epoch, total });
  return { running, staged, total };
}

/** Adds the canary's items, then all others; returns the reason if it stops. */
async function fill({ running, staged, total }: Filling, before: Counts): Promise<string | undefined> {
  const { options, queue } = running;
  const canary = Math.min(options.canary ?? 0, total);
  if (canary > 0) {
    await add(running, staged, 0, canary);
    const counts = await until(running, (now) => endedOf(now) >= canary);
    const reason = canaryFailed(before, counts);
    if (reason !== undefined) return reason;
  }
  await add(running, staged, canary, Number.POSITIVE_INFINITY);
  // Redis may have been emptied meanwhile: then this is not a job that is loaded.
  await tell(running);
  await queue.set({ loaded: '1' });
  return undefined;
}

/** Opens the job's queue while `run` is pending. */
async function withQueue<Result>(
  clients: BulkClient | readonly BulkClient[],
  job: Job,
  options: Options,
  run: (running: Running) => Promise<Result>,
): Promise<Result> {
  checkOptions(job.name, options);
  const connected = await connect(options.redis);
  const { redisStore } = await import('flarewire/redis');
  const fleet = fleetOf(clients, redisStore(connected.redis));
  const queue = await openQueue(connected, job.name);
  try {
    const seen = { epoch: undefined, total: 0, done: 0 };
    const warnings = await warningsOf(connected);
    return await run({ job, options, connected, fleet, queue, warnings, seen, isEnding: false, refusal: undefined });
  } finally {
    await queue.close();
    connected.close();
  }
}

/** Processes items while `run` is pending, or until it calls `stop`. */
async function working<Result>(running: Running, run: (stop: () => Promise<void>) => Promise<Result>): Promise<Result> {
  const stop = startWorker(running);
  let grace: number | undefined;
  try {
    return await run(() => stop());
  } catch (error) {
    if (error instanceof LostData) grace = LOST_GRACE;
    throw error;
  } finally {
    await stop(grace);
  }
}

/** The report queries Redis again when its items are read. */
function reportOf({ job, options, warnings }: Running, counts: Counts, reason: string | undefined): Report {
  const isWaiting = counts.waiting + counts.started > 0;
  return {
    job: job.name,
    counts,
    total: totalOf(counts),
    stopped: reason ?? (isWaiting ? 'aborted' : undefined),
    warnings,
    async *items(state) {
      const connected = await connect(options.redis);
      const queue = await openQueue(connected, job.name);
      try {
        yield* queue.items(state);
      } finally {
        await queue.close();
        connected.close();
      }
    },
  };
}

/** Adds the items unless an earlier run has, processes them, and waits for all of them. */
export const runByRedis = (clients: BulkClient | readonly BulkClient[], job: Job, options: Options): Promise<Report> =>
  withQueue(clients, job, options, async (running) => {
    const { queue } = running;
    const staged = new DatabaseSync('');
    try {
      const { counts: before, facts } = await tell(running);
      const filling = facts.loaded === undefined ? await begin(running, staged) : undefined;
      if (filling === undefined) await checkLoaded(running, facts);
      await queue.brake.set(options.stopAt ?? {});
      await queue.queue.resume();
      return await working(running, async (stop) => {
        let reason = filling && (await fill(filling, before));
        if (reason === undefined)
          await until(running, (now, { bad = 0, ended = 0 }) => {
            const failed = Number(bad);
            reason = reasonToStop(NONE, { ...NONE, failed, done: Number(ended) - failed }, options.stopAt ?? {});
            return reason !== undefined || now.waiting + now.started === 0;
          });
        // Makes the other processes stop too.
        if (reason !== undefined) await queue.queue.pause();
        await stop();
        return reportOf(running, (await tell(running)).counts, reason);
      });
    } finally {
      staged.close();
    }
  });

/** Processes items until all have ended. */
export const workByRedis = (clients: BulkClient | readonly BulkClient[], job: Job, options: Options): Promise<void> =>
  withQueue(clients, job, options, (running) =>
    working(running, async () => {
      await until(running, (now, { loaded }) => now.waiting + now.started === 0 && loaded !== undefined);
    }),
  );
