/** Tells what can be sent as a file from data. Small and synchronous: every plan asks it; uploads/encode.ts sends it. */
import type { ResponseLike, Uploadable } from '../types.ts';

export type Chunks = AsyncIterable<Uint8Array | string>;

const has = (value: unknown, key: PropertyKey): boolean => key in Object(value);

export const isBytes = (value: unknown): value is ArrayBuffer | ArrayBufferView =>
  value instanceof ArrayBuffer || ArrayBuffer.isView(value);

// By structure, not by class: polyfills and other realms have classes of their own.
export const isBlob = (value: unknown): value is Blob =>
  has(value, 'arrayBuffer') && has(value, 'slice') && has(value, 'size');
export const isResponse = (value: unknown): value is ResponseLike => has(value, 'blob') && has(value, 'url');
// Not every browser can iterate a ReadableStream.
export const isChunks = (value: unknown): value is Chunks | ReadableStream =>
  has(value, Symbol.asyncIterator) || has(value, 'getReader');

export const isUploadable = (value: unknown): value is Uploadable =>
  isBytes(value) || isBlob(value) || isResponse(value) || isChunks(value);

/** By its tag: packages have FormData classes of their own. */
export const isForm = (value: unknown): value is FormData =>
  value instanceof FormData || Object(value)[Symbol.toStringTag] === 'FormData';

/** True for what is sent byte for byte; false for data to be written as JSON or text. */
export const isRaw = (value: unknown): boolean =>
  isUploadable(value) || isForm(value) || value instanceof URLSearchParams;

/** The file name that a value carries: a File's own, the last part of a Response's URL or of a stream's path. */
export function fileName(value: unknown): string | undefined {
  const { name, filename, url, path } = Object(value);
  if (name) return String(name);
  // A stream's path may be a Buffer, hence the template.
  const place = url ? url.replace(/[?#].*/s, '') : (filename ?? path ?? '');
  return `${place}`.replace(/^.*[\\/]/s, '') || undefined;
}
