/** Types of the client's options, hooks and values: the lowest layer, which imports nothing. */

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Headers as callers pass them. `null` removes a default header. */
export type HeadersLike =
  | Headers
  | readonly (readonly [string, string])[]
  | { readonly [name: string]: string | number | boolean | null | undefined | readonly string[] };

export type Query = { readonly [name: string]: unknown };

/** Fields of `RequestInit` that a caller may set, including runtime-specific ones such as undici's `dispatcher`. */
export type FetchOptions = Omit<RequestInit, 'method' | 'headers' | 'body' | 'signal'> & {
  readonly [name: string]: unknown;
};

/** A body that is sent unchanged. */
export type RawBody =
  | string
  | ArrayBuffer
  | ArrayBufferView
  | Blob
  | FormData
  | URLSearchParams
  | Response
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array | string>;

/** A `fetch` Response, or an object with the same structure. */
export interface ResponseLike {
  readonly url: string;
  blob(): Promise<Blob>;
}

/** Anything that can be sent as a file: File, Blob, Response, `fs.createReadStream()`, async iterable, bytes. */
export type Uploadable = Blob | ResponseLike | ArrayBuffer | ArrayBufferView | AsyncIterable<Uint8Array | string>;

/** Which failures are repeated, and when. */
export interface RetryPolicy {
  readonly statuses: readonly number[];
  /** This status and higher ones. */
  readonly from: number;
  /** Backoff in milliseconds: `initial`, doubled each time, up to `max`, minus up to the fraction `jitter`. */
  readonly initial: number;
  readonly max: number;
  readonly jitter: number;
  /** A wait requested by the server is honoured below this many milliseconds. */
  readonly maxRetryAfter: number;
  /**
   * Never repeats a POST or PATCH that may have been processed: it fails with OutcomeUnknownError. Deno and browsers
   * resend by themselves if a kept-alive connection turns out to be closed, which no client can detect.
   */
  readonly safe: boolean;
  /** Finds out if a create whose response was lost was processed: set by `exact` of `flarewire/create`. */
  readonly exact: OutcomeLookUp | undefined;
  /** Retries that a client may make while requests fail; every success restores a tenth of one. */
  readonly budget: number;
}

/**
 * Looks up the object that a request created. The request is the client's internal one. After a failed attempt (given
 * its response, or null and the thrown error) it returns a response made from the found object, otherwise the object
 * itself; null if the request was not processed, the reason if that cannot be determined.
 */
export type OutcomeLookUp = (
  request: never,
  failed?: Response | null,
  error?: unknown,
) => Promise<object | string | null>;

/** `'safe'` is short for `{ safe: true }`. Omitted fields keep their values. */
export type RetryOption = 'safe' | Partial<RetryPolicy>;

/** Options of one call. */
export interface RequestOptions {
  /** Replaces the path of the call. */
  path?: string | undefined;
  /** Replaces the method of the call. */
  method?: HttpMethod | Lowercase<HttpMethod> | undefined;
  /** Number of retries of a failed request. @default the client's, 2 */
  maxRetries?: number | undefined;
  /** Milliseconds for one attempt, including reading the response. @default the client's, 60000 */
  timeout?: number | undefined;
  signal?: AbortSignal | null | undefined;
  headers?: HeadersLike | undefined;
  /** Replaces the query built from the parameters. */
  query?: Query | null | undefined;
  /** Replaces the body built from the parameters. */
  body?: unknown;
  fetchOptions?: FetchOptions | undefined;
  /** @default the client's */
  retry?: RetryOption | undefined;
  /** Milliseconds for the whole call: all attempts, waits and responses, and all pages of a list. @default none */
  deadline?: number | undefined;
  /** `false` ignores the rate limit. @default the client's */
  pace?: false | undefined;
  /** Number of pages to prefetch while reading a list with page numbers. @default 0 */
  prefetch?: number | undefined;
  /** Base URL for this call, unless the client has its own. */
  defaultBaseURL?: string | undefined;
  /** Accepted for compatibility; the API does not support idempotency keys, so nothing is sent. */
  idempotencyKey?: string | undefined;
}

