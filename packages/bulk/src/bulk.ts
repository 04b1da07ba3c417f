/** The calls of this package: plan a job, run it, take part in it. */
import type { Cloudflare } from 'flarewire';
import type { BulkClient, Job } from './job.ts';
import type { RedisWorkOptions, Report, RunOptions } from './options.ts';
import { type Plan, type PlanOptions, planJob } from './plan.ts';
import { runHere } from './run.ts';

/**
 * Reads and checks the items of a job, and says what it would do. Sends nothing that changes anything; where a job is a
 * function, what it reads is read for the items of the sample.
 *
 * @throws {InputError} all unusable items
 * @example
 * const { items, calls, duration, sample } = await plan(client, job);
 */
export const plan = <Item, Result, Client extends BulkClient = Cloudflare>(
  clients: Client | readonly Client[],
  job: Job<Item, Result, Client>,
  options: PlanOptions = {},
): Promise<Plan> => planJob(clients, job as unknown as Job, options); // items are only passed on

/**
 * Runs a job until all items have ended, one item at most once. With the journal of an earlier run, or with the same Redis, it
 * goes on where that ended. Many clients, each with a token of another user, have that many rate limits.
 *
 * Failed items do not reject: they are in the report.
 *
 * @throws {InputError} all unusable items, before anything is sent
 * @example
 * const report = await run(client, job, { journal: 'min-tls.journal', canary: 5, stopAt: { ratio: 0.02 } });
 * console.log(report.counts);
 */
export async function run<Item, Result, Client extends BulkClient = Cloudflare>(
  clients: Client | readonly Client[],
  job: Job<Item, Result, Client>,
  options: RunOptions = {},
): Promise<Report> {
  const untyped = job as unknown as Job; // items are only passed on
  if (options.redis === undefined) return runHere(clients, untyped, options);
  const { runByRedis } = await import('./redis-run.ts');
  return runByRedis(clients, untyped, { ...options, redis: options.redis });
}

/**
 * Takes part in a job that `run()` has begun with the same Redis, until all items have ended or `signal` aborts.
 *
 * @example
 * await work(client, job, { redis: 'redis://localhost' });
 */
export async function work<Item, Result, Client extends BulkClient = Cloudflare>(
  clients: Client | readonly Client[],
  job: Job<Item, Result, Client>,
  options: RedisWorkOptions,
): Promise<void> {
  const { workByRedis } = await import('./redis-run.ts');
  await workByRedis(clients, job as unknown as Job, options); // as above
}
