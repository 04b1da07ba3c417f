/** Adds the credentials to the headers of a request. */
import { UsageError } from '../errors/usage-error.ts';
import { AUTH, type Credentials, say } from './auth.ts';
import type { HeaderMap, Plain } from './headers.ts';

export const isAuthorised = (headers: HeaderMap): boolean => AUTH.some((one) => headers.has(one[2]));

/** Adds the credentials, unless the caller's own headers already authenticate (or opt out with `null`). */
export function authorise(headers: HeaderMap, credentials: Credentials): HeaderMap {
  if (!isAuthorised(headers))
    for (const [name, , header, way] of AUTH)
      if (credentials[name]) headers.set(header, `${way ? '' : 'Bearer '}${credentials[name]}`);
  return headers;
}

/** Rejects a request without credentials before it is sent, naming the options to set. */
export function requireAuth(headers: HeaderMap): void {
  if (!isAuthorised(headers)) throw new UsageError(`No credentials: give one of ${AUTH.map(say).join(', ')}`);
}

/** Identifies the rate limit budget that a request counts against. */
export const credentialOf = (headers: Plain): string => AUTH.map(([, , header]) => headers[header]).join();
