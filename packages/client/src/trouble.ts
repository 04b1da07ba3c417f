/** What happens when a request does not go well: redirects, retries, and the errors that tell of it. */
import { cleanAnswer, cleaned, cleanHeaders, secretsFor } from './clean.ts';
import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  OutcomeUnknownError,
} from './errors.ts';
import type { Explanation, Failure } from './explain.ts';
import { log } from './logger.ts';
import { isBrowser } from './options.ts';
import { type RetryPolicy, toPolicy } from './retry.ts';
import { retryAfter } from './retry-after.ts';
import { isOpen, retryDelay } from './retry-delay.ts';
import { mask } from './secrets.ts';
import { attempt, contextOf, type Exchange, type Job, patiently, remaining, type Tried } from './send.ts';
import { maskEntries, maskURL } from './shown.ts';

export { through } from './middleware.ts';
export { tellDeprecated, tellMessages } from './notices.ts';
export { shown } from './shown.ts';

const MOST_REDIRECTS = 5;

/** Goes on from a first attempt that failed, until one succeeds or there shall be no more. */
export async function recover(job: Job, first: Tried): Promise<Exchange> {
  const { client, options, init } = job;
  const { state, clock } = client;
  const { maxRetries = client.maxRetries } = options;
  const policy = policyOf(job);
  let tried = first;
  let wasOpen = false;
  let redirects = 0;
  for (let retries = 0; ; tried = await attempt(job)) {
    const { response, error } = tried;
    if (response?.ok) return tried as Exchange; // it has an answer
    if (response && redirects < MOST_REDIRECTS && redirect(job, response)) {
      redirects++;
      continue;
    }
    if (wasOpen && response?.status === 404 && init.method === 'DELETE')
      return { ...(tried as Exchange), isGone: true }; // as above
    // What the caller's middleware threw is no trouble of the connection, nor is the caller's abort.
    if (error && client.middleware.length && error !== job.lost) throw error;
    if (error instanceof APIUserAbortError) throw error;
    if (isRedirected(error)) throw connectionError(job, error, REDIRECTED);
    wasOpen ||= isOpen(response ?? {}) && !isUnsent(error);
    if (wasOpen && isOnce(job)) throw await outcomeUnknown(job, await failureOf(job, tried));
    const isLast = init.body instanceof ReadableStream || retries >= maxRetries || state.retries < 1;
    const wait = isLast ? undefined : retryDelay(policy, retries, response ?? {}, clock);
    if (wait === undefined || wait >= remaining(job)) throw await failureOf(job, tried);
    discard(response);
    retries++;
    if (response?.status !== 429) state.retries--;
    // The line of the attempt itself tells no more than its kind, as what was thrown may hold secrets.
    if (error) {
      const why = mask(wordsOf(error), secretsFor(job));
      log(client, 'info', `${job.request.operation.name}: ${why}; sent again in ${Math.ceil(wait)} ms`);
    }
    await patiently(job, (signal) => clock.sleep(wait, signal));
  }
}

const discard = (response: Response | undefined): void => {
  response?.body?.cancel().catch(() => {});
};

const policyOf = ({ client, options }: Job): RetryPolicy => toPolicy(options.retry, client.retryPolicy);

/** True when the policy forbids to send it twice: it is not idempotent (RFC 9110, 9.2.2). */
const isOnce = (job: Job): boolean => policyOf(job).safe && /POST|PATCH/.test(`${job.init.method}`);

/** Where the server points to, if it does. */
function locationOf({ url }: Job, { status, headers }: Response): { next: URL | undefined } | undefined {
  const location = headers.get('location');
  if (!location || ![301, 302, 303, 307, 308].includes(status)) return undefined;
  return { next: URL.canParse(location, url) ? new URL(location, url) : undefined };
}

/** Why the client does not go there; undefined where it does. */
function obstacle({ url, init, client, options }: Job, next: URL | undefined, status: number): string | undefined {
  const { method, body } = init;
  const { redirect: wanted = 'follow' } = { ...client.fetchOptions, ...options.fetchOptions };
  const { origin } = new URL(url);
  if (!next) return 'it is no URL';
  if (next.origin !== origin) return `credentials stay at ${origin}`;
  if (next.username || next.password) return 'it holds credentials of its own';
  if (wanted !== 'follow') return `fetchOptions.redirect is '${wanted}'`;
  // 307 and 308 keep method and body.
  if (method !== 'GET' && status < 307) return `it would turn the ${method} into a GET`;
  return body instanceof ReadableStream ? 'a stream cannot be sent twice' : undefined;
}

/** Turns to where the server points, within the origin and as long as the request stays the same. */
function redirect(job: Job, response: Response): boolean {
  const { next } = locationOf(job, response) ?? {};
  if (!next || obstacle(job, next, response.status)) return false;
  discard(response);
  job.url = next.href;
  return true;
}

/** What the error of a redirect says; undefined where there is none. */
function refusedRedirect(job: Job, response: Response): string | undefined {
  const found = locationOf(job, response);
  if (!found) return undefined;
  const place = found.next ? ` to ${maskURL(found.next.href.replace(/\/\/[^/]*@/, '//***@'))}` : '';
  const why = obstacle(job, found.next, response.status) ?? `it is the ${MOST_REDIRECTS + 1}th in a row`;
  return `redirect${place} is not followed: ${why}`;
}

const CORS =
  'The API sends no CORS headers, so a browser lets no page read its answers: call it through a server of your own that lets pass what the page may do.';

