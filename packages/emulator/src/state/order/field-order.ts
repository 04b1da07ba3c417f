/** Items of a collection in the order of a field, kept as they come, change and go. */
import { isObject } from '@flarewire/schema';
import { type Compare, cut, insert } from './sorted.ts';

export interface FieldOrder {
  /** Items without the field first, then numbers by size, then texts; of equal ones, those made first. */
  numbers(offset?: number, limit?: number): readonly number[];
  put(number: number, value: unknown): void;
  remove(number: number): void;
}

interface Entry {
  readonly number: number;
  readonly held: number | string | undefined;
}

/** As SQLite reads a field of JSON. */
function heldIn(value: unknown, field: string): Entry['held'] {
  const held = isObject(value) && Object.hasOwn(value, field) ? value[field] : undefined;
  if (held === undefined || held === null) return undefined;
  if (typeof held === 'number' || typeof held === 'string') return held;
  return typeof held === 'boolean' ? Number(held) : JSON.stringify(held);
}

const rank = ({ held }: Entry): number => (held === undefined ? 0 : typeof held === 'number' ? 1 : 2);

function compareHeld(one: Entry, other: Entry): number {
  if (rank(one) !== rank(other)) return rank(one) - rank(other);
  const [left, right] = [one.held ?? 0, other.held ?? 0];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** @param rows the existing items */
export function orderByField(
  field: string,
  descending: boolean,
  rows: Iterable<readonly [number: number, value: unknown]>,
): FieldOrder {
  const sign = descending ? -1 : 1;
  const compare: Compare<Entry> = (one, other) => sign * compareHeld(one, other) || one.number - other.number;
  const entryOf = (number: number, value: unknown): Entry => ({ number, held: heldIn(value, field) });
  const known = new Map<number, Entry>();
  for (const [number, value] of rows) known.set(number, entryOf(number, value));
  const sorted = [...known.values()].sort(compare);
  const remove = (number: number): void => {
    const entry = known.get(number);
    if (entry === undefined) return;
    known.delete(number);
    cut(sorted, entry, compare);
  };
  return {
    numbers: (offset = 0, limit = sorted.length) => sorted.slice(offset, offset + limit).map(({ number }) => number),
    put: (number, value) => {
      remove(number);
      const entry = entryOf(number, value);
      known.set(number, entry);
      insert(sorted, entry, compare);
    },
    remove,
  };
}
