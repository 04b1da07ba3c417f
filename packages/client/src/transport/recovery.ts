/** Recovers from failed requests: redirects, retries, and the resulting errors. */

import { APIUserAbortError } from '../errors/errors.ts';
import { secretsFor } from '../errors/redact.ts';
import { redactText } from '../errors/redact-text.ts';
import { partsOf } from '../lazy.ts';
import { attempt } from './attempt.ts';
import {
  connectionError,
  failureOf,
  isOnce,
  isRedirected,
  isUnsent,
  outcomeUnknownError,
  policyOf,
  REDIRECTED,
  unreadableError,
  wordsOf,
} from './failures.ts';
import type { AttemptResult, Exchange, Job } from './job.ts';
import { log } from './logger.ts';
import { REFUSED } from './retry.ts';
import { mayHaveExecuted, retryDelay } from './retry-delay.ts';
import { remaining, withDeadline } from './time/deadline.ts';
import { discard } from './time/time-limit.ts';

export { statusError } from './failures.ts';

/** Continues after a failed first attempt, until one succeeds or no more are allowed. */
export async function recover(job: Job, first: AttemptResult, before = 0): Promise<Exchange> {
  const { client, options, init } = job;
  const { state, clock } = client;
  const { maxRetries = client.maxRetries } = options;
  const policy = policyOf(job);
  let result = first;
  let maybeExecuted = before > 0;
  let redirects = 0;
  for (let retries = before; ; result = await attempt(job)) {
    const { response, error } = result;
    if (response?.ok) return result as Exchange; // it has a response
    if (
      response &&
      response.status < 400 &&
      (await partsOf(client).redirects?.())?.redirect(job, response, redirects)
    ) {
      redirects++;
      continue;
    }
    if (maybeExecuted && response?.status === 404 && init.method === 'DELETE')
      return { ...(result as Exchange), isDeleted: true }; // it has a response
    // Errors of the caller's middleware and aborts are not connection failures.
    if (error && client.middleware.length && error !== job.lost) throw error;
    if (error instanceof APIUserAbortError) throw error;
    if (isRedirected(error)) throw await connectionError(job, error, REDIRECTED);
    maybeExecuted ||= mayHaveExecuted(response ?? {}) && !isUnsent(error);
    const isOpen = maybeExecuted && isOnce(job);
    const known = isOpen ? await lookedUp(job, response ?? null, error) : null;
    if (typeof known === 'string') throw await outcomeUnknownError(job, await failureOf(job, result), known);
    if (known) return known as Exchange; // the look-up returns an exchange
    const isLast = init.body instanceof ReadableStream || retries >= maxRetries || state.retries < 1;
    const delay = isLast ? undefined : retryDelay(policy, retries, response ?? {}, clock);
    const refusal = delay !== undefined && isUntimed(response) ? await failureOf(job, result) : undefined;
    const asked = Object(refusal).retryAfter ?? delay; // an APIError may have one
    const wait = asked > policy.maxRetryAfter ? undefined : asked;
    if (wait === undefined || wait >= remaining(job)) {
      const failure = refusal ?? (await failureOf(job, result));
      throw isOpen && !REFUSED.includes(response?.status ?? 0) ? await outcomeUnknownError(job, failure) : failure;
    }
    discard(response);
    retries++;
    if (response?.status !== 429) state.retries--;
    // The log line of the attempt only has the kind of error, because the thrown value may contain secrets.
    if (error) {
      const why = redactText(wordsOf(error), secretsFor(job));
      log(client, 'info', `${job.request.operation.name}: ${why}; retrying in ${Math.ceil(wait)} ms`);
    }
    await withDeadline(job, (signal) => clock.sleep(wait, signal));
  }
}

/** True for a 429 whose headers do not say how long to wait: its message may. */
const isUntimed = (response: Response | undefined): boolean =>
  response?.status === 429 &&
  !['retry-after', 'retry-after-ms', 'x-should-retry'].some((name) => response.headers.has(name));

/**
 * Looks up the object that a request created, if the policy supports it: the reason if its outcome remains unknown, null
 * if it was not processed. Only programs that import it include the look-up and its facts about each product.
 */
const lookedUp = (job: Job, failed?: Response | null, error?: unknown): Promise<object | string | null> | '' =>
  // The policy is public and a job is not, so its type takes no request of a caller: `outcomeOf()` takes the job.
  policyOf(job).exact?.(job as never, failed, error) ?? '';

/**
 * Continuation of a call whose response was lost after its status had arrived: another response, or the created object.
 */
type Next = { readonly exchange: Exchange } | { readonly result: unknown };

/**
 * Handles an interrupted response: an idempotent call is sent again, otherwise the result is looked up if possible. The
 * status shows that the request was processed: a POST must not be sent again.
 */
export async function interrupted(exchange: Exchange, caught: unknown): Promise<Next> {
  const error = await connectionError(exchange.job, caught);
  return completed(exchange, error, !(caught instanceof APIUserAbortError), (why) =>
    outcomeUnknownError(exchange.job, error, why),
  );
}

/** Handles an unreadable response, such as a truncated or an empty one. */
export const unreadable = async (exchange: Exchange, text: string): Promise<Next> =>
  completed(exchange, await unreadableError(exchange, text), /^\s*($|[[{])/.test(text));

async function completed(
  { job, response }: Exchange,
  error: Error,
  isIncomplete: boolean,
  unknown?: (why: string) => Promise<Error>,
): Promise<Next> {
  // A custom fetch may ignore the signal.
  discard(response);
  job.lost = error;
  if (isIncomplete && !/POST|PATCH/.test(`${job.init.method}`))
    return { exchange: await recover(job, { error }, job.attempts - 1) };
  const found = isOnce(job) ? await lookedUp(job) : null;
  if (typeof found === 'string') throw (await unknown?.(found)) ?? error;
  if (found) return { result: found };
  throw error;
}
