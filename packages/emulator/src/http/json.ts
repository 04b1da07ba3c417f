/** JSON from outside: no `__proto__`, no depth that would exhaust the stack, and words for what is malformed. */
import { CODE, problem } from '../problem.ts';

/** Levels of objects and lists that a body may have. */
export const MAX_DEPTH = 200;

/** @throws Problem 400 */
export function parseJsonBody(text: string): unknown {
  // Before it is read: to build millions of levels takes seconds.
  if (isDeeper(text, MAX_DEPTH))
    throw problem(400, CODE.invalid, `The body is nested more than ${MAX_DEPTH} levels deep.`);
  try {
    return JSON.parse(text, mayHoldProto(text) ? withoutProto : undefined);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw problem(400, CODE.invalid, `The body is not valid JSON: ${reason.slice(0, 200)}`);
  }
}

/** The name itself, or an escape that could spell it. */
function mayHoldProto(text: string): boolean {
  return text.includes('__proto__') || /\\u00(5f|70|72|6f|74)/i.test(text);
}

function withoutProto(this: unknown, key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENS = new Set([0x5b, 0x7b]);
const CLOSES = new Set([0x5d, 0x7d]);

/** Brackets that are open at once, outside of strings. */
function isDeeper(text: string, levels: number): boolean {
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
