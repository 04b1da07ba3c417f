import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';

interface Row {
  readonly name: string | undefined;
  readonly size: number;
}
const rows: readonly Row[] = [
  { name: 'www10', size: 3 },
  { name: undefined, size: 1 },
  { name: 'www9', size: 20 },
  { name: 'Mail', size: 2 },
];
const columns = [
  { id: 'name', value: (row: Row) => row.name },
  { id: 'size', value: (row: Row) => row.size },
];
const names = (arranged: readonly Row[]) => arranged.map(({ name }) => name);

test('sorts texts as people do: case aside, numbers by their worth', () => {
  expect(names(arrange(rows, columns, { sort: { column: 'name', direction: 'ascending' } }))).toEqual([
    'Mail',
    'www9',
    'www10',
    undefined,
  ]);
});

test('keeps what is absent at the end when the order is turned round', () => {
  expect(names(arrange(rows, columns, { sort: { column: 'name', direction: 'descending' } }))).toEqual([
    'www10',
    'www9',
    'Mail',
    undefined,
  ]);
});

test('sorts numbers by value', () => {
  const arranged = arrange(rows, columns, { sort: { column: 'size', direction: 'ascending' } });
  expect(arranged.map(({ size }) => size)).toEqual([1, 2, 3, 20]);
});

test('filters by all words, in any column and case', () => {
  expect(names(arrange(rows, columns, { filter: 'WWW 20' }))).toEqual(['www9']);
  expect(arrange(rows, columns, { filter: 'www 7' })).toEqual([]);
});

test('leaves the rows as they come without sort and filter, or with a sort by no column', () => {
  expect(arrange(rows, columns, {})).toBe(rows);
  expect(arrange(rows, columns, { sort: { column: 'gone', direction: 'ascending' } })).toBe(rows);
});
