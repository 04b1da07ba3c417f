/** One way to run a script, for both of the usual Redis clients, with a time limit and nothing added to the client. */
import { UsageError } from '../errors/usage-error.ts';

/** What is used of a client of `ioredis`. */
export interface IoRedisClient {
  readonly status: string;
  eval(script: string, keys: number, ...args: string[]): Promise<unknown>;
}

/** What is used of a client of `redis` (node-redis 4 and later). */
export interface NodeRedisClient {
  readonly isOpen: boolean;
  readonly isReady?: boolean;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

export type RedisClient = IoRedisClient | NodeRedisClient;

/** A client as rate-limiter-flexible takes it for node-redis: it needs no more than this. */
export interface Scripts {
  /** Whether a command would go out at once instead of into a queue. */
  readonly isReady: boolean;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** States of ioredis in which a command would wait in its queue for a connection that has failed before. */
const BROKEN: readonly string[] = ['close', 'end', 'reconnecting'];

const isFunction = (value: unknown): boolean => typeof value === 'function';

function isIoRedis(client: RedisClient): client is IoRedisClient {
  return 'status' in client && typeof client.status === 'string';
}

/**
 * Rejects when the time is up; what comes later is dropped. The time is waited for in two halves: a program that has kept
 * its thread busy for longer finds the answer between them, and does not take its own slowness for that of Redis.
 */
async function within<T>(ms: number, run: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(`no answer within ${ms} ms`));
    timer = setTimeout(() => {
      timer = setTimeout(fail, ms / 2);
    }, ms / 2);
  });
  try {
    return await Promise.race([run(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Both clients as one. @throws {UsageError} for what is neither */
export function scriptsOf(client: RedisClient, timeout: number): Scripts {
  if (typeof client !== 'object' || client === null || !isFunction(client.eval)) throw neither();
  if (isIoRedis(client)) {
    return {
      get isReady() {
        return client.status === 'ready';
      },
      async eval(script, options) {
        if (BROKEN.includes(client.status)) throw new Error(`the connection is in state '${client.status}'`);
        return within(timeout, () => client.eval(script, options.keys.length, ...options.keys, ...options.arguments));
      },
    };
  }
  if (typeof client.isOpen !== 'boolean') throw neither();
  return {
    get isReady() {
      return client.isReady ?? client.isOpen;
    },
    eval: async (script, options) => within(timeout, () => client.eval(script, options)),
  };
}

const neither = (): UsageError =>
  new UsageError(
    "redisStore: the first argument is no client of 'ioredis' or 'redis'. Give the client itself, such as new Redis(url) or createClient({ url }).",
  );
