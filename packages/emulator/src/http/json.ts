/** JSON from outside: no `__proto__`, no depth that would exhaust the stack, and words for what is malformed. */
import { isDeeper, MAX_DEPTH } from '@flarewire/schema';
import { CODE, problem } from '../problem.ts';

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
