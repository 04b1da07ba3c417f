/** The client without any product: options, calls by name, calls by path. */
import { chooseCredentials } from './auth.ts';
import { CloudflareError } from './errors.ts';
import { maskEntries, mergeHeaders } from './headers.ts';
import { isLogLevel, log } from './logger.ts';
import { count, DEFAULT_BASE_URL, readEnv } from './options.ts';
import { type AbstractPage, type PageContext, pageClasses, type Trail } from './pagination.ts';
import { type PlannedRequest, plan, withBody } from './plan.ts';
import { APIPromise, PagePromise } from './promise.ts';
import { respond } from './respond.ts';
import { type RetryPolicy, retryPolicy } from './retry.ts';
import { buildHeaders, buildURL, type Defaults, type Exchange, type Sender, send } from './send.ts';
import { buildResource, findOperation, lazy, type Operation, parseProduct, plain, type ResourceNode } from './table.ts';
import type { ClientOptions, Clock, HttpMethod, Product, RequestOptions } from './types.ts';
import { VERSION } from './version.ts';

/** What `call()` knows of operations: name → parameters, result, page class. */
export interface AnyOperations {
  [name: string]: { params: Record<string, unknown>; result: unknown };
}

/** The promise of one operation. */
export type Answer<Entry> = Entry extends { page: infer Page extends AbstractPage<unknown> }
  ? PagePromise<Page>
  : Entry extends { result: infer Result }
    ? APIPromise<Result>
    : never;

export type CallArgs<Entry> = Entry extends { params: infer Params }
  ? Record<never, never> extends Params
    ? [params?: Params | null, options?: RequestOptions]
    : [params: Params, options?: RequestOptions]
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

const clock: Clock = {
  now: Date.now,
  random: Math.random,
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, ms);
      signal?.addEventListener('abort', stop, { once: true });
    }),
};

// Browsers forbid the header and would ask for permission first; every other runtime names itself differently.
const isBrowser = (): boolean => /^Mozilla/.test(globalThis.navigator?.userAgent);

const envHeaders = (): [string, string][] =>
  (readEnv('CUSTOM_HEADERS') ?? '')
    .split('\n')
    .map((line) => line.split(/:(.*)/s))
    .filter((parts) => parts.length > 1)
    .map(([name = '', value = '']) => [name.trim(), value.trim()]);

/** `query` and `body` of the call replace what the parameters made. */
function override(request: PlannedRequest, { query, body }: RequestOptions): PlannedRequest {
  const planned = query ? { ...request, query } : request;
  return body === undefined ? planned : withBody(planned, body);
}

export class BaseClient<Operations = AnyOperations> implements Sender {
  static readonly DEFAULT_TIMEOUT = 60_000;

  baseURL: string;
  timeout: number;
  maxRetries: number;
  logger: NonNullable<ClientOptions['logger']>;
  logLevel: NonNullable<ClientOptions['logLevel']>;
  fetchOptions: ClientOptions['fetchOptions'];
  fetch: NonNullable<ClientOptions['fetch']>;
  apiVersion: string | undefined;
  readonly clock: Clock;
  retryPolicy: RetryPolicy = retryPolicy;
  declare apiToken: string | null;
  declare apiKey: string | null;
  declare apiEmail: string | null;
  declare userServiceKey: string | null;
  readonly #options: ClientOptions;
  readonly #envHeaders = envHeaders();
  readonly #products: readonly Product[];
  readonly #nodes = new Map<string, ResourceNode>();

