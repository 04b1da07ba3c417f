/** Names as they can be read, whatever is in them. */

const SHORT: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '\\0' };

/** A name with signs in place of what could not be seen: dots for spaces at the ends, escapes for control characters. */
export function shownName(name: string): string {
  if (name === '') return '(empty)';
  return name
    .replace(/^ +| +$/g, (spaces) => '·'.repeat(spaces.length))
    .replace(
      /[\p{Cc}\u2028\u2029\u200b\u200e\u200f\ufeff]/gu,
      (character) => SHORT[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}
