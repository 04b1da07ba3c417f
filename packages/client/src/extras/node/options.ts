/** Converts the arguments of `fetch` to a request for a dispatcher. */
import { acceptEncoding } from './decompress.ts';
import type { Dispatcher, DispatchOptions } from './dispatcher.ts';

export type Init = RequestInit & { readonly dispatcher?: Dispatcher };

/** Members of `init` that are handled here; any other requires `fetch`. */
const HANDLED = new Set(['method', 'headers', 'body', 'signal', 'redirect', 'duplex', 'dispatcher']);

export interface Prepared {
  /** The value of `response.url`. */
  readonly url: string;
  readonly options: DispatchOptions;
}

/** undefined if the request has something that only `fetch` handles. */
export function prepared(given: string, init: Init): Prepared | undefined {
  const { method = 'GET', headers, redirect } = init;
  for (const name in init) if (!HANDLED.has(name) && Reflect.get(init, name) !== undefined) return undefined;
  if (typeof given !== 'string' || (redirect !== 'manual' && redirect !== 'error')) return undefined;
  const body = bodyOf(init.body);
  const url = parse(given);
  if (body === undefined || !url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  const sent = headersOf(headers, url.protocol === 'https:');
  if (typeof body === 'string') sent['content-type'] ??= 'text/plain;charset=UTF-8';
  url.hash = '';
  const { origin, href, pathname, search } = url;
  return { url: href, options: { origin, path: pathname + search, method, headers: sent, body, maxRedirections: 0 } };
}

// Node 20 has no URL.parse.
function parse(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

/** undefined for bodies that `fetch` gives a content type or encodes as a form. */
function bodyOf(body: unknown): DispatchOptions['body'] | undefined {
  if (body === undefined || body === null) return null;
  if (typeof body === 'string') return body;
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  return Symbol.asyncIterator in Object(body) ? bytesOf(body as AsyncIterable<unknown>) : undefined; // checked
}

async function* bytesOf(body: AsyncIterable<unknown>): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of body) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('Received non-Uint8Array chunk');
    yield chunk;
  }
}

function headersOf(given: HeadersInit | undefined, isSecure: boolean): Record<string, string> {
  const headers: Record<string, string> = { accept: '*/*', 'user-agent': 'node' };
  const entries =
    Symbol.iterator in Object(given) ? (given as Iterable<[string, string]>) : Object.entries(given ?? {}); // pairs
  for (const [name, value] of entries) headers[name.toLowerCase()] = `${value}`;
  headers['accept-encoding'] ??= 'range' in headers ? 'identity' : acceptEncoding(isSecure);
  return headers;
}
