/** What most collections have in common: ids and times, names that are unique, and things that are not there. */
import type { Context } from '../../http/context.ts';
import { all, type Fields, found, keep } from './fields.ts';
import { conflict, missing } from './refusals.ts';

export interface Collection {
  /** What one of them is called. */
  readonly what: string;
  readonly scope: (context: Context) => string;
  /** The path value that names one. @default id of the item's field */
  readonly param: string;
  /** @default id */
  readonly id?: string;
  readonly newId?: (context: Context) => string;
  /** Fields whose value only one of them may have, whatever the case of its letters. */
  readonly unique?: readonly string[];
  /** Fields of the times at which one was made and last changed. */
  readonly times?: readonly [created: string, updated: string];
}

const DEFAULT_TIMES = ['created_at', 'updated_at'] as const;

const idField = ({ id = 'id' }: Collection): string => id;

export const itemsOf = (context: Context, collection: Collection): Fields[] => all(context, collection.scope(context));

/** The one that the path names, or that another value names. */
export function itemOf(context: Context, collection: Collection, id?: unknown, pointer?: string): Fields {
  const values: Readonly<Record<string, string>> = context.path;
  const wanted = String(id ?? values[collection.param]);
  const what = `${collection.what} '${wanted.slice(0, 64)}'`;
  return found(context, collection.scope(context), wanted, () => missing(what, pointer ?? `/${collection.param}`));
}

/** Refuses what another of the collection has already. */
export function checkUnique(context: Context, collection: Collection, fields: Fields, id?: unknown): void {
  const text = (value: unknown): string => String(value).toLowerCase();
  for (const name of collection.unique ?? []) {
    const value = fields[name];
    if (value === undefined || value === null) continue;
    const other = itemsOf(context, collection).find(
      (one) => one[idField(collection)] !== id && one[name] !== undefined && text(one[name]) === text(value),
    );
    if (other !== undefined)
      throw conflict(
        `A ${collection.what} with the ${name} '${String(value).slice(0, 128)}' already exists`,
        `/${name}`,
      );
  }
}

/** Makes one, with its id and times. */
export function addItem(context: Context, collection: Collection, fields: Fields): Fields {
  checkUnique(context, collection, fields);
  const id = collection.newId?.(context) ?? context.sandbox.ids.uuid();
  const [created, updated] = collection.times ?? DEFAULT_TIMES;
  const now = context.now();
  const item = { ...fields, [idField(collection)]: id, [created]: now, [updated]: now };
  return keep(context, collection.scope(context), id, item);
}

/** Changes the fields that are given. */
export function changeItem(context: Context, collection: Collection, item: Fields, changes: Fields): Fields {
  const id = item[idField(collection)];
  checkUnique(context, collection, changes, id);
  const [created, updated] = collection.times ?? DEFAULT_TIMES;
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const saved = { ...item, ...given, [idField(collection)]: id, [created]: item[created], [updated]: context.now() };
  return keep(context, collection.scope(context), String(id), saved);
}

export function removeItem(context: Context, collection: Collection, item = itemOf(context, collection)): Fields {
  context.sandbox.store.remove(collection.scope(context), String(item[idField(collection)]));
  return item;
}

/** @throws Problem 409 where another item bears the value; codes of products whose own are not documented */
export function unique(
  context: Pick<Context, 'sandbox'>,
  scope: string,
  field: string,
  value: unknown,
  own?: Fields,
): void {
  const other = all(context, scope).find((one) => one[field] === value && one[field] !== own?.[field]);
  if (other !== undefined) throw conflict(`The ${field} '${String(value).slice(0, 100)}' is taken`, `/${field}`);
}
