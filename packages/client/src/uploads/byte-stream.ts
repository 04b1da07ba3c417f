/** Reads the bytes of whatever streams, one chunk at a time, and writes them as the stream that fetch takes. */
import { UsageError } from '../errors/usage-error.ts';
import { type Chunks, isBlob } from '../request/uploadable.ts';

/** Bytes that are read once, in order. */
export interface ByteSource {
  /** The next bytes, never none of them; undefined at the end. */
  read(): Promise<Uint8Array | undefined>;
  /** Says that nobody reads on. Never rejects. */
  close(reason?: unknown): Promise<void>;
}

interface Steps {
  next(): Promise<{ done?: boolean | undefined; value?: unknown }>;
  close(reason: unknown): unknown;
}

/** Nothing of the value is read, and a stream not locked, before the first `read()`. */
export function byteSource(value: unknown): ByteSource {
  let steps: Steps | undefined;
  const open = (): Steps => {
    steps ??= stepsOf(value);
    return steps;
  };
  return {
    async read() {
      for (;;) {
        const { done, value: chunk } = await open().next();
        if (done) return undefined;
        const bytes = await toBytes(chunk);
        // A chunk without bytes would end the body, where it is sent in chunks.
        if (bytes.byteLength > 0) return bytes;
      }
    },
    async close(reason) {
      try {
        await open().close(reason);
      } catch {}
    },
  };
}

function stepsOf(value: unknown): Steps {
  if ('getReader' in Object(value)) {
    const reader = (value as ReadableStream).getReader(); // it has one
    return { next: () => reader.read(), close: (reason) => reader.cancel(reason) };
  }
  const iterator = (value as Chunks)[Symbol.asyncIterator](); // the only other thing that streams
  return {
    next: () => iterator.next(),
    close: (): unknown => {
      // A generator waits for its own next(); a Node stream can be told at once, and has a file open even when unread.
      Object(value).destroy?.();
      return iterator.return?.();
    },
  };
}

async function toBytes(chunk: unknown): Promise<Uint8Array> {
  if (typeof chunk === 'string') return new TextEncoder().encode(chunk);
  if (chunk instanceof Uint8Array) return chunk;
  if (ArrayBuffer.isView(chunk)) return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  if (chunk instanceof ArrayBuffer) return new Uint8Array(chunk);
  if (isBlob(chunk)) return new Uint8Array(await chunk.arrayBuffer());
  const got = chunk === null ? 'null' : typeof chunk;
  throw new UsageError(`a request stream yielded ${got}; its chunks must be bytes or text`);
}

/** A body of which whoever sends it can say that nobody reads on. */
export type Stoppable = ReadableStream<Uint8Array> & { readonly stop: (reason?: unknown) => void };

/**
 * Reads only when it is asked to, so that a slow receiver holds the source back. Has `stop()`, as Node's fetch neither cancels
 * the body of a request that failed nor stops reading it.
 */
export function toStream({ read, close }: ByteSource): Stoppable {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  // `ReadableStream.from()` is not everywhere.
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        control = controller;
      },
      async pull(controller) {
        const bytes = await read();
        if (bytes) controller.enqueue(bytes);
        else controller.close();
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
  const stop = (reason: unknown = new Error('the request has ended')) => {
    control?.error(reason);
    void close(reason);
  };
  return Object.assign(stream, { stop });
}
