/** The retry policy: which failures are repeated, and when, as data. */

export interface RetryPolicy {
  readonly statuses: readonly number[];
  /** This status and higher ones. */
  readonly from: number;
  /** Backoff in milliseconds: `initial`, doubled each time, up to `max`, minus up to the fraction `jitter`. */
  readonly initial: number;
  readonly max: number;
  readonly jitter: number;
  /** A wait requested by the server is honoured below this many milliseconds. */
  readonly maxRetryAfter: number;
  /**
   * Never repeats a POST or PATCH that may have been processed: it fails with OutcomeUnknownError. Deno and browsers
   * resend by themselves if a kept-alive connection turns out to be closed, which no client can detect.
   */
  readonly safe: boolean;
  /** Finds out if a create whose response was lost was processed: set by `exact` of `flarewire/create`. */
  readonly exact: OutcomeLookUp | undefined;
  /** Retries that a client may make while requests fail; every success restores a tenth of one. */
  readonly budget: number;
}

/**
 * Looks up the object that a request created. The request is the client's internal one. After a failed attempt (given
 * its response, or null and the thrown error) it returns a response made from the found object, otherwise the object
 * itself; null if the request was not processed, the reason if that cannot be determined.
 */
export type OutcomeLookUp = (
  request: never,
  failed?: Response | null,
  error?: unknown,
) => Promise<object | string | null>;

/** `'safe'` is short for `{ safe: true }`. Omitted fields keep their values. */
export type RetryOption = 'safe' | Partial<RetryPolicy>;

/**
 * Statuses of refused requests; the refusal may be due to an earlier attempt that succeeded, so the object is looked
 * up.
 */
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

/** The policy of a call: by name, by some fields, or unchanged. */
export const toPolicy = (retry: RetryOption | undefined, before: RetryPolicy): RetryPolicy =>
  retry === undefined
    ? before
    : { ...before, ...(typeof retry === 'string' ? { safe: true, exact: undefined } : retry) };
