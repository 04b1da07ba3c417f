import { expect, it } from 'vitest';
import { grownBy, isFlat, type Memory } from './memory.ts';

const samples = (heap: (at: number) => number, rss: (at: number) => number = () => 200): Memory[] =>
  Array.from({ length: 12 }, (_, at) => ({ heap: heap(at), rss: rss(at) }));

it('memory is flat if the last third equals the first, despite outliers', () => {
  const growth = grownBy(samples((at) => (at === 10 ? 90 : 40)));
  expect(growth).toEqual({ first: { heap: 40, rss: 200 }, last: { heap: 40, rss: 200 }, heap: 0, rss: 0 });
  expect(isFlat(growth)).toBe(true);
});

it.each<[string, Memory[]]>([
  ['heap', samples((at) => 40 + at * 2)],
  [
    'RSS',
    samples(
      () => 40,
      (at) => 200 + at * 10,
    ),
  ],
])('memory is not flat if the %s grows continuously', (_, grown) => {
  expect(isFlat(grownBy(grown))).toBe(false);
});

it('a few samples give no verdict', () => {
  expect(() => grownBy(samples(() => 1).slice(0, 8))).toThrow('8 samples say nothing of growth');
});
