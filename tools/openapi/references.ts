/** Follows `$ref` within one document; whatever leads nowhere, out of the document or round in circles is unknown. */

import { isObject, type JsonObject } from './json.ts';

/** The object behind a value's references; undefined if there is none. */
export type Follow = (value: unknown) => JsonObject | undefined;

/** @param onBroken called for every reference that cannot be followed */
export function referencesOf(root: unknown, onBroken: (reference: string) => void = () => {}): Follow {
  return function follow(value) {
    const seen = new Set<string>();
    let current = value;
    while (isObject(current) && typeof current.$ref === 'string') {
      const reference = current.$ref;
      if (seen.has(reference)) {
        onBroken(reference);
        return undefined;
      }
      seen.add(reference);
      current = pointed(root, reference);
      if (current === undefined) onBroken(reference);
    }
    return isObject(current) ? current : undefined;
  };
}

/** The value under a local JSON pointer (RFC 6901, in a URI fragment). */
function pointed(root: unknown, reference: string): unknown {
  if (reference === '#') return root;
  if (!reference.startsWith('#/')) return undefined;
  let current = root;
  for (const part of reference.slice(2).split('/')) {
    const key = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    // Objects and lists alike are looked into by key; `hasOwn` has shown that it is there.
    current = (current as JsonObject)[key];
  }
  return current;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
