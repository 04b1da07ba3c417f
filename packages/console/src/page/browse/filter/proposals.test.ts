import { expect, test } from 'vitest';
import { operatorsOf, proposed } from './proposals.ts';

const rows = ['b', 'a', 'b', ''].map((value, place) => ({ key: String(place), item: { value, n: place, on: true } }));
const column = (id: 'value' | 'n' | 'on') => ({
  id,
  label: id,
  width: 100,
  value: ({ item }: (typeof rows)[number]) => (id === 'on' ? 'Yes' : item[id]),
});

test('existing values are suggested by frequency, followed by values of the contract', () => {
  // The test rows have the fields that the column reads.
  expect(proposed(column('value') as never, rows, ['c', 'a'])).toEqual(['b', 'a', 'c']);
  expect(proposed(column('on') as never, rows, [])).toEqual(['Yes', 'No']);
});

test('the operators of a column depend on its values', () => {
  expect(operatorsOf(column('n') as never, rows, [])).toContain('above');
  expect(operatorsOf(column('on') as never, rows, [])).toEqual(['is', 'is-not']);
  expect(operatorsOf(column('value') as never, rows, [])[0]).toBe('contains');
  expect(operatorsOf(column('value') as never, rows, ['b'])[0]).toBe('is');
});
