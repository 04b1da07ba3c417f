/** Item states, and the stored and shown parts of an item, for both journal and Redis. */

/**
 * `started` is in progress, or was when its process ended. `unknown` has ended without a known outcome, and is not
 * retried automatically.
 */
export type ItemState = 'waiting' | 'started' | 'done' | 'failed' | 'unknown';

export type Counts = { readonly [State in ItemState]: number };

/** The reason why an item failed, with the API's secrets masked. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly status?: number;
  readonly operation?: string;
}

/** How an item ended. */
export type Outcome =
  | { readonly state: 'done'; readonly result: unknown }
  /** `step` is the number of completed calls. */
  | { readonly state: 'failed' | 'unknown'; readonly error: Failure; readonly step: number };

/** A claimed item. */
export interface Claimed {
  readonly key: string;
  readonly item: unknown;
  /** 1 for the first attempt; higher after an attempt with an unknown outcome. */
  readonly attempt: number;
  /** Number of calls that an earlier attempt has completed. */
  readonly step: number;
}

/** An item in reports and in the console. */
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

/** The stored part of an error. Errors of the client have their secrets masked. */
export function failureOf(error: unknown): Failure {
  const { name, message, status, operation } = Object(error);
  return {
    name: String(name ?? 'Error'),
    message: String(message ?? error),
    ...(typeof status === 'number' && { status }),
    ...(typeof operation === 'string' && { operation }),
  };
}
