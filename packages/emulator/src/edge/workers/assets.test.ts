import { describe, expect, it } from 'vitest';
import { applyHeaders, parseHeaders, parseRedirects, redirectFor } from './asset-rules.ts';
import { matchAsset, resolvePath } from './assets.ts';

const manifestOf = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, { hash: path, size: 1 }]));
const manifest = manifestOf(
  '/file.html',
  '/folder/index.html',
  '/index.html',
  '/logo.png',
  '/both.html',
  '/both/index.html',
);
const MODES = ['auto-trailing-slash', 'force-trailing-slash', 'drop-trailing-slash', 'none'];
const at = (html: string, path: string): string => {
  const found = resolvePath({ manifest, html }, path);
  if (found === undefined) return '-';
  return found.kind === 'file' ? found.path : `→ ${found.to}`;
};

/**
 * By mode: https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/; `both` and `index`, and the
 * slash at the end of `/folder/`, as the runtime for assets in Miniflare 4 gave them.
 */
const CASES: readonly (readonly [path: string, ...expected: string[]])[] = [
  ['/', '/index.html', '/index.html', '/index.html', '-'],
  ['/index', '→ /', '→ /', '→ /', '-'],
  ['/index.html', '→ /', '→ /', '→ /', '/index.html'],
  ['/file', '/file.html', '→ /file/', '/file.html', '-'],
  ['/file.html', '→ /file', '→ /file/', '→ /file', '/file.html'],
  ['/file/', '→ /file', '/file.html', '→ /file', '-'],
  ['/file/index', '→ /file', '→ /file/', '→ /file', '-'],
  ['/file/index.html', '→ /file', '→ /file/', '→ /file', '-'],
  ['/folder', '→ /folder/', '→ /folder/', '/folder/index.html', '-'],
  ['/folder.html', '→ /folder/', '→ /folder/', '→ /folder', '-'],
  ['/folder/', '/folder/index.html', '/folder/index.html', '→ /folder', '-'],
  ['/folder/index', '→ /folder/', '→ /folder/', '→ /folder', '-'],
  ['/folder/index.html', '→ /folder/', '→ /folder/', '→ /folder', '/folder/index.html'],
  ['/both', '/both.html', '→ /both/', '/both.html', '-'],
  ['/both/', '/both/index.html', '/both/index.html', '→ /both', '-'],
  ['/both.html', '→ /both', '/both.html', '→ /both', '/both.html'],
  ['/both/index', '→ /both/', '→ /both/', '→ /both', '-'],
  ['/both/index.html', '→ /both/', '→ /both/', '/both/index.html', '/both/index.html'],
  ['/logo.png', '/logo.png', '/logo.png', '/logo.png', '/logo.png'],
  ['/logo.png/', '-', '-', '-', '-'],
];

describe('static assets', () => {
  it.each(CASES)('%s gives the file, or the redirect, of each mode', (path, ...expected) => {
    expect(MODES.map((html) => at(html, path))).toEqual(expected);
  });

  it.each([
    ['/a+b.txt', '/a%2Bb.txt'],
    ['/a%2Bb.txt', undefined],
    ['/a%20b.txt', undefined],
    ['/%C3%A9.txt', undefined],
    ['/a(b).txt', undefined],
    ['/a%28b%29.txt', '/a(b).txt'],
    ['/100%.txt', '/100%25.txt'],
    ['/100%25.txt', undefined],
    ['//a%20b.txt', '/a%20b.txt'],
    ['/%E0%A4%A', '-'],
  ])('%s is an address of its file, or redirected to it', (path, location) => {
    const names = ['/a+b.txt', '/a b.txt', '/é.txt', '/a(b).txt', '/100%.txt'];
    const file = () => ({ type: 'text/plain', bytes: new Uint8Array(1) });
    const config = { html: 'auto-trailing-slash', missing: 'none', workerFirst: false, headers: [], redirects: [] };
    const found = matchAsset(
      { ...config, manifest: manifestOf(...names), file },
      new Request(`https://a.test${path}?q=1`),
    );
    if (location === '-') return expect(found).toBeUndefined();
    const expected = location === undefined ? [200, null] : [307, `${location}?q=1`];
    return expect([found?.status, found?.headers.get('location')]).toEqual(expected);
  });

  it('headers of all rules that match are set, joined and removed', () => {
    const rules = parseHeaders(
      '# comment\n/*\n  X-All: yes\n  X-Twice: a\n/movies/:title\n  X-Title: :title\n  X-Twice: b\n  ! cache-control\n',
    );
    const headers = new Headers({ 'cache-control': 'public' });
    applyHeaders(rules, new URL('https://example.com/movies/heat'), headers);
    expect(Object.fromEntries(headers)).toEqual({ 'x-all': 'yes', 'x-title': 'heat', 'x-twice': 'a, b' });
  });

  it('the first redirect that matches wins, with placeholders, splats and the query string', () => {
    const rules = parseRedirects(
      '/blog/* https://blog.example.com/:splat\n/old /new 301\n/news/:year /:year/index 200\n',
    );
    const location = (path: string): string | null | undefined => {
      const found = redirectFor(rules, new URL(path, 'https://example.com'));
      return found?.kind === 'redirect' ? found.response.headers.get('location') : found?.path;
    };
    expect(location('/blog/a/b?x=1')).toBe('https://blog.example.com/a/b?x=1');
    expect(location('/old')).toBe('/new');
    expect(location('/news/2026')).toBe('/2026/index');
    expect(location('/other')).toBeUndefined();
  });
});
