import { expect, test } from 'vitest';
import { nextStop } from './use-roving.ts';

test('arrow keys move by one stop and stay in the list', () => {
  expect(nextStop('ArrowDown', 0, 3)).toBe(1);
  expect(nextStop('ArrowDown', 2, 3)).toBe(2);
  expect(nextStop('ArrowLeft', 0, 3)).toBe(0);
  expect(nextStop('Home', 2, 3)).toBe(0);
  expect(nextStop('End', 0, 3)).toBe(2);
});

test('other keys, and keys outside the list, do not move', () => {
  expect(nextStop('a', 0, 3)).toBeUndefined();
  expect(nextStop('ArrowDown', -1, 3)).toBeUndefined();
});
