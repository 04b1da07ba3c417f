/** Reads and checks client options, request options and the environment. */
import { CloudflareError } from './errors.ts';

export const DEFAULT_BASE_URL = 'https://api.cloudflare.com/client/v4';

interface Runtime {
  process?: { env?: Record<string, string | undefined> };
  Deno?: { env?: { get?(name: string): string | undefined } };
}

/** An environment variable, trimmed; blank counts as absent, as does an environment that may not be read. */
export function readEnv(name: string): string | undefined {
  const { process, Deno } = globalThis as Runtime; // what a runtime may or may not have
  try {
    return (process?.env?.[`CLOUDFLARE_${name}`] ?? Deno?.env?.get?.(`CLOUDFLARE_${name}`))?.trim() || undefined;
  } catch {
    return undefined; // Deno without --allow-env
  }
}

/** The value, if it is a non-negative integer; else an error that says what was given. */
export function count(name: string, value: unknown): number {
  if (Number.isInteger(value) && (value as number) >= 0) return value as number; // just tested
  throw new CloudflareError(
    `${name} must be a non-negative integer, not ${typeof value === 'string' ? JSON.stringify(value) : value}`,
  );
}
