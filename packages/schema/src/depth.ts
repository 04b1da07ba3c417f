/** How deep a JSON text goes, and how much it holds: making values of it would exhaust the stack, or the memory. */

/** Levels of objects and lists that a text from outside may have. */
export const MAX_DEPTH = 200;

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const OPENS = new Set([0x5b, 0x7b]);
const CLOSES = new Set([0x5d, 0x7d]);

/** Whether more brackets than that are open at once, outside of strings; told before anything is made of them. */
export function isDeeper(text: string, levels: number): boolean {
  if (text.length <= levels) return false;
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isString = !isString;
    else if (isString) {
      if (code === BACKSLASH) at++;
    } else if (OPENS.has(code)) {
      if (++depth > levels) return true;
    } else if (CLOSES.has(code)) depth--;
  }
  return false;
}

export interface JsonExtent {
  /** Levels of objects and lists, at most so far. */
  readonly depth: number;
  /** Objects and lists, and items of these after the first. */
  readonly values: number;
}

/**
 * Told from the bytes of a text, before anything is made of them.
 * @returns takes the next piece, wherever the last one ended, and tells what all of them so far come to
 */
export function createJsonScan(): (piece: Uint8Array) => JsonExtent {
  let level = 0;
  let depth = 0;
  let values = 0;
  let isString = false;
  let isEscaped = false;
  return (piece) => {
    for (const code of piece) {
      if (isEscaped) isEscaped = false;
      else if (code === QUOTE) isString = !isString;
      else if (isString) isEscaped = code === BACKSLASH;
      else if (code === COMMA) values++;
      else if (OPENS.has(code)) {
        values++;
        depth = Math.max(depth, ++level);
      } else if (CLOSES.has(code)) level--;
    }
    return { depth, values };
  };
}
