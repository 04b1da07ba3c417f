/** Page classes: what a list resolves to, and how its next page is found. */
import { CloudflareError } from './errors.ts';
import type { Envelope } from './respond.ts';

/** What a page must know to get the next one. */
export interface PageContext {
  /** Dotted name, for messages. */
  readonly operation: string;
  readonly items: string | undefined;
  /** The query that this page answers. */
  readonly query: { readonly [name: string]: unknown };
  /** Sends the same request with another query. */
  readonly turn: (query: { readonly [name: string]: unknown }, trail: Trail) => PromiseLike<unknown>;
  readonly trail: Trail;
}

/** What was seen on the way to a page, so that a server that goes in circles is noticed. */
export interface Trail {
  readonly index: number;
  /** Cursor → index of the page that gave it. */
  readonly cursors: Map<string, number>;
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

type AnyInfo = PageInfo & CursorInfo & CursorsInfo & PageTokenInfo;

type Next = { readonly [name: string]: string | number };

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

  /** Query of the next page by the rules of the class; undefined on the last one. */
  protected next(_query: { readonly [name: string]: unknown }, _trail: Trail): Next | undefined {
    return undefined;
  }

  getPaginatedItems(): Item[] {
    const { result } = this;
    if (Array.isArray(result)) return result;
    const items = Object(result)[this.#context.items ?? 'items'];
    return Array.isArray(items) ? items : [];
  }

  hasNextPage(): boolean {
    return this.next(this.#context.query, this.#context.trail) !== undefined;
  }

  async getNextPage(): Promise<this> {
    const { operation, query, trail, turn } = this.#context;
    const next = this.next(query, trail);
    if (!next) throw new CloudflareError(`${operation}: this is the last page; ask hasNextPage() before getNextPage()`);
    const [name, value] = Object.entries(next)[0] as [string, string | number]; // a next page has exactly one key
    const fail = () => new CloudflareError(`${operation}: the server does not advance; it repeats the page of ${name}=${value}`);
    if (typeof value === 'string') {
      if ((trail.cursors.get(value) ?? trail.index) !== trail.index || value === query[name]) throw fail();
      trail.cursors.set(value, trail.index);
    }
    // The same class: the same request with another query.
    const page = (await turn({ ...query, ...next }, { ...trail, index: trail.index + 1 })) as this;
    if (typeof value === 'number' && page.fingerprint() === this.fingerprint()) throw fail();
    return page;
  }

  /** Equal for two pages with items exactly if the server sent the same one twice. */
  protected fingerprint(): string | undefined {
    return undefined;
  }

  async *iterPages(): AsyncGenerator<this> {
    let page = this;
    yield page;
    while (page.hasNextPage()) {
      page = await page.getNextPage();
      yield page;
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

  protected override next({ page }: { readonly [name: string]: unknown }): Next | undefined {
    const { per_page = 0, total_count = 0, total_pages = 0 } = this.result_info;
    const number = Number(page ?? 1);
    const found = this.getPaginatedItems().length;
    // Totals first; then a short page; a server that says nothing has to be asked until a page is empty.
    const more = total_pages > 0 ? number < total_pages : total_count > 0 && per_page > 0 ? number * per_page < total_count : found >= per_page;
    return found > 0 && more ? { page: number + 1 } : undefined;
  }

  protected override fingerprint(): string {
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

  protected override next(_query: object, { cursors, index }: Trail): Next | undefined {
    const { next_page_token, cursor, cursors: around } = this.result_info as AnyInfo; // whichever the server sends
    const value = next_page_token || cursor || around?.after;
    if (!value) return undefined;
    // An empty page may have a successor (KV skips what has expired), but not one that was there before.
    const isNew = (cursors.get(value) ?? index) === index;
    return isNew || this.getPaginatedItems().length ? { [this.key]: value } : undefined;
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
