import { expect, test } from 'vitest';
import { NOON, rowOf } from '../test-support.ts';
import { addAttempt, newAttempts } from './attempts.ts';
import { nameOf, summaryOf } from './summary.ts';

const rows = [
  rowOf(0, { duration: 10 }),
  rowOf(1, { status: 429, operation: 'dns.records.create', fingerprint: 7, duration: 4 }),
  rowOf(2, { status: 200, operation: 'dns.records.create', fingerprint: 7, duration: 6 }),
  rowOf(3, { status: 404, operation: undefined, path: '/nowhere', fingerprint: 9, duration: 1 }),
  rowOf(10, { duration: 90 }),
];
const attempts = newAttempts();
for (const row of rows) addAttempt(attempts, row);

test('attempts of one call count as one call, which failed if its last attempt did', () => {
  const { total } = summaryOf(rows, attempts, nameOf);
  expect(total).toMatchObject({ requests: 5, calls: 4, failed: 1, retries: 1, median: 6, p95: 90 });
  expect(total.rate).toBeCloseTo(5 / 10.09);
});

test('groups have their own figures, the largest first', () => {
  const { groups } = summaryOf(rows, attempts, nameOf);
  expect(groups.map(({ key, requests, calls, failed }) => [key, requests, calls, failed])).toEqual([
    ['dns.records.create', 2, 1, 0],
    ['zones.list', 2, 2, 0],
    ['GET /nowhere', 1, 1, 1],
  ]);
});

test('the course over time has every request once, in slots from the first to the last', () => {
  const { total } = summaryOf(rows, attempts, nameOf);
  expect(total.slots).toHaveLength(48);
  expect(total.slots[0]).toMatchObject({ from: NOON, requests: 1, failed: 0, p95: 10 });
  expect(total.slots.at(-1)).toMatchObject({ requests: 1, p95: 90 });
  expect(total.slots.reduce((sum, { requests }) => sum + requests, 0)).toBe(5);
  expect(total.slots.reduce((sum, { failed }) => sum + failed, 0)).toBe(2);
});

test('without requests all figures are zero', () => {
  expect(summaryOf([], attempts, nameOf)).toMatchObject({ total: { requests: 0, rate: 0, p95: 0 }, groups: [] });
});
