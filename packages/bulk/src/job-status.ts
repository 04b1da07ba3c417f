/** Jobs as others see and control them: how far they are, what failed, pause, resume, retry. */
import { UsageError } from 'flarewire';
import type { Budget } from './job.ts';
import type { Counts, ItemReport } from './states.ts';

/** A job at one moment. */
export interface JobStatus {
  readonly name: string;
  readonly counts: Counts;
  readonly total: number;
  readonly isPaused: boolean;
  /** Whether a process works on it. */
  readonly isRunning: boolean;
  /** The rate limits as the last answers told them. */
  readonly budgets: readonly Budget[];
}

/** The jobs of a journal or of a Redis. */
export interface OpenJobs {
  list(): Promise<readonly JobStatus[]>;
  /** The first failed items, and those whose outcome is unknown. */
  failures(job: string, most: number): Promise<readonly ItemReport[]>;
  pause(job: string): Promise<void>;
  resume(job: string): Promise<void>;
  /** Lets failed items wait again, or those whose outcome is unknown; gives how many. */
  retry(job: string, state: 'failed' | 'unknown'): Promise<number>;
  close(): Promise<void>;
}

export const noSuchJob = (name: string): UsageError => new UsageError(`there is no job ${JSON.stringify(name)}`);
