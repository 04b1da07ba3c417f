/** What happens when a request fails: redirects, retries, and the errors that tell of it. */

import { APIUserAbortError } from '../errors/errors.ts';
import { secretsFor } from '../errors/redact.ts';
import { redactText } from '../errors/redact-text.ts';
import { attempt } from './attempt.ts';
import { remaining, withDeadline } from './deadline.ts';
import {
  connectionError,
  failureOf,
  isOnce,
  isRedirected,
  isUnsent,
  outcomeUnknownError,
  policyOf,
  REDIRECTED,
  wordsOf,
} from './failures.ts';
import type { AttemptResult, Exchange, Job } from './job.ts';
import { log } from './logger.ts';
import { discard, MOST_REDIRECTS, redirect } from './redirect.ts';
import { mayHaveExecuted, retryDelay } from './retry-delay.ts';

export { redactPlan } from '../errors/redact-plan.ts';
export { interruptedError, logRequest, statusError, unreadableError } from './failures.ts';
export { runMiddleware } from './middleware.ts';
export { logMessages, warnDeprecated } from './notices.ts';
export { toResponse } from './to-response.ts';

/** Goes on from a first attempt that failed, until one succeeds or there shall be no more. */
export async function recover(job: Job, first: AttemptResult): Promise<Exchange> {
  const { client, options, init } = job;
  const { state, clock } = client;
  const { maxRetries = client.maxRetries } = options;
  const policy = policyOf(job);
  let result = first;
  let maybeExecuted = false;
  let redirects = 0;
  for (let retries = 0; ; result = await attempt(job)) {
    const { response, error } = result;
    if (response?.ok) return result as Exchange; // it has an answer
    if (response && redirects < MOST_REDIRECTS && redirect(job, response)) {
      redirects++;
      continue;
    }
    if (maybeExecuted && response?.status === 404 && init.method === 'DELETE')
      return { ...(result as Exchange), isDeleted: true }; // as above
    // What the caller's middleware threw is no failure of the connection, nor is the caller's abort.
    if (error && client.middleware.length && error !== job.lost) throw error;
    if (error instanceof APIUserAbortError) throw error;
    if (isRedirected(error)) throw connectionError(job, error, REDIRECTED);
    maybeExecuted ||= mayHaveExecuted(response ?? {}) && !isUnsent(error);
    if (maybeExecuted && isOnce(job)) throw await outcomeUnknownError(job, await failureOf(job, result));
    const isLast = init.body instanceof ReadableStream || retries >= maxRetries || state.retries < 1;
    const wait = isLast ? undefined : retryDelay(policy, retries, response ?? {}, clock);
    if (wait === undefined || wait >= remaining(job)) throw await failureOf(job, result);
    discard(response);
    retries++;
    if (response?.status !== 429) state.retries--;
    // The line of the attempt itself tells no more than its kind, as what was thrown may hold secrets.
    if (error) {
      const why = redactText(wordsOf(error), secretsFor(job));
      log(client, 'info', `${job.request.operation.name}: ${why}; sent again in ${Math.ceil(wait)} ms`);
    }
    await withDeadline(job, (signal) => clock.sleep(wait, signal));
  }
}
