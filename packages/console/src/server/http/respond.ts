/** Sends responses: common headers, JSON, and files with a compressed form. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Reply } from '../reply.ts';
import type { Refused } from './refused.ts';

export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export const NO_STORE = { 'cache-control': 'no-store' };

/** Sends chunks when the reader is ready; stops when it has left. */
export async function sendReply(response: ServerResponse, reply: Reply, gone: AbortSignal): Promise<void> {
  const { status = 200, body, end } = reply;
  const headers = { ...SAFE_HEADERS, ...NO_STORE, ...reply.headers };
  try {
    if (body instanceof Uint8Array) {
      response.writeHead(status, { 'content-length': String(body.length), ...headers }).end(body);
      return;
    }
    response.writeHead(status, headers);
    for await (const chunk of body) if (!response.write(chunk)) await once(response, 'drain', { signal: gone });
    response.end();
  } catch (error) {
    if (!gone.aborted) throw error;
  } finally {
    await end?.();
  }
}

export function sendJson(
  response: ServerResponse,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
): void {
  const body = Buffer.from(JSON.stringify(value));
  const length = { 'content-type': 'application/json', 'content-length': String(body.length) };
  response.writeHead(status, { ...SAFE_HEADERS, ...NO_STORE, ...length, ...headers });
  response.end(body);
}

export function sendRefusal(response: ServerResponse, refused: Refused): void {
  sendJson(response, refused.body, refused.headers, refused.status);
}

export interface StaticFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  /** Compressed on first request; undefined if that saves nothing. */
  compressed(): Promise<Buffer | undefined>;
}

const compress = promisify(gzip);
/** Images and fonts are already compressed. */
const COMPRESSIBLE = /^text\/|json|javascript|svg|wasm|manifest/;
const MIN = 1024;

export function staticFile(bytes: Buffer, type: string, cache: string): StaticFile {
  let smaller: Promise<Buffer | undefined> | undefined;
  const isWorthIt = bytes.length >= MIN && COMPRESSIBLE.test(type);
  return {
    bytes,
    type,
    cache,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    compressed: async () => {
      if (!isWorthIt) return undefined;
      smaller ??= compress(bytes);
      return smaller;
    },
  };
}

export async function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): Promise<void> {
  const { headers, method } = request;
  const known = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  const isGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers['accept-encoding'] ?? '');
  const small = isGzip ? await file.compressed() : undefined;
  // The compressed form is a separate representation and needs its own ETag.
  const etag = small === undefined ? file.etag : file.etag.replace(/"$/, '-gzip"');
  const common = { ...SAFE_HEADERS, 'cache-control': file.cache, etag, vary: 'accept-encoding' };
  if (known.includes(etag)) {
    response.writeHead(304, common).end();
    return;
  }
  const body = small ?? file.bytes;
  response.writeHead(200, {
    ...common,
    'content-type': file.type,
    'content-length': String(body.length),
    ...(small === undefined ? {} : { 'content-encoding': 'gzip' }),
  });
  response.end(method === 'HEAD' ? undefined : body);
}
