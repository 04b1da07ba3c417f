/** Creates a File from any file-like input: File, Blob, Response, stream, async iterable, bytes, text. */

import { CloudflareError } from '../errors/usage-error.ts';
import { fileName, isBlob, isBytes, isChunks, isResponse } from '../request/uploadable.ts';
import type { Uploadable } from '../types.ts';
import { byteSource } from './byte-stream.ts';

export interface FileOptions {
  readonly type?: string;
  readonly lastModified?: number;
}

type Bytes = string | ArrayBuffer | ArrayBufferView;
export type ToFileInput = Uploadable | Bytes | PromiseLike<Uploadable | Bytes>;

/**
 * Creates a File. The name is the second argument, else that of the value. Streams are read into memory; to stream a
 * file, pass the stream to the call directly.
 *
 * @example const file = await toFile(await readFile('logo.png'), 'logo.png', { type: 'image/png' });
 */
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
  const source = byteSource(value);
  const parts = [];
  for (let bytes = await source.read(); bytes; bytes = await source.read()) parts.push(bytes);
  return parts;
}
