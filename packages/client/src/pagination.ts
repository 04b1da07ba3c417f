/** Page classes: what a list resolves to, and how its next page is found. */
import { CloudflareError } from './errors.ts';
import type { Values } from './path.ts';
import type { Envelope } from './respond.ts';

/** What a page must know to get the next one. */
export interface PageContext {
  /** Dotted name, for messages. */
  readonly operation: string;
  /** Key of `result` under which the items sit. */
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
    this.result = result ?? this.missing();
    this.result_info = Object(result_info);
  }

  /** What `result` is when the answer has none. */
  protected missing(): unknown {
    return [];
  }

  /** What differs in the query of the next page; undefined on the last one. */
  protected next(_query: Values): Values | undefined {
    return undefined;
  }

  /** What this page is known by; no two pages of a list may have the same. */
  protected mark(): unknown {
    return undefined;
  }

  protected isRepeated(): boolean {
    const mark = this.mark();
    let at = this.#context.trail;
    while (at && at.mark !== mark) at = at.before;
    return at !== undefined;
  }

  getPaginatedItems(): Item[] {
    const { result } = this;
    const keyed = Object(result);
    const items = Array.isArray(result) ? result : (keyed[this.#context.items ?? 'items'] ?? keyed.instances);
    return Array.isArray(items) ? items : [];
  }

  hasNextPage(): boolean {
    return this.next(this.#context.query) !== undefined;
  }

  async getNextPage(): Promise<this> {
    const { operation, query, trail: before, turn } = this.#context;
    const next = this.next(query);
    if (!next) throw new CloudflareError(`${operation}: this is the last page; ask hasNextPage() first`);
    // The same request with another query gives the same class.
    const page = (await turn({ ...query, ...next }, { mark: this.mark(), before })) as this;
    if (page.getPaginatedItems().length && page.isRepeated())
      throw new CloudflareError(
        `${operation}: the server repeats a page instead of advancing (${JSON.stringify(next)})`,
      );
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
}

/** Everything at once. */
export class SinglePage<Item> extends AbstractPage<Item> {
  declare result: Item[];
}

abstract class NumberedPage<Item> extends AbstractPage<Item> {
  declare result_info: PageInfo;

  protected override next({ page }: Values): Values | undefined {
    const { per_page = 0, total_count = 0, total_pages = Math.ceil(total_count / per_page) } = this.result_info;
    const number = Number(page ?? 1);
    const found = this.getPaginatedItems().length;
    // Totals first; then a short page; a server that says nothing has to be asked until a page is empty.
    const more = total_pages > 0 && total_pages < Infinity ? number < total_pages : found >= per_page;
    return found && more ? { page: number + 1 } : undefined;
  }

  protected override mark(): string {
    const items = this.getPaginatedItems();
    const { page } = this.result_info;
    return JSON.stringify([page, page === undefined ? items : items[0]]);
  }
}

/** Page numbers, items in `result`. */
export class V4PagePaginationArray<Item> extends NumberedPage<Item> {
  declare result: Item[];
}

/** Page numbers, items under a key of `result`. */
export class V4PagePagination<Item> extends NumberedPage<Item> {
  declare result: { items?: Item[] };

  protected override missing(): unknown {
    return {};
  }
}

abstract class CursorPage<Item> extends AbstractPage<Item> {
  protected readonly key: string = 'cursor';

  protected override next(): Values | undefined {
    const cursor = this.mark();
    // An empty page may have a successor (KV skips what has expired), but not one that was there before.
    const ends = !cursor || (!this.getPaginatedItems().length && this.isRepeated());
    return ends ? undefined : { [this.key]: cursor };
  }

  /** The cursor, whichever way the server names it. */
  protected override mark(): unknown {
    const { next_page_token, cursor, cursors } = this.result_info as CursorInfo & CursorsInfo & PageTokenInfo;
    return next_page_token || cursor || cursors?.after;
  }
}

/** Cursor in `result_info.cursor`. */
export class CursorPagination<Item> extends CursorPage<Item> {
  declare result: Item[];
  declare result_info: CursorInfo;
}

/** Cursor in `result_info.cursor`, page size called `limit`. */
export class CursorLimitPagination<Item> extends CursorPage<Item> {
  declare result: Item[];
  declare result_info: CursorInfo;
}

/** Cursor in `result_info.cursors.after`. */
export class CursorPaginationAfter<Item> extends CursorPage<Item> {
  declare result: Item[];
  declare result_info: CursorsInfo;
}

/** Token in `result_info.next_page_token`. */
export class PageTokenPagination<Item> extends CursorPage<Item> {
  declare result: Item[];
  declare result_info: PageTokenInfo;
  protected override readonly key = 'page_token';
}

/** Token in `result_info.next_page_token`, items in `result.instances`. */
export class ContainersInstancesV1Pagination<Item> extends CursorPage<Item> {
  declare result: { instances?: Item[] };
  declare result_info: PageTokenInfo;
  protected override readonly key = 'page_token';

  protected override missing(): unknown {
    return {};
  }
}

type PageClass = new (context: PageContext, body: unknown) => AbstractPage<unknown>;

/** The letters of the table. */
export const pageClasses: { readonly [letter: string]: PageClass } = {
  s: SinglePage,
  p: V4PagePaginationArray,
  o: V4PagePagination,
  c: CursorPagination,
  a: CursorPaginationAfter,
  l: CursorLimitPagination,
  t: PageTokenPagination,
  i: ContainersInstancesV1Pagination,
};
