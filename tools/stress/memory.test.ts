import { expect, it } from 'vitest';
import { grownBy, isFlat, type Memory } from './memory.ts';

const samples = (heap: (at: number) => number, rss: (at: number) => number = () => 200): Memory[] =>
  Array.from({ length: 12 }, (_, at) => ({ heap: heap(at), rss: rss(at) }));

it('is flat where the last third holds what the first held, whatever one sample says', () => {
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
])('is not flat where the %s grows all the time', (_, grown) => {
  expect(isFlat(grownBy(grown))).toBe(false);
});

it('says nothing of a few samples', () => {
  expect(() => grownBy(samples(() => 1).slice(0, 8))).toThrow('8 samples say nothing of growth');
});
