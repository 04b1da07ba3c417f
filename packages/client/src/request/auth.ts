/** Selects the one way to authenticate. */
import { UsageError } from '../errors/usage-error.ts';
import type { AuthOptions } from '../types.ts';
import { readEnv } from './options.ts';

type Name = keyof AuthOptions;
export type Credentials = { readonly [name in Name]-?: string | null };

/**
 * Option, environment variable, header, and index of the authentication method, in the order in which the environment
 * is searched.
 */
export const AUTH: readonly (readonly [name: Name, env: string, header: string, way: number])[] = [
  ['apiToken', 'API_TOKEN', 'authorization', 0],
  ['apiKey', 'API_KEY', 'x-auth-key', 1],
  ['apiEmail', 'EMAIL', 'x-auth-email', 1],
  ['userServiceKey', 'API_USER_SERVICE_KEY', 'x-auth-user-service-key', 2],
];

export const authNames = AUTH.map(([name]) => name);

export const say = ([name, env]: (typeof AUTH)[number]): string => `${name} (CLOUDFLARE_${env})`;

/** Options take precedence over the environment; options of two methods, or an incomplete method, are an error. */
export function chooseCredentials(options: AuthOptions): Credentials {
  const given = AUTH.filter(([name]) => options[name] != null);
  for (const [name] of given)
    if (typeof options[name] !== 'string') throw new UsageError(`${name} must be text, not a ${typeof options[name]}`);
  // null also disables the environment variable. Pasted values often end with a line break.
  const values = AUTH.map(
    ([name, env]) => (options[name] === undefined ? readEnv(env) : options[name]?.trim()) || null,
  );
  const lacking = (way: number | undefined) => AUTH.find(([, , , own], i) => own === way && !values[i]);
  const [way = [0, 1, 2].find((one) => !lacking(one)), second] = new Set(given.map(([, , , own]) => own));
  if (second !== undefined) throw new UsageError(`Give one way to authenticate, not ${given.map(say).join(' and ')}`);
  const missing = lacking(way);
  if (missing)
    throw new UsageError(
      given.includes(missing) ? `${say(missing)} is empty` : `${given.map(say)} needs ${say(missing)}`,
    );
  const chosen = AUTH.map(([name, , , own], i) => [name, own === way ? values[i] : null] as const);
  for (const [name, value] of chosen)
    if (/[^!-~]/.test(value ?? ''))
      throw new UsageError(`${name} contains a character that is not allowed in a header`);
  return Object.fromEntries(chosen) as Credentials; // every name is set
}
