/** Page classes: what a list resolves to, and how its next page is found. */
import { CloudflareError, UsageError } from './errors.ts';
import type { Values } from './path.ts';
import type { Steps } from './prefetch.ts';
import type { Envelope } from './respond.ts';

/** What a page must know to get the next one. */
export interface PageContext {
  /** Dotted name, for messages. */
  readonly operation: string;
  /** Letter of the kind of page (see pageKinds). */
  readonly page: string;
  /** Key of `result` under which the items sit, where the kind does not tell. */
  readonly items: string | undefined;
  /** The query that this page answers. */
  readonly query: Values;
  /** Pages to get ahead. */
  readonly prefetch: number;
  /** The caller's own. */
  readonly signal: AbortSignal | null | undefined;
  /** Sends the same request with another query, until `end`. */
  readonly turn: (query: Values, end?: AbortSignal) => PromiseLike<unknown>;
}

/** What the pages before this one were known by, so that a server that goes in circles is noticed. */
interface Trail {
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
  #trail: Trail | undefined;

  constructor(context: PageContext, body: unknown) {
    this.#context = context;
    const { result, result_info } = Object(Array.isArray(body) ? { result: body } : body) as Envelope;
    this.result = result ?? (this.#kept() ? {} : []);
    this.result_info = Object(result_info);
  }

  /** Key of `result` under which the items sit; undefined when `result` is the items. */
  #kept(): string | undefined {
    const { page, items } = this.#context;
    return items ?? pageKinds[page]?.items;
  }

  getPaginatedItems(): Item[] {
    const { result } = this;
    const items = Array.isArray(result) ? result : Object(result)[this.#kept() ?? 'items'];
    return Array.isArray(items) ? items : [];
  }

  hasNextPage(): boolean {
    return this.#next() !== undefined;
  }

  async getNextPage(): Promise<this> {
    const next = this.#next();
    const { operation } = this.#context;
    if (!next) throw new UsageError('this is the last page; ask hasNextPage() first', { operation });
    return this.#follow(await this.#turn(next));
  }

  async *iterPages(): AsyncGenerator<this> {
    const { prefetch, signal } = this.#context;
    // Totals say how far there is something to get ahead.
    const last = this.#next()?.key === 'page' ? this.#lastPage() : 0;
    if (prefetch > 0 && last)
      return yield* (await import('./prefetch.ts')).ahead(this, this.#page(), last, prefetch, signal, this.#steps);
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

  /** For getting ahead: asks for a page by number, and takes a page as the one after another. */
  readonly #steps: Steps<this> = {
    get: (value, end) => this.#turn({ key: 'page', value }, end),
    follow: (page, next) => page.#follow(next),
  };

  // The same request with another query gives the same class.
  #turn({ key, value }: Turn, end?: AbortSignal): PromiseLike<this> {
    const { query, turn } = this.#context;
    return turn({ ...query, [key]: value }, end) as PromiseLike<this>;
  }

  /** The next page, once it is seen to be another one. */
  #follow(page: this): this {
    page.#trail = { mark: this.#mark(), before: this.#trail };
    const { operation } = this.#context;
    if (page.getPaginatedItems().length && page.#isRepeated())
      throw new CloudflareError(
        `${operation}: the server repeats a page instead of advancing, so the list cannot be completed`,
      );
    return page;
  }

  #page(): number {
    return Number(this.#context.query.page ?? 1);
  }

  /** Number of the last page by the totals of the answer; undefined when it does not say. */
  #lastPage(): number | undefined {
    const {
      per_page = 0,
      total_count = 0,
      total_pages = Math.ceil(total_count / per_page),
    } = this.result_info as PageInfo; // if the list is one
    // All at once, whatever the page size says.
    if (this.#page() === 1 && total_count && this.getPaginatedItems().length >= total_count) return 1;
    return total_pages > 0 && total_pages < Infinity ? total_pages : undefined;
  }

  /** Page number or cursor of the next page; undefined on the last one. */
  #next(): Turn | undefined {
    const found = this.getPaginatedItems().length;
    const info = this.result_info as Infos; // whichever the server sends
    // The answer decides: a list may go on where the table knows of none.
    const value = info.next_page_token || info.cursor || info.cursors?.after;
    // An empty page may have a successor (KV skips what has expired), but not one that was there before.
    if (value)
      return !found && this.#isRepeated() ? undefined : { key: info.next_page_token ? 'page_token' : 'cursor', value };
    const page = this.#page();
    const last = this.#lastPage();
    // Totals first; then a short page; a server that says nothing has to be asked until a page is empty.
    const more = last ? page < last : /[po]/.test(this.#context.page) && found >= (info.per_page ?? 0);
    return found && more ? { key: 'page', value: page + 1 } : undefined;
  }

  /** What this page is known by: the cursor it gives, or its number and first item. Two pages never have the same. */
  #mark(): unknown {
    const info = this.result_info as Infos; // as above
    const items = this.getPaginatedItems();
    return (
      info.next_page_token ||
      info.cursor ||
      info.cursors?.after ||
      JSON.stringify([info.page, info.page === undefined ? items : items[0]])
    );
  }

  #isRepeated(): boolean {
    const mark = this.#mark();
    let at = this.#trail;
    while (at && at.mark !== mark) at = at.before;
    return at !== undefined;
  }
}

type Infos = PageInfo & CursorInfo & CursorsInfo & PageTokenInfo;

/** Query name and value that lead to another page. */
interface Turn {
  readonly key: 'page' | 'cursor' | 'page_token';
  readonly value: unknown;
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

interface PageKind {
  readonly Page: new (context: PageContext, body: unknown) => AbstractPage<unknown>;
  readonly items?: string;
}

/** The letters of the table. */
const pageKinds: { readonly [letter: string]: PageKind } = {
  s: { Page: SinglePage },
  p: { Page: V4PagePaginationArray },
  o: { Page: V4PagePagination, items: 'items' },
  c: { Page: CursorPagination },
  a: { Page: CursorPaginationAfter },
  l: { Page: CursorLimitPagination },
  t: { Page: PageTokenPagination },
  i: { Page: ContainersInstancesV1Pagination, items: 'instances' },
};

/** The page that an answer is. */
export function toPage(context: PageContext, body: unknown): AbstractPage<unknown> {
  const { Page } = pageKinds[context.page] as PageKind; // every letter of the table is one
  return new Page(context, body);
}

/** The first items, up to a limit. */
export async function collect<Item>(list: AsyncIterable<Item>, limit: number): Promise<Item[]> {
  const items: Item[] = [];
  if (limit > 0)
    for await (const item of list) {
      items.push(item);
      if (items.length >= limit) break;
    }
  return items;
}
