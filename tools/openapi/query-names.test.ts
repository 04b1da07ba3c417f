/** Names in the URL of what a query parameter may be. */

import { describe, expect, it } from 'vitest';
import type { JsonObject } from './json.ts';
import { queryNames } from './query-names.ts';
import { referencesOf } from './references.ts';

function names(schema: JsonObject, required = false, root: JsonObject = {}): readonly string[] {
  const found = queryNames('q', required, schema, referencesOf(root));
  return found.map((one) => `${one.name}${one.required ? '!' : ''}`);
}

const TEXT = { type: 'string' };
const object = (properties: JsonObject, required: readonly string[] = []) => ({ type: 'object', properties, required });

describe('queryNames', () => {
  it.each([
    ['a plain value', TEXT, ['q!']],
    ['a list', { type: 'array', items: object({ a: TEXT }) }, ['q!']],
    ['an object', object({ a: TEXT, b: TEXT }, ['b']), ['q.a', 'q.b!']],
    ['objects in objects', object({ a: object({ b: TEXT }) }, ['a']), ['q.a.b']],
    ['a value or an object', { anyOf: [TEXT, object({ a: TEXT }, ['a'])] }, ['q', 'q.a']],
    ['an object or null', { anyOf: [object({ a: TEXT }), { type: 'null' }] }, ['q.a']],
    ['one of two objects', { oneOf: [object({ a: TEXT }, ['a']), object({ b: TEXT })] }, ['q.a', 'q.b']],
    ['an object of parts', { allOf: [object({ a: TEXT }, ['a']), object({ b: TEXT })] }, ['q.a!', 'q.b']],
    ['an object without fields', { type: 'object' }, ['q!']],
  ])('%s is expanded to its query names', (_what, schema, expected) => {
    expect(names(schema, true)).toEqual(expected);
  });

  it('an optional object has no required names', () => {
    expect(names(object({ a: TEXT }, ['a']))).toEqual(['q.a']);
  });

  it('expansion of mutually recursive types ends', () => {
    const count = 60;
    const refs = Array.from({ length: count }, (_, n) => ({ $ref: `#/s/${n}` }));
    const s = refs.map((_, n) => ({ allOf: refs, properties: { [`p${n}`]: TEXT } }));
    expect(names({ $ref: '#/s/0' }, false, { s })).toHaveLength(count);
  });
});
