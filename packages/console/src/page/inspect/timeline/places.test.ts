import { expect, test } from 'vitest';
import { placesOf, timesBetween, timesOf } from './places.ts';
import type { Bar } from './timeline.ts';

/** Three bars of ten milliseconds from 100 on, and one much later. */
const bars: readonly Bar[] = [100, 110, 120, 900].map((from) => ({
  from,
  to: from + 10,
  counts: [1, 0, 0, 0, 0],
  total: 1,
  gap: undefined,
}));

test('a range selects the bars it overlaps, and no range selects all', () => {
  expect(placesOf(bars, {})).toEqual([0, 3]);
  expect(placesOf(bars, { from: 115, to: 120 })).toEqual([1, 1]);
  expect(placesOf(bars, { from: 115 })).toEqual([1, 3]);
  expect(placesOf(bars, { to: 121 })).toEqual([0, 2]);
});

test('a range outside all bars is moved to existing ones', () => {
  expect(placesOf(bars, { from: 2000 })).toEqual([3, 3]);
  expect(placesOf(bars, { from: 400, to: 500 })).toEqual([3, 3]);
  expect(placesOf(bars, { to: 50 })).toEqual([0, 0]);
});

test("a range that ends at the chart's end is left open, so that new requests are shown", () => {
  expect(timesOf(bars, [0, 3])).toEqual({ from: undefined, to: undefined });
  expect(timesOf(bars, [1, 2])).toEqual({ from: 110, to: 130 });
});

test('a range can be drawn in both directions', () => {
  const [first, second] = bars;
  if (first === undefined || second === undefined) throw new Error('There are bars.');
  expect(timesBetween(second, first)).toEqual({ from: 100, to: 120 });
});