/** Request options including method and path. */
export interface FinalRequestOptions extends RequestOptions {
  method: HttpMethod | Lowercase<HttpMethod>;
  path: string;
}

/** Time and randomness, replaceable in tests. `sleep` rejects or resolves when the signal aborts. */
export interface Clock {
  now(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  random(): number;
}

export type LogLevel = 'off' | 'error' | 'warn' | 'info' | 'debug';

type LogFunction = (message: string, ...rest: unknown[]) => void;

export interface Logger {
  error: LogFunction;
  warn: LogFunction;
  info: LogFunction;
  debug: LogFunction;
}

/** Authentication methods: use one of them. Options take precedence over the environment. */
export interface AuthOptions {
  /** API token. @default CLOUDFLARE_API_TOKEN */
  apiToken?: string | null | undefined;
  /** Global API key, together with `apiEmail`. @default CLOUDFLARE_API_KEY */
  apiKey?: string | null | undefined;
  /** @default CLOUDFLARE_EMAIL */
  apiEmail?: string | null | undefined;
  /** Origin CA key. @default CLOUDFLARE_API_USER_SERVICE_KEY */
  userServiceKey?: string | null | undefined;
}

export interface ClientOptions extends AuthOptions {
  /** @default CLOUDFLARE_BASE_URL or https://api.cloudflare.com/client/v4 */
  baseURL?: string | null | undefined;
  /** Milliseconds for one attempt. @default 60000 */
  timeout?: number | undefined;
  /** @default 2 */
  maxRetries?: number | undefined;
  defaultHeaders?: HeadersLike | undefined;
  defaultQuery?: Query | undefined;
  fetch?: Fetch | undefined;
  fetchOptions?: FetchOptions | undefined;
  /** @default console */
  logger?: Logger | undefined;
  /** @default CLOUDFLARE_LOG or warn */
  logLevel?: LogLevel | undefined;
  /** Sent as `api-version` if set; never derived from the current date. */
  apiVersion?: string | undefined;
  clock?: Partial<Clock> | undefined;
  /**
   * Which failures are repeated and when: `'safe'`, `exact` of `flarewire/create`, or fields that override those of
   * `retryPolicy`.
   */
  retry?: RetryOption | undefined;
  /** Milliseconds for each whole call, see RequestOptions. @default none */
  deadline?: number | undefined;
  /** Delays calls before the rate limit is reached; `false` disables this. @default true */
  pace?: boolean | PaceOptions | undefined;
  middleware?: readonly Middleware[] | undefined;
  /** Checks parameters before anything is sent (see `flarewire/validate`). */
  validate?: Validate | undefined;
  /** Other origins that may be called by absolute URL, with credentials, even over plain http. */
  allowedOrigins?: readonly string[] | undefined;
}

/** A rate limit as reported in `Ratelimit-Policy`. */
export interface RateLimit {
  /** Name of the policy: `default`. */
  readonly name: string;
  /** Calls per window. */
  readonly quota: number;
  /** Length of the window in seconds. */
  readonly window: number;
}

/** A rate limit and its state as reported in `Ratelimit`. */
export interface RateState extends RateLimit {
  /** Calls left in the running window. */
  readonly left: number;
  /** Milliseconds until the window ends. */
  readonly resetsIn: number;
}

/** Stores a budget that several processes share (see `flarewire/redis`). */
export interface PaceStore {
  /** Takes one call: 0 if it may be sent now, else the milliseconds after which to ask again. Never rejects. */
  take(credential: string, limit: RateLimit): Promise<number>;
  /** Receives the limit reported by a response, so that the store can correct itself. Never throws. */
  report?(credential: string, state: RateState): void;
}

export interface PaceOptions {
  /** Fraction of the quota that this program may use, above 0 up to 1; the rest is left to others. @default 1 */
  readonly share?: number | undefined;
  /** Shares the budget between processes. @default this process only */
  readonly store?: PaceStore | undefined;
}

/** One attempt of a call, as passed to middleware. */
export interface AttemptInfo {
  /** Dotted name, or verb and path for calls by path. */
  readonly operation: string;
  readonly method: HttpMethod;
  /** Path template, without values. */
  readonly path: string;
  /** The URL; its query may contain secrets. */
  readonly url: string;
  /** Headers to be sent, including credentials; may be changed in place. */
  readonly headers: Headers;
  /** Number of the attempt, starting at 1. */
  readonly attempt: number;
  /** Milliseconds before this attempt: waiting for the rate limit, and since the previous attempt. */
  readonly waited: number;
  /** The tightest limit in the latest responses; undefined before the first, or if pacing is off. */
  readonly budget: RateState | undefined;
  readonly signal: AbortSignal;
}

// biome-ignore lint/suspicious/noConfusingVoidType: return type of a function without a return, async or not
type HookResult<T> = T | undefined | void | Promise<T | undefined | void>;

/** Observes every attempt. `onRequest` hooks run in the order of the list, the other two in reverse. */
export interface Middleware {
  /** A returned Response replaces the server's: nothing is sent. */
  onRequest?(info: AttemptInfo): HookResult<Response>;
  /** A returned Response replaces the server's. */
  onResponse?(info: AttemptInfo & { readonly response: Response }): HookResult<Response>;
  /** Called if there is no response. A returned Response replaces it; a returned Error replaces the error. */
  onError?(info: AttemptInfo & { readonly error: unknown }): HookResult<Response | Error>;
}

/** Checks the parameters of a call before anything is planned (see `flarewire/validate`); rejects with a UsageError. */
export type Validate = (operation: string, params: { readonly [name: string]: unknown }) => void | Promise<void>;

/** Loads the facts for errors and warnings about the operations of products, by the product's key. */
export type Facts = () => Promise<{ readonly [key: string]: string }>;

/** One event of a `text/event-stream` response. */
export interface ServerSentEvent {
  /** Name of the event. @default "message" */
  readonly event: string;
  /** Text of the event; several `data:` lines are joined by line feeds. */
  readonly data: string;
  /** The last id in the stream, empty before the first. */
  readonly id: string;
  /** Parses the data as JSON. @throws SyntaxError if it is not JSON, for example `[DONE]` */
  json<T = JsonValue>(): T;
}

/**
 * Server-sent events as they arrive: an async iterable, and a `ReadableStream` of the same events. Can be read once.
 * @example
 * for await (const event of await client.ai.run(model, { account_id, prompt: 'Hello', stream: true }))
 *   if (event.data !== '[DONE]') console.log(event.json());
 */
export type EventStream = ReadableStream<ServerSentEvent> & AsyncIterable<ServerSentEvent>;

/**
 * The parsed lines of an NDJSON response: none, one or many. Can be read once: row by row as they arrive, all at once,
 * or as text.
 * @example
 * for await (const row of await client.logs.received.get({ zone_id, start, end })) console.log(row);
 */
export interface Rows<Row = JsonValue> extends AsyncIterable<Row> {
  /** Reads all rows. */
  toArray(): Promise<Row[]>;
  /** Reads the unparsed response. */
  text(): Promise<string>;
}

/**
 * The members of a union with the given `id`; all of them for an id only known at run time.
 * @example ByID<Cloudflare.Zones.SettingGetResponse, 'ssl'>['value'] // 'off' | 'flexible' | 'full' | …
 */
export type ByID<Union, ID extends string> = [Extract<Union, { id?: ID }>] extends [never]
  ? Union
  : Extract<Union, { id?: ID }>;

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

export interface JsonObject {
  [key: string]: JsonValue | undefined;
}
