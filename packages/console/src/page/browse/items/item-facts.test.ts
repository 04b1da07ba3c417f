import type { JsonSchema } from '@flarewire/contract';
import { expect, test } from 'vitest';
import { itemFacts, keyText, nameIn } from './item-facts.ts';

const text = { type: 'string' };
const box = {
  type: 'object',
  properties: { id: text, name: text, inner: { type: 'object', properties: { size: text } } },
};
const defs = { Box: { ...box, 'x-flarewire-columns': ['name'], 'x-flarewire-key': ['name', 'inner.size'] } };
const ref = { $ref: '#/schemas/Box' };
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

function factsOf(
  result: JsonSchema,
  more: { items?: string; field?: string; columns?: string[]; key?: string[] } = {},
) {
  const { items, field, ...said } = more;
  // Only the item schema of the operation is read.
  const list = { items } as never;
  return itemFacts({ list, field }, { schemas: { params: [], result, ...said }, defs });
}

test.each([
  ['a page of them', ref, {}],
  ['a list of them', listOf(ref), {}],
  ['an object around a list', { type: 'object', properties: { count: text, boxes: listOf(ref) } }, {}],
  ['a page around a list', { properties: { a: text, b: text, c: text, boxes: listOf(ref) } }, { items: 'boxes' }],
  ['a part of one answer', { properties: { a: text, b: text, c: text, boxes: listOf(ref) } }, { field: 'boxes' }],
  ['a list below data', { properties: { data: { properties: { boxes: listOf(ref) } }, page: text } }, {}],
])('%s has the expected fields, columns and key', (_, result, more) => {
  expect(factsOf(result, more)).toEqual({
    fields: ['id', 'name', 'inner'],
    columns: ['name'],
    key: ['name', 'inner.size'],
    seconds: new Set(),
  });
});

test('column hints of the list take precedence over those of the type', () => {
  expect(factsOf(listOf(ref), { columns: ['inner.size', 'id'], key: ['id'] })).toMatchObject({
    columns: ['inner.size', 'id'],
    key: ['id'],
  });
});

test('of several lists, the one whose items have the columns is used', () => {
  const result = {
    properties: { names: listOf(text), tags: listOf({ properties: { tag: text } }), boxes: listOf(box) },
  };
  expect(factsOf(result, { columns: ['inner.size'] }).fields).toEqual(['id', 'name', 'inner']);
});

test('hints of an operation do not apply to a part of its response', () => {
  const facts = factsOf({ properties: { boxes: listOf(box) } }, { field: 'boxes', columns: ['rules'] });
  expect(facts).toEqual({ fields: ['id', 'name', 'inner'], columns: [], key: [], seconds: new Set() });
});

test('fields in seconds are those with the unit, and every time to live', () => {
  const seconds = { type: 'integer', 'x-unit': 'seconds' };
  const item = {
    type: 'object',
    properties: { interval: seconds, ttl: { type: 'integer' }, port: { type: 'integer' } },
  };
  expect([...factsOf(listOf(item)).seconds]).toEqual(['interval', 'ttl']);
});

test('names of DNS records are relative to their zone', () => {
  const facts = { key: ['name', 'type', 'content'], zone: 'example.com' };
  const record = { id: 'r1', name: 'www.example.com', type: 'A', content: '192.0.2.1' };
  expect(keyText(record, facts, 'r1')).toBe('www A 192.0.2.1');
  expect(nameIn(record, facts, 'r1')).toBe('www');
  expect(nameIn({ ...record, name: 'example.com' }, facts, 'r1')).toBe('@');
  expect(nameIn({ ...record, name: 'www.other.example' }, facts, 'r1')).toBe('www.other.example');
});

test('the key text of an item contains the key fields it has', () => {
  const item = { id: 'r1', name: 'www', type: 'A', content: '192.0.2.1', routes: [{ host: 'a' }, { host: 'b' }] };
  expect(keyText(item, { key: ['name', 'type', 'content'] }, 'r1')).toBe('www A 192.0.2.1');
  expect(keyText(item, { key: ['routes.host', 'missing.inner'] }, 'r1')).toBe('a, b');
  expect(keyText(item, { key: [] }, 'r1')).toBe('A www');
  expect(keyText({ id: 'r1' }, { key: ['name'] }, 'r1')).toBe('r1');
});
