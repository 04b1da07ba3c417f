import { expect, test } from 'vitest';
import { authText, plansText } from './fact-words.ts';
import { durationText, statusText, statusTone } from './outcome-words.ts';

test('a status stands with its name, an unknown one alone', () => {
  expect([statusText(404, undefined), statusText(299, undefined)]).toEqual(['404 Not found', '299']);
});

test('without a status it is said what went wrong', () => {
  expect([statusText(undefined, 'UsageError'), statusText(undefined, 'APIConnectionError')]).toEqual([
    'Not sent',
    'APIConnectionError',
  ]);
});

test('success, refusal and failure have colours of their own', () => {
  expect([200, 304, 404, 500, undefined].map(statusTone)).toEqual(['good', 'info', 'warn', 'bad', 'bad']);
});

test('times are said in the unit that fits', () => {
  expect([0.4, 12.2, 999, 1250, 59_940, 125_000].map(durationText)).toEqual([
    '0 ms',
    '12 ms',
    '999 ms',
    '1.3 s',
    '59.9 s',
    '2 min 5 s',
  ]);
});

test('all plans are not listed one by one', () => {
  expect(plansText(['free', 'pro', 'business', 'enterprise'])).toBe('all');
  expect(plansText(['business', 'enterprise'])).toBe('Business, Enterprise');
});

test('ways to authenticate are said in words', () => {
  expect(authText(['api_email+api_key'])).toBe('email and global API key only');
  expect(authText(['none'])).toBe('none');
});
