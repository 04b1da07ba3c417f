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

/** How often each row was read: its text is made once. */
function counted() {
  let reads = 0;
  const value = (row: Row): string => {
    reads += 1;
    return row.name;
  };
  return { columns: [{ value }, { value: ({ note }: Row) => note }], reads: () => reads };
}

test('a row holds all words, in any of its columns, in any case', () => {
  const find = wordsFilter(rows, counted().columns);
  expect(find('WWW').map(({ name }) => name)).toEqual(['www.example.com', 'example.com']);
  expect(find('example mx').map(({ name }) => name)).toEqual(['mail.example.com']);
  expect(find('  ')).toEqual(rows);
});

test('the answer is the same however the words came to be there', () => {
  const typed = wordsFilter(rows, counted().columns);
  for (const filter of ['e', 'ex', 'ex w', 'ex ww', 'ex w', 'ex', 'x', 'xa', 'ma', 'm', ''])
    expect(typed(filter)).toEqual(wordsFilter(rows, counted().columns)(filter));
});

test('what is taken back is known: the very rows of before', () => {
  const { columns, reads } = counted();
  const find = wordsFilter(rows, columns);
  const first = find('ww');
  const before = reads();
  expect(find('www')).toEqual(first);
  expect(find('ww')).toBe(first);
  expect(reads()).toBe(before);
});

test('of more answers than are kept the oldest are found anew', () => {
  const find = wordsFilter(rows, counted().columns);
  for (let length = 1; length < 40; length++) find('w'.repeat(length));
  expect(find('w').map(({ name }) => name)).toEqual(['www.example.com', 'example.com']);
});
