/** What happens when a request fails: redirects, retries, and the errors that tell of it. */

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
import { discard, MOST_REDIRECTS, redirect } from './redirect.ts';
import { REFUSED } from './retry.ts';
import { mayHaveExecuted, retryDelay } from './retry-delay.ts';

export { redactPlan } from '../errors/redact-plan.ts';
export { logRequest, statusError } from './failures.ts';
export { runMiddleware } from './middleware.ts';
export { logMessages, warnDeprecated } from './notices.ts';
export { toResponse } from './to-response.ts';

/** Goes on from a first attempt that failed, until one succeeds or there shall be no more. */
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
    const isOpen = maybeExecuted && isOnce(job);
    const known = isOpen ? await lookedUp(job, response ?? null, error) : null;
    if (known instanceof Unknown) throw await outcomeUnknownError(job, await failureOf(job, result), known.why);
    if (known) return known as Exchange; // made where it was looked up
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
    // The line of the attempt itself tells no more than its kind, as what was thrown may hold secrets.
    if (error) {
      const why = redactText(wordsOf(error), secretsFor(job));
      log(client, 'info', `${job.request.operation.name}: ${why}; sent again in ${Math.ceil(wait)} ms`);
    }
    await withDeadline(job, (signal) => clock.sleep(wait, signal));
  }
}

/** A 429 whose headers do not say how long to wait: its message may. */
const isUntimed = (response: Response | undefined): boolean =>
  response?.status === 429 &&
  !['retry-after', 'retry-after-ms', 'x-should-retry'].some((name) => response.headers.has(name));

/** Nobody knows what became of a request. */
class Unknown {
  readonly why: string;

  constructor(why: string) {
    this.why = why;
  }
}

/** What a request made where the policy can look it up: `Unknown` where that does not help, null where it was not carried out. */
async function lookedUp(job: Job, failed?: Response | null, error?: unknown): Promise<object | null> {
  // Only who imports it carries the code that looks, and what it knows of each product.
  const { exact } = policyOf(job);
  if (!exact) return new Unknown('');
  try {
    const found = await exact(job as never, failed, error);
    // The thing itself, or an exchange.
    return found === undefined ? new Unknown('') : (found as object | null);
  } catch (caught) {
    if (job.options.signal?.aborted) throw caught;
    return new Unknown(caught instanceof Error ? caught.message : wordsOf(caught));
  }
}

/** What becomes of a call whose response was lost after its status came: another one, or what it made. */
type Next = { readonly exchange: Exchange } | { readonly result: unknown };

/** Of a response that broke off: the call is sent again if it is idempotent, else its result if it can be looked up. */
export async function interrupted(exchange: Exchange, caught: unknown): Promise<Next> {
  const again = caught instanceof APIUserAbortError ? undefined : await sentAgain(exchange);
  if (again) return { exchange: again };
  const found = isOnce(exchange.job) ? await lookedUp(exchange.job) : null;
  if (found && !(found instanceof Unknown)) return { result: found };
  throw await interruptedError(exchange, caught, found?.why);
}

/** Of a response that says nothing that can be read, such as half of one. */
export async function unreadable(exchange: Exchange, text: string): Promise<Next> {
  const again = /^\s*[[{]/.test(text) ? await sentAgain(exchange) : undefined;
  if (again) return { exchange: again };
  const found = isOnce(exchange.job) ? await lookedUp(exchange.job) : null;
  if (found && !(found instanceof Unknown)) return { result: found };
  throw await unreadableError(exchange, text);
}

/** The next response of a call that may be repeated; undefined where it may not, or not any more. */
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
  log(client, 'info', `${job.request.operation.name}: half a response; sent again in ${Math.ceil(wait)} ms`);
  await withDeadline(job, (signal) => client.clock.sleep(wait, signal));
  const result = await attempt(job);
  return result.response?.ok ? (result as Exchange) : recover(job, result, retries + 1); // it has a response
}
