/** JSON from outside: no `__proto__`, no depth that would exhaust the stack, and words for what is malformed. */
import { CODE, problem } from './problem.ts';

const MAX_DEPTH = 200;

/** @throws Problem 400 */
export function parseJsonBody(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text, mayHoldProto(text) ? withoutProto : undefined);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw problem(400, CODE.invalid, `The body is not valid JSON: ${reason.slice(0, 200)}`);
  }
  if (isDeeper(value, MAX_DEPTH))
    throw problem(400, CODE.invalid, `The body is nested more than ${MAX_DEPTH} levels deep.`);
  return value;
}

/** The name itself, or an escape that could spell it. */
function mayHoldProto(text: string): boolean {
  return text.includes('__proto__') || /\\u00(5f|70|72|6f|74)/i.test(text);
}

function withoutProto(this: unknown, key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const inner of Object.values(value)) {
    if (isDeeper(inner, levels - 1)) return true;
  }
  return false;
}
