/** Every error of the client. The constructors mask credentials, so nothing that passes through here can show one. */

/** One entry of `errors` or `messages` in an answer. */
export interface ErrorData {
  code?: number;
  message?: string;
  [field: string]: unknown;
}

/** What an error says about the request. `secrets` are masked wherever they appear and not kept. */
export interface ErrorContext {
  readonly operation?: string;
  readonly method?: string;
  /** Path template, without values. */
  readonly path?: string;
  /** Requests sent, the first one included. */
  readonly attempts?: number;
  readonly secrets?: readonly string[];
}

/** The root of all errors of this package; thrown itself for wrong use, before anything is sent. */
export class CloudflareError extends Error {}

/** The API answered with a failure, or could not be reached (`status` undefined). */
export class APIError<
  Status extends number | undefined = number | undefined,
  ResponseHeaders extends Headers | undefined = Headers | undefined,
  Body = unknown,
> extends CloudflareError {
  declare readonly status: Status;
  declare readonly headers: ResponseHeaders;
  /** The parsed answer; undefined when it was no JSON. */
  declare readonly error: Body;
  declare readonly errors: ErrorData[];
  declare readonly messages: ErrorData[];
  /** Code of the first error. */
  declare readonly code: number | undefined;
  /** `cf-ray` of the answer: what support asks for. */
  declare readonly rayId: string | undefined;
  declare readonly operation: string | undefined;
  declare readonly method: string | undefined;
  /** Path template, without values. */
  declare readonly path: string | undefined;
  declare readonly attempts: number | undefined;

  constructor(status: Status, error: Body, message?: string, headers?: ResponseHeaders, context: ErrorContext = {}) {
    const body = Object(error); // any JSON value
    const errors = entries(body.errors);
    const rayId = headers?.get('cf-ray') ?? undefined;
    const { secrets, ...rest } = context;
    super(mask(describe(status, error, errors, message, rayId, rest.operation), secrets));
    const messages = entries(body.messages);
    Object.assign(this, { status, headers, error, errors, messages, code: errors[0]?.code, rayId }, rest);
  }

  /** The class that a status deserves. */
  static generate(
    status: number | undefined,
    error: unknown,
    message?: string,
    headers?: Headers,
    context?: ErrorContext,
  ): APIError {
    if (!status || !headers) return new APIConnectionError({ message, cause: error }, context);
    const Kind = byStatus[status] ?? (status >= 500 ? InternalServerError : APIError);
    // The map guarantees that the class fits the status.
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
  constructor({ message = 'Request was aborted.' }: { message?: string } = {}) {
    super(undefined, undefined, message);
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

/** All classes by name: the statics of `Cloudflare`, and the literal names that survive a minifier. */
export const errorClasses = {
  CloudflareError,
  APIError,
  APIConnectionError,
  APIConnectionTimeoutError,
  APIUserAbortError,
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
} as { readonly [status: number]: typeof APIError }; // narrower statuses, same constructor

const entries = (value: unknown): ErrorData[] => (Array.isArray(value) ? value : []);

/** `dns.records.list: 403 [10000] Authentication error (ray 8f…)` */
function describe(
  status: number | undefined,
  error: unknown,
  errors: readonly ErrorData[],
  message: string | undefined,
  rayId: string | undefined,
  operation: string | undefined,
): string {
  const listed = errors.map(({ code, message: text }) => `${code === undefined ? '' : `[${code}] `}${text}`).join('; ');
  const detail = listed || message || JSON.stringify(error)?.slice(0, 200) || 'status code (no body)';
  if (status === undefined) return detail;
  return `${operation ? `${operation}: ` : ''}${status} ${detail}${rayId ? ` (ray ${rayId})` : ''}`;
}

/** Text without the credentials in it. */
export function mask(text: string, secrets: readonly string[] = []): string {
  return secrets.reduce((masked, secret) => masked.replaceAll(secret, '***'), text);
}
