/** Searches texts in time that grows with their lengths, not with the product. */

/** Up to this length, the engine's own search is quick enough whatever it meets. */
export const SHORT = 64;

/** As `text.includes(part)`, which can take seconds for a long part that is often nearly there. */
export function includesText(text: string, part: string): boolean {
  if (part.length <= SHORT || part.length > text.length) return text.includes(part);
  const borders = bordersOf(part);
  let matched = 0;
  for (let at = 0; at < text.length; at++) {
    matched = longer(part, borders, matched, text.charCodeAt(at));
    if (matched === part.length) return true;
  }
  return false;
}

/** Of each beginning of the part, how much of it is its end too (Knuth, Morris, Pratt). */
function bordersOf(part: string): Uint32Array {
  const borders = new Uint32Array(part.length);
  for (let at = 1; at < part.length; at++)
    borders[at] = longer(part, borders, borders[at - 1] ?? 0, part.charCodeAt(at));
  return borders;
}

/** Length of the longest prefix of the part that the text so far ends with, after one more character. */
function longer(part: string, borders: Uint32Array, matched: number, code: number): number {
  let length = matched;
  while (length > 0 && part.charCodeAt(length) !== code) length = borders[length - 1] ?? 0;
  return part.charCodeAt(length) === code ? length + 1 : 0;
}
