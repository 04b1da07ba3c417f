/** Sends a planned request. All effects are here, in one order: auth → retry → attempt timeout → fetch. */
import { type Attempt, guard, newAttempt } from './attempt.ts';
import { authorise, type Credentials, requireAuth, secretsOf } from './auth.ts';
import { encodeBody } from './body.ts';
import { APIUserAbortError, CloudflareError, type ErrorContext } from './errors.ts';
import { type HeaderMap, maskEntries, maskURL, mergeHeaders, toHeaders } from './headers.ts';
import { log } from './logger.ts';
import { count, DEFAULT_BASE_URL } from './options.ts';
import type { PlannedRequest } from './plan.ts';
import { parseQuery, stringifyQuery } from './query.ts';
import { failure } from './respond.ts';
import { type RetryPolicy, retryDelay } from './retry.ts';
import type { Clock, Fetch, FetchOptions, Logger, LogLevel, Query, RequestOptions } from './types.ts';

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
  readonly defaults: Defaults;
}

/** An answer whose body has not been read. */
export interface Exchange {
  readonly request: PlannedRequest;
  readonly response: Response;
  readonly attempt: Attempt;
  readonly context: ErrorContext;
}

/** The whole URL. An absolute path is taken only within the base's origin: elsewhere credentials would leak. */
export function buildURL(client: Sender, { operation, path, query }: PlannedRequest, options: RequestOptions): string {
  const { defaultBaseURL } = options;
  const base = (client.baseURL === DEFAULT_BASE_URL && defaultBaseURL) || client.baseURL;
  const [place = '', own = ''] = path.split(/\?(.*)/s);
  const absolute = /^[a-z][a-z\d+.-]*:/i.test(place);
  const url = absolute ? place : base.replace(/\/+$/, '') + place.replace(/^\/?/, '/');
  if (absolute && new URL(url).origin !== new URL(base).origin)
    throw new CloudflareError(`${operation.name}: credentials are sent to ${base} only`);
  const text = stringifyQuery({ ...client.defaults.query, ...(own && parseQuery(own)), ...query }, operation.comma);
  return text ? `${url}?${text}` : url;
}

export const buildHeaders = (client: Sender, { headers, type }: PlannedRequest, options: RequestOptions): HeaderMap =>
  authorise(mergeHeaders(new Map(client.defaults.headers), { 'content-type': type }, headers, options.headers), client);

export async function send(client: Sender, request: PlannedRequest, options: RequestOptions): Promise<Exchange> {
  const { signal, timeout = client.timeout, maxRetries = client.maxRetries } = options;
  count('timeout', timeout);
  count('maxRetries', maxRetries);
  const url = buildURL(client, request, options);
  const headers = buildHeaders(client, request, options);
  requireAuth(headers);
  const { name: operation, method, path } = request.operation;
  const { fetch } = client; // called without `this`, as the built-in fetch demands
  const isGlobal = fetch === globalFetch;
  // Encoding may wait for a file, which the caller need not.
  const body =
    request.kind === 'none'
      ? undefined
      : await guard(() => encodeBody(request, headers.get('content-type') ?? ''), signal);
  const isStream = body instanceof ReadableStream; // read once, so never sent twice
  const init = { ...client.fetchOptions, ...options.fetchOptions, method, body, ...(isStream && { duplex: 'half' }) };

  for (let attempts = 1; ; attempts++) {
    const context = { operation, method, path, attempts, secrets: secretsOf(headers) };
    const attempt = newAttempt(timeout, signal, context);
    const started = Date.now();
    const say = (what: unknown) =>
      log(client, 'info', `${operation} ${what} in ${Date.now() - started} ms, attempt ${attempts}`);
    log(client, 'debug', operation, () => ({ method, url: maskURL(url), headers: maskEntries(headers) }));
    let response: Response | undefined;
    let error: unknown;
    try {
      response = await attempt.run(() =>
        // Undefined members of the init are as good as absent; the DOM's types do not say so.
        fetch(url, { ...init, headers: toHeaders(headers, isGlobal), signal: attempt.signal } as RequestInit),
      );
      say(response.status);
      if (response.ok) return { request, response, attempt, context };
    } catch (caught) {
      say(caught);
      if (caught instanceof APIUserAbortError) throw caught;
      error = caught;
    }
    const last = isStream || attempts > maxRetries;
    const wait = last ? undefined : retryDelay(client.retryPolicy, attempts - 1, response ?? {}, client.clock);
    if (wait === undefined) throw response ? await failure({ request, response, attempt, context }) : error;
    response?.body?.cancel().catch(() => {});
    await guard(() => client.clock.sleep(wait, signal ?? undefined), signal);
  }
}
