import { describe, expect, it } from 'vitest';
import { nextTime, timesBetween } from './cron.ts';

const fires = (cron: string, time: string): boolean => {
  const at = Date.parse(time);
  return timesBetween(cron, at - 60_000, at).includes(at);
};

/** https://developers.cloudflare.com/workers/configuration/cron-triggers/#examples */
const CASES: readonly (readonly [cron: string, time: string, expected: boolean])[] = [
  ['* * * * *', '2026-11-27T00:01:00Z', true],
  ['*/30 * * * *', '2026-11-27T00:30:00Z', true],
  ['*/30 * * * *', '2026-11-27T00:31:00Z', false],
  ['45 * * * *', '2026-11-27T07:45:00Z', true],
  ['0 17 * * sun', '2026-11-29T17:00:00Z', true],
  ['0 17 * * 1', '2026-11-29T17:00:00Z', true],
  ['0 17 * * 1', '2026-11-30T17:00:00Z', false],
  ['10 7 * * mon-fri', '2026-11-30T07:10:00Z', true],
  ['10 7 * * 2-6', '2026-11-29T07:10:00Z', false],
  ['0 15 1 * *', '2026-12-01T15:00:00Z', true],
  ['0 18 * * 6L', '2026-11-27T18:00:00Z', true],
  ['0 18 * * friL', '2026-11-20T18:00:00Z', false],
  ['59 23 LW * *', '2026-11-30T23:59:00Z', true],
  ['59 23 LW * *', '2026-10-30T23:59:00Z', true],
  ['0 0 L * *', '2027-02-28T00:00:00Z', true],
  ['0 0 15W * *', '2026-11-16T00:00:00Z', true],
  ['0 0 * * 2#1', '2026-11-02T00:00:00Z', true],
  ['0 0 * DEC *', '2026-11-30T00:00:00Z', false],
  ['0,20 8-10/2 * * *', '2026-11-30T10:20:00Z', true],
  ['0,20 8-10/2 * * *', '2026-11-30T09:20:00Z', false],
];

describe('cron triggers', () => {
  it.each(CASES)('%s at %s: %s', (cron, time, expected) => {
    expect(fires(cron, time)).toBe(expected);
  });

  it('an hour has the minutes of the expression, the first one excluded', () => {
    const from = Date.parse('2026-11-27T00:00:00Z');
    expect(timesBetween('*/20 * * * *', from, from + 3_600_000)).toHaveLength(3);
  });

  it.each(['* * * *', '60 * * * *', '* * * * 8', 'a * * * *', '*/0 * * * *'])('%s is refused', (cron) => {
    expect(() => timesBetween(cron, 0, 60_000)).toThrow(RangeError);
  });

  it('the next February 29 is years away, and February 30 never comes', () => {
    const next = nextTime('30 6 29 2 *', Date.parse('2096-03-01T00:00:00Z'));
    expect(next).toBe(Date.parse('2104-02-29T06:30:00Z'));
    expect(nextTime('0 0 30 2 *', 0)).toBeUndefined();
  });

  it('times of a month are the first and last minutes of the days that match', () => {
    const times = timesBetween('0,59 0,23 31 12 *', Date.parse('2026-01-01'), Date.parse('2027-06-01'));
    expect(times.map((time) => new Date(time).toISOString().slice(0, 16))).toEqual([
      '2026-12-31T00:00',
      '2026-12-31T00:59',
      '2026-12-31T23:00',
      '2026-12-31T23:59',
    ]);
  });
});
