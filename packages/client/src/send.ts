/** Sends a planned request. All effects are here, in one order: auth → pace → attempt timeout → fetch; what fails goes to trouble.ts. */
import { type Attempt, limited, newAttempt } from './attempt.ts';
import { authorise, type Credentials, credentialOf, requireAuth } from './auth.ts';
import { encodeBody } from './body.ts';
import { APIConnectionTimeoutError, APIUserAbortError, type ErrorContext, UsageError } from './errors.ts';
import { type HeaderMap, mergeHeaders, toHeaders } from './headers.ts';
import { pacing, trouble } from './lazy.ts';
import { log } from './logger.ts';
import { checkBaseURL, DEFAULT_BASE_URL } from './options.ts';
import type { Budget } from './pace.ts';
import type { PlannedRequest } from './plan.ts';
import { parseQuery, stringifyQuery } from './query.ts';
import type { RetryPolicy } from './retry.ts';
import type {
  Clock,
  Fetch,
  FetchOptions,
  Logger,
  LogLevel,
  Middleware,
  PaceOptions,
  Query,
  RequestOptions,
} from './types.ts';

/** Looked up at each call, so that a patched global fetch is seen. A given one gets real `Headers`, which cost more. */
export const globalFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/** What every request of a client starts from. */
export interface Defaults {
  readonly headers: HeaderMap;
  readonly query: Query | undefined;
}

/** What sending needs of a client. */
export interface Sender extends Credentials {
  readonly baseURL: string;
  readonly timeout: number;
  readonly maxRetries: number;
  readonly fetch: Fetch;
  readonly fetchOptions: FetchOptions | undefined;
  readonly logger: Logger;
  readonly logLevel: LogLevel;
  readonly clock: Clock;
  readonly retryPolicy: RetryPolicy;
  readonly pace: PaceOptions | undefined;
  readonly middleware: readonly Middleware[];
  readonly defaults: Defaults;
  readonly state: State;
}

/** What a client remembers from call to call. */
export interface State {
  /** Retries that may still be done (see RetryPolicy.budget). */
  retries: number;
  /** What has been said once. */
  readonly said: Set<string>;
  /** Whom the budgets of the rate limit belong to: the clock they are counted on. */
  readonly owner: object;
  readonly origins: readonly string[];
}

/** One call of the caller's, which may be several requests. */
export interface Call {
  readonly site: Error;
  /** Time after which nothing is waited for, by the client's clock. */
  readonly until: number;
  /** Rejects when the parameters do not pass. */
  readonly checked?: void | Promise<void> | undefined;
}

/** A request on its way, through all its attempts. */
export interface Job {
  readonly client: Sender;
  readonly request: PlannedRequest;
  readonly options: RequestOptions;
  readonly call: Call;
  url: string;
  readonly headers: HeaderMap;
  readonly init: RequestInit;
  readonly budget: Budget | undefined;
  /** Requests sent so far. */
  attempts: number;
  /** Where the last one ended, by the client's clock. */
  since: number;
  /** What was sent where middleware may have changed it. */
  sent?: Headers;
  /** The error of the connection itself: what middleware throws is another. */
  lost?: unknown;
}

/** An answer whose body has not been read. */
export interface Exchange {
  readonly job: Job;
  readonly response: Response;
  readonly attempt: Attempt;
  /** A DELETE that found nothing, after one whose answer was lost: it is done. */
  readonly isGone?: boolean;
}

/** What came of an attempt: an answer, or what was thrown. */
export interface Tried extends Partial<Exchange> {
  readonly error?: unknown;
}

/** The whole URL. An absolute path is taken only within the base's origin: elsewhere credentials would leak. */
export function buildURL(client: Sender, { operation, path, query }: PlannedRequest, options: RequestOptions): string {
  const { defaultBaseURL } = options;
  const base = (client.baseURL === DEFAULT_BASE_URL && defaultBaseURL) || client.baseURL;
  if (base !== client.baseURL) checkBaseURL(base, client.state.origins);
  const [place = '', own = ''] = path.split(/\?(.*)/s);
  const absolute = /^[a-z][a-z\d+.-]*:/i.test(place);
  const url = absolute ? place : base.replace(/\/+$/, '') + place.replace(/^\/?/, '/');
  if (absolute) {
    const { origin, username, password } = new URL(URL.canParse(url) ? url : 'none:');
    if (username || password || ![new URL(base).origin, ...client.state.origins].includes(origin))
      throw new UsageError(`credentials are sent to ${base} only; see allowedOrigins`);
  }
  const text = stringifyQuery({ ...client.defaults.query, ...(own && parseQuery(own)), ...query }, operation.comma);
  return text ? `${url}?${text}` : url;
}

