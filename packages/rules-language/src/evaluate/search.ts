/** Searches text in linear time. */

/** Below this length of the search text, the platform's search is close enough to linear. */
const SHORT = 16;

/** Offset of the first occurrence from `from` on; -1 if there is none. Knuth–Morris–Pratt. */
export function indexOf(text: string, wanted: string, from = 0): number {
  if (wanted.length <= SHORT) return text.indexOf(wanted, from);
  const back = new Int32Array(wanted.length);
  for (let at = 1, length = 0; at < wanted.length; at++) {
    while (length > 0 && wanted[at] !== wanted[length]) length = back[length - 1] ?? 0;
    if (wanted[at] === wanted[length]) length++;
    back[at] = length;
  }
  for (let at = from, length = 0; at < text.length; at++) {
    while (length > 0 && text[at] !== wanted[length]) length = back[length - 1] ?? 0;
    if (text[at] === wanted[length]) length++;
    if (length === wanted.length) return at - length + 1;
  }
  return -1;
}

export const lower = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
export const upper = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** Parts between the `*` of a wildcard, unescaped. */
function partsOf(pattern: string): string[] {
  const parts = [''];
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern.charAt(at);
    if (sign === '*') parts.push('');
    else parts[parts.length - 1] += sign === '\\' ? pattern.charAt(++at) : sign;
  }
  return parts;
}

/**
 * The text that each `*` of a wildcard matches, as short as possible; undefined unless the whole text matches.
 * https://developers.cloudflare.com/ruleset-engine/rules-language/operators/#wildcard-matching
 */
export function matchWildcard(text: string, pattern: string, isStrict: boolean): string[] | undefined {
  const parts = partsOf(pattern).map((part) => (isStrict ? part : lower(part)));
  const compared = isStrict ? text : lower(text);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length === 1) return compared === first ? [] : undefined;
  const end = compared.length - last.length;
  if (!compared.startsWith(first) || end < first.length || !compared.endsWith(last)) return undefined;
  const captures: string[] = [];
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = indexOf(compared, part, at);
    if (found < 0 || found + part.length > end) return undefined;
    captures.push(text.slice(at, found));
    at = found + part.length;
  }
  return [...captures, text.slice(at, end)];
}

/**
 * Expands `${1}` and `$$` of a replacement:
 * https://developers.cloudflare.com/ruleset-engine/rules-language/functions/#regex_replace
 */
export const expand = (replacement: string, group: (name: string) => string): string =>
  replacement.replace(/\$\$|\$\{(\w+)\}/g, (_all, name?: string) => (name === undefined ? '$' : group(name)));
