/** Distinguishes files from data. Small and synchronous, because every plan uses it; uploads/encode.ts sends files. */
import type { ResponseLike, Uploadable } from '../types.ts';

export type Chunks = AsyncIterable<Uint8Array | string>;

const has = (value: unknown, key: PropertyKey): boolean => key in Object(value);

export const isBytes = (value: unknown): value is ArrayBuffer | ArrayBufferView =>
  value instanceof ArrayBuffer || ArrayBuffer.isView(value);

// By structure, not by class: polyfills and other realms have their own classes.
export const isBlob = (value: unknown): value is Blob =>
  has(value, 'arrayBuffer') && has(value, 'slice') && has(value, 'size');
export const isResponse = (value: unknown): value is ResponseLike => has(value, 'blob') && has(value, 'url');
// Not every browser can iterate a ReadableStream.
export const isChunks = (value: unknown): value is Chunks | ReadableStream =>
  has(value, Symbol.asyncIterator) || has(value, 'getReader');

export const isUploadable = (value: unknown): value is Uploadable =>
  isBytes(value) || isBlob(value) || isResponse(value) || isChunks(value);

/** Checks the tag: some packages have their own FormData class. */
export const isForm = (value: unknown): value is FormData =>
  value instanceof FormData || Object(value)[Symbol.toStringTag] === 'FormData';

/** True for values sent byte for byte; false for data to be serialized as JSON or text. */
export const isRaw = (value: unknown): boolean =>
  isUploadable(value) || isForm(value) || value instanceof URLSearchParams;

/** File name of a value: a File's name, or the last segment of a Response's URL or a stream's path. */
export function fileName(value: unknown): string | undefined {
  const { name, filename, url, path } = Object(value);
  if (name) return String(name);
  // A stream's path may be a Buffer, hence the template.
  const place = url ? url.replace(/[?#].*/s, '') : (filename ?? path ?? '');
  return `${place}`.replace(/^.*[\\/]/s, '') || undefined;
}
