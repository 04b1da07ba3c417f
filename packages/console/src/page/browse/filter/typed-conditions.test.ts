import { expect, test } from 'vitest';
import { typedConditions } from './typed-conditions.ts';

const columns = [
  { id: 'type', label: 'Type' },
  { id: 'ttl', label: 'TTL' },
  { id: 'proxied', label: 'Proxied' },
  { id: 'created_on', label: 'Created on' },
  { id: 'content', label: 'Content' },
];
const read = (text: string) => typedConditions(text, columns, (column) => (column === 'type' ? ['A', 'MX'] : []));

test('a column, an operator and a value are a condition', () => {
  expect(read('type:MX ttl>300 www proxied:yes').conditions).toEqual([
    { column: 'type', operator: 'is', value: 'MX' },
    { column: 'ttl', operator: 'above', value: '300' },
    { column: 'proxied', operator: 'is', value: 'yes' },
  ]);
  expect(read('type:MX  www ttl>300  api').words).toBe('www api');
});

test('values in quotes may contain spaces, and column names may be written like their labels', () => {
  expect(read('Content:"v=spf1 include" createdOn<2026-01-01').conditions).toEqual([
    { column: 'content', operator: 'contains', value: 'v=spf1 include' },
    { column: 'created_on', operator: 'below', value: '2026-01-01' },
  ]);
});

test('words of an unknown column stay words', () => {
  for (const text of ['2001:db8::1', 'https://example.com', 'v=spf1', 'a:b', 'type:', 'type'])
    expect(read(text)).toEqual({ conditions: [], words: text });
});
