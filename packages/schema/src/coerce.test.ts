import { describe, expect, it } from 'vitest';
import { coerce } from './coerce.ts';
import { MAX_DEPTH } from './depth.ts';

describe('coerce', () => {
  it.each([
    ['5', { anyOf: [{ type: 'number' }, { type: 'string' }] }, 5],
    ['five', { anyOf: [{ type: 'number' }, { type: 'string' }] }, 'five'],
    ['2', { enum: [1, 2, 'a'] }, 2],
    ['null', { type: ['string', 'null'] }, null],
    ['{"a":1}', { type: 'object' }, { a: 1 }],
    ['-0.5', { type: 'number' }, -0.5],
    ['0x10', { type: 'number' }, '0x10'],
  ])('coerce of %s from %j gives %j', (text, schema, value) => {
    expect(coerce(schema, text, {})).toEqual(value);
  });

  it('text nested too deeply is returned unchanged', () => {
    const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(coerce({ type: 'array' }, nested(MAX_DEPTH), {})).toBeInstanceOf(Array);
    expect(coerce({ type: 'array' }, nested(MAX_DEPTH + 1), {})).toBeTypeOf('string');
  });
});
