/** The state of a table: sorted and filtered rows, visible columns, and selection. */
import { useTable } from '@tanstack/react-table';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { definitionOf, type Features, features, NARROWEST } from './features.ts';
import { moved, orderOf, type Remembered, readTable, writeTable } from './remembered.ts';
import type { RowFilter, Sort, Value } from './values.ts';
import { useWordsFilter } from './words-filter.ts';

/** Edits a cell's value in place. */
export interface CellEdit {
  readonly kind: 'text' | 'number' | 'choice';
  /** The value as editable text. */
  readonly text: string;
  /** For `choice`. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Rejects with a message to show at the cell. */
  readonly save: (text: string) => Promise<void>;
}

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  /** Used to sort and filter, and shown if there is no `cell`. */
  readonly value: (row: Row) => Value;
  /** Minimum width in pixels. */
  readonly width: number;
  /** Takes most of the remaining width. */
  readonly grows?: boolean;
  readonly align?: 'start' | 'end';
  /** Never truncated. */
  readonly isWhole?: boolean;
  readonly mono?: boolean;
  /** Renders the cell, if the value's text is not sufficient. */
  readonly cell?: (row: Row) => ReactNode;
  /** Undefined if the cell is not editable. */
  readonly edit?: ((row: Row) => CellEdit | undefined) | undefined;
}

export interface TableOptions<Row extends object> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** All available columns. */
  readonly columns: readonly Column<Row>[];
  /** Ids of visible columns in order; absent to use the stored ones. */
  readonly shown?: readonly string[] | undefined;
  /** Default columns; absent for all. */
  readonly usual?: readonly string[] | undefined;
  /** Undefined restores the default. */
  readonly onShown?: ((ids: readonly string[] | undefined) => void) | undefined;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  /** Without `onSort`, the table sorts and keeps the order in its own state. */
  readonly isSortable?: boolean;
  /** The rows are already sorted by `sort`. */
  readonly isSorted?: boolean;
  /** Words that a row must contain. */
  readonly filter?: string | undefined;
  readonly filters?: readonly RowFilter[] | undefined;
  /** Keys of selected rows; with `onSelect`, each row has a checkbox. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Storage key of widths and order in this browser. */
  readonly remember?: string | undefined;
}

export interface TableModel<Row extends object> {
  /** Visible rows in order. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Visible columns in order. */
  readonly columns: readonly Column<Row>[];
  /** Ids of the visible columns. */
  readonly shown: readonly string[];
  readonly show: (ids: readonly string[]) => void;
  /** Restores the default columns and widths. */
  readonly reset: () => void;
  /** Pixels of columns with a fixed width; all others grow. */
  readonly widths: Readonly<Record<string, number>>;
  /** Pixels by column; undefined restores the default width. */
  readonly resize: (changes: Readonly<Record<string, number | undefined>>) => void;
  /** Moves a column before or after another. */
  readonly move: (column: string, target: string) => void;
  readonly sort: Sort | undefined;
  readonly turn: ((column: string) => void) | undefined;
  readonly isSelected: (key: string) => boolean;
  readonly selectedCount: number;
  /** Undefined if rows are not selectable. */
  readonly select: ((keys: ReadonlySet<string>) => void) | undefined;
  readonly selected: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

export function useTableModel<Row extends object>(options: TableOptions<Row>): TableModel<Row> {
  const { rows, rowKey, columns, selected = NONE, onSelect } = options;
  const layout = useLayout(options);
  const [ownSort, setOwnSort] = useState<Sort>();
  const sort = options.onSort === undefined ? (options.sort ?? ownSort) : options.sort;
  const onSort = options.onSort ?? (options.isSortable ? setOwnSort : undefined);
  const { table, state } = useLibrary(options, layout, sort, onSort);
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const visible = table.getVisibleLeafColumns();
  const isFiltered = state.columnFilters.length > 0;
  const isArranged = isFiltered || (state.sorting.length > 0 && options.isSorted !== true);
  // Rows shown unchanged are not wrapped by the library: the journal has 100,000 of them, and grows.
  const model = isArranged ? table.getRowModel() : undefined;
  const arranged = useMemo(() => model?.rows.map(({ original }) => original), [model]);
  const columnsShown = useSame(visible.flatMap(({ id }) => byId.get(id) ?? []));
  const turn = useCallback((id: string) => table.getColumn(id)?.toggleSorting(), [table]);
  return {
    rows: useWordsFilter(arranged ?? rows, columnsShown, options.filter ?? ''),
    rowKey,
    columns: columnsShown,
    shown: layout.shown,
    show: (ids) => table.setColumnOrder([...ids]),
    reset: layout.reset,
    widths: layout.widths,
    resize: (changes) =>
      table.setColumnSizing((before) => {
        const sizes = Object.entries({ ...before, ...changes });
        return Object.fromEntries(
          sizes.flatMap(([id, size]) => (size === undefined ? [] : [[id, Math.max(NARROWEST, Math.round(size))]])),
        );
      }),
    move: (id, target) => table.setColumnOrder(moved(layout.shown, id, target)),
    sort,
    turn: onSort === undefined ? undefined : turn,
    isSelected: (key) => selected.has(key),
    selectedCount: selected.size,
    select: onSelect,
    selected,
  };
}

/** The library's table, controlled by this state. */
function useLibrary<Row extends object>(
  options: TableOptions<Row>,
  layout: Layout,
  sort: Sort | undefined,
  onSort: ((sort: Sort) => void) | undefined,
) {
  const { rows, rowKey, columns, onSelect } = options;
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const state = useTableState(options, sort, layout);
  const table = useTable<Features, Row>({
    features,
    // The library does not modify it.
    data: rows as Row[],
    columns: definitions,
    getRowId: rowKey,
    manualSorting: options.isSorted ?? false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    state,
    onColumnSizingChange: (update) => layout.setWidths(typeof update === 'function' ? update(layout.widths) : update),
    onColumnOrderChange: (update) => layout.setShown(typeof update === 'function' ? update([...layout.shown]) : update),
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(state.sorting) : update;
      if (next !== undefined) onSort?.({ column: next.id, direction: next.desc ? 'descending' : 'ascending' });
    },
    onRowSelectionChange: (update) =>
      onSelect?.(new Set(Object.keys(typeof update === 'function' ? update(state.rowSelection) : update))),
  });
  return { table, state };
}

