import { describe, expect, it } from 'vitest';
import { matches } from './matches.ts';

describe('matches', () => {
  it.each([
    [{ type: 'integer', minimum: 1 }, [1, 2], [0, 1.5, '1', null]],
    [{ type: ['string', 'null'], maxLength: 2 }, ['ab', null, '😀😀'], ['abc', 1]],
    [{ type: 'array', items: { const: 1 }, minItems: 1, uniqueItems: true }, [[1]], [[], [1, 1], [2]]],
    [
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: false },
      [{ a: '' }],
      [{}, { a: 1 }, { a: '', b: 1 }, []],
    ],
    [{ oneOf: [{ type: 'number' }, { type: 'integer' }] }, [1.5], [1, 'x']],
    [{ enum: [1, { a: [1] }] }, [1, { a: [1] }], [{ a: [2] }, '1']],
    [
      { type: 'string', format: 'date-time' },
      ['2026-01-01T00:00:00Z', '2024-02-29T23:59:59.123+01:00'],
      ['2026-02-29T00:00:00Z', '2026-01-01', 'x'],
    ],
    [{ type: 'number', exclusiveMinimum: 0, multipleOf: 0.1 }, [0.3], [0, 0.35]],
    [{ pattern: '^a+$' }, ['a', 'aa', 1], ['b', '']],
  ])('%j', (schema, good, bad) => {
    for (const value of good) expect([value, matches(value, schema, {})]).toEqual([value, true]);
    for (const value of bad) expect([value, matches(value, schema, {})]).toEqual([value, false]);
  });

  it('a keyword it does not know is a no: Ajv decides', () => {
    expect(matches('a', { type: 'string', contains: {} }, {})).toBe(false);
  });
});
