/** What page and server say to each other of jobs over many items: those of `@flarewire/bulk`. */

export type JobState = 'waiting' | 'started' | 'done' | 'failed' | 'unknown';

/** A rate limit as its last answer told it. */
export interface JobBudget {
  /** Calls in a window. */
  readonly quota: number;
  readonly left: number;
  /** Milliseconds from the answer until the window ends. */
  readonly resetsIn: number;
}

export interface JobInfo {
  readonly name: string;
  /** Items by their state. */
  readonly counts: Readonly<Record<JobState, number>>;
  readonly total: number;
  readonly isPaused: boolean;
  /** Whether a process works on it. */
  readonly isRunning: boolean;
  readonly budgets: readonly JobBudget[];
}

/** `GET /api/jobs`, and the answer to every change. */
export interface Jobs {
  readonly jobs: readonly JobInfo[];
}

/** An item that failed, or whose outcome is unknown. */
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

/** `GET /api/jobs/failures?job=…`: the first of them. */
export interface JobFailures {
  readonly items: readonly FailedItem[];
}

/** `POST /api/jobs`. Unknown outcomes are repeated only where that is asked for: the change may have been made. */
export type JobAction =
  | { readonly do: 'pause' | 'resume'; readonly job: string }
  | { readonly do: 'retry'; readonly job: string; readonly state: 'failed' | 'unknown' };
