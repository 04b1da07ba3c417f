/** The client without any product: options, calls by name, calls by path. */
import { authNames, chooseCredentials } from './auth.ts';
import { clock } from './clock.ts';
import { CloudflareError } from './errors.ts';
import { maskEntries, mergeHeaders } from './headers.ts';
import { toLogLevel } from './logger.ts';
import { count, DEFAULT_BASE_URL, readEnv } from './options.ts';
import { type AbstractPage, type PageContext, pageKinds } from './pagination.ts';
import { type PlannedRequest, plan, withBody } from './plan.ts';
import { APIPromise, PagePromise } from './promise.ts';
import { respond } from './respond.ts';
import { type RetryPolicy, retryPolicy } from './retry.ts';
import { buildHeaders, buildURL, type Defaults, globalFetch, type Sender, send } from './send.ts';
import { type Decoded, decodeProduct, type Operation, plain } from './table.ts';
import type { ClientOptions, Clock, HttpMethod, Product, RequestOptions } from './types.ts';
import { VERSION } from './version.ts';

/** What `call()` knows of operations: name → parameters, result, page class. */
export interface AnyOperations {
  [name: string]: { params?: Record<string, unknown>; result: unknown };
}

/** The promise of one operation. */
export type Answer<Entry> = Entry extends { page: infer Page extends AbstractPage<unknown> }
  ? PagePromise<Page>
  : Entry extends { result: infer Result }
    ? APIPromise<Result>
    : never;

export type CallArgs<Entry> = Entry extends { params: infer Params }
  ? [params: Params, options?: RequestOptions]
  : Entry extends { params?: infer Params }
    ? [params?: Params | null, options?: RequestOptions]
    : never;

/** A request as it would be sent, credentials masked. */
export interface RequestPlan {
  readonly operation: string;
  readonly method: HttpMethod;
  readonly url: string;
  readonly headers: Record<string, string>;
  /** The value before encoding; for multipart the list of parts. */
  readonly body?: unknown;
}

// Browsers forbid the header and would ask for permission first; every other runtime names itself differently.
const isBrowser = (): boolean => /^Mozilla/.test(globalThis.navigator?.userAgent);

// A header a line.
const envHeaders = (): [string, string][] =>
  (readEnv('CUSTOM_HEADERS')?.match(/.+:.*/g) ?? []).map((line) => {
    const [name = '', value = ''] = line.split(/:(.*)/);
    return [name.trim(), value.trim()];
  });

/** `query` and `body` of the call replace what the parameters made. */
function override(request: PlannedRequest, { query, body }: RequestOptions): PlannedRequest {
  const planned = query ? { ...request, query } : request;
  return body === undefined ? planned : withBody(planned, { kind: 'json', body });
}

export class BaseClient<Operations = AnyOperations> implements Sender {
  static readonly DEFAULT_TIMEOUT = 60_000;

  // Set in the constructor; `declare` keeps them out of the bundle as fields.
  declare baseURL: string;
  declare timeout: number;
  declare maxRetries: number;
  declare logger: NonNullable<ClientOptions['logger']>;
  declare logLevel: NonNullable<ClientOptions['logLevel']>;
  declare fetchOptions: ClientOptions['fetchOptions'];
  declare fetch: NonNullable<ClientOptions['fetch']>;
  declare apiVersion: string | undefined;
  declare readonly clock: Clock;
  declare readonly defaults: Defaults;
  retryPolicy: RetryPolicy = retryPolicy;
  declare apiToken: string | null;
  declare apiKey: string | null;
  declare apiEmail: string | null;
  declare userServiceKey: string | null;
  readonly #options: ClientOptions;
  readonly #products: readonly Product[];
  readonly #decoded = new Map<Product, Decoded>();

