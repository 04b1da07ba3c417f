import { expect, test } from 'vitest';
import { HEADER_CHANGES, headerChange, headerProblem, withChange } from './header-changes.ts';

test('each header change is parsed and written back unchanged', () => {
  for (const { value } of HEADER_CHANGES) expect(headerChange(withChange(undefined, value))).toBe(value);
  expect(headerChange({ operation: 'other' })).toBe(undefined);
  expect(headerChange('text')).toBe(undefined);
});

test('changing the kind keeps a text, but an expression is not used as a text', () => {
  const header = { operation: 'set', value: 'one' };
  expect(withChange(header, 'add value')).toEqual({ operation: 'add', value: 'one' });
  expect(withChange(header, 'set expression')).toEqual({ operation: 'set', expression: '' });
  expect(withChange(header, 'remove')).toEqual({ operation: 'remove' });
});

test('request headers that Cloudflare protects from rules are explained', () => {
  expect(headerProblem('x-own', 'set value', true)).toBe(undefined);
  expect(headerProblem('', 'set value', true)).toBe('Enter the name of the header.');
  expect(headerProblem('a b', 'set value', false)).toBe('This is not a valid header name.');
  expect(headerProblem('CF-Ray', 'remove', true)).toBe('Cloudflare’s own headers cannot be changed.');
  expect(headerProblem('cf-connecting-ip', 'remove', true)).toBe(undefined);
  expect(headerProblem('Cookie', 'add value', true)).toBe('This header can only be removed.');
  expect(headerProblem('cookie', 'remove', true)).toBe(undefined);
  expect(headerProblem('cf-ray', 'set value', false)).toBe(undefined);
});
