/** The smallest client: options, calls by name, methods of resources, lists. Features and subclasses add the rest. */
import { missing, UsageError } from './errors/usage-error.ts';
import { paging, sending, withPart } from './lazy.ts';
import type { AbstractPage, PageClass } from './lists/pagination.ts';
import type { Operation, Product } from './operation.ts';
import { APIPromise, PagePromise } from './promise.ts';
import { authNames, chooseCredentials } from './request/auth.ts';
import { override, PLANNED, type PlannedOptions } from './request/final-options.ts';
import { mergeHeaders } from './request/headers.ts';
import { checkBaseURL, count, DEFAULT_BASE_URL, isBrowser, readEnv } from './request/options.ts';
import { type PlannedRequest, plan } from './request/plan.ts';
import type { Defaults, Sender, State } from './request/prepare.ts';
import { decodeProduct } from './request/table.ts';
import { mount, productOf, type ResourceClass } from './resource.ts';
import { clock } from './transport/clock.ts';
import { globalFetch } from './transport/global-fetch.ts';
import type { Call, Exchange } from './transport/job.ts';
import { toLogLevel } from './transport/logger.ts';
import { retryPolicy, toPolicy } from './transport/retry.ts';
import type {
  ClientOptions,
  Clock,
  FinalRequestOptions,
  Middleware,
  PaceOptions,
  RequestOptions,
  RetryPolicy,
} from './types.ts';
import { VERSION } from './version.ts';

/** A feature of a client that `createClient()` makes (see `flarewire/features`). */
export interface Feature<Methods = unknown, Options = unknown> {
  readonly name: string;
  /** Parts of the client that this feature needs, see `lazy.ts`. */
  readonly parts?: object;
  /** Methods that it adds to a client. */
  readonly methods?: (client: CoreClient) => object;
  /** The class of the client, instead of the smallest one. */
  readonly Client?: typeof CoreClient;
  /** Never set: carries the type of the methods. */
  readonly adds?: Methods;
  /** Never set: carries the type of the options. */
  readonly takes?: Options;
}

/** Operations known to `call()`: name → parameters, result, page class. */
export interface AnyOperations {
  [name: string]: { params?: Record<string, unknown>; result: unknown };
}

/** The promise of one operation. */
export type Answer<Entry> = Entry extends { page: infer Page extends AbstractPage<unknown> }
  ? PagePromise<Page>
  : Entry extends { result: infer Result }
    ? APIPromise<Result>
    : never;

/** Parameters of an operation that select another form of its response, such as `format: 'CSV'`. */
type FormParams<Entry> = Entry extends { params?: infer Params; when: infer When }
  ? Exclude<Params, null | undefined> & When
  : never;

export type CallArgs<Entry> = Entry extends { params: infer Params }
  ? [params: Params, options?: RequestOptions]
  : Entry extends { params?: infer Params }
    ? [params?: Params | null, options?: RequestOptions]
    : never;

/** Accepts only the type `string`: literal names are type-checked, so a wrong one must not pass as unknown. */
export type RunTimeName<Name extends string> = string extends Name ? Name : never;

/** The promise of an operation only known at run time. It can be iterated if the operation is a list. */
export type UnknownAnswer = APIPromise<unknown> & Partial<AsyncIterable<unknown>>;

// One header per line.
const envHeaders = (): [string, string][] =>
  (readEnv('CUSTOM_HEADERS') ?? '').split('\n').flatMap((line) => {
    const colon = line.indexOf(':');
    return colon > 0 ? [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]] : [];
  });

function defaultsOf({ apiVersion, defaultHeaders, defaultQuery: query }: ClientOptions): Defaults {
  const own = {
    accept: 'application/json',
    'api-version': apiVersion,
    'user-agent': isBrowser() ? undefined : `flarewire/${VERSION}`,
  };
  return { headers: mergeHeaders(new Map(), own, envHeaders(), defaultHeaders), query };
}

