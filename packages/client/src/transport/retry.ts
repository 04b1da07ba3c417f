/** Which failures are repeated, and when: a policy that is data. */

export interface RetryPolicy {
  readonly statuses: readonly number[];
  /** This status and above. */
  readonly from: number;
  /** Backoff in milliseconds: `initial`, doubled each time, up to `max`, less up to `jitter` of it. */
  readonly initial: number;
  readonly max: number;
  readonly jitter: number;
  /** A wait that the server asks for is honoured below this many milliseconds. */
  readonly maxRetryAfter: number;
  /**
   * Never sends a POST or PATCH again that may have been carried out: it fails with OutcomeUnknownError. Deno and browsers
   * send again by themselves when a kept connection turns out to be closed, which no client sees.
   */
  readonly safe: boolean;
  /** What finds out whether a create whose answer was lost was carried out: that of `exact` of `flarewire/create`. */
  readonly exact: OutcomeLookUp | undefined;
  /** Retries that a client may do while requests fail; every success gives a tenth of one back. */
  readonly budget: number;
}

/**
 * Looks for what a request made; null where it was not carried out, undefined where that cannot be known. The request is the client's
 * own. After a failed attempt (its response, null without one, and what was thrown instead) it gives a response made of what it found,
 * else the thing itself. It throws an error that says why it cannot look.
 */
export type OutcomeLookUp = (request: never, failed?: Response | null, error?: unknown) => Promise<unknown>;

/** `'safe'` for `{ safe: true }`. What is left out stays as it was. */
export type RetryOption = 'safe' | Partial<RetryPolicy>;

/** Statuses that say that a request was not carried out, and perhaps in many words that an earlier one was: so it is looked for. */
export const REFUSED: readonly number[] = [400, 409, 422];

export const retryPolicy: RetryPolicy = {
  statuses: [408, 409, 429],
  from: 500,
  initial: 500,
  max: 8000,
  jitter: 0.25,
  maxRetryAfter: 60_000,
  safe: false,
  exact: undefined,
  budget: 100,
};

/** The policy of a call: by its name, some fields, or as it was. */
export const toPolicy = (retry: RetryOption | undefined, before: RetryPolicy): RetryPolicy =>
  retry === undefined
    ? before
    : { ...before, ...(typeof retry === 'string' ? { safe: true, exact: undefined } : retry) };
