/** Runs a job over many machines: BullMQ carries the items, the processes that take part share one budget. */
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
  type Item,
  ItemError,
  openQueue,
  PREFIX,
} from './redis-queue.ts';
import { callsOf, ITEM_TABLE, stage } from './stage.ts';
import { type Counts, endedOf, totalOf } from './states.ts';

/** Items that are added at a time. */
const BATCH = 500;
/** Milliseconds between two looks at the queue. */
const LOOK = 500;
/** Milliseconds that an item stays with a process that says nothing any more. */
const CLAIM = 30_000;

type Options = RunOptions &
  RedisWorkOptions & {
    /** For tests: see CLAIM. */
    readonly claim?: number;
  };

interface Running {
  readonly job: Job;
  readonly options: Options;
  readonly connected: Connected;
  readonly queue: BulkQueue;
  readonly fleet: Fleet;
  /** Items that were seen in Redis. */
  total: number;
}

/** Works on items of the queue, each with the client that has the fewest at the time. Gives what ends it, after the items at hand. */
function startWorker({ job, options, connected, queue, fleet }: Running): () => Promise<void> {
  const { clients } = fleet;
  const { claim = CLAIM, concurrency = 10 } = options;
  const busy = clients.map(() => 0);
  const work = async (entry: Item, _token?: string, signal?: AbortSignal): Promise<unknown> => {
    const slot = busy.indexOf(Math.min(...busy));
    busy[slot] = (busy[slot] ?? 0) + 1;
    const claimed = claimedOf(entry);
    try {
      const outcome = await perform(job, clients[slot], claimed, signal ?? new AbortController().signal);
      if (outcome.state === 'unknown' || claimed.attempt > 1)
        await queue.noteUnknown(claimed.key, outcome.state === 'unknown');
      if (outcome.state === 'done') return outcome.result ?? null;
      if (outcome.step !== claimed.step) await entry.updateData({ ...entry.data, step: outcome.step });
      throw new ItemError(outcome.error);
    } finally {
      busy[slot] = (busy[slot] ?? 0) - 1;
    }
  };
  // It waits for items on a connection of its own.
  const connection = connected.redis.duplicate();
  connection.on('error', () => {}); // it connects again by itself
  const worker = new connected.bullmq.Worker<EntryData>(job.name, work, {
    connection,
    prefix: PREFIX,
    concurrency: concurrency * clients.length,
    lockDuration: claim,
    stalledInterval: claim,
    // How often its process was killed says nothing against an item.
    maxStalledCount: Number.MAX_SAFE_INTEGER,
  });
  worker.on('error', () => {}); // it connects again by itself
  // Another process may have the item by now: this one must not go on with it.
  worker.on('lockRenewalFailed', (ids) => {
    for (const id of ids) worker.cancelJob(id);
  });
  return async () => {
    await worker.close();
    connection.disconnect();
  };
}

async function tell({ job, options, queue, fleet }: Running): Promise<Counts> {
  const counts = await queue.counts();
  const budgets = [...fleet.budgets];
  options.onProgress?.({ job: job.name, counts, total: totalOf(counts), calls: fleet.calls, budgets });
  const known = budgets.filter((one) => one !== undefined);
  if (known.length > 0) await queue.set('budgets', JSON.stringify(known));
  return counts;
}

/** Until the queue is as wanted, or the caller aborts. */
async function until(running: Running, isSo: (counts: Counts) => boolean | Promise<boolean>): Promise<Counts> {
  const { options, fleet, job } = running;
  for (;;) {
    const counts = await tell(running);
    const total = totalOf(counts);
    // Items never go: fewer than before is a Redis that lost data.
    if (total < running.total)
      throw new UsageError(
        `job ${job.name}: Redis has ${total} of ${running.total} items: it lost data. Set \`appendonly yes\`, and run the job again: it begins anew`,
      );
    running.total = total;
    if (options.signal?.aborted || (await isSo(counts))) return counts;
    await fleet.clients[0]?.clock.sleep(LOOK, options.signal).catch(() => {}); // aborted, as the loop sees
  }
}

