import { expect, test } from 'vitest';
import { authText, plansText } from '../fact-words.ts';
import { statusText } from './outcome-words.ts';

test('a status is shown with its name, and an unknown one alone', () => {
  expect([statusText(404, undefined), statusText(299, undefined)]).toEqual(['404 Not found', '299']);
});

test('without a status, the text says what went wrong', () => {
  expect([statusText(undefined, 'UsageError'), statusText(undefined, 'APIConnectionError')]).toEqual([
    'Not sent',
    'APIConnectionError',
  ]);
});

test('an operation available on all plans does not list them', () => {
  expect(plansText(['free', 'pro', 'business', 'enterprise'])).toBe('all');
  expect(plansText(['business', 'enterprise'])).toBe('Business, Enterprise');
});

test('authentication methods are described in words', () => {
  expect(authText(['api_email+api_key'])).toBe('email and global API key only');
  expect(authText(['none'])).toBe('none');
});
