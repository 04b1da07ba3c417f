/** Names items, and matches equal items of two backups. */
import type { Item } from './backup-value.ts';
import type { ScopeName } from './kind.ts';
import { kindsOf } from './kinds/kinds.ts';

const keys = new Map<string, readonly string[]>();
/** Kinds with a single item per parent. */
const singles = new Set<string>();

/** Loads the natural keys of the resources of a scope, for `pair`. */
export async function loadKeys(scope: ScopeName): Promise<void> {
  for (const { name, isSingle, key } of await kindsOf(scope)) {
    keys.set(name, key);
    if (isSingle) singles.add(name);
  }
}

const NAMES = ['name', 'title', 'hostname', 'pattern', 'queue_name', 'description'];

/** Display name of an item. */
export function labelOf({ id, in: place, fields }: Item): string {
  const name = nameOf({ fields });
  const type = typeof fields.type === 'string' && name !== undefined ? `${fields.type} ` : '';
  const content = typeof fields.content === 'string' && name !== undefined ? ` ${fields.content}` : '';
  const own = name === undefined ? id : `${type}${name}${content}`;
  return [...Object.values(place ?? {}), own].filter((one) => one !== undefined).join(' ') || 'the one there is';
}

const at = (fields: Item['fields'], place: string): unknown =>
  place.split('.').reduce<unknown>((inner, name) => Object(inner)[name], fields);

/** Matching items of two backups: from the first to the second. */
export type Pairs = ReadonlyMap<Item, Item>;

/**
 * Pairs the items of one kind: by id, else by natural key; without a key by all fields, else by a unique name.
 * Items with one key form a multiset, like DNS records with one name: those with equal fields are paired first.
 *
 * @param parents ids of the first items and their parents mapped to those of the second
 */
export function pair(
  kind: string,
  items: readonly Item[],
  others: readonly Item[],
  parents: ReadonlyMap<string, string> = new Map(),
): Pairs {
  const place = ({ in: at = {} }: Item, map?: ReadonlyMap<string, string>): string =>
    JSON.stringify(Object.values(at).map((value) => map?.get(value) ?? value));
  const left = new Set(others);
  const pairs = new Map<Item, Item>();
  for (const { word, isOnly } of singles.has(kind) ? ONE : passesOf(keys.get(kind) ?? [])) {
    const known = new Map<string, Item[]>();
    for (const other of left) {
      const key = word(other);
      if (key === undefined) continue;
      const all = known.get(`${place(other)} ${key}`);
      if (all === undefined) known.set(`${place(other)} ${key}`, [other]);
      else all.push(other);
    }
    for (const one of items) {
      const key = pairs.has(one) ? undefined : word(one, parents);
      const near = key === undefined ? undefined : known.get(`${place(one, parents)} ${key}`);
      if (near === undefined || (isOnly && near.length > 1)) continue;
      const found = near.shift();
      if (found === undefined) continue;
      left.delete(found);
      pairs.set(one, found);
    }
  }
  return pairs;
}

interface Pass {
  /** Equal for two matching items. */
  word(item: Item, ids?: ReadonlyMap<string, string>): string | undefined;
  /** Applies only if a single item has it. */
  readonly isOnly: boolean;
}

const ONE: readonly Pass[] = [{ word: () => '', isOnly: true }];

function passesOf(key: readonly string[]): readonly Pass[] {
  const valuesOf = ({ fields }: Item): readonly unknown[] => key.map((name) => at(fields, name));
  const has = (item: Item): boolean => valuesOf(item).some((value) => value !== undefined);
  const isWhole = (item: Item): boolean => has(item) && valuesOf(item).every((value) => value !== undefined);
  const text = (item: Item): string => JSON.stringify(valuesOf(item));
  return [
    { word: ({ id = '' }, ids) => (id === '' ? undefined : (ids?.get(id) ?? id)), isOnly: false },
    { word: ({ fields }) => JSON.stringify(fields), isOnly: false },
    { word: (item) => (isWhole(item) ? text(item) : undefined), isOnly: false },
    { word: (item) => (has(item) && !isWhole(item) ? text(item) : undefined), isOnly: true },
    {
      word: (item) => {
        const name = has(item) ? undefined : nameOf(item);
        return typeof name === 'string' ? name : undefined;
      },
      isOnly: true,
    },
  ];
}

const nameOf = ({ fields }: Item): unknown =>
  NAMES.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '');
