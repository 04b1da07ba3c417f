/** The one item of a list with these fields, wherever in its pages it is. */
import { CloudflareError } from '../errors/usage-error.ts';
import type { Operations } from '../generated/operations.ts';
import { filters } from '../generated/toolkit/filters.ts';
import { at, type Caller, type HelperOptions, type ItemOf, type ListName, lineOf, type Part } from './caller.ts';
import { identityOf, itemsOf } from './list-items.ts';
import { formsOf, matches, normal, normalHost } from './matching.ts';

/** Puts a value at `a.b` of an object, unless one is there. */
function put(target: Record<string, unknown>, [field = '', ...inner]: readonly string[], value: unknown): void {
  if (inner.length === 0) target[field] ??= value;
  else {
    const below = { ...Object(target[field]) };
    put(below, inner, value);
    target[field] = below;
  }
}

/** Which items of a list are looked for. */
export interface Wanted {
  /** The value that a field of them has, for the API to narrow the list by; undefined where any will do. */
  readonly fieldValue: (field: string) => unknown;
  readonly isWanted: (item: unknown) => boolean;
}

/** Deleted things are listed for a while. */
const isDeleted = (item: unknown): boolean => {
  const { deleted_at, is_deleted } = Object(item);
  return Boolean(deleted_at) || is_deleted === true || is_deleted === 1;
};

/** The items of a list that are wanted, each once. Where the API can narrow the list by these fields, it is asked to. */
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
    // A text that has more than one form may be kept in another one.
    const isPlain = value !== undefined && !/["\s:/]|[^!-~]/.test(value);
    // The content of a record is a host for some types.
    if (isPlain && (field !== 'content' || value === normalHost(value)))
      put(narrowed, place.replace(/^.*>/, '').split('.'), value);
  }
  // A list that shifts while its pages are read shows an item twice.
  const found = new Map<string, unknown>();
  for await (const item of itemsOf(client, list, narrowed, options))
    if (isWanted(item) && (isDeletedWanted || !isDeleted(item))) found.set(identityOf(item), item);
  return [...found.values()];
}

/** Items that have these fields. */
export const having = (list: string, where: object): Wanted => ({
  fieldValue: (field) => at(where, field),
  isWanted: (item) => matches(item, where, formsOf(list)),
});

/**
 * The one item of a list with these fields, of all pages; undefined if there is none. Deleted things that are still listed
 * count only if `where` asks for them.
 *
 * The API is asked to narrow the list where it can. Names of hosts, addresses and moments match in any form. Rejects if more than one
 * item matches: give more fields then.
 *
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
    throw new CloudflareError(
      `${list}: ${found.length} items match ${JSON.stringify(where)}: give fields that only one has`,
    );
  return found[0] as ItemOf<Name> | undefined; // what the operation lists
}
