/** What items are known by. */
import { index, loadProduct } from '@flarewire/contract';
import type { Item } from './backup-value.ts';

const keys = new Map<string, readonly string[]>();

/** Reads what the contract says of these resources, for `isSame`. */
export async function loadKeys(kinds: Iterable<string>): Promise<void> {
  for (const kind of kinds) {
    if (keys.has(kind)) continue;
    const list = index().operations.find(({ name }) => name === `${kind}.list` || name === `${kind}.get`);
    const { key = [] } = (list && (await loadProduct(list.product)).operations[list.name]) ?? {};
    keys.set(kind, key);
  }
}

const NAMES = ['name', 'title', 'hostname', 'pattern', 'queue_name', 'description'];

/** For people. */
export function labelOf({ id, in: place, fields }: Item): string {
  const name = NAMES.map((one) => fields[one]).find((value) => typeof value === 'string' && value !== '');
  const type = typeof fields.type === 'string' && name !== undefined ? `${fields.type} ` : '';
  const content = typeof fields.content === 'string' && name !== undefined ? ` ${fields.content}` : '';
  const own = name === undefined ? id : `${type}${name}${content}`;
  return [...Object.values(place ?? {}), own].filter((one) => one !== undefined).join(' ') || 'the one there is';
}

const at = (fields: Item['fields'], place: string): unknown =>
  place.split('.').reduce<unknown>((inner, name) => Object(inner)[name], fields);

/** The same thing among others: by its id, else by all fields of its natural key; `parents` are ids of the one as those of the others. */
export function sameAs(
  kind: string,
  one: Item,
  others: Iterable<Item>,
  parents: ReadonlyMap<string, string> = new Map(),
): Item | undefined {
  const place = ({ in: at = {} }: Item, map?: ReadonlyMap<string, string>): string =>
    JSON.stringify(Object.values(at).map((value) => map?.get(value) ?? value));
  const near = [...others].filter((other) => place(one, parents) === place(other));
  const byId = near.find(({ id }) => id === one.id);
  return byId ?? near.find((other) => isAlike(keys.get(kind) ?? [], one, other));
}

function isAlike(key: readonly string[], one: Item, other: Item): boolean {
  const values = key.map((name) => [at(one.fields, name), at(other.fields, name)] as const);
  // Without a name of its own it is the same if all of it is.
  if (values.every(([own]) => own === undefined)) return JSON.stringify(one.fields) === JSON.stringify(other.fields);
  return values.every(([own, its]) => JSON.stringify(own) === JSON.stringify(its));
}
