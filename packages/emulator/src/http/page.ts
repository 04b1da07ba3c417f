/** Paginates lists: selects the part that the query asks for, and builds `result_info` per page kind. */
import type { Operation, OperationSchemas, PageKind } from '@flarewire/contract';
import { PageResult } from '../handler/page-result.ts';
import { CODE, problem } from '../problem.ts';

/** The part of a list that a query asks for. */
export interface Window {
  readonly kind: PageKind | 'offset';
  readonly limit: number;
  readonly offset: number;
}

const DEFAULT_PER_PAGE = 20;
/** More than any list holds, and a whole number to SQLite. */
const ALL = 1e9;

type Query = Readonly<Record<string, unknown>>;

/** @throws Problem 400 for a cursor that this API did not give */
export function windowOf(operation: Operation, schemas: OperationSchemas, query: Query): Window {
  const kind = operation.page ?? guessKind(schemas);
  if (kind === 'SinglePage') return { kind, limit: ALL, offset: 0 };
  const size = kind === 'offset' ? 'limit' : kind === 'CursorLimitPagination' ? 'limit' : 'per_page';
  const limit = numberOf(query, size) ?? numberOf(query, 'limit') ?? defaultOf(schemas, size) ?? DEFAULT_PER_PAGE;
  if (kind === 'offset') return { kind, limit, offset: numberOf(query, 'offset') ?? 0 };
  if (kind === 'V4PagePagination' || kind === 'V4PagePaginationArray') {
    const page = Math.max(1, numberOf(query, 'page') ?? 1);
    return { kind, limit, offset: Math.min((page - 1) * limit, ALL) };
  }
  const cursor = query[isToken(kind) ? 'page_token' : 'cursor'];
  return { kind, limit, offset: typeof cursor === 'string' && cursor !== '' ? readCursor(cursor) : 0 };
}

function isToken(kind: Window['kind']): boolean {
  return kind === 'PageTokenPagination' || kind === 'ContainersInstancesV1Pagination';
}

/** Lists without a page kind in the contract are paginated if they take the parameters for it. */
function guessKind(schemas: OperationSchemas): Window['kind'] {
  const names = new Set(
    schemas.params.filter((param) => param.in === 'query').map((param) => param.wire ?? param.name),
  );
  if (names.has('page') && names.has('per_page')) return 'V4PagePaginationArray';
  if (names.has('cursor')) return names.has('limit') ? 'CursorLimitPagination' : 'CursorPagination';
  return names.has('offset') && names.has('limit') ? 'offset' : 'SinglePage';
}

function numberOf(query: Query, name: string): number | undefined {
  const value = query[name];
  return typeof value === 'number' && value >= 0 ? Math.min(Math.floor(value), ALL) : undefined;
}

function defaultOf(schemas: OperationSchemas, name: string): number | undefined {
  const value = schemas.params.find((param) => param.in === 'query' && (param.wire ?? param.name) === name)?.schema
    .default;
  return typeof value === 'number' && value > 0 ? value : undefined;
}

/** Cursors are opaque to callers; here they hold the place in the list. */
function writeCursor(offset: number): string {
  return Buffer.from(`o${offset}`).toString('base64url');
}

function readCursor(cursor: string): number {
  const match = /^o(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (match === null) throw problem(400, CODE.invalid, 'The cursor is not one that this API gave.', '/cursor');
  return Number(match[1]);
}

/** A page of items that are already sliced. */
export function pageResult<Item>(window: Window, items: readonly Item[], total: number): PageResult<Item> {
  const { kind, limit, offset } = window;
  if (kind === 'SinglePage') return new PageResult(items);
  const end = offset + items.length;
  const next = end < total && items.length > 0 ? writeCursor(end) : '';
  const count = items.length;
  switch (kind) {
    case 'CursorPaginationAfter':
      return new PageResult(items, {
        count,
        per_page: limit,
        total_count: total,
        cursors: next ? { after: next } : {},
      });
    case 'PageTokenPagination':
    case 'ContainersInstancesV1Pagination':
      return new PageResult(items, { count, per_page: limit, next_page_token: next });
    case 'CursorPagination':
    case 'CursorLimitPagination':
      return new PageResult(items, { count, per_page: limit, total_count: total, cursor: next });
    case 'offset':
      return new PageResult(items, { count, limit, offset, total_count: total });
    default: {
      const page = limit === 0 ? 1 : Math.floor(offset / limit) + 1;
      const pages = limit === 0 ? 0 : Math.ceil(total / limit);
      return new PageResult(items, { page, per_page: limit, count, total_count: total, total_pages: pages });
    }
  }
}

/** The page of a whole list. */
export function cutPage<Item, Shown>(
  window: Window,
  items: readonly Item[],
  show: (item: Item) => Shown,
): PageResult<Shown> {
  const end = window.limit === ALL ? items.length : window.offset + window.limit;
  const shown = items.slice(window.offset, end).map((item) => show(item));
  return pageResult(window, shown, items.length);
}
