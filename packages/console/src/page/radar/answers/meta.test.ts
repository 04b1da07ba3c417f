import { describe, expect, it } from 'vitest';
import { isLastOpen, stepOf, toMeta } from './meta.ts';

const HOUR = 3_600_000;
const start = Date.UTC(2026, 0, 1);
const hours = [start, start + HOUR, start + 2 * HOUR];

describe('toMeta', () => {
  it('metadata of a response is parsed', () => {
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

  it('scaled values have no unit, and others have their own', () => {
    const unit = (normalization: string) =>
      toMeta({ meta: { normalization, units: [{ name: '*', value: 'requests' }] } }).unit;
    expect([unit('MIN0_MAX'), unit('RAW_VALUES'), unit('PERCENTAGE_CHANGE')]).toEqual(['', 'requests', '%']);
  });

  it('units of individual fields are parsed', () => {
    const units = [
      { name: 'latencyIdle', value: 'ms' },
      { name: '*', value: 'x' },
    ];
    expect([...toMeta({ meta: { units } }).units]).toEqual([['latencyIdle', 'ms']]);
  });

  it('the range of a one-element list is used, and missing metadata is undefined', () => {
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

  it('isLastOpen is true while the last bucket is incomplete', () => {
    expect(isLastOpen(meta('2026-01-01T02:30:00Z', 'ONE_HOUR'), hours, start + 9 * HOUR)).toBe(true);
    expect(isLastOpen(meta(undefined), hours, start + 2.5 * HOUR)).toBe(true);
  });

  it('isLastOpen is false once the last bucket is complete', () => {
    expect(isLastOpen(meta('2026-01-01T03:00:00Z', '1h'), hours, start + 9 * HOUR)).toBe(false);
    // An emulator's clock may be ahead of ours.
    expect(isLastOpen(meta('2026-01-01T03:00:00Z'), hours, start)).toBe(false);
    expect(isLastOpen(meta(undefined), [], start)).toBe(false);
    expect(isLastOpen(meta(undefined), [start], start)).toBe(false);
  });
});

it('stepOf derives the step from the times if it is not stated', () => {
  expect(stepOf(toMeta({}), hours)).toBe(HOUR);
  expect(stepOf(toMeta({ meta: { aggInterval: '1d' } }), hours)).toBe(24 * HOUR);
});
