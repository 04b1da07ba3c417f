/** Finds the page of a list in a response, and the parameters of the next page. */

import type { Operation } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';
import { nextPage, type PageStyle, type ResultInfo } from 'flarewire';

export interface ListPage {
  readonly items: readonly unknown[];
  /** Total count, if Cloudflare reports it. */
  readonly total: number | undefined;
  /** Undefined on the last page. */
  readonly next: Readonly<Record<string, unknown>> | undefined;
}

/** Paging style of each kind of list. */
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

/** Undefined if the operation returns no list. */
export function pageOf(
  operation: Operation,
  params: Readonly<Record<string, unknown>>,
  body: unknown,
): ListPage | undefined {
  if (operation.page === undefined) return undefined;
  const envelope = isObject(body) ? body : { result: body };
  const items = itemsOf(envelope.result, operation);
  const info = isObject(envelope.result_info) ? (envelope.result_info as ResultInfo) : {}; // Cloudflare's result_info
  const next = nextPage({ style: STYLES[operation.page], query: params, info, found: items.length });
  // A cursor equal to the current one ends the list.
  const isOver = next === undefined || params[next.key] === next.value;
  return { items, total: info.total_count, next: isOver ? undefined : { ...params, [next.key]: next.value } };
}

/** Field of the items in a result that is not a list itself. */
const fieldOf = ({ items: key, page }: Operation): string =>
  key ?? (page === 'ContainersInstancesV1Pagination' ? 'instances' : 'items');

function itemsOf(result: unknown, operation: Operation): readonly unknown[] {
  if (Array.isArray(result)) return result;
  const items = isObject(result) ? result[fieldOf(operation)] : undefined;
  return Array.isArray(items) ? items : [];
}

/** The result of a page with other items. */
export const withItems = (operation: Operation, result: unknown, items: readonly unknown[]): unknown =>
  isObject(result) ? { ...result, [fieldOf(operation)]: items } : items;
