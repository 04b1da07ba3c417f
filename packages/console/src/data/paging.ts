/** The page of a list that an answer is, and the parameters that lead to the next one. */
import type { Operation } from '@flarewire/contract';

export interface ListPage {
  readonly items: readonly unknown[];
  /** All there are, where the provider says. */
  readonly total: number | undefined;
  /** Undefined on the last page. */
  readonly next: Readonly<Record<string, unknown>> | undefined;
}

interface Info {
  readonly page?: number;
  readonly per_page?: number;
  readonly count?: number;
  readonly total_count?: number;
  readonly total_pages?: number;
  readonly cursor?: string;
  readonly cursors?: { readonly after?: string };
  readonly next_page_token?: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined where the operation gives no list. */
export function pageOf(
  operation: Operation,
  params: Readonly<Record<string, unknown>>,
  body: unknown,
): ListPage | undefined {
  if (operation.page === undefined) return undefined;
  const envelope = isObject(body) ? body : { result: body };
  const items = itemsOf(envelope.result, operation);
  const info = isObject(envelope.result_info) ? (envelope.result_info as Info) : {}; // the provider's own shape
  const turn = turnOf(operation, params, info, items.length);
  return { items, total: info.total_count, next: turn === undefined ? undefined : { ...params, ...turn } };
}

function itemsOf(result: unknown, { items: key, page }: Operation): readonly unknown[] {
  if (Array.isArray(result)) return result;
  const kept = key ?? (page === 'ContainersInstancesV1Pagination' ? 'instances' : 'items');
  const items = isObject(result) ? result[kept] : undefined;
  return Array.isArray(items) ? items : [];
}

/** Where the next page is, by the rules of the client's own pages. */
function turnOf(
  { page: kind }: Operation,
  params: Readonly<Record<string, unknown>>,
  info: Info,
  found: number,
): Readonly<Record<string, unknown>> | undefined {
  // One that leads to where we are leads nowhere.
  const token = info.next_page_token;
  if (token) return token === params.page_token ? undefined : { page_token: token };
  const cursor = info.cursor || info.cursors?.after;
  if (cursor) return cursor === params.cursor ? undefined : { cursor };
  const { per_page = 0, total_count = 0 } = info;
  const last = info.total_pages ?? (per_page > 0 ? Math.ceil(total_count / per_page) : 0);
  const page = Number(params.page ?? 1);
  // All at once, whatever the size of a page says.
  if (page === 1 && total_count > 0 && found >= total_count) return undefined;
  // Without totals, a page that is not short may have a successor.
  const hasMore = last > 0 ? page < last : kind?.startsWith('V4PagePagination') && found >= per_page;
  return found > 0 && hasMore ? { page: page + 1 } : undefined;
}
