/** The client without any product: the small client with all features, and methods to override. */
import { type Awaitable, into, later, sendFinal } from './by-path.ts';
import { ClientMethods } from './client-methods.ts';
import type { AnyOperations, CallArgs, Feature, RunTimeName } from './core-client.ts';
import type { RequestPlan } from './errors/redact-plan.ts';
import * as lazy from './lazy.ts';
import type { AbstractPage, PageClass } from './lists/pagination.ts';
import type { Product } from './operation.ts';
import type { APIPromise, PagePromise } from './promise.ts';
import { buildOwnURL } from './request/own-url.ts';
import type { PlannedRequest } from './request/plan.ts';
import type { ResourceClass } from './resource.ts';
import type { Call, Exchange } from './transport/job.ts';
import type { ClientOptions, FinalRequestOptions, RequestOptions } from './types.ts';

/** The parts of all features. The facts of the products are with the products. */
const everything: Feature = {
  name: 'compatibility',
  parts: {
    buildOwnURL,
    explanations: lazy.explanations,
    inspection: lazy.inspection,
    middleware: lazy.middlewareRunner,
    otherForms: lazy.otherForms,
    prefetching: lazy.prefetching,
    redirects: lazy.redirects,
    uploads: lazy.streams,
  },
};

export class BaseClient<Operations = AnyOperations> extends ClientMethods<Operations> {
  #plain: boolean | undefined;

  constructor(
    options: ClientOptions = {},
    resources: readonly (Product | ResourceClass)[] = [],
    features: readonly Feature[] = [],
  ) {
    super(options, resources, features.includes(everything) ? features : [everything, ...features]);
  }

  /**
   * Returns the request that `call()` would send, for a name only known at run time.
   * @example const { method, url } = await client.plan(String(process.argv[2]), { zone_id });
   */
  plan<Name extends string>(
    name: RunTimeName<Name>,
    params?: object | null,
    options?: RequestOptions,
  ): Promise<RequestPlan>;
  /**
   * Returns the request that `call()` would send, without sending it and with all secrets masked.
   * @example const { method, url } = await client.plan('zones.list', { name: 'example.com' });
   */
  plan<Name extends keyof Operations & string>(name: Name, ...args: CallArgs<Operations[Name]>): Promise<RequestPlan>;
  async plan(name: string, ...args: readonly unknown[]): Promise<RequestPlan> {
    const [params, options] = args as [object?, RequestOptions?]; // guaranteed by the overloads
    const operation = this._find(name);
    return (await lazy.inspection()).planOf(this, operation, params, options);
  }

  /**
   * Sends a GET request to a path and returns `result` of the response.
   * @example const zone = await client.get<{ name: string }>(`/zones/${zone_id}`);
   */
  get<T = unknown>(path: string, options?: Awaitable<RequestOptions>): APIPromise<T> {
    return this.request(into('get', path, options));
  }
  /**
   * Sends a POST request to a path and returns `result` of the response.
   * @example await client.post(`/zones/${zone_id}/purge_cache`, { body: { purge_everything: true } });
   */
  post<T = unknown>(path: string, options?: Awaitable<RequestOptions>): APIPromise<T> {
    return this.request(into('post', path, options));
  }
  /**
   * Sends a PUT request to a path and returns `result` of the response.
   * @example await client.put(`/zones/${zone_id}/hold`, { body: {} });
   */
  put<T = unknown>(path: string, options?: Awaitable<RequestOptions>): APIPromise<T> {
    return this.request(into('put', path, options));
  }
  /**
   * Sends a PATCH request to a path and returns `result` of the response.
   * @example await client.patch(`/zones/${zone_id}/settings/ssl`, { body: { value: 'strict' } });
   */
  patch<T = unknown>(path: string, options?: Awaitable<RequestOptions>): APIPromise<T> {
    return this.request(into('patch', path, options));
  }
  /**
   * Sends a DELETE request to a path and returns `result` of the response.
   * @example await client.delete(`/zones/${zone_id}`);
   */
  delete<T = unknown>(path: string, options?: Awaitable<RequestOptions>): APIPromise<T> {
    return this.request(into('delete', path, options));
  }

  /**
   * Sends a request by method and path, as `get()` and the other methods do.
   * @example const zone = await client.request({ method: 'get', path: `/zones/${zone_id}` });
   */
  request<T = unknown>(options: Awaitable<FinalRequestOptions>): APIPromise<T> {
    // The caller declares the result type of the path.
    return sendFinal(this, options) as APIPromise<T>;
  }

  /**
   * Lists the items at a path.
   * @example for await (const zone of client.getAPIList('/zones', V4PagePaginationArray<{ name: string }>)) print(zone.name);
   */
  getAPIList<Item, Page extends AbstractPage<Item> = AbstractPage<Item>>(
    path: string,
    Page: PageClass<Page>,
    options?: Awaitable<RequestOptions>,
  ): PagePromise<Page, Item> {
    return this.requestAPIList(Page, into('get', path, options));
  }

  override requestAPIList<Item, Page extends AbstractPage<Item> = AbstractPage<Item>>(
    Page: PageClass<Page>,
    options: Awaitable<FinalRequestOptions>,
  ): PagePromise<Page, Item> {
    return sendFinal(this, options, Page) as unknown as PagePromise<Page, Item>; // a page was requested
  }

  // Computed once per client, because it takes a few microseconds; by then a subclass and its fields are complete.
  get #isPlain(): boolean {
    this.#plain ??= Object.entries(methodsOf()).every(([name, method]) => Reflect.get(this, name) === method);
    return this.#plain;
  }

  /** True if a method that would see the request is overridden, by a subclass or a spy. */
  #isSeen({ operation: { page, method } }: PlannedRequest): boolean {
    const names = page ? ['getAPIList', 'requestAPIList'] : [method.toLowerCase(), 'request'];
    return !this.#isPlain || names.some((name) => Reflect.get(this, name) !== methodsOf()[name]);
  }

  protected override _dispatch(
    request: PlannedRequest,
    options: RequestOptions,
    call: Call,
    isFinal: boolean,
  ): APIPromise<unknown> {
    if (isFinal || !this.#isSeen(request)) return super._dispatch(request, options, call, isFinal);
    return later((async () => (await lazy.overrides()).viaMethods(this, request, options, call))());
  }

  protected override _exchange(request: PlannedRequest, options: RequestOptions, call: Call): Promise<Exchange> {
    if (this.#isPlain) return super._exchange(request, options, call);
    return (async () => (await lazy.overrides()).sendPrepared(this, request, options, call))();
  }
}

let methods: { readonly [name: string]: unknown } | undefined;

/** Methods of a client that overrides nothing. */
function methodsOf(): { readonly [name: string]: unknown } {
  methods ??= Object.fromEntries(
    [ClientMethods.prototype, BaseClient.prototype].flatMap((base) =>
      Object.getOwnPropertyNames(base)
        .filter((name) => !/^(constructor|plan|_.*)$/.test(name))
        .map((name) => [name, Reflect.get(base, name)]),
    ),
  );
  return methods;
}
