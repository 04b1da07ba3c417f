/** One request in flight through a dispatcher, and the bytes of its response. */
import type { Handler, RawHeaders } from './dispatcher.ts';

/** Status and headers of a response. */
export interface Head {
  readonly status: number;
  readonly statusText: string;
  readonly headers: RawHeaders;
}

/** The code that waits for the response. */
export interface Caller {
  readonly signal: AbortSignal | null | undefined;
  /** True if a redirect is an error. */
  readonly refusesRedirects: boolean;
  answer(head: Head): void;
  fail(error: unknown): void;
}

/** Bytes of an unread response that are buffered before the connection is paused. */
const HIGH_WATER = 65_536;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

// The messages of `fetch`, which programs match these errors by.
export const fetchFailed = (cause: unknown): TypeError => new TypeError('fetch failed', { cause });
export const terminated = (cause: unknown): TypeError => new TypeError('terminated', { cause });

// A response that was garbage-collected unread must not occupy its connection.
const dropped = new FinalizationRegistry<Exchange>((exchange) => exchange.cancel());

export class Exchange implements Handler {
  /** Released with the head: it references the response, which could otherwise never be collected. */
  #caller: Caller | undefined;
  readonly #signal: AbortSignal | null | undefined;
  #abortDispatch: ((reason: unknown) => void) | undefined;
  #resume: (() => void) | undefined;
  #hasHead = false;
  #isPaused = false;
  #isGathering = false;
  #isHeld = false;
  #failed: { readonly error: unknown } | undefined;
  #chunks: Uint8Array[] = [];
  #size = 0;
  #wake: (() => void) | undefined;
  /** True once the whole response has arrived, or nothing more will. */
  isDone = false;

  constructor(caller: Caller) {
    this.#caller = caller;
    this.#signal = caller.signal;
    caller.signal?.addEventListener('abort', this);
  }

  /** The caller's signal was aborted. */
  handleEvent(): void {
    this.#stop(this.#signal?.reason);
  }

  onConnect(abort: (reason: unknown) => void): void {
    if (this.#failed) abort(this.#failed.error);
    else this.#abortDispatch = abort;
  }

  onHeaders(status: number, headers: RawHeaders, resume: () => void, statusText = ''): boolean {
    if (status < 200 || this.isDone) return true;
    if (this.#caller?.refusesRedirects && REDIRECTS.has(status)) {
      this.#stop(fetchFailed(new Error('unexpected redirect')));
      return true;
    }
    this.#hasHead = true;
    this.#resume = resume;
    this.#caller?.answer({ status, statusText, headers });
    this.#caller = undefined;
    return true;
  }

  onData(chunk: Uint8Array): boolean {
    if (this.isDone) return false;
    if (!chunk.byteLength) return true;
    this.#chunks.push(chunk);
    this.#size += chunk.byteLength;
    if (this.#isGathering) return true;
    this.#isPaused = this.#size >= HIGH_WATER;
    this.#tell();
    return !this.#isPaused;
  }

  onComplete(): void {
    this.#end();
  }

  onError(cause: unknown): void {
    if (!this.isDone) this.#fail(this.#hasHead ? terminated(cause) : fetchFailed(cause));
  }

  /** The reason for which the response ended early, if it did. */
  get failure(): unknown {
    return this.#failed?.error;
  }

  /** Cancels the response if its last holder is collected before all of it has arrived. */
  endsWith(holder: object): void {
    if (this.isDone) return;
    this.#hold();
    this.#isHeld = true;
    dropped.register(holder, this, this);
  }

  /** Reads all bytes, without a stream in between. */
  async gather(): Promise<Uint8Array> {
    this.#hold();
    this.#isGathering = true;
    while (!this.isDone) await this.#more();
    if (this.#failed) throw this.#failed.error;
    const [first, ...others] = this.#chunks;
    if (first && !others.length) return first;
    const all = new Uint8Array(this.#size);
    let at = 0;
    for (const chunk of this.#chunks.splice(0)) {
      all.set(chunk, at);
      at += chunk.byteLength;
    }
    return all;
  }

  /** Reads the next bytes; undefined at the end. */
  async next(): Promise<Uint8Array | undefined> {
    for (;;) {
      if (this.#failed) throw this.#failed.error;
      const chunk = this.#chunks.shift();
      if (chunk) {
        this.#size -= chunk.byteLength;
        return chunk;
      }
      if (this.isDone) return undefined;
      await this.#more();
    }
  }

  [Symbol.asyncIterator](): AsyncIterator<Uint8Array, undefined> {
    return {
      next: async () => {
        const value = await this.next();
        return value ? { value, done: false } : { value, done: true };
      },
      return: async () => {
        this.cancel();
        return { value: undefined, done: true };
      },
    };
  }

  cancel(reason: unknown = new DOMException('The operation was aborted.', 'AbortError')): void {
    if (!this.isDone) this.#stop(reason);
  }

  /** Stops tracking the holder: its collection no longer cancels the response. */
  #hold(): void {
    if (this.#isHeld) dropped.unregister(this);
  }

  /** Resolves when there are more bytes to read, or at the end. */
  #more(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      if (!this.#isPaused) return;
      this.#isPaused = false;
      this.#resume?.();
    });
  }

  #tell(): void {
    const wake = this.#wake;
    this.#wake = undefined;
    wake?.();
  }

  #end(): void {
    this.isDone = true;
    this.#signal?.removeEventListener('abort', this);
    this.#tell();
  }

  #fail(error: unknown): void {
    this.#failed = { error };
    this.#caller?.fail(error);
    this.#caller = undefined;
    this.#end();
  }

  #stop(reason: unknown): void {
    if (this.isDone) return;
    this.#fail(reason);
    this.#abortDispatch?.(reason);
  }
}
