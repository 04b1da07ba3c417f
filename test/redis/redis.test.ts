/** The shared budget with a real redis-server, real clients and separate processes. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { createClient } from 'redis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RedisClient, redisStore } from '../../packages/client/src/extras/redis.ts';
import type { Work } from './redis-process.ts';
import {
  type Counting,
  countingServer,
  freePort,
  noRedis,
  type RedisServer,
  redisServer,
  type Worker,
  worker,
} from './redis-support.ts';

const QUOTA = 240;
const WINDOW = 6;
const NAMES = ['a', 'b', 'c', 'd'];
const LIMIT = { name: 'default', quota: 100, window: 300 };
/** Whole seconds weigh more in a window of 6 s than in one of 300 s: the usual margin would cost a third here. */
const MARGIN = 1250;

const cleanups: (() => Promise<void>)[] = [];
let shared: RedisServer;

async function startRedis(): Promise<RedisServer> {
  const redis = await redisServer();
  cleanups.push(() => redis.remove());
  await redis.start();
  return redis;
}

beforeEach(({ skip }) => {
  if (noRedis !== undefined) skip(noRedis);
});
beforeAll(async () => {
  if (noRedis === undefined) shared = await startRedis();
});
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

interface Scene {
  readonly server: Counting;
  readonly workers: readonly Worker[];
  stop(): Promise<(number | null)[]>;
}

/** Four processes with one token and a counting server. */
async function scene(
  how: Pick<Work, 'package' | 'through' | 'port'>,
  kind: Pick<Parameters<typeof countingServer>[0], 'begins' | 'round'>,
): Promise<Scene> {
  const limit = { quota: QUOTA, window: WINDOW };
  const server = await countingServer({ ...limit, ...kind });
  const work = { ...how, url: server.url, loops: 8, processes: NAMES.length, margin: MARGIN };
  const workers = await Promise.all(NAMES.map((one) => worker(one, { ...work, ...limit })));
  const stop = () => Promise.all(workers.map((one) => one.stop()));
  cleanups.push(async () => {
    await stop();
    await server.close();
  });
  return { server, workers, stop };
}

/** Waits for a condition; the error names it. */
async function until(what: string, seconds: number, isSo: () => boolean): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`did not happen in ${seconds} s: ${what}`);
    await sleep(20);
  }
}

/** Calls per second over two full windows, as a share of the limit. */
function throughput({ served }: Counting): number {
  const seconds = ((served[2 * QUOTA]?.at ?? Number.POSITIVE_INFINITY) - (served[0]?.at ?? 0)) / 1000;
  return (2 * QUOTA) / seconds / (QUOTA / WINDOW);
}

const clean = (workers: readonly Worker[]) => workers.flatMap(({ said, faults }) => [...said, ...faults]);

describe('four processes with one token', () => {
  it.concurrent('four full clients with ioredis get no 429 and most of the budget', async ({ expect }) => {
    const { server, workers, stop } = await scene(
      { package: 'ioredis', through: 'client', port: shared.port },
      { begins: 'with a call', round: Math.floor },
    );
    await until('a third window', 40, () => server.served.length > 2 * QUOTA + QUOTA / 2);
    expect({ refused: server.refused, exits: await stop(), words: clean(workers) }).toEqual({
      refused: 0,
      exits: [0, 0, 0, 0],
      words: [],
    });
    expect(throughput(server)).toBeGreaterThan(0.7);
  });

  it.concurrent('four bare stores with node-redis get no 429 and most of the budget with fixed windows', async ({
    expect,
  }) => {
    const redis = await startRedis();
    const { server, workers, stop } = await scene(
      { package: 'redis', through: 'store', port: redis.port },
      { begins: 'by the clock', round: Math.ceil },
    );
    await until('a third window', 40, () => server.served.length > 2 * QUOTA + QUOTA / 2);
    expect({ refused: server.refused, exits: await stop(), words: clean(workers) }).toEqual({
      refused: 0,
      exits: [0, 0, 0, 0],
      words: [],
    });
    expect(throughput(server)).toBeGreaterThan(0.7);
  });

  it.concurrent('processes limit themselves to their shares while Redis is unavailable, and share again when it is back', async ({
    expect,
  }) => {
    const redis = await startRedis();
    const { server, workers, stop } = await scene(
      { package: 'ioredis', through: 'store', port: redis.port },
      { begins: 'with a call', round: Math.floor },
    );
    const windowsOf = (by: string): Map<number, number> => {
      const counts = new Map<number, number>();
      for (const one of server.served) if (one.by === by) counts.set(one.window, (counts.get(one.window) ?? 0) + 1);
      return counts;
    };
    await until('half a window', 15, () => server.served.length > QUOTA / 2);
    await redis.kill();
    const first = server.served[0]?.window;
    const later = (by: string) => [...windowsOf(by)].filter(([window]) => window !== first).map(([, calls]) => calls);
    await until('each continues with its share', 20, () => NAMES.every((name) => Math.max(0, ...later(name)) > 50));
    expect(Math.max(...NAMES.flatMap(later))).toBeLessThanOrEqual(QUOTA / NAMES.length);
    await redis.start();
    await until('all are back', 15, () => workers.every(({ said }) => said.length === 2));
    const words = workers.map(({ said }) => said.map((text) => text.slice(0, text.startsWith('warn') ? 44 : 37)));
    await Promise.all(workers.slice(1).map((one) => one.stop()));
    // Alone, a process far exceeds its share only if the budget is shared again.
    await until('more than a share', 25, () => [...windowsOf('a').values()].some((calls) => calls > 200));
    await stop();
    expect(server.refused).toBe(0);
    expect(words).toEqual(
      NAMES.map(() => ['warn flarewire/redis: Redis is unavailable (', 'info flarewire/redis: Redis is back; ']),
    );
  });
});

