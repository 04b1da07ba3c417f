/** The promises of docs/bulk.md for jobs in Redis, a test for each row of its table. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, defineJob, plan, type RunOptions, run, work } from '../../packages/bulk/src/index.ts';
import { Cloudflare } from '../../packages/client/src/index.ts';
import { noRedis, type RedisServer, redisServer } from './redis-support.ts';

let redis: RedisServer;
const servers: RedisServer[] = [];
const server = async (keep?: 'appended'): Promise<string> => {
  redis = await redisServer(keep);
  servers.push(redis);
  await redis.start();
  return `redis://127.0.0.1:${redis.port}`;
};
let sent: string[] = [];
/** Undefined for success. */
let refusal: number | undefined;
beforeEach(({ skip }) => {
  if (noRedis !== undefined) skip(noRedis);
  sent = [];
  refusal = undefined;
});
afterEach(async () => {
  for (const one of servers.splice(0)) await one.remove();
});

const client = new Cloudflare({
  apiToken: 'any',
  logLevel: 'off',
  maxRetries: 0,
  fetch: (async (url: string, init: RequestInit) => {
    sent.push(`${String(url).split('/').at(-3)} ${init.body}`);
    await sleep(5);
    const errors = refusal === undefined ? [] : [{ code: 1, message: 'no' }];
    return Response.json({ success: refusal === undefined, errors, result: {} }, { status: refusal ?? 200 });
  }) as typeof fetch,
});
const jobOf = (count: number, value: string) =>
  defineJob({
    name: 'ssl',
    items: Array.from({ length: count }, (_, at) => `zone-${at}`),
    calls: (zone_id: string) => call('zones.settings.edit', { zone_id, setting_id: 'ssl', value }),
  });
const reach = async (count: number): Promise<void> => {
  while (sent.length < count) await sleep(5);
};
const few = { concurrency: 4, claim: 2000 };

describe('a job in Redis', () => {
  it('run and work fail if Redis is emptied while they run', async () => {
    const url = await server();
    const job = jobOf(600, 'full');
    const ends = Promise.allSettled([
      run(client, job, { redis: url, ...few }),
      work(client, job, { redis: url, ...few }),
    ]);
    await reach(80);
    await redis.kill();
    await redis.start();
    const both = await ends;
    expect(both.map((end) => (end.status === 'rejected' ? String(end.reason) : end.status))).toEqual([
      expect.stringContaining('Redis lost data'),
      expect.stringContaining('Redis lost data'),
    ]);
  }, 30_000);

  it('a run fails if Redis has lost a part of the items', async () => {
    const url = await server();
    await run(client, jobOf(20, 'full'), { redis: url, canary: 1, ...few });
    const { Redis } = await import('ioredis');
    const connection = new Redis(url);
    await connection.zremrangebyrank('flarewire:ssl:completed', 0, 4);
    connection.disconnect();
    await expect(run(client, jobOf(20, 'full'), { redis: url, ...few })).rejects.toThrow('15 of 20 items are there');
    await expect(work(client, jobOf(20, 'full'), { redis: url, ...few })).rejects.toThrow('15 of 20 items are there');
  });

  it('a job is refused if its calls differ from those of the existing one, or if `confirm` belongs to another plan', async () => {
    const url = await server('appended');
    const controller = new AbortController();
    const first = run(client, jobOf(60, 'full'), { redis: url, signal: controller.signal, ...few });
    await reach(10);
    controller.abort();
    await first;
    const before = sent.length;
    const start = (value: string, options: RunOptions = {}) =>
      run(client, jobOf(60, value), { redis: url, ...few, ...options });
    await expect(start('strict')).rejects.toThrow('makes different calls for item "zone-');
    await expect(work(client, jobOf(60, 'strict'), { redis: url, ...few })).rejects.toThrow('makes different calls');
    await expect(start('full', { confirm: 'another' })).rejects.toThrow('`confirm` is another');
    expect(sent.length).toBe(before);
    const { id } = await plan(client, jobOf(60, 'full'));
    expect(await start('full', { confirm: id })).toMatchObject({ counts: { done: 60 }, stopped: undefined });
    expect(sent.length).toBe(60);
  }, 30_000);

  it('every process stops at the given number of failures', async () => {
    const url = await server('appended');
    refusal = 400;
    const job = jobOf(200, 'full');
    const ended = new AbortController();
    const workers = [1, 2].map(() => work(client, job, { redis: url, ...few, signal: ended.signal }));
    const report = await run(client, job, { redis: url, stopAt: { failures: 10 }, ...few });
    // Three processes each hold at most four items when the job stops: those count as neither, and were not sent.
    expect(report.counts.waiting).toBeGreaterThanOrEqual(200 - 10 - 3 * few.concurrency);
    expect(report).toMatchObject({
      counts: { failed: 10 },
      stopped: '10 items failed (stopAt.failures: 10)',
    });
    expect(sent.length).toBe(10);
    ended.abort();
    await Promise.all(workers);
    refusal = undefined;
    const again = await run(client, job, { redis: url, stopAt: { failures: 10 }, ...few });
    expect(again).toMatchObject({ counts: { done: 190, failed: 10, unknown: 0 }, stopped: undefined });
  }, 30_000);

  it('warns of a Redis without an append-only file', async () => {
    const warned = await run(client, jobOf(1, 'full'), { redis: await server(), ...few });
    expect(warned.warnings).toEqual([expect.stringContaining('appendonly yes')]);
    expect((await run(client, jobOf(1, 'full'), { redis: await server('appended'), ...few })).warnings).toEqual([]);
  });
});
