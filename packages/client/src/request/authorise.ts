/** Puts the credentials into the headers of a request. */
import { UsageError } from '../errors/usage-error.ts';
import { AUTH, type Credentials, say } from './auth.ts';
import type { HeaderMap, Plain } from './headers.ts';

export const isAuthorised = (headers: HeaderMap): boolean => AUTH.some((one) => headers.has(one[2]));

/** Adds the credentials, unless the caller's own headers already authenticate (or `null` says that none shall). */
export function authorise(headers: HeaderMap, credentials: Credentials): HeaderMap {
  if (!isAuthorised(headers))
    for (const [name, , header, way] of AUTH)
      if (credentials[name]) headers.set(header, `${way ? '' : 'Bearer '}${credentials[name]}`);
  return headers;
}

/** Refuses a request that cannot succeed, saying what to give. */
export function requireAuth(headers: HeaderMap): void {
  if (!isAuthorised(headers)) throw new UsageError(`No credentials: give one of ${AUTH.map(say).join(', ')}`);
}

/** What tells one budget of calls from another. */
export const credentialOf = (headers: Plain): string => AUTH.map(([, , header]) => headers[header]).join();
