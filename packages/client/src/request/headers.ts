/** Merges headers: later ones win, `null` removes. Names are lower case inside. */
import { UsageError } from '../errors/usage-error.ts';
import type { HeadersLike } from '../types.ts';

/** `null` remembers that a header was removed on purpose. */
export type HeaderMap = Map<string, string | null>;

/** Adds the sources to `merged`. */
export function mergeHeaders(merged: HeaderMap, ...sources: (HeadersLike | undefined)[]): HeaderMap {
  for (const source of sources) {
    if (!source) continue;
    const entries = Symbol.iterator in Object(source) ? (source as Headers) : Object.entries(source); // iterable of pairs
    for (const [name, value] of entries as Iterable<readonly [string, unknown]>)
      if (value !== undefined) {
        const text = value === null ? null : (Array.isArray(value) ? value.join(', ') : String(value)).trim();
        // What fetch says of them shows the value.
        if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name) || /[^\t -~\x80-\xff]/.test(text ?? ''))
          throw new UsageError(`the header "${name}" contains a character that is not allowed in a header`);
        merged.set(name.toLowerCase(), text);
      }
  }
  return merged;
}

/** Headers as they are sent. */
export type Plain = { readonly [name: string]: string };

export function toPlain(headers: HeaderMap): Plain {
  const plain: Record<string, string> = {};
  for (const [name, value] of headers) if (value !== null) plain[name] = value;
  return plain;
}
