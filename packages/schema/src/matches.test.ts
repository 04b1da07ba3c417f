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
    [{ enum: [1, { a: [1] }] }, [1, { a: [1] }], [{ a: [2] }, '1']],
    [
      { type: 'string', format: 'date-time' },
      ['2026-01-01T00:00:00Z', '2024-02-29T23:59:59.123+01:00'],
      ['2026-02-29T00:00:00Z', '2026-01-01', 'x'],
    ],
    [{ type: 'number', exclusiveMinimum: 0, multipleOf: 0.1 }, [0.3], [0, 0.35]],
    [{ pattern: '^a+$' }, ['a', 'aa', 1], ['b', '']],
  ])('%j', (schema, good, bad) => {
    for (const value of good) expect([value, matches(schema, value, {})]).toEqual([value, true]);
    for (const value of bad) expect([value, matches(schema, value, {})]).toEqual([value, false]);
  });

  it('text is not confused with the lists and objects that it resembles', () => {
    const unique = { type: 'array', uniqueItems: true };
    for (const list of [
      [null, 'null'],
      [{ a: 1 }, '{"a":1}'],
      [1, '1'],
    ])
      expect(matches(unique, list, {})).toBe(true);
    const twice = [
      { a: 1, b: [null] },
      { b: [null], a: 1 },
    ];
    expect(matches(unique, twice, {})).toBe(false);
  });

  it('nested unions are evaluated once', () => {
    const schemas = {
      Branch: { anyOf: [{ $ref: '#/schemas/Twig' }, { $ref: '#/schemas/Fork' }] },
      Twig: { type: 'object', properties: { next: { $ref: '#/schemas/Branch' }, leaf: {} }, required: ['leaf'] },
      Fork: { type: 'object', properties: { next: { $ref: '#/schemas/Branch' } }, required: ['next'] },
    };
    const deep = (end: unknown): unknown => Array.from({ length: 100 }).reduce((next) => ({ next }), end);
    expect(matches({ $ref: '#/schemas/Branch' }, deep({ leaf: 1 }), schemas)).toBe(true);
    expect(matches({ $ref: '#/schemas/Branch' }, deep({ other: 1 }), schemas)).toBe(false);
  });

  it('read-only fields are not required of a sender', () => {
    const schema = { type: 'object', properties: { a: {}, b: { default: 1 }, c: { $ref: '#/schemas/Made' } } };
    const schemas = { Made: { readOnly: true } };
    const all = { ...schema, required: ['a', 'b', 'c'] };
    expect(matches(all, { a: 1 }, schemas, { sent: true })).toBe(true);
    expect(matches(all, { b: 1 }, schemas, { sent: true })).toBe(false);
    expect(matches(all, { a: 1 }, schemas)).toBe(false);
  });
});

it('a request accepts only the listed names of an open list, a response accepts any', () => {
  const list = { anyOf: [{ type: 'string', enum: ['allow', 'deny'] }, { type: 'string' }], 'x-listed': true };
  expect([matches(list, 'Deny', {}), matches(list, 'Deny', {}, { sent: true })]).toEqual([true, false]);
  expect(matches(list, 'deny', {}, { sent: true })).toBe(true);
});
