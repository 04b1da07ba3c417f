/** Merges headers: later ones win, `null` removes. Names are lower case inside. */
import type { HeadersLike } from './types.ts';

/** `null` remembers that a header was removed on purpose. */
export type HeaderMap = Map<string, string | null>;

/** Adds the sources to `merged`. */
export function mergeHeaders(merged: HeaderMap, ...sources: (HeadersLike | undefined)[]): HeaderMap {
  for (const source of sources) {
    if (!source) continue;
    const entries = Symbol.iterator in Object(source) ? (source as Headers) : Object.entries(source); // iterable of pairs
    for (const [name, value] of entries as Iterable<readonly [string, unknown]>)
      if (value !== undefined)
        merged.set(name.toLowerCase(), value === null ? null : Array.isArray(value) ? value.join(', ') : String(value));
  }
  return merged;
}

type Entries = Iterable<readonly [string, string | null]>;

const kept = (entries: Entries) => [...entries].filter((entry): entry is [string, string] => entry[1] !== null);

export const toHeaders = (headers: Entries, isPlain: boolean): HeadersInit =>
  isPlain ? Object.fromEntries(kept(headers)) : new Headers(kept(headers));

const SECRET = /auth|token|secret|key|password|cookie|signature|credential/i;

/** Values whose name looks like a secret are shown as stars. */
export const maskEntries = (entries: Entries): Record<string, string> =>
  Object.fromEntries(kept(entries).map(([name, value]) => [name, SECRET.test(name) ? '***' : value]));

/** The URL with secret-looking query values as stars. */
export const maskURL = (url: string): string =>
  url.replace(/([?&])([^=&#]+)=([^&#]*)/g, (whole, sign: string, name: string) =>
    SECRET.test(name) ? `${sign}${name}=***` : whole,
  );
