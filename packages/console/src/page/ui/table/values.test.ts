import { expect, test } from 'vitest';
import { fits, holdsWords, type Operator, type Value, wordsOf } from './values.ts';

const fit = (value: Value, operator: Operator, wanted = ''): boolean =>
  fits(value, { column: '', operator, value: wanted });

test('texts are compared ignoring case', () => {
  expect([fit('CNAME', 'is', 'cname'), fit('CNAME', 'is', 'name'), fit('CNAME', 'contains', 'Name')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([fit('www.example', 'starts', 'WWW'), fit('www.example', 'ends', 'example')]).toEqual([true, true]);
  expect([fit('a', 'is-not', 'A'), fit('a', 'contains-not', 'b')]).toEqual([false, true]);
});

test('numbers are compared by value and times as texts', () => {
  expect([fit(300, 'above', '60'), fit(300, 'below', '1000'), fit(300, 'is', '300')]).toEqual([true, true, true]);
  expect([fit('2026-01-31 09:05', 'above', '2026-01-30'), fit(undefined, 'above', '0')]).toEqual([true, false]);
});

test('an absent value is empty, and neither above nor below anything', () => {
  expect([fit('', 'empty'), fit(null, 'empty'), fit(0, 'empty'), fit(0, 'filled')]).toEqual([true, true, false, true]);
});

test('words are searched individually', () => {
  expect(wordsOf('  Two  words ')).toEqual(['two', 'words']);
  expect([holdsWords('Words are two', ['two', 'words']), holdsWords('one', ['two'])]).toEqual([true, false]);
});
