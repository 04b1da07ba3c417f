/** The promises that calls return: the data when awaited, the Response on request, the items when iterated. */
import { paging } from './lazy.ts';
import type { AbstractPage } from './lists/pagination.ts';
import type { Call, Exchange } from './transport/job.ts';

// As loose as the language's own, so that `.catch((error) => error.status)` compiles.
type Reason = Parameters<NonNullable<Parameters<Promise<never>['catch']>[0]>>[0];

/** Resolves to the result; the body is read only when someone asks for it. */
export class APIPromise<T> extends Promise<T> {
  // then() and its like give plain promises.
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
    super((resolve) => resolve(undefined as T)); // never seen: then() asks #parse()
    this.#exchange = exchange;
    this.#read = read;
    this.#call = call;
  }

  #parse(): Promise<T> {
    this.#call.isAwaited = true;
    this.#data ??= this.#exchange.then(this.#read);
    return this.#data;
  }

  /** The Response as soon as the headers of a success are there, its body unread. */
  async asResponse(): Promise<Response> {
    const { response, limit } = await this.#exchange;
    if (response?.body && !response.bodyUsed) limit.detach(response);
    return response;
  }

  /** The promise of a call that begins later; `call` is wrapped, as a promise would be taken for its result. */
  static later(begun: Promise<{ readonly call: unknown }>): PagePromise<AbstractPage<unknown>> {
    const exchange = begun.then(({ call }) => (call instanceof APIPromise ? call.#exchange : ({} as Exchange)));
    exchange.catch(() => {}); // known when the data is asked for
    // What a method of the caller's gives is what the caller gets.
    return new PagePromise(exchange, () => begun.then(({ call }) => call as AbstractPage<unknown>));
  }

  /** Another promise of the same answer, with something else made of its data. */
  _thenUnwrap<U>(transform: (data: T, props: { readonly response: Response }) => U): APIPromise<U> {
    return new APIPromise(this.#exchange, async (exchange) => transform(await this.#parse(), exchange), this.#call);
  }

  /** The data together with the Response that it came in. */
  async withResponse(): Promise<{ data: T; response: Response }> {
    const data = await this.#parse();
    return { data, response: (await this.#exchange).response };
  }

  // biome-ignore lint/suspicious/noThenProperty: it is a promise; its own then() starts the reading of the body
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

  /** The items of all pages in an array, or the first `limit` of them; no page is asked for that is not needed. */
  async toArray({ limit = Infinity }: { readonly limit?: number } = {}): Promise<Item[]> {
    return (await paging()).collect(this, limit);
  }

  /** The items of all pages. */
  all(): Promise<Item[]> {
    return this.toArray();
  }
}
