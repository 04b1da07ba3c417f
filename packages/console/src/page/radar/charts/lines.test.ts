import { expect, it } from 'vitest';
import type { SeriesSide, Shown } from '../answers/shown.ts';
import { describe as describeLines, linesOf } from './lines.ts';

const side = (label: string, columns: Readonly<Record<string, readonly number[]>>, shift = 0): SeriesSide => ({
  label,
  shift,
  data: { times: [1, 2], columns: Object.entries(columns).map(([name, values]) => ({ name, values })) },
});
const display = (...sides: readonly SeriesSide[]): Extract<Shown, { kind: 'series' }> => ({
  kind: 'series',
  metas: [],
  sides,
  openFrom: undefined,
  isRank: false,
});

it('two plain series have two colours, and the second one uses the times of the first', () => {
  const lines = linesOf(display(side('now', { values: [1, 2] }), side('before', { values: [3, 4] }, 10)));
  expect(lines.map(({ label, colour, points, offset }) => [label, colour, points[0], offset])).toEqual([
    ['now', 0, [1, 1], -0],
    ['before', 1, [11, 3], -10],
  ]);
});

it('a group has the same colour on both sides', () => {
  const lines = linesOf(display(side('A', { x: [1, 2], y: [1, 2] }), side('B', { y: [1, 2], z: [1, 2] })));
  expect(lines.map(({ label, colour, isSecond }) => [label, colour, isSecond])).toEqual([
    ['x (A)', 0, false],
    ['y (A)', 1, false],
    ['y (B)', 1, true],
    ['z (B)', 2, true],
  ]);
});

it('describe returns the range and the last value', () => {
  const lines = linesOf(display(side('A', { values: [1, 5] }), side('B', {})));
  expect(describeLines(lines, String)).toBe('A: from 1 to 5, at last 5');
});
