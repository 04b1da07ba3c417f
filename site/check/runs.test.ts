import { expect, test } from 'vitest';
import { chosen } from './runs.ts';

const names = Array.from({ length: 50 }, (_, at) => `operation-${at}`);

test('equal seeds choose equal names, whatever their order', () => {
  expect(chosen(names, 10, 7)).toEqual(chosen(names.toReversed(), 10, 7));
  expect(chosen(names, 10, 7)).not.toEqual(chosen(names, 10, 8));
});

test('no name is chosen twice, and at most all are', () => {
  expect(new Set(chosen(names, 20, 1)).size).toBe(20);
  expect(chosen(names, 80, 1).toSorted()).toEqual(names.toSorted());
});
