import { describe, expect, it } from 'vitest';
import type { Measured } from './measurement.ts';
import { results, scoreTable, table, toRow } from './report.ts';

const call: Measured = {
  what: 'a call',
  unit: 'ms',
  baseName: 'bare fetch',
  budget: { of: 'base', atMost: 1.2 },
  samples: [
    { ours: 2.2, official: 4, base: 2 },
    { ours: 1.1, official: 2.2, base: 1 },
  ],
};
const size: Measured = {
  what: 'size',
  unit: 'kB',
  budget: { of: 'number', atMost: 40 },
  samples: [{ ours: 41, official: 82 }],
};
const time: Measured = {
  what: 'import',
  unit: 'ms',
  budget: { of: 'official', atMost: 1 / 30 },
  samples: [{ ours: 10, official: 300 }],
};
const machine = {
  node: '24.1.0',
  cpus: '2 × Some CPU',
  platform: 'linux x64',
  date: '2026-11-20',
  versions: 'flarewire 1.0.0',
};

describe('a row', () => {
  it('ratios divide values of one round, not medians of all', () => {
    const uneven = {
      ...time,
      samples: [
        { ours: 1, official: 10 },
        { ours: 8, official: 20 },
        { ours: 9, official: 100 },
      ],
    };
    expect(toRow(uneven).ratio).toBe('0.100 × (1/11–0.400)');
  });
  it('a missing comparison is explained and fails no budget', () => {
    const row = toRow({ ...call, samples: [{ ours: 2.2 }], missing: 'not installed' });
    expect([row.base, row.met]).toEqual(['bare fetch: not installed', undefined]);
  });
  it('a numeric budget applies to our own figure', () => {
    expect(toRow(size)).toMatchObject({
      budget: '≤ 40 kB',
      ours: '41 kB',
      official: '82 kB',
      ratio: '0.500 ×',
      met: false,
    });
  });
  it('a figure equal to its budget meets it', () => {
    expect(toRow(time)).toMatchObject({ budget: '≤ 1/30 cloudflare', ratio: '1/30', met: true });
  });
  it('the factor over the base is shown and judged', () => {
    expect(toRow(call)).toMatchObject({
      budget: '≤ 1.2 × bare fetch',
      ours: '1.65 ms (1.10–2.20), 1.100 × bare fetch',
      official: '3.10 ms (2.20–4), 2.10 × (2.00–2.20) bare fetch',
      base: 'bare fetch 1.50 ms (1–2)',
      met: true,
    });
  });
  it('a missing package is not compared', () => {
    const row = toRow({ ...time, samples: [{ ours: 10 }] });
    expect(row).toMatchObject({ official: '–', ratio: '–' });
    expect(row).not.toHaveProperty('met');
  });
  it('a row without a budget is not judged', () => {
    expect(toRow({ what: 'heap', unit: 'MB', samples: [{ ours: 1 }] })).not.toHaveProperty('met');
  });
  it('a zero divisor gives no ratio', () => {
    expect(toRow({ ...size, samples: [{ ours: 3, official: 0 }] }).ratio).toBe('–');
  });
});

describe('the table', () => {
  it('the table is aligned as plain text', () => {
    const lines = table([toRow(size), toRow(call)]).split('\n');
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines).toHaveLength(4);
  });
  it('a missed budget is highlighted', () => {
    expect(table([toRow(size)])).toContain('**no**');
  });
});

describe('the score card', () => {
  const scored = [
    { what: 'an outage', ideal: '20 requests', ours: '20 requests', official: '60 requests' },
    { what: 'safe', ideal: '0', ours: 'Error: a|b\n<html>' },
  ];
  it('a missing result is shown as –', () => {
    expect(scoreTable(scored).split('\n').at(-1)).toMatch(/– +\|$/);
  });
  it('results are escaped within their cell', () => {
    expect(scoreTable(scored)).toContain('Error: a\\|b \\<html>');
  });
  it('the score card is in RESULTS.md', () => {
    expect(results({ rows: [], scored, parts: [], machine })).toContain('| an outage | 20 requests |');
  });
});

describe('RESULTS.md', () => {
  const parts = [
    { name: 'call', how: 'Calls\nit.' },
    { name: 'types', how: 'Checks it.', failure: 'no compiler\nat all' },
  ];
  it('RESULTS.md states the machine and the method', () => {
    const text = results({ rows: [toRow(size)], scored: [], parts, machine });
    expect(text).toContain('flarewire 1.0.0 · Node 24.1.0 · 2 × Some CPU · linux x64 · 2026-11-20');
    expect(text).toContain('* **call**: Calls it.');
  });
  it('RESULTS.md lists failed measurements', () => {
    expect(results({ rows: [], scored: [], parts, machine })).toContain('Not measured:\n* types: no compiler\n');
  });
});
