/** Chooses the one way to authenticate and puts it into the headers. */
import { CloudflareError } from './errors.ts';
import type { HeaderMap } from './headers.ts';
import { readEnv } from './options.ts';
import type { AuthOptions } from './types.ts';

export type Credentials = { readonly [name in keyof AuthOptions]-?: string | null };

const ENV = {
  apiToken: 'API_TOKEN',
  apiKey: 'API_KEY',
  apiEmail: 'EMAIL',
  userServiceKey: 'API_USER_SERVICE_KEY',
} as const;

type Name = keyof typeof ENV;
const AUTH_HEADERS = ['authorization', 'x-auth-key', 'x-auth-user-service-key'];
const names = Object.keys(ENV) as Name[];
// Ways in the order in which the environment is searched.
const WAYS: readonly (readonly Name[])[] = [['apiToken'], ['apiKey', 'apiEmail'], ['userServiceKey']];

/** What was given in code beats the environment; two ways given in code are an error. */
export function chooseCredentials(options: AuthOptions): Credentials {
  const given = names.filter((name) => options[name] !== undefined && options[name] !== null);
  const ways = WAYS.filter((way) => way.some((name) => given.includes(name)));
  if (ways.length > 1)
    throw new CloudflareError(`Give one way to authenticate; ${given.join(' and ')} were given together`);
  // null says: not from the environment either.
  const read = (name: Name) => clean(name, options[name] === undefined ? readEnv(ENV[name]) : options[name]);
  const way = ways[0] ?? WAYS.find((candidate) => candidate.every((name) => read(name))) ?? [];
  const credentials: Record<Name, string | null> = { apiToken: null, apiKey: null, apiEmail: null, userServiceKey: null };
  for (const name of way) credentials[name] = read(name);
  return credentials;
}

// Pasted values often carry a line end; anything else unprintable cannot be a header.
function clean(name: Name, value: string | null | undefined): string | null {
  const text = value?.trim() ?? null;
  if (text && /[^\x21-\x7e]/.test(text))
    throw new CloudflareError(`${name} holds a space, a line end or another character that no header can carry`);
  return text;
}

/** Adds the credentials, unless the caller's own headers already authenticate (or `null` says that none shall). */
export function authorise(headers: HeaderMap, { apiToken, apiKey, apiEmail, userServiceKey }: Credentials): HeaderMap {
  const own = AUTH_HEADERS.some((name) => headers.has(name));
  const add = (name: string, value: string | null) => {
    if (value && !headers.has(name)) headers.set(name, value);
  };
  if (!own) {
    add('authorization', apiToken && `Bearer ${apiToken}`);
    add('x-auth-key', apiKey);
    add('x-auth-user-service-key', userServiceKey);
  }
  if (!own || headers.get('x-auth-key')) add('x-auth-email', apiEmail);
  return headers;
}

/** Refuses a request that cannot succeed, saying what to give. A header of `null` says that none is wanted. */
export function requireAuth(headers: HeaderMap): void {
  const missing = (what: string, name: Name) =>
    new CloudflareError(`${what} is missing: give the option ${name} or set CLOUDFLARE_${ENV[name]}`);
  if (headers.get('x-auth-key') && !headers.has('x-auth-email')) throw missing('The email of the API key', 'apiEmail');
  if (headers.get('x-auth-email') && !headers.has('x-auth-key')) throw missing('The API key of the email', 'apiKey');
  if (!AUTH_HEADERS.some((name) => headers.has(name)))
    throw new CloudflareError(
      `No credentials: give apiToken, apiKey with apiEmail, or userServiceKey, or set ${names.map((name) => `CLOUDFLARE_${ENV[name]}`).join(', ')}`,
    );
}

/** The credentials in these headers, to be masked. Too short a text would mask words. */
export const secretsOf = (headers: HeaderMap): string[] =>
  AUTH_HEADERS.map((name) => headers.get(name)?.replace(/^Bearer /, '') ?? '').filter((secret) => secret.length > 7);
