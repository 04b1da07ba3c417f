import { expect, test } from 'vitest';
import { exploreSearch } from './search.ts';

test('parameters survive the round trip through the URL', () => {
  const search = { product: 'dns', p: 'eyJhIjoxfQ', view: 'json', code: 'cli', answer: 'raw' };
  expect(exploreSearch(search)).toEqual(search);
});

test('invalid fields of the URL are dropped', () => {
  expect(exploreSearch({ p: '<script>', view: 'form', code: { a: 1 }, answer: '', other: 'x' })).toEqual({});
});

test('a text that looks like a number stays a text', () => {
  expect(exploreSearch({ p: 12 })).toEqual({ p: '12' });
});
