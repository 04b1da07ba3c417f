/** Runs one attempt of a request: rate limit, time limit, middleware, fetch. */
import { UsageError } from '../errors/usage-error.ts';
import { partsOf } from '../lazy.ts';
import { isGlobalFetch } from './global-fetch.ts';
import type { AttemptResult, Job } from './job.ts';
import { isLogged, log } from './logger.ts';
import { endingOf, remaining, timeoutOf, withDeadline } from './time/deadline.ts';
import { TimeLimit } from './time/time-limit.ts';

/** Tests may pass incomplete responses. */
const isResponse = ({ headers, text, status }: Partial<Response>): boolean =>
  Boolean(headers && text) && status !== undefined;

export async function attempt(job: Job): Promise<AttemptResult> {
  const { client, budget, headers, options } = job;
  const { fetch, clock, middleware, pace = {} } = client; // fetch must be called without `this`
  const { name } = job.request.operation;
  if (budget && !budget.acquire(pace)) await withDeadline(job, (signal) => budget.queue(client, name, signal));
  if (remaining(job) <= 0) {
    budget?.release(pace);
    throw endingOf(job)(false);
  }
  job.attempts++;
  const limit = new TimeLimit(timeoutOf(job), options.signal, endingOf(job));
  if (client.logLevel === 'debug') (await partsOf(client).inspection?.())?.logRequest(job);
  const started = clock.now();
  // A custom fetch and middleware get real `Headers`, which cost more, and may change them.
  const isPlain = isGlobalFetch(fetch) && !middleware.length;
  const sent = isPlain ? { ...headers } : new Headers(headers);
  const init = { ...job.init, headers: sent, signal: limit.signal };
  const go = () => limit.run(() => fetch(job.url, init), remaining(job));
  let response: Response | undefined;
  let error: unknown;
  try {
    const hooks = middleware.length ? await partsOf(client).middleware?.() : undefined;
    const given = hooks
      ? await hooks.runMiddleware(job, sent as Headers, limit, started - job.since, go) // see above
      : await go();
    response = isResponse(given) ? given : await (await partsOf(client).inspection?.())?.toResponse(given);
    if (!response) throw new UsageError('fetch must resolve to a Response');
  } catch (caught) {
    error = caught;
  } finally {
    // A single timer covers the response and its body if the caller waits for both.
    if (!response?.ok || !job.call.isAwaited) limit.pause();
    budget?.release(pace, response);
    job.since = clock.now();
    if (isLogged(client, 'info'))
      log(
        client,
        'info',
        `${name} ${response?.status ?? Object(error).name} in ${job.since - started} ms, attempt ${job.attempts}`,
      );
  }
  return response ? { job, response, limit } : { error };
}
