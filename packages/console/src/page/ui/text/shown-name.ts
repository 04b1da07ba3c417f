/** Names as they can be read, whatever is in them. */

const SHORT: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '\\0' };

/**
 * Control characters, and what is not seen or turns the direction of what follows: all of Unicode's format characters,
 * separators of lines, and letters without a shape. Emoji may be joined of several.
 */
const UNSEEN = /(?!(?<=\p{Extended_Pictographic}|\ufe0f)\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;

/** For lines of an editor, which sets tabs itself. */
export const UNSEEN_BUT_TABS =
  /(?!\t)(?!(?<=\p{Extended_Pictographic}|\ufe0f)\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;

const escaped = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  return SHORT[character] ?? (code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`);
};

/** A text with escapes in place of what could not be seen, or would show it as another. */
export const shownText = (text: string): string => text.replace(UNSEEN, escaped);

/** A part of a text: as it is, or one character with the mark that is shown for it. */
export interface ShownPart {
  readonly text: string;
  readonly mark?: string;
}

/** @param isLong of several lines: they end, and are indented, as they are */
export function shownParts(text: string, isLong = false): readonly ShownPart[] {
  const parts: ShownPart[] = [];
  let end = 0;
  for (const { 0: character, index } of text.matchAll(UNSEEN)) {
    if (isLong && /[\t\n\r]/.test(character)) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: character, mark: escaped(character) });
    end = index + character.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** As `shownText`, with dots for spaces at the ends. */
export const shownName = (name: string): string =>
  name === '' ? '(empty)' : shownText(name).replace(/^ +|(?<! ) +$/g, (spaces) => '·'.repeat(spaces.length));
