/** Finds the next page of a list: one rule for the client's pages and for code that reads raw responses. */

/** Pagination style as declared; undefined if the list is declared to have only one page. */
export type PageStyle = 'page' | 'cursor' | 'page_token' | undefined;

/** Fields of `result_info`. */
export interface ResultInfo {
  readonly page?: number;
  readonly per_page?: number;
  readonly total_count?: number;
  readonly total_pages?: number;
  readonly cursor?: string;
  readonly cursors?: { readonly after?: string };
  readonly next_page_token?: string;
}

/** The facts about a page that determine the next one. */
export interface PageFacts {
  readonly style: PageStyle;
  /** The query of the request. */
  readonly query: { readonly [name: string]: unknown };
  readonly info: ResultInfo;
  /** Number of items on the page. */
  readonly found: number;
}

/** Query parameter of the next page. */
export interface NextPage {
  readonly key: 'page' | 'cursor' | 'page_token';
  readonly value: string | number;
}

const pageNumber = ({ query }: PageFacts): number => Number(query.page ?? 1);

/** Number of the last page by the totals of the response; undefined if it has none. */
export function lastPage(facts: PageFacts): number | undefined {
  const { info, found } = facts;
  const { per_page = 0, total_count = 0, total_pages = Math.ceil(total_count / per_page) } = info;
  // All items came at once, whatever the page size says.
  if (pageNumber(facts) === 1 && total_count && found >= total_count) return 1;
  return total_pages > 0 && total_pages < Infinity ? total_pages : undefined;
}

/**
 * The declared style determines how a list continues, the response determines if it does. A cursor list with totals
 * ends with its cursors, and a numbered list goes by its numbers even if the response has cursors. Only if a single
 * page is declared may the response continue by whatever it holds. Undefined on the last page.
 *
 * @example
 * nextPage({ style: 'page', found: 20, size: 20, params: { page: 1 }, info: { total_pages: 3 } });
 */
export function nextPage(facts: PageFacts): NextPage | undefined {
  const { style, query, info, found } = facts;
  const { next_page_token: token, cursor, cursors, per_page = 0 } = info;
  const after = cursor || cursors?.after;
  if (token && style !== 'page' && style !== 'cursor') return { key: 'page_token', value: token };
  if (after && style !== 'page' && style !== 'page_token') return { key: 'cursor', value: after };
  const page = pageNumber(facts);
  // A list that continued by cursors ends with them.
  if (style !== 'page' && (style || query.cursor || query.page_token)) return undefined;
  const last = lastPage(facts);
  // An empty page is not the end if totals promise more, but a declared single page without items is.
  if (last) return page < last && (found || style || page > 1) ? { key: 'page', value: page + 1 } : undefined;
  // Without totals the list ends with a short page, or with an empty one if the page size is unknown.
  return style && found && found >= per_page ? { key: 'page', value: page + 1 } : undefined;
}
