import { expect, test } from 'vitest';
import { NOON, rowOf } from '../test-support.ts';
import { barsOf, count, newTally } from './timeline.ts';

const DAY = 86_400_000;
const tallyOf = (...requests: readonly (readonly [after: number, status?: number])[]) => {
  const tally = newTally();
  for (const [after, status] of requests) count(tally, rowOf(1, { time: NOON + after, status }));
  return tally;
};

test('requests are counted by outcome', () => {
  const bars = barsOf(tallyOf([0, 200], [10, 201], [20, 302], [30, 404], [40, 502], [50]), 100);
  expect(bars).toEqual([{ from: NOON, to: NOON + 100, counts: [2, 1, 1, 1, 1], total: 6, gap: undefined }]);
});

test('bars have equal width, start at multiples of it, and include empty ones', () => {
  const bars = barsOf(tallyOf([0, 200], [9_950, 200]), 20);
  expect(bars).toHaveLength(20);
  expect(bars.map(({ from, to }) => to - from)).toEqual(Array(20).fill(500));
  expect(bars.filter(({ total }) => total > 0).map(({ from }) => from - NOON)).toEqual([0, 9_500]);
});

test('there are never more bars than requested', () => {
  for (const most of [10, 24, 96]) {
    for (const length of [50, 900, 59_000, 3_599_000, DAY - 1, 40 * DAY]) {
      const every = length / 200;
      const requests = Array.from({ length: 201 }, (_, at) => [Math.round(at * every), 200] as const);
      const bars = barsOf(tallyOf(...requests), most);
      expect(bars.length).toBeLessThanOrEqual(most);
      expect(bars.reduce((sum, { total }) => sum + total, 0)).toBe(201);
    }
  }
});

test('a day without requests, as after the clock was advanced, takes no space', () => {
  const bars = barsOf(tallyOf([0, 200], [1000, 200], [DAY, 200], [DAY + 1000, 200]), 60);
  const broken = bars.filter(({ gap }) => gap !== undefined);
  expect(broken).toHaveLength(1);
  expect(broken[0]).toMatchObject({ from: NOON + DAY, gap: DAY - 1000 });
  expect(bars).toHaveLength(22);
});

test('short or relatively small gaps are shown', () => {
  expect(barsOf(tallyOf([0, 200], [5000, 200]), 60).every(({ gap }) => gap === undefined)).toBe(true);
  const even = Array.from({ length: 30 }, (_, at) => [at * 60_000, 200] as const);
  expect(barsOf(tallyOf(...even), 60).every(({ gap }) => gap === undefined)).toBe(true);
});

test('a slow request that is reported late is placed at its time', () => {
  const bars = barsOf(tallyOf([3000, 200], [1000, 200], [2000, 200]), 60);
  expect(bars.filter(({ total }) => total > 0).map(({ from }) => from - NOON)).toEqual([1000, 2000, 3000]);
});

test('without requests, there are no bars', () => {
  expect(barsOf(newTally(), 60)).toEqual([]);
});
