/** Merges headers: later values win, `null` removes. Names are stored in lower case. */
import { UsageError } from '../errors/usage-error.ts';
import type { HeadersLike } from '../types.ts';

/** `null` records that a header was removed on purpose. */
export type HeaderMap = Map<string, string | null>;

/** Merges the sources into `merged`. */
export function mergeHeaders(merged: HeaderMap, ...sources: (HeadersLike | undefined)[]): HeaderMap {
  for (const source of sources) {
    if (!source) continue;
    const entries = Symbol.iterator in Object(source) ? (source as Headers) : Object.entries(source); // iterable of pairs
    for (const [name, value] of entries as Iterable<readonly [string, unknown]>)
      if (value !== undefined) {
        const text = value === null ? null : (Array.isArray(value) ? value.join(', ') : String(value)).trim();
        // The error of fetch would show the value.
        if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /[^\t -~\x80-\xff]/.test(text ?? ''))
          throw new UsageError(`the header "${name}" contains a character that is not allowed in a header`);
        merged.set(name.toLowerCase(), text);
      }
  }
  return merged;
}

/** Headers as sent. */
export type Plain = { readonly [name: string]: string };

export function toPlain(headers: HeaderMap): Plain {
  const plain: Record<string, string> = {};
  for (const [name, value] of headers) if (value !== null) plain[name] = value;
  return plain;
}
