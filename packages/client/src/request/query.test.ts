import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery, stringifyQuery } from './query.ts';

describe('stringifyQuery', () => {
  it.each([
    [{ name: { contains: 'a b', exact: undefined } }, 'name.contains=a%20b'],
    [{ tag: ['a', 'b'] }, 'tag=a&tag=b'],
    [{ a: [{ b: 1 }, { b: 2 }] }, 'a.b=1&a.b=2'],
    [{ n: { x: { y: [1, 2] } } }, 'n.x.y=1&n.x.y=2'],
    [{ x: 0, y: false, z: '', n: null }, 'x=0&y=false&z=&n='],
    [{ a: [null, undefined, 1] }, 'a=&a=1'],
    [{ a: [], b: {}, c: undefined }, ''],
    [{ since: new Date(0) }, 'since=1970-01-01T00%3A00%3A00.000Z'],
    [{ 'a&b': '=#' }, 'a%26b=%3D%23'],
    [{ big: 10n }, 'big=10'],
  ])('stringifyQuery writes %o as %s', (query, text) => {
    expect(stringifyQuery(query)).toBe(text);
  });

  it('stringifyQuery writes a comma-separated list if the row says so', () => {
    expect(stringifyQuery({ ids: ['a', 'b,c', 0], empty: [], other: [1, 2] }, [['ids'], ['empty']])).toBe(
      'ids=a,b%2Cc,0&other=1&other=2',
    );
  });

  it('URLSearchParams reads back the same names and values', () => {
    const scalar = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean());
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(scalar, fc.array(scalar))), (query) => {
        const expected = Object.entries(query).flatMap(([name, value]) =>
          [value].flat().map((item) => [name, String(item)]),
        );
        expect([...new URLSearchParams(stringifyQuery(query))]).toEqual(expected);
      }),
    );
  });
});

describe('parseQuery', () => {
  it('parseQuery keeps repeated keys', () => {
    expect(parseQuery('a=1&b=2&a=3&a=4')).toEqual({ a: ['1', '3', '4'], b: '2' });
  });
});
