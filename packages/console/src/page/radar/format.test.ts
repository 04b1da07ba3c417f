import { expect, it } from 'vitest';
import { formatStep, formatTick, formatTime, formatValue } from './format.ts';

it.each([
  [12.345, '%', '12.3%'],
  [0.1234, '%', '0.12%'],
  [0.87654, '', '0.877'],
  [1234567.8, '', '1,234,568'],
  [undefined, '%', 'no value'],
])('formatValue(%s, %s) is %s', (value, unit, text) => expect(formatValue(value, unit)).toBe(text));

it('formatValue uses equally many digits in a column', () => {
  expect([8, 8.8].map((value) => formatValue(value, '%', true))).toEqual(['8.0%', '8.8%']);
});

it('formatTime omits the hour for whole days', () => {
  const time = Date.UTC(2026, 0, 5, 13, 45);
  expect(formatTime(time, 3_600_000)).toBe('Mon, 5 Jan 2026, 13:45');
  expect(formatTime(time, 86_400_000)).toBe('Mon, 5 Jan 2026');
});

it.each([
  [900_000, '15 minutes'],
  [3_600_000, '1 hour'],
  [86_400_000, '1 day'],
  [7 * 86_400_000, '1 week'],
])('formatStep(%i) is %s', (step, text) => expect(formatStep(step)).toBe(text));

it('formatTick shows the day at midnight only', () => {
  const midnight = Date.UTC(2026, 0, 5);
  expect([formatTick(midnight), formatTick(midnight + 21_600_000)]).toEqual(['5 Jan', '06:00']);
  expect(formatTick(Date.UTC(2026, 0, 1))).toBe('1 Jan 2026');
});
