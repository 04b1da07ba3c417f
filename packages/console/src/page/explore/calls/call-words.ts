/** What is shown and searched of a kept call: its parameters in one line, and whether words are in it. */
import type { PlainCall } from '../../../wire/kept.ts';

const LONGEST = 160;

/** `zone_id 023e… · type A · name www` */
export function paramsLine({ params }: PlainCall): string {
  const parts = Object.entries(params).map(([name, value]) => `${name} ${textOf(value)}`);
  const line = parts.join(' · ');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** All words must be in it, in any case. */
export function hasWords(call: PlainCall, name: string, words: string): boolean {
  const text = `${name} ${call.operation} ${JSON.stringify(call.params)}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** `2 values were not kept`, with what they are. */
export function notKeptText({ notKept }: PlainCall): string | undefined {
  if (notKept.length === 0) return undefined;
  const names = notKept.map((pointer) => pointer.slice(1)).join(', ');
  return `${names} ${notKept.length === 1 ? 'was' : 'were'} not kept`;
}

/** A name for a new step that no other has: `create`, `create2`. */
export function stepName(operation: string, taken: readonly string[]): string {
  const base = (operation.split('.').at(-1) ?? 'step').replace(/\W/g, '');
  let name = base;
  for (let turn = 2; taken.includes(name); turn++) name = `${base}${turn}`;
  return name;
}