/** Keeps credentials out of `console.log(client)`, `JSON.stringify(client)` and inspectors of hidden properties. */
export function hide(client: object, values: object): void {
  for (const [name, value] of Object.entries(values)) {
    let held: unknown = value;
    const set = (given: unknown) => {
      held = given;
    };
    Object.defineProperty(client, name, { get: () => held, set });
  }
}

const LIMITS = ['deadline', 'maxRetries', 'timeout', 'prefetch'] as const;
/** V8 has a writable `stackTraceLimit`; other engines ignore it. */
const stacks = Error as unknown as { stackTraceLimit: number };

/** A `PagePromise`, so that iterating over the list throws the error too. */
export const rejected = (error: unknown) => new PagePromise<never>(Promise.reject(error), () => Promise.reject(error));

// The fields declared below are set in the constructor.
export class CoreClient<Operations = AnyOperations> implements Sender {
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
  /** The parts of all features. */
  declare readonly parts: object;
  declare apiToken: string | null;
  declare apiKey: string | null;
  declare apiEmail: string | null;
  declare userServiceKey: string | null;
  readonly #options: ClientOptions;
  readonly #resources: readonly (Product | ResourceClass)[];
  readonly #features: readonly Feature[];

  constructor(
    options: ClientOptions = {},
    resources: readonly (Product | ResourceClass)[] = [],
    features: readonly Feature[] = [],
  ) {
    this.#options = options;
    this.#resources = resources;
    this.#features = features;
    this.baseURL = options.baseURL || readEnv('BASE_URL') || DEFAULT_BASE_URL;
    const origins = options.allowedOrigins ?? [];
    checkBaseURL(this.baseURL, origins);
    this.timeout = count('timeout', options.timeout ?? CoreClient.DEFAULT_TIMEOUT);
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
    const parts: object = Object.assign({}, ...features.map((one) => one.parts));
    hide(this, { ...chooseCredentials(options), defaults: defaultsOf(options), state, parts });
    for (const resource of resources) mount(this, resource);
  }