/** Items in their order, from here on. */
async function add({ queue }: Running, staged: DatabaseSync, from: number, most: number): Promise<void> {
  const read = staged.prepare('SELECT seq, key, item FROM item WHERE seq >= ? ORDER BY seq LIMIT ?');
  for (let next = from, left = most; left > 0; ) {
    const page = read.all(next, Math.min(BATCH, left));
    if (page.length === 0) return;
    await queue.queue.addBulk(
      page.map(({ key, item }) => ({
        name: 'item',
        data: { key: String(key), item: JSON.parse(String(item)) },
        // Kept: the queue is the journal.
        opts: { jobId: entryId(String(key)), removeOnComplete: false, removeOnFail: false, stackTraceLimit: 0 },
      })),
    );
    left -= page.length;
    const { seq } = page.at(-1) ?? {};
    next = Number(seq) + 1;
  }
}

/** Lets the canary's items go, then all others; gives why not. */
async function fill(running: Running, before: Counts): Promise<string | undefined> {
  const { job, options, queue, fleet } = running;
  if ((await queue.get('loaded')) !== undefined) return undefined;
  const staged = new DatabaseSync('');
  try {
    staged.exec(ITEM_TABLE);
    const client = fleet.clients[0] as BulkClient; // there is one
    const total = await stage(job, client, staged, { signal: options.signal });
    const calls = await callsOf(job, client, staged);
    if (options.confirm !== undefined && options.confirm !== calls)
      throw new UsageError(
        `job ${job.name}: \`confirm\` is not the id of the plan of its calls, ${calls}: nothing was sent`,
      );
    await queue.set('total', String(total));
    const canary = Math.min(options.canary ?? 0, total);
    if (canary > 0) {
      await add(running, staged, 0, canary);
      const counts = await until(running, (now) => endedOf(now) >= canary);
      const reason = canaryFailed(before, counts);
      if (reason !== undefined) return reason;
    }
    await add(running, staged, canary, Number.POSITIVE_INFINITY);
    await queue.set('loaded', '1');
    return undefined;
  } finally {
    staged.close();
  }
}

/** Opens the job's queue for as long as `run` goes on. */
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
    return await run({ job, options, connected, fleet, queue, total: 0 });
  } finally {
    await queue.close();
    connected.close();
  }
}

/** Works on items for as long as `run` goes on, or until it calls `stop`. */
async function working<Result>(running: Running, run: (stop: () => Promise<void>) => Promise<Result>): Promise<Result> {
  const stop = startWorker(running);
  try {
    return await run(stop);
  } finally {
    await stop();
  }
}

/** The report asks Redis again when its items are read. */
function reportOf({ job, options }: Running, counts: Counts, reason: string | undefined): Report {
  const isWaiting = counts.waiting + counts.started > 0;
  return {
    job: job.name,
    counts,
    total: totalOf(counts),
    stopped: reason ?? (isWaiting ? 'aborted' : undefined),
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

/** Adds the items, unless an earlier run has, works on them, and waits for all of them. */
export const runByRedis = (clients: BulkClient | readonly BulkClient[], job: Job, options: Options): Promise<Report> =>
  withQueue(clients, job, options, async (running) => {
    const { queue } = running;
    const before = await queue.counts();
    await queue.queue.resume();
    return working(running, async (stop) => {
      let reason = await fill(running, before);
      if (reason === undefined)
        await until(running, (now) => {
          reason = reasonToStop(before, now, options.stopAt ?? {});
          return reason !== undefined || now.waiting + now.started === 0;
        });
      // The other processes stop too.
      if (reason !== undefined) await queue.queue.pause();
      await stop();
      return reportOf(running, await tell(running), reason);
    });
  });

/** Takes part until all items have ended. */
export const workByRedis = (clients: BulkClient | readonly BulkClient[], job: Job, options: Options): Promise<void> =>
  withQueue(clients, job, options, (running) =>
    working(running, async () => {
      await until(
        running,
        async (now) => now.waiting + now.started === 0 && (await running.queue.get('loaded')) !== undefined,
      );
    }),
  );
