import { expect, test } from 'vitest';
import { someOf } from './some-of.ts';

test('a long list of names is shortened, and a short one is not', () => {
  expect(someOf(['A', 'B', 'C', 'D'])).toBe('A, B, C, D');
  expect(someOf(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C and 2 more');
  expect(someOf([])).toBe('');
});
