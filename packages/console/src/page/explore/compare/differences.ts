/** Compares two lists of one resource by natural key: items missing on one side, and differences of the others. */
import { isObject } from '@flarewire/schema';

export type Item = Readonly<Record<string, unknown>>;

export interface FieldDifference {
  readonly name: string;
  /** As JSON; undefined if the field is missing. */
  readonly left: string | undefined;
  readonly right: string | undefined;
}

export interface Difference {
  readonly key: string;
  readonly kind: 'left' | 'right' | 'different';
  readonly fields: readonly FieldDifference[];
}

export interface Comparison {
  readonly rows: readonly Difference[];
  /** Number of equal items. */
  readonly same: number;
}

/** Ids and times are generated separately on each side. */
const OWN =
  /^(id|uuid|uid|tag|etag|version|meta|owner|account|account_name)$|_(id|uuid|tag|on|at)$|^(created|modified|updated|last_)/;

/** @param key fields that identify an item, dotted if nested */
export function compareLists(left: readonly Item[], right: readonly Item[], key: readonly string[]): Comparison {
  const [ones, others] = [byKey(left, key), byKey(right, key)];
  const keys = [...new Set([...ones.keys(), ...others.keys()])].sort((a, b) => a.localeCompare(b, 'en'));
  const rows: Difference[] = [];
  let same = 0;
  for (const name of keys) {
    const [one, other] = [ones.get(name), others.get(name)];
    if (one === undefined || other === undefined) {
      rows.push({ key: name, kind: one === undefined ? 'right' : 'left', fields: [] });
      continue;
    }
    const fields = fieldsThatDiffer(one, other);
    if (fields.length === 0) same++;
    else rows.push({ key: name, kind: 'different', fields });
  }
  return { rows, same };
}

/** Items with the same key are distinguished by order. */
function byKey(items: readonly Item[], key: readonly string[]): Map<string, Item> {
  const found = new Map<string, Item>();
  for (const item of items) {
    const text = key.map((path) => textOf(valueAt(item, path)) ?? '').join(' · ');
    let name = text;
    for (let turn = 2; found.has(name); turn++) name = `${text} (${turn})`;
    found.set(name, item);
  }
  return found;
}

function fieldsThatDiffer(left: Item, right: Item): FieldDifference[] {
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])].filter((name) => !OWN.test(name));
  return names.flatMap((name) => {
    const [one, other] = [ordered(left[name]), ordered(right[name])];
    return one === other ? [] : [{ name, left: one, right: other }];
  });
}

const valueAt = (item: Item, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), item);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : ordered(value));

/** As JSON with sorted property names, because their order has no meaning. */
function ordered(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

/** The key if the contract has none: the first of these fields that every item has. */
export function usualKey(items: readonly Item[]): readonly string[] {
  const names = ['name', 'title', 'hostname', 'email', 'key', 'pattern', 'id'];
  return [names.find((name) => items.every((item) => Object.hasOwn(item, name))) ?? 'id'];
}
