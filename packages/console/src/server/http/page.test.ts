import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Got, type OpenedLocal, openLocal, send } from '../test-support.ts';
import { readPage } from './page.ts';

const INDEX = '<meta name="csp-nonce" nonce="" /><script type="module" src="/assets/main-1a.js"></script>';
const SECRET = 'not of the page';
const SCRIPT = `export const text = '${'a'.repeat(2000)}';`;

let folder: string;
let opened: OpenedLocal;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-'));
  const page = join(folder, 'page');
  await mkdir(join(page, 'assets'), { recursive: true });
  await mkdir(join(page, '.vite'));
  await mkdir(join(folder, 'other'));
  const files = {
    'secret.txt': SECRET,
    'other/secret.txt': SECRET,
    'page/index.html': INDEX,
    'page/icon.svg': '<svg/>',
    'page/a file.txt': 'spaced',
    'page/assets/main-1a.js': SCRIPT,
    'page/assets/font.woff2': 'x'.repeat(2000),
    'page/.vite/manifest.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await symlink(join(folder, 'secret.txt'), join(page, 'link.txt'));
  await symlink(join(folder, 'other'), join(page, 'linked'));
  opened = await openLocal({}, { page });
});

afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Got> =>
  send(opened.console.url + path, { headers });

describe('the page', () => {
  it('the page lists the files that it loads first', async () => {
    const page = await readPage(join(folder, 'page'));
    expect(page?.first.map(({ bytes }) => String(bytes))).toEqual([SCRIPT]);
  });

  it('every path that is not a file serves index.html with a fresh nonce', async () => {
    const nonces = new Set<string>();
    for (const path of ['/', '/explore/dns.records.list', '/journal?status=4xx', '/a/b.c/d', '/index.html']) {
      const got = await get(path);
      const nonce = /nonce="([^"]+)"/.exec(got.text)?.[1] ?? '';
      expect(got.text).toBe(INDEX.replace('nonce=""', `nonce="${nonce}"`));
      expect(got.headers['content-security-policy']).toBe(
        `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' blob:; media-src blob:; frame-src blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
      expect(got.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(5);
  });

  it('a missing image or script does not return index.html', async () => {
    for (const dest of ['image', 'script', 'style', 'empty']) {
      const got = await get('/favicon.ico', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': dest });
      expect(got.status).toBe(404);
    }
  });

  it('a page that was not built says so', async () => {
    const bare = await openLocal({}, { page: join(folder, 'nothing') });
    const got = await bare.get('/');
    expect({ status: got.status, text: got.text }).toEqual({
      status: 503,
      text: expect.stringContaining('not been built'),
    });
    await bare.close();
  });
});

describe('files of the page', () => {
  it('files below /assets/ are cached forever, and others are revalidated', async () => {
    const script = await get('/assets/main-1a.js');
    expect(script).toMatchObject({ status: 200, text: SCRIPT });
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const icon = await get('/icon.svg');
    expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
    const again = await get('/icon.svg', { 'if-none-match': `"x", W/${icon.headers.etag}` });
    expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' });
    expect((await get('/a%20file.txt')).text).toBe('spaced');
  });

  it('files are compressed if that saves bytes and the client accepts it', async () => {
    const small = await get('/assets/main-1a.js', { 'accept-encoding': 'br, gzip' });
    expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(String(gunzipSync(small.bytes))).toBe(SCRIPT);
    expect(small.headers.etag).not.toBe((await get('/assets/main-1a.js')).headers.etag);
    for (const [path, encoding] of [
      ['/assets/main-1a.js', 'gzip;q=0, br'],
      ['/assets/font.woff2', 'gzip'],
      ['/icon.svg', 'gzip'],
    ] as const) {
      expect((await get(path, { 'accept-encoding': encoding })).headers['content-encoding']).toBe(undefined);
    }
  });

  it("only files of the page's folder are served, however a path is written", async () => {
    const paths = [
      '/../secret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/..%5c..%5csecret.txt',
      '/assets/....//....//secret.txt',
      '/%252e%252e/secret.txt',
      '//etc/passwd',
      '/assets//etc/passwd',
      `/assets${folder}/secret.txt`,
      '/secret.txt%00.js',
      '/assets/main-1a.js%00',
      '/link.txt',
      '/linked/secret.txt',
      '/.vite/manifest.json',
      '/assets',
      '/assets/',
      '/data/../secret.txt',
      '/data/products/../index.json',
      '/data/products/..%2findex.json',
      '/data/products/__proto__.json',
    ];
    for (const path of paths) {
      const got = await get(path);
      expect({ path, isPage: got.text.startsWith('<meta'), status: got.status }).toEqual({
        path,
        isPage: !/^\/(assets|data)/.test(path),
        status: /^\/(assets|data)/.test(path) ? 404 : 200,
      });
      expect(got.text).not.toContain(SECRET);
    }
  });
});

describe('the contract as data', () => {
  it('the contract is served as compiled, compressed once and not sent twice', async () => {
    const index = await get('/data/index.json', { 'accept-encoding': 'gzip' });
    const { operations } = JSON.parse(String(gunzipSync(index.bytes)));
    expect(operations.length).toBeGreaterThan(3000);
    expect(index.bytes.length).toBeLessThan(200_000);
    const known = { 'accept-encoding': 'gzip', 'if-none-match': index.headers.etag ?? '' };
    expect((await get('/data/index.json', known)).status).toBe(304);
    const dns = JSON.parse((await get('/data/products/dns.json')).text);
    expect(dns).toMatchObject({ key: 'dns', operations: { 'dns.records.list': expect.anything() } });
    const search = JSON.parse((await get('/data/search.json')).text);
    expect(search.operations).toHaveLength(operations.length);
    for (const path of ['/data/products/nothing.json', '/data/', '/data/catalog.json'])
      expect((await get(path)).status).toBe(404);
  });

  it('the contract answers HEAD requests', async () => {
    const got = await send(`${opened.console.url}/data/index.json`, { method: 'HEAD' });
    expect({ status: got.status, text: got.text }).toEqual({ status: 200, text: '' });
    expect(Number(got.headers['content-length'])).toBeGreaterThan(1_000_000);
  });
});
