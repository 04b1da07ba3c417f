/** Decides if and when a failed attempt is repeated: a pure function of the policy. */
import type { RetryPolicy } from '../types.ts';
import { retryAfter } from './retry-after.ts';

/** A response, or a failed connection (no status). */
export interface Outcome {
  readonly status?: number;
  readonly headers?: Headers;
}

/** Milliseconds to wait before the next attempt; undefined for no retry. `attempt` starts at 0. */
export function retryDelay(
  policy: RetryPolicy,
  attempt: number,
  { status, headers }: Outcome,
  clock: { now(): number; random(): number },
): number | undefined {
  const hint = headers?.get('x-should-retry');
  const retryable = status === undefined || policy.statuses.includes(status) || status >= policy.from;
  if (hint === 'false' || (hint !== 'true' && !retryable)) return undefined;
  const asked = retryAfter(headers, clock.now()) ?? -1;
  if (asked >= 0 && asked < policy.maxRetryAfter) return asked;
  return Math.min(policy.initial * 2 ** attempt, policy.max) * (1 - policy.jitter * clock.random());
}

/** True if a failed request may still have been processed: no response, or one from a failing server. */
export const mayHaveExecuted = ({ status, headers }: Outcome): boolean =>
  (status === undefined || status === 408 || status >= 500) && headers?.get('x-should-retry') !== 'true';
