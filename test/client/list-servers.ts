/** Servers of a three-page list, with every way of pagination. */
import type { Subject } from '../whole-api/contract-reading.ts';

type PageKind = NonNullable<Subject['operation']['page']>;
type Style = 'page' | 'cursor' | 'page_token';

export interface ListServer {
  readonly fetch: (url: string) => Promise<Response>;
  /** Requested URLs. */
  readonly asked: string[];
  /** Items that a reader of the whole list gets. */
  readonly items: readonly object[];
}

/** Pagination format of a list's responses. */
export interface Wording {
  readonly style: Style;
  /** Totals next to cursors, or cursors next to page numbers. */
  readonly isMixed: boolean;
  readonly hasTotals: boolean;
  /** The second page has no items. */
  readonly isEmptyInside: boolean;
}

const STYLES: { readonly [kind in PageKind]?: Style } = {
  V4PagePagination: 'page',
  V4PagePaginationArray: 'page',
  CursorPagination: 'cursor',
  CursorLimitPagination: 'cursor',
  CursorPaginationAfter: 'cursor',
  PageTokenPagination: 'page_token',
  ContainersInstancesV1Pagination: 'page_token',
};
const KEYS: { readonly [kind in PageKind]?: string } = {
  V4PagePagination: 'items',
  ContainersInstancesV1Pagination: 'instances',
};

/** All formats that a list of this kind can have; a list declared as one page may continue in any way. */
export function wordingsOf(kind: PageKind): Wording[] {
  const own = STYLES[kind];
  const styles: readonly Style[] = own ? [own] : ['page', 'cursor', 'page_token'];
  const flags = [false, true];
  return styles
    .flatMap((style) =>
      flags.flatMap((isMixed) =>
        flags.flatMap((hasTotals) =>
          flags.map((isEmptyInside) => ({ style, isMixed, hasTotals: hasTotals || isMixed, isEmptyInside })),
        ),
      ),
    )
    .filter(({ style, hasTotals, isEmptyInside, isMixed }) => {
      if (style !== 'page') return true;
      // Without totals an empty page is the end, and a single page is the only one; with cursors it continues by them.
      return own ? hasTotals || !isEmptyInside : hasTotals && !isMixed;
    });
}

/** `result_info` of one of the three pages. */
function infoOf(page: number, per_page: number, count: number, { style, isMixed, hasTotals }: Wording, kind: PageKind) {
  const next = page < 3 ? `after-${page + 1}` : '';
  const byCursor = kind === 'CursorPaginationAfter' ? { cursors: { after: next } } : { cursor: next };
  const own = { page: { page, per_page }, cursor: byCursor, page_token: { next_page_token: next } }[style];
  const totals = hasTotals && { page, per_page, count, total_count: 6, total_pages: 3 };
  const beside = isMixed && style === 'page' && { cursor: next, cursors: { after: next }, next_page_token: next };
  return { ...totals, ...beside, ...own };
}

export function listServer(operation: Subject['operation'], wording: Wording): ListServer {
  const { page: kind = 'SinglePage', items: key = KEYS[kind] } = operation;
  const { style, isEmptyInside } = wording;
  const asked: string[] = [];
  const pages = [1, 2, 3].map((page) => {
    // Shorter than the page size, so that a list without totals has a visible end.
    const full = page === 3 ? [{ id: 30 }] : [{ id: page * 10 }, { id: page * 10 + 1 }];
    return isEmptyInside && page === 2 ? [] : full;
  });
  const fetch = async (url: string): Promise<Response> => {
    asked.push(url);
    const query = new URL(url).searchParams;
    const place = query.get(style) || '1';
    const page = Number(place.replace('after-', ''));
    const items = pages[page - 1];
    if (asked.length > 9 || !items)
      return Response.json({ success: false, errors: [{ message: url }] }, { status: 400 });
    const result_info = infoOf(page, 2, items.length, wording, kind);
    return Response.json({
      success: true,
      errors: [],
      messages: [],
      result: key ? { [key]: items } : items,
      result_info,
    });
  };
  return { fetch, asked, items: pages.flat() };
}
