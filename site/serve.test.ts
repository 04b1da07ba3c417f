import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from './serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let served: Served;
beforeAll(async () => {
  mkdirSync(join(folder, 'site/lists'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'site/404.html'), 'no such page');
  writeFileSync(join(folder, 'site/lists/index.html'), '<p>lists</p>');
  writeFileSync(join(folder, 'site/lists.md'), '# Lists');
  mkdirSync(join(folder, 'site/_astro'));
  writeFileSync(join(folder, 'site/_astro/a.js'), '');
  served = await serve(join(folder, 'site'), 0);
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers = {}) => fetch(served.url + path, { redirect: 'manual', headers });

test('a folder serves its index page', async () => {
  const response = await get('/lists/');
  expect([response.headers.get('content-type'), await response.text()]).toEqual([
    'text/html; charset=utf-8',
    '<p>lists</p>',
  ]);
});

test('a path without its trailing slash leads to the page', async () => {
  const response = await get('/lists?a=b');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/lists/']);
});

test('Markdown is served as such', async () => {
  expect((await get('/lists.md')).headers.get('content-type')).toBe('text/markdown; charset=utf-8');
});

test.for(['/none/', '/../secret.txt', '/%2e%2e%2fsecret.txt', '/%'])('%s is not found', async (path) => {
  const response = await get(path);
  expect([response.status, await response.text()]).toEqual([404, 'no such page']);
});

test.for([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.8', 'gzip'],
  ['identity', null],
] as const)('a client that accepts %s gets %s', async ([accepted, encoding]) => {
  const response = await get('/lists/', { 'accept-encoding': accepted });
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual([encoding, '<p>lists</p>']);
});

test('a hashed file is cached for a year, a page is revalidated', async () => {
  const kept = async (path: string) => (await get(path)).headers.get('cache-control');
  expect([await kept('/_astro/a.js'), await kept('/lists/')]).toEqual([
    'public, max-age=31536000, immutable',
    'no-cache',
  ]);
});
