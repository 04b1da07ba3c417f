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
  /**
   * Finds out whether a create whose answer was lost was carried out, by the natural key that the contract knows, and gives
   * what is there or sends again. Where no key is known it is `safe` alone.
   */
  readonly exact: boolean;
  /** Retries that a client may do while requests fail; every success gives a tenth of one back. */
  readonly budget: number;
}

/** `'safe'` for `{ safe: true }`, `'exact'` for `{ safe: true, exact: true }`. What is left out stays as it was. */
export type RetryOption = 'safe' | 'exact' | Partial<RetryPolicy>;

export const retryPolicy: RetryPolicy = {
  statuses: [408, 409, 429],
  from: 500,
  initial: 500,
  max: 8000,
  jitter: 0.25,
  maxRetryAfter: 60_000,
  safe: false,
  exact: false,
  budget: 100,
};

/** The policy of a call: by its name, some fields, or as it was. */
export const toPolicy = (retry: RetryOption | undefined, before: RetryPolicy): RetryPolicy =>
  retry === undefined
    ? before
    : { ...before, ...(typeof retry === 'string' ? { safe: true, exact: retry === 'exact' } : retry) };
