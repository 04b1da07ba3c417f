import { expect, test } from 'vitest';
import { timeText } from '../text/time-text.ts';
import { cellValue, isTime } from './cell-value.ts';

test.each([
  [true, 'Yes'],
  [null, null],
  [7, 7],
  ['text', 'text'],
  [['a', 'b'], 'a, b'],
  [[1, 2, 3, 4, 5, 6, 7], '1, 2, 3, 4, 5, and 2 more'],
  [{ id: 'f1', name: 'Free' }, 'Free'],
  [{ a: 1 }, '{"a":1}'],
  [{}, ''],
])('%j is shown as %j', (value, text) => {
  expect(cellValue(value)).toBe(text);
});

test('times are distinguished from similar texts', () => {
  expect(['2026-01-31T12:00:00.123456Z', '2026-01-31', '2026-01-31T12:00:00+02:00'].every(isTime)).toBe(true);
  expect(['2026-99-31', '2026-01-31-backup', '20260131', 5].some(isTime)).toBe(false);
});

test('times are shown in the local time zone, and a date is the same everywhere', () => {
  expect(timeText('2026-01-31')).toBe('2026-01-31');
  expect(timeText(new Date(2026, 0, 31, 9, 5).toISOString())).toBe('2026-01-31 09:05');
});
