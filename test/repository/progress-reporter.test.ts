import { expect, test } from 'vitest';
import { progressLine } from './progress-reporter.ts';

const begun = { seconds: 65.4, files: { done: 48, all: 142 }, passed: 1812, failed: 0, running: [] };

test('a progress line states how far the run is', () => {
  expect(progressLine(begun)).toBe('[1:05] 48 of 142 files, 1,812 tests passed');
});

test('a progress line names failures, and the longest-running files', () => {
  expect(progressLine({ ...begun, failed: 2, running: ['a.test.ts', 'b.test.ts', 'c.test.ts'] })).toBe(
    '[1:05] 48 of 142 files, 1,812 tests passed, 2 failed; running a.test.ts, b.test.ts',
  );
});
