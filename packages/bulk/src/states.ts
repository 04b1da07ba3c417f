/** The states of items, and what of them is kept and shown: the same in a journal and in Redis. */

/**
 * `started` is being worked on, or was when its process ended. `unknown` has ended without anyone knowing whether the
 * change was made, and is not tried again by itself.
 */
export type ItemState = 'waiting' | 'started' | 'done' | 'failed' | 'unknown';

export type Counts = { readonly [State in ItemState]: number };

/** Why an item failed, without secrets of the API. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly status?: number;
  readonly operation?: string;
}

/** How an item ended. */
export type Outcome =
  | { readonly state: 'done'; readonly result: unknown }
  /** `step` is the number of its calls that were done. */
  | { readonly state: 'failed' | 'unknown'; readonly error: Failure; readonly step: number };

/** An item as it is claimed. */
export interface Claimed {
  readonly key: string;
  readonly item: unknown;
  /** 1 for the first; higher where nobody knows how the one before ended. */
  readonly attempt: number;
  /** Calls that an earlier attempt has surely done. */
  readonly step: number;
}

/** An item as reports and the console show it. */
export interface ItemReport {
  readonly key: string;
  readonly state: ItemState;
  readonly attempts: number;
  readonly result?: unknown;
  readonly error?: Failure;
}

export const STATES = ['waiting', 'started', 'done', 'failed', 'unknown'] as const;

export const NONE: Counts = { waiting: 0, started: 0, done: 0, failed: 0, unknown: 0 };

export const totalOf = (counts: Counts): number => STATES.reduce((sum, state) => sum + counts[state], 0);

export const endedOf = ({ done, failed, unknown }: Counts): number => done + failed + unknown;

/** What of an error is kept. Errors of the client have their secrets masked. */
export function failureOf(error: unknown): Failure {
  const { name, message, status, operation } = Object(error);
  return {
    name: String(name ?? 'Error'),
    message: String(message ?? error),
    ...(typeof status === 'number' && { status }),
    ...(typeof operation === 'string' && { operation }),
  };
}
