/** Shows the chart's numbers as a table. */
import { useMemo } from 'react';
import { Empty } from '../../ui/shown/notice.tsx';
import type { Cell } from '../../ui/table/csv.ts';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { type Shown, tableOf } from './shown.ts';

interface Row {
  readonly at: number;
  readonly cells: readonly Cell[];
}

const TIME = /^Time /;
const SCROLLBAR = 20;

export function ShownTable({ title, shown }: { readonly title: string; readonly shown: Shown }) {
  const table = useMemo(() => tableOf(shown), [shown]);
  const columns = useMemo(
    (): Column<Row>[] =>
      table.columns.map((label, at) => ({
        id: String(at),
        label,
        width: at === 0 && !TIME.test(label) ? 260 : 170,
        align: at === 0 || TIME.test(label) || label === 'Complete' ? 'start' : 'end',
        value: ({ cells }) => cells[at],
      })),
    [table],
  );
  const rows = useMemo(() => table.rows.map((cells, at): Row => ({ at, cells })), [table]);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  // The last column fills the remaining width, where few numbers would be too far away.
  return (
    <div style={{ maxWidth: width + SCROLLBAR }}>
      <DataTable
        label={title}
        rows={rows}
        rowKey={({ at }) => String(at)}
        columns={columns}
        isSortable
        height="24rem"
        empty={<Empty title="Nothing to show" />}
      />
    </div>
  );
}