  constructor(options: ClientOptions = {}, products: readonly Product[] = []) {
    this.#options = options;
    this.#products = products;
    this.baseURL = options.baseURL || readEnv('BASE_URL') || DEFAULT_BASE_URL;
    if (!/^https?:\/\//i.test(this.baseURL)) throw new CloudflareError(`baseURL "${this.baseURL}" is no http(s) URL`);
    this.timeout = count('timeout', options.timeout ?? BaseClient.DEFAULT_TIMEOUT);
    this.maxRetries = count('maxRetries', options.maxRetries ?? 2);
    this.logger = options.logger ?? console;
    this.logLevel = toLogLevel(options.logLevel ?? readEnv('LOG'));
    this.fetch = options.fetch ?? globalFetch;
    this.fetchOptions = options.fetchOptions;
    this.apiVersion = options.apiVersion;
    this.clock = { ...clock, ...options.clock };
    const own = {
      accept: 'application/json',
      'api-version': options.apiVersion,
      'user-agent': isBrowser() ? undefined : `flarewire/${VERSION}`,
    };
    const defaults = {
      headers: mergeHeaders(new Map(), own, envHeaders(), options.defaultHeaders),
      query: options.defaultQuery,
    };
    // Not enumerable: console.log(client) and JSON.stringify(client) must not show credentials.
    for (const [name, value] of Object.entries({ ...chooseCredentials(options), defaults }))
      Object.defineProperty(this, name, { value, writable: true });
    for (const product of products)
      Object.defineProperty(this, product.key, {
        enumerable: true,
        configurable: true,
        get: () => this.#decode(product).tree,
        // Assignable like any field, so that a test can put a stub in place.
        set: (value) => Object.defineProperty(this, product.key, { value, writable: true }),
      });
  }

  /** A client with some options changed. */
  withOptions(options: ClientOptions): this {
    const before: ClientOptions = { ...this.#options };
    // Credentials are replaced as a whole, never mixed.
    if (authNames.some((name) => options[name] !== undefined)) for (const name of authNames) delete before[name];
    const Client = this.constructor as new (options: ClientOptions, products: readonly Product[]) => this; // a subclass too
    return new Client({ ...before, ...options }, this.#products);
  }

  /** Calls an operation by its dotted name, with all parameters in one object. */
  call<Name extends keyof Operations & string>(
    name: Name,
    ...args: CallArgs<Operations[Name]>
  ): Answer<Operations[Name]> {
    const [params, options] = args as [object?, RequestOptions?]; // the type tells callers more than this line needs
    return this.#run(() => plan(this.#find(name), params), options) as Answer<Operations[Name]>;
  }

  /** What `call()` would send, without sending it. */
  plan<Name extends keyof Operations & string>(name: Name, ...args: CallArgs<Operations[Name]>): RequestPlan {
    const [params, options = {}] = args as [object?, RequestOptions?]; // as above
    const request = override(plan(this.#find(name), params), options);
    const { body, operation } = request;
    const url = buildURL(this, request, options);
    const headers = maskEntries(buildHeaders(this, request, options));
    return { operation: name, method: operation.method, url, headers, ...(body !== undefined && { body }) };
  }

  get<T = unknown>(path: string, options?: RequestOptions): APIPromise<T> {
    return this.#raw('GET', path, options);
  }
  post<T = unknown>(path: string, options?: RequestOptions): APIPromise<T> {
    return this.#raw('POST', path, options);
  }
  put<T = unknown>(path: string, options?: RequestOptions): APIPromise<T> {
    return this.#raw('PUT', path, options);
  }
  patch<T = unknown>(path: string, options?: RequestOptions): APIPromise<T> {
    return this.#raw('PATCH', path, options);
  }
  delete<T = unknown>(path: string, options?: RequestOptions): APIPromise<T> {
    return this.#raw('DELETE', path, options);
  }

  #raw<T>(method: HttpMethod, path: string, options?: RequestOptions): APIPromise<T> {
    const name = `${method} ${path.replace(/\?.*/s, '')}`;
    const operation: Operation = { ...plain, name, method, path, bare: true, response: 'auto' };
    const request = withBody({ operation, path, query: {}, headers: {} }, { kind: 'none', body: undefined });
    return this.#run(() => request, options) as APIPromise<T>; // the caller says what the path answers
  }

  readonly #invoke = (operation: Operation, given: readonly unknown[]): APIPromise<unknown> => {
    const rest = given.slice(operation.args.length);
    const body = operation.whole === '+' ? rest.shift() : undefined;
    const params = (operation.noParams ? undefined : rest.shift()) as object | undefined; // what the types ask for
    return this.#run(() => plan(operation, params, { args: given, body }), rest[0] as RequestOptions | undefined);
  };

  /** plan → send → respond → page */
  #run(make: () => PlannedRequest, options: RequestOptions | null | undefined): APIPromise<unknown> {
    try {
      return this.#send(override(make(), options ?? {}), options ?? {});
    } catch (error) {
      // A page's promise, so that a loop over a list meets the error itself.
      return new PagePromise(Promise.reject(error), () => Promise.reject(error));
    }
  }

  #send(request: PlannedRequest, options: RequestOptions, trail?: PageContext['trail']): APIPromise<unknown> {
    const { name: operation, items, page = '' } = request.operation;
    const exchange = send(this, request, options);
    const kind = pageKinds[page];
    if (!kind) return new APIPromise(exchange, respond);
    const { query } = request;
    const turn: PageContext['turn'] = (next, before) => this.#send({ ...request, query: next }, options, before);
    const context = { operation, key: kind.key, items: items ?? kind.items, query, trail, turn };
    return new PagePromise(exchange, async (answer) => new kind.Page(context, await respond(answer, true)));
  }

  #find(name: string): Operation {
    const product = this.#products.find(({ key }) => name.startsWith(`${key}.`));
    const operation = product && this.#decode(product).operations.get(name);
    if (!operation) throw new CloudflareError(`There is no operation "${name}" in this client`);
    return operation();
  }

  #decode(product: Product): Decoded {
    const decoded = this.#decoded.get(product) ?? decodeProduct(product, this.#invoke);
    this.#decoded.set(product, decoded);
    return decoded;
  }
}
