/** Calls of a client with overridden methods: go through its methods, in the order of the official package. */
import { type AuthHeaders, type BuiltRequest, ClientMethods, type NullableHeaders } from './client-methods.ts';
import { APIError } from './errors/errors.ts';
import { pageClass } from './lists/pagination.ts';
import { APIPromise } from './promise.ts';
import { authNames, type Credentials } from './request/auth.ts';
import { authorise } from './request/authorise.ts';
import { byPath, override } from './request/final-options.ts';
import { mergeHeaders, toPlain } from './request/headers.ts';
import type { PlannedRequest } from './request/plan.ts';
import { buildHeaders, type Sender, type State } from './request/prepare.ts';
import { toFinal } from './request/to-final.ts';
import { encodeBody } from './transport/body.ts';
import type { Call, Exchange } from './transport/job.ts';
import { send } from './transport/send.ts';
import type { FinalRequestOptions, Query, RequestOptions } from './types.ts';

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Hook<Args extends readonly unknown[], Result> = (...args: Args) => Result;

/** A client with the methods that are called here, including protected ones. */
interface Overridden extends Sender, Record<Verb, Hook<[path: string, options: RequestOptions], unknown>> {
  getAPIList: Hook<[path: string, Page: unknown, options: RequestOptions], unknown>;
  prepareOptions: Hook<[FinalRequestOptions], Promise<void>>;
  prepareRequest: Hook<[RequestInit, { url: string; options: FinalRequestOptions }], Promise<void>>;
  defaultQuery: Hook<[], Query | undefined>;
  stringifyQuery: Hook<[Query], string>;
  validateHeaders: Hook<[NullableHeaders, FinalRequestOptions], void>;
  authHeaders: Hook<[FinalRequestOptions], Promise<AuthHeaders>>;
  apiEmailAuth: Hook<[FinalRequestOptions], Promise<AuthHeaders>>;
  apiKeyAuth: Hook<[FinalRequestOptions], Promise<AuthHeaders>>;
  apiTokenAuth: Hook<[FinalRequestOptions], Promise<AuthHeaders>>;
  userServiceKeyAuth: Hook<[FinalRequestOptions], Promise<AuthHeaders>>;
  makeStatusError: Hook<[number, unknown, string | undefined, Headers], Error>;
  buildURL: Hook<[string, Query | undefined, string | undefined], string>;
  fetchWithTimeout: Hook<[string, RequestInit, number, AbortController], Promise<Response>>;
}

// Protected methods are called here on purpose: this module is the other half of those classes.
const opened = (client: Sender): Overridden => client as Overridden;

/** Calls the same client method that the official package would, and unwraps its result. */
export function viaMethods(
  client: Sender,
  request: PlannedRequest,
  options: RequestOptions,
  call: Call,
): { readonly call: unknown } {
  const { method, path, ...rest } = toFinal(request, options, call);
  const { page, bare, response } = request.operation;
  const methods = opened(client);
  if (page) return { call: methods.getAPIList(path, pageClass(page), method === 'get' ? rest : { ...rest, method }) };
  const answer = methods[method as Verb](path, rest); // lower case, see toFinal()
  if (bare || response !== 'json') return { call: answer };
  const unwrap = (data: unknown) => Object(data).result ?? null;
  return { call: answer instanceof APIPromise ? answer._thenUnwrap(unwrap) : Promise.resolve(answer).then(unwrap) };
}

/** Sends a request through the protected methods that are overridden. */
export async function sendPrepared(
  client: Sender,
  request: PlannedRequest,
  options: RequestOptions,
  call: Call,
): Promise<Exchange> {
  const methods = opened(client);
  const final = toFinal(request, options, call);
  await methods.prepareOptions(final);
  const { path: _path, query: _query, body: _body, method: _method, ...rest } = final;
  const sender = derived(client, {
    fetch: (url: string, init: RequestInit) => attempt(methods, url, init, final),
    state: ownState(client.state),
  });
  const addressed = readdress(sender, methods, override(request, final), rest);
  if (isOverridden(client, ...SCHEMES, 'authHeaders', 'validateHeaders'))
    await authenticate(sender, methods, addressed, final);
  try {
    return await send(sender, addressed, rest, call);
  } catch (error) {
    if (!isOverridden(client, 'makeStatusError') || !(error instanceof APIError) || !error.status) throw error;
    const { status, error: body, message, headers } = error;
    throw methods.makeStatusError(status, body, body === undefined ? message : undefined, headers);
  }
}

const SCHEMES = ['apiEmailAuth', 'apiKeyAuth', 'apiTokenAuth', 'userServiceKeyAuth'] as const;

const isOverridden = (client: Sender, ...names: readonly string[]): boolean =>
  names.some((name) => Reflect.get(client, name) !== Reflect.get(ClientMethods.prototype, name));

/** Creates an object that inherits from `base`, with some values replaced. */
const derived = <Base extends object>(base: Base, values: { readonly [name: string]: unknown }): Base =>
  Object.create(
    base,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { value, writable: true, configurable: true }]),
    ),
  );

const change = (sender: Sender, values: Partial<Record<keyof Sender, unknown>>): void => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(sender, name, { value, writable: true, configurable: true });
};

/**
 * Derives the state without the values that a client prepares once for all requests: here they may differ per request.
 */
const ownState = (state: State, origins = state.origins): State =>
  Object.create(state, {
    origins: { value: origins },
    shared: { value: undefined, writable: true },
    retries: {
      get: () => state.retries,
      set: (left: number) => {
        state.retries = left;
      },
    },
  });

