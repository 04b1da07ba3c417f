/** Creates the errors of failed requests: thrown, refused, unreadable, interrupted, or with unknown outcome. */
import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  OutcomeUnknownError,
} from '../errors/errors.ts';
import { redact, redactAnswer, redactHeaders, secretsFor } from '../errors/redact.ts';
import { redactText } from '../errors/redact-text.ts';
import { saidIn } from '../errors/said.ts';
import { partsOf } from '../lazy.ts';
import { isBrowser } from '../request/options.ts';
import type { RetryPolicy } from '../types.ts';
import { type AttemptResult, contextOf, type Exchange, type Job } from './job.ts';
import { parse } from './respond.ts';
import { toPolicy } from './retry.ts';
import { retryAfter, waitIn } from './retry-after.ts';
import { remaining } from './time/deadline.ts';
import { discard } from './time/time-limit.ts';

/** The error of a failed connection, for anything that was thrown. */
export async function connectionError(job: Job, error: unknown, given?: string): Promise<Error> {
  if (error instanceof APIError) return error;
  const hint = given ?? (isBrowser() ? (await partsOf(job.client).explanations?.())?.BROWSER_HINT : undefined);
  const secrets = secretsFor(job);
  const context = contextOf(job, { secrets, ...(hint && { hint }) });
  const cause = redact(error, secrets); // anything can be thrown
  if (/timed? ?out/i.test(`${cause} ${Object(cause).cause}`)) return new APIConnectionTimeoutError({ cause }, context);
  const message = `${context.operation}: Connection error${reason(cause)}.`;
  return new APIConnectionError({ message, cause }, context);
}

interface Thrown {
  readonly message?: string;
  readonly code?: string;
  readonly cause?: unknown;
}

/** An error and its causes, outermost first. Anything can be thrown. */
function causesOf(error: unknown): Thrown[] {
  const causes: Thrown[] = [Object(error)];
  for (const { cause } of causes) if (cause && causes.length < 9) causes.push(Object(cause));
  return causes;
}

/** The innermost message: `connect ECONNREFUSED 127.0.0.1:80` instead of `fetch failed`. */
function reason(error: unknown): string {
  const { message, code } = causesOf(error).at(-1) ?? {};
  const text = message || code;
  return text ? `: ${text}` : '';
}

/** Messages of an error and of all its causes. */
export const wordsOf = (error: unknown): string =>
  causesOf(error)
    .flatMap(({ code, message }) => [code, message])
    .filter(Boolean)
    .join(' ');

/** True if the connection was never established, so that nothing can have been processed. */
export const isUnsent = (error: unknown): boolean =>
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT|UNREACH|CERT/.test(wordsOf(error));

export const REDIRECTED = 'The server redirected the request, but files, forms and streams cannot be sent twice';

/** True if fetch refused a redirect, as it is configured to for some bodies (see uploads/fetch-body.ts). */
export const isRedirected = (error: unknown): boolean => /unexpected redirect/i.test(wordsOf(error));

/** The start of a text, on one line; for a page its title or length, because markup does not help the reader. */
function snippet(job: Job, text: string): string {
  const isPage = /^\s*<(!doctype|html|head|body)\b/i.test(text);
  const [, title = ''] = (isPage && /<title[^<>]*>([^<]*)/i.exec(text)) || [];
  const reported = isPage ? `HTML page${title.trim() ? `: ${title.trim()}` : `, ${text.length} characters`}` : text;
  return redactText(reported, secretsFor(job)).replace(/\s+/g, ' ').slice(0, 200);
}

