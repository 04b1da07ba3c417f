/** The figures in docs/comparison.md equal those in bench/RESULTS.md; `npm run bench` writes both. */
import { expect, test } from 'vitest';
import { figuresOf, measuredIn, withFigures } from '../../bench/comparison.ts';
import { readPage } from './example-runner.ts';

const page = readPage('docs/comparison.md');
const results = readPage('bench/RESULTS.md');

test('every row of the comparison is in the benchmark', () => {
  const rows = measuredIn(page);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((name) => !figuresOf(results).has(name))).toEqual([]);
});

test('the figures of the comparison are those of the last run', () => expect(page).toBe(withFigures(page, results)));
