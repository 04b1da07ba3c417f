/** Iterates over all items of a list: over pages, and by a cursor, offset or number in its parameters. */
import { filters } from '../generated/toolkit/filters.ts';
import { type Caller, callOf, type HelperOptions, lineOf } from './caller.ts';

/** Identifies an item within its list. */
export const identityOf = (item: unknown): string => {
  const { id, uuid, uid } = Object(item);
  return `${id ?? uuid ?? uid ?? JSON.stringify(item)}`;
};

/** Finds the list in a response: a list of objects is preferred to one of strings. */
function heldIn(response: unknown, depth = 0): unknown[] {
  if (Array.isArray(response)) return response;
  const values: unknown[] = Object.values(Object(response));
  const lists = values.filter(Array.isArray);
  const list = lists.find((one) => typeof one[0] === 'object') ?? lists.find((one) => one.length === 0) ?? lists[0];
  if (list || depth > 1) return list ?? [];
  return values.map((one) => heldIn(typeof one === 'object' ? one : {}, depth + 1)).find((one) => one.length > 0) ?? [];
}

/** Finds the cursor in a response, anywhere outside of the items. */
function cursorIn(body: unknown, depth = 0): string | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || depth > 3) return undefined;
  for (const [name, value] of Object.entries(body)) {
    const isCursor = /^((next_?)?(cursor|(page|continuation)_?token)|next)$/i.test(name);
    const found = isCursor && typeof value === 'string' && value ? value : cursorIn(value, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** Yields the items of a list, in order. */
export async function* itemsOf(
  client: Caller,
  list: string,
  params: object,
  options?: HelperOptions,
): AsyncGenerator<unknown> {
  const [, next = '', size = '', most = ''] =
    lineOf(filters, list)
      ?.find((one) => one.startsWith(':'))
      ?.split(':') ?? [];
  if (next) {
    const known = { [size]: most, ...params } as Record<string, unknown>; // indexed by name
    yield* partsOf(
      client,
      list,
      { next, size, params: size ? { ...params, [size]: Number(known[size]) } : params },
      options,
    );
    return;
  }
  const response = await callOf(client, list, params, options);
  if (Symbol.asyncIterator in Object(response))
    yield* response as AsyncIterable<unknown>; // it is a page
  else yield* heldIn(response);
}

interface Going {
  /** Parameter for the next part, and the one for its size. */
  readonly next: string;
  readonly size: string;
  readonly params: object;
}

async function* partsOf(
  client: Caller,
  list: string,
  { next, size, params }: Going,
  options?: HelperOptions,
): AsyncGenerator<unknown> {
  const isCounted = /^(page|offset|startIndex)$/.test(next);
  const seen = new Set<string>();
  let at: unknown = Object(params)[next] ?? (next === 'page' || next === 'startIndex' ? 1 : undefined);
  for (;;) {
    const call = callOf(client, list, at === undefined ? params : { ...params, [next]: at }, options);
    // The cursor may be outside of the result.
    const body = isCounted ? await call : await (await call.asResponse()).json();
    const items = heldIn(Object(body).result ?? body);
    const fresh = items.filter((item) => !seen.has(identityOf(item)));
    for (const item of items) seen.add(identityOf(item));
    yield* fresh;
    // A list that ignores the number returns the same items again.
    if (fresh.length === 0 || (isCounted && items.length < Number(Object(params)[size]))) return;
    if (next === 'page') at = Number(at) + 1;
    else if (isCounted) at = Number(at ?? 0) + items.length;
    else {
      const cursor = cursorIn(body);
      if (cursor === undefined || cursor === at) return;
      at = cursor;
    }
  }
}
