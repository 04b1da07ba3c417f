/** A job in Redis: the queue of BullMQ, and the few facts that the queue does not keep. */
import { createHash, randomUUID } from 'node:crypto';
import type { Job as Entry, Queue } from 'bullmq';
import { UsageError } from 'flarewire';
import type { Redis, RedisOptions } from 'ioredis';
import { type Brake, brakeOf } from './redis-brake.ts';
import type { Claimed, Counts, Failure, ItemReport, ItemState } from './states.ts';

/** Prefix of all keys: those of BullMQ (`flarewire:<job>:…`), and ours. */
export const PREFIX = 'flarewire';
const JOBS = `${PREFIX}:jobs`;

/** An item as stored in Redis. */
export interface EntryData {
  readonly key: string;
  readonly item: unknown;
  readonly step?: number;
  /** Digest of its calls when it was added. */
  readonly calls?: string;
  /** How often a process took it and put it back before it began. */
  readonly returned?: number;
}

/** Metadata of a job, without its items. */
export interface Facts {
  /** Made when the first items are added: another one, or none, is another Redis. */
  readonly epoch?: string;
  readonly total?: string;
  /** Digest of all calls. */
  readonly calls?: string;
  readonly loaded?: string;
  readonly budgets?: string;
  /** Items of this run that failed, and that ended. */
  readonly bad?: string;
  readonly ended?: string;
}

export type Item = Entry<EntryData>;

export interface Connected {
  readonly redis: Redis;
  readonly bullmq: typeof import('bullmq');
  close(): void;
}

/**
 * Between two attempts to connect, `disconnect` of ioredis stops the next attempt but emits no `end`, for which BullMQ
 * waits: a worker could not be closed. As a client that waits for its first command, it emits one.
 */
function withEnd(redis: Redis): Redis {
  const { disconnect, duplicate } = redis;
  return Object.assign(redis, {
    disconnect(reconnect = false): void {
      if (!reconnect && redis.status === 'reconnecting') redis.status = 'wait';
      disconnect.call(redis, reconnect);
    },
    duplicate: (override?: Partial<RedisOptions>): Redis => withEnd(duplicate.call(redis, override)),
  });
}

