/** The `Response` of an exchange: the standard interface, with headers, streams and the rest created on first use. */
import { type Coding, codingsOf, decompressed, decompressing } from './decompress.ts';
import type { RawHeaders } from './dispatcher.ts';
import { type Exchange, type Head, terminated } from './exchange.ts';

/** The request of a response. */
export interface Asked {
  readonly url: string;
  readonly method: string;
}

const decoder = new TextDecoder();

const text = (value: Uint8Array | string): string =>
  typeof value === 'string' ? value : Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('latin1');

function pairsOf(raw: RawHeaders): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (let i = 0; i + 1 < raw.length; i += 2) {
    const name = text(raw[i] as Uint8Array | string).toLowerCase(); // names are never lists
    const value = raw[i + 1] ?? '';
    for (const one of Array.isArray(value) ? value : [value]) pairs.push([name, text(one)]);
  }
  return pairs;
}

/** Headers of a response. `get` and `has` read the raw pairs; everything else creates a real `Headers`. */
class AnswerHeaders implements Headers {
  readonly #pairs: readonly [name: string, value: string][];
  #real: Headers | undefined;

  constructor(raw: RawHeaders) {
    this.#pairs = pairsOf(raw);
  }

  #whole(): Headers {
    this.#real ??= new Headers([...this.#pairs]);
    return this.#real;
  }

  get(name: string): string | null {
    const wanted = `${name}`.toLowerCase();
    let found: string | null = null;
    for (const [key, value] of this.#pairs) if (key === wanted) found = found === null ? value : `${found}, ${value}`;
    return found;
  }
  has(name: string): boolean {
    return this.get(name) !== null;
  }
  getSetCookie(): string[] {
    return this.#whole().getSetCookie();
  }
  forEach(callback: (value: string, name: string, headers: Headers) => void, self?: unknown): void {
    for (const [name, value] of this.#whole()) callback.call(self, value, name, this);
  }
  entries(): HeadersIterator<[string, string]> {
    return this.#whole().entries();
  }
  keys(): HeadersIterator<string> {
    return this.#whole().keys();
  }
  values(): HeadersIterator<string> {
    return this.#whole().values();
  }
  [Symbol.iterator](): HeadersIterator<[string, string]> {
    return this.entries();
  }
  append(): never {
    throw new TypeError('immutable');
  }
  set(): never {
    return this.append();
  }
  delete(): never {
    return this.append();
  }
  [Symbol.for('nodejs.util.inspect.custom')](): Headers {
    return this.#whole();
  }
}

const BODILESS = new Set([204, 205, 304]);

class AnswerResponse implements Response {
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  readonly type = 'basic';
  readonly redirected = false;
  readonly #asked: Asked;
  readonly #head: Head;
  readonly #exchange: Exchange;
  #headers: Headers | undefined;
  #isRead = false;
  /** A real `Response` that holds the body, created when more than all of its bytes is requested. */
  #real: Response | undefined;

  constructor(asked: Asked, head: Head, exchange: Exchange, real?: Response) {
    this.status = head.status;
    this.statusText = head.statusText;
    this.url = asked.url;
    this.#asked = asked;
    this.#head = head;
    this.#exchange = exchange;
    this.#real = real;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }
  get headers(): Headers {
    this.#headers ??= new AnswerHeaders(this.#head.headers);
    return this.#headers;
  }
  get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    return this.#whole().body;
  }
  get bodyUsed(): boolean {
    return this.#isRead || (this.#real?.bodyUsed ?? false);
  }
  async text(): Promise<string> {
    return this.#real ? this.#real.text() : decoder.decode(await this.#gather());
  }
  async json(): Promise<unknown> {
    return this.#real ? this.#real.json() : JSON.parse(decoder.decode(await this.#gather()));
  }
  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    // The dispatcher's bytes may be a view of shared memory.
    return this.#real ? this.#real.bytes() : new Uint8Array(await this.#gather());
  }
  async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#real ? this.#real.arrayBuffer() : (await this.bytes()).buffer;
  }
  async blob(): Promise<Blob> {
    return this.#whole().blob();
  }
  async formData(): Promise<FormData> {
    return this.#whole().formData();
  }
  clone(): Response {
    return new AnswerResponse(this.#asked, this.#head, this.#exchange, this.#whole().clone());
  }
  [Symbol.for('nodejs.util.inspect.custom')](): object {
    const { status, statusText, headers, bodyUsed, ok, redirected, type, url } = this;
    return { status, statusText, headers, bodyUsed, ok, redirected, type, url };
  }

  async #gather(): Promise<Uint8Array> {
    if (this.#isRead) throw new TypeError('Body is unusable: Body has already been read');
    this.#isRead = !this.#isBodiless;
    const bytes = await this.#exchange.gather();
    try {
      const list = this.#codings();
      return list.length ? await decompressed(bytes, list) : bytes;
    } catch (error) {
      throw terminated(error);
    }
  }

  get #isBodiless(): boolean {
    return this.#asked.method === 'HEAD' || BODILESS.has(this.status);
  }

  #codings(): readonly Coding[] {
    return this.#isBodiless ? [] : codingsOf(this.headers.get('content-encoding'));
  }

  #whole(): Response {
    if (this.#real) return this.#real;
    if (this.#isRead) {
      this.#real = new Response('');
      void this.#real.text();
      return this.#real;
    }
    // Blobs and forms take their type from the headers.
    this.#real = new Response(this.#isBodiless ? null : this.#stream(), { headers: [...this.headers] });
    return this.#real;
  }

  #stream(): ReadableStream {
    const exchange = this.#exchange;
    const list = this.#codings();
    const stream = byteStream(exchange, list.length ? decompressing(exchange, list) : exchange);
    exchange.endsWith(stream);
    return stream;
  }
}

/** Streams the bytes, each chunk in its own memory: a byte stream detaches the buffer of each chunk. */
function byteStream(exchange: Exchange, source: AsyncIterable<Uint8Array>): ReadableStream {
  const bytes = source[Symbol.asyncIterator]();
  return new ReadableStream({
    type: 'bytes',
    async pull(controller) {
      const { value, done } = await bytes.next().catch((error: unknown) => {
        throw exchange.failure ?? terminated(error);
      });
      if (!done) return controller.enqueue(new Uint8Array(value));
      controller.close();
      controller.byobRequest?.respond(0);
    },
    cancel(reason) {
      exchange.cancel(reason);
      // Stop the decoders, which may be waiting for bytes that will never arrive.
      bytes.return?.().catch(() => {});
    },
  });
}

/** Makes `instanceof` true, and `constructor` equal to that of responses of `fetch`. */
function link(own: object, real: { readonly prototype: object }): void {
  Object.setPrototypeOf(own, real.prototype);
  Object.defineProperty(own, 'constructor', { value: real, configurable: true, writable: true });
}

let isLinked = false;

/** Touching the global `Response` loads Node's fetch, so this is deferred to the first request. */
export function responseOf(asked: Asked, head: Head, exchange: Exchange): Response {
  if (!isLinked) {
    link(AnswerHeaders.prototype, Headers);
    link(AnswerResponse.prototype, Response);
    isLinked = true;
  }
  return new AnswerResponse(asked, head, exchange);
}
