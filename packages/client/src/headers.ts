/** Merges headers: later ones win, `null` removes. Names are lower case inside. */
import type { HeadersLike } from './types.ts';

/** `null` remembers that a header was removed on purpose. */
export type HeaderMap = Map<string, string | null>;

export function mergeHeaders(...sources: (HeadersLike | HeaderMap | undefined)[]): HeaderMap {
  const merged: HeaderMap = new Map();
  for (const source of sources) {
    if (!source) continue;
    const entries = Symbol.iterator in Object(source) ? (source as Headers) : Object.entries(source); // iterable of pairs
    for (const [name, value] of entries as Iterable<readonly [string, unknown]>)
      if (value !== undefined)
        merged.set(name.toLowerCase(), value === null ? null : Array.isArray(value) ? value.join(', ') : String(value));
  }
  return merged;
}

export const toHeaders = (headers: HeaderMap): Headers =>
  new Headers([...headers].filter((entry): entry is [string, string] => entry[1] !== null));

const SECRET = /auth|token|secret|key|password|cookie|signature|credential/i;

/** Values whose name looks like a secret are shown as stars. */
export const maskEntries = (entries: Iterable<readonly [string, string | null]>): Record<string, string> =>
  Object.fromEntries(
    Array.from(entries)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, SECRET.test(name) ? '***' : `${value}`]),
  );

/** The URL with secret-looking query values as stars. */
export const maskURL = (url: string): string =>
  url.replace(/([?&])([^=&#]+)=([^&#]*)/g, (whole, sign: string, name: string) =>
    SECRET.test(name) ? `${sign}${name}=***` : whole,
  );