  constructor(options: ClientOptions = {}, products: readonly Product[] = []) {
    this.#options = options;
    this.#products = products;
    this.baseURL = options.baseURL || readEnv('BASE_URL') || DEFAULT_BASE_URL;
    if (!/^https?:\/\//i.test(this.baseURL))
      throw new CloudflareError(`baseURL must start with https:// or http://, not "${this.baseURL}"`);
    this.timeout = count('timeout', options.timeout ?? BaseClient.DEFAULT_TIMEOUT);
    this.maxRetries = count('maxRetries', options.maxRetries ?? 2);
    this.logger = options.logger ?? console;
    const level = options.logLevel ?? readEnv('LOG');
    this.logLevel = isLogLevel(level) ? level : 'warn';
    if (level && !isLogLevel(level)) log(this, 'warn', `logLevel "${level}" is none of off, error, warn, info, debug`);
    // Looked up at each call, so that a patched global fetch is seen.
    this.fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
    this.fetchOptions = options.fetchOptions;
    this.apiVersion = options.apiVersion;
    this.clock = { ...clock, ...options.clock };
    // Not enumerable: console.log(client) and JSON.stringify(client) must not show them.
    for (const [name, value] of Object.entries(chooseCredentials(options)))
      Object.defineProperty(this, name, { value, writable: true, configurable: true });
    for (const product of products)
      lazy(this, product.key, () =>
        buildResource(this.#node(product), (operation, given) => this.#method(operation, given)),
      );
  }

  /** Headers and query that every request starts from. */
  defaults(): Defaults {
    const { defaultHeaders, defaultQuery } = this.#options;
    const own = { accept: 'application/json', 'api-version': this.apiVersion, 'user-agent': isBrowser() ? undefined : `flarewire/${VERSION}` };
    return { headers: mergeHeaders(own, this.#envHeaders, defaultHeaders), query: defaultQuery };
  }

  /** A client with some options changed. */
  withOptions(options: ClientOptions): this {
    const { apiToken, apiKey, apiEmail, userServiceKey, ...rest } = this.#options;
    const auth = { apiToken, apiKey, apiEmail, userServiceKey };
    const changesAuth = Object.keys(auth).some((name) => options[name as keyof typeof auth] !== undefined);
    // A subclass keeps its constructor; credentials are replaced as a whole, never mixed.
    const Client = this.constructor as new (options: ClientOptions, products: readonly Product[]) => this;
    return new Client({ ...rest, ...(changesAuth ? {} : auth), ...options }, this.#products);
  }

  /** Calls an operation by its dotted name, with all parameters in one object. */
  call<Name extends keyof Operations & string>(name: Name, ...args: CallArgs<Operations[Name]>): Answer<Operations[Name]> {
    const [params, options] = args as [object?, RequestOptions?]; // the type tells callers more than this line needs
    return this.#run(() => plan(this.#find(name), params), options) as Answer<Operations[Name]>;
  }

  /** What `call()` would send, without sending it. */
  plan<Name extends keyof Operations & string>(name: Name, ...args: CallArgs<Operations[Name]>): RequestPlan {
    const [params, options = {}] = args as [object?, RequestOptions?]; // as above
    const request = override(plan(this.#find(name), params), options);
    const headers = maskEntries(buildHeaders(this, request, options));
    const { method } = request.operation;
    const shown = { operation: name, method, url: buildURL(this, request, options), headers };
    return request.body === undefined ? shown : { ...shown, body: request.body };
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

  #raw<T>(method: HttpMethod, path: string, options: RequestOptions = {}): APIPromise<T> {
    const name = `${method} ${path.replace(/\?.*/s, '')}`;
    const operation: Operation = { ...plain, name, method, path, bare: true, response: 'auto' };
    const request: PlannedRequest = { operation, path, query: {}, headers: {}, kind: 'none', body: undefined };
    return this.#run(() => request, options) as APIPromise<T>; // the caller says what the path answers
  }

  #method(operation: Operation, given: readonly unknown[]): APIPromise<unknown> {
    const { args, whole, noParams } = operation;
    const rest = given.slice(args.length);
    const body = whole === '+' ? rest.shift() : undefined;
    const [params, options] = noParams ? [undefined, ...rest] : rest;
    return this.#run(() => plan(operation, params, { args: given, body }), options as RequestOptions | undefined);
  }

  /** plan → send → respond → page */
  #run(make: () => PlannedRequest, options: RequestOptions | null | undefined): APIPromise<unknown> {
    let request: PlannedRequest | undefined;
    const settings = options ?? {};
    try {
      request = override(make(), settings);
    } catch (error) {
      return new APIPromise(Promise.reject(error), respond);
    }
    const trail = { index: 0, cursors: new Map() };
    return request.operation.page ? this.#page(request, settings, trail) : new APIPromise(send(this, request, settings), respond);
  }

  #page(request: PlannedRequest, options: RequestOptions, trail: Trail): PagePromise<AbstractPage<unknown>> {
    const { name, items, page = '' } = request.operation;
    const Page = pageClasses[page] as NonNullable<(typeof pageClasses)[string]>; // rows are made by the generator
    const turn: PageContext['turn'] = (query, next) => this.#page({ ...request, query }, options, next);
    return new PagePromise(send(this, request, options), async (exchange: Exchange) =>
      new Page({ operation: name, items, query: request.query, turn, trail }, await respond(exchange, true)),
    );
  }

  #find(name: string): Operation {
    const [key, ...path] = name.split('.');
    const product = this.#products.find((candidate) => candidate.key === key);
    const operation = product && findOperation(this.#node(product), path);
    if (!operation) throw new CloudflareError(`There is no operation "${name}" in this client`);
    return operation;
  }

  #node(product: Product): ResourceNode {
    const node = this.#nodes.get(product.key) ?? parseProduct(product);
    this.#nodes.set(product.key, node);
    return node;
  }
}
