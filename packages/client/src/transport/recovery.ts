/** Recovers from failed requests: redirects, retries, and the resulting errors. */

import { APIUserAbortError } from '../errors/errors.ts';
import { secretsFor } from '../errors/redact.ts';
import { redactText } from '../errors/redact-text.ts';
import { attempt } from './attempt.ts';
import { remaining, withDeadline } from './deadline.ts';
import {
  connectionError,
  failureOf,
  interruptedError,
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
import { discard, MAX_REDIRECTS, redirect } from './redirect.ts';
import { REFUSED } from './retry.ts';
import { mayHaveExecuted, retryDelay } from './retry-delay.ts';

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
    if (response && redirects < MAX_REDIRECTS && redirect(job, response)) {
      redirects++;
      continue;
    }
    if (maybeExecuted && response?.status === 404 && init.method === 'DELETE')
      return { ...(result as Exchange), isDeleted: true }; // it has a response
    // Errors of the caller's middleware and aborts are not connection failures.
    if (error && client.middleware.length && error !== job.lost) throw error;
    if (error instanceof APIUserAbortError) throw error;
    if (isRedirected(error)) throw connectionError(job, error, REDIRECTED);
    maybeExecuted ||= mayHaveExecuted(response ?? {}) && !isUnsent(error);
    const isOpen = maybeExecuted && isOnce(job);
    const known = isOpen ? await lookedUp(job, response ?? null, error) : null;
    if (known instanceof Unknown) throw await outcomeUnknownError(job, await failureOf(job, result), known.why);
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

/** The outcome of a request is unknown. */
class Unknown {
  readonly why: string;

  constructor(why: string) {
    this.why = why;
  }
}

/**
 * Looks up the object that a request created, if the policy supports it: `Unknown` if that does not help, null if the
 * request was not processed.
 */
async function lookedUp(job: Job, failed?: Response | null, error?: unknown): Promise<object | null> {
  // Only programs that import it include the look-up code and its facts about each product.
  const { exact } = policyOf(job);
  if (!exact) return new Unknown('');
  try {
    const found = await exact(job as never, failed, error);
    // The object itself, or an exchange.
    return found === undefined ? new Unknown('') : (found as object | null);
  } catch (caught) {
    if (job.options.signal?.aborted) throw caught;
    return new Unknown(caught instanceof Error ? caught.message : wordsOf(caught));
  }
}

/**
 * Continuation of a call whose response was lost after its status had arrived: another response, or the created object.
 */
type Next = { readonly exchange: Exchange } | { readonly result: unknown };

/** Handles an interrupted response: an idempotent call is sent again, otherwise the result is looked up if possible. */
export const interrupted = (exchange: Exchange, caught: unknown): Promise<Next> =>
  completed(exchange, !(caught instanceof APIUserAbortError), (why) => interruptedError(exchange, caught, why));

/** Handles an unreadable response, such as a truncated or an empty one. */
export const unreadable = (exchange: Exchange, text: string): Promise<Next> =>
  completed(exchange, /^\s*($|[[{])/.test(text), () => unreadableError(exchange, text));

async function completed(
  exchange: Exchange,
  isIncomplete: boolean,
  fail: (why?: string) => Promise<Error>,
): Promise<Next> {
  const again = isIncomplete ? await sentAgain(exchange) : undefined;
  if (again) return { exchange: again };
  const found = isOnce(exchange.job) ? await lookedUp(exchange.job) : null;
  if (found && !(found instanceof Unknown)) return { result: found };
  throw await fail(found?.why);
}

/** Sends a repeatable call again; undefined if it may not be repeated, or no longer. */
async function sentAgain({ job, response }: Exchange): Promise<Exchange | undefined> {
  const { client, init, options, attempts } = job;
  const { maxRetries = client.maxRetries } = options;
  if (/POST|PATCH/.test(`${init.method}`) || init.body instanceof ReadableStream) return undefined;
  const retries = attempts - 1;
  if (retries >= maxRetries || client.state.retries < 1) return undefined;
  const wait = retryDelay(policyOf(job), retries, {}, client.clock);
  if (wait === undefined || wait >= remaining(job)) return undefined;
  discard(response);
  client.state.retries--;
  log(client, 'info', `${job.request.operation.name}: incomplete response; retrying in ${Math.ceil(wait)} ms`);
  await withDeadline(job, (signal) => client.clock.sleep(wait, signal));
  const result = await attempt(job);
  return result.response?.ok ? (result as Exchange) : recover(job, result, retries + 1); // it has a response
}
