/** Jobs for the page that lists them, without processes that run them. */
import type { JobSource } from '../../src/server/jobs/job-source.ts';
import type { FailedItem, JobInfo } from '../../src/wire/jobs.ts';

const FAILED: FailedItem = {
  key: 'shop.example',
  state: 'failed',
  attempts: 2,
  error: {
    name: 'PermissionDeniedError',
    message: 'zones.settings.edit: 403 – the token may not',
    status: 403,
    operation: 'zones.settings.edit',
  },
};
const UNKNOWN: FailedItem = { key: 'mail.example', state: 'unknown', attempts: 1 };

/** A job whose state the test sets, and the actions requested of it. */
export function scriptedJobs() {
  let job: JobInfo = {
    name: 'min-tls-1.2',
    counts: { waiting: 4000, started: 10, done: 988, failed: 1, unknown: 1 },
    total: 5000,
    isPaused: false,
    isRunning: true,
    budgets: [{ quota: 1200, left: 340, resetsIn: 95_000 }],
  };
  let trouble: string | undefined;
  const asked: string[] = [];
  const set = (next: Partial<JobInfo>): void => {
    job = { ...job, ...next };
  };
  const ask = (what: string, next: Partial<JobInfo>) => {
    asked.push(what);
    set(next);
  };
  const source: JobSource = {
    list: async () => (trouble === undefined ? [job] : Promise.reject(new Error(trouble))),
    failures: async () => [FAILED, UNKNOWN],
    pause: async () => ask('pause', { isPaused: true }),
    resume: async () => ask('resume', { isPaused: false }),
    retry: async (_, state) => {
      ask(`retry ${state}`, { counts: { ...job.counts, [state]: 0, waiting: job.counts.waiting + 1 } });
      return 1;
    },
  };
  return {
    source,
    asked,
    set,
    fail: (message: string) => {
      trouble = message;
    },
  };
}
