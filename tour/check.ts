/** Compares results with expectations; a difference fails the step with both values in its reason. */
import { isDeepStrictEqual } from 'node:util';

/** The result differs from the expectation. */
class Mismatch extends Error {
  override readonly name = 'Mismatch';
}

export function fail(reason: string): never {
  throw new Mismatch(reason);
}

/** Deep equality. */
export function same(what: string, found: unknown, due: unknown): void {
  if (!isDeepStrictEqual(found, due)) fail(`${what}: expected ${display(due)}, found ${display(found)}`);
}

/** Compares byte for byte. */
export function sameBytes(what: string, found: Uint8Array, due: Uint8Array): void {
  if (found.length !== due.length) fail(`${what}: expected ${due.length} bytes, found ${found.length}`);
  const at = found.findIndex((byte, index) => byte !== due[index]);
  if (at !== -1) fail(`${what}: byte ${at} is ${found[at]}, expected ${due[at]}`);
}

/** Compares lines in any order; the reason names the first few that differ. */
export function sameSet(what: string, found: readonly string[], due: readonly string[]): void {
  const missing = without(due, found);
  const extra = without(found, due);
  if (missing.length === 0 && extra.length === 0) return;
  const some = (lines: readonly string[], word: string) =>
    lines.length === 0
      ? ''
      : `; ${lines.length} ${word}: ${lines.slice(0, 3).join(' | ')}${lines.length > 3 ? ' | ...' : ''}`;
  fail(
    `${what}: expected ${due.length}, found ${found.length}${some(missing, 'missing')}${some(extra, 'not expected')}`,
  );
}

export function given<T>(what: string, value: T | null | undefined): T {
  if (value === null || value === undefined) fail(`${what} is missing in the response`);
  return value;
}

/** Only the compared fields of a response. */
export function pick(answer: object, due: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(due).map((key) => [key, Reflect.get(answer, key)]));
}

/** Elements that are more frequent in `from` than in `other`. */
function without(from: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const line of other) left.set(line, (left.get(line) ?? 0) + 1);
  return from.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

function display(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 197)}...` : text;
}
