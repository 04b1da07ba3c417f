/** A job in Redis: the queue of BullMQ, and the few facts beside it that the queue does not keep. */
import { createHash } from 'node:crypto';
import type { Job as Entry, Queue } from 'bullmq';
import { UsageError } from 'flarewire';
import type { Redis } from 'ioredis';
import type { Claimed, Counts, Failure, ItemReport, ItemState } from './states.ts';

/** Before all keys: those of BullMQ (`flarewire:<job>:…`), and ours. */
export const PREFIX = 'flarewire';
const JOBS = `${PREFIX}:jobs`;

/** An item as it is in Redis. */
export interface EntryData {
  readonly key: string;
  readonly item: unknown;
  readonly step?: number;
}

export type Item = Entry<EntryData>;

export interface Connected {
  readonly redis: Redis;
  readonly bullmq: typeof import('bullmq');
  close(): void;
}

/** @throws {UsageError} where the packages are not installed */
export async function connect(url: string): Promise<Connected> {
  try {
    const [bullmq, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')]);
    // What is asked while Redis is away is answered when it is back.
    const redis = new Redis(url, { maxRetriesPerRequest: null });
    redis.on('error', () => {}); // it connects again by itself
    return { redis, bullmq, close: () => redis.disconnect() };
  } catch (error) {
    if (Object(error).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError('jobs in Redis need the packages bullmq, ioredis and rate-limiter-flexible: install them');
  }
}

/** Which items there are does not depend on who adds them: the same key is the same entry. */
export const entryId = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

/** A failure as BullMQ keeps it: in the reason, which is a text. */
export class ItemError extends Error {
  constructor(failure: Failure) {
    super(JSON.stringify(failure));
    // A stack of ours tells nobody anything, and would be kept for each item.
    this.stack = '';
  }
}

function failureIn(reason: string | undefined): Failure {
  try {
    return JSON.parse(reason ?? '');
  } catch {
    // One of BullMQ itself.
    return { name: 'Error', message: reason ?? 'failed' };
  }
}

export interface BulkQueue {
  readonly queue: Queue<EntryData>;
  counts(): Promise<Counts>;
  /** Notes that nobody knows how an item ended, or that somebody does. */
  noteUnknown(key: string, isUnknown: boolean): Promise<void>;
  items(state?: ItemState): AsyncGenerator<ItemReport>;
  retry(state: 'failed' | 'unknown'): Promise<number>;
  get(name: string): Promise<string | undefined>;
  set(name: string, value: string): Promise<void>;
  close(): Promise<void>;
}

const TYPES = ['completed', 'failed', 'active', 'waiting'] as const;
/** Where BullMQ has the items of a state. */
const TYPE_OF = {
  done: 'completed',
  failed: 'failed',
  unknown: 'failed',
  started: 'active',
  waiting: 'waiting',
} as const;
const PAGE = 500;

export function claimedOf(entry: Item): Claimed {
  const { key, item, step = 0 } = entry.data;
  return { key, item, attempt: entry.attemptsStarted, step };
}

type Type = (typeof TYPES)[number];

/** A queue as it is read. */
interface Reading {
  readonly queue: Queue<EntryData>;
  readonly redis: Redis;
  /** Key of the set of items whose outcome is unknown. */
  readonly unknown: string;
  /** Key of what the queue does not keep. */
  readonly facts: string;
}

async function stateOf({ redis, unknown }: Reading, type: Type, entry: Item): Promise<ItemState> {
  if (type === 'completed') return 'done';
  if (type === 'failed') return (await redis.sismember(unknown, String(entry.id))) === 1 ? 'unknown' : 'failed';
  return type === 'active' ? 'started' : 'waiting';
}

/** The entries of a state, or all. */
async function* entries(reading: Reading, state?: ItemState) {
  for (const type of state ? [TYPE_OF[state]] : TYPES)
    for (let from = 0; ; from += PAGE) {
      const page = (await reading.queue.getJobs([type], from, from + PAGE - 1, true)) as (Item | undefined)[]; // undefined: it has just changed its state
      for (const entry of page) {
        const is = entry && (await stateOf(reading, type, entry));
        if (entry && is && (state === undefined || is === state)) yield { is, entry };
      }
      if (page.length < PAGE) break;
    }
}

async function* itemsIn(reading: Reading, state?: ItemState): AsyncGenerator<ItemReport> {
  for await (const { is, entry } of entries(reading, state)) {
    const { attemptsStarted: attempts, data } = entry;
    yield {
      key: data.key,
      state: is,
      attempts,
      ...(is === 'done' && { result: entry.returnvalue }),
      ...((is === 'failed' || is === 'unknown') && { error: failureIn(entry.failedReason) }),
    };
  }
}

async function countIn({ queue, redis, unknown, facts }: Reading): Promise<Counts> {
  const { completed = 0, failed = 0, active = 0, waiting = 0 } = await queue.getJobCounts(...TYPES);
  const doubtful = Math.min(failed, await redis.scard(unknown));
  // Those that are still to be added wait too.
  const total = Number((await redis.hget(facts, 'total')) ?? 0);
  const rest = Math.max(waiting, total - completed - failed - active);
  return { done: completed, failed: failed - doubtful, unknown: doubtful, started: active, waiting: rest };
}

async function retryIn(reading: Reading, state: 'failed' | 'unknown'): Promise<number> {
  // What is retried leaves the pages that are being read.
  const all: Item[] = [];
  for await (const { entry } of entries(reading, state)) all.push(entry);
  for (const entry of all) {
    await reading.redis.srem(reading.unknown, String(entry.id));
    await entry.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
  }
  return all.length;
}

/** Opens the queue of a job, and puts the job's name where others find it. */
export async function openQueue({ bullmq, redis }: Connected, name: string): Promise<BulkQueue> {
  const queue: Queue<EntryData> = new bullmq.Queue<EntryData>(name, { connection: redis, prefix: PREFIX });
  queue.on('error', () => {}); // as above
  const [unknown, facts] = [`${PREFIX}:${name}:unknown`, `${PREFIX}:${name}:facts`];
  const reading: Reading = { queue, redis, unknown, facts };
  await redis.sadd(JOBS, name);
  return {
    queue,
    counts: () => countIn(reading),
    noteUnknown: async (key, isUnknown) =>
      void (await (isUnknown ? redis.sadd(unknown, entryId(key)) : redis.srem(unknown, entryId(key)))),
    items: (state) => itemsIn(reading, state),
    retry: (state) => retryIn(reading, state),
    get: async (field) => (await redis.hget(facts, field)) ?? undefined,
    set: async (field, value) => void (await redis.hset(facts, field, value)),
    close: () => queue.close(),
  };
}

/** The names of all jobs of a Redis. */
export const jobNames = async ({ redis }: Connected): Promise<string[]> => (await redis.smembers(JOBS)).sort();
