/** Runs scripts on both common Redis clients, with a time limit and without adding anything to the client. */
import { UsageError } from '../errors/usage-error.ts';

/** The parts of an `ioredis` client that are used. */
export interface IoRedisClient {
  readonly status: string;
  eval(script: string, keys: number, ...args: string[]): Promise<unknown>;
}

/** The parts of a `redis` client (node-redis 4 and later) that are used. */
export interface NodeRedisClient {
  readonly isOpen: boolean;
  readonly isReady?: boolean;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

export type RedisClient = IoRedisClient | NodeRedisClient;

/** The part of a node-redis client that rate-limiter-flexible needs. */
export interface Scripts {
  /** True if a command would be sent at once instead of being queued. */
  readonly isReady: boolean;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** States of ioredis in which commands queue because the connection has failed. */
const BROKEN: readonly string[] = ['close', 'end', 'reconnecting'];

const isFunction = (value: unknown): boolean => typeof value === 'function';

function isIoRedis(client: RedisClient): client is IoRedisClient {
  return 'status' in client && typeof client.status === 'string';
}

/**
 * Rejects after the time limit and ignores a later result. The limit is two timers of half the time: if the program
 * blocked its thread, the response is found between them, and the delay is not attributed to Redis.
 */
async function within<T>(ms: number, run: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(`no response within ${ms} ms`));
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

/** A common interface to both clients. @throws {UsageError} for anything else */
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
    "redisStore: the first argument is not a client of 'ioredis' or 'redis'. Pass the client itself, such as new Redis(url) or createClient({ url }).",
  );
