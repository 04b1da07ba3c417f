/** Combines responses into one model for the chart, the table and the file. */

import type { Cell, Table } from '../../ui/table/csv.ts';
import { titleOf, valueLabel } from '../ask/labels.ts';
import { placeName } from '../ask/places.ts';
import type { Selection } from '../ask/selection.ts';
import {
  type Column,
  type Histogram,
  type Series,
  type Share,
  type Top,
  toHistogram,
  toSeries,
  toSummary,
  toTop,
} from './answers.ts';
import { isLastOpen, type Meta, toMeta } from './meta.ts';

export type Shown = { readonly metas: readonly Meta[] } & (
  | {
      readonly kind: 'series';
      readonly sides: readonly SeriesSide[];
      readonly openFrom: number | undefined;
      readonly isRank: boolean;
    }
  | { readonly kind: 'shares'; readonly sides: readonly Labelled<readonly Share[]>[]; readonly isWhole: boolean }
  | { readonly kind: 'top'; readonly sides: readonly Labelled<Top>[]; readonly measure: string }
  | { readonly kind: 'histogram'; readonly sides: readonly Labelled<Histogram>[] }
);

export interface Labelled<Data> {
  readonly label: string;
  readonly data: Data;
}

export interface SeriesSide extends Labelled<Series> {
  /** Milliseconds to add to align a previous period with the first side. */
  readonly shift: number;
}

/** @param results one per call of the selection */
export function read(selection: Selection, results: readonly unknown[], now: number): Shown {
  const metas = results.map(toMeta);
  const { view, by, sides, isSplit, filters } = selection;
  const each = <Data>(parse: Parse<Data>): Labelled<Data>[] => {
    const parts = isSplit ? results.flatMap((result) => parse(result, 1)) : parse(results[0], sides.length);
    return parts.map((data, at) => ({ label: sides[at]?.label ?? '', data }));
  };
  switch (view) {
    case 'timeseries':
    case 'groups':
      return {
        kind: 'series',
        metas,
        isRank: isRank(selection, metas),
        ...alignedOf(each(named(toSeries, by)), selection, metas, now),
      };
    case 'summary':
      // Without a dimension, the numbers are not parts of a whole: speeds and latencies.
      return { kind: 'shares', metas, sides: each(named(toSummary, by)), isWhole: by !== undefined };
    case 'histogram':
      return { kind: 'histogram', metas, sides: each(toHistogram) };
    case 'top': {
      const tops = each((result, count) => toTop(result, count, filters.orderBy));
      return { kind: 'top', metas, sides: tops, measure: tops[0]?.data.measure ?? 'value' };
    }
  }
}

/** The best rank is the first, shown at the top. */
function isRank({ dataset, scale }: Selection, metas: readonly Meta[]): boolean {
  return scale === 'RANK' || (/^ranking\b/.test(dataset.key) && metas.every((meta) => meta.unit !== '%'));
}

type Parse<Data> = (result: unknown, count: number) => readonly Data[];

/** Replaces place codes in groups by the places' names. */
function named<Data extends Series | readonly Share[]>(parse: Parse<Data>, by: string | undefined): Parse<Data> {
  if (by !== 'LOCATION' && by !== 'AS') return parse;
  const rename = <Group extends { readonly name: string }>(group: Group): Group => ({
    ...group,
    name: groupName(group.name, by),
  });
  return (result, count) =>
    parse(result, count).map(
      (data): Data =>
        // A series remains a series, and a list of shares a list.
        ('columns' in data ? { ...data, columns: data.columns.map(rename) } : data.map(rename)) as Data,
    );
}

function groupName(name: string, by: 'LOCATION' | 'AS'): string {
  if (by === 'AS') return /^\d+$/.test(name) ? `AS${name}` : name;
  return /^[A-Z]{2}$/.test(name) ? placeName(name) : name;
}

function alignedOf(
  series: readonly Labelled<Series>[],
  { sides }: Selection,
  metas: readonly Meta[],
  now: number,
): { readonly sides: readonly SeriesSide[]; readonly openFrom: number | undefined } {
  const start = series[0]?.data.times[0] ?? 0;
  const times = series[0]?.data.times ?? [];
  const meta = metas[0];
  const isOpen = meta !== undefined && isLastOpen(meta, times, now);
  return {
    sides: series.map((side, at) => {
      const own = side.data.times[0];
      return { ...side, shift: sides[at]?.isBefore && own !== undefined ? start - own : 0 };
    }),
    openFrom: isOpen ? times.at(-1) : undefined,
  };
}

