/** Starts filling a column of the selected rows down. */
import { useMemo, useState } from 'react';
import { useSubject } from '../../data/catalog.ts';
import type { Column } from '../../ui/table/data-table.tsx';
import type { TableModel } from '../../ui/table/use-table-model.ts';
import type { Row } from '../list/use-rows.ts';
import type { Resource } from '../resources/resources.ts';
import type { Filling } from './fill-dialog.tsx';

export interface Fill {
  /** Visible columns that can be filled; empty unless several rows are selected. */
  readonly columns: readonly Column<Row>[];
  readonly start: (column: string) => void;
  readonly filling: Filling | undefined;
  readonly end: () => void;
}

/** Fields that differ between items. */
const UNIQUE = /^(id|name|title|type|data|queue_name)$/;

export function useFill({ edit, list }: Resource, model: TableModel<Row>): Fill {
  const { columns: visible, rows, selectedCount } = model;
  const { schemas } = useSubject(edit?.name ?? list?.name ?? '');
  const [filling, setFilling] = useState<Filling>();
  const columns = useMemo(() => {
    // Other operations would need values that the list does not show.
    if (edit?.method !== 'PATCH') return [];
    const body = schemas.params.filter((param) => param.in === 'body' && param.whole !== true && !param.sensitive);
    const names = new Set(body.map(({ name }) => name));
    return visible.filter(({ id }) => names.has(id) && !UNIQUE.test(id));
  }, [edit, schemas, visible]);
  const start = (id: string): void => {
    const column = columns.find((one) => one.id === id);
    // In the order of the table.
    const chosen = rows.filter(({ key }) => model.isSelected(key));
    if (column !== undefined && chosen.length > 1) setFilling({ column, rows: chosen });
  };
  return { columns: selectedCount > 1 ? columns : [], start, filling, end: () => setFilling(undefined) };
}
