/** The functions of this package: plan, run or join a job. */
import type { Cloudflare } from 'flarewire';
import type { BulkClient, Job } from './job.ts';
import type { RedisWorkOptions, Report, RunOptions } from './options.ts';
import { type Plan, type PlanOptions, planJob } from './plan.ts';
import { runHere } from './run.ts';

/**
 * Reads and validates the items of a job and shows its calls. Sends nothing that changes anything; for a function job,
 * the reads of the sampled items are sent.
 *
 * @throws {InputError} all invalid items
 * @example
 * const { items, calls, duration, sample } = await plan(client, job);
 */
export const plan = <Item, Result, Client extends BulkClient = Cloudflare>(
  clients: Client | readonly Client[],
  job: Job<Item, Result, Client>,
  options: PlanOptions = {},
): Promise<Plan> => planJob(clients, job as unknown as Job, options); // items are only passed on

/**
 * Runs a job until all items have ended, one item at most once. With the journal of an earlier run, or the same Redis,
 * it resumes that run. Each client, with a token of a different user, adds its own rate limit.
 *
 * Failed items do not reject: they are in the report.
 *
 * @throws {InputError} all invalid items, before anything is sent
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
 * Joins a job that `run()` started with the same Redis, until all items have ended or `signal` aborts.
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
  await workByRedis(clients, job as unknown as Job, options); // items are only passed on
}
