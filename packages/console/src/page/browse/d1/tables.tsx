/** The tables and views of a database, and the rows and columns of the selected one. */

import { Eye, Table } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Code } from '../../ui/code/code.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { Empty, Failed } from '../../ui/shown/notice.tsx';
import { TableSkeleton } from '../../ui/shown/skeletons.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import type { Sort } from '../../ui/table/values.ts';
import { numberText } from '../../ui/text/number-text.ts';
import { tellFailure } from '../items/ask.tsx';
import { tableHeight } from '../list/table-height.ts';
import styles from '../viewers/viewer.module.css';
import type { useView } from '../viewers/viewer-state.ts';
import { type D1Column, type D1Place, type D1Table, runSql, useRows } from './data.ts';
import { EditableRows } from './editable-rows.tsx';
import { CopyRows, MetaLine, RowTable } from './result.tsx';
import { quoteName, rowsSql } from './sql.ts';
import { keyOf } from './staged.ts';

const PAGE = 100;
const [ASCENDING, DESCENDING] = ['ascending', 'descending'] as const;
const HEIGHT = 'clamp(16rem, calc(100dvh - 24rem), 60rem)';

interface D1TablesProps extends ReturnType<typeof useView> {
  readonly place: D1Place;
  readonly tables: readonly D1Table[];
}

export function D1Tables({ place, tables, view, turn }: D1TablesProps) {
  const chosen = tables.find(({ name }) => name === view.table) ?? tables[0];
  if (chosen === undefined)
    return (
      <Empty title="No tables yet" action={<Button onPress={() => turn({ tab: 'sql' })}>Write SQL</Button>}>
        <code>CREATE TABLE</code> makes one.
      </Empty>
    );
  const choose = (name: string): void => turn({ table: name, page: undefined, order: undefined, part: view.part });
  const tabs = [
    {
      id: 'rows',
      label: 'Rows',
      content: () => <Rows key={chosen.name} place={place} view={view} turn={turn} table={chosen} />,
    },
    { id: 'columns', label: 'Columns', content: () => <Columns table={chosen} /> },
    {
      id: 'definition',
      label: 'Definition',
      content: () => <Code text={chosen.sql} language="sql" label="Copy the statement" isWrapped />,
    },
  ];
  return (
    <div className={styles.panes} data-side="">
      <nav className={styles.list} aria-label="Tables and views">
        {tables.map(({ name, kind }) => (
          <button
            key={name}
            type="button"
            aria-current={name === chosen.name ? 'true' : undefined}
            onClick={() => choose(name)}
          >
            {kind === 'view' ? <Eye size={15} aria-hidden /> : <Table size={15} aria-hidden />}
            {name}
            {kind === 'view' && <Badge>view</Badge>}
          </button>
        ))}
      </nav>
      <Tabs
        label={`Views of ${chosen.name}`}
        tabs={tabs}
        selected={view.part ?? 'rows'}
        onSelect={(part) => turn({ part: part === 'rows' ? undefined : part })}
      />
    </div>
  );
}

interface RowsProps extends ReturnType<typeof useView> {
  readonly place: D1Place;
  readonly table: D1Table;
}

function Rows({ place, table, view, turn }: RowsProps) {
  const page = Math.max(1, Math.trunc(Number(view.page ?? 1)) || 1);
  const isDescending = view.order?.startsWith('-') ?? false;
  const named = isDescending ? view.order?.slice(1) : view.order;
  const order = table.columns.some(({ name }) => name === named) ? named : undefined;
  const offset = (page - 1) * PAGE;
  // One extra row reveals if there is another page.
  const keys = useMemo(() => keyOf(table), [table]);
  const extra = keys?.find((key) => !table.columns.some(({ name }) => name === key));
  const wanted = { table: table.name, extra, order, isDescending, limit: PAGE + 1, offset };
  const { data, error, isLoadingError, isPending, isPlaceholderData, refetch } = useRows(place, rowsSql(wanted));
  if (isLoadingError) return <Failed title="Could not load the rows" error={error} onRetry={() => void refetch()} />;
  if (isPending) return <TableSkeleton height={HEIGHT} />;
  const shown = { ...data, rows: data.rows.slice(0, PAGE) };
  const sorting = {
    sort: order === undefined ? undefined : { column: order, direction: isDescending ? DESCENDING : ASCENDING },
    onSort: ({ column, direction }: Sort) =>
      turn({ order: direction === 'descending' ? `-${column}` : column, page: undefined }),
  };
  const empty = <Empty title={page > 1 ? 'No more rows' : 'No rows yet'} />;
  const first = shown.rows.length === 0 ? 0 : offset + 1;
  return (
    <div className={patterns.column} aria-busy={isPlaceholderData}>
      {keys === undefined ? (
        <RowTable label={`Rows of ${table.name}`} result={shown} height={HEIGHT} empty={empty} {...sorting} />
      ) : (
        <EditableRows
          place={place}
          table={table}
          keys={keys}
          result={shown}
          height={HEIGHT}
          empty={empty}
          {...sorting}
        />
      )}
      <div className={styles.line}>
        <span className={styles.note}>
          Rows {numberText(first)} to {numberText(offset + shown.rows.length)}
        </span>
        <Count place={place} table={table.name} />
        <MetaLine meta={data.meta} />
        <CopyRows result={shown} />
        <span className={styles.end} />
        <span className={styles.line}>
          <Button small isDisabled={page === 1} onPress={() => turn({ page: page > 2 ? String(page - 1) : undefined })}>
            Previous
          </Button>
          <Button small isDisabled={data.rows.length <= PAGE} onPress={() => turn({ page: String(page + 1) })}>
            Next
          </Button>
        </span>
      </div>
    </div>
  );
}

/** On demand, because counting reads every row, and rows read are billed. */
function Count({ place, table }: { readonly place: D1Place; readonly table: string }) {
  const [count, setCount] = useState<number>();
  if (count !== undefined) return <span className={styles.note}>of {numberText(count)}</span>;
  const find = (): void => {
    runSql(place, `SELECT count(*) FROM ${quoteName(table)}`).then(
      ([result]) => setCount(Number(result?.rows[0]?.[0] ?? 0)),
      (error: unknown) => tellFailure('Could not count the rows', error),
    );
  };
  return (
    <Button small look="quiet" onPress={find}>
      Count all
    </Button>
  );
}

const columns: readonly Column<D1Column>[] = [
  { id: 'name', label: 'Column', width: 200, mono: true, value: ({ name }) => name },
  { id: 'type', label: 'Type', width: 130, mono: true, value: ({ type }) => type },
  { id: 'key', label: 'Primary key', width: 100, value: ({ isKey }) => (isKey ? 'Yes' : '') },
  { id: 'required', label: 'Required', width: 90, value: ({ isRequired }) => (isRequired ? 'Yes' : '') },
  { id: 'default', label: 'Default', width: 140, mono: true, value: ({ otherwise }) => otherwise },
];

function Columns({ table }: { readonly table: D1Table }) {
  return (
    <DataTable
      label={`Columns of ${table.name}`}
      rows={table.columns}
      rowKey={({ name }) => name}
      columns={columns}
      height={tableHeight(table.columns.length, '40rem')}
      empty={<Empty title="No columns" />}
    />
  );
}
