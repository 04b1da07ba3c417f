/** Reads values at paths and changes them immutably. */
import { isObject, type Path } from '@flarewire/schema';
import type { Params } from '../schema.ts';

/** The value at a path; undefined if there is none. */
export function getAt(value: unknown, path: Path): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

/** A copy with `next` at the path, creating missing parents. `undefined` removes. */
export function setAt(params: Params, path: Path, next: unknown): Params {
  return next === undefined ? removeAt(params, path) : asParams(put(params, path, next));
}

/** A copy without the value at the path; later list items move up. */
export function removeAt(params: Params, path: Path): Params {
  const key = path.at(-1);
  const holder = getAt(params, path.slice(0, -1));
  if (key === undefined) return {};
  if (Array.isArray(holder)) return setAt(params, path.slice(0, -1), holder.toSpliced(Number(key), 1));
  if (!isObject(holder) || !Object.hasOwn(holder, key)) return params;
  return asParams(put(params, path.slice(0, -1), without(holder, [String(key)])));
}

/** A copy with an item inserted into the list at `path`, by default at its end. */
export function insertAt(params: Params, path: Path, item: unknown, index?: number): Params {
  const list = listAt(params, path);
  return setAt(params, path, list.toSpliced(index ?? list.length, 0, item));
}

/** A copy with an item of the list at `path` moved. */
export function moveItem(params: Params, path: Path, from: number, to: number): Params {
  const list = listAt(params, path);
  if (from === to || !(from in list) || to < 0 || to >= list.length) return params;
  return setAt(params, path, list.toSpliced(from, 1).toSpliced(to, 0, list[from]));
}

/** A copy with a field of the object at `path` renamed in place; unchanged if the new name is in use. */
export function renameKey(params: Params, path: Path, from: string, to: string): Params {
  const record = getAt(params, path);
  if (from === to || !isObject(record) || !Object.hasOwn(record, from) || Object.hasOwn(record, to)) return params;
  const entries = Object.entries(record).map(([name, value]) => [name === from ? to : name, value] as const);
  return asParams(put(params, path, fromEntries(entries)));
}

const listAt = (params: Params, path: Path): readonly unknown[] => {
  const list = getAt(params, path);
  return Array.isArray(list) ? list : [];
};

function put(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  if (typeof key === 'number') {
    const list: unknown[] = Array.isArray(value) ? value : [];
    return list.toSpliced(key, 1, put(list[key], rest, next));
  }
  const object = isObject(value) ? value : {};
  const inner = put(Object.hasOwn(object, key) ? object[key] : undefined, rest, next);
  // An assignment would not make `__proto__` an ordinary property.
  return Object.hasOwn(object, key)
    ? fromEntries(Object.entries(object).map(([name, one]) => [name, name === key ? inner : one]))
    : fromEntries([...Object.entries(object), [key, inner]]);
}

const fromEntries = (entries: Iterable<readonly [string, unknown]>): Record<string, unknown> =>
  Object.fromEntries(entries);

export const without = (object: Params, names: readonly string[]): Record<string, unknown> =>
  fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

/** A value below an object remains an object. */
export const asParams = (value: unknown): Params => (isObject(value) ? value : {});
