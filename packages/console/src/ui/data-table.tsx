/** A table of any length: only what is seen is rendered; rows are walked, chosen and opened by keyboard. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Arranged, Sort } from './arrange.ts';
import { Checkbox } from './choice.tsx';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import { rowAfter } from './row-keys.ts';

export interface Column<Row> extends Arranged<Row> {
  readonly label: string;
  /** Pixels; the last column takes what is left. */
  readonly width: number;
  readonly align?: 'start' | 'end';
  readonly mono?: boolean;
  /** Where the text of the value is not enough. */
  readonly cell?: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  /** What the rows are. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort) => void;
  /** Keys of the rows that are ticked; with `onSelect` each row has a box. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  /** Enter, or a click. */
  readonly onOpen?: (row: Row) => void;
  /** Key of the row that is open beside the table. */
  readonly openKey?: string | undefined;
  readonly height: CSSProperties['height'];
  /** Shown in place of rows. */
  readonly empty: ReactNode;
  /** The last rows are seen: more can be got. */
  readonly onEnd?: () => void;
}

const ROW = 32;

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, columns, height, empty, onEnd, onOpen, onSelect } = props;
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const [active, setActive] = useState(0);
  const current = Math.min(active, rows.length - 1);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 12,
    scrollPaddingStart: ROW,
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= 0 && last >= rows.length - 20) onEnd?.();
  }, [last, rows.length, onEnd]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    const row = rows[current];
    if (event.key === 'Enter' && row !== undefined) onOpen?.(row);
    else if (event.key === ' ' && row !== undefined && onSelect !== undefined) toggle(props, row);
    else {
      const next = rowAfter(
        event.key,
        current,
        rows.length,
        Math.floor((frame.current?.clientHeight ?? ROW) / ROW) - 1,
      );
      if (next === undefined) return;
      setActive(next);
      virtual.scrollToIndex(next);
    }
    event.preventDefault();
  };
  return (
    <div
      ref={frame}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + (onSelect === undefined ? 0 : 1)}
      aria-multiselectable={onSelect !== undefined}
      aria-activedescendant={rows.length > 0 ? `${id}-${current}` : undefined}
      tabIndex={0}
      className={classNames(styles.frame, onOpen !== undefined && styles.open)}
      style={{ height }}
      onKeyDown={onKeyDown}
    >
      <Head {...props} />
      {rows.length === 0 && empty}
      <div role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize(), minWidth: widthOf(props) }}>
        {shown.map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const place = { index, start, id: `${id}-${index}`, isActive: index === current };
          return <Line key={props.rowKey(row)} {...props} row={row} {...place} onTouch={() => setActive(index)} />;
        })}
      </div>
    </div>
  );
}

const widthOf = <Row,>({ columns, onSelect }: DataTableProps<Row>): number =>
  columns.reduce((sum, { width }) => sum + width, onSelect === undefined ? 0 : 36);

function toggle<Row>({ selected = new Set(), onSelect, rowKey }: DataTableProps<Row>, row: Row): void {
  const next = new Set(selected);
  if (!next.delete(rowKey(row))) next.add(rowKey(row));
  onSelect?.(next);
}

function Head<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, selected = new Set(), onSelect } = props;
  const isAll = rows.length > 0 && rows.every((row) => selected.has(rowKey(row)));
  return (
    <div role="rowgroup" className={styles.head} style={{ minWidth: widthOf(props) }}>
      <div role="row" aria-rowindex={1} className={styles.row}>
        {onSelect !== undefined && (
          <div role="columnheader" className={classNames(styles.cell, styles.pick)}>
            <Checkbox
              label="Choose all rows"
              isSelected={isAll}
              isPartial={!isAll && selected.size > 0}
              onChange={(all) => onSelect(new Set(all ? rows.map(rowKey) : []))}
            >
              {null}
            </Checkbox>
          </div>
        )}
        {props.columns.map((column, place) => (
          <Title key={column.id} {...props} column={column} isLast={place === props.columns.length - 1} />
        ))}
      </div>
    </div>
  );
}

interface TitleProps<Row> extends DataTableProps<Row> {
  readonly column: Column<Row>;
  readonly isLast: boolean;
}

function Title<Row>({ column, isLast, sort, onSort }: TitleProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  const turn = (): void =>
    onSort?.({ column: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' });
  return (
    <div
      role="columnheader"
      aria-sort={direction ?? 'none'}
      className={classNames(styles.cell, column.align === 'end' && styles.end, isLast && styles.grow)}
      style={{ width: column.width }}
    >
      {onSort === undefined ? (
        <span className={styles.title}>{column.label}</span>
      ) : (
        <button type="button" className={styles.title} data-sorted={direction} onClick={turn}>
          <span className={styles.text}>{column.label}</span>
          {direction !== undefined && <Arrow size={13} aria-hidden />}
        </button>
      )}
    </div>
  );
}

interface LineProps<Row> extends DataTableProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly start: number;
  readonly id: string;
  readonly isActive: boolean;
  readonly onTouch: () => void;
}

function Line<Row>(props: LineProps<Row>) {
  const { row, rowKey, columns, selected, onSelect, onOpen, openKey, index, start, id, isActive, onTouch } = props;
  const key = rowKey(row);
  const isChosen = selected?.has(key) ?? false;
  const open = (): void => {
    onTouch();
    onOpen?.(row);
  };
  return (
    <div
      role="row"
      id={id}
      aria-rowindex={index + 2}
      aria-selected={onSelect === undefined ? undefined : isChosen}
      aria-current={openKey === key ? true : undefined}
      data-active={isActive || undefined}
      data-chosen={isChosen || openKey === key || undefined}
      className={styles.row}
      style={{ transform: `translateY(${start}px)`, minWidth: widthOf(props) }}
      onClick={open}
    >
      {onSelect !== undefined && (
        <div
          role="gridcell"
          className={classNames(styles.cell, styles.pick)}
          onClick={(event) => event.stopPropagation()}
        >
          <Checkbox label={`Choose row ${index + 1}`} isSelected={isChosen} onChange={() => toggle(props, row)}>
            {null}
          </Checkbox>
        </div>
      )}
      {columns.map((column, place) => (
        <Cell key={column.id} column={column} row={row} isLast={place === columns.length - 1} />
      ))}
    </div>
  );
}

function Cell<Row>({
  column,
  row,
  isLast,
}: {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly isLast: boolean;
}) {
  const value = column.value(row);
  const text = value === undefined || value === null ? '' : String(value);
  const look = classNames(
    styles.cell,
    column.mono && styles.mono,
    column.align === 'end' && styles.end,
    isLast && styles.grow,
  );
  return (
    <div
      role="gridcell"
      className={look}
      style={isLast ? { minWidth: column.width, width: 0 } : { width: column.width }}
    >
      {column.cell === undefined ? (
        <span className={styles.text} title={text}>
          {text}
        </span>
      ) : (
        column.cell(row)
      )}
    </div>
  );
}
