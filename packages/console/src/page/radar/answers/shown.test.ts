import { describe, expect, it } from 'vitest';
import type { Selection, Side } from '../ask/selection.ts';
import { isEmpty, read, tableOf } from './shown.ts';

const HOUR = 3_600_000;
const start = Date.UTC(2026, 0, 2);
const side = (label: string, isBefore = false): Side => ({ label, isBefore, place: undefined });
const selection = (view: Selection['view'], more: Partial<Selection> = {}): Selection => ({
  dataset: { key: 'http', title: 'HTTP', views: [view], questions: [] },
  view,
  question: {
    operation: 'x',
    summary: '',
    view,
    list: undefined,
    dimensions: undefined,
    takes: new Set(),
    lists: new Set(),
    scales: [],
    filters: [],
    needsNetwork: false,
    most: 1,
  },
  by: undefined,
  choices: [],
  sides: [side('Worldwide')],
  scale: undefined,
  filters: {},
  calls: [],
  missing: [],
  isSplit: false,
  ...more,
});
const serie = (from: number, values: readonly string[]) => ({
  timestamps: values.map((_, at) => new Date(from + at * HOUR).toISOString()),
  values,
});

describe('series', () => {
  it('a previous period is moved below the current one and keeps its own times in the table', () => {
    const result = { a: serie(start, ['1', '2']), b: serie(start - 24 * HOUR, ['3', '4']) };
    const sides = [side('Portugal'), side('Portugal, the 1d before', true)];
    const shown = read(selection('timeseries', { sides }), [result], start + 9 * HOUR);
    expect(shown.kind === 'series' && shown.sides.map(({ shift }) => shift)).toEqual([0, 24 * HOUR]);
    expect(tableOf(shown)).toEqual({
      columns: ['Time (UTC)', 'Portugal', 'Time (UTC) of Portugal, the 1d before', 'Portugal, the 1d before'],
      rows: [
        ['2026-01-02T00:00Z', 1, '2026-01-01T00:00Z', 3],
        ['2026-01-02T01:00Z', 2, '2026-01-01T01:00Z', 4],
      ],
    });
  });

  it('an incomplete bucket is reported', () => {
    const result = {
      serie_0: serie(start, ['1', '2']),
      meta: { aggInterval: 'ONE_HOUR', lastUpdated: '2026-01-02T01:10:00Z' },
    };
    const shown = read(selection('timeseries'), [result], start + 9 * HOUR);
    expect(shown.kind === 'series' && shown.openFrom).toBe(start + HOUR);
    expect(tableOf(shown).rows.map((row) => row.at(-1))).toEqual(['yes', 'no']);
  });

  it('two sides can come from two responses', () => {
    const answers = [{ serie_0: serie(start, ['1']) }, { serie_0: serie(start, ['2']) }];
    const shown = read(selection('timeseries', { sides: [side('A'), side('B')], isSplit: true }), answers, start);
    expect(tableOf(shown).rows).toEqual([['2026-01-02T00:00Z', 1, 2]]);
  });

  it('groups have a column each', () => {
    const result = { serie_0: { timestamps: ['2026-01-02T00:00:00Z'], bot: ['1'], likely_human: ['2'] } };
    const shown = read(selection('groups'), [result], start + 9 * HOUR);
    expect(tableOf(shown).columns).toEqual(['Time (UTC)', 'Bot', 'Likely human']);
  });
});

it('shares of two sides are aligned by name', () => {
  const result = { a: { x: '60', y: '40' }, b: { y: '100' } };
  const sides = [side('A'), side('B')];
  expect(tableOf(read(selection('summary', { sides, by: 'OS' }), [result], start))).toEqual({
    columns: ['Group', 'A', 'B'],
    rows: [
      ['x', 60, undefined],
      ['y', 40, 100],
    ],
  });
});

it('each measure has its unit', () => {
  const result = { summary_0: { latencyIdle: '20' }, meta: { units: [{ name: 'latencyIdle', value: 'ms' }] } };
  expect(tableOf(read(selection('summary'), [result], start))).toEqual({
    columns: ['Measure', 'Value'],
    rows: [['Latency idle (ms)', 20]],
  });
});

it('ranks are recognized by dataset or scale', () => {
  const result = { serie_0: { timestamps: ['2026-01-02T00:00:00Z'], 'site.example': ['3'] }, meta: {} };
  const ranking = { dataset: { key: 'ranking', title: '', views: [], questions: [] } };
  const shown = [selection('groups', ranking), selection('groups', { scale: 'RANK' }), selection('groups')].map((one) =>
    read(one, [result], start),
  );
  expect(shown.map((one) => one.kind === 'series' && one.isRank)).toEqual([true, true, false]);
});

it("groups of places show the places' names", () => {
  const shares = (by: string, name: string) =>
    read(selection('summary', { by }), [{ summary_0: { [name]: '1' } }], start);
  expect(tableOf(shares('LOCATION', 'PT')).rows).toEqual([['Portugal', 1]]);
  expect(tableOf(shares('AS', '64496')).rows).toEqual([['AS64496', 1]]);
  const series = { serie_0: { timestamps: ['2026-01-02T00:00:00Z'], PT: ['1'], other: ['2'] } };
  expect(tableOf(read(selection('groups', { by: 'LOCATION' }), [series], start)).columns).toContain('Portugal');
});

it('lists are named after the measure they are ranked by', () => {
  const result = { top_0: [{ clientCountryAlpha2: 'PT', latencyIdle: '20', bandwidthDownload: '9' }] };
  const shown = read(selection('top', { filters: { orderBy: 'LATENCY_IDLE' } }), [result], start);
  expect(tableOf(shown)).toEqual({ columns: ['Name', 'Latency idle'], rows: [['PT', 20]] });
});

it('histograms have a row per bucket', () => {
  const result = { histogram_0: { bucketMin: ['0', '5'], jitter: ['1', '2'] } };
  expect(tableOf(read(selection('histogram'), [result], start)).rows).toEqual([
    [0, 1],
    [5, 2],
  ]);
});

it('isEmpty is true if a response has no data', () => {
  for (const view of ['timeseries', 'groups', 'summary', 'top', 'histogram'] as const)
    expect(isEmpty(read(selection(view), [{ meta: {} }], start)), view).toBe(true);
  expect(isEmpty(read(selection('top'), [{ top_0: [{ name: 'x', value: 1 }] }], start))).toBe(false);
});
