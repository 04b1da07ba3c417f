import { expect, it } from 'vitest';
import type { Context } from './measurement.ts';
import { parseNumbers } from './processes.ts';
import { alternate, samples } from './rounds.ts';

it('each competitor runs in every round', async () => {
  const order: string[] = [];
  const progress: string[] = [];
  const context = {
    progress: (done: number, total: number) => progress.push(`${done}/${total}`),
  } as unknown as Context; // all that rounds use
  const turn = (name: string) => async () => order.push(name);
  const results = await alternate(context, 2, { ours: turn('A'), official: turn('B') });
  expect(order.join('')).toBe('ABAB');
  expect(progress).toEqual(['1/4', '2/4', '3/4', '4/4']);
  expect(samples(results, (value) => value)).toEqual([
    { ours: 1, official: 2 },
    { ours: 3, official: 4 },
  ]);
});

it('figures may have other names, and missing ones are left out', () => {
  expect(samples([{ full: 1, empty: 2 }], (value) => value, { ours: 'full', base: 'empty' })).toEqual([
    { ours: 1, base: 2 },
  ]);
});

it('the numbers of a program are read from its last line', () => {
  expect(parseNumbers('a warning\n{"milliseconds":1.5}\n')).toEqual({ milliseconds: 1.5 });
  expect(() => parseNumbers('{"milliseconds":"1"}')).toThrow('Expected a number as milliseconds');
});
