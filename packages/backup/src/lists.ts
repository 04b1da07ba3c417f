/** Reads all items of a list, including lists with undeclared pagination. */
import { index, loadProduct, type OperationSchemas } from '@flarewire/contract';
import { type Caller, callOf } from './client.ts';
import { itemsIn, unwrapped } from './schemas.ts';

/** Query parameters for the next page, in order of how well servers support them. */
const STEPS = ['cursor', 'page', 'offset', 'startIndex'] as const;
const SIZES = ['per_page', 'limit', 'pageSize', 'count'];

interface Envelope {
  readonly success?: boolean;
  readonly errors?: readonly unknown[];
  readonly result?: unknown;
  readonly result_info?: unknown;
}

/**
 * The items of all pages of a list.
 * @throws Error the server returns an error, or repeats a page instead of the next
 */
export async function* itemsOf(
  client: Caller,
  name: string,
  params: object,
  signal: AbortSignal | undefined,
): AsyncGenerator<unknown> {
  const operation = index().operations.find((one) => one.name === name);
  const schemas = operation && (await loadProduct(operation.product)).operations[name];
  const step = STEPS.find((one) => schemas?.params.some((param) => param.in === 'query' && param.name === one));
  if (operation === undefined || schemas === undefined || operation.page !== undefined || step === undefined) {
    const response = await callOf(client, name, params, signal);
    if (Symbol.asyncIterator in Object(response))
      for await (const item of response as AsyncIterable<unknown>) yield* unwrapped(item); // a page
    else yield* itemsIn(response);
    return;
  }
  let next: Readonly<Record<string, unknown>> | undefined = largest(schemas);
  let found = 0;
  let last = '';
  while (next !== undefined) {
    const response = await callOf(client, name, { ...params, ...next }, signal).asResponse();
    const body = (await response.json()) as Envelope; // any server response
    if (operation.envelope && body.success === false)
      throw Object.assign(new Error(`${name} was rejected`), { status: response.status, errors: body.errors });
    const result = operation.envelope ? body.result : body;
    const items = itemsIn(result);
    const page = JSON.stringify(items);
    // Lists that ignore the parameter repeat their first page.
    if (items.length === 0 || page === last) return;
    last = page;
    yield* items;
    found += items.length;
    next = nextOf(
      step,
      { ...next },
      { info: { ...Object(body.result_info), ...Object(Object(result).result_info) }, result, found },
    );
  }
}

/** The maximum page size. */
function largest({ params }: OperationSchemas): Record<string, unknown> {
  const size = params.find(({ in: where, name }) => where === 'query' && SIZES.includes(name));
  const most = size?.schema.maximum;
  return size !== undefined && typeof most === 'number' ? { [size.name]: most } : {};
}

interface Seen {
  readonly info: Readonly<Record<string, unknown>>;
  readonly result: unknown;
  readonly found: number;
}

/** The query of the next page; undefined if the response says that this was the last. */
function nextOf(
  step: (typeof STEPS)[number],
  query: Readonly<Record<string, unknown>>,
  { info, result, found }: Seen,
): Record<string, unknown> | undefined {
  const inside = Object(result);
  const cursors = Object(info.cursors);
  const cursor = [info.cursor, cursors.after, info.next_cursor, inside.next, inside.next_cursor, inside.cursor].find(
    (one) => (typeof one === 'string' && one !== '') || typeof one === 'number',
  );
  if (cursor !== undefined) return { ...query, cursor };
  // Without a cursor it was the last page, except for lists that number their pages instead.
  if (step === 'cursor') return undefined;
  const total = [info.total_count, info.total, inside.total, inside.totalResults, Object(inside.pagination).total].find(
    (one) => typeof one === 'number',
  );
  if (typeof total === 'number' && total > 0 && found >= total) return undefined;
  if (step === 'page') return { ...query, page: Number(query.page ?? 1) + 1 };
  return { ...query, [step]: step === 'offset' ? found : found + 1 };
}
