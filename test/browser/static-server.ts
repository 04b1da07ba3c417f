/** Serves folders of files to a browser, and pages without content. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

export interface StaticServer {
  readonly url: string;
  /** Compressed bytes of each served file, by path. */
  readonly served: Map<string, number>;
  close(): void;
}

/** @param folders by the first part of the path; `files` are served as they are */
export async function serveFolders(
  folders: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
): Promise<StaticServer> {
  const served = new Map<string, number>();
  const read = (path: string): Buffer | undefined => {
    if (path in files) return Buffer.from(files[path] ?? '');
    const [, name = '', ...rest] = normalize(path).split('/');
    const place = join(folders[name] ?? '/nowhere', ...rest);
    const file = path.endsWith('/') ? join(place, 'index.html') : place;
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
  };
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const bytes = read(pathname);
    if (bytes === undefined) {
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    const packed = gzipSync(bytes);
    served.set(pathname, packed.length);
    const type = TYPES[extname(pathname)] ?? TYPES['.html'];
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(packed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { url: `http://localhost:${port}`, served, close: () => server.closeAllConnections() ?? server.close() };
}
