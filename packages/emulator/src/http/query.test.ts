import type { JsonSchema, Param } from '@flarewire/contract';
import { describe, expect, it } from 'vitest';
import { readQuery } from './query.ts';

const param = (name: string, schema: JsonSchema, more: Partial<Param> = {}): Param => ({
  name,
  in: 'query',
  required: false,
  schema,
  ...more,
});
const read = (text: string, ...params: Param[]): Record<string, unknown> =>
  readQuery(new URLSearchParams(text), params, {});

describe('readQuery', () => {
  it('types of query parameters come from the schema, never from their text', () => {
    const params = [param('id', { type: 'string' }), param('n', { type: 'number' }), param('b', { type: 'boolean' })];
    expect(read('id=0123&n=1e3&b=false', ...params)).toEqual({ id: '0123', n: 1000, b: false });
    expect(read('id=true&n=abc&b=yes', ...params)).toEqual({ id: 'true', n: 'abc', b: 'yes' });
    expect(read('n=&id=', ...params)).toEqual({ id: '', n: '' });
  });

  it('query parameters are read by wire names, and unknown ones are left alone', () => {
    expect(read('start-time=5&other=1', param('start_time', { type: 'number' }, { wire: 'start-time' }))).toEqual({
      'start-time': 5,
    });
  });
});