/** Applies the URL that the methods return. An origin chosen by a subclass is trusted. */
function readdress(
  sender: Sender,
  methods: Overridden,
  request: PlannedRequest,
  { defaultBaseURL }: RequestOptions,
): PlannedRequest {
  if (!isOverridden(methods, 'buildURL', 'defaultQuery', 'stringifyQuery')) return request;
  const query = { ...request.query };
  for (const [name] of request.operation.comma) if (Array.isArray(query[name])) query[name] = String(query[name]);
  const path = methods.buildURL(request.path, Object.keys(query).length > 0 ? query : undefined, defaultBaseURL);
  const { state, defaults } = sender;
  const origins = [...state.origins, ...(URL.canParse(path) ? [new URL(path).origin] : [])];
  change(sender, { defaults: { ...defaults, query: undefined }, state: ownState(state, origins) });
  return { ...request, operation: { ...request.operation, index: -1 }, path, query: {} };
}

/** Replaces the client's credentials with the headers returned by the methods. */
async function authenticate(
  sender: Sender,
  methods: Overridden,
  request: PlannedRequest,
  final: FinalRequestOptions,
): Promise<void> {
  const headers = new Map([...entriesOf(await methods.authHeaders(final)), ...sender.defaults.headers]);
  const none = Object.fromEntries(authNames.map((name) => [name, null]));
  change(sender, { ...none, defaults: { ...sender.defaults, headers } });
  const nulls = new Set([...headers].filter(([, value]) => value === null).map(([name]) => name));
  methods.validateHeaders({ values: new Headers(buildHeaders(sender, request, final, false)), nulls }, final);
  // The method decides if a request may go without credentials.
  if (isOverridden(methods, 'validateHeaders') && !headers.has('authorization')) headers.set('authorization', null);
}

/** Lower-case names and values; null means that the header must not be sent. */
function entriesOf(headers: AuthHeaders): [string, string | null][] {
  if (!headers) return [];
  if (headers instanceof Headers) return [...headers];
  const { values, nulls } = headers as Partial<NullableHeaders>; // or a plain object
  if (values instanceof Headers) return [...values, ...[...(nulls ?? [])].map((name): [string, null] => [name, null])];
  return [...mergeHeaders(new Map(), headers as Record<string, string | null>)];
}

/** Sends one attempt. */
async function attempt(
  methods: Overridden,
  url: string,
  init: RequestInit,
  options: FinalRequestOptions,
): Promise<Response> {
  const request = { ...init, headers: new Headers(init.headers) };
  await methods.prepareRequest(request, { url, options });
  const { fetch } = methods; // called without `this`
  // A transport that takes plain headers accepts no other kind.
  const sent = 'takesPlainHeaders' in fetch ? { ...request, headers: Object.fromEntries(request.headers) } : request;
  if (!isOverridden(methods, 'fetchWithTimeout')) return fetch(url, sent);
  const { signal, ...rest } = sent;
  const controller = new AbortController();
  signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return methods.fetchWithTimeout(url, rest, options.timeout ?? methods.timeout, controller);
}

/** Default implementation of `authHeaders()`: the client's credentials, for all schemes. */
export async function authHeaders(client: Sender, options: FinalRequestOptions): Promise<NullableHeaders> {
  const methods = opened(client);
  const values = new Headers();
  for (const name of SCHEMES)
    for (const [header, value] of entriesOf(await methods[name](options)))
      if (value !== null) values.set(header, value);
  return { values, nulls: new Set() };
}

/** The header of one credential, if the client has that credential. */
export function schemeHeaders(client: Sender, name: keyof Credentials): NullableHeaders | undefined {
  const none = { apiToken: null, apiKey: null, apiEmail: null, userServiceKey: null };
  const headers = authorise(new Map(), { ...none, [name]: client[name] });
  return headers.size ? { values: new Headers(toPlain(headers)), nulls: new Set() } : undefined;
}

/** Default implementation of `makeStatusError()`. */
export const makeStatusError = (
  status: number,
  error: object,
  message: string | undefined,
  headers: Headers,
): APIError => APIError.generate(status, error, message, headers);

/** Default implementation of `buildRequest()`. */
export async function buildRequest(client: Sender, options: FinalRequestOptions): Promise<BuiltRequest> {
  const request = override(byPath(options), options);
  const headers = new Headers(buildHeaders(client, request, options, false));
  const {
    type,
    stop: _stop,
    asBytes: _asBytes,
    body,
    ...encoded
  } = await encodeBody(request, headers.get('content-type'), client);
  if (type) headers.set('content-type', type);
  const { signal, fetchOptions, timeout = client.timeout } = options;
  const req = {
    ...client.fetchOptions,
    ...fetchOptions,
    method: options.method,
    headers,
    ...(signal && { signal }),
    ...encoded,
    ...(body !== undefined && { body }),
  };
  return { req, url: opened(client).buildURL(request.path, request.query, options.defaultBaseURL), timeout };
}

/** Default implementation of `fetchWithTimeout()`. */
export async function fetchWithTimeout(
  { fetch }: Sender,
  url: string,
  init: RequestInit | undefined,
  ms: number,
  controller: AbortController,
): Promise<Response> {
  const abort = () => controller.abort();
  init?.signal?.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(abort, ms);
  try {
    return await fetch(url, { ...init, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}
