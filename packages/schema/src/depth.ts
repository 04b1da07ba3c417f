/** Measures depth and size of a JSON text before it is parsed, which could exhaust the stack or the memory. */

/** Maximum nesting of objects and lists in external text. */
export const MAX_DEPTH = 200;

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const OPENS = new Set([0x5b, 0x7b]);
const CLOSES = new Set([0x5d, 0x7d]);

/** True if more than `levels` brackets are open at once, outside of strings; checked before parsing. */
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
  /** Maximum nesting of objects and lists so far. */
  readonly depth: number;
  /** Number of objects and lists, plus their items after the first. */
  readonly values: number;
}

/**
 * Scans the bytes of a JSON text before it is parsed.
 * @returns a function that takes the next piece, split anywhere, and returns the totals so far
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
