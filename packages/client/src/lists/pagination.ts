/** Pagination: page classes, the results of lists, which request their next page. */
import { CloudflareError, missing, UsageError } from '../errors/usage-error.ts';
import { partsOf } from '../lazy.ts';
import type { Operation, PageConstructor } from '../operation.ts';
import { PLANNED, type PlannedOptions } from '../request/final-options.ts';
import type { Envelope } from '../transport/respond.ts';
import type { FinalRequestOptions } from '../types.ts';
import { type NextPage, nextPage, type PageFacts, type PageStyle, type ResultInfo } from './next-page.ts';

/** The parts of a client that a page needs. */
export interface PageClient {
  readonly parts?: object | undefined;
  requestAPIList(Page: PageClass, options: FinalRequestOptions): PromiseLike<unknown>;
}

/** A page class of this package or of the caller. */
export type PageClass<Page extends AbstractPage<unknown> = AbstractPage<unknown>> = new (
  client: PageClient,
  response: Response,
  body: never,
  options: FinalRequestOptions,
) => Page;

/** Marks of the pages of a list and their positions, to detect a server that repeats pages. */
type Trail = Map<unknown, number>;

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

/** Limit on consecutive empty pages: a total may be wrong by millions. */
const MAX_EMPTY = 20;

export abstract class AbstractPage<Item> implements AsyncIterable<Item> {
  /** Pagination style of the class. */
  static readonly style: PageStyle = undefined;
  /** Key of `result` that holds the items, unless the operation names another. */
  static readonly items: string | undefined = undefined;

  declare result: unknown;
  declare result_info: object;
  /** The request of this page. */
  declare readonly options: FinalRequestOptions;
  declare readonly response: Response;
  /** The whole response body. */
  declare readonly body: unknown;
  readonly #client: PageClient;
  /** Shared by all pages of a list, so that a long list is checked in linear time. */
  #trail: Trail = new Map();
  #position = 0;
  /** Consecutive empty pages up to this one. */
  #empty = 0;

  constructor(client: PageClient, response: Response, body: unknown, options: FinalRequestOptions) {
    this.#client = client;
    // Not enumerable, so that logging a page shows its data and not the request.
    for (const [name, value] of Object.entries({ options, response, body }))
      Object.defineProperty(this, name, { value, writable: true, configurable: true });
    const { result, result_info } = Object(Array.isArray(body) ? { result: body } : body) as Envelope;
    this.result = result ?? (this.#kept() ? {} : []);
    this.result_info = Object(result_info);
  }

  #operation(): Pick<Operation, 'name' | 'items'> {
    const { [PLANNED]: planned, method, path } = this.options as FinalRequestOptions & PlannedOptions; // undefined for calls by path
    return planned?.request.operation ?? { name: `${method.toUpperCase()} ${path}` };
  }

  /** Key of `result` that holds the items; undefined if `result` itself is the list. */
  #kept(): string | undefined {
    return this.#operation().items ?? (this.constructor as typeof AbstractPage).items;
  }

  /**
   * Returns the items of this page.
   * @example const names = page.getPaginatedItems().map(({ name }) => name);
   */
  getPaginatedItems(): Item[] {
    const { result } = this;
    const items = Array.isArray(result) ? result : Object(result)[this.#kept() ?? 'items'];
    return Array.isArray(items) ? items : [];
  }

  /**
   * True if there is another page.
   * @example if (page.hasNextPage()) page = await page.getNextPage();
   */
  hasNextPage(): boolean {
    // A class with its own rule ends at an empty page, because the rule may not detect the end.
    const isOwn = this.nextPageRequestOptions !== AbstractPage.prototype.nextPageRequestOptions;
    return !(isOwn && !this.getPaginatedItems().length) && this.nextPageRequestOptions() !== null;
  }

  /**
   * Returns the request for the next page; null on the last one.
   * @example const isLast = page.nextPageRequestOptions() === null;
   */
  nextPageRequestOptions(): FinalRequestOptions | null {
    const next = this.#next();
    return next ? this.#at(next) : null;
  }

  /**
   * Requests the next page. @throws UsageError on the last page
   * @example if (page.hasNextPage()) page = await page.getNextPage();
   */
  async getNextPage(): Promise<this> {
    const next = this.nextPageRequestOptions();
    const { name } = this.#operation();
    if (!next) throw new UsageError('this is the last page; check hasNextPage() first', { operation: name });
    return this.#follow(await this.#ask(next));
  }

  /**
   * Yields this page and all that follow.
   * @example for await (const { result } of page.iterPages()) print(result.length);
   */
  async *iterPages(): AsyncGenerator<this> {
    const { prefetch } = this.options;
    if (prefetch) {
      const { prefetching } = partsOf(this.#client);
      if (!prefetching) throw missing('prefetch');
      const { pagesAhead } = await prefetching();
      const ahead = pagesAhead(this, this.#facts(), this.options, {
        get: (value, signal) => this.#ask({ ...this.#at({ key: 'page', value }), signal }),
        follow: (page, next) => page.#follow(next),
      });
      if (ahead) return yield* ahead;
    }
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

  #at({ key, value }: NextPage): FinalRequestOptions {
    return { ...this.options, query: { ...this.options.query, [key]: value } };
  }

  async #ask(options: FinalRequestOptions): Promise<this> {
    const Page = this.constructor as PageClass<this>; // the same request with another query gives the same class
    const page = (await this.#client.requestAPIList(Page, options)) as this; // the client returns the requested class
    page.options.signal = this.options.signal; // replaces the signal of prefetching
    return page;
  }

  /** Links the next page, after checking that it is a different one. */
  #follow(page: this): this {
    const mark = this.#mark();
    if (!this.#trail.has(mark)) this.#trail.set(mark, this.#position);
    page.#trail = this.#trail;
    page.#position = this.#position + 1;
    const { name } = this.#operation();
    const isEmpty = !page.getPaginatedItems().length;
    const fail = (why: string) => new CloudflareError(`${name}: ${why}, so the list cannot be completed`);
    if (!isEmpty && page.#isRepeated()) throw fail('the server repeats a page instead of advancing');
    page.#empty = isEmpty ? this.#empty + 1 : 0;
    if (page.#empty >= MAX_EMPTY && page.#next()?.key === 'page')
      throw fail(`${MAX_EMPTY} consecutive pages are empty although the totals indicate more items`);
    return page;
  }

  #facts(): PageFacts {
    const { style } = this.constructor as typeof AbstractPage;
    const info = this.result_info as ResultInfo; // untrusted: sent by the server
    return { style, query: { ...this.options.query }, info, found: this.getPaginatedItems().length };
  }

  /** Location of the next page; undefined on the last one. */
  #next(): NextPage | undefined {
    const next = nextPage(this.#facts());
    // An empty page may have a successor (KV skips expired keys), but not one that was seen before.
    return next && next.key !== 'page' && !this.getPaginatedItems().length && this.#isRepeated() ? undefined : next;
  }

  /** Identifies a page: the cursor it returns, or its number and first item. No two pages share a mark. */
  #mark(): unknown {
    const facts = this.#facts();
    const next = nextPage(facts);
    const { page } = facts.info;
    const items = this.getPaginatedItems();
    return next && next.key !== 'page' ? next.value : JSON.stringify([page, page === undefined ? items : items[0]]);
  }

  #isRepeated(): boolean {
    return (this.#trail.get(this.#mark()) ?? Infinity) < this.#position;
  }
}