describe('a window in Redis', () => {
  /** A store with its own keys, whose Redis must stay available. */
  async function connect(prefix: string) {
    const client = new Redis(shared.port, '127.0.0.1');
    cleanups.push(async () => client.disconnect());
    const lines: string[] = [];
    const logger = { warn: (text: string) => lines.push(text), info: (text: string) => lines.push(text) };
    const store = redisStore(client, { prefix, logger });
    const key = `${prefix}${createHash('sha256').update('token').digest('hex')}:default`;
    const report = async (left: number, resetsIn: number) => {
      const before = JSON.stringify(await client.hgetall(key));
      store.report?.('token', { ...LIMIT, left, resetsIn });
      while (JSON.stringify(await client.hgetall(key)) === before) await sleep(1);
    };
    const take = () => store.take('token', LIMIT);
    const goes = async (calls: number) =>
      (await Promise.all(Array.from({ length: calls }, take))).filter((wait) => wait === 0).length;
    return { client, store, key, report, take, goes, lines };
  }

  it('the window is stored under the hash of the credential and the name of the policy', async () => {
    const { client, store, key, take } = await connect('hash:');
    await take();
    await store.take('token', { ...LIMIT, name: 'burst' });
    expect((await client.keys('hash:*')).sort()).toEqual([key.replace('default', 'burst'), key]);
  });

  it('a twentieth of the calls may start before the first response', async () => {
    const { goes, report } = await connect('ahead:');
    expect(await goes(30)).toBe(5);
    await report(95, 290_000);
    await sleep(120);
    expect(await goes(30)).toBe(30);
  });

  it('the quota is never exceeded, however many ask at once', async () => {
    const stores = await Promise.all([1, 2, 3, 4].map(() => connect('many:')));
    await stores[0]?.report(99, 290_000);
    const goes = await Promise.all(stores.map((one) => one.goes(60)));
    expect(goes.reduce((sum, one) => sum + one)).toBe(99);
  });

  it('calls of other programs and calls in flight are counted', async () => {
    const { goes, report } = await connect('others:');
    expect(await goes(5)).toBe(5);
    await report(10, 290_000);
    await sleep(120);
    // Four are in flight and may not be included in the ten.
    expect(await goes(20)).toBe(6);
  });

  it('the window ends with that of the server', async () => {
    const { client, key, take, report } = await connect('ends:');
    await take();
    expect(await client.pttl(key)).toBeGreaterThan(301_000);
    await report(50, 20_000);
    expect(Math.round((await client.pttl(key)) / 1000)).toBe(22);
  });

  it('the window extends to the end of the next server window if a call fell into that', async () => {
    const { client, key, goes, report } = await connect('next:');
    await goes(2);
    await report(0, 1000);
    await report(99, 299_000);
    expect([Math.round((await client.pttl(key)) / 1000), await client.hget(key, 'left')]).toEqual([301, '99']);
  });

  it('a late response from the previous window is ignored', async () => {
    const { client, key, goes, report } = await connect('late:');
    await goes(2);
    await report(99, 299_000);
    await report(0, 0);
    expect([Math.round((await client.pttl(key)) / 1000), await client.hget(key, 'left')]).toEqual([301, '99']);
  });

  it('the window stays empty at its end after heavy use, and continues after light use', async () => {
    const { client, key, take } = await connect('tail:');
    await take();
    await client.hset(key, 'taken', 60, 'answered', 60, 'left', 40);
    await client.pexpire(key, 3000);
    const wait = await take();
    expect(wait > 2500 && wait < 3300).toBe(true);
    const other = await connect('tail:');
    await client.hset(key, 'taken', 10, 'answered', 10, 'left', 90);
    expect(await other.take()).toBe(0);
    expect(await client.pttl(key)).toBeGreaterThan(301_000);
  });

  it('calls sent before the limit was known are counted', async () => {
    const { client, key, report } = await connect('before:');
    await report(99, 290_000);
    await report(98, 290_000);
    expect(await client.hgetall(key)).toEqual({ taken: '1', answered: '1', left: '98' });
  });
});

