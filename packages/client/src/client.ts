/** The client without any product: options, calls by name, calls by path. */
import { authNames, chooseCredentials } from './auth.ts';
import { clock } from './clock.ts';
import { UsageError } from './errors.ts';
import { mergeHeaders } from './headers.ts';
import { paging, trouble } from './lazy.ts';
import { toLogLevel } from './logger.ts';
import { checkBaseURL, count, DEFAULT_BASE_URL, isBrowser, readEnv } from './options.ts';
import type { AbstractPage, PageContext } from './pagination.ts';
import { type PlannedRequest, plan, withBody } from './plan.ts';
import { APIPromise, PagePromise } from './promise.ts';
import { respond } from './respond.ts';
import { type RetryPolicy, retryPolicy, toPolicy } from './retry.ts';
import {
  buildHeaders,
  buildURL,
  type Call,
  type Defaults,
  globalFetch,
  type Sender,
  type State,
  send,
} from './send.ts';
import type { RequestPlan } from './shown.ts';
import { type Decoded, decodeProduct, type Operation, plain } from './table.ts';
import type { ClientOptions, Clock, HttpMethod, Middleware, PaceOptions, Product, RequestOptions } from './types.ts';
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

// A header a line.
const envHeaders = (): [string, string][] =>
  (readEnv('CUSTOM_HEADERS')?.match(/.+:.*/g) ?? []).map((line) => {
    const [name = '', value = ''] = line.split(/:(.*)/);
    return [name.trim(), value.trim()];
  });

function defaultsOf({ apiVersion, defaultHeaders, defaultQuery: query }: ClientOptions): Defaults {
  const own = {
    accept: 'application/json',
    'api-version': apiVersion,
    'user-agent': isBrowser() ? undefined : `flarewire/${VERSION}`,
  };
  return { headers: mergeHeaders(new Map(), own, envHeaders(), defaultHeaders), query };
}

/** Neither console.log(client) nor JSON.stringify(client) must show credentials, nor an inspector of what is hidden. */
function hide(client: object, values: object): void {
  for (const [name, value] of Object.entries(values)) {
    let held: unknown = value;
    const set = (given: unknown) => {
      held = given;
    };
    Object.defineProperty(client, name, { get: () => held, set });
  }
}

/** `query` and `body` of the call replace what the parameters made. */
function override(request: PlannedRequest, { query, body }: RequestOptions): PlannedRequest {
  const planned = query ? { ...request, query } : request;
  return body === undefined ? planned : withBody(planned, { kind: 'json', body });
}