export function isEmpty(shown: Shown): boolean {
  switch (shown.kind) {
    case 'series':
      return shown.sides.every(({ data }) => hasNoValue(data.columns));
    case 'shares':
      return shown.sides.every(({ data }) => data.length === 0);
    case 'top':
      return shown.sides.every(({ data }) => data.rows.length === 0);
    case 'histogram':
      return shown.sides.every(({ data }) => hasNoValue(data.columns));
  }
}

function hasNoValue(columns: readonly Column[]): boolean {
  return columns.every(({ values }) => values.every((value) => value === undefined));
}

/** The model as rows and columns. */
export function tableOf(shown: Shown): Table {
  switch (shown.kind) {
    case 'series':
      return seriesTable(shown.sides, shown.openFrom);
    case 'shares':
      return paired(shown.isWhole ? 'Group' : 'Measure', shown.sides, (side) =>
        side.data.map(({ name, value }) => [withUnit(name, shown.metas[0]), value] as const),
      );
    case 'top':
      return paired(
        'Name',
        shown.sides,
        (side) => side.data.rows.map(({ label, value }) => [label, value] as const),
        shown.measure,
      );
    case 'histogram':
      return histogramTable(shown.sides);
  }
}

/** Appends a measure's unit if units differ. */
function withUnit(name: string, meta: Meta | undefined): string {
  const unit = meta?.units.get(name);
  return unit === undefined ? valueLabel(name) : `${valueLabel(name)} (${unit})`;
}

const iso = (time: number): string => `${new Date(time).toISOString().slice(0, 16)}Z`;

/** Label of a column: its group, its side, or both if there are several. */
export function columnLabel(column: string, side: string, columns: number, sides: number): string {
  const group = column === 'values' ? '' : valueLabel(column);
  if (group === '' || columns <= 1) return sides > 1 || group === '' ? side : group;
  return sides > 1 ? `${group} (${side})` : group;
}

/** A previous period has its own column of times. */
function seriesTable(sides: readonly SeriesSide[], openFrom: number | undefined): Table {
  const [first] = sides;
  const length = Math.max(0, ...sides.map(({ data }) => data.times.length));
  const columns = ['Time (UTC)'];
  const readers: ((at: number) => Cell)[] = [(at) => timeCell(first?.data.times[at])];
  for (const { label, data, shift } of sides) {
    if (shift !== 0) {
      columns.push(`Time (UTC) of ${label}`);
      readers.push((at) => timeCell(data.times[at]));
    }
    for (const { name, values } of data.columns) {
      columns.push(columnLabel(name, label, data.columns.length, sides.length));
      readers.push((at) => values[at]);
    }
  }
  if (openFrom !== undefined) {
    columns.push('Complete');
    readers.push((at) => (first?.data.times[at] === openFrom ? 'no' : 'yes'));
  }
  return { columns, rows: Array.from({ length }, (_, at) => readers.map((read) => read(at))) };
}

const timeCell = (time: number | undefined): Cell => (time === undefined ? undefined : iso(time));

/** A row per name on any side, in the order of the first side that has it. */
function paired<Data>(
  heading: string,
  sides: readonly Labelled<Data>[],
  pairsOf: (side: Labelled<Data>) => readonly (readonly [string, number | undefined])[],
  measure = 'value',
): Table {
  const maps = sides.map((side) => new Map(pairsOf(side)));
  const names = [...new Set(maps.flatMap((map) => [...map.keys()]))];
  const title = measure === 'value' ? 'Value' : titleOf(measure);
  const columns = [heading, ...sides.map(({ label }) => (sides.length > 1 ? label : title))];
  return { columns, rows: names.map((name) => [name, ...maps.map((map) => map.get(name))]) };
}

function histogramTable(sides: readonly Labelled<Histogram>[]): Table {
  const starts = [...new Set(sides.flatMap(({ data }) => data.starts))].sort((one, other) => one - other);
  const all = sides.flatMap(({ label, data }) => data.columns.map((column) => ({ label, data, column })));
  const columns = [
    'From',
    ...all.map(({ label, data, column }) => columnLabel(column.name, label, data.columns.length, sides.length)),
  ];
  const at = (data: Histogram, column: Column, start: number): Cell => column.values[data.starts.indexOf(start)];
  return { columns, rows: starts.map((start) => [start, ...all.map(({ data, column }) => at(data, column, start))]) };
}