/** The error of a connection that failed, whatever was thrown. */
export function connectionError(job: Job, error: unknown, hint = isBrowser() ? CORS : undefined): Error {
  if (error instanceof APIError) return error;
  const secrets = secretsFor(job);
  const context = contextOf(job, { secrets, ...(hint && { hint }) });
  const cause = cleaned(error, secrets); // anything can be thrown
  if (/timed? ?out/i.test(`${cause} ${Object(cause).cause}`)) return new APIConnectionTimeoutError({ cause }, context);
  const message = `${context.operation}: Connection error${reason(cause)}.`;
  return new APIConnectionError({ message, cause }, context);
}

/** The innermost message: `fetch failed` says nothing, `connect ECONNREFUSED 127.0.0.1:80` does. */
function reason(cause: unknown): string {
  let inner = Object(cause);
  for (let depth = 0; inner.cause && depth < 9; depth++) inner = Object(inner.cause);
  const { message, code } = inner;
  return message || code ? `: ${message || code}` : '';
}

/** What an error and all that led to it say. */
function wordsOf(error: unknown): string {
  const words = [];
  for (let inner = error; inner instanceof Error && words.length < 9; inner = inner.cause)
    words.push((inner as { code?: string }).code, inner.message);
  return words.filter(Boolean).join(' ');
}

/** True when the connection was never made, so that nothing can have been carried out. */
const isUnsent = (error: unknown): boolean =>
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT|UNREACH|CERT/.test(wordsOf(error));

const REDIRECTED = 'The server redirects: files, forms and streams are not sent twice';

/** True when fetch refused to be redirected, as it is told to for such bodies (see encoded.ts). */
const isRedirected = (error: unknown): boolean => /unexpected redirect/i.test(wordsOf(error));

/** The start of a text, on one line. */
const snippet = (job: Job, text: string): string => mask(text, secretsFor(job)).replace(/\s+/g, ' ').slice(0, 200);

// Of JSON that broke off nobody can say which part is a secret, so none is shown.
const isJson = (type: string, text: string): boolean => /[/+]json/.test(type) || /^\s*[[{"]/.test(text);

const brokenJson = (text: string): string => `broken or unexpected JSON, ${text.length} characters of it`;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error for an attempt that failed. */
async function failureOf(job: Job, { response, attempt, error }: Tried): Promise<Error> {
  if (!response || !attempt) return connectionError(job, error);
  let text = '';
  try {
    text = await attempt.run(() => response.text());
  } catch (caught) {
    discard(response);
    // The status is known even when the body does not come.
    if (caught instanceof APIUserAbortError) return caught;
  }
  if (response.type === 'opaqueredirect') {
    const message = `${job.request.operation.name}: the API redirects, and a browser does not tell where to`;
    return new APIConnectionError({ message }, contextOf(job));
  }
  const type = response.headers.get('content-type') ?? '';
  const told = text && isJson(type, text) ? brokenJson(text) : snippet(job, text);
  const plain = refusedRedirect(job, response) ?? told;
  const body = parse(text);
  return refusal({ job, response }, body, body === undefined ? plain : undefined);
}

/** The error for an answer that has been read. */
export async function refusal(
  { job, response }: Pick<Exchange, 'job' | 'response'>,
  body: unknown,
  message?: string,
): Promise<APIError> {
  const { status } = response;
  const secrets = secretsFor(job, body);
  const clean = cleanAnswer(body, job, secrets);
  const headers = cleanHeaders(response.headers, secrets);
  const context = contextOf(job, { secrets, retryAfter: retryAfter(headers, job.client.clock.now()) });
  const { chain } = new APIError(status, clean, message, headers);
  const codes = chain.map(({ code }) => code ?? 0);
  const { operation, method } = context;
  const known = await explained({ operation, method, status, codes, url: job.url });
  return APIError.generate(status, clean, message, headers, { ...context, ...known });
}

// Loaded when an error asks, so that nobody pays for it before. Where it cannot be had, the error goes without.
const explained = (failure: Failure): Promise<Explanation> =>
  import('./explain.ts').then(
    ({ explain }) => explain(failure),
    () => ({}),
  );

/** The request as it is sent, for the log. */
export function tellRequest({ client, request: { operation }, url, headers }: Job): void {
  const { name, method, sensitive } = operation;
  log(client, 'debug', name, { method, url: maskURL(url, sensitive), headers: maskEntries(headers) });
}

/** The error for a result that cannot be read, be it for its place or its form. */
export const unreadable = (exchange: Exchange, text: string): Promise<APIError> => {
  const { job, response } = exchange;
  const type = response.headers.get('content-type') ?? '';
  // A text in place of a result that is secret may be that secret; a page is not.
  const isSecret = job.request.operation.sensitive && !/^\s*</.test(text);
  const shown = isJson(type, text)
    ? brokenJson(text)
    : isSecret
      ? `${type}, ${text.length} characters of it`
      : `${type} ${snippet(job, text)}`;
  return refusal(exchange, undefined, `expected JSON, got ${text ? shown : 'an empty body'}`);
};

/** The error for an answer that broke off. It was carried out, as its status said: a POST must not be sent again. */
export async function brokenOff({ job, response }: Exchange, caught: unknown): Promise<Error> {
  // A fetch of the caller's own may look at no signal.
  discard(response);
  const error = connectionError(job, caught);
  return isOnce(job) ? outcomeUnknown(job, error) : error;
}

/** The error for a request that may have been carried out and must not be sent again. */
async function outcomeUnknown(job: Job, cause: Error): Promise<Error> {
  if (cause instanceof APIUserAbortError) return cause;
  const { name, method } = job.request.operation;
  const look = name.includes(' ') ? 'a GET' : name.replace(/[^.]*$/, 'list or get');
  const message = `${name}: nobody can tell whether this ${method} was carried out (${cause.message}). Look with ${look} before you send it again.`;
  return new OutcomeUnknownError({ message, cause }, contextOf(job, { secrets: secretsFor(job) }));
}
