/** Source of jobs over many items, as returned by `openJobs` of `@flarewire/bulk`. */

type State = 'waiting' | 'started' | 'done' | 'failed' | 'unknown';

interface Job {
  readonly name: string;
  /** Items by their state. */
  readonly counts: Readonly<Record<State, number>>;
  readonly total: number;
  readonly isPaused: boolean;
  /** True if a process is working on it. */
  readonly isRunning: boolean;
  /** Rate limits according to their latest responses: `resetsIn` in milliseconds. */
  readonly budgets: readonly { readonly quota: number; readonly left: number; readonly resetsIn: number }[];
}

interface Failed {
  readonly key: string;
  readonly state: State;
  readonly attempts: number;
  readonly error?: {
    readonly name: string;
    readonly message: string;
    readonly status?: number;
    readonly operation?: string;
  };
}

export interface JobSource {
  list(): Promise<readonly Job[]>;
  /** The first failed items, including those with unknown outcome. */
  failures(job: string, most: number): Promise<readonly Failed[]>;
  pause(job: string): Promise<void>;
  resume(job: string): Promise<void>;
  /** Requeues items; returns their number. */
  retry(job: string, state: 'failed' | 'unknown'): Promise<number>;
}
