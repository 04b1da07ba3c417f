/** What the table library does for every table: sorting, filters, and which columns there are, in which order, how wide. */
import {
  type ColumnDef,
  columnFilteringFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { compareValues, fits, isAbsent, type RowFilter, type Value } from './values.ts';

export const features = tableFeatures({
  columnFilteringFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
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
