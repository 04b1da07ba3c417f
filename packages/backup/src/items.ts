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
  const name = nameOf({ fields });
  const type = typeof fields.type === 'string' && name !== undefined ? `${fields.type} ` : '';
  const content = typeof fields.content === 'string' && name !== undefined ? ` ${fields.content}` : '';
  const own = name === undefined ? id : `${type}${name}${content}`;
  return [...Object.values(place ?? {}), own].filter((one) => one !== undefined).join(' ') || 'the one there is';
}

const at = (fields: Item['fields'], place: string): unknown =>
  place.split('.').reduce<unknown>((inner, name) => Object(inner)[name], fields);

/**
 * The same thing among others: by its id, else by its natural key; where it has none, by all of its fields, else by a name
 * that only one of them has. `parents` are ids of the one as those of the others.
 */
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
  if (byId !== undefined) return byId;
  const key = (keys.get(kind) ?? []).filter((name) => at(one.fields, name) !== undefined);
  if (key.length > 0)
    return near.find(({ fields }) =>
      (keys.get(kind) ?? []).every((name) => JSON.stringify(at(one.fields, name)) === JSON.stringify(at(fields, name))),
    );
  const whole = near.find(({ fields }) => JSON.stringify(one.fields) === JSON.stringify(fields));
  const named = near.filter((other) => nameOf(one) !== undefined && nameOf(one) === nameOf(other));
  return whole ?? (named.length === 1 ? named[0] : undefined);
}

const nameOf = ({ fields }: Item): unknown =>
  NAMES.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '');
