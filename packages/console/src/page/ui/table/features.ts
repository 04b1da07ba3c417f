/** What the table library does for every table: sorting, filters, and which columns there are, in which order, how wide. */
import {
  type ColumnDef,
  columnFilteringFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type Row as LibraryRow,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { compareValues, fits, holdsWords, isAbsent, type RowFilter, type Value } from './values.ts';

export const features = tableFeatures({
  columnFilteringFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

export type Features = typeof features;

/** What the library needs to know of a column. */
export interface Accessor<Row> {
  readonly id: string;
  readonly value: (row: Row) => Value;
  /** Pixels, at least. */
  readonly width: number;
}

type Definition<Row extends object> = ColumnDef<Features, Row>;

/** Narrowest column, in pixels. */
export const NARROWEST = 48;

export function definitionOf<Row extends object>({ id, value, width }: Accessor<Row>): Definition<Row> {
  return {
    id,
    // What is absent comes last, whichever way the rest is sorted: the library does that for undefined.
    accessorFn: (row) => {
      const own = value(row);
      return isAbsent(own) ? undefined : own;
    },
    size: width,
    minSize: NARROWEST,
    sortUndefined: 'last',
    sortFn: (one, other, column) => compareValues(one.getValue<Value>(column), other.getValue<Value>(column)),
    filterFn: (row, column, filters: readonly RowFilter[]) =>
      filters.every((one) => fits(row.getValue<Value>(column), one)),
  };
}

/** The words of the text filter, and the columns that are searched for them. */
export interface WordFilter<Row> {
  readonly words: readonly string[];
  readonly columns: readonly Accessor<Row>[];
}

interface Known {
  readonly columns: readonly unknown[];
  readonly text: string;
}

const texts = new WeakMap<object, Known>();

/** The row as one text, made once: a filter is typed letter by letter. */
export function rowText<Row extends object>(row: Row, columns: readonly Accessor<Row>[]): string {
  const known = texts.get(row);
  if (known?.columns === columns) return known.text;
  const text = columns.map(({ value }) => String(value(row) ?? '').toLowerCase()).join('\n');
  texts.set(row, { columns, text });
  return text;
}

/** Words may be in different columns: the library asks for one column only, and the whole row is looked at. */
export const hasWords = <Row extends object>(
  { original }: LibraryRow<Features, Row>,
  _column: string,
  { words, columns }: WordFilter<Row>,
): boolean => holdsWords(rowText(original, columns), words);
