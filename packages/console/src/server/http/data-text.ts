/** Parses JSON from the page as plain data that cannot reach a prototype or exhaust the stack. */
import { Refused } from './refused.ts';

const MAX_DEPTH = 200;

/** @throws Refused 400 */
export function parseData(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The runtime's message quotes the text, which may contain secrets.
    throw new Refused(400, 'BadRequest', 'The body is not JSON.');
  }
  checkData(value);
  return value;
}

/** Checks level by level, so that depth uses no stack. */
function checkData(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new Refused(400, 'BadRequest', `The body is nested deeper than ${MAX_DEPTH} levels.`);
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue;
      if (Object.hasOwn(one, '__proto__')) {
        throw new Refused(400, 'BadRequest', "The body contains the name '__proto__', which is not allowed.");
      }
      for (const inner of Object.values(one)) if (typeof inner === 'object' && inner !== null) next.push(inner);
    }
    level = next;
  }
}
