/** Finds the one item of a list with these fields, on any of its pages. */

import type { Operations } from '../generated/operations.ts';
import { filters } from '../generated/toolkit/filters.ts';
import { at, type Caller, type HelperOptions, type ItemOf, type ListName, lineOf, type Part } from './caller.ts';
import { FindError } from './find-error.ts';
import { identityOf, itemsOf } from './list-items.ts';
import { formsOf, matches, normal, normalHost } from './matching.ts';

/** Sets the value at `a.b` of an object, unless it is already set. */
function put(target: Record<string, unknown>, [field = '', ...inner]: readonly string[], value: unknown): void {
  if (inner.length === 0) target[field] ??= value;
  else {
    const below = { ...Object(target[field]) };
    put(below, inner, value);
    target[field] = below;
  }
}

/** Criteria for the items of a list. */
export interface Wanted {
  /** Common value of a field, used to filter the list in the API; undefined if any value matches. */
  readonly fieldValue: (field: string) => unknown;
  readonly isWanted: (item: unknown) => boolean;
}

/** Deleted items stay in the list for a while. */
const isDeleted = (item: unknown): boolean => {
  const { deleted_at, is_deleted } = Object(item);
  return Boolean(deleted_at) || is_deleted === true || is_deleted === 1;
};

/** Finds the matching items of a list, each once. The list is filtered by the API if it supports these fields. */
export async function findAll(
  client: Caller,
  list: string,
  params: object,
  { fieldValue, isWanted }: Wanted,
  options?: HelperOptions,
): Promise<unknown[]> {
  const narrowed: Record<string, unknown> = { ...params };
  const isDeletedWanted = ['deleted_at', 'is_deleted'].some((field) => fieldValue(field) !== undefined);
  for (const place of lineOf(filters, list)?.slice(1) ?? []) {
    const [field = ''] = place.split(/>|\.exact$/);
    const given = fieldValue(field);
    const value = typeof given === 'string' ? normal(given, formsOf(list).form(field, {})) : undefined;
    if (place === 'is_deleted=false' && !isDeletedWanted) narrowed.is_deleted ??= false;
    // A text with several notations may be stored in another one, so only unambiguous values are used as filters.
    const isPlain = value !== undefined && !/["\s:/]|[^!-~]/.test(value);
    // The content of a record is a host name for some types.
    if (isPlain && (field !== 'content' || value === normalHost(value)))
      put(narrowed, place.replace(/^.*>/, '').split('.'), value);
  }
  // A list that shifts while its pages are read can return an item twice.
  const found = new Map<string, unknown>();
  for await (const item of itemsOf(client, list, narrowed, options))
    if (isWanted(item) && (isDeletedWanted || !isDeleted(item))) found.set(identityOf(item), item);
  return [...found.values()];
}

/** Matches items that have these fields. */
export const having = (list: string, where: object): Wanted => ({
  fieldValue: (field) => at(where, field),
  isWanted: (item) => matches(item, where, formsOf(list)),
});

/**
 * Finds the one item of a list with these fields, on any page; undefined if there is none. Deleted items that are still
 * listed are skipped unless `where` includes them.
 *
 * The list is filtered by the API where possible. Host names, addresses and timestamps match in any notation. Rejects
 * if more than one item matches: pass more fields then.
 *
 * @throws FindError if more than one item matches
 * @example
 * const sessions = await find(client, 'kv.namespaces.list', { account_id }, { title: 'sessions' });
 */
export async function find<Name extends ListName>(
  client: Caller,
  list: Name,
  params: Operations[Name]['params'] & {},
  where: Part<ItemOf<Name>>,
  options?: HelperOptions,
): Promise<ItemOf<Name> | undefined> {
  const found = await findAll(client, list, params, having(list, Object(where)), options);
  if (found.length > 1)
    throw new FindError(
      `${list}: ${found.length} items match ${JSON.stringify(where)}: add fields that identify one of them`,
      found.length,
    );
  return found[0] as ItemOf<Name> | undefined; // an item of this list
}
