/** Page classes: what a list resolves to, and how its next page is found. */
import { CloudflareError } from './errors.ts';
import type { Values } from './path.ts';
import type { Envelope } from './respond.ts';

/** What a page must know to get the next one. */
export interface PageContext {
  /** Dotted name, for messages. */
  readonly operation: string;
  /** Query name that turns the page. */
  readonly key: PageKind['key'];
  /** Key of `result` under which the items sit; undefined when `result` is the items. */
  readonly items: string | undefined;
  /** The query that this page answers. */
  readonly query: Values;
  /** The pages before this one. */
  readonly trail: Trail | undefined;
  /** Sends the same request with another query. */
  readonly turn: (query: Values, trail: Trail) => PromiseLike<unknown>;
}

/** What the pages before this one were known by, so that a server that goes in circles is noticed. */
export interface Trail {
  readonly mark: unknown;
  readonly before: Trail | undefined;
}

export interface PageInfo {
  page?: number;
  per_page?: number;
  count?: number;
  total_count?: number;
  total_pages?: number;
}

export interface CursorInfo {
  count?: number;
  cursor?: string;
  per_page?: number;
}

export interface CursorsInfo {
  cursors?: { after?: string; before?: string };
}

export interface PageTokenInfo {
  next_page_token?: string;
  page_token?: string;
  per_page?: number;
}

export abstract class AbstractPage<Item> implements AsyncIterable<Item> {
  declare result: unknown;
  declare result_info: object;
  readonly #context: PageContext;

  constructor(context: PageContext, body: unknown) {
    this.#context = context;
    const { result, result_info } = Object(Array.isArray(body) ? { result: body } : body) as Envelope;
    this.result = result ?? (context.items ? {} : []);
    this.result_info = Object(result_info);
  }

  getPaginatedItems(): Item[] {
    const { result } = this;
    const items = Array.isArray(result) ? result : Object(result)[this.#context.items ?? 'items'];
    return Array.isArray(items) ? items : [];
  }

  hasNextPage(): boolean {
    return this.#next() !== undefined;
  }

  async getNextPage(): Promise<this> {
    const { operation, key = '', query, trail: before, turn } = this.#context;
    const next = this.#next();
    if (next === undefined) throw new CloudflareError(`${operation}: this is the last page; ask hasNextPage() first`);
    // The same request with another query gives the same class.
    const page = (await turn({ ...query, [key]: next }, { mark: this.#mark(), before })) as this;
    if (page.getPaginatedItems().length && page.#isRepeated())
      throw new CloudflareError(`${operation}: the server repeats a page instead of advancing (${key}=${next})`);
    return page;
  }

  async *iterPages(): AsyncGenerator<this> {
    let page = this;
    for (;;) {
      yield page;
      if (!page.hasNextPage()) return;
      page = await page.getNextPage();
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item> {
    for await (const page of this.iterPages()) yield* page.getPaginatedItems();
  }

  /** Page number or cursor of the next page; undefined on the last one. */
  #next(): unknown {
    const { key, query } = this.#context;
    const found = this.getPaginatedItems().length;
    const mark = this.#mark();
    // An empty page may have a successor (KV skips what has expired), but not one that was there before.
    if (key !== 'page') return !mark || (!found && this.#isRepeated()) ? undefined : mark;
    const info = this.result_info as PageInfo; // what lists by page numbers send
    const { per_page = 0, total_count = 0, total_pages = Math.ceil(total_count / per_page) } = info;
    const page = Number(query.page ?? 1);
    // Totals first; then a short page; a server that says nothing has to be asked until a page is empty.
    const more = total_pages > 0 && total_pages < Infinity ? page < total_pages : found >= per_page;
    return found && more ? page + 1 : undefined;
  }

  /** What this page is known by: the cursor it gives, or its number and first item. Two pages never have the same. */
  #mark(): unknown {
    const { key } = this.#context;
    const info = this.result_info as PageInfo & CursorInfo & CursorsInfo & PageTokenInfo; // whichever the server sends
    if (key !== 'page') return key && (info.next_page_token || info.cursor || info.cursors?.after);
    const items = this.getPaginatedItems();
    return JSON.stringify([info.page, info.page === undefined ? items : items[0]]);
  }

  #isRepeated(): boolean {
    const mark = this.#mark();
    let at = this.#context.trail;
    while (at && at.mark !== mark) at = at.before;
    return at !== undefined;
  }
}

/** Everything at once. */
export class SinglePage<Item> extends AbstractPage<Item> {
  declare result: Item[];
}

/** Page numbers, items in `result`. */
export class V4PagePaginationArray<Item> extends AbstractPage<Item> {
  declare result: Item[];
  declare result_info: PageInfo;
}

/** Page numbers, items under a key of `result`. */
export class V4PagePagination<Item> extends AbstractPage<Item> {
  declare result: { items?: Item[] };
  declare result_info: PageInfo;
}

/** Cursor in `result_info.cursor`. */
export class CursorPagination<Item> extends AbstractPage<Item> {
  declare result: Item[];
  declare result_info: CursorInfo;
}

/** Cursor in `result_info.cursor`, page size called `limit`. */
export class CursorLimitPagination<Item> extends AbstractPage<Item> {
  declare result: Item[];
  declare result_info: CursorInfo;
}

/** Cursor in `result_info.cursors.after`. */
export class CursorPaginationAfter<Item> extends AbstractPage<Item> {
  declare result: Item[];
  declare result_info: CursorsInfo;
}

/** Token in `result_info.next_page_token`. */
export class PageTokenPagination<Item> extends AbstractPage<Item> {
  declare result: Item[];
  declare result_info: PageTokenInfo;
}

/** Token in `result_info.next_page_token`, items in `result.instances`. */
export class ContainersInstancesV1Pagination<Item> extends AbstractPage<Item> {
  declare result: { instances?: Item[] };
  declare result_info: PageTokenInfo;
}

export interface PageKind {
  readonly Page: new (context: PageContext, body: unknown) => AbstractPage<unknown>;
  readonly key?: 'page' | 'cursor' | 'page_token';
  readonly items?: string;
}

/** The letters of the table. */
export const pageKinds: { readonly [letter: string]: PageKind } = {
  s: { Page: SinglePage },
  p: { Page: V4PagePaginationArray, key: 'page' },
  o: { Page: V4PagePagination, key: 'page', items: 'items' },
  c: { Page: CursorPagination, key: 'cursor' },
  a: { Page: CursorPaginationAfter, key: 'cursor' },
  l: { Page: CursorLimitPagination, key: 'cursor' },
  t: { Page: PageTokenPagination, key: 'page_token' },
  i: { Page: ContainersInstancesV1Pagination, key: 'page_token', items: 'instances' },
};
