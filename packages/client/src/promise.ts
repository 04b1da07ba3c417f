/** The promises returned by calls: the data when awaited, the Response on request, the items when iterated. */
import { paging } from './lazy.ts';
import type { AbstractPage } from './lists/pagination.ts';
import type { Call, Exchange } from './transport/job.ts';

// As loose as the built-in type, so that `.catch((error) => error.status)` compiles.
type Reason = Parameters<NonNullable<Parameters<Promise<never>['catch']>[0]>>[0];

/** Resolves to the result; the body is read only when it is needed. */
export class APIPromise<T> extends Promise<T> {
  // then(), catch() and finally() return plain promises.
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #exchange: Promise<Exchange>;
  readonly #read: (exchange: Exchange) => Promise<T>;
  #data: Promise<T> | undefined;

  readonly #call: Pick<Call, 'isAwaited'>;

  constructor(
    exchange: Promise<Exchange>,
    read: (exchange: Exchange) => Promise<T>,
    call: Pick<Call, 'isAwaited'> = {},
  ) {
    super((resolve) => resolve(undefined as T)); // never observed: then() calls #parse()
    this.#exchange = exchange;
    this.#read = read;
    this.#call = call;
  }

  #parse(): Promise<T> {
    this.#call.isAwaited = true;
    this.#data ??= this.#exchange.then(this.#read);
    return this.#data;
  }

  /**
   * Resolves to the Response as soon as the headers of a success have arrived, with its body unread.
   * @example const { headers } = await client.zones.get({ zone_id }).asResponse();
   */
  async asResponse(): Promise<Response> {
    const { response, limit } = await this.#exchange;
    if (response?.body && !response.bodyUsed) limit.detach(response);
    return response;
  }

  /** The exchange of a call; undefined for any other value. */
  static _exchangeOf(call: unknown): Promise<Exchange> | undefined {
    return call instanceof APIPromise ? call.#exchange : undefined;
  }

  /** Creates another promise of the same response with transformed data. */
  _thenUnwrap<U>(transform: (data: T, props: { readonly response: Response }) => U): APIPromise<U> {
    return new APIPromise(this.#exchange, async (exchange) => transform(await this.#parse(), exchange), this.#call);
  }

  /**
   * Resolves to the data together with its Response.
   * @example const { data, response } = await client.zones.get({ zone_id }).withResponse();
   */
  async withResponse(): Promise<{ data: T; response: Response }> {
    const data = await this.#parse();
    return { data, response: (await this.#exchange).response };
  }

  // biome-ignore lint/suspicious/noThenProperty: it is a promise; its own then() starts reading the body
  override then<A = T, B = never>(
    onfulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    onrejected?: ((reason: Reason) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#parse().then(onfulfilled, onrejected);
  }
}

/** Resolves to the first page; `for await` yields the items of all pages. */
export class PagePromise<
    PageClass extends AbstractPage<Item>,
    Item = ReturnType<PageClass['getPaginatedItems']>[number],
  >
  extends APIPromise<PageClass>
  implements AsyncIterable<Item>
{
  async *[Symbol.asyncIterator](): AsyncGenerator<Item> {
    yield* await this;
  }

  /**
   * Collects the items of all pages, or the first `limit` of them; never requests more pages than needed.
   * @example const zones = await client.zones.list().toArray({ limit: 100 });
   */
  async toArray({ limit = Infinity }: { readonly limit?: number } = {}): Promise<Item[]> {
    return (await paging()).collect(this, limit);
  }

  /**
   * Collects the items of all pages.
   * @example const zones = await client.zones.list().all();
   */
  all(): Promise<Item[]> {
    return this.toArray();
  }
}
