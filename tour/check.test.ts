import { describe, expect, it } from 'vitest';
import { given, same, sameBytes, sameSet } from './check.ts';

describe('checks', () => {
  it('equal values pass the checks', () => {
    same('x', { a: [1, null] }, { a: [1, null] });
    sameBytes('x', Uint8Array.of(1, 2), Uint8Array.of(1, 2));
    sameSet('x', ['b', 'a', 'a'], ['a', 'b', 'a']);
    expect(given('x', 0)).toBe(0);
  });

  it('a failed check shows both values', () => {
    expect(() => same('records', 1, 2)).toThrow('records: expected 2, found 1');
    expect(() => same('records', undefined, 'a')).toThrow('records: expected "a", found nothing');
    expect(() => same('records', 'y'.repeat(500), '')).toThrow(/^records: expected "", found "y{196}\.\.\.$/);
    expect(() => given('the id', null)).toThrow('the id is missing in the response');
  });

  it('sameBytes reports the first different byte', () => {
    expect(() => sameBytes('key', Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toThrow('key: byte 1 is 2, expected 3');
    expect(() => sameBytes('key', Uint8Array.of(1), Uint8Array.of(1, 3))).toThrow('key: expected 2 bytes, found 1');
  });

  it('sameSet counts missing and extra lines', () => {
    expect(() => sameSet('records', ['a', 'a', 'c'], ['a', 'b'])).toThrow(
      'records: expected 2, found 3; 1 missing: b; 2 not expected: a | c',
    );
  });
});
