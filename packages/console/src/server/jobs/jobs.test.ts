import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineJob, openJobs, run } from '@flarewire/bulk';
import Cloudflare from 'flarewire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JobFailures, Jobs } from '../../wire/jobs.ts';
import { type Opened, openLocal } from '../test-support.ts';
import type { JobSource } from './job-source.ts';
import { openJobs as openNamed } from './open-jobs.ts';

let folder = '';
let opened: Opened | undefined;
const ends: (() => Promise<void>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobs-'));
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
  for (const end of ends.splice(0)) await end();
  await rm(folder, { recursive: true });
});

async function jobsIn(source?: JobSource) {
  opened = await openLocal({}, source === undefined ? {} : { jobs: source });
  const { get, post, session } = opened;
  const read = async (path = '/api/jobs') => (await get(path)).text;
  return {
    session,
    list: async (): Promise<Jobs> => JSON.parse(await read()),
    failures: async (job: string): Promise<JobFailures> =>
      JSON.parse(await read(`/api/jobs/failures?job=${encodeURIComponent(job)}`)),
    act: async (action: unknown) => {
      const { status, text } = await post('/api/jobs', action);
      return { status, body: JSON.parse(text) };
    },
    get,
  };
}

describe('jobs of a journal', () => {
  it('journal jobs are listed, paused and resumed, and failed items are requeued', async () => {
    const journal = join(folder, 'journal');
    let isMended = false;
    const job = defineJob({
      name: 'three-of-five',
      items: ['a', 'b', 'c', 'd', 'e'],
      repeatable: true,
      each: async (item: string) => {
        if (item > 'c' && !isMended) throw new Error(`${item} is refused`);
        return { secret: 'of the job' };
      },
    });
    const client = new Cloudflare({ apiToken: 'any', logLevel: 'off' });
    await run(client, job, { journal });
    const source = await openJobs(journal);
    ends.push(() => source.close());
    const { session, list, failures, act } = await jobsIn(source);
    expect(session.hasJobs).toBe(true);
    expect(await list()).toEqual({
      jobs: [
        {
          name: 'three-of-five',
          counts: { waiting: 0, started: 0, done: 3, failed: 2, unknown: 0 },
          total: 5,
          isPaused: false,
          isRunning: false,
          budgets: [],
        },
      ],
    });
    expect((await failures('three-of-five')).items).toEqual([
      { key: 'd', state: 'failed', attempts: 1, error: { name: 'Error', message: 'd is refused' } },
      { key: 'e', state: 'failed', attempts: 1, error: { name: 'Error', message: 'e is refused' } },
    ]);
    const of = (action: object) => act({ job: 'three-of-five', ...action });
    expect(await of({ do: 'retry', state: 'failed' })).toMatchObject({
      body: { jobs: [{ counts: { waiting: 2, failed: 0 } }] },
    });
    expect(await of({ do: 'pause' })).toMatchObject({ body: { jobs: [{ isPaused: true }] } });
    expect(await of({ do: 'resume' })).toMatchObject({ body: { jobs: [{ isPaused: false }] } });
    isMended = true;
    await run(client, job, { journal });
    expect(await list()).toMatchObject({ jobs: [{ counts: { done: 5, waiting: 0 } }] });
  });
});

describe('jobs in the console', () => {
  const none: JobSource = {
    list: async () => [],
    failures: async () => [],
    pause: async () => undefined,
    resume: async () => undefined,
    retry: async () => 0,
  };

  it('a console without a job source lists no jobs', async () => {
    const { session, act, get } = await jobsIn();
    expect(session).not.toHaveProperty('hasJobs');
    expect((await get('/api/jobs')).status).toBe(404);
    expect(await act({ do: 'pause', job: 'a' })).toMatchObject({ status: 404, body: { error: { name: 'NoJobs' } } });
  });

  it('job requests must state a valid action', async () => {
    const job = { name: 'a', counts: { waiting: 1, started: 0, done: 0, failed: 0, unknown: 1 }, total: 2 };
    const { act } = await jobsIn({
      ...none,
      list: async () => [{ ...job, isPaused: false, isRunning: true, budgets: [] }],
    });
    const wrong = async (action: unknown) => {
      const { status, body } = await act(action);
      return [status, body.error.message];
    };
    expect(await wrong(null)).toEqual([400, "This is not possible: 'do' must be one of pause, resume, retry."]);
    expect(await wrong({ do: 'constructor', job: 'a' })).toMatchObject([400, /pause, resume, retry/]);
    expect(await wrong({ do: 'pause', job: 5 })).toEqual([
      400,
      "This is not possible: 'job' must be the name of a job.",
    ]);
    expect(await wrong({ do: 'pause', job: 'b' })).toEqual([404, "Unknown job 'b'."]);
    expect(await wrong({ do: 'retry', job: 'a', state: 'done' })).toEqual([
      400,
      "This is not possible: 'state' must be failed or unknown.",
    ]);
  });

  it('an unreachable Redis is reported as an unavailable job source', async () => {
    const { get } = await jobsIn({ ...none, list: async () => Promise.reject(new Error('connect ECONNREFUSED')) });
    const { status, text } = await get('/api/jobs');
    expect([status, JSON.parse(text).error.message]).toEqual([502, 'Could not read the jobs: connect ECONNREFUSED.']);
  });

  it('a job source must exist', async () => {
    await expect(openNamed(join(folder, 'none'), {})).rejects.toThrow(/the journal .* does not exist/);
    await expect(openNamed('redis', {})).rejects.toThrow(/needs REDIS_URL/);
    await expect(openNamed('redis', { REDIS_URL: 'http://127.0.0.1' })).rejects.toThrow(/needs REDIS_URL/);
  });
});
