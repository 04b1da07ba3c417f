import { describe, expect, it } from 'vitest';
import { readNamed } from './query.ts';
import type { JsonSchema } from './schema.ts';

interface Named {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly comma?: boolean;
}

const param = (name: string, schema: JsonSchema, more: Pick<Named, 'comma'> = {}): Named => ({ name, schema, ...more });
const read = (text: string, { name, schema, comma }: Named): Record<string, unknown> => ({
  [name]: readNamed(new URLSearchParams(text), name, schema, {}, comma),
});

describe('readNamed', () => {
  it('lists are repeated, or joined by commas if the contract says so', () => {
    const list = { type: 'array', items: { type: 'integer' } };
    expect(read('a=1&a=2', param('a', list))).toEqual({ a: [1, 2] });
    expect(read('a=1,2', param('a', list, { comma: true }))).toEqual({ a: [1, 2] });
    expect(read('a[]=1', param('a', list))).toEqual({ a: [1] });
    expect(read('a=1,2', param('a', { type: 'array', items: { type: 'string' } }))).toEqual({ a: ['1,2'] });
  });

  it('objects are written as levels, and a filter has a short form', () => {
    const filter = { type: 'object', properties: { exact: { type: 'string' }, max: { type: 'number' } } };
    expect(read('f.exact=x&f.max=3', param('f', filter))).toEqual({ f: { exact: 'x', max: 3 } });
    expect(read('f[max]=3', param('f', filter))).toEqual({ f: { max: 3 } });
    expect(read('f=x', param('f', filter))).toEqual({ f: { exact: 'x' } });
  });

  it('lists of objects are read field by field, one object after the other', () => {
    const item = {
      type: 'object',
      properties: { key: { type: 'string' }, n: { type: 'number' }, of: { type: 'array', items: { type: 'string' } } },
    };
    const list = param('f', { type: 'array', items: item });
    expect(read('f.key=a&f.n=1&f.key=b&f.n=2', list)).toEqual({
      f: [
        { key: 'a', n: 1 },
        { key: 'b', n: 2 },
      ],
    });
    expect(read('f.key=a&f.of=x&f.of=y', list)).toEqual({ f: [{ key: 'a', of: ['x', 'y'] }] });
  });

  it('objects in a list may hold lists and match different branches', () => {
    const one = { type: 'object', properties: { op: { const: 'is' }, value: { type: 'string' } }, required: ['op'] };
    const any = {
      type: 'object',
      properties: { op: { const: 'in' }, value: { type: 'array', items: { type: 'string' } } },
      required: ['op'],
    };
    const list = param('s', { type: 'array', items: { anyOf: [one, any] } });
    expect(read('s.op=in&s.value=a&s.value=b&s.op=is&s.value=c&s.op=in&s.value=d', list)).toEqual({
      s: [
        { op: 'in', value: ['a', 'b'] },
        { op: 'is', value: 'c' },
        { op: 'in', value: ['d'] },
      ],
    });
  });

  it('objects whose fields are grouped by name are separated by their required fields', () => {
    const item = { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } }, required: ['a', 'b'] };
    const list = param('s', { type: 'array', items: item });
    const objects = [
      { a: 1, b: 3 },
      { a: 2, b: 4 },
    ];
    expect(read('s.a=1&s.b=3&s.a=2&s.b=4', list)).toEqual({ s: objects });
  });

  it('an empty value is null if the schema allows null and no empty text', () => {
    expect(read('n=', param('n', { type: ['integer', 'null'] }))).toEqual({ n: null });
    expect(read('s=', param('s', { type: ['string', 'null'] }))).toEqual({ s: '' });
  });

  it('names of prototype members do not affect prototypes', () => {
    const map = { type: 'object', additionalProperties: { type: 'string' } };
    expect(read('m.__proto__=x&m.a=1', param('m', map))).toEqual({ m: { a: '1' } });
  });
});
