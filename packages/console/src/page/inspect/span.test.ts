import { expect, test } from 'vitest';
import { derive, fold, placeOf } from './span.ts';
import { rowOf, spanOf } from './test-support.ts';

const even = ({ id }: { readonly id: number }): boolean => id % 2 === 0;
const rows = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => rowOf(first + at));
const ids = (span: { readonly rows: readonly { readonly id: number }[] }) => span.rows.map(({ id }) => id);

test('only new rows are examined', () => {
  let looks = 0;
  const view = derive<{ id: number }>((row) => {
    looks++;
    return even(row);
  });
  const epoch = {};
  expect(ids(view(spanOf(rows(1, 4), 0, epoch)))).toEqual([2, 4]);
  const more = view(spanOf(rows(1, 6), 0, epoch));
  expect(ids(more)).toEqual([2, 4, 6]);
  expect(looks).toBe(6);
  expect(view(spanOf(rows(1, 6), 0, epoch))).toEqual(more);
});

test('rows beyond the end of the span are ignored, as when the list is paused', () => {
  const view = derive(even);
  const span = { ...spanOf(rows(1, 8), 0, {}), end: 4 };
  expect(ids(view(span))).toEqual([2, 4]);
  expect(ids(view({ ...span, end: 8 }))).toEqual([2, 4, 6, 8]);
});

test('rows dropped at the start are dropped here too, and indexes are kept', () => {
  const view = derive(even);
  const epoch = {};
  view(spanOf(rows(1, 6), 0, epoch));
  const later = view(spanOf(rows(4, 9), 3, epoch));
  expect(ids(later)).toEqual([4, 6, 8]);
  expect(later).toMatchObject({ start: 1, end: 4 });
});

test('a new epoch starts over', () => {
  const view = derive(even);
  const first = view(spanOf(rows(1, 6), 0, {}));
  const second = view(spanOf(rows(7, 8), 0, {}));
  expect(ids(second)).toEqual([8]);
  expect(second.epoch).not.toBe(first.epoch);
  expect(ids(first)).toEqual([2, 4, 6]);
});

test('a list that lost every row between two reads starts over', () => {
  const view = derive(even);
  const epoch = {};
  view(spanOf(rows(1, 4), 0, epoch));
  expect(ids(view(spanOf(rows(21, 24), 20, epoch)))).toEqual([22, 24]);
});

test('derived lists can be derived from', () => {
  const [first, second] = [derive(even), derive<{ id: number }>(({ id }) => id % 3 === 0)];
  const epoch = {};
  expect(ids(second(first(spanOf(rows(1, 7), 0, epoch))))).toEqual([6]);
  expect(ids(second(first(spanOf(rows(1, 13), 0, epoch))))).toEqual([6, 12]);
  expect(ids(second(first(spanOf(rows(7, 19), 6, epoch))))).toEqual([12, 18]);
});

test('a sum grows with its list and restarts if rows were dropped', () => {
  const sum = fold(
    () => ({ count: 0 }),
    (into) => into.count++,
  );
  const epoch = {};
  expect(sum(spanOf(rows(1, 4), 0, epoch)).count).toBe(4);
  expect(sum(spanOf(rows(1, 9), 0, epoch)).count).toBe(9);
  expect(sum(spanOf(rows(6, 10), 5, epoch)).count).toBe(5);
});

test('an index is found by id, or that of the next one', () => {
  const list = [{ id: 2 }, { id: 5 }, { id: 9 }];
  expect([1, 2, 3, 9, 10].map((id) => placeOf(list, id))).toEqual([0, 0, 1, 2, 3]);
});
