import { describe, expect, it } from 'vitest';
import { namesEtag } from './etag.ts';

describe('entity tags', () => {
  it.each([
    ['"a"', '"a"'],
    ['W/"a"', '"a"'],
    ['"a"', 'W/"a"'],
    ['"x", W/"a"', '"a"'],
    ['"x","a"', '"a"'],
    ['"a,b"', '"a,b"'],
    ['a', '"a"'],
    ['"a"', 'a'],
    ['*', '"a"'],
  ])('%s names %s', (header, etag) => {
    expect(namesEtag(header, etag)).toBe(true);
  });

  it.each([
    ['"b"', '"a"'],
    ['"a,b"', '"a"'],
    ['"A"', '"a"'],
    ['', '"a"'],
  ])('%s does not name %s', (header, etag) => {
    expect(namesEtag(header, etag)).toBe(false);
  });
});
