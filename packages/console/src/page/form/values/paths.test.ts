import { pointerOf } from '@flarewire/schema';
import { expect, test } from 'vitest';
import { getAt, insertAt, moveItem, removeAt, renameKey, setAt } from './paths.ts';

const params = Object.freeze({ a: Object.freeze([1, 2, 3]), b: Object.freeze({ c: 'x' }), d: null });

test('setting a value creates missing parents', () => {
  expect(setAt({}, ['rules', 0, 'action'], 'block')).toEqual({ rules: [{ action: 'block' }] });
  expect(setAt(params, ['b', 'e', 'f'], 1)).toEqual({ ...params, b: { c: 'x', e: { f: 1 } } });
  expect(setAt({ a: 'text' }, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
});

test('untouched parts keep their identity, and fields keep their order', () => {
  const next = setAt(params, ['b', 'c'], 'y');
  expect(next).toEqual({ a: [1, 2, 3], b: { c: 'y' }, d: null });
  expect(next.a).toBe(params.a);
  expect(Object.keys(setAt(params, ['a'], 1))).toEqual(['a', 'b', 'd']);
});

test('undefined removes, and null, false, 0 and an empty text are values', () => {
  expect(setAt(params, ['b', 'c'], undefined)).toEqual({ a: [1, 2, 3], b: {}, d: null });
  for (const value of [null, false, 0, '']) expect(getAt(setAt(params, ['b', 'c'], value), ['b', 'c'])).toBe(value);
});

test('removing a list item moves later ones up', () => {
  expect(removeAt(params, ['a', 1]).a).toEqual([1, 3]);
  expect(removeAt(params, ['none', 'there'])).toBe(params);
});

test('items are inserted and moved', () => {
  expect(insertAt(params, ['a'], 9).a).toEqual([1, 2, 3, 9]);
  expect(insertAt(params, ['a'], 9, 0).a).toEqual([9, 1, 2, 3]);
  expect(insertAt(params, ['new'], 9).new).toEqual([9]);
  expect(moveItem(params, ['a'], 0, 2).a).toEqual([2, 3, 1]);
  expect(moveItem(params, ['a'], 2, 0).a).toEqual([3, 1, 2]);
  expect(moveItem(params, ['a'], 0, 3)).toBe(params);
});

test('a field is renamed in place, but never to a name in use', () => {
  const record = { r: { a: 1, b: 2, c: 3 } };
  expect(JSON.stringify(renameKey(record, ['r'], 'b', 'x'))).toBe('{"r":{"a":1,"x":2,"c":3}}');
  expect(renameKey(record, ['r'], 'b', 'c')).toBe(record);
});

test('unusual property names are supported', () => {
  const made = setAt({}, ['__proto__', 'a'], 1);
  expect(Object.keys(made)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
  expect(getAt(made, ['__proto__', 'a'])).toBe(1);
  expect(getAt({}, ['constructor'])).toBeUndefined();
  expect(pointerOf(['a/b', 'c~d', 0, ''])).toBe('/a~1b/c~0d/0/');
});
