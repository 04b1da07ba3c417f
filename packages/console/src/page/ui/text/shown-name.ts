/** Names as they can be read, whatever is in them. */

const SHORT: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '\\0' };

/** Control characters, and what is not seen or turns the direction of what follows. */
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text with escapes in place of what could not be seen, or would show it as another. */
export const shownText = (text: string): string =>
  text.replace(
    UNSEEN,
    (character) => SHORT[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** As `shownText`, with dots for spaces at the ends. */
export const shownName = (name: string): string =>
  name === '' ? '(empty)' : shownText(name).replace(/^ +|(?<! ) +$/g, (spaces) => '·'.repeat(spaces.length));
