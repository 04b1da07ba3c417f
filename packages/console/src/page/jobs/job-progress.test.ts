import { describe, expect, it } from 'vitest';
import type { JobInfo } from '../../wire/jobs.ts';
import { addSample, countsOf, paceOf, type Sample, standingOf } from './job-progress.ts';

const jobOf = (counts: Partial<JobInfo['counts']>, rest: Partial<JobInfo> = {}): JobInfo => ({
  name: 'a',
  counts: { waiting: 0, started: 0, done: 0, failed: 0, unknown: 0, ...counts },
  total: 0,
  isPaused: false,
  isRunning: true,
  budgets: [],
  ...rest,
});

describe('the state of a job', () => {
  it("a job's state depends first on what is left, then on running, then on paused", () => {
    const wordOf = (...job: Parameters<typeof jobOf>) => standingOf(jobOf(...job)).word;
    expect(wordOf({ done: 2 })).toBe('Done');
    expect(wordOf({ done: 2 }, { isPaused: true, isRunning: false })).toBe('Done');
    expect(wordOf({ done: 2, unknown: 1 })).toBe('Ended with failures');
    expect(wordOf({ started: 1 }, { isRunning: false })).toBe('Not running');
    expect(wordOf({ waiting: 1 }, { isRunning: false, isPaused: true })).toBe('Not running');
    expect(wordOf({ waiting: 1 }, { isPaused: true })).toBe('Paused');
    expect(wordOf({ waiting: 1, failed: 5 })).toBe('Running');
  });
});

describe('the counts of a job', () => {
  const budgets = [{ quota: 1200, left: 340, resetsIn: 95_000 }];
  it('empty counts are left out', () => {
    expect(countsOf(jobOf({ done: 5000 }))).toEqual([['Done', '5,000']]);
    expect(countsOf(jobOf({ failed: 2, unknown: 1 }))).toEqual([
      ['Done', '0'],
      ['Failed', '2'],
      ['Unknown', '1'],
    ]);
  });

  it('rate limits are shown only while the job runs', () => {
    const text = '340 of 1,200 calls left, all again in 1 min 35 s';
    expect(countsOf(jobOf({ waiting: 1 }, { budgets })).at(-1)).toEqual(['Rate limit', text]);
    expect(countsOf(jobOf({ waiting: 1 }, { budgets, isRunning: false })).at(-1)).toEqual(['Waiting', '1']);
    expect(countsOf(jobOf({ done: 1 }, { budgets }))).toEqual([['Done', '1']]);
  });
});

describe('the pace of a job', () => {
  const of = (...samples: Sample[]) => paceOf(samples.reduce<readonly Sample[]>(addSample, []));

  it("a job's pace is that of the last minute", () => {
    expect(of({ time: 0, ended: 5 })).toBe(undefined);
    expect(of({ time: 0, ended: 5 }, { time: 1000, ended: 5 })).toBe(undefined);
    expect(of({ time: 0, ended: 5 }, { time: 2000, ended: 25 })).toBe(10);
    expect(of({ time: 0, ended: 0 }, { time: 1000, ended: 1000 }, { time: 62_000, ended: 1061 })).toBe(undefined);
    expect(of({ time: 0, ended: 0 }, { time: 10_000, ended: 1000 }, { time: 62_000, ended: 1052 })).toBe(1);
  });

  it("a job's pace is reset when items are requeued", () => {
    expect(of({ time: 0, ended: 90 }, { time: 1000, ended: 80 }, { time: 2000, ended: 82 })).toBe(2);
  });
});
