import { describe, expect, it } from 'vitest';
import { pathMatcher, wordsOf } from './match.ts';

describe('segments of a path', () => {
  it.each([
    ['/client/v4/zones/1', ['zones', '1']],
    ['/zones/1/', ['zones', '1']],
    ['/client/v4', []],
    ['/client/v42/zones', ['client', 'v42', 'zones']],
    ['/zones/client/v4/x', ['zones', 'client', 'v4', 'x']],
    ['/zones/%7a/%zz', ['zones', 'z', '%zz']],
    ['/zones/a%2Fb', ['zones', 'a', 'b']],
    ['/accounts/abc/workers/services/one', ['accounts', 'abc', 'workers', 'services', 'one']],
    ['/accounts/a/workers/services/one/x', ['accounts', 'a', 'workers', 'services', 'one', 'x']],
  ])('the segments of %s are %j', (path, words) => {
    expect(wordsOf(path)).toEqual(words);
  });
});

describe('path templates', () => {
  const takes = (template: string, path: string): boolean => pathMatcher(template)(wordsOf(path));

  it('a template matches paths at and below it', () => {
    const paths = ['/zones/1/dns', '/zones/1/dns/2', '/zones/1', '/accounts/1/dns'];
    expect(paths.map((path) => takes('/zones/{zone_id}/dns', path))).toEqual([true, true, false, false]);
    expect(paths.map((path) => takes('/*/1', path))).toEqual([true, true, true, true]);
  });

  it('a segment with inner braces is literal', () => {
    expect([takes('/a/x{id}', '/a/1'), takes('/a/{id}x', '/a/1'), takes('/a/x{id}', '/a/x{id}')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
