import { describe, expect, it } from 'vitest';
import { type BarChart, barOption, barTipAt, type LineChart, lineOption, tipAt } from './chart-option.ts';
import type { Colours } from './colours.ts';
import type { Line } from './lines.ts';

const HOUR = 3_600_000;
const start = Date.UTC(2026, 0, 5);
const colours: Colours = {
  text: 'black',
  muted: 'grey',
  border: 'silver',
  raised: 'white',
  shade: 'beige',
  font: 'sans',
  series: ['red', 'blue'],
};
const line = (more: Partial<Line>): Line => ({
  id: '0/values',
  label: 'Portugal',
  colour: 0,
  isSecond: false,
  offset: 0,
  points: [0.5, 0.75, 0.1].map((value, at) => [start + at * HOUR, value]),
  ...more,
});
const chart = (more: Partial<LineChart>): LineChart => ({
  lines: [line({})],
  isStacked: false,
  isRank: false,
  unit: '',
  step: HOUR,
  openFrom: undefined,
  ...more,
});
const seriesOf = (option: object) => Reflect.get(option, 'series');

describe('lineOption', () => {
  it('the chart has a series per line, with a different style for the second side', () => {
    const second = line({ id: '1/values', colour: 1, isSecond: true });
    expect(seriesOf(lineOption(chart({ lines: [line({}), second] }), colours))).toMatchObject([
      { id: '0/values', lineStyle: { color: 'red', type: 'solid' }, data: { length: 3 } },
      { id: '1/values', lineStyle: { color: 'blue', type: [7, 4] } },
    ]);
  });

  it('the line to an incomplete bucket has a different style and a shaded background', () => {
    const [whole, open] = seriesOf(lineOption(chart({ openFrom: start + 2 * HOUR }), colours));
    expect(whole).toMatchObject({
      data: { length: 2 },
      markArea: { data: [[{ xAxis: start + HOUR }, { xAxis: start + 2 * HOUR }]] },
    });
    expect(open).toMatchObject({ id: '0/values/open', data: { length: 2 }, lineStyle: { type: [2, 3] } });
  });

  it('the first rank is at the top', () => {
    expect(Reflect.get(lineOption(chart({ isRank: true }), colours), 'yAxis')).toMatchObject({ inverse: true });
  });

  it('shares are stacked up to 100', () => {
    const option = lineOption(chart({ isStacked: true, unit: '%' }), colours);
    expect(Reflect.get(option, 'yAxis')).toMatchObject({ max: 100 });
    expect(seriesOf(option)).toMatchObject([{ stack: 'all' }]);
  });
});

describe('tipAt', () => {
  it('the tooltip shows time and values and marks incomplete ones', () => {
    expect(tipAt(chart({ openFrom: start + HOUR }), colours, 1)).toEqual({
      heading: 'Mon, 5 Jan 2026, 01:00 UTC – not complete',
      rows: [{ colour: 'red', label: 'Portugal', value: '0.75' }],
    });
  });

  it('the tooltip shows the times of the previous period and missing values', () => {
    const before = line({ label: 'before', colour: 1, offset: -24 * HOUR, points: [[start, undefined]] });
    expect(tipAt(chart({ lines: [line({}), before] }), colours, 0).rows[1]).toEqual({
      colour: 'blue',
      label: 'before – Sun, 4 Jan 2026, 00:00',
      value: 'no value',
    });
    expect(tipAt(chart({ lines: [] }), colours, 0)).toEqual({ heading: '', rows: [] });
  });
});

describe('histograms', () => {
  const bars: BarChart = { starts: [0, 10], bars: [{ label: 'Download', colour: 1, values: [5, undefined] }] };

  it('a histogram has a bar per bucket', () => {
    expect(seriesOf(barOption(bars, colours))).toMatchObject([
      { type: 'bar', data: [5, '-'], itemStyle: { color: 'blue' } },
    ]);
  });

  it("a histogram's tooltip shows the range of the bucket", () => {
    expect(barTipAt(bars, colours, 0)).toEqual({
      heading: '0 to 10',
      rows: [{ colour: 'blue', label: 'Download', value: '5' }],
    });
    expect(barTipAt(bars, colours, 1).heading).toBe('from 10');
  });
});
