/** Tells errors apart by what they carry: across realms, copies of the package, and structured clones. */

import type {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIUserAbortError,
  AuthenticationError,
  ConflictError,
  NotFoundError,
  OutcomeUnknownError,
  PermissionDeniedError,
  RateLimitError,
} from './errors.ts';
import type { CloudflareError, UsageError } from './usage-error.ts';

/** An error of which nothing is sure but what was looked at. */
interface Looked {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly stack?: unknown;
  readonly errors?: unknown;
  readonly chain?: unknown;
}

/** On the prototype of all errors of this package (see errors.ts); the registry of symbols is one for all realms. */
const BRAND = Symbol.for('flarewire.error');

const NAME =
  /^(?:Cloudflare|Usage|OutcomeUnknown|API(?:Connection|ConnectionTimeout|UserAbort)?|BadRequest|Authentication|PermissionDenied|NotFound|Conflict|UnprocessableEntity|RateLimit|InternalServer)Error$/;

/**
 * The name of its class. A structured clone (of a worker, say) has lost its fields and is called `Error`; what is left
 * is the message, and at the start of the stack the name that it had.
 */
function nameOf(error: unknown): string | undefined {
  try {
    const { name, message, stack } = error as Looked; // null and undefined end in the catch
    if (BRAND in Object(error)) return String(name);
    const [, was = ''] = name === 'Error' ? (/^(\w+): /.exec(String(stack)) ?? []) : [];
    return NAME.test(was) && String(stack).startsWith(`${was}: ${message}`) ? was : undefined;
  } catch {
    return undefined;
  }
}

const isNamed = (error: unknown, ...names: readonly string[]): boolean => names.includes(nameOf(error) ?? '');

/** Any error of this package. */
export const isCloudflareError = (error: unknown): error is CloudflareError => nameOf(error) !== undefined;

/** 401: the credentials are missing or not valid. */
export const isAuthenticationError = (error: unknown): error is AuthenticationError =>
  isNamed(error, 'AuthenticationError');

/** 403: the credentials do not allow it. */
export const isPermissionDenied = (error: unknown): error is PermissionDeniedError =>
  isNamed(error, 'PermissionDeniedError');

/** 404: there is no such thing. */
export const isNotFound = (error: unknown): error is NotFoundError => isNamed(error, 'NotFoundError');

/** 409: it stands against something that is there. */
export const isConflict = (error: unknown): error is ConflictError => isNamed(error, 'ConflictError');

/** 429: too many calls. */
export const isRateLimited = (error: unknown): error is RateLimitError => isNamed(error, 'RateLimitError');

/** No answer came; that none came in time is one kind of it. */
export const isConnectionError = (error: unknown): error is APIConnectionError =>
  isNamed(error, 'APIConnectionError', 'APIConnectionTimeoutError');

/** No answer came in time. */
export const isTimeout = (error: unknown): error is APIConnectionTimeoutError =>
  isNamed(error, 'APIConnectionTimeoutError');

/** The caller's signal ended it. */
export const isAbort = (error: unknown): error is APIUserAbortError => isNamed(error, 'APIUserAbortError');

/** A mistake in the call; nothing was sent. */
export const isUsageError = (error: unknown): error is UsageError => isNamed(error, 'UsageError');

/** A change was sent, and nothing tells whether it was made. */
export const isOutcomeUnknown = (error: unknown): error is OutcomeUnknownError => isNamed(error, 'OutcomeUnknownError');

/** Whether one of the answer's errors, or of what led to them, has this code: `hasCode(error, 81057)`. */
export function hasCode(error: unknown, code: number): boolean {
  if (!isCloudflareError(error)) return false;
  const { errors, chain = errors, message = '' } = error as Error & Looked; // read as what they turn out to be
  // A clone has its message only, which names all codes.
  return Array.isArray(chain) ? chain.some((one) => one?.code === code) : message.includes(`[${code}] `);
}