describe('without Redis', () => {
  const lines: string[] = [];
  const logger = { warn: (text: string) => lines.push(text), info: (text: string) => lines.push(text) };

  /** If each of the sixty calls lost half a second, it would be half a minute. */
  const ONCE_MS = 15_000;

  /** Thirty calls at once, and then more: returns how many started, and whether time was lost at most once. */
  async function calls(client: RedisClient): Promise<{ goes: number; isOnce: boolean; lines: string[] }> {
    lines.length = 0;
    const store = redisStore(client, { logger });
    const start = Date.now();
    const take = () => store.take('token', LIMIT);
    const waits = await Promise.all(Array.from({ length: 30 }, take));
    store.report?.('token', { ...LIMIT, left: 99, resetsIn: 290_000 });
    await sleep(5);
    for (let i = 0; i < 30; i++) waits.push(await take());
    const isOnce = Date.now() - start < ONCE_MS;
    return { goes: waits.filter((wait) => wait === 0).length, isOnce, lines: lines.map((line) => line.slice(0, 37)) };
  }
  // One starts early; then the share of ten, or a tenth of the remaining 99.
  const expected = { goes: 10, isOnce: true, lines: ['warn'] };

  it('ioredis continues with its share, with or without an offline queue', async () => {
    for (const enableOfflineQueue of [true, false]) {
      const client = new Redis(await freePort(), '127.0.0.1', { enableOfflineQueue });
      client.on('error', () => {});
      const before = client.eventNames().map((name) => [name, client.listenerCount(name)]);
      const seen = await calls(client);
      expect({ ...seen, lines: seen.lines.map(() => 'warn') }).toEqual(expected);
      expect(client.eventNames().map((name) => [name, client.listenerCount(name)])).toEqual(before);
      client.disconnect();
    }
  });

  it('node-redis continues with its share, connecting or never connected', async () => {
    for (const isConnecting of [true, false]) {
      const client = createClient({ url: `redis://127.0.0.1:${await freePort()}` });
      client.on('error', () => {});
      const connecting = isConnecting ? client.connect().catch(() => {}) : undefined;
      const seen = await calls(client);
      expect({ ...seen, lines: seen.lines.map(() => 'warn') }).toEqual(expected);
      if (isConnecting) client.destroy();
      await connecting;
    }
  });

  it('an unresponsive Redis costs half a second once', async () => {
    const redis = await startRedis();
    const client = new Redis(redis.port, '127.0.0.1');
    await client.ping();
    redis.signal('SIGSTOP');
    const seen = await calls(client);
    expect({ ...seen, lines: seen.lines.map(() => 'warn') }).toEqual(expected);
    client.disconnect();
    redis.signal('SIGCONT');
  });

  it('a read-only Redis counts as unavailable', async () => {
    const redis = await startRedis();
    const client = new Redis(redis.port, '127.0.0.1');
    await client.replicaof('127.0.0.1', String(await freePort()));
    const seen = await calls(client);
    expect({ ...seen, lines: seen.lines.map(() => 'warn') }).toEqual(expected);
    client.disconnect();
  });
});
