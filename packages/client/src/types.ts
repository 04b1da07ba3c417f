/** The light types of the client: what the contract's files import without pulling in the tree. */
export type {
  ContainersInstancesV1Pagination,
  CursorLimitPagination,
  CursorPagination,
  CursorPaginationAfter,
  PageTokenPagination,
  SinglePage,
  V4PagePagination,
  V4PagePaginationArray,
} from './lists/pagination.ts';
export type { APIPromise, PagePromise } from './promise.ts';

import type { BodyKind, Operation } from './request/table.ts';
import type { RetryOption } from './transport/retry.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Headers as callers give them. `null` removes a header that a default has set. */
export type HeadersLike =
  | Headers
  | readonly (readonly [string, string])[]
  | { readonly [name: string]: string | number | boolean | null | undefined | readonly string[] };

export type Query = { readonly [name: string]: unknown };

/** Parts of `RequestInit` that a caller may set (a runtime's own, such as undici's `dispatcher`, included). */
export type FetchOptions = Omit<RequestInit, 'method' | 'headers' | 'body' | 'signal'> & {
  readonly [name: string]: unknown;
};

/** What goes over the wire as it is. */
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

/** A `fetch` Response or an object of the same structure. */
export interface ResponseLike {
  readonly url: string;
  blob(): Promise<Blob>;
}

/** Anything that can be sent as a file: File, Blob, Response, `fs.createReadStream()`, async iterable, bytes. */
export type Uploadable = Blob | ResponseLike | ArrayBuffer | ArrayBufferView | AsyncIterable<Uint8Array | string>;

/** Options of one call. */
export interface RequestOptions {
  /** Replaces the path of the call. */
  path?: string | undefined;
  /** Replaces the method of the call. */
  method?: HttpMethod | Lowercase<HttpMethod> | undefined;
  /** How often a failed request is sent again. @default the client's, 2 */
  maxRetries?: number | undefined;
  /** Time for one attempt in milliseconds, reading the answer included. @default the client's, 60000 */
  timeout?: number | undefined;
  signal?: AbortSignal | null | undefined;
  headers?: HeadersLike | undefined;
  /** Replaces the query that the parameters make. */
  query?: Query | null | undefined;
  /** Replaces the body that the parameters make. */
  body?: unknown;
  fetchOptions?: FetchOptions | undefined;
  /** @default the client's */
  retry?: RetryOption | undefined;
  /** Milliseconds for the whole call: all attempts, waits and answers, and all pages of a list. @default none */
  deadline?: number | undefined;
  /** `false` sends without regard to the rate limit. @default the client's */
  pace?: false | undefined;
  /** Pages to get ahead while a list by page numbers is read. @default 0 */
  prefetch?: number | undefined;
  /** Base URL for this call, unless the client was given one of its own. */
  defaultBaseURL?: string | undefined;
  /** Accepted for compatibility; the API knows no idempotency keys, so nothing is sent. */
  idempotencyKey?: string | undefined;
}

/** Options that say what to call. */
export interface FinalRequestOptions extends RequestOptions {
  method: HttpMethod | Lowercase<HttpMethod>;
  path: string;
}

/** Time and chance, replaceable in tests. `sleep` rejects or resolves when the signal aborts. */
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

/** Ways to authenticate: give one. What is given here beats the environment. */
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
  /** Time for one attempt in milliseconds. @default 60000 */
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
  /** Sent as `api-version` when given; never made up from today's date. */
  apiVersion?: string | undefined;
  clock?: Partial<Clock> | undefined;
  /** Which failures are repeated and when: `'safe'`, `exact` of `flarewire/create`, or fields that replace those of `retryPolicy`. */
  retry?: RetryOption | undefined;
  /** Milliseconds for each whole call, see RequestOptions. @default none */
  deadline?: number | undefined;
  /** Holds calls back before the rate limit is reached; `false` never does. @default true */
  pace?: boolean | PaceOptions | undefined;
  middleware?: readonly Middleware[] | undefined;
  /** Checks parameters before anything is sent (see `flarewire/validate`). */
  validate?: Validate | undefined;
  /** Other origins that may be called by absolute URL, credentials included, and may be plain http. */
  allowedOrigins?: readonly string[] | undefined;
}

/** A limit as the server states it in `Ratelimit-Policy`. */
export interface RateLimit {
  /** Name of the policy: `default`. */
  readonly name: string;
  /** Calls in a window. */
  readonly quota: number;
  /** Length of the window in seconds. */
  readonly window: number;
}

/** A limit together with what an answer said of it in `Ratelimit`. */
export interface RateState extends RateLimit {
  /** Calls left in the running window. */
  readonly left: number;
  /** Milliseconds until the window ends. */
  readonly resetsIn: number;
}

/** Keeps a budget that several processes share (see `flarewire/redis`). */
export interface PaceStore {
  /** Takes one call: 0 when it may be sent now, else the milliseconds after which to ask again. Never rejects. */
  take(credential: string, limit: RateLimit): Promise<number>;
  /** What an answer said, for a store that wants to correct itself. Never throws. */
  told?(credential: string, state: RateState): void;
}

