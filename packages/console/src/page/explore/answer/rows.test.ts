import { expect, test } from 'vitest';
import { asRow, rowsIn } from './rows.ts';

const enveloped = { envelope: true };

test('the result of an envelope is the list', () => {
  expect(rowsIn(enveloped, { success: true, result: [{ id: 1 }] })).toEqual([{ id: 1 }]);
});

test('a list without an envelope is the list', () => {
  expect(rowsIn({ envelope: false }, [1, 2])).toEqual([1, 2]);
});

test('a list with its count beside it is the list', () => {
  expect(rowsIn(enveloped, { result: { buckets: [{ name: 'a' }], count: 1 } })).toEqual([{ name: 'a' }]);
});

test('one thing with lists in it is no list', () => {
  expect(rowsIn(enveloped, { result: { id: 'a', name: 'b', status: 'c', name_servers: ['x'] } })).toBeUndefined();
  expect(rowsIn(enveloped, { result: { id: 'a', tags: ['x'] } })).toBeUndefined();
  expect(rowsIn(enveloped, { result: { one: [{}], other: [{}] } })).toBeUndefined();
});

test('an answer that is nothing is no list', () => {
  expect(rowsIn(enveloped, { result: null })).toBeUndefined();
  expect(rowsIn(enveloped, undefined)).toBeUndefined();
});

test('a plain value is a row of one column', () => {
  expect([asRow('a'), asRow({ id: 1 })]).toEqual([{ value: 'a' }, { id: 1 }]);
});
