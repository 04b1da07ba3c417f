import { expect, test } from 'vitest';
import { moved, orderOf, rememberedOf } from './remembered.ts';

test('only ids and widths are stored, and invalid ones are dropped', () => {
  expect(rememberedOf({ columns: ['a', 'b'], widths: { a: 120, b: '90', c: -1 }, rows: ['secret'] })).toEqual({
    columns: ['a', 'b'],
    widths: { a: 120 },
  });
  expect([rememberedOf(null), rememberedOf({ columns: [1], widths: 7 }), rememberedOf('x')]).toEqual([{}, {}, {}]);
});

test('a column moves to the position of another from either side', () => {
  expect(moved(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 'a', 'gone')).toEqual(['a', 'b']);
});

test('the URL takes precedence over stored columns, and those over the default', () => {
  const all = ['a', 'b', 'c'];
  const kept = ['b', 'gone'];
  expect(orderOf(all, { shown: ['c', 'a'], kept, usual: ['a'] })).toEqual(['c', 'a']);
  expect(orderOf(all, { shown: undefined, kept, usual: ['a'] })).toEqual(['b']);
  expect(orderOf(all, { shown: undefined, kept: ['gone'], usual: ['a'] })).toEqual(['a']);
});

test('without default columns all are shown, with new ones at the end', () => {
  expect(orderOf(['a', 'b', 'c'], { shown: undefined, kept: ['c', 'a'], usual: undefined })).toEqual(['c', 'a', 'b']);
});
