/** How deep a JSON text goes: what is read level by level would exhaust the stack. */

/** Levels of objects and lists that a text from outside may have. */
export const MAX_DEPTH = 200;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
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
