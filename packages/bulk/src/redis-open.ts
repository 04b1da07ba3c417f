/** Opens the jobs of a Redis for inspection and control. */
import { type JobStatus, noSuchJob, type OpenJobs } from './job-status.ts';
import { type BulkQueue, connect, jobNames, openQueue } from './redis-queue.ts';
import { type ItemReport, totalOf } from './states.ts';

async function statusOf(name: string, queue: BulkQueue): Promise<JobStatus> {
  const { counts, facts } = await queue.look();
  return {
    name,
    counts,
    total: totalOf(counts),
    isPaused: await queue.queue.isPaused(),
    isRunning: (await queue.queue.getWorkersCount()) > 0,
    budgets: JSON.parse(facts.budgets ?? '[]'),
  };
}

export async function openRedis(url: string): Promise<OpenJobs> {
  const connected = await connect(url);
  const queues = new Map<string, BulkQueue>();
  const find = async (name: string): Promise<BulkQueue> => {
    if (!(await jobNames(connected)).includes(name)) throw noSuchJob(name);
    const queue = queues.get(name) ?? (await openQueue(connected, name));
    queues.set(name, queue);
    return queue;
  };
  return {
    async list() {
      const names = await jobNames(connected);
      return Promise.all(names.map(async (name) => statusOf(name, await find(name))));
    },
    async failures(job, most) {
      const queue = await find(job);
      const found: ItemReport[] = [];
      for (const state of ['failed', 'unknown'] as const)
        for await (const item of queue.items(state)) {
          if (found.length >= most) return found;
          found.push(item);
        }
      return found;
    },
    pause: async (job) => (await find(job)).queue.pause(),
    resume: async (job) => (await find(job)).queue.resume(),
    retry: async (job, state) => (await find(job)).retry(state),
    async close() {
      for (const queue of queues.values()) await queue.close();
      connected.close();
    },
  };
}
