import { expect, test } from 'vitest';
import { ttlOf, ttlText } from './ttl.ts';

test.each([
  [1, 'Auto'],
  [300, '5 min'],
  [3600, '1 h'],
  [172_800, '2 d'],
  [90, '90 s'],
])('%i s is shown as %s and parsed back', (ttl, text) => {
  expect(ttlText(ttl)).toBe(text);
  expect(ttlOf(text)).toBe(ttl);
});

test('seconds need no unit, and unknown words are refused', () => {
  expect([ttlOf('300'), ttlOf(' AUTO '), ttlOf('2m')]).toEqual([300, 1, 120]);
  expect(() => ttlOf('soon')).toThrow('Enter Auto or a duration');
});
