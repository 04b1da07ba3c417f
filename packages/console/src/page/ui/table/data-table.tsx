/** A table of any length: only what is seen is rendered; rows are walked, chosen and opened by keyboard. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { Checkbox } from '../controls/choice.tsx';
import { Shown } from '../text/shown.tsx';
import { shownText } from '../text/shown-name.ts';
import type { Arranged, Sort } from './arrange.ts';
import styles from './data-table.module.css';
import { rowAfter } from './row-keys.ts';

export interface Column<Row> extends Arranged<Row> {
  readonly label: string;
  /** Pixels, at least. */
  readonly width: number;
  /** Takes what is left; the last column where none does. */
  readonly grows?: boolean;
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
  /** The last row stays in view while rows are added. */
  readonly isAtEnd?: boolean;
  /** The user went to the last row or left it. */
  readonly onAtEnd?: (isAtEnd: boolean) => void;
}

const ROW = 32;

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, columns, height, empty, onOpen, onSelect, openKey } = props;
  const id = useId();
  const { frame, virtual, current, onKeyDown, touch, tick } = useGrid(props);
  const width = widthOf(props);
  const shown = virtual.getVirtualItems();
  const isThere = shown.some(({ index }) => index === current);
  return (
    <div
      ref={frame}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + (onSelect === undefined ? 0 : 1)}
      aria-multiselectable={onSelect !== undefined}
      aria-activedescendant={isThere ? `${id}-${current}` : undefined}
      tabIndex={0}
      className={classNames(styles.frame, onOpen !== undefined && styles.open)}
      style={{ height }}
      onKeyDown={onKeyDown}
    >
      <Head {...props} />
      {rows.length === 0 && empty !== null && (
        <div role="row">
          <div role="gridcell">{empty}</div>
        </div>
      )}
      <div role="rowgroup" className={styles.body} style={{ height: virtual.getTotalSize(), minWidth: width }}>
        {shown.map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const key = rowKey(row);
          const look = {
            isActive: index === current,
            isOpen: openKey === key,
            isChosen: onSelect === undefined ? undefined : (props.selected?.has(key) ?? false),
          };
          const place = { index, top: start - ROW, id: `${id}-${index}`, width };
          return <Line key={key} {...{ row, columns, touch, tick }} {...place} {...look} />;
        })}
      </div>
    </div>
  );
}

/** Which rows are seen, which one the keyboard is at, and what keys and clicks do. */
function useGrid<Row>(props: DataTableProps<Row>) {
  const { rows, onOpen, onSelect, isAtEnd, onAtEnd, openKey } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number>();
  const last = rows.length - 1;
  const current = Math.min(active ?? (isAtEnd ? last : 0), last);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 12,
    // The head is in the same frame and covers the first row that is seen.
    scrollMargin: ROW,
    scrollPaddingStart: ROW,
  });
  useEnds(props, frame, virtual.getVirtualItems().at(-1)?.index ?? -1);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const { rows: all, rowKey } = latest.current;
    const place = openKey === undefined ? -1 : all.findIndex((row) => rowKey(row) === openKey);
    if (place >= 0) virtual.scrollToIndex(place);
  }, [openKey, virtual]);
  // The same functions always: lines are rendered again only when their row is another.
  const [touch] = useState(() => (row: Row, index: number) => {
    setActive(index);
    latest.current.onOpen?.(row);
  });
  const [tick] = useState(() => (row: Row) => toggle(latest.current, row));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    const row = rows[current];
    if (event.key === 'Enter' && row !== undefined) onOpen?.(row);
    else if (event.key === ' ' && row !== undefined && onSelect !== undefined) tick(row);
    else {
      const page = Math.floor((frame.current?.clientHeight ?? ROW) / ROW) - 1;
      const next = rowAfter(event.key, current, rows.length, page);
      if (next === undefined) return;
      setActive(next === last && onAtEnd !== undefined ? undefined : next);
      onAtEnd?.(next === last);
      virtual.scrollToIndex(next);
    }
    event.preventDefault();
  };
  return { frame, virtual, current, onKeyDown, touch, tick };
}

