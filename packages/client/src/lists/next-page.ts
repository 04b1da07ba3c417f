/** Where the next page of a list is: the one rule for the client's pages, and for whoever reads answers without them. */

/** How a list goes on, by its declaration; undefined where it is declared to have one page only. */
export type PageStyle = 'page' | 'cursor' | 'page_token' | undefined;

/** What `result_info` may hold. */
export interface ResultInfo {
  readonly page?: number;
  readonly per_page?: number;
  readonly total_count?: number;
  readonly total_pages?: number;
  readonly cursor?: string;
  readonly cursors?: { readonly after?: string };
  readonly next_page_token?: string;
}

/** A page, as far as the next one depends on it. */
export interface PageFacts {
  readonly style: PageStyle;
  /** The query that it answers. */
  readonly query: { readonly [name: string]: unknown };
  readonly info: ResultInfo;
  /** Number of its items. */
  readonly found: number;
}

/** Query parameter that leads to the next page. */
export interface NextPage {
  readonly key: 'page' | 'cursor' | 'page_token';
  readonly value: string | number;
}

const pageNumber = ({ query }: PageFacts): number => Number(query.page ?? 1);

/** Number of the last page by the totals of the answer; undefined when it has none. */
export function lastPage(facts: PageFacts): number | undefined {
  const { info, found } = facts;
  const { per_page = 0, total_count = 0, total_pages = Math.ceil(total_count / per_page) } = info;
  // Everything at once, whatever the page size says.
  if (pageNumber(facts) === 1 && total_count && found >= total_count) return 1;
  return total_pages > 0 && total_pages < Infinity ? total_pages : undefined;
}

/**
 * The declared style decides how a list goes on, the answer whether it does. A cursor list with totals ends with its
 * cursors, and a numbered one goes by its numbers whatever cursors the answer has. Only where one page is declared may the
 * answer lead further by whatever it holds. Undefined on the last page.
 */
export function nextPage(facts: PageFacts): NextPage | undefined {
  const { style, query, info, found } = facts;
  const { next_page_token: token, cursor, cursors, per_page = 0 } = info;
  const after = cursor || cursors?.after;
  if (token && style !== 'page' && style !== 'cursor') return { key: 'page_token', value: token };
  if (after && style !== 'page' && style !== 'page_token') return { key: 'cursor', value: after };
  const page = pageNumber(facts);
  // A list that has gone on by cursors ends with them.
  if (style !== 'page' && (style || query.cursor || query.page_token)) return undefined;
  const last = lastPage(facts);
  // An empty page is no end where totals promise more, but a declared single page without items is one.
  if (last) return page < last && (found || style || page > 1) ? { key: 'page', value: page + 1 } : undefined;
  // Without totals the end is a short page, or an empty one where the page size is unknown.
  return style && found && found >= per_page ? { key: 'page', value: page + 1 } : undefined;
}
