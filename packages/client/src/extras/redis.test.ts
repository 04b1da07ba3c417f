import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UsageError } from '../errors/usage-error.ts';
import type { RedisClient } from './redis.ts';
import { type RedisStoreOptions, redisStore } from './redis.ts';
import { newWindow, noteRefused, noteTaken, takeLocally, tellLocally } from './redis-local.ts';

const LIMIT = { name: 'default', quota: 100, window: 60 };
const SHARED = { processes: 4, margin: 2000 };

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  // The real implementation resolves on another thread, at an unpredictable time.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (_, data) => {
    const bytes =
      data instanceof ArrayBuffer
        ? new Uint8Array(data)
        : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    return new Uint8Array(createHash('sha256').update(bytes).digest()).buffer;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A fake Redis that counts and can fail; the scripts are tested with a real one. */
function fakeRedis() {
  const calls: { readonly script: string; readonly key: string; readonly args: readonly string[] }[] = [];
  const redis = { isAway: false, isSilent: false, taken: 0, calls };
  const run = async (script: string, key: string, args: readonly string[]): Promise<unknown> => {
    calls.push({ script, key, args });
    if (redis.isSilent) return new Promise(() => {});
    if (redis.isAway) throw new Error('connection refused');
    return script.includes('quota') ? [++redis.taken, 62_000] : 1;
  };
  const node = {
    isOpen: true,
    get isReady() {
      return !redis.isAway;
    },
    eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
      run(script, options.keys[0] ?? '', options.arguments),
  };
  const io = {
    status: 'ready',
    eval: (script: string, _: number, key: string, ...args: string[]) => run(script, key, args),
  };
  return { redis, node, io };
}

function storeOf(client: RedisClient, options: RedisStoreOptions = {}) {
  const lines: string[] = [];
  const logger = {
    warn: (line: string) => lines.push(`warn ${line}`),
    info: (line: string) => lines.push(`info ${line}`),
  };
  const store = redisStore(client, { processes: 4, logger, ...options });
  const goes = async (calls: number): Promise<number> => {
    let count = 0;
    for (let i = 0; i < calls; i++) if ((await store.take('token', LIMIT)) === 0) count++;
    return count;
  };
  const report = async (left: number, resetsIn: number) => {
    store.report?.('token', { ...LIMIT, left, resetsIn });
    // A pending note is processed before the reply to a later request.
    await store.take('another', LIMIT);
  };
  return { store, lines, goes, report };
}

describe('redisStore', () => {
  test('redisStore rejects an invalid client and invalid options', () => {
    const { io } = fakeRedis();
    const mistake = (client: unknown, options?: RedisStoreOptions) => () => redisStore(client as RedisClient, options); // invalid on purpose
    expect(mistake('redis://localhost')).toThrow(UsageError);
    expect(mistake({ eval() {} })).toThrow("the first argument is not a client of 'ioredis' or 'redis'");
    expect(mistake(io, { processes: 0 })).toThrow("option 'processes' must be a whole number of at least 1, not 0");
    expect(mistake(io, { timeout: Number.NaN })).toThrow("option 'timeout' must be");
  });

  test('redisStore runs scripts through either client with the same key and arguments', async () => {
    const { redis, node, io } = fakeRedis();
    for (const client of [node, io]) expect(await storeOf(client).store.take('token', LIMIT)).toBe(0);
    expect(redis.calls[0]).toEqual(redis.calls[1]);
    expect(redis.calls[0]).toMatchObject({ args: ['1', '60000', '100', '60000'] });
    expect(redis.calls[0]?.key).toMatch(/^flarewire:[0-9a-f]{64}:default$/);
  });

  test('redisStore does not ask Redis again while a refusal holds', async () => {
    const { redis, node } = fakeRedis();
    redis.taken = 100;
    const { store } = storeOf(node);
    expect(await store.take('token', LIMIT)).toBe(62_000);
    vi.setSystemTime(1_060_000);
    expect([await store.take('token', LIMIT), redis.calls.length]).toEqual([2000, 1]);
  });

  test('redisStore spreads the ends of waits', async () => {
    const { redis, node } = fakeRedis();
    redis.taken = 100;
    vi.mocked(Math.random).mockReturnValue(0.5);
    expect(await storeOf(node).store.take('token', LIMIT)).toBe(62_125);
  });

  test('redisStore records a reported limit, and if the call was counted', async () => {
    const { redis, node } = fakeRedis();
    const { store, report } = storeOf(node);
    await store.take('token', LIMIT);
    await report(90, 30_000);
    await report(89, 30_000);
    const args = redis.calls.filter(({ script }) => script.includes('ends')).map((one) => one.args);
    expect(args).toEqual([
      ['90', '32000', '60000', '1'],
      ['89', '32000', '60000', '0'],
    ]);
  });

  test('redisStore ignores a reported limit that is not a number', async () => {
    const { redis, node } = fakeRedis();
    await storeOf(node).report(Number.NaN, 1000);
    expect(redis.calls.filter(({ script }) => script.includes('ends'))).toEqual([]);
  });

  test('a response that cannot be recorded does not fail the call', async () => {
    const { redis, node } = fakeRedis();
    const { store, lines } = storeOf(node);
    redis.isAway = true;
    store.report?.('token', { ...LIMIT, left: 5, resetsIn: 1000 });
    await vi.waitFor(() => expect(redis.calls.length).toBe(1));
    expect(lines).toEqual([]);
  });
});

