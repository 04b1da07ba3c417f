import { describe, expect, it } from 'vitest';
import { toHistogram, toSeries, toSummary, toTop } from './answers.ts';

const times = ['2026-01-01T00:00:00Z', '2026-01-01T01:00:00Z'];

describe('toSeries', () => {
  it('a series parses numbers from text and keeps gaps', () => {
    const [series] = toSeries({ meta: {}, serie_0: { timestamps: times, values: ['0.5', null] } });
    expect(series).toEqual({
      times: [Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 1, 1)],
      columns: [{ name: 'values', values: [0.5, undefined] }],
    });
  });

  it('a series has a column per group, as long as its times', () => {
    const [series] = toSeries({ serie_0: { timestamps: times, bot: ['1', '2', '3'], human: ['4'] } });
    expect(series?.columns).toEqual([
      { name: 'bot', values: [1, 2] },
      { name: 'human', values: [4, undefined] },
    ]);
  });

  it('sides are distinguished by requested names, by numbers, or by order', () => {
    const one = { timestamps: times, values: ['1', '1'] };
    const two = { timestamps: times, values: ['2', '2'] };
    for (const result of [
      { b: two, meta: {}, a: one },
      { serie_1: two, serie_0: one },
      { main: one, other: two },
    ])
      expect(
        toSeries(result, 2).map(({ columns }) => columns[0]?.values[0]),
        JSON.stringify(result),
      ).toEqual([1, 2]);
  });

  it('malformed responses give no series', () => {
    for (const result of [undefined, null, 'x', [], {}, { meta: {} }, { serie_0: 7 }])
      expect(toSeries(result)).toEqual(expect.any(Array));
    expect(toSeries({ serie_0: { timestamps: 'x', values: ['1'] } })[0]?.times).toEqual([]);
  });
});

describe('toSummary', () => {
  it('a summary lists the largest share first and drops non-numbers', () => {
    expect(toSummary({ summary_0: { bot: '30.5', human: '69.5', note: 'x' } })).toEqual([
      [
        { name: 'human', value: 69.5 },
        { name: 'bot', value: 30.5 },
      ],
    ]);
  });
});

describe('toTop', () => {
  it('a top list recognizes countries, networks, pairs and names', () => {
    const rows = [
      { clientCountryAlpha2: 'PT', clientCountryName: 'Portugal', value: '3' },
      { clientASN: 64496, clientASName: 'EXAMPLE', value: '3' },
      { originAsn: '64497', originAsnName: 'OTHER', rank: 1, value: '3' },
      { asn: 64498, country: 'US', name: 'THIRD', value: 3 },
      {
        originCountryAlpha2: 'PT',
        originCountryName: 'Portugal',
        targetCountryAlpha2: 'DE',
        targetCountryName: '',
        value: '3',
      },
      { prefix: '198.51.100.0/24', value: '3' },
    ];
    expect(toTop({ top_0: rows })[0]?.rows.map(({ label, country }) => [label, country])).toEqual([
      ['Portugal', 'PT'],
      ['AS64496 EXAMPLE', undefined],
      ['AS64497 OTHER', undefined],
      ['AS64498 THIRD', undefined],
      ['Portugal → DE', undefined],
      ['198.51.100.0/24', undefined],
    ]);
  });

  it('a top list has each name once, at its highest rank', () => {
    const rows = ['5', '4', '3'].map((value, at) => ({ name: at === 1 ? 'other' : 'same', value }));
    expect(toTop({ top_0: rows })[0]?.rows.map(({ label, value }) => [label, value])).toEqual([
      ['same', 5],
      ['other', 4],
    ]);
  });

  it('a top list finds the field it is ranked by', () => {
    const speed = { clientCountryAlpha2: 'PT', bandwidthDownload: '90', latencyIdle: '20', numTests: 5 };
    expect(toTop({ top_0: [speed] })[0]).toMatchObject({ measure: 'bandwidthDownload', rows: [{ value: 90 }] });
    expect(toTop({ top_0: [speed] }, 1, 'LATENCY_IDLE')[0]).toMatchObject({
      measure: 'latencyIdle',
      rows: [{ value: 20 }],
    });
    expect(toTop({ asns: [{ asn: 1, pfxs_count: 9 }], meta: {} })[0]).toMatchObject({ measure: 'pfxs_count' });
    expect(toTop({ top_0: [{ rank: 1, service: 'Mail' }] })[0]).toMatchObject({
      measure: 'rank',
      rows: [{ label: 'Mail' }],
    });
    expect(toTop({ annotations: [] })[0]).toEqual({ measure: 'value', rows: [] });
  });
});

it('toHistogram has a column per measure', () => {
  const result = { histogram_0: { bucketMin: ['0', '10'], bandwidthDownload: ['5', '6'] }, meta: {} };
  expect(toHistogram(result)).toEqual([{ starts: [0, 10], columns: [{ name: 'bandwidthDownload', values: [5, 6] }] }]);
});
