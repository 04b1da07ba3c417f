/** Configures the table library: sorting, filters, and the visibility, order and width of columns. */
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

/** A column's properties for the library. */
export interface Accessor<Row> {
  readonly id: string;
  readonly value: (row: Row) => Value;
  /** Minimum width in pixels. */
  readonly width: number;
}

type Definition<Row extends object> = ColumnDef<Features, Row>;

/** Minimum column width, in pixels. */
export const NARROWEST = 48;

export function definitionOf<Row extends object>({ id, value, width }: Accessor<Row>): Definition<Row> {
  return {
    id,
    // Absent values come last in either direction: the library does that for undefined.
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
