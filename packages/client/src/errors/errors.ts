/** All error classes of the client. The constructors mask secrets, so no error can expose one. */

import { redactText, type Secrets } from './redact-text.ts';
import { entriesIn, words } from './said.ts';
import { CloudflareError, UsageError } from './usage-error.ts';

/** One entry of `errors` or `messages` in a response. */
export interface ErrorData {
  code?: number;
  message?: string;
  [field: string]: unknown;
}

/** Facts about the request that an error reports. `secrets` are masked wherever they appear and not stored. */
export interface ErrorContext {
  readonly operation?: string;
  readonly method?: string;
  /** Path template, without values. */
  readonly path?: string;
  /** Requests sent, including the first. */
  readonly attempts?: number;
  readonly secrets?: Secrets;
  /** Created where the caller made the call: its stack becomes the error's stack. */
  readonly callSite?: Error | undefined;
  /** Advice on how to fix it. */
  readonly hint?: string | undefined;
  /** Token permission groups; any one of them is enough for the operation. */
  readonly permissions?: readonly string[] | undefined;
  /** Documentation page. */
  readonly docs?: string | undefined;
  readonly retryAfter?: number | undefined;
}

/** Replaces the stack of an error with that of the caller: the original only shows the runtime's queue. */
export function atCaller<Kind extends Error>(error: Kind, callSite: Error | undefined): Kind {
  if (callSite?.stack) error.stack = `${error.name}: ${error.message}\n${callSite.stack.replace(/^\w*Error.*\n/, '')}`;
  return error;
}

/** The API responded with a failure, or could not be reached (`status` undefined). */
export class APIError<
  Status extends number | undefined = number | undefined,
  ResponseHeaders extends Headers | undefined = Headers | undefined,
  Body = unknown,
> extends CloudflareError {
  declare readonly status: Status;
  declare readonly headers: ResponseHeaders;
  /** The parsed response body; undefined if it was not valid JSON. */
  declare readonly error: Body;
  /** As received: some products send strings, or an object of lists by field. */
  declare readonly errors: ErrorData[];
  /** The errors as objects, each followed by its `error_chain`. */
  declare readonly chain: ErrorData[];
  declare readonly messages: ErrorData[];
  /** Code of the first error. */
  declare readonly code: number | undefined;
  /** `cf-ray` of the response; Cloudflare support asks for it. */
  declare readonly rayId: string | undefined;
  declare readonly operation: string | undefined;
  declare readonly method: string | undefined;
  /** Path template, without values. */
  declare readonly path: string | undefined;
  declare readonly attempts: number | undefined;
  /** True if the same request may succeed later. */
  declare readonly retryable: boolean;
  /** Milliseconds to wait before the next attempt, as requested by the server. */
  declare readonly retryAfter: number | undefined;
  declare readonly hint: string | undefined;
  declare readonly permissions: readonly string[] | undefined;
  declare readonly docs: string | undefined;

  constructor(status: Status, error: Body, message?: string, headers?: ResponseHeaders, context: ErrorContext = {}) {
    const { errors, messages } = Object(error); // any JSON value
    const chain = flatten(entriesIn(errors) as ErrorData[]); // untrusted input: only its codes are compared
    const rayId = headers?.get('cf-ray') ?? undefined;
    const { secrets, callSite, ...rest } = context;
    super(redactText(describe(status, error, chain, message, rayId, rest), secrets).replace(/\s+/g, ' '));
    const code = chain[0]?.code;
    const listed = { errors: Object(errors) === errors ? errors : [], chain, messages: entries(messages) };
    const known = { status, headers, error, ...listed, code, rayId };
    Object.assign(this, known, { retryable: isRetryable(status) }, rest);
    atCaller(this, callSite);
  }

  /**
   * Creates the error of the class for a status, for tests and fakes.
   * @example const error = APIError.generate(429, { errors: [{ code: 971, message: 'slow down' }] }, undefined, new Headers());
   */
  static generate(
    status: number | undefined,
    error: unknown,
    message?: string,
    headers?: Headers,
    context?: ErrorContext,
  ): APIError {
    if (!status || !headers) return new APIConnectionError({ message, cause: error }, context);
    const Kind = byStatus[status] ?? (status >= 500 ? InternalServerError : APIError);
    // The map guarantees that the class matches the status.
    return new (Kind as typeof APIError)(status, error, message, headers, context);
  }
}

