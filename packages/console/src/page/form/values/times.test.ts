import { expect, test } from 'vitest';
import { localTime, pickedTime, pickerText } from './times.ts';

test('a picked time is sent in UTC without fractional seconds', () => {
  const picked = pickedTime('2026-01-31T12:30', false);
  expect(picked).toMatch(/^2026-0[12]-\d\dT\d\d:\d\d:00Z$/);
  expect(new Date(picked).getTime()).toBe(new Date(2026, 0, 31, 12, 30).getTime());
});

test('the picker shows the time that was picked', () => {
  expect(pickerText(pickedTime('2026-01-31T12:30', false), false)).toBe('2026-01-31T12:30');
});

test('a date is independent of the time zone', () => {
  expect(pickedTime('2026-01-31', true)).toBe('2026-01-31');
  expect(pickerText('2026-01-31', true)).toBe('2026-01-31');
});

test('invalid text shows nothing in the picker', () => {
  expect([pickerText('', false), pickerText('soon', false), pickerText('2026-13-99', true)]).toEqual(['', '', '']);
});

test('only a complete time is shown as local time', () => {
  expect(localTime('2026-01-31T12:00:00Z')).toContain('2026');
  expect([localTime('2026'), localTime('2026-01-31T99:00:00Z')]).toEqual([undefined, undefined]);
});
