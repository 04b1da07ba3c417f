/** Chooses the one way to authenticate and puts it into the headers. */
import { CloudflareError } from './errors.ts';
import type { HeaderMap } from './headers.ts';
import { readEnv } from './options.ts';
import type { AuthOptions } from './types.ts';

type Name = keyof AuthOptions;
export type Credentials = { readonly [name in Name]-?: string | null };

const ENV: { readonly [name in Name]-?: string } = {
  apiToken: 'API_TOKEN',
  apiKey: 'API_KEY',
  apiEmail: 'EMAIL',
  userServiceKey: 'API_USER_SERVICE_KEY',
};

/** Which way an option belongs to, in the order in which the environment is searched. */
const WAY: { readonly [name in Name]-?: number } = { apiToken: 0, apiKey: 1, apiEmail: 1, userServiceKey: 2 };

/** Headers of which one is enough to authenticate. */
const AUTH_HEADERS = ['authorization', 'x-auth-key', 'x-auth-user-service-key'];

export const authNames = Object.keys(ENV) as Name[]; // the literal above has all names
const say = (name: Name): string => `${name} (CLOUDFLARE_${ENV[name]})`;

/** What was given in code beats the environment; two ways given in code, or half a way, are an error. */
export function chooseCredentials(options: AuthOptions): Credentials {
  const given = authNames.filter((name) => options[name] != null);
  // null says: not from the environment either. Pasted values often carry a line end.
  const read = (name: Name) => (options[name] === undefined ? readEnv(ENV[name]) : options[name]?.trim()) || null;
  const missing = (way: number | undefined) => authNames.find((name) => WAY[name] === way && !read(name));
  const [way = [0, 1, 2].find((one) => !missing(one)), second] = new Set(given.map((name) => WAY[name]));
  if (second !== undefined)
    throw new CloudflareError(`Give one way to authenticate, not ${given.join(' and ')} together`);
  const lacking = missing(way);
  if (lacking) throw new CloudflareError(`${given} is given, but ${say(lacking)} is missing`);
  return Object.fromEntries(
    authNames.map((name) => {
      const value = WAY[name] === way ? read(name) : null;
      if (/[^!-~]/.test(value ?? '')) throw new CloudflareError(`${name} holds a character that no header can carry`);
      return [name, value];
    }),
  ) as Credentials; // all names are there
}

/** Adds the credentials, unless the caller's own headers already authenticate (or `null` says that none shall). */
export function authorise(headers: HeaderMap, { apiToken, apiKey, apiEmail, userServiceKey }: Credentials): HeaderMap {
  const values = [apiToken && `Bearer ${apiToken}`, apiKey, userServiceKey];
  if (!isAuthorised(headers))
    for (const [i, value] of values.entries()) if (value) headers.set(`${AUTH_HEADERS[i]}`, value);
  if (apiEmail && headers.has('x-auth-key') && !headers.has('x-auth-email')) headers.set('x-auth-email', apiEmail);
  return headers;
}

const isAuthorised = (headers: HeaderMap): boolean => AUTH_HEADERS.some((name) => headers.has(name));

/** Refuses a request that cannot succeed, saying what to give. */
export function requireAuth(headers: HeaderMap): void {
  if (!isAuthorised(headers)) throw new CloudflareError(`No credentials: give one of ${authNames.map(say).join(', ')}`);
}

/** The credentials in these headers, to be masked. Too short a text would mask words. */
export const secretsOf = (headers: HeaderMap): string[] =>
  AUTH_HEADERS.map((name) => headers.get(name)?.replace('Bearer ', '') ?? '').filter((secret) => secret.length > 7);