export const buildHeaders = (client: Sender, { headers, type }: PlannedRequest, options: RequestOptions): HeaderMap =>
  authorise(mergeHeaders(new Map(client.defaults.headers), { 'content-type': type }, headers, options.headers), client);

export async function send(
  client: Sender,
  request: PlannedRequest,
  options: RequestOptions,
  call: Call,
): Promise<Exchange> {
  if (call.checked) await call.checked;
  const { state, clock } = client;
  const { operation } = request;
  if (operation.deprecated) (await trouble()).tellDeprecated(client, operation);
  const url = buildURL(client, request, options);
  const headers = buildHeaders(client, request, options);
  requireAuth(headers);
  const pace = options.pace === false ? undefined : client.pace;
  const budget = pace && (await pacing()).budgetOf(client.baseURL + credentialOf(headers), clock, state.owner, pace);
  const { method } = operation;
  // A runtime that follows redirects takes some of the credentials to other origins.
  const init: RequestInit = { ...client.fetchOptions, ...options.fetchOptions, method, redirect: 'manual' };
  const job: Job = { client, request, options, call, url, headers, init, budget, attempts: 0, since: clock.now() };
  // Encoding may wait for a file, which the caller need not.
  const { type, stop, ...encoded } = await patiently(job, () => encodeBody(request, headers.get('content-type') ?? ''));
  Object.assign(init, encoded);
  if (type) headers.set('content-type', type);
  let tried: Tried = {};
  try {
    tried = await attempt(job);
  } finally {
    if (!tried.response?.ok) stop?.();
  }
  if (!tried.response?.ok) return (await trouble()).recover(job, tried);
  state.retries = Math.min(client.retryPolicy.budget, state.retries + 0.1);
  return tried as Exchange; // it has an answer
}

/** What errors say of a request. */
export const contextOf = ({ request, call, attempts }: Job, more?: ErrorContext): ErrorContext => {
  const { name, method, path } = request.operation;
  return { operation: name, method, path, attempts, site: call.site, ...more };
};

/** Milliseconds that the call's deadline leaves. */
export const remaining = ({ call, client }: Job): number => call.until - client.clock.now();

const ending =
  (job: Job) =>
  (isAborted: boolean): Error => {
    const context = contextOf(job);
    if (isAborted) return new APIUserAbortError({}, context);
    // A timer may fire a little early.
    const text = remaining(job) > 9 ? {} : { message: 'Request timed out: the deadline has passed.' };
    return new APIConnectionTimeoutError(text, context);
  };

/** Waits for work, but no longer than the caller and the deadline allow. */
export const patiently = <T>(job: Job, work: (signal?: AbortSignal) => Promise<T>): Promise<T> =>
  limited(work, job.options.signal, remaining(job), ending(job));

/** One attempt, once its turn has come. */
export async function attempt(job: Job): Promise<Tried> {
  const { client, budget, url, headers, request, options } = job;
  const { fetch, clock, middleware, pace = {} } = client; // fetch is called without `this`, as the built-in one demands
  const { name } = request.operation;
  if (budget && !budget.enter(pace)) await patiently(job, (signal) => budget.queue(client, name, signal));
  if (remaining(job) <= 0) {
    budget?.leave(pace);
    throw ending(job)(false);
  }
  job.attempts++;
  const attempt = newAttempt(options.timeout ?? client.timeout, options.signal, ending(job), () => remaining(job));
  if (client.logLevel === 'debug') (await trouble()).tellRequest(job);
  const started = clock.now();
  const sent = toHeaders(headers, fetch === globalFetch && !middleware.length);
  const init = { ...job.init, headers: sent, signal: attempt.signal };
  const go = () => attempt.run(() => fetch(url, init));
  let response: Response | undefined;
  let error: unknown;
  try {
    response = middleware.length
      ? await (await trouble()).through(job, sent as Headers, attempt, started - job.since, go) // real ones, as asked for above
      : await go();
  } catch (caught) {
    error = caught;
  } finally {
    budget?.leave(pace, response);
    job.since = clock.now();
    log(
      client,
      'info',
      `${name} ${response?.status ?? Object(error).name} in ${job.since - started} ms, attempt ${job.attempts}`,
    );
  }
  return response ? { job, response, attempt } : { error };
}
