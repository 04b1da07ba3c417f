/** Merges two changes of one value, and finds what both changed: objects by field, lists by entry. */
import { isObject } from '@flarewire/schema';
import type { Conflict } from '../data/changes/review.ts';
import { isEqual } from '../ui/json/equal.ts';
import { entryKeyIn, entryName } from './list-change.ts';

/** One value at three times; undefined if there is none. */
export interface Values {
  /** When the user read it. */
  readonly read: unknown;
  readonly now: unknown;
  /** As the user wants it. */
  readonly wanted: unknown;
}

export interface Merged {
  readonly value: unknown;
  readonly conflicts: readonly Conflict[];
}

/** In a conflict, the value is the user's. */
export function mergeValue(name: string, values: Values): Merged {
  const { read, now, wanted } = values;
  if (isEqual(read, wanted)) return { value: now, conflicts: [] };
  if (isEqual(read, now) || isEqual(now, wanted)) return { value: wanted, conflicts: [] };
  const merged = mergeObjects(name, values) ?? mergeLists(name, values);
  return merged ?? { value: wanted, conflicts: [{ name, read, now, wanted }] };
}

function mergeObjects(name: string, { read, now, wanted }: Values): Merged | undefined {
  if (!isObject(read) || !isObject(now) || !isObject(wanted)) return undefined;
  const names = [...new Set([wanted, now].flatMap((one) => Object.keys(one)))];
  const fields = names.map((field) => {
    const values = { read: read[field], now: now[field], wanted: wanted[field] };
    return [field, mergeValue(`${name}.${field}`, values)] as const;
  });
  return {
    value: Object.fromEntries(fields.flatMap(([field, { value }]) => (value === undefined ? [] : [[field, value]]))),
    conflicts: fields.flatMap(([, { conflicts }]) => conflicts),
  };
}

type Entries = ReadonlyMap<string, unknown>;

interface Lists {
  readonly read: Entries;
  readonly now: Entries;
  readonly wanted: Entries;
}

/** Undefined if entries are repeated, or if both replaced or reordered the same ones. */
function mergeLists(name: string, { read, now, wanted }: Values): Merged | undefined {
  if (!Array.isArray(read) || !Array.isArray(now) || !Array.isArray(wanted)) return undefined;
  const keyOf = entryKeyIn([read, now, wanted]);
  const entriesOf = (list: readonly unknown[]): Entries => new Map(list.map((one) => [keyOf(one), one]));
  const lists = { read: entriesOf(read), now: entriesOf(now), wanted: entriesOf(wanted) };
  const isRepeated = lists.read.size + lists.now.size + lists.wanted.size < read.length + now.length + wanted.length;
  const order = isRepeated || isReplacedTwice(lists) ? undefined : mergedOrder(lists);
  if (order === undefined) return undefined;
  const entries = order.map((key) => {
    const values = { read: lists.read.get(key), now: lists.now.get(key), wanted: lists.wanted.get(key) };
    return mergeValue(`${name}.${entryName(values.read ?? values.wanted ?? values.now)}`, values);
  });
  return {
    value: entries.flatMap(({ value }) => (value === undefined ? [] : [value])),
    conflicts: entries.flatMap(({ conflicts }) => conflicts),
  };
}

/** An entry that both removed, where both added others: without keys, that is an entry that both changed. */
function isReplacedTwice({ read, now, wanted }: Lists): boolean {
  const added = (list: Entries) => [...list.keys()].filter((key) => !read.has(key));
  const isGone = [...read.keys()].some((key) => !now.has(key) && !wanted.has(key));
  const [theirs, mine] = [added(now), added(wanted)];
  return isGone && mine.length > 0 && theirs.some((key) => !mine.includes(key));
}

/** All keys, in the order of the side that changed it; undefined if both did. */
function mergedOrder({ read, now, wanted }: Lists): readonly string[] | undefined {
  const isOrdered = (list: Entries): boolean => {
    const common = [...read.keys()].filter((key) => list.has(key));
    return isEqual(
      common,
      [...list.keys()].filter((key) => read.has(key)),
    );
  };
  if (isOrdered(wanted)) return inserted([...now.keys()], [...wanted.keys()]);
  return isOrdered(now) ? inserted([...wanted.keys()], [...now.keys()]) : undefined;
}

/** Adds the keys that only the other list has, each after the one that precedes it there. */
function inserted(order: readonly string[], others: readonly string[]): readonly string[] {
  const all = [...order];
  others.forEach((key, at) => {
    if (!all.includes(key)) all.splice(at === 0 ? 0 : all.indexOf(others[at - 1] ?? '') + 1, 0, key);
  });
  return all;
}
