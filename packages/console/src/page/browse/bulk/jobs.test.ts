import { expect, test } from 'vitest';
import { again, chunksOf, type Job, jobsFor, runJobs, tally } from './jobs.ts';

const statesOf = (jobs: readonly Job<unknown>[]): string[] => jobs.map(({ state }) => state);
const quiet = { signal: new AbortController().signal, onChange: () => {} };

test('jobs run in order with the requested concurrency', async () => {
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const work = async ([item = 0]: readonly number[]): Promise<undefined> => {
    begun.push(item);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  const jobs = await runJobs(jobsFor([1, 2, 3, 4, 5]), { ...quiet, work, width: 2 });
  expect(most).toBe(2);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(statesOf(jobs)).toEqual(Array(5).fill('done'));
});

test('a failed job does not stop the others, and a retry repeats only that one', async () => {
  let calls: number[] = [];
  let broken = true;
  const work = async ([item = 0]: readonly number[]): Promise<undefined> => {
    calls.push(item);
    if (broken && item === 2) throw new Error('no');
  };
  const first = await runJobs(jobsFor([1, 2, 3]), { ...quiet, work, width: 4 });
  expect(statesOf(first)).toEqual(['done', 'failed', 'done']);
  expect(first[1]?.error).toEqual(new Error('no'));
  broken = false;
  calls = [];
  const second = await runJobs(again(first), { ...quiet, work, width: 4 });
  expect(calls).toEqual([2]);
  expect(statesOf(second)).toEqual(['done', 'done', 'done']);
});

test('stopping aborts running jobs and leaves waiting ones', async () => {
  const stop = new AbortController();
  const work = ([item]: readonly number[], signal: AbortSignal): Promise<undefined> =>
    new Promise((resolve, reject) => {
      if (item === 1) return resolve(undefined);
      signal.addEventListener('abort', () => reject(signal.reason));
      stop.abort();
    });
  const seen: string[][] = [];
  const onChange = (jobs: readonly Job<number>[]): void => void seen.push(statesOf(jobs));
  const jobs = await runJobs(jobsFor([1, 2, 3]), { work, width: 1, signal: stop.signal, onChange });
  expect(statesOf(jobs)).toEqual(['done', 'stopped', 'stopped']);
  expect(seen.at(-1)).toEqual(['done', 'stopped', 'stopped']);
  expect(tally(jobs)).toEqual({ done: 1, failed: 0, stopped: 2, all: 3 });
});

test('a failure that would affect every job skips the rest', async () => {
  const tried: number[] = [];
  const work = async ([item = 0]: readonly number[]): Promise<undefined> => {
    tried.push(item);
    if (item === 2) throw new Error('read-only');
  };
  const isFinal = (error: unknown): boolean => error instanceof Error && error.message === 'read-only';
  const jobs = await runJobs(jobsFor([1, 2, 3, 4]), { ...quiet, work, width: 1, isFinal });
  expect(tried).toEqual([1, 2]);
  expect(statesOf(jobs)).toEqual(['done', 'failed', 'stopped', 'stopped']);
});

test('the first batch runs alone', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const begun: number[] = [];
  const work = ([item = 0]: readonly number[]): Promise<undefined> => {
    begun.push(item);
    return item === 1 ? promise : Promise.resolve(undefined);
  };
  const run = runJobs(jobsFor([1, 2, 3]), { ...quiet, work, width: 4 });
  await Promise.resolve();
  expect(begun).toEqual([1]);
  resolve(undefined);
  expect(tally(await run).done).toBe(3);
});

test('some or all items of a batch may fail', async () => {
  const work = async (batch: readonly number[]): Promise<ReadonlyMap<number, string>> => {
    if (batch.includes(5)) throw new Error('all');
    return new Map([[2, 'one']]);
  };
  const jobs = await runJobs(jobsFor([1, 2, 3, 4, 5, 6]), { ...quiet, work, size: 4, width: 1 });
  expect(statesOf(jobs)).toEqual(['done', 'failed', 'done', 'done', 'failed', 'failed']);
  expect(jobs.map(({ error }) => error)).toEqual([undefined, 'one', undefined, undefined, Error('all'), Error('all')]);
});

test('groups contain each item once', () => {
  expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(chunksOf([], 2)).toEqual([]);
});
