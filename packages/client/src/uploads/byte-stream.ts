/** Reads the bytes of any streamable value one chunk at a time, and converts them to the stream that fetch accepts. */
import { UsageError } from '../errors/usage-error.ts';
import { type Chunks, isBlob } from '../request/uploadable.ts';

/** Bytes that can be read once, in order. */
export interface ByteSource {
  /** Reads the next bytes, never an empty chunk; undefined at the end. */
  read(): Promise<Uint8Array | undefined>;
  /** Stops reading and releases the source. Never rejects. */
  close(reason?: unknown): Promise<void>;
}

interface Steps {
  next(): Promise<{ done?: boolean | undefined; value?: unknown }>;
  close(reason: unknown): unknown;
}

/** Before the first `read()`, nothing of the value is read and a stream is not locked. */
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
        // An empty chunk would end a body with chunked encoding.
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
    const reader = (value as ReadableStream).getReader(); // checked in the condition
    return { next: () => reader.read(), close: (reason) => reader.cancel(reason) };
  }
  const iterator = (value as Chunks)[Symbol.asyncIterator](); // the only other kind of stream
  return {
    next: () => iterator.next(),
    close: (): unknown => {
      // A generator waits for its pending next(); a Node stream can be destroyed at once, and has a file open even if
      // unread.
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

/** A body whose sender can stop reading it. */
export type Stoppable = ReadableStream<Uint8Array> & { readonly stop: (reason?: unknown) => void };

/**
 * Pulls only on demand, so that a slow receiver applies backpressure. Has `stop()`, because Node's fetch neither
 * cancels the body of a failed request nor stops reading it.
 */
export function toStream({ read, close }: ByteSource): Stoppable {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  // `ReadableStream.from()` is not available everywhere.
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
  const stop = (reason: unknown = new Error('the request has already ended')) => {
    control?.error(reason);
    void close(reason);
  };
  return Object.assign(stream, { stop });
}
