import { describe, expect, it } from 'vitest';
import { bySpecificity, matchesRoute, parseRoutePattern } from './route-pattern.ts';

const matches = (pattern: string, url: string): boolean => matchesRoute(parseRoutePattern(pattern), new URL(url));
const best = (...patterns: string[]): string | undefined =>
  patterns.toSorted((one, other) => bySpecificity(parseRoutePattern(one), parseRoutePattern(other)))[0];

/** https://developers.cloudflare.com/workers/configuration/routing/routes/ */
const DOCUMENTED: readonly (readonly [pattern: string, url: string, expected: boolean])[] = [
  ['https://*.example.com/images/*', 'https://www.example.com/images/a.png', true],
  ['https://*.example.com/images/*', 'http://www.example.com/images/a.png', false],
  ['*example.com/*', 'https://example.com/', true],
  ['*.example.com/*', 'https://example.com/', false],
  ['*example.com/*', 'https://www.example.com/path', true],
  ['*.example.com/*', 'https://www.example.com/path', true],
  ['*example.com/*', 'https://myexample.com/', true],
  ['*.example.com/*', 'https://myexample.com/', false],
  ['example.com', 'http://example.com/', true],
  ['example.com', 'https://example.com/', true],
  ['example.com', 'https://example.com/x', false],
  ['https://*.example.com/', 'https://www.example.com/', true],
  ['https://*.example.com/', 'http://www.example.com/', false],
  ['*.example.com/', 'http://www.example.com/', true],
  ['*example.com/', 'https://www.example.com/', true],
  ['https://example.com/path*', 'https://example.com/path', true],
  ['https://example.com/path*', 'https://example.com/path2', true],
  ['https://example.com/path*', 'https://example.com/path/readme.txt', true],
  ['example.com/Images/*', 'https://example.com/images/a', false],
  ['Example.com/*', 'https://example.com/', true],
  ['*example.com/images/cat.png', 'https://example.com/images/cat.png', true],
  ['*example.com/images/cat.png', 'https://example.com/images/cat.png?foo=bar', false],
  ['*example.com/images/*', 'https://example.com/images/cat.png?foo=bar', true],
];

describe('route patterns', () => {
  it.each(DOCUMENTED)('%s and %s: %s', (pattern, url, expected) => {
    expect(matches(pattern, url)).toBe(expected);
  });

  it('the most specific pattern comes first', () => {
    expect(best('*.example.com/*', 'www.example.com/*')).toBe('www.example.com/*');
    expect(best('example.com/*', 'example.com/hello/*')).toBe('example.com/hello/*');
    expect(best('*example.com/images/*', '*example.com/images/cat.png')).toBe('*example.com/images/cat.png');
    expect(best('*example.com/*', '*.example.com/*')).toBe('*.example.com/*');
    expect(best('example.com/*', 'https://example.com/*')).toBe('https://example.com/*');
  });
});
