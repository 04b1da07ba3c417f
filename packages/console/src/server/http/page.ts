/** Serves the built page from memory: it is read once, so that no request path ever touches the disk. */
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { NO_STORE, SAFE_HEADERS, type StaticFile, staticFile } from './respond.ts';

export interface Page {
  /** The file at this exact URL path. */
  find(path: string): StaticFile | undefined;
  /** Files referenced by index.html, requested on every page load. */
  readonly first: readonly StaticFile[];
  /** Sends index.html with a nonce in the document and in the policy. */
  send(response: ServerResponse, isHead: boolean): void;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Names of built assets contain a content digest. */
const FOREVER = 'public, max-age=31536000, immutable';
const CHECKED = 'no-cache';

/** Undefined if the page was not built. */
export async function readPage(folder: string): Promise<Page | undefined> {
  const files = await readFolder(folder, '/');
  const index = files.get('/index.html');
  if (index === undefined) return undefined;
  // The page is served at any path.
  const html = String(index.bytes).replaceAll('="./', '="/');
  // The page needs its nonce, and dotfiles of build tools are not served.
  for (const path of files.keys()) if (path === '/index.html' || path.startsWith('/.')) files.delete(path);
  return {
    find: (path) => files.get(path),
    first: [...html.matchAll(/ (?:src|href)="([^"]+)"/g)].flatMap(([, path = '']) => files.get(path) ?? []),
    send: (response, isHead) => sendPage(response, html, isHead),
  };
}

/** Symbolic links are skipped, because their targets are outside the page. */
async function readFolder(folder: string, prefix: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = `${prefix}${encodeURIComponent(entry.name)}`;
    const place = join(folder, entry.name);
    if (entry.isDirectory()) for (const [key, file] of await readFolder(place, `${path}/`)) files.set(key, file);
    else if (entry.isFile()) {
      const type = TYPES[extname(entry.name)] ?? 'application/octet-stream';
      files.set(path, staticFile(await readFile(place), type, path.startsWith('/assets/') ? FOREVER : CHECKED));
    }
  }
  return files;
}

function sendPage(response: ServerResponse, html: string, isHead: boolean): void {
  const nonce = randomBytes(16).toString('base64');
  const body = html.replace(/(<meta name="csp-nonce") nonce(="")?/, `$1 nonce="${nonce}"`);
  response.writeHead(200, {
    ...SAFE_HEADERS,
    ...NO_STORE,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${pagePolicy(`'nonce-${nonce}'`)}; frame-ancestors 'none'`,
  });
  response.end(isHead ? undefined : body);
}

/** @param styles source of styles, in addition to files of the page */
export const pagePolicy = (styles: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styles}`,
    "img-src 'self' blob:",
    'media-src blob:',
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
