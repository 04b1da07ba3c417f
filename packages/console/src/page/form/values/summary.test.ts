import { expect, test } from 'vitest';
import { summaryOf } from './summary.ts';

test('an object is summarized by its most informative fields', () => {
  expect(summaryOf({ action: 'block', expression: 'true', id: 'a' })).toBe('block · a');
});

test('an object with a secret is summarized by its property names', () => {
  expect(summaryOf({ name: 'a', client_secret: 'hidden' })).toBe('name, client_secret');
});

test('lists are summarized by length, and files by name', () => {
  expect([summaryOf([1]), summaryOf([]), summaryOf(new File([], 'a.js'))]).toEqual([
    'one item',
    '0 items',
    'file: a.js',
  ]);
});

test('undefined, null and an empty object have different summaries', () => {
  expect([summaryOf(undefined), summaryOf(null), summaryOf({})]).toEqual(['not set', 'null', 'empty']);
});

test('a long text is truncated', () => {
  expect(summaryOf('x'.repeat(100))).toBe(`${'x'.repeat(60)}…`);
});
