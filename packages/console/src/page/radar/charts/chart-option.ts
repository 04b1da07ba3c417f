/** Builds ECharts options. */
import type { EChartsCoreOption } from 'echarts/core';
import { formatTick, formatTime, formatValue } from '../format.ts';
import type { Colours } from './colours.ts';
import type { Line } from './lines.ts';

export interface LineChart {
  readonly lines: readonly Line[];
  readonly isStacked: boolean;
  /** Inverts the axis, so that small values are at the top. */
  readonly isRank: boolean;
  readonly unit: string;
  readonly step: number | undefined;
  /** Start of the incomplete bucket. */
  readonly openFrom: number | undefined;
}

/** Text of a tooltip: a heading and rows. */
export interface TipText {
  readonly heading: string;
  readonly rows: readonly { readonly colour: string; readonly label: string; readonly value: string }[];
}

export function colourOf(colours: Colours, at: number): string {
  return colours.series[at % colours.series.length] ?? colours.text;
}

export function lineOption(chart: LineChart, colours: Colours): EChartsCoreOption {
  const { lines, isStacked, isRank, unit, openFrom } = chart;
  const all: readonly object[] = isStacked
    ? lines.map((line) => areaSeries(line, colours))
    : lines.flatMap((line) => lineSeries(line, openFrom, colours));
  return {
    ...frame(colours),
    xAxis: {
      ...axis(colours),
      type: 'time',
      splitLine: { show: false },
      axisLabel: { color: colours.muted, hideOverlap: true, formatter: formatTick },
    },
    yAxis: {
      ...axis(colours),
      type: 'value',
      inverse: isRank,
      ...(isStacked && unit === '%' ? { max: 100 } : { scale: unit === '%' || isRank }),
      axisLabel: { color: colours.muted, formatter: (value: number) => formatValue(value, unit) },
    },
    series:
      openFrom === undefined || all[0] === undefined
        ? all
        : [{ ...all[0], ...openMark(chart, colours) }, ...all.slice(1)],
  };
}

function frame(colours: Colours): EChartsCoreOption {
  return {
    animation: false,
    useUTC: true,
    textStyle: { fontFamily: colours.font, color: colours.text },
    grid: { left: 8, right: 16, top: 16, bottom: 8, containLabel: true },
    tooltip: {
      trigger: 'axis',
      confine: true,
      // The tooltip's content is made of page elements with the page's styles.
      backgroundColor: colours.raised,
      borderColor: colours.border,
      padding: 8,
      axisPointer: { type: 'line', lineStyle: { color: colours.muted, type: 'solid' } },
    },
  };
}

const axis = (colours: Colours) => ({
  axisLine: { lineStyle: { color: colours.border } },
  axisTick: { lineStyle: { color: colours.border } },
  splitLine: { lineStyle: { color: colours.border } },
});

const shared = ({ id, label, points }: Line) => ({
  id,
  name: label,
  type: 'line',
  showSymbol: points.length === 1,
  symbol: 'circle',
  symbolSize: 7,
  data: points,
});

function areaSeries(line: Line, colours: Colours) {
  const color = colourOf(colours, line.colour);
  return {
    ...shared(line),
    stack: 'all',
    lineStyle: { width: 1, color },
    itemStyle: { color },
    areaStyle: { color, opacity: 0.55 },
  };
}

/** The segment to an incomplete bucket is a separate series with a different style. */
function lineSeries(line: Line, openFrom: number | undefined, colours: Colours) {
  const color = colourOf(colours, line.colour);
  const type = line.isSecond ? [7, 4] : 'solid';
  const whole = { ...shared(line), lineStyle: { width: 2, color, type }, itemStyle: { color } };
  const at = openFrom === undefined || line.isSecond ? -1 : line.points.findIndex(([time]) => time === openFrom);
  if (at < 1) return [whole];
  const rest = {
    ...whole,
    id: `${line.id}/open`,
    lineStyle: { width: 2, color, type: [2, 3] },
    data: line.points.slice(at - 1),
  };
  return [{ ...whole, data: line.points.slice(0, at) }, rest];
}

function openMark({ openFrom, step, lines }: LineChart, colours: Colours) {
  const times = lines[0]?.points.map(([time]) => time) ?? [];
  const before = times[times.length - 2] ?? (openFrom ?? 0) - (step ?? 0);
  return {
    markArea: {
      silent: true,
      itemStyle: { color: colours.shade },
      data: [[{ xAxis: before }, { xAxis: openFrom }]],
    },
  };
}

/** The tooltip's text at an index of the time axis. */
export function tipAt({ lines, unit, step, openFrom }: LineChart, colours: Colours, at: number): TipText {
  const time = lines[0]?.points[at]?.[0];
  if (time === undefined) return { heading: '', rows: [] };
  const note = time === openFrom ? ' – not complete' : '';
  return {
    heading: `${formatTime(time, step)}${step !== undefined && step < 86_400_000 ? ' UTC' : ''}${note}`,
    rows: lines.map((line) => {
      const point = line.points.find(([own]) => own === time);
      const own = line.offset === 0 || point === undefined ? '' : ` – ${formatTime(point[0] + line.offset, step)}`;
      return {
        colour: colourOf(colours, line.colour),
        label: `${line.label}${own}`,
        value: formatValue(point?.[1], unit),
      };
    }),
  };
}

export interface BarChart {
  readonly starts: readonly number[];
  readonly bars: readonly {
    readonly label: string;
    readonly colour: number;
    readonly values: readonly (number | undefined)[];
  }[];
}

export function barOption({ starts, bars }: BarChart, colours: Colours): EChartsCoreOption {
  return {
    ...frame(colours),
    xAxis: {
      ...axis(colours),
      type: 'category',
      data: starts.map((start) => formatValue(start, '')),
      axisLabel: { color: colours.muted },
    },
    yAxis: { ...axis(colours), type: 'value', axisLabel: { color: colours.muted } },
    series: bars.map(({ label, colour, values }) => ({
      name: label,
      type: 'bar',
      barGap: '0%',
      barCategoryGap: '20%',
      itemStyle: { color: colourOf(colours, colour) },
      data: values.map((value) => value ?? '-'),
    })),
  };
}

export function barTipAt({ starts, bars }: BarChart, colours: Colours, at: number): TipText {
  const [start, end] = [starts[at], starts[at + 1]];
  const heading = end === undefined ? `from ${start ?? ''}` : `${start ?? ''} to ${end}`;
  return {
    heading,
    rows: bars.map(({ label, colour, values }) => ({
      colour: colourOf(colours, colour),
      label,
      value: formatValue(values[at], ''),
    })),
  };
}