export interface PaceOptions {
  /** Part of the quota that this program may use, above 0 up to 1; the rest is left to others. @default 1 */
  readonly share?: number | undefined;
  /** Shares the budget between processes. @default this process alone */
  readonly store?: PaceStore | undefined;
}

/** One attempt of a call, as middleware sees it. */
export interface AttemptInfo {
  /** Dotted name, or verb and path for calls by path. */
  readonly operation: string;
  readonly method: HttpMethod;
  /** Path template, without values. */
  readonly path: string;
  /** The URL, which may hold secrets in its query. */
  readonly url: string;
  /** As they will be sent, credentials included; change them in place. */
  readonly headers: Headers;
  /** 1 for the first. */
  readonly attempt: number;
  /** Milliseconds spent before this attempt: waiting for the rate limit, and since the attempt before. */
  readonly waited: number;
  /** The tightest limit as the last answers told it; undefined before the first, or when pacing is off. */
  readonly budget: RateState | undefined;
  readonly signal: AbortSignal;
}

// biome-ignore lint/suspicious/noConfusingVoidType: what a function without a return gives, async or not
type Perhaps<T> = T | undefined | void | Promise<T | undefined | void>;

/** Sees every attempt. `onRequest` runs in the order of the list, the other two in reverse. */
export interface Middleware {
  /** A Response stands for the server's answer: nothing is sent. */
  onRequest?(info: AttemptInfo): Perhaps<Response>;
  /** A Response replaces the answer. */
  onResponse?(info: AttemptInfo & { readonly response: Response }): Perhaps<Response>;
  /** No answer came. A Response stands for one; an Error replaces the error. */
  onError?(info: AttemptInfo & { readonly error: unknown }): Perhaps<Response | Error>;
}

/** Checks the parameters of a call before anything is planned (see `flarewire/validate`); rejects with a UsageError. */
export type Validate = (operation: string, params: { readonly [name: string]: unknown }) => void | Promise<void>;

/** One part of a multipart form. */
export interface Part {
  readonly name: string;
  readonly value: string | Uploadable;
  readonly filename?: string;
  readonly type?: string;
}

/** A body as planned. */
export interface PlannedBody {
  readonly kind: BodyKind;
  readonly body: unknown;
}

/** Makes a body that not every product needs: forms, Workers scripts, KV values (see request/body-encoders.ts). */
export type BodyEncoder = (operation: Operation, fields: { readonly [name: string]: unknown }) => PlannedBody;

export interface BodyEncoders {
  readonly [id: string]: BodyEncoder;
}

/** One product's operations as data, and the type of its tree as a phantom. */
export interface Product<Key extends string = string, Tree = unknown> {
  readonly key: Key;
  /** Name of its class, where it is not the key with a capital letter. */
  readonly className?: string | undefined;
  readonly rows: string;
  /** Only the product's own methods, without the resources below it. */
  readonly base?: boolean;
  /** The body makers that its rows name; only products that need them carry them into a bundle. */
  readonly encoders?: BodyEncoders;
  /** Loads what errors and warnings say of its operations, by the product's key. */
  readonly facts?: (() => Promise<{ readonly [key: string]: string }>) | undefined;
  /** Never set: carries the type of the resource tree. */
  readonly tree?: Tree;
}

/** One event of a `text/event-stream` response. */
export interface ServerSentEvent {
  /** Name of the event. @default "message" */
  readonly event: string;
  /** Its text; several `data:` lines are joined by line feeds. */
  readonly data: string;
  /** The last id that the stream gave, empty before the first. */
  readonly id: string;
  /** The data parsed as JSON. @throws SyntaxError where it is not JSON, as `[DONE]` is */
  json<T = JsonValue>(): T;
}

/**
 * Server-sent events as they arrive: an async iterable, and a `ReadableStream` of the same events. Read it once.
 * @example
 * for await (const event of await client.ai.run(model, { account_id, prompt: 'Hello', stream: true }))
 *   if (event.data !== '[DONE]') console.log(event.json());
 */
export type EventStream = ReadableStream<ServerSentEvent> & AsyncIterable<ServerSentEvent>;

/**
 * The lines of an NDJSON response, each parsed: none, one or many. Read it once: row by row as they arrive, all of them,
 * or the text.
 * @example
 * for await (const row of await client.logs.received.get({ zone_id, start, end })) console.log(row);
 */
export interface Rows<Row = JsonValue> extends AsyncIterable<Row> {
  /** All rows. */
  toArray(): Promise<Row[]>;
  /** The response as it was sent. */
  text(): Promise<string>;
}

/**
 * The members of a union whose `id` is the one asked for; all of them for an id known at run time only.
 * @example ByID<Cloudflare.Zones.SettingGetResponse, 'ssl'>['value'] // 'off' | 'flexible' | 'full' | …
 */
export type ByID<Union, ID extends string> = [Extract<Union, { id?: ID }>] extends [never]
  ? Union
  : Extract<Union, { id?: ID }>;

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

export interface JsonObject {
  [key: string]: JsonValue | undefined;
}