const LIMITS = ['deadline', 'maxRetries', 'timeout', 'prefetch'] as const;
const FRAMES = 'stackTraceLimit';

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
  declare retryPolicy: RetryPolicy;
  declare readonly pace: PaceOptions | undefined;
  declare readonly middleware: readonly Middleware[];
  declare deadline: number | undefined;
  declare validate: ClientOptions['validate'];
  declare readonly state: State;
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
    const origins = options.allowedOrigins ?? [];
    checkBaseURL(this.baseURL, origins);
    this.timeout = count('timeout', options.timeout ?? BaseClient.DEFAULT_TIMEOUT);
    this.maxRetries = count('maxRetries', options.maxRetries ?? 2);
    this.logger = options.logger ?? console;
    this.logLevel = toLogLevel(options.logLevel ?? readEnv('LOG'));
    this.fetch = options.fetch ?? globalFetch;
    if (typeof this.fetch !== 'function')
      throw new UsageError(`fetch must be a function, not ${this.fetch}`, { parameter: 'fetch' });
    this.fetchOptions = options.fetchOptions;
    this.apiVersion = options.apiVersion;
    this.clock = { ...clock, ...options.clock };
    this.retryPolicy = toPolicy(options.retry, retryPolicy);
    const { pace = {} } = options;
    this.pace = pace === true ? {} : pace || undefined;
    this.middleware = options.middleware ?? [];
    this.deadline = options.deadline;
    count('deadline', options.deadline ?? 0);
    this.validate = options.validate;
    const retries = this.retryPolicy.budget;
    const state = { retries, said: new Set(), owner: options.clock ?? clock, origins };
    hide(this, { ...chooseCredentials(options), defaults: defaultsOf(options), state });
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
    return this.#run(
      () => plan(this.#find(name), params),
      options,
      () => ({ ...params }),
    ) as Answer<Operations[Name]>;
  }

  /** What `call()` would send, without sending it, and with all secrets as stars. */
  async plan<Name extends keyof Operations & string>(
    name: Name,
    ...args: CallArgs<Operations[Name]>
  ): Promise<RequestPlan> {
    const [params, options = {}] = args as [object?, RequestOptions?]; // as above
    const request = override(plan(this.#find(name), params), options);
    const { shown } = await trouble();
    return shown(request, buildURL(this, request, options), buildHeaders(this, request, options));
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
    const place = path.replace(/\?.*/s, '').replace(/\/\/.*@/, '//***@');
    const name = `${method} ${place}`;
    const operation: Operation = { ...plain, name, method, path: place, bare: true, response: 'auto' };
    const request = withBody({ operation, path, query: {}, headers: {} }, { kind: 'none', body: undefined });
    return this.#run(() => request, options) as APIPromise<T>; // the caller says what the path answers
  }

  readonly #invoke = (operation: Operation, given: readonly unknown[]): APIPromise<unknown> => {
    const { args, whole, noParams, name } = operation;
    const rest = given.slice(args.length);
    const body = whole === '+' ? rest.shift() : undefined;
    const params = (noParams ? undefined : rest.shift()) as object | undefined; // checked below
    const flat = () => ({
      ...Object.fromEntries(args.map((arg, i) => [arg, given[i]])),
      ...params,
      ...(body !== undefined && { body }),
    });
    return this.#run(
      () => {
        if (params !== undefined && Object(params) !== params)
          throw new UsageError(`takes an object of parameters, not a ${typeof params}`, { operation: name });
        return plan(operation, params, { args: given, body });
      },
      rest[0] as RequestOptions | undefined, // what the types ask for
      flat,
    );
  };

  /** plan → validate → send → respond → page */
  #run(
    make: () => PlannedRequest,
    options: RequestOptions | null | undefined,
    params?: () => Record<string, unknown>,
  ): APIPromise<unknown> {
    try {
      const all = options ?? {};
      const request = override(make(), all);
      const { deadline = this.deadline } = all;
      for (const name of LIMITS) if (all[name] !== undefined) count(name, all[name]);
      const until = deadline === undefined ? Infinity : this.clock.now() + deadline;
      // What replaces the parameters is the caller's own affair.
      const isWhole = all.body === undefined && !all.query;
      const checked = params && isWhole ? this.validate?.(request.operation.name, params()) : undefined;
      checked?.catch(() => {}); // seen by send()
      // Of the caller's stack a few lines are enough, and ten take longer than all the rest of this function.
      const frames = Reflect.get(Error, FRAMES);
      Reflect.set(Error, FRAMES, Math.min(frames, 6));
      const site = new Error();
      Reflect.set(Error, FRAMES, frames);
      return this.#send(request, all, { site, until, checked });
    } catch (error) {
      // A page's promise, so that a loop over a list meets the error itself.
      return new PagePromise(Promise.reject(error), () => Promise.reject(error));
    }
  }

  #send(request: PlannedRequest, options: RequestOptions, call: Call, signal?: AbortSignal): APIPromise<unknown> {
    const { name: operation, items, page = '' } = request.operation;
    const ends = signal ? { ...options, signal } : options;
    const exchange = send(this, request, ends, call);
    if (!page) return new APIPromise(exchange, respond);
    const turn: PageContext['turn'] = (next, end) => this.#send({ ...request, query: next }, options, call, end);
    const { prefetch = 0 } = options;
    const context = { operation, page, items, query: request.query, prefetch, signal: options.signal, turn };
    return new PagePromise(exchange, async (answer) => (await paging()).toPage(context, await respond(answer, true)));
  }

  #find(name: string): Operation {
    const product = this.#products.find(({ key }) => name.startsWith(`${key}.`));
    const operation = product && this.#decode(product).operations.get(name);
    if (!operation) throw new UsageError(`There is no operation "${name}" in this client`, { operation: name });
    return operation();
  }

  #decode(product: Product): Decoded {
    const decoded = this.#decoded.get(product) ?? decodeProduct(product, this.#invoke);
    this.#decoded.set(product, decoded);
    return decoded;
  }
}
