import { describe, expect, it } from 'vitest';
import { applyHeaders, parseHeaders, parseRedirects, redirectFor } from './asset-rules.ts';
import { resolvePath } from './assets.ts';

const manifest = Object.fromEntries(
  ['/file.html', '/folder/index.html', '/index.html', '/logo.png'].map((path) => [path, { hash: path, size: 1 }]),
);
const at = (html: string, path: string): string => {
  const found = resolvePath({ manifest, html }, path);
  if (found === undefined) return 'none';
  return found.kind === 'file' ? found.path : `→ ${found.to}`;
};

/** https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/ */
const CASES: readonly (readonly [html: string, path: string, expected: string])[] = [
  ['auto-trailing-slash', '/file', '/file.html'],
  ['auto-trailing-slash', '/file.html', '→ /file'],
  ['auto-trailing-slash', '/file/', '→ /file'],
  ['auto-trailing-slash', '/file/index', 'none'],
  ['auto-trailing-slash', '/folder', '→ /folder/'],
  ['auto-trailing-slash', '/folder/', '/folder/index.html'],
  ['auto-trailing-slash', '/folder/index.html', '→ /folder/'],
  ['auto-trailing-slash', '/', '/index.html'],
  ['auto-trailing-slash', '/logo.png', '/logo.png'],
  ['force-trailing-slash', '/file', '→ /file/'],
  ['force-trailing-slash', '/file.html', '→ /file/'],
  ['force-trailing-slash', '/file/', '/file.html'],
  ['force-trailing-slash', '/folder', '→ /folder/'],
  ['drop-trailing-slash', '/file', '/file.html'],
  ['drop-trailing-slash', '/file/', '→ /file'],
  ['drop-trailing-slash', '/folder', '/folder/index.html'],
  ['drop-trailing-slash', '/folder/', '→ /folder'],
  ['drop-trailing-slash', '/folder/index.html', '→ /folder'],
  ['none', '/file', 'none'],
  ['none', '/file.html', '/file.html'],
  ['none', '/folder/', '/folder/index.html'],
];

describe('static assets', () => {
  it.each(CASES)('%s: %s gives %s', (html, path, expected) => {
    expect(at(html, path)).toBe(expected);
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
