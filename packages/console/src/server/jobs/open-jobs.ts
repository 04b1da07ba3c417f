/** Implements `--jobs`: opens the jobs to show. The package that reads them is loaded only here, if it is installed. */
import { UsageError } from 'flarewire';
import type { JobSource } from './job-source.ts';

export interface OpenedJobs extends JobSource {
  close(): Promise<void>;
}

/**
 * @param source path of a journal, `redis` for the Redis of `REDIS_URL`, or `redis://…`
 * @throws UsageError if the source or the package to read it is missing
 */
export async function openJobs(source: string, env: Readonly<Record<string, string | undefined>>): Promise<OpenedJobs> {
  const { openJobs: open } = await import('@flarewire/bulk').catch((error: unknown) => {
    throw new UsageError(
      `--jobs needs @flarewire/bulk: npm install @flarewire/bulk (${error instanceof Error ? error.message : error})`,
    );
  });
  if (source !== 'redis') return open(source);
  const { REDIS_URL: url = '' } = env;
  if (!/^rediss?:/.test(url)) throw new UsageError('--jobs redis needs REDIS_URL, such as redis://127.0.0.1:6379');
  return open(url);
}
