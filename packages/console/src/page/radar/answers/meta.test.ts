import { describe, expect, it } from 'vitest';
import { isLastOpen, stepOf, toMeta } from './meta.ts';

const HOUR = 3_600_000;
const start = Date.UTC(2026, 0, 1);
const hours = [start, start + HOUR, start + 2 * HOUR];

describe('toMeta', () => {
  it('reads what is said of the answer', () => {
    const meta = toMeta({
      meta: {
        normalization: 'PERCENTAGE',
        units: [{ name: '*', value: 'requests' }],
        aggInterval: 'ONE_HOUR',
        lastUpdated: '2026-01-01T02:30:00Z',
        dateRange: [{ startTime: '2026-01-01T00:00:00Z', endTime: '2026-01-01T03:00:00Z' }],
        confidenceInfo: {
          level: 2,
          annotations: [
            {
              eventType: 'OUTAGE',
              description: 'A cable broke',
              startDate: '2026-01-01T01:00:00Z',
              linkedUrl: 'javascript:1',
            },
            { eventType: 'PIPELINE', description: '', linkedUrl: 'https://example.com/x' },
          ],
        },
      },
    });
    expect(meta).toMatchObject({
      scale: 'PERCENTAGE',
      unit: '%',
      confidence: { level: 2, isLow: true },
      updated: start + 2.5 * HOUR,
      step: HOUR,
      ranges: [{ start, end: start + 3 * HOUR }],
    });
    expect(meta.notes).toEqual([
      { text: 'A cable broke', start: start + HOUR, end: undefined, link: undefined },
      { text: 'PIPELINE', start: undefined, end: undefined, link: 'https://example.com/x' },
    ]);
  });

  it('has no unit for what is scaled, and its own for what is not', () => {
    const unit = (normalization: string) =>
      toMeta({ meta: { normalization, units: [{ name: '*', value: 'requests' }] } }).unit;
    expect([unit('MIN0_MAX'), unit('RAW_VALUES'), unit('PERCENTAGE_CHANGE')]).toEqual(['', 'requests', '%']);
  });

  it('knows units of single fields', () => {
    const units = [
      { name: 'latencyIdle', value: 'ms' },
      { name: '*', value: 'x' },
    ];
    expect([...toMeta({ meta: { units } }).units]).toEqual([['latencyIdle', 'ms']]);
  });

  it('takes one range for a list of one, and says nothing where nothing is said', () => {
    const range = { startTime: '2026-01-01T00:00:00Z', endTime: '2026-01-01T03:00:00Z' };
    expect(toMeta({ meta: { dateRange: range } }).ranges).toHaveLength(1);
    expect(toMeta(undefined)).toEqual({
      scale: undefined,
      unit: '',
      units: new Map(),
      confidence: undefined,
      updated: undefined,
      ranges: [],
      step: undefined,
      notes: [],
    });
    expect(toMeta({ meta: { confidenceInfo: null } }).confidence).toBeUndefined();
  });
});

describe('isLastOpen', () => {
  const meta = (updated: string | undefined, aggInterval?: string) =>
    toMeta({ meta: { lastUpdated: updated, aggInterval } });

  it('is true while the last bucket is still filling', () => {
    expect(isLastOpen(meta('2026-01-01T02:30:00Z', 'ONE_HOUR'), hours, start + 9 * HOUR)).toBe(true);
    expect(isLastOpen(meta(undefined), hours, start + 2.5 * HOUR)).toBe(true);
  });

  it('is false once it is over', () => {
    expect(isLastOpen(meta('2026-01-01T03:00:00Z', '1h'), hours, start + 9 * HOUR)).toBe(false);
    // The clock of an emulator may be ahead of ours.
    expect(isLastOpen(meta('2026-01-01T03:00:00Z'), hours, start)).toBe(false);
    expect(isLastOpen(meta(undefined), [], start)).toBe(false);
    expect(isLastOpen(meta(undefined), [start], start)).toBe(false);
  });
});

it('stepOf reads the times where nothing is said', () => {
  expect(stepOf(toMeta({}), hours)).toBe(HOUR);
  expect(stepOf(toMeta({ meta: { aggInterval: '1d' } }), hours)).toBe(24 * HOUR);
});
