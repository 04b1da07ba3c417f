/** Two lists of one resource beside each other: what only one has, and in what the others differ, by their natural key. */
import { isObject } from '@flarewire/schema';

export type Item = Readonly<Record<string, unknown>>;

export interface FieldDifference {
  readonly name: string;
  /** As JSON; undefined where it is not there. */
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
  /** Items that are the same on both sides. */
  readonly same: number;
}

/** Ids and times are of each side's own making. */
const OWN =
  /^(id|uuid|uid|tag|etag|version|meta|owner|account|account_name)$|_(id|uuid|tag|on|at)$|^(created|modified|updated|last_)/;

/** @param key fields that tell one item from another, with dots where they are nested */
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

/** Items that have the same key are told apart by their order. */
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

/** As JSON, names in order: who writes them otherwise means the same. */
function ordered(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

/** What tells items apart where the contract does not say: the first of these that all of them have. */
export function usualKey(items: readonly Item[]): readonly string[] {
  const names = ['name', 'title', 'hostname', 'email', 'key', 'pattern', 'id'];
  return [names.find((name) => items.every((item) => Object.hasOwn(item, name))) ?? 'id'];
}
