import { expect, test } from 'vitest';
import { countIn, itemsIn } from './counts.ts';

test('the items of a response are found in its result or one level below', () => {
  expect(itemsIn({ result: [{ id: 'a' }, null] })).toEqual([{ id: 'a' }]);
  expect(itemsIn({ result: { buckets: [{ name: 'b' }] } })).toEqual([{ name: 'b' }]);
  expect([itemsIn({ result: null }), itemsIn(undefined)]).toEqual([[], []]);
});

test('the count covers all pages if the response reports it', () => {
  expect(countIn({ result: [{}], result_info: { total_count: 300 } })).toBe(300);
  expect(countIn({ result: { buckets: [{}, {}] } })).toBe(2);
});
