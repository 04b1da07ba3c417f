/** Reads request bodies up to a size limit. */
import type { IncomingMessage } from 'node:http';
import { parseData } from './data-text.ts';
import { Refused } from './refused.ts';

const MEGABYTE = 1024 * 1024;
export const MAX_JSON = 16 * MEGABYTE;

/** The lower-case media type of a message, and its boundary for a form. */
export function mediaType(request: IncomingMessage): { readonly type: string; readonly boundary: string | undefined } {
  const header = request.headers['content-type'] ?? '';
  const type = header.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const match = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(header);
  return { type, boundary: match?.[1] ?? match?.[2] };
}

/** @throws Refused 400, 413, 415 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (mediaType(request).type !== 'application/json') {
    throw new Refused(415, 'UnsupportedMediaType', 'The body must be application/json.');
  }
  checkLength(request, MAX_JSON);
  return parseData(String(await readAll(request, MAX_JSON)));
}

/** Rejects by the announced length before reading anything. */
export function checkLength(request: IncomingMessage, most: number): void {
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(most);
}

export async function readAll(source: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of unending(source)) {
    length += chunk.length;
    if (length > most) throw tooLarge(most);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The same chunks; stopping early leaves the connection open, because it still has to carry the error response. */
async function* unending(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
}

export function tooLarge(most: number): Refused {
  return new Refused(413, 'TooLarge', `The body is larger than ${most / MEGABYTE} MB, the limit of the console.`);
}
