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

const KEY = 'x-auth-key';
const EMAIL = 'x-auth-email';
/** Headers of which one is enough to authenticate. */
const AUTH_HEADERS = ['authorization', KEY, 'x-auth-user-service-key'];

export const authNames = Object.keys(ENV) as Name[];

/** What was given in code beats the environment; two ways given in code are an error. */
export function chooseCredentials(options: AuthOptions): Credentials {
  const given = authNames.filter((name) => options[name] != null);
  // null says: not from the environment either.
  const read = (name: Name) => clean(name, options[name] === undefined ? readEnv(ENV[name]) : options[name]);
  const complete = (way: number) => authNames.every((name) => WAY[name] !== way || read(name));
  const [way = [0, 1, 2].find(complete), second] = new Set(given.map((name) => WAY[name]));
  if (second !== undefined)
    throw new CloudflareError(`Give one way to authenticate, not ${given.join(' and ')} together`);
  return Object.fromEntries(authNames.map((name) => [name, WAY[name] === way ? read(name) : null])) as Credentials; // all names
}

// Pasted values often carry a line end; anything else unprintable cannot be a header.
function clean(name: Name, value: string | null | undefined): string | null {
  const text = value?.trim() ?? null;
  if (text && /[^!-~]/.test(text)) throw new CloudflareError(`${name} holds a character that no header can carry`);
  return text;
}

/** Adds the credentials, unless the caller's own headers already authenticate (or `null` says that none shall). */
export function authorise(headers: HeaderMap, { apiToken, apiKey, apiEmail, userServiceKey }: Credentials): HeaderMap {
  const values = [apiToken && `Bearer ${apiToken}`, apiKey, userServiceKey];
  if (!AUTH_HEADERS.some((name) => headers.has(name)))
    AUTH_HEADERS.forEach((name, i) => values[i] && headers.set(name, values[i]));
  if (apiEmail && !headers.has(EMAIL) && !headers.has('authorization')) headers.set(EMAIL, apiEmail);
  return headers;
}

/** Refuses a request that cannot succeed, saying what to give. */
export function requireAuth(headers: HeaderMap): void {
  const say = (name: Name) => `${name} (CLOUDFLARE_${ENV[name]})`;
  const lacks = (one: string, other: string, name: Name) => {
    if (headers.get(one) && !headers.has(other)) throw new CloudflareError(`${one} is given, but ${say(name)} is missing`);
  };
  lacks(KEY, EMAIL, 'apiEmail');
  lacks(EMAIL, KEY, 'apiKey');
  if (!AUTH_HEADERS.some((name) => headers.has(name)))
    throw new CloudflareError(`No credentials: give one of ${authNames.map(say).join(', ')}`);
}

/** The credentials in these headers, to be masked. Too short a text would mask words. */
export const secretsOf = (headers: HeaderMap): string[] =>
  AUTH_HEADERS.map((name) => headers.get(name)?.replace('Bearer ', '') ?? '').filter((secret) => secret.length > 7);
