/** Common optional fields. */
import { expect, test } from 'vitest';
import { commonNames } from './common.ts';

const param = (name: string, required = false) => ({ name, in: 'body' as const, required, schema: {} });

test('fields of the example come first, then universal ones, without required fields', () => {
  const params = ['odd', 'name', 'comment', 'a', 'b', 'ttl', 'c'].map((name) => param(name, name === 'name'));
  const schemas = { params, result: {}, example: { name: 'www', odd: 1, c: 2 } };
  expect([...commonNames({ schemas })]).toEqual(['odd', 'c', 'ttl', 'comment']);
});

test('there are few common fields', () => {
  const names = ['name', 'title', 'type', 'content', 'value', 'ttl', 'proxied'];
  const schemas = { params: names.map((name) => param(name)), result: {} };
  expect(commonNames({ schemas }).size).toBe(5);
});
