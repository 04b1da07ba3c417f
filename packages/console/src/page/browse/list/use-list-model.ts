/** State of a resource's table: sort and filter live in the URL, the columns in local storage. */
import { useDeferredValue, useMemo } from 'react';
import { type TableModel, type TableOptions, useTableModel } from '../../ui/table/use-table-model.ts';
import type { Params } from '../items/any-call.ts';
import type { ViewProps } from '../resources/resource-page.tsx';
import { filtersOf, sortOf, sortText } from '../search.ts';
import type { TableColumns } from './use-columns.tsx';
import type { Row, Rows } from './use-rows.ts';

/** Changes the URL; undefined or '' removes a field. */
export type Put = (changes: Readonly<Record<string, string | Params | readonly string[] | undefined>>) => void;

interface ListParts {
  readonly data: Rows;
  readonly view: TableColumns;
  readonly put: Put;
  /** The search text being typed. */
  readonly filter: string;
}

type Selection = Pick<TableOptions<Row>, 'selected' | 'onSelect'>;

export function useListModel(
  { resource, search }: ViewProps,
  { data, view, put, filter: typed }: ListParts,
  selection: Selection,
): TableModel<Row> {
  // Keeps typing responsive while a long list is filtered.
  const filter = useDeferredValue(typed);
  const shown = useMemo(() => search.columns?.split(','), [search.columns]);
  const mark = search.filters?.join('\n') ?? '';
  const filters = useMemo(() => filtersOf(mark === '' ? [] : mark.split('\n')), [mark]);
  return useTableModel<Row>({
    rows: data.rows,
    rowKey: keyOf,
    columns: view.columns,
    shown,
    usual: view.usual,
    onShown: (ids) => put({ columns: ids?.join(',') }),
    sort: sortOf(search),
    onSort: (sort) => put({ sort: sortText(sort) }),
    filter,
    filters,
    remember: resource.name,
    ...selection,
  });
}

const keyOf = ({ key }: Row): string => key;
