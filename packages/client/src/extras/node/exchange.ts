/** One request on its way through a dispatcher, and the bytes of its answer. */
import type { Handler, RawHeaders } from './dispatcher.ts';

/** The start of an answer. */
export interface Head {
  readonly status: number;
  readonly statusText: string;
  readonly headers: RawHeaders;
}

/** Who waits for the answer. */
export interface Caller {
  readonly signal: AbortSignal | null | undefined;
  /** Whether a redirect is an error. */
  readonly refusesRedirects: boolean;
  answer(head: Head): void;
  fail(error: unknown): void;
}

/** Bytes of an unread answer that are kept before the connection is paused. */
const HIGH_WATER = 65_536;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

// The words of fetch, by which programs know these errors.
export const fetchFailed = (cause: unknown): TypeError => new TypeError('fetch failed', { cause });
export const terminated = (cause: unknown): TypeError => new TypeError('terminated', { cause });

// An answer that nobody reads or holds must not occupy its connection.
const dropped = new FinalizationRegistry<Exchange>((exchange) => exchange.cancel());

export class Exchange implements Handler {
  /** Gone with the head, as it leads to the answer, whose end is noticed when nobody holds it. */
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
  /** True when all of the answer has come, or nothing more will. */
  isDone = false;

  constructor(caller: Caller) {
    this.#caller = caller;
    this.#signal = caller.signal;
    caller.signal?.addEventListener('abort', this);
  }

  /** The caller's signal has aborted. */
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

  /** Why there is no more of the answer, if it did not end well. */
  get failure(): unknown {
    return this.#failed?.error;
  }

  /** Ends the answer when its last holder is gone before all of it has come. */
  endsWith(holder: object): void {
    if (this.isDone) return;
    this.#hold();
    this.#isHeld = true;
    dropped.register(holder, this, this);
  }

  /** All bytes, without a stream between them and the reader. */
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

  /** The next bytes; undefined at the end. */
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

  /** Nobody's end is this one's any more. */
  #hold(): void {
    if (this.#isHeld) dropped.unregister(this);
  }

  /** Resolves when there is more to read, or the end. */
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
