/** Identifies errors by their properties: works across realms, copies of the package, and structured clones. */

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

/** An unverified error: only properties that were checked can be trusted. */
interface Looked {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly stack?: unknown;
  readonly errors?: unknown;
  readonly chain?: unknown;
}

/** On the prototype of all errors of this package (see errors.ts); the symbol registry is shared by all realms. */
const BRAND = Symbol.for('flarewire.error');

const NAME =
  /^(?:Cloudflare|Usage|OutcomeUnknown|API(?:Connection|ConnectionTimeout|UserAbort)?|BadRequest|Authentication|PermissionDenied|NotFound|Conflict|UnprocessableEntity|RateLimit|InternalServer)Error$/;

/**
 * Name of the error's class. A structured clone (from a worker, for example) has lost its fields and is called `Error`;
 * only the message remains, and the original name at the start of the stack.
 */
function nameOf(error: unknown): string | undefined {
  try {
    const { name, message, stack } = error as Looked; // null and undefined throw and end up in the catch block
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

/** 401: the credentials are missing or invalid. */
export const isAuthenticationError = (error: unknown): error is AuthenticationError =>
  isNamed(error, 'AuthenticationError');

/** 403: the credentials do not allow the operation. */
export const isPermissionDenied = (error: unknown): error is PermissionDeniedError =>
  isNamed(error, 'PermissionDeniedError');

/** 404: the resource does not exist. */
export const isNotFound = (error: unknown): error is NotFoundError => isNamed(error, 'NotFoundError');

/** 409: the request conflicts with existing state. */
export const isConflict = (error: unknown): error is ConflictError => isNamed(error, 'ConflictError');

/** 429: too many requests. */
export const isRateLimited = (error: unknown): error is RateLimitError => isNamed(error, 'RateLimitError');

/** No response was received, for example because of a timeout. */
export const isConnectionError = (error: unknown): error is APIConnectionError =>
  isNamed(error, 'APIConnectionError', 'APIConnectionTimeoutError');

/** No response was received in time. */
export const isTimeout = (error: unknown): error is APIConnectionTimeoutError =>
  isNamed(error, 'APIConnectionTimeoutError');

/** The caller's signal aborted the request. */
export const isAbort = (error: unknown): error is APIUserAbortError => isNamed(error, 'APIUserAbortError');

/** The call was invalid; nothing was sent. */
export const isUsageError = (error: unknown): error is UsageError => isNamed(error, 'UsageError');

/** A change was sent, and it is unknown if it was applied. */
export const isOutcomeUnknown = (error: unknown): error is OutcomeUnknownError => isNamed(error, 'OutcomeUnknownError');

/**
 * True if one of the response's errors, or an entry of their chains, has this code.
 * @example if (!hasCode(error, 81057)) throw error; // an identical record exists
 */
export function hasCode(error: unknown, code: number): boolean {
  if (!isCloudflareError(error)) return false;
  const { errors, chain = errors, message = '' } = error as Error & Looked; // untrusted, so each is checked below
  // A clone has only its message, which contains all codes.
  return Array.isArray(chain) ? chain.some((one) => one?.code === code) : message.includes(`[${code}] `);
}