/** All items on a single page. */
export class SinglePage<Item> extends AbstractPage<Item> {
  declare result: Item[];
}

/** Page numbers, items in `result`. */
export class V4PagePaginationArray<Item> extends AbstractPage<Item> {
  static override readonly style = 'page';
  declare result: Item[];
  declare result_info: PageInfo;
}

/** Page numbers, items under a key of `result`. */
export class V4PagePagination<Item> extends AbstractPage<Item> {
  static override readonly style = 'page';
  static override readonly items = 'items';
  declare result: { items?: Item[] };
  declare result_info: PageInfo;
}

/** Cursor in `result_info.cursor`. */
export class CursorPagination<Item> extends AbstractPage<Item> {
  static override readonly style = 'cursor';
  declare result: Item[];
  declare result_info: CursorInfo;
}

/** Cursor in `result_info.cursor`, page size called `limit`. */
export class CursorLimitPagination<Item> extends AbstractPage<Item> {
  static override readonly style = 'cursor';
  declare result: Item[];
  declare result_info: CursorInfo;
}

/** Cursor in `result_info.cursors.after`. */
export class CursorPaginationAfter<Item> extends AbstractPage<Item> {
  static override readonly style = 'cursor';
  declare result: Item[];
  declare result_info: CursorsInfo;
}

/** Token in `result_info.next_page_token`. */
export class PageTokenPagination<Item> extends AbstractPage<Item> {
  static override readonly style = 'page_token';
  declare result: Item[];
  declare result_info: PageTokenInfo;
}

/** Token in `result_info.next_page_token`, items in `result.instances`. */
export class ContainersInstancesV1Pagination<Item> extends AbstractPage<Item> {
  static override readonly style = 'page_token';
  static override readonly items = 'instances';
  declare result: { instances?: Item[] };
  declare result_info: PageTokenInfo;
}

/** Page classes by their letter in the table. */
const classes: { readonly [letter: string]: PageClass } = {
  s: SinglePage,
  p: V4PagePaginationArray,
  o: V4PagePagination,
  c: CursorPagination,
  a: CursorPaginationAfter,
  l: CursorLimitPagination,
  t: PageTokenPagination,
  i: ContainersInstancesV1Pagination,
};

export { toFinal } from '../request/to-final.ts';

// Every letter of the table has a class, and callers give a PageClass.
export const pageClass = (page: string | PageConstructor): PageClass =>
  (typeof page === 'string' ? classes[page] : page) as PageClass;

/** Turns a response into a page. */
export function toPage(
  page: string | PageConstructor,
  client: PageClient,
  response: Response,
  body: unknown,
  options: FinalRequestOptions,
): AbstractPage<unknown> {
  return new (pageClass(page))(client, response, body as never, options); // as the class expects
}

/** Collects the first items, up to a limit. */
export async function collect<Item>(list: AsyncIterable<Item>, limit: number): Promise<Item[]> {
  const items: Item[] = [];
  if (limit > 0)
    for await (const item of list) {
      items.push(item);
      if (items.length >= limit) break;
    }
  return items;
}
