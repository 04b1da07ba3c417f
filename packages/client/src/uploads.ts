/** Turns what callers hand over as a file (File, Blob, Response, fs stream, async iterable, bytes) into what fetch sends. */
import { CloudflareError } from './errors.ts';
import type { ResponseLike, Uploadable } from './types.ts';

export interface FileOptions {
  readonly type?: string;
  readonly lastModified?: number;
}

type Bytes = string | ArrayBuffer | ArrayBufferView;
export type ToFileInput = Uploadable | Bytes | PromiseLike<Uploadable | Bytes>;

type Chunks = AsyncIterable<Uint8Array | string>;

const has = (value: unknown, key: PropertyKey): boolean => key in Object(value);

const isBytes = (value: unknown): value is ArrayBuffer | ArrayBufferView =>
  value instanceof ArrayBuffer || ArrayBuffer.isView(value);

// By structure, not by class: polyfills and other realms have classes of their own.
const isBlob = (value: unknown): value is Blob =>
  has(value, 'arrayBuffer') && has(value, 'slice') && has(value, 'size');
const isResponse = (value: unknown): value is ResponseLike => has(value, 'blob') && has(value, 'url');
const isChunks = (value: unknown): value is Chunks => has(value, Symbol.asyncIterator);

export const isUploadable = (value: unknown): value is Uploadable =>
  isBytes(value) || isBlob(value) || isResponse(value) || isChunks(value);

/** The file name that a value carries: a File's own, the last part of a Response's URL or of a stream's path. */
export function fileName(value: unknown): string | undefined {
  const { name, filename, url, path } = Object(value);
  if (name) return String(name);
  // A stream's path may be a Buffer, hence the template.
  const place = url ? url.replace(/[?#].*/s, '') : (filename ?? path ?? '');
  return `${place}`.replace(/.*[\\/]/s, '') || undefined;
}

/** Makes a File. The name comes from the second argument, else from the value itself. */
export async function toFile(input: ToFileInput, name?: string | null, options?: FileOptions): Promise<File> {
  const value = await input;
  if (value instanceof File && !name && !options) return value;
  const parts = await toParts(value);
  const type = options?.type ?? parts.find((part) => part instanceof Blob)?.type;
  const given = name || (typeof value === 'object' ? fileName(value) : undefined);
  return new File(parts as BlobPart[], given ?? 'unknown_file', { ...options, ...(type && { type }) }); // bytes, text, Blobs
}

async function toParts(value: unknown): Promise<(Bytes | Blob)[]> {
  if (typeof value === 'string' || isBytes(value)) return [value];
  if (isResponse(value)) return [await value.blob()];
  if (isBlob(value)) return [value instanceof Blob ? value : await (value as Blob).arrayBuffer()];
  if (!isChunks(value))
    throw new CloudflareError(`Cannot make a file of a value of type ${value === null ? 'null' : typeof value}`);
  const parts = [];
  for await (const chunk of value) parts.push(...(await toParts(chunk)));
  return parts;
}

/** True for what fetch sends as it is; false for data to be written as JSON or text. */
export const isRaw = (value: unknown): boolean =>
  isUploadable(value) || [FormData, URLSearchParams, ReadableStream].some((kind) => value instanceof kind);

/** The same, as fetch takes it. */
export function toRaw(value: unknown): BodyInit {
  if (isResponse(value) && !isBlob(value)) return (value as Response).body ?? '';
  return isChunks(value) && !(value instanceof ReadableStream) ? toStream(value) : (value as BodyInit); // isRaw() said so
}

// ReadableStream.from() is missing in some supported runtimes.
function toStream(chunks: Chunks): ReadableStream {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === 'string' ? new TextEncoder().encode(value) : value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
