/** Summarizes and searches stored calls. */
import type { PlainCall } from '../../../wire/stored-calls.ts';
import type { Names } from './known-names.ts';

const MAX_LENGTH = 160;

/** `zone_id example.com · type A · name www`: ids are replaced by their names if known. */
export function paramsLine({ params }: PlainCall, names: Names = new Map()): string {
  const parts = Object.entries(params).map(([name, value]) => `${name} ${nameIn(value, names) ?? textOf(value)}`);
  const line = parts.join(' · ');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}

const nameIn = (value: unknown, names: Names): string | undefined =>
  typeof value === 'string' ? names.get(value) : undefined;

/** `zone_id is example.com`, for each parameter that is an id with a known name. */
export const namedIds = ({ params }: Pick<PlainCall, 'params'>, names: Names): readonly string[] =>
  Object.entries(params).flatMap(([param, value]) => {
    const name = nameIn(value, names);
    return name === undefined ? [] : [`${param} is ${name}`];
  });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** True if all words occur, ignoring case. */
export function hasWords(call: PlainCall, name: string, words: string, names: Names = new Map()): boolean {
  const known = namedIds(call, names).join(' ');
  const text = `${name} ${call.operation} ${JSON.stringify(call.params)} ${known}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** `2 values were not saved`, with their names. */
export function omittedText({ omitted }: PlainCall): string | undefined {
  if (omitted.length === 0) return undefined;
  const names = omitted.map((pointer) => pointer.slice(1)).join(', ');
  return `${names} ${omitted.length === 1 ? 'was' : 'were'} not saved`;
}

/** A unique name for a new step: `create`, `create2`. */
export function stepName(operation: string, taken: readonly string[]): string {
  const base = (operation.split('.').at(-1) ?? 'step').replace(/\W/g, '');
  let name = base;
  for (let turn = 2; taken.includes(name); turn++) name = `${base}${turn}`;
  return name;
}
