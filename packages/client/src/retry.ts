/** Decides whether and when a failed attempt is repeated. The policy is data, the decision a pure function. */

export interface RetryPolicy {
  readonly statuses: readonly number[];
  /** This status and above. */
  readonly from: number;
  /** Backoff in milliseconds: `initial`, doubled each time, up to `max`, less up to `jitter` of it. */
  readonly initial: number;
  readonly max: number;
  readonly jitter: number;
  /** A wait that the server asks for is honoured below this. */
  readonly maxRetryAfter: number;
}

export const retryPolicy: RetryPolicy = {
  statuses: [408, 409, 429],
  from: 500,
  initial: 500,
  max: 8000,
  jitter: 0.25,
  maxRetryAfter: 60_000,
};

/** An answer, or a connection that failed (no status). */
export interface Outcome {
  readonly status?: number;
  readonly headers?: Headers;
}

/** Milliseconds to wait before the next attempt; undefined when there shall be none. `attempt` counts from 0. */
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

/** The wait that the server asks for in milliseconds; undefined for none and for nonsense. */
export function retryAfter(headers: Headers | undefined, now: number): number | undefined {
  const ms = headers?.get('retry-after-ms');
  const after = headers?.get('retry-after');
  const waits = [ms && Number(ms), after && Number(after) * 1000, after && Date.parse(after) - now];
  return waits.find((wait): wait is number => typeof wait === 'number' && !Number.isNaN(wait));
}