// In truncated JSON secrets cannot be recognized, so none of it is shown.
const isJson = (type: string, text: string): boolean => /[/+]json/i.test(type) || /^\s*[[{"]/.test(text);

const brokenJson = (text: string): string => `malformed or unexpected JSON, ${text.length} characters`;

/** The error of a failed attempt. */
export async function failureOf(job: Job, { response, limit, error }: AttemptResult): Promise<Error> {
  if (!response || !limit) return connectionError(job, error);
  let text = '';
  try {
    text = await limit.run(() => response.text(), remaining(job));
  } catch (caught) {
    discard(response);
    // The status is known even if the body does not arrive.
    if (caught instanceof APIUserAbortError) return caught;
  } finally {
    limit.pause();
  }
  if (response.type === 'opaqueredirect') {
    const message = `${job.request.operation.name}: the API sent a redirect, and browsers hide its target`;
    return new APIConnectionError({ message }, contextOf(job));
  }
  const type = response.headers.get('content-type') ?? '';
  const reported = text && isJson(type, text) ? brokenJson(text) : snippet(job, text);
  const redirects = response.status < 400 ? await partsOf(job.client).redirects?.() : undefined;
  const plain = redirects?.refusedRedirect(job, response) ?? reported;
  const body = parse(text);
  return statusError({ job, response }, body, body === undefined ? plain : undefined);
}

/** The error of a response that has been read. */
export async function statusError(
  { job, response }: Pick<Exchange, 'job' | 'response'>,
  body: unknown,
  message?: string,
): Promise<APIError> {
  const { status } = response;
  const secrets = secretsFor(job, body);
  const clean = redactAnswer(body, job, secrets);
  const headers = redactHeaders(response.headers, secrets);
  const { chain } = new APIError(status, clean, message, headers);
  const codes = chain.map(({ code }) => code ?? 0);
  const said = saidIn(clean) ?? message ?? '';
  const context = contextOf(job, { secrets, retryAfter: retryAfter(headers, job.client.clock.now()) ?? waitIn(said) });
  // An emulator in this process uses Cloudflare's address; its ray ids have this suffix.
  const url = /-LCL$/.test(response.headers.get('cf-ray') ?? '') ? undefined : job.url;
  const known = await (await partsOf(job.client).explanations?.())?.explanationOf(job, {
    status,
    codes,
    message: said,
    url,
  });
  return APIError.generate(status, clean, message, headers, { ...context, ...known });
}

/** The error of a result that cannot be read. */
export const unreadableError = (exchange: Exchange, text: string): Promise<APIError> => {
  const { job, response } = exchange;
  const type = response.headers.get('content-type') ?? '';
  // Text in place of a secret result may be that secret; a page is not.
  const isSecret = job.request.operation.sensitive && !/^\s*</.test(text);
  const reported = snippet(job, text);
  const shown = isJson(type, text)
    ? brokenJson(text)
    : isSecret
      ? `${type}, ${text.length} characters`
      : `${/^HTML page/.test(reported) ? '' : `${type} `}${reported}`;
  const hint = text && !isJson(type, text) ? '; use .asResponse() for the raw response' : '';
  return statusError(exchange, undefined, `expected JSON, got ${text ? shown : 'an empty body'}${hint}`);
};

/** The error of a request that may have been processed and must not be sent again. */
export async function outcomeUnknownError(job: Job, cause: Error, why = ''): Promise<Error> {
  if (cause instanceof APIUserAbortError) return cause;
  const { name, method } = job.request.operation;
  const look = name.includes(' ') ? 'a GET' : `${name.slice(0, name.lastIndexOf('.') + 1)}list or get`;
  const message = `${name}: it is unknown whether this ${method} was carried out (${cause.message})${why && `: ${why}`}. Check with ${look} before sending it again.`;
  return new OutcomeUnknownError({ message, cause }, contextOf(job, { secrets: secretsFor(job) }));
}

export const policyOf = ({ client, options }: Job): RetryPolicy => toPolicy(options.retry, client.retryPolicy);

/** True if the policy forbids sending it twice: it is not idempotent (RFC 9110, 9.2.2). */
export const isOnce = (job: Job): boolean => policyOf(job).safe && /POST|PATCH/.test(`${job.init.method}`);
