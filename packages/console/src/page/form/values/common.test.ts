/** Which optional fields are common. */
import { expect, test } from 'vitest';
import { commonNames } from './common.ts';

const param = (name: string, required = false) => ({ name, in: 'body' as const, required, schema: {} });

test('what the example gives comes first, then what means the same everywhere; required fields are shown anyway', () => {
  const params = ['odd', 'name', 'comment', 'a', 'b', 'ttl', 'c'].map((name) => param(name, name === 'name'));
  const schemas = { params, result: {}, example: { name: 'www', odd: 1, c: 2 } };
  expect([...commonNames({ schemas })]).toEqual(['odd', 'c', 'ttl', 'comment']);
});

test('they are few', () => {
  const names = ['name', 'title', 'type', 'content', 'value', 'ttl', 'proxied'];
  const schemas = { params: names.map((name) => param(name)), result: {} };
  expect(commonNames({ schemas }).size).toBe(5);
});
