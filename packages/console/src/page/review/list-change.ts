/** Compares two lists entry by entry, so that a replacement can name the entries it removes. */
import { isObject } from '@flarewire/schema';
import type { ListChange } from '../data/changes/review.ts';
import { isEqual } from '../ui/json/equal.ts';
import { shownText } from '../ui/text/shown-name.ts';

/** Fields that identify an entry, best first. */
const KEYS = [
  'id',
  'ref',
  'uid',
  'key',
  'name',
  'cron',
  'hostname',
  'host',
  'address',
  'ip',
  'asn',
  'pattern',
  'path',
  'value',
];
const NAMES = ['description', 'title', 'display_name', 'label', ...KEYS.filter((key) => key !== 'id'), 'expression'];
const MAX_NAME_LENGTH = 80;

/** Entries are the same if they are equal, if one repeats a part of the other, or if they have the same key. */
export function compareEntries(before: readonly unknown[], after: readonly unknown[]): ListChange {
  const left = new Set(before);
  const changed: string[] = [];
  let rest = after;
  for (const isMatch of [isEqual, isPart, hasSameKey]) {
    rest = rest.filter((entry) => {
      const found = [...left].find((one) => isMatch(entry, one));
      if (found === undefined) return true;
      left.delete(found);
      if (isMatch === hasSameKey) changed.push(entryName(entry));
      return false;
    });
  }
  return {
    removed: [...left].map(entryName),
    added: rest.map(entryName),
    changed,
    kept: before.length - left.size - changed.length,
  };
}

/** True if every value of the sent entry is in the existing one, which may have more, such as an id. */
function isPart(sent: unknown, existing: unknown): boolean {
  if (!isObject(sent) || !isObject(existing)) return false;
  const names = Object.keys(sent).filter((name) => sent[name] !== undefined);
  return (
    names.length > 0 && names.every((name) => isEqual(sent[name], existing[name]) || isPart(sent[name], existing[name]))
  );
}

function hasSameKey(sent: unknown, existing: unknown): boolean {
  if (!isObject(sent) || !isObject(existing)) return false;
  const key = KEYS.find((name) => isScalar(sent[name]) && isScalar(existing[name]));
  return key !== undefined && sent[key] === existing[key];
}

/** Tells entries of several versions of one list apart: by the first field that all have, else by their content. */
export function entryKeyIn(lists: readonly (readonly unknown[])[]): (entry: unknown) => string {
  const all = lists.flat();
  const isKey = (name: string): boolean => all.length > 0 && all.every((one) => isObject(one) && isScalar(one[name]));
  const isUnique = (name: string): boolean =>
    lists.every((list) => new Set(list.map((one) => Object(one)[name])).size === list.length);
  const key = KEYS.find((name) => isKey(name) && isUnique(name));
  return (entry) => (key === undefined ? contentOf(entry) : String(Object(entry)[key]));
}

/** JSON in which the order of fields does not matter. */
const contentOf = (entry: unknown): string =>
  JSON.stringify(entry, (_, value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
  ) ?? '';

const isScalar = (value: unknown): boolean => (typeof value === 'string' && value !== '') || typeof value === 'number';

/** The name of an entry as users know it; its JSON if it has none. */
export function entryName(entry: unknown): string {
  const named = isObject(entry) ? NAMES.map((name) => entry[name]).find(isScalar) : entry;
  const text = isScalar(named) ? String(named) : (JSON.stringify(entry) ?? '');
  const short = text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH)}…` : text;
  return shownText(short);
}
