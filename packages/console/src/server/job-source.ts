/** Where jobs over many items are seen and steered: what `openJobs` of `@flarewire/bulk` gives. */

type State = 'waiting' | 'started' | 'done' | 'failed' | 'unknown';

interface Job {
  readonly name: string;
  /** Items by their state. */
  readonly counts: Readonly<Record<State, number>>;
  readonly total: number;
  readonly isPaused: boolean;
  /** Whether a process works on it. */
  readonly isRunning: boolean;
  /** Rate limits as their last answers told them: `resetsIn` in milliseconds. */
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
  /** The first failed items, and those whose outcome is unknown. */
  failures(job: string, most: number): Promise<readonly Failed[]>;
  pause(job: string): Promise<void>;
  resume(job: string): Promise<void>;
  /** Lets items wait again; gives how many. */
  retry(job: string, state: 'failed' | 'unknown'): Promise<number>;
}
