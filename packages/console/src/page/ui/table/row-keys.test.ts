import { expect, test } from 'vitest';
import { rowAfter } from './row-keys.ts';

test('arrows move by a row, page keys by the visible rows, and neither leaves the table', () => {
  expect(rowAfter('ArrowDown', 3, 10, 4)).toBe(4);
  expect(rowAfter('ArrowDown', 9, 10, 4)).toBe(9);
  expect(rowAfter('ArrowUp', 0, 10, 4)).toBe(0);
  expect(rowAfter('PageDown', 3, 10, 4)).toBe(7);
  expect(rowAfter('PageUp', 3, 10, 4)).toBe(0);
  expect(rowAfter('Home', 3, 10, 4)).toBe(0);
  expect(rowAfter('End', 3, 10, 4)).toBe(9);
});

test('a page is at least a row', () => {
  expect(rowAfter('PageDown', 3, 10, -1)).toBe(4);
});

test('other keys, and keys in an empty table, do nothing', () => {
  expect(rowAfter('a', 3, 10, 4)).toBeUndefined();
  expect(rowAfter('toString', 3, 10, 4)).toBeUndefined();
  expect(rowAfter('ArrowDown', 0, 0, 4)).toBeUndefined();
});
