/** The page of a list that an answer is, and the parameters that lead to the next one. */
import type { Operation } from '@flarewire/contract';
import { nextPage, type PageStyle, type ResultInfo } from 'flarewire';

export interface ListPage {
  readonly items: readonly unknown[];
  /** All there are, where Cloudflare says. */
  readonly total: number | undefined;
  /** Undefined on the last page. */
  readonly next: Readonly<Record<string, unknown>> | undefined;
}

/** How each kind of list goes on. */
const STYLES: { readonly [kind in NonNullable<Operation['page']>]: PageStyle } = {
  SinglePage: undefined,
  V4PagePagination: 'page',
  V4PagePaginationArray: 'page',
  CursorPagination: 'cursor',
  CursorLimitPagination: 'cursor',
  CursorPaginationAfter: 'cursor',
  PageTokenPagination: 'page_token',
  ContainersInstancesV1Pagination: 'page_token',
};

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
  const info = isObject(envelope.result_info) ? (envelope.result_info as ResultInfo) : {}; // Cloudflare's own shape
  const next = nextPage({ style: STYLES[operation.page], query: params, info, found: items.length });
  // One that leads to where we are leads nowhere.
  const isOver = next === undefined || params[next.key] === next.value;
  return { items, total: info.total_count, next: isOver ? undefined : { ...params, [next.key]: next.value } };
}

function itemsOf(result: unknown, { items: key, page }: Operation): readonly unknown[] {
  if (Array.isArray(result)) return result;
  const kept = key ?? (page === 'ContainersInstancesV1Pagination' ? 'instances' : 'items');
  const items = isObject(result) ? result[kept] : undefined;
  return Array.isArray(items) ? items : [];
}
