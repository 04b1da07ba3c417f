/** Makes names readable, whatever characters they contain. */

const SHORT: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '\\0' };

/**
 * Control characters, and those that are invisible or change the direction of text: all of Unicode's format characters,
 * line separators, and letters without a shape. Joiners inside emoji are allowed.
 */
const UNSEEN = /(?!(?<=\p{Extended_Pictographic}|\ufe0f)\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;

/** For editor lines, because the editor renders tabs itself. */
export const UNSEEN_BUT_TABS =
  /(?!\t)(?!(?<=\p{Extended_Pictographic}|\ufe0f)\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;

const escaped = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  return SHORT[character] ?? (code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`);
};

/** Escapes characters that are invisible or would disguise the text. */
export const shownText = (text: string): string => text.replace(UNSEEN, escaped);

/** A part of a text: unchanged, or one character with its visible mark. */
export interface ShownPart {
  readonly text: string;
  readonly mark?: string;
}

/** @param isLong for multi-line text, whose line breaks and indentation are unchanged */
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

/** Like `shownText`, with dots for leading and trailing spaces. */
export const shownName = (name: string): string =>
  name === '' ? '(empty)' : shownText(name).replace(/^ +|(?<! ) +$/g, (spaces) => '·'.repeat(spaces.length));
