import { expect, test } from 'vitest';
import { asRow, rowsIn } from './rows.ts';

const enveloped = { envelope: true };

test('the result inside an envelope is the list', () => {
  expect(rowsIn(enveloped, { success: true, result: [{ id: 1 }] })).toEqual([{ id: 1 }]);
});

test('a list without an envelope is found', () => {
  expect(rowsIn({ envelope: false }, [1, 2])).toEqual([1, 2]);
});

test('a list with a count next to it is found', () => {
  expect(rowsIn(enveloped, { result: { buckets: [{ name: 'a' }], count: 1 } })).toEqual([{ name: 'a' }]);
});

test('an object that contains lists is not a list', () => {
  expect(rowsIn(enveloped, { result: { id: 'a', name: 'b', status: 'c', name_servers: ['x'] } })).toBeUndefined();
  expect(rowsIn(enveloped, { result: { id: 'a', tags: ['x'] } })).toBeUndefined();
  expect(rowsIn(enveloped, { result: { one: [{}], other: [{}] } })).toBeUndefined();
});

test('an empty response is not a list', () => {
  expect(rowsIn(enveloped, { result: null })).toBeUndefined();
  expect(rowsIn(enveloped, undefined)).toBeUndefined();
});

test('a primitive value becomes a row with one column', () => {
  expect([asRow('a'), asRow({ id: 1 })]).toEqual([{ value: 'a' }, { id: 1 }]);
});
