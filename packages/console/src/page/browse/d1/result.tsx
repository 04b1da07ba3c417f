/** Shows a statement's result: rows as a table, duration, and copy as CSV or JSON. */

import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/controls/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import type { Sort, Value } from '../../ui/table/values.ts';
import { counted, numberText } from '../../ui/text/number-text.ts';
import { Shown } from '../../ui/text/shown.tsx';
import { shownText } from '../../ui/text/shown-name.ts';
import { tableHeight } from '../list/table-height.ts';
import styles from '../viewers/viewer.module.css';
import { cellText, csvOfRows, jsonOfRows, type SqlMeta, type SqlResult } from './rows.ts';

interface Row {
  readonly id: string;
  readonly cells: readonly unknown[];
}

interface RowTableProps {
  readonly label: string;
  readonly result: SqlResult;
  readonly height: CSSProperties['height'];
  readonly empty: ReactNode;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
}

const NARROW = 90;
const WIDE = 340;
const CHARACTER = 7.8;

/** Fits the content within bounds. */
export function widthOf(name: string, rows: SqlResult['rows'], place: number): number {
  const longest = rows.slice(0, 50).reduce((most, row) => Math.max(most, cellText(row[place]).length), name.length + 2);
  return Math.min(WIDE, Math.max(NARROW, Math.ceil(longest * CHARACTER) + 20));
}

export const sortable = (value: unknown): Value =>
  typeof value === 'number' || typeof value === 'string' || value === null ? value : cellText(value);

export function RowTable({ label, result, height, empty, sort, onSort }: RowTableProps) {
  const rows = useMemo(() => result.rows.map((cells, number): Row => ({ id: String(number), cells })), [result]);
  const columns = useMemo(
    () =>
      result.columns.map((name, place): Column<Row> => {
        // The last column fills the remaining width, where right-aligned numbers would be too far away.
        const isLast = place === result.columns.length - 1;
        const isNumber =
          !isLast && result.rows.length > 0 && result.rows.every((row) => typeof row[place] === 'number');
        return {
          id: name,
          label: name,
          width: widthOf(name, result.rows, place),
          mono: true,
          align: isNumber ? 'end' : 'start',
          value: ({ cells }) => sortable(cells[place]),
          cell: ({ cells }) => <Cell value={cells[place]} />,
        };
      }),
    [result],
  );
  return (
    <DataTable
      label={label}
      rows={rows}
      columns={columns}
      height={height}
      empty={empty}
      sort={sort}
      rowKey={({ id }) => id}
      isSorted
      {...(onSort === undefined ? {} : { onSort })}
    />
  );
}

export function Cell({ value }: { readonly value: unknown }) {
  const text = cellText(value);
  const isNull = value === null || value === undefined;
  return (
    <span className={styles.icon}>
      <span className={classNames(patterns.ellipsisPre, isNull && styles.null)} title={shownText(text)}>
        <Shown text={text.slice(0, 500)} />
      </span>
    </span>
  );
}

export function MetaLine({ meta, rows }: { readonly meta: SqlMeta; readonly rows?: number }) {
  const words = [
    rows === undefined ? undefined : counted(rows, 'row'),
    meta.duration === undefined ? undefined : `${numberText(meta.duration, 2)} ms`,
    meta.rows_read === undefined ? undefined : `${numberText(meta.rows_read)} read`,
    meta.rows_written === undefined ? undefined : `${numberText(meta.rows_written)} written`,
    meta.changes ? `${numberText(meta.changes)} changed` : undefined,
  ];
  return <span className={styles.note}>{words.filter(Boolean).join(' · ')}</span>;
}

interface ResultCardProps {
  readonly title: string;
  readonly result: SqlResult;
}

export function ResultCard({ title, result }: ResultCardProps) {
  const { columns, rows, meta } = result;
  return (
    <section className={patterns.column} aria-label={title}>
      <div className={styles.line}>
        <code className={styles.clip}>{title}</code>
        <span className={styles.end} />
        <MetaLine meta={meta} rows={rows.length} />
        {columns.length > 0 && <CopyRows result={result} />}
      </div>
      {columns.length === 0 ? (
        <p className={styles.note}>Done. The statement returned no rows.</p>
      ) : (
        <RowTable
          label={`Rows of: ${title}`}
          result={result}
          height={tableHeight(rows.length, '26rem', 2)}
          empty={<p className={styles.nothing}>No rows</p>}
        />
      )}
    </section>
  );
}

export function CopyRows({ result }: { readonly result: SqlResult }) {
  return (
    <span className={patterns.inlineTight}>
      <span className={styles.note}>CSV</span>
      <CopyButton text={() => csvOfRows(result)} label="Copy as CSV" />
      <span className={styles.note}>JSON</span>
      <CopyButton text={() => jsonOfRows(result)} label="Copy as JSON" />
    </span>
  );
}
