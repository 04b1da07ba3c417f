/** The one item of a list with these fields, wherever in its pages it is. */
import { CloudflareError } from '../errors/usage-error.ts';
import type { Operations } from '../generated/operations.ts';
import { filters } from '../generated/toolkit/filters.ts';
import {
  at,
  type Caller,
  callOf,
  type HelperOptions,
  type ItemOf,
  type ListName,
  lineOf,
  type Part,
} from './caller.ts';
import { matches, normal } from './matching.ts';

/** Puts a value at `a.b` of an object, unless one is there. */
function put(target: Record<string, unknown>, [field = '', ...inner]: readonly string[], value: unknown): void {
  if (inner.length === 0) target[field] ??= value;
  else {
    const below = { ...Object(target[field]) };
    put(below, inner, value);
    target[field] = below;
  }
}

/** The items of an answer: of all its pages, or of the list that it holds. */
export async function* itemsOf(
  client: Caller,
  list: string,
  params: object,
  options?: HelperOptions,
): AsyncGenerator<unknown> {
  const promise = callOf(client, list, params, options);
  const answer = await promise;
  if (Symbol.asyncIterator in Object(answer))
    yield* answer as AsyncIterable<unknown>; // a page
  else yield* Array.isArray(answer) ? answer : (Object.values(Object(answer)).find(Array.isArray) ?? []);
}

/** The items of a list that match. Where the API can narrow the list by these fields, it is asked to. */
export async function findAll(
  client: Caller,
  list: string,
  params: object,
  where: object,
  options?: HelperOptions,
): Promise<unknown[]> {
  const narrowed: Record<string, unknown> = { ...params };
  for (const place of lineOf(filters, list)?.slice(1) ?? []) {
    const [field = ''] = place.split(/>|\.exact$/);
    const param = place.replace(/^.*>/, '');
    const value = at(where, field);
    if (typeof value === 'string') put(narrowed, param.split('.'), normal(value, `${list} ${field}`));
  }
  const found: unknown[] = [];
  for await (const item of itemsOf(client, list, narrowed, options)) if (matches(item, where, list)) found.push(item);
  return found;
}

/**
 * The one item of a list with these fields, of all pages; undefined if there is none.
 *
 * The API is asked to narrow the list where it can. Rejects if more than one item matches: give more fields then.
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
  const found = await findAll(client, list, params, Object(where), options);
  if (found.length > 1)
    throw new CloudflareError(
      `${list}: ${found.length} items match ${JSON.stringify(where)}: give fields that only one has`,
    );
  return found[0] as ItemOf<Name> | undefined; // what the operation lists
}
