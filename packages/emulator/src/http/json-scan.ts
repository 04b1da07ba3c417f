/** What making a value of a JSON text would take: told from its bytes, piece by piece, before anything is made. */

export interface JsonExtent {
  /** Levels of objects and lists, at most so far. */
  readonly depth: number;
  /** Objects and lists, and items of these after the first. */
  readonly values: number;
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** @returns takes the next piece, wherever the last one ended, and tells what all of them so far come to */
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
      else if (code === OPEN_LIST || code === OPEN_OBJECT) {
        values++;
        depth = Math.max(depth, ++level);
      } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) level--;
    }
    return { depth, values };
  };
}
