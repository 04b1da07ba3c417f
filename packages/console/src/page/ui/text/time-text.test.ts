import { expect, test } from 'vitest';
import { clockTime, dayTime, durationText, exactTime, periodTexts, spanText } from './time-text.ts';

test('times are written with all digits', () => {
  const time = new Date(2026, 4, 3, 7, 8, 9, 45).getTime();
  expect(exactTime(time)).toBe('07:08:09.045');
  expect(clockTime(time)).toBe('07:08:09');
  expect(dayTime(time)).toBe('2026-05-03 07:08:09');
});

test('time spans have their two largest units', () => {
  expect([0, 4200, 61_000, 3_600_000, 90_000_000, 172_800_000].map(spanText)).toEqual([
    '0 s',
    '4 s',
    '1 min 1 s',
    '1 h',
    '1 day 1 h',
    '2 days',
  ]);
});

test('durations are formatted in a suitable unit', () => {
  expect([0.123, 42.4, 1234, 125_000].map(durationText)).toEqual(['0.1 ms', '42 ms', '1.23 s', '2 min 5 s']);
});

test('the ends of a period never read the same', () => {
  const time = new Date(2026, 4, 1, 14, 3, 22, 100).getTime();
  expect(periodTexts(time, time + 5000)).toEqual(['14:03:22', '14:03:27']);
  expect(periodTexts(time, time + 400)).toEqual(['14:03:22.1', '14:03:22.5']);
});
