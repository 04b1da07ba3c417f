import { expect, test } from 'vitest';
import { wordsFilter } from './words-filter.ts';

interface Row {
  readonly name: string;
  readonly note: string;
}

const rows: Row[] = [
  { name: 'www.example.com', note: 'A 192.0.2.1' },
  { name: 'mail.example.com', note: 'MX' },
  { name: 'example.com', note: 'TXT www' },
];

/** Counts how often each row is read: its text is computed once. */
function counted() {
  let reads = 0;
  const value = (row: Row): string => {
    reads += 1;
    return row.name;
  };
  return { columns: [{ value }, { value: ({ note }: Row) => note }], reads: () => reads };
}

test('a row matches if it contains all words in any column, ignoring case', () => {
  const find = wordsFilter(rows, counted().columns);
  expect(find('WWW').map(({ name }) => name)).toEqual(['www.example.com', 'example.com']);
  expect(find('example mx').map(({ name }) => name)).toEqual(['mail.example.com']);
  expect(find('  ')).toEqual(rows);
});

test('the result does not depend on how the words were typed', () => {
  const typed = wordsFilter(rows, counted().columns);
  for (const filter of ['e', 'ex', 'ex w', 'ex ww', 'ex w', 'ex', 'x', 'xa', 'ma', 'm', ''])
    expect(typed(filter)).toEqual(wordsFilter(rows, counted().columns)(filter));
});

test('deleting a letter restores the previous rows from the cache', () => {
  const { columns, reads } = counted();
  const find = wordsFilter(rows, columns);
  const first = find('ww');
  const before = reads();
  expect(find('www')).toEqual(first);
  expect(find('ww')).toBe(first);
  expect(reads()).toBe(before);
});

test('results evicted from the cache are computed again', () => {
  const find = wordsFilter(rows, counted().columns);
  for (let length = 1; length < 40; length++) find('w'.repeat(length));
  expect(find('w').map(({ name }) => name)).toEqual(['www.example.com', 'example.com']);
});