/** Tells that the last rows are seen, and keeps them in view where that is asked for. */
function useEnds<Row>(
  { rows, onEnd, isAtEnd, onAtEnd }: DataTableProps<Row>,
  frame: RefObject<HTMLDivElement | null>,
  last: number,
): void {
  useEffect(() => {
    if (last >= 0 && last >= rows.length - 20) onEnd?.();
  }, [last, rows.length, onEnd]);
  useLayoutEffect(() => {
    const box = frame.current;
    if (isAtEnd && box !== null) box.scrollTop = box.scrollHeight;
  }, [isAtEnd, rows.length, frame]);
  const told = useRef(isAtEnd);
  told.current = isAtEnd;
  useEffect(() => {
    const box = frame.current;
    if (box === null || onAtEnd === undefined) return;
    let top = box.scrollTop;
    const look = (): void => {
      const isThere = box.scrollHeight - box.scrollTop - box.clientHeight < ROW;
      // The end is left by going up; a frame that became smaller leaves nothing.
      const isUp = box.scrollTop < top;
      top = box.scrollTop;
      if (isThere !== told.current && (isThere || isUp)) onAtEnd(isThere);
    };
    box.addEventListener('scroll', look, { passive: true });
    // What appears above the table makes it smaller.
    const observer = new ResizeObserver(() => {
      if (told.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [frame, onAtEnd]);
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
          <Title key={column.id} {...props} column={column} grows={doesGrow(props.columns, place)} />
        ))}
      </div>
    </div>
  );
}

interface TitleProps<Row> extends DataTableProps<Row> {
  readonly column: Column<Row>;
  readonly grows: boolean;
}

function Title<Row>({ column, grows, sort, onSort }: TitleProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  const turn = (): void =>
    onSort?.({ column: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' });
  return (
    <div
      role="columnheader"
      aria-sort={direction ?? 'none'}
      className={classNames(
        styles.cell,
        column.align === 'end' && styles.end,
        grows && styles.grow,
        onSort !== undefined && styles.sorts,
      )}
      style={grows ? { minWidth: column.width, width: 0 } : { width: column.width }}
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

interface LineProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly index: number;
  readonly top: number;
  readonly id: string;
  readonly width: number;
  readonly isActive: boolean;
  readonly isOpen: boolean;
  /** Undefined where rows cannot be chosen. */
  readonly isChosen: boolean | undefined;
  readonly touch: (row: Row, index: number) => void;
  readonly tick: (row: Row) => void;
}

function BaseLine<Row>(props: LineProps<Row>) {
  const { row, columns, index, top, id, width, isActive, isOpen, isChosen, touch, tick } = props;
  return (
    <div
      role="row"
      id={id}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      aria-current={isOpen ? true : undefined}
      data-active={isActive || undefined}
      data-chosen={isChosen || isOpen || undefined}
      className={styles.row}
      style={{ transform: `translateY(${top}px)`, minWidth: width }}
      onClick={({ target }) => {
        // What can be pressed in a cell does its own.
        if (target instanceof Element && target.closest('a, button, label') === null) touch(row, index);
      }}
    >
      {isChosen !== undefined && (
        <div
          role="gridcell"
          className={classNames(styles.cell, styles.pick)}
          onClick={(event) => event.stopPropagation()}
        >
          {/* A plain one: a table has as many of them as rows, and is scrolled. Space ticks the row without it. */}
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={`Choose row ${index + 1}`}
            className={styles.tick}
            checked={isChosen}
            onChange={() => tick(row)}
          />
        </div>
      )}
      {columns.map((column, place) => (
        <Cell key={column.id} column={column} row={row} grows={doesGrow(columns, place)} />
      ))}
    </div>
  );
}

/** Scrolling moves the frame: a line that stays is not rendered again. */
const Line = memo(BaseLine) as typeof BaseLine; // memo forgets the type of the row

const doesGrow = <Row,>(columns: readonly Column<Row>[], place: number): boolean =>
  columns.some(({ grows }) => grows) ? columns[place]?.grows === true : place === columns.length - 1;

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly grows: boolean;
}

function Cell<Row>({ column, row, grows }: CellProps<Row>) {
  const value = column.value(row);
  const text = value === undefined || value === null ? '' : String(value);
  const look = classNames(
    styles.cell,
    column.mono && styles.mono,
    column.align === 'end' && styles.end,
    grows && styles.grow,
  );
  return (
    <div
      role="gridcell"
      className={look}
      style={grows ? { minWidth: column.width, width: 0 } : { width: column.width }}
    >
      {column.cell === undefined ? (
        <span className={styles.text} title={shownText(text)}>
          <Shown text={text} />
        </span>
      ) : (
        column.cell(row)
      )}
    </div>
  );
}
