/** The figures of docs/comparison.md are those of bench/RESULTS.md; `npm run bench` writes both. */
import { expect, test } from 'vitest';
import { figuresOf, measuredIn, withFigures } from '../../bench/comparison.ts';
import { readPage } from './example-runner.ts';

const page = readPage('docs/comparison.md');
const results = readPage('bench/RESULTS.md');

test('every row is one of the benchmark', () => {
  const rows = measuredIn(page);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((name) => !figuresOf(results).has(name))).toEqual([]);
});

test('the figures are those of the last run', () => expect(page).toBe(withFigures(page, results)));
