/** Captures the request of a call from the client itself, without sending it. */
import { isFile, isObject } from '@flarewire/schema';
import type { Params } from './params.ts';

/** The `Cloudflare` class of `flarewire`, loaded by the caller on demand. */
export type ClientClass = new (options: {
  apiToken: string;
  baseURL: string;
  maxRetries: number;
  logLevel: 'off';
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}) => object;

export interface WirePart {
  readonly name: string;
  readonly filename: string | undefined;
  readonly type: string | undefined;
  /** The text of a field; undefined for a part that is a file of the caller. */
  readonly text: string | undefined;
}

export type WireBody =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly parts: readonly WirePart[] }
  /** One of the files in the parameters. */
  | { readonly kind: 'file'; readonly file: unknown };

export interface WireRequest {
  readonly method: string;
  readonly url: string;
  /** Without credentials and headers common to all requests. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: WireBody | undefined;
}

/** `content-type` → `Content-Type`. */
export const headerTitle = (name: string): string => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

const OWN = new Set(['authorization', 'user-agent', 'api-version']);

/** @throws the client's UsageError if the parameters are invalid */
export async function requestOf(
  Client: ClientClass,
  operation: string,
  params: Params,
  baseURL: string,
): Promise<WireRequest> {
  const sent: { url: string; init: RequestInit }[] = [];
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    sent.push({ url, init });
    return Promise.reject(new Error('taken'));
  };
  const client = new Client({ apiToken: 'none', baseURL, maxRetries: 0, logLevel: 'off', fetch });
  // Called by name, so that the thousands of types of the class are not loaded.
  const { call } = client as { call(name: string, params: Params): PromiseLike<unknown> };
  const failure = await Promise.resolve(call.call(client, operation, params)).catch((error: unknown) => error);
  const [request] = sent;
  if (request === undefined) throw failure;
  const { url, init } = request;
  const all = [...new Headers(init.headers)];
  const type = all.find(([name]) => name === 'content-type')?.[1];
  const body = await bodyOf(init.body, type, params);
  const isUsual = ([name, value]: [string, string]): boolean =>
    OWN.has(name) ||
    (name === 'accept' && (value === 'application/json' || value === '*/*')) ||
    (name === 'content-type' && body?.kind === 'form');
  return { method: init.method ?? 'GET', url, headers: all.filter((header) => !isUsual(header)), body };
}

async function bodyOf(body: RequestInit['body'], type = '', params: Params): Promise<WireBody | undefined> {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string') return textBody(body, type);
  if (!type.startsWith('multipart/form-data') || body instanceof ReadableStream)
    return { kind: 'file', file: fileIn(params) };
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const parts = [...form].map(([name, value]) => partOf(name, value, params));
  return { kind: 'form', parts: await Promise.all(parts) };
}

function textBody(text: string, type: string): WireBody {
  if (!/json/.test(type) || /ndjson/.test(type)) return { kind: 'text', text };
  try {
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    return { kind: 'text', text };
  }
}

async function partOf(name: string, value: FormDataEntryValue, params: Params): Promise<WirePart> {
  if (typeof value === 'string') return { name, filename: undefined, type: undefined, text: value };
  const given = params[name];
  // Written by the client: the JSON part next to the files of a script.
  const isOwn = given !== undefined && !isFile(given) && (isObject(given) || typeof given === 'string');
  const isText = isOwn && value.type.toLowerCase().startsWith('application/json');
  return {
    name,
    filename: value.name,
    type: value.type.toLowerCase() || undefined,
    text: isText ? await value.text() : undefined,
  };
}

function fileIn(value: unknown): unknown {
  if (isFile(value)) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const found = fileIn(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
