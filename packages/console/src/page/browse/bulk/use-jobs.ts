/** Runs work on many items for a component that shows its progress. */
import { useEffect, useRef, useState } from 'react';
import { isFinal } from '../items/any-call.ts';
import { again, type Job, jobsFor, type RunOptions, runJobs } from './jobs.ts';

export interface Jobs<Item> {
  /** Undefined before the start. */
  readonly jobs: readonly Job<Item>[] | undefined;
  readonly isRunning: boolean;
  readonly start: (items: readonly Item[], work: RunOptions<Item>['work'], size?: number) => void;
  readonly stop: () => void;
  /** Repeats failed and stopped items with the same work. */
  readonly retry: () => void;
  /** Returns to the state before the start. */
  readonly clear: () => void;
}

const WIDTH = 4;
/** Milliseconds between renders, because thousands of changes may arrive per second. */
const EVERY = 100;

/** @param onEnd receives each item's result after every run, including stopped ones */
export function useJobs<Item>(onEnd: (jobs: readonly Job<Item>[]) => void): Jobs<Item> {
  const [jobs, setJobs] = useState<readonly Job<Item>[]>();
  const [isRunning, setRunning] = useState(false);
  const current = useRef<{ work: RunOptions<Item>['work']; size: number; stop: AbortController }>(undefined);
  useEffect(() => () => current.current?.stop.abort(), []);
  const run = async (from: readonly Job<Item>[], work: RunOptions<Item>['work'], size: number): Promise<void> => {
    const stop = new AbortController();
    current.current = { work, size, stop };
    setRunning(true);
    setJobs(from);
    let shown = 0;
    const onChange = (next: readonly Job<Item>[]): void => {
      const now = performance.now();
      if (now - shown < EVERY) return;
      shown = now;
      setJobs(next);
    };
    const { signal } = stop;
    const ended = await runJobs(from, { work, size, width: WIDTH, isFinal, signal, onChange });
    setJobs(ended);
    setRunning(false);
    onEnd(ended);
  };
  return {
    jobs,
    isRunning,
    start: (items, work, size = 1) => void run(jobsFor(items), work, size),
    stop: () => current.current?.stop.abort(),
    clear: () => setJobs(undefined),
    retry: () => {
      if (current.current !== undefined && jobs !== undefined)
        void run(again(jobs), current.current.work, current.current.size);
    },
  };
}
