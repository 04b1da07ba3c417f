/** Messages between page and server about jobs over many items, run by `@flarewire/bulk`. */

export type JobState = 'waiting' | 'started' | 'done' | 'failed' | 'unknown';

/** A rate limit according to its latest response. */
export interface JobBudget {
  /** Calls per window. */
  readonly quota: number;
  readonly left: number;
  /** Milliseconds from the response to the end of the window. */
  readonly resetsIn: number;
}

export interface JobInfo {
  readonly name: string;
  /** Items by their state. */
  readonly counts: Readonly<Record<JobState, number>>;
  readonly total: number;
  readonly isPaused: boolean;
  /** True if a process is working on it. */
  readonly isRunning: boolean;
  readonly budgets: readonly JobBudget[];
}

/** `GET /api/jobs`, and the response to every change. */
export interface Jobs {
  readonly jobs: readonly JobInfo[];
}

/** An item that failed or has an unknown outcome. */
export interface FailedItem {
  readonly key: string;
  readonly state: JobState;
  readonly attempts: number;
  readonly error?: {
    readonly name: string;
    readonly message: string;
    readonly status?: number;
    readonly operation?: string;
  };
}

/** `GET /api/jobs/failures?job=…`: the first failed items. */
export interface JobFailures {
  readonly items: readonly FailedItem[];
}

/** `POST /api/jobs`. Items with unknown outcome are retried only on request, because the change may have been made. */
export type JobAction =
  | { readonly do: 'pause' | 'resume'; readonly job: string }
  | { readonly do: 'retry'; readonly job: string; readonly state: 'failed' | 'unknown' };
