import { expect, test } from 'vitest';
import { rowOf } from '../test-support.ts';
import { addAttempt, newAttempts } from './attempts.ts';

const attemptsOf = (...rows: readonly ReturnType<typeof rowOf>[]) => {
  const attempts = newAttempts();
  for (const row of rows) addAttempt(attempts, row);
  return attempts;
};

test('equal requests after a temporary failure are attempts of one call', () => {
  const { retried, numbers, begun } = attemptsOf(
    rowOf(1, { status: 429, fingerprint: 7 }),
    rowOf(2, { fingerprint: 8 }),
    rowOf(3, { status: undefined, fingerprint: 7 }),
    rowOf(4, { fingerprint: 7 }),
    rowOf(5, { fingerprint: 7 }),
  );
  expect([...retried]).toEqual([1, 3]);
  expect([...numbers]).toEqual([
    [3, 2],
    [4, 3],
  ]);
  expect(begun.get(4)).toBe(rowOf(1).time);
});

test('a request after a lasting failure, or much later, is another call', () => {
  const late = rowOf(3, { time: rowOf(1).time + 70_000, fingerprint: 7 });
  expect(attemptsOf(rowOf(1, { status: 503, fingerprint: 7 }), late).retried.size).toBe(0);
  expect(attemptsOf(rowOf(1, { status: 404, fingerprint: 7 }), rowOf(2, { fingerprint: 7 })).retried.size).toBe(0);
});
