/** A static server for the built site, on this machine alone; it compresses and lets browsers keep files as a real one would. */

import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Ways to compress, the best first. */
const WAYS = {
  br: (body: Buffer): Buffer => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer): Buffer => gzipSync(body),
} as const;

export interface Served {
  /** Without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** @param port 0 takes a free one */
export async function serve(folder: string, port: number): Promise<Served> {
  const server = createServer(async (request, response) => {
    const path = pathOf(request.url ?? '/', folder);
    const file = path === undefined ? undefined : await fileOf(path);
    if (file !== undefined && file !== path && request.url?.split('?')[0]?.endsWith('/') === false) {
      response.writeHead(301, { location: `${request.url?.split('?')[0]}/` }).end();
      return;
    }
    const status = file === undefined ? 404 : 200;
    const shown = file ?? join(folder, '404.html');
    const body = await readFile(shown).catch(() => Buffer.from('Not found'));
    const type = TYPES[extname(shown)] ?? 'application/octet-stream';
    // Names of these files change with what they hold.
    const isKept = /[/\\](_astro|fonts)[/\\]/.test(shown);
    const cache = isKept ? 'public, max-age=31536000, immutable' : 'no-cache';
    const way = /text|json|javascript|svg/.test(type) ? wayFor(request.headers['accept-encoding']) : undefined;
    const encoding = way === undefined ? {} : { 'content-encoding': way, vary: 'accept-encoding' };
    response.writeHead(status, { 'content-type': type, 'cache-control': cache, ...encoding });
    response.end(request.method === 'HEAD' ? undefined : way === undefined ? body : WAYS[way](body));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo; // a socket of TCP
  return { url: `http://127.0.0.1:${taken}`, close: async () => void server.close().closeAllConnections() };
}

function wayFor(accepted: string | string[] | undefined): keyof typeof WAYS | undefined {
  const names = String(accepted)
    .split(',')
    .map((part) => part.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined;
}

/** Undefined for an address that leads out of the folder. */
function pathOf(url: string, folder: string): string | undefined {
  try {
    const path = normalize(join(folder, decodeURIComponent(new URL(url, 'http://site').pathname)));
    return path === folder || path.startsWith(folder + sep) ? path : undefined;
  } catch {
    return undefined;
  }
}

async function fileOf(path: string): Promise<string | undefined> {
  for (const file of [path, join(path, 'index.html')])
    if ((await stat(file).catch(() => undefined))?.isFile()) return file;
  return undefined;
}