export class APIConnectionError extends APIError<undefined, undefined, undefined> {
  constructor(
    { message = 'Connection error.', cause }: { message?: string | undefined; cause?: unknown } = {},
    context?: ErrorContext,
  ) {
    super(undefined, undefined, message, undefined, context);
    if (cause) this.cause = cause;
  }
}

export class APIConnectionTimeoutError extends APIConnectionError {
  constructor(
    { message = 'Request timed out.', cause }: { message?: string; cause?: unknown } = {},
    context?: ErrorContext,
  ) {
    super({ message, cause }, context);
  }
}

export class APIUserAbortError extends APIError<undefined, undefined, undefined> {
  constructor({ message = 'Request was aborted.' }: { message?: string } = {}, context?: ErrorContext) {
    super(undefined, undefined, message, undefined, context);
    Object.assign(this, { retryable: false });
  }
}

/**
 * The request may or may not have been processed, and sending it again could apply it twice. `cause` has the details.
 */
export class OutcomeUnknownError extends APIError<undefined, undefined, undefined> {
  constructor({ message, cause }: { message?: string; cause?: unknown } = {}, context?: ErrorContext) {
    super(undefined, undefined, message, undefined, context);
    Object.assign(this, { retryable: false, cause });
  }
}

export class BadRequestError extends APIError<400, Headers> {}
export class AuthenticationError extends APIError<401, Headers> {}
export class PermissionDeniedError extends APIError<403, Headers> {}
export class NotFoundError extends APIError<404, Headers> {}
export class ConflictError extends APIError<409, Headers> {}
export class UnprocessableEntityError extends APIError<422, Headers> {}
export class RateLimitError extends APIError<429, Headers> {}
export class InternalServerError extends APIError<number, Headers> {}

/** All classes by name: the statics of `Cloudflare`, and the names that survive minification. */
export const errorClasses = {
  CloudflareError,
  UsageError,
  APIError,
  APIConnectionError,
  APIConnectionTimeoutError,
  APIUserAbortError,
  OutcomeUnknownError,
  BadRequestError,
  AuthenticationError,
  PermissionDeniedError,
  NotFoundError,
  ConflictError,
  UnprocessableEntityError,
  RateLimitError,
  InternalServerError,
};

for (const [name, Kind] of Object.entries(errorClasses)) Kind.prototype.name = name;

const byStatus: { readonly [status: number]: typeof APIError | undefined } = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  422: UnprocessableEntityError,
  429: RateLimitError,
} as { readonly [status: number]: typeof APIError }; // classes for narrower statuses have the same constructor

const isRetryable = (status: number | undefined): boolean => !status || /408|409|429|5../.test(`${status}`);

const entries = (value: unknown): ErrorData[] =>
  Array.isArray(value) ? value.filter((entry) => entry && typeof entry === 'object') : [];

/** Depth first, with a loop: a hostile chain must not overflow the stack. */
function flatten(errors: readonly ErrorData[]): ErrorData[] {
  const chain = [...errors];
  for (let at = 0; at < chain.length && at < 100; at++) chain.splice(at + 1, 0, ...entries(chain[at]?.error_chain));
  return chain;
}

/** `dns.records.list: 403 [10000] Authentication error (ray 8f…)` */
function describe(
  status: number | undefined,
  error: unknown,
  chain: readonly ErrorData[],
  message: string | undefined,
  rayId: string | undefined,
  { operation, hint }: ErrorContext,
): string {
  const listed = chain.map((entry) => {
    const { code, source, documentation_url: page } = entry;
    const { pointer } = Object(source) as { pointer?: string }; // location in the request
    const text = words(entry) || (code === undefined ? JSON.stringify(entry).slice(0, 200) : '');
    const place = `${pointer ? ` at ${pointer}` : ''}${page ? ` (see ${page})` : ''}`;
    return `${code === undefined ? '' : `[${code}] `}${place ? text.replace(/\.$/, '') : text}${place}`;
  });
  const said = listed.join('; ').trim() || message || words(error);
  const detail = said || JSON.stringify(error)?.slice(0, 200) || 'status code (no body)';
  const line = status === undefined ? detail : `${operation ? `${operation}: ` : ''}${status} ${detail}`;
  return `${line}${rayId ? ` (ray ${rayId})` : ''}${hint ? `. ${hint}` : ''}`;
}
