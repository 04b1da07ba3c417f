/** `--jobs`: finds the jobs that the console shows. The package that knows them is loaded only here, where it is installed. */
import { UsageError } from 'flarewire';
import type { JobSource } from './job-source.ts';

export interface OpenedJobs extends JobSource {
  close(): Promise<void>;
}

/**
 * @param source a journal's file, `redis` for the Redis of `REDIS_URL`, or `redis://…`
 * @throws UsageError where there is no such source, or no package to read it
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