/** The state in the library's format. */
function useTableState<Row extends object>(
  { columns, filters, selected }: TableOptions<Row>,
  sort: Sort | undefined,
  { shown, widths }: Layout,
) {
  const sorting = useMemo(
    () => (sort === undefined ? [] : [{ id: sort.column, desc: sort.direction === 'descending' }]),
    [sort?.column, sort?.direction],
  );
  const columnFilters = useMemo(() => {
    const known = new Set(columns.map(({ id }) => id));
    const groups = Map.groupBy(
      (filters ?? []).filter(({ column }) => known.has(column)),
      ({ column }) => column,
    );
    return [...groups].map(([id, value]) => ({ id, value }));
  }, [columns, filters]);
  const rowSelection = useMemo(
    () => Object.fromEntries([...(selected ?? [])].map((key) => [key, true] as const)),
    [selected],
  );
  const columnVisibility = useMemo(() => {
    const ids = new Set(shown);
    return Object.fromEntries(columns.map(({ id }) => [id, ids.has(id)]));
  }, [columns, shown]);
  const columnOrder = useMemo(() => [...shown], [shown]);
  return {
    sorting,
    columnFilters,
    rowSelection,
    columnVisibility,
    columnOrder,
    columnSizing: widths,
  };
}

interface Layout {
  readonly shown: readonly string[];
  readonly setShown: (ids: readonly string[]) => void;
  readonly widths: Record<string, number>;
  readonly setWidths: (widths: Record<string, number>) => void;
  readonly reset: () => void;
}

/** Visible columns and widths: as requested, as stored, or the default. */
function useLayout<Row extends object>({ columns, shown, usual, onShown, remember }: TableOptions<Row>): Layout {
  const [kept, setKept] = useState<Remembered>(() => readTable(remember));
  const put = (next: Remembered): void => {
    setKept(next);
    writeTable(remember, next);
  };
  const order = useMemo(
    () =>
      orderOf(
        columns.map(({ id }) => id),
        { shown, kept: kept.columns, usual },
      ),
    [columns, shown, kept.columns, usual],
  );
  return {
    shown: order,
    setShown: (next) => {
      if (next.length === 0) return;
      put({ ...kept, columns: next });
      onShown?.(next);
    },
    widths: kept.widths ?? NO_WIDTHS,
    setWidths: (widths) => put({ ...kept, widths }),
    reset: () => {
      put({});
      onShown?.(undefined);
    },
  };
}

const NO_WIDTHS: Record<string, number> = {};

/** A stable list as long as its content is equal. */
function useSame<Item>(list: readonly Item[]): readonly Item[] {
  const kept = useRef(list);
  const { current } = kept;
  if (list.length !== current.length || list.some((item, place) => item !== current[place])) kept.current = list;
  return kept.current;
}