describe('while Redis is unavailable', () => {
  test('while Redis is down, the store logs once and continues with the local share', async () => {
    const { redis, node } = fakeRedis();
    const { goes, report, lines } = storeOf(node);
    redis.isAway = true;
    expect(await goes(10)).toBe(1);
    await report(99, 60_000);
    expect([await goes(100), lines.length]).toEqual([24, 1]);
    expect(lines[0]).toContain('Redis is unavailable (connection refused)');
    expect(lines[0]).toContain('25 of 100 calls in 60 s');
  });

  test('calls before the outage count: at most half of an even part of the rest is added', async () => {
    const { redis, node } = fakeRedis();
    redis.taken = 50;
    const { goes } = storeOf(node);
    expect(await goes(10)).toBe(10);
    redis.isAway = true;
    expect(await goes(100)).toBe(5);
  });

  test('a process that has used its share adds nothing until the window ends', async () => {
    const { redis, node } = fakeRedis();
    const { goes } = storeOf(node);
    expect(await goes(30)).toBe(30);
    redis.isAway = true;
    expect(await goes(100)).toBe(0);
    vi.setSystemTime(1_062_000);
    expect(await goes(1)).toBe(1);
  });

  test('a command without a reply costs its timeout only once', async () => {
    const { redis, node } = fakeRedis();
    redis.isSilent = true;
    const { store } = storeOf(node);
    const first = store.take('token', LIMIT);
    await vi.waitFor(() => expect(redis.calls.length).toBe(1));
    await vi.advanceTimersByTimeAsync(500);
    expect([await first, await store.take('token', LIMIT), redis.calls.length]).toEqual([0, 100, 1]);
  });

  test('the return of Redis is logged once, and the share applies until other processes had time to return', async () => {
    const { redis, node } = fakeRedis();
    const { goes, report, lines } = storeOf(node);
    redis.isAway = true;
    await goes(1);
    await report(99, 60_000);
    redis.isAway = false;
    vi.setSystemTime(1_001_000);
    expect([await goes(100), lines.length, lines[1]]).toEqual([
      24,
      2,
      'info flarewire/redis: Redis is back; the rate limit is shared again.',
    ]);
    vi.setSystemTime(1_062_001);
    redis.taken = 0;
    expect(await goes(60)).toBe(60);
  });

  test('an unstable Redis is asked once per second', async () => {
    const { redis, node } = fakeRedis();
    const { goes } = storeOf({ ...node, isReady: true });
    redis.isAway = true;
    await goes(50);
    expect(redis.calls.length).toBe(1);
    vi.setSystemTime(1_001_000);
    await goes(50);
    expect(redis.calls.length).toBe(2);
  });
});

describe('the window of one process', () => {
  const when = { now: 0, since: 0 };

  test('the local window stays empty at its end', () => {
    const window = newWindow();
    expect(takeLocally(window, LIMIT, SHARED, when)).toBe(0);
    expect(takeLocally(window, LIMIT, SHARED, { now: 57_999, since: 0 })).toBe(0);
    expect(takeLocally(window, LIMIT, SHARED, { now: 58_000, since: 0 })).toBe(4000);
  });

  test('the local window admits the share without a first response after two seconds', () => {
    const window = newWindow();
    const take = (now: number) => takeLocally(window, LIMIT, SHARED, { now, since: 0 });
    expect([take(0), take(1999), take(2000), take(2000)]).toEqual([0, 100, 0, 0]);
  });

  test('a window that was running when Redis was lost admits a part of the rest, and a later one the whole share', () => {
    const first = newWindow();
    takeLocally(first, LIMIT, SHARED, when);
    tellLocally(first, { ...LIMIT, left: 40, resetsIn: 20_000 }, SHARED, 0);
    expect([first.room, first.ends]).toEqual([10, 22_000]);
    takeLocally(first, LIMIT, SHARED, { now: 22_000, since: 0 });
    tellLocally(first, { ...LIMIT, left: 60, resetsIn: 60_000 }, SHARED, 22_000);
    expect(first.room).toBe(24);
  });

  test("the local window lasts until the end of the server's next window if a call fell into it", () => {
    const window = newWindow();
    takeLocally(window, LIMIT, SHARED, when);
    tellLocally(window, { ...LIMIT, left: 99, resetsIn: 5000 }, SHARED, 0);
    tellLocally(window, { ...LIMIT, left: 99, resetsIn: 59_000 }, SHARED, 2000);
    expect(window.ends).toBe(63_000);
  });

  test('the local window is as long as Redis reported, or a full one if it did not', () => {
    const window = newWindow();
    noteRefused(window, LIMIT, SHARED, 0, 100);
    expect([window.ends, window.room]).toEqual([62_000, 0]);
    noteTaken(window, LIMIT, SHARED, { left: 99, now: 62_000, ends: 124_000 });
    expect([window.ends, window.room, window.taken]).toEqual([124_000, 12, 1]);
    noteRefused(window, LIMIT, SHARED, 100_000, 30_000);
    expect([window.ends, window.room]).toEqual([130_000, 0]);
  });
});
