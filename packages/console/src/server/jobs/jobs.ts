/** Serves `/api/jobs`: lists jobs over many items, pauses and resumes them, and requeues failed items. */

import { isObject } from '@flarewire/schema';
import type { JobAction, JobFailures, Jobs } from '../../wire/jobs.ts';
import { Refused } from '../http/refused.ts';
import type { JobSource } from './job-source.ts';

/** Number of failed items shown; the run's report has all of them. */
const MAX_FAILURES = 200;

export async function jobsOf(source: JobSource): Promise<Jobs> {
  return { jobs: await asked(source.list()) };
}

/** @throws Refused 400, 404, 502 */
export async function failuresOf(source: JobSource, job: string | null): Promise<JobFailures> {
  const items = await asked(source.failures(await known(source, job), MAX_FAILURES));
  // Results are left out, because a job may return anything it read.
  return { items: items.map(({ key, state, attempts, error }) => ({ key, state, attempts, ...(error && { error }) })) };
}

const ACTIONS: {
  readonly [Name in JobAction['do']]: (source: JobSource, job: string, state: unknown) => Promise<unknown>;
} = {
  pause: (source, job) => source.pause(job),
  resume: (source, job) => source.resume(job),
  retry: (source, job, state) => {
    if (state !== 'failed' && state !== 'unknown') throw bad("'state' must be failed or unknown");
    return source.retry(job, state);
  },
};

/** @throws Refused 400, 404, 502 */
export async function controlJob(source: JobSource, action: unknown): Promise<Jobs> {
  const { do: name, job, state } = isObject(action) ? action : {};
  if (typeof name !== 'string' || !Object.hasOwn(ACTIONS, name))
    throw bad(`'do' must be one of ${Object.keys(ACTIONS).join(', ')}`);
  // Checked above.
  await asked(ACTIONS[name as JobAction['do']](source, await known(source, job), state));
  return jobsOf(source);
}

async function known(source: JobSource, job: unknown): Promise<string> {
  if (typeof job !== 'string') throw bad("'job' must be the name of a job");
  const jobs = await asked(source.list());
  if (!jobs.some(({ name }) => name === job)) throw new Refused(404, 'NotFound', `Unknown job '${job.slice(0, 100)}'.`);
  return job;
}

/** A deleted journal or unreachable Redis is not an internal error of the console. */
async function asked<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(502, 'JobsError', `Could not read the jobs: ${error instanceof Error ? error.message : error}.`);
  }
}

const bad = (why: string): Refused => new Refused(400, 'BadRequest', `This is not possible: ${why}.`);
