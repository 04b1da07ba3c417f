/** Job status and control from other processes: progress, failures, pause, resume, retry. */
import { UsageError } from 'flarewire';
import type { Budget } from './job.ts';
import type { Counts, ItemReport } from './states.ts';

/** Snapshot of a job. */
export interface JobStatus {
  readonly name: string;
  readonly counts: Counts;
  readonly total: number;
  readonly isPaused: boolean;
  /** True if a process is working on it. */
  readonly isRunning: boolean;
  /** Rate limits as of the last responses. */
  readonly budgets: readonly Budget[];
}

/** The jobs of a journal or of a Redis. */
export interface OpenJobs {
  list(): Promise<readonly JobStatus[]>;
  /** The first failed items, and those with an unknown outcome. */
  failures(job: string, most: number): Promise<readonly ItemReport[]>;
  pause(job: string): Promise<void>;
  resume(job: string): Promise<void>;
  /** Requeues failed items, or those with an unknown outcome; returns their number. */
  retry(job: string, state: 'failed' | 'unknown'): Promise<number>;
  close(): Promise<void>;
}

export const noSuchJob = (name: string): UsageError => new UsageError(`unknown job ${JSON.stringify(name)}`);
