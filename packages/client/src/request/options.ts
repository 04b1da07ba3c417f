/** Reads and checks client options, request options and the environment. */
import { UsageError } from '../errors/usage-error.ts';

export const DEFAULT_BASE_URL = 'https://api.cloudflare.com/client/v4';

interface Runtime {
  process?: { env?: Record<string, string | undefined> };
  Deno?: { env?: { get?(name: string): string | undefined } };
}

// Browsers forbid the header and would trigger a preflight; every other runtime has another user agent.
export const isBrowser = (): boolean => /^Mozilla/.test(globalThis.navigator?.userAgent);

/** Reads an environment variable, trimmed; blank or unreadable counts as absent. */
export function readEnv(name: string): string | undefined {
  const { process, Deno } = globalThis as Runtime; // each may be missing in some runtimes
  try {
    return (process?.env?.[`CLOUDFLARE_${name}`] ?? Deno?.env?.get?.(`CLOUDFLARE_${name}`))?.trim() || undefined;
  } catch {
    return undefined; // Deno without --allow-env
  }
}

/** Returns a non-negative integer, or throws an error that shows the invalid value. */
export function count(name: string, value: unknown): number {
  if (Number.isInteger(value) && (value as number) >= 0) return value as number; // checked in the condition
  throw new UsageError(
    `${name} must be a non-negative integer, not ${typeof value === 'string' ? JSON.stringify(value) : value}`,
    { parameter: name },
  );
}

const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Rejects invalid URLs, and plain http to another machine, which would expose credentials in transit. */
export function checkBaseURL(baseURL: string, origins: readonly string[]): void {
  const fail = (why: string) =>
    new UsageError(`baseURL "${baseURL.replace(/\/\/.*@/, '//***@')}" ${why}`, { parameter: 'baseURL' });
  if (!/^https?:\/\//i.test(baseURL) || !URL.canParse(baseURL)) throw fail('is not an http(s) URL');
  const { protocol, hostname, origin, username, password } = new URL(baseURL);
  if (username || password) throw fail('must not contain credentials');
  if (protocol !== 'http:' || LOOPBACK.test(hostname) || origins.includes(origin)) return;
  if (!/^(1|true)$/i.test(readEnv('ALLOW_HTTP') ?? ''))
    throw fail('would send credentials unencrypted; for a mock server set allowedOrigins or CLOUDFLARE_ALLOW_HTTP=1');
}
