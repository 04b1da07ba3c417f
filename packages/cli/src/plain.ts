/** Makes untrusted text safe for a terminal: control characters and invisible characters are shown as escapes. */

// Controls but none that a cell may hold; marks of direction; what cannot be seen.
const UNSEEN = /[\p{Cc}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2069}\u{FEFF}\u{E0000}-\u{E007F}]/gu;

export const plain = (text: string): string =>
  text.replace(UNSEEN, (char) =>
    char === '\n' ? '↵' : char === '\t' ? ' ' : `\\u{${char.codePointAt(0)?.toString(16)}}`,
  );

/** `a, b, c, d, e, …` */
export const firstOf = (names: readonly string[]): string =>
  [...names.slice(0, 5).map(plain), ...(names.length > 5 ? ['…'] : [])].join(', ');
