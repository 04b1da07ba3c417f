import { expect, test } from 'vitest';
import { summaryOf } from './summary.ts';

test('an object is summarised by its most informative fields', () => {
  expect(summaryOf({ action: 'block', expression: 'true', id: 'a' })).toBe('block · a');
});

test('an object with a secret in it is summarised by its names', () => {
  expect(summaryOf({ name: 'a', client_secret: 'hidden' })).toBe('name, client_secret');
});

test('lists are summarised by their length, files by their names', () => {
  expect([summaryOf([1]), summaryOf([]), summaryOf(new File([], 'a.js'))]).toEqual([
    'one item',
    '0 items',
    'file: a.js',
  ]);
});

test('nothing, null and an empty object differ', () => {
  expect([summaryOf(undefined), summaryOf(null), summaryOf({})]).toEqual(['not set', 'null', 'empty']);
});

test('a long text is cut', () => {
  expect(summaryOf('x'.repeat(100))).toBe(`${'x'.repeat(60)}…`);
});
