/** The retry policy: which failures are repeated, and when, as data. */
import type { RetryOption, RetryPolicy } from '../types.ts';

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
