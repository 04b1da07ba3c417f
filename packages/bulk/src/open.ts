/** Opens the jobs of a journal or of a Redis for inspection and control. */
import { existsSync } from 'node:fs';
import { UsageError } from 'flarewire';
import { type JobStatus, noSuchJob, type OpenJobs } from './job-status.ts';
import { type Journal, lockJournal, openJournal } from './journal.ts';
import { totalOf } from './states.ts';

function isRunning(path: string): boolean {
  try {
    lockJournal(path, 0)();
    return false;
  } catch {
    return true;
  }
}

function statusOf(path: string, journal: Journal): JobStatus {
  const counts = journal.counts();
  return {
    name: journal.get('job') ?? '',
    counts,
    total: totalOf(counts),
    isPaused: journal.get('paused') === '1',
    isRunning: isRunning(path),
    budgets: JSON.parse(journal.get('budgets') ?? '[]'),
  };
}

function openFile(path: string): OpenJobs {
  if (!existsSync(path)) throw new UsageError(`the journal ${path} does not exist`);
  const journal = openJournal(path);
  const check = (job: string): void => {
    if (journal.get('job') !== job) throw noSuchJob(job);
  };
  return {
    list: async () => (journal.get('job') === undefined ? [] : [statusOf(path, journal)]),
    async failures(job, most) {
      check(job);
      const failed = [...journal.items('failed', most)];
      return [...failed, ...journal.items('unknown', most - failed.length)];
    },
    async pause(job) {
      check(job);
      journal.set('paused', '1');
    },
    async resume(job) {
      check(job);
      journal.set('paused', '0');
    },
    async retry(job, state) {
      check(job);
      return journal.retry(state);
    },
    close: async () => journal.close(),
  };
}

/**
 * Opens the jobs of a journal, or of a Redis (`redis://…`), for inspection and control, whichever process runs them.
 *
 * @example
 * const jobs = await openJobs('min-tls.journal');
 * console.log(await jobs.list());
 */
export async function openJobs(source: string): Promise<OpenJobs> {
  if (!/^rediss?:/.test(source)) return openFile(source);
  const { openRedis } = await import('./redis-open.ts');
  return openRedis(source);
}
