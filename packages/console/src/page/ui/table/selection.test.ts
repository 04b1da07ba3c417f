import { expect, test } from 'vitest';
import { toggled, withRange } from './selection.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];

test('a range includes both ends, in either direction', () => {
  expect([...withRange(keys, 1, 3, new Set())]).toEqual(['b', 'c', 'd']);
  expect([...withRange(keys, 3, 1, new Set())]).toEqual(['b', 'c', 'd']);
});

test('a range keeps the rows that were selected before it began', () => {
  expect([...withRange(keys, 2, 3, new Set(['a']))]).toEqual(['a', 'c', 'd']);
});

test('toggling a row adds it or removes it', () => {
  expect([...toggled(new Set(['a']), 'b')]).toEqual(['a', 'b']);
  expect([...toggled(new Set(['a', 'b']), 'b')]).toEqual(['a']);
});