/** @throws {UsageError} if the packages are not installed */
export async function connect(url: string): Promise<Connected> {
  try {
    const [bullmq, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')]);
    // Commands issued while Redis is down are executed when it is back.
    const redis = withEnd(new Redis(url, { maxRetriesPerRequest: null }));
    redis.on('error', () => {}); // ioredis reconnects by itself
    return { redis, bullmq, close: () => redis.disconnect() };
  } catch (error) {
    if (Object(error).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError('jobs in Redis need the packages bullmq, ioredis and rate-limiter-flexible: install them');
  }
}

/** The same key always gives the same entry, whichever process adds it. */
export const entryId = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

/** A failure in the form that BullMQ stores: serialized into the reason text. */
export class ItemError extends Error {
  constructor(failure: Failure) {
    super(JSON.stringify(failure));
    // A stack of this code helps nobody, and would be stored for each item.
    this.stack = '';
  }
}

function failureIn(reason: string | undefined): Failure {
  try {
    return JSON.parse(reason ?? '');
  } catch {
    // An error of BullMQ itself.
    return { name: 'Error', message: reason ?? 'failed' };
  }
}

export interface BulkQueue {
  readonly queue: Queue<EntryData>;
  readonly brake: Brake;
  counts(): Promise<Counts>;
  /** The facts, and counts that are no older. */
  look(): Promise<{ readonly facts: Facts; readonly counts: Counts }>;
  /** Records that the outcome of an item is unknown, or known. */
  noteUnknown(key: string, isUnknown: boolean): Promise<void>;
  items(state?: ItemState): AsyncGenerator<ItemReport>;
  /** As they were added. */
  added(): AsyncGenerator<EntryData>;
  retry(state: 'failed' | 'unknown'): Promise<number>;
  set(facts: Partial<Facts>): Promise<void>;
  /** The epoch of the job: of two that begin it at once, both get the same. */
  begin(): Promise<string>;
  close(): Promise<void>;
}

const TYPES = ['completed', 'failed', 'active', 'waiting'] as const;
/** BullMQ's name for each state. */
const TYPE_OF = {
  done: 'completed',
  failed: 'failed',
  unknown: 'failed',
  started: 'active',
  waiting: 'waiting',
} as const;
const PAGE = 500;

export function claimedOf(entry: Item): Claimed {
  const { key, item, step = 0, returned = 0 } = entry.data;
  return { key, item, attempt: entry.attemptsStarted - returned, step };
}

type Type = (typeof TYPES)[number];

/** An opened queue. */
interface Reading {
  readonly queue: Queue<EntryData>;
  readonly redis: Redis;
  /** Key of the set of items whose outcome is unknown. */
  readonly unknown: string;
  /** Key of the facts that the queue does not store. */
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

async function lookAt({ queue, redis, unknown, facts: key }: Reading): ReturnType<BulkQueue['look']> {
  // Facts first: once they say that all items are loaded, all are counted.
  const facts: Facts = await redis.hgetall(key);
  const { completed = 0, failed = 0, active = 0, waiting = 0 } = await queue.getJobCounts(...TYPES);
  const doubtful = Math.min(failed, await redis.scard(unknown));
  // Items still to be added count as waiting.
  const toAdd = facts.loaded === undefined ? Number(facts.total ?? 0) - completed - failed - active : 0;
  const rest = Math.max(waiting, toAdd);
  return {
    facts,
    counts: { done: completed, failed: failed - doubtful, unknown: doubtful, started: active, waiting: rest },
  };
}

async function retryIn(reading: Reading, state: 'failed' | 'unknown'): Promise<number> {
  // Retried items leave the pages being read, so collect them first.
  const all: Item[] = [];
  for await (const { entry } of entries(reading, state)) all.push(entry);
  for (const entry of all) {
    await reading.redis.srem(reading.unknown, String(entry.id));
    if (entry.data.returned !== undefined) await entry.updateData({ ...entry.data, returned: 0 });
    await entry.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
  }
  return all.length;
}

/** Opens the queue of a job and registers the job's name. */
export async function openQueue({ bullmq, redis }: Connected, name: string): Promise<BulkQueue> {
  const queue: Queue<EntryData> = new bullmq.Queue<EntryData>(name, { connection: redis, prefix: PREFIX });
  queue.on('error', () => {}); // ioredis reconnects by itself
  const [unknown, facts] = [`${PREFIX}:${name}:unknown`, `${PREFIX}:${name}:facts`];
  const reading: Reading = { queue, redis, unknown, facts };
  await redis.sadd(JOBS, name);
  return {
    queue,
    brake: brakeOf(redis, facts, `${PREFIX}:${name}:begun`),
    counts: async () => (await lookAt(reading)).counts,
    look: () => lookAt(reading),
    noteUnknown: async (key, isUnknown) =>
      void (await (isUnknown ? redis.sadd(unknown, entryId(key)) : redis.srem(unknown, entryId(key)))),
    items: (state) => itemsIn(reading, state),
    async *added() {
      for await (const { entry } of entries(reading)) yield entry.data;
    },
    retry: (state) => retryIn(reading, state),
    set: async (values) => void (await redis.hset(facts, values)),
    async begin() {
      await redis.hsetnx(facts, 'epoch', randomUUID());
      return String(await redis.hget(facts, 'epoch'));
    },
    close: () => queue.close(),
  };
}

/** The names of all jobs of a Redis. */
export const jobNames = async ({ redis }: Connected): Promise<string[]> => (await redis.smembers(JOBS)).sort();

/** Settings of a Redis under which a crash can lose a job. */
export async function warningsOf({ redis }: Connected): Promise<string[]> {
  // Some providers hide this: then nothing is known.
  const text = await redis.info('persistence').catch(() => '');
  return /^aof_enabled:0/m.test(text)
    ? ['Redis runs without `appendonly yes`: if it stops, the job and its report are lost. Set `appendonly yes`']
    : [];
}