  /**
   * Returns a client with some options changed. Credentials are replaced as a whole.
   * @example const patient = client.withOptions({ maxRetries: 5, timeout: 120_000 });
   */
  withOptions(options: ClientOptions): this {
    const before: ClientOptions = { ...this.#options };
    // Credentials are replaced as a whole, never mixed.
    if (authNames.some((name) => options[name] !== undefined)) for (const name of authNames) delete before[name];
    const Client = this.constructor as new (...args: ConstructorParameters<typeof CoreClient>) => this; // may be a subclass
    return new Client({ ...before, ...options }, this.#resources, this.#features);
  }

  /**
   * Calls an operation whose parameters select another form of the response.
   * @example const stream = await client.call('ai.run', { account_id, model_name, body: { prompt, stream: true } });
   */
  call<Name extends keyof Operations & string>(
    name: Operations[Name] extends { when: unknown } ? Name : never,
    params: FormParams<Operations[Name]>,
    options?: RequestOptions,
  ): Operations[Name] extends { as: infer Result } ? APIPromise<Result> : APIPromise<unknown>;
  /**
   * Calls an operation whose name is only known at run time.
   * @example const result = await client.call(String(process.argv[2]), { zone_id });
   */
  call<Name extends string>(name: RunTimeName<Name>, params?: object | null, options?: RequestOptions): UnknownAnswer;
  /**
   * Calls an operation by its dotted name, with all parameters in one object.
   * @example const record = await client.call('dns.records.get', { zone_id, dns_record_id });
   */
  call<Name extends keyof Operations & string>(
    name: Name,
    ...args: CallArgs<Operations[Name]>
  ): Answer<Operations[Name]>;
  call(name: string, ...args: readonly unknown[]): unknown {
    const [params, options] = args as [object?, RequestOptions?]; // guaranteed by the overloads
    return this._run(
      () => plan(this._find(name), params),
      options,
      () => ({ ...params }),
    );
  }

  /** Requests the next page of a list. */
  requestAPIList(Page: PageClass, options: FinalRequestOptions): PromiseLike<unknown> {
    const { [PLANNED]: planned } = options as PlannedOptions; // undefined for calls by path
    if (!planned) return rejected(missing('byPath'));
    const { request } = planned;
    const make = () => ({ ...request, operation: { ...request.operation, page: Page } });
    return this._run(make, options, undefined, true);
  }

  /** Calls an operation with the arguments of a resource method. */
  _invoke(operation: Operation, given: readonly unknown[]): APIPromise<unknown> {
    const { args, whole, noParams, name } = operation;
    const rest = given.slice(args.length);
    const body = whole === '+' ? rest.shift() : undefined;
    const params = (noParams ? undefined : rest.shift()) as object | undefined; // checked below
    const flat = () => ({
      ...Object.fromEntries(args.map((arg, i) => [arg, given[i]])),
      ...params,
      ...(body !== undefined && { body }),
    });
    return this._run(
      () => {
        if (params !== undefined && Object(params) !== params)
          throw new UsageError(expectedParams(operation, params), { operation: name });
        return plan(operation, params, { args: given, body });
      },
      rest[0] as RequestOptions | undefined, // enforced by the types
      flat,
    );
  }

  /**
   * Plans, validates, sends, reads the response and turns it into a page. Final calls (`request()` and similar) are
   * sent as given.
   */
  _run(
    make: () => PlannedRequest,
    options: RequestOptions | null | undefined,
    params?: () => Record<string, unknown>,
    isFinal = false,
  ): APIPromise<unknown> {
    try {
      const all: PlannedOptions = options ?? {};
      const request = override(make(), all);
      for (const name of LIMITS) if (all[name] !== undefined) count(name, all[name]);
      // Skip validation when the caller overrides body or query.
      const isWhole = all.body === undefined && !all.query;
      const checked = params && isWhole ? this.validate?.(request.operation.name, params()) : undefined;
      checked?.catch(() => {}); // reported by send()
      let call = all[PLANNED]?.call;
      if (!call) {
        // Capture only the caller's frames (below three of ours): a longer stack would cost more than everything else
        // here.
        const { stackTraceLimit } = stacks;
        stacks.stackTraceLimit = Math.min(stackTraceLimit, 5);
        const callSite = new Error();
        stacks.stackTraceLimit = stackTraceLimit;
        const { deadline = this.deadline } = all;
        const until = deadline === undefined ? Infinity : this.clock.now() + deadline;
        call = { callSite, until, checked };
      }
      return this._dispatch(request, all, call, isFinal);
    } catch (error) {
      return rejected(error);
    }
  }

  /** Sends a request and reads its response. */
  protected _dispatch(
    request: PlannedRequest,
    options: RequestOptions,
    call: Call,
    isFinal: boolean,
  ): APIPromise<unknown> {
    const { page } = request.operation;
    const exchange = this._exchange(request, options, call);
    const read = (answer: Exchange) =>
      withPart(sending(), ({ respond }) => respond(answer, isFinal || page !== undefined));
    if (!page) return new APIPromise(exchange, read, call);
    return new PagePromise(
      exchange,
      async (answer) => {
        const body = await read(answer);
        if (typeof body === 'string') return body as never; // a list in another form: CSV
        const { toFinal, toPage } = await paging();
        return toPage(page, this, answer.response, body, toFinal(request, options, call));
      },
      call,
    );
  }

  protected _exchange(request: PlannedRequest, options: RequestOptions, call: Call): Promise<Exchange> {
    return withPart(sending(), ({ send }) => send(this, request, options, call));
  }

  _find(name: string): Operation {
    const product = this.#resources.map(productOf).find(({ key }) => name.startsWith(`${key}.`));
    const operation = product && decodeProduct(product).operations.get(name);
    if (!operation) throw new UsageError(`Unknown operation "${name}" in this client`, { operation: name });
    return operation();
  }
}

/** Passing an id instead of an object is a habit from methods with positional parameters. */
const expectedParams = ({ path, args }: Operation, given: unknown): string => {
  const scope = path.match(/(?<=\{)\w+/g)?.find((name) => !args.includes(name)) ?? 'name';
  const example = scope === 'account_or_zone' ? 'account_id' : scope;
  return `expected an object of parameters such as { ${example} }, got the ${typeof given} ${JSON.stringify(given)}`;
};
