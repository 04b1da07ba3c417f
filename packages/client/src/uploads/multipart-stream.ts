/**
 * Multipart forms (RFC 7578) as a Blob or a stream. FormData would change the line breaks of texts, and only the
 * platform's own fetch supports it.
 */

import type { Part } from '../operation.ts';
import { isBlob, isBytes, isChunks, isResponse } from '../request/uploadable.ts';
import type { Uploadable } from '../types.ts';
import { type ByteSource, byteSource, type Stoppable, toStream } from './byte-stream.ts';
import { headOf, makeBoundary, typeOf } from './form-part.ts';

/** A streamed form has its own content type, including the boundary. */
export type FormStream = Stoppable & { readonly type: string };

/**
 * The stream of a part that can be read only once; undefined if it is in memory or in a file, so that its length is
 * known.
 */
const streamOf = (value: Part['value']): unknown => {
  if (isChunks(value)) return value;
  return isResponse(value) && !isBlob(value) ? Object(value).body : undefined;
};

/**
 * Combines bytes and Blobs in one Blob: nothing is read before sending, the length is known, and it can be sent again.
 * With a stream among the parts the form is one.
 */
export async function encodeForm(parts: readonly Part[]): Promise<Blob | FormStream> {
  if (parts.some(({ value }) => streamOf(value))) return streamForm(parts);
  const boundary = makeBoundary();
  const pieces: BlobPart[] = [];
  for (const part of parts) {
    const { value } = part;
    const content = isResponse(value) ? await value.blob() : value;
    const isForeign = isBlob(content) && !(content instanceof Blob); // of a polyfill
    pieces.push(
      headOf(part, boundary),
      isForeign ? await (content as Blob).arrayBuffer() : (content as BlobPart),
      '\r\n',
    );
  }
  return new Blob([...pieces, `--${boundary}--\r\n`], { type: typeOf(boundary) });
}

/** Streams the parts in sequence, each read only as fast as it is sent. */
function streamForm(parts: readonly Part[]): FormStream {
  const boundary = makeBoundary();
  const text = new TextEncoder();
  const waiting = [...parts];
  let current: ByteSource | undefined;
  let ended = false;
  const close = async (reason?: unknown) => {
    // An unread part may have a file open.
    const rest = waiting.splice(0).map(({ value }) => streamOf(value) && byteSource(streamOf(value)));
    await Promise.all([current, ...rest].map((source) => (source as ByteSource | undefined)?.close(reason)));
  };
  const read = async () => {
    if (current) {
      const bytes = await current.read();
      if (bytes) return bytes;
      current = undefined;
      return text.encode('\r\n');
    }
    const part = waiting.shift();
    if (part) {
      const { value } = part;
      if (typeof value !== 'string') current = sourceOf(value);
      return text.encode(headOf(part, boundary) + (typeof value === 'string' ? `${value}\r\n` : ''));
    }
    if (ended) return undefined;
    ended = true;
    return text.encode(`--${boundary}--\r\n`);
  };
  const readOrClose = () => read().catch((error) => close(error).then(() => Promise.reject(error)));
  return Object.assign(toStream({ read: readOrClose, close }), { type: typeOf(boundary) });
}

function sourceOf(value: Uploadable): ByteSource {
  const stream = streamOf(value) ?? (isBlob(value) && 'stream' in value ? value.stream() : undefined);
  return byteSource(stream ?? once(value));
}

/** Yields bytes, or the content of Blobs and Responses of polyfills, as one chunk. */
async function* once(value: Uploadable) {
  yield isBytes(value) ? value : await (value as Blob | Response).arrayBuffer();
}
