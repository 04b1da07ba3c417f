/** The column headers of a table: they sort, move and resize by pointer and keyboard. */

import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, memo, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Checkbox } from '../controls/choice.tsx';
import patterns from '../patterns.module.css';
import { cellStyle } from './column-widths.ts';
import styles from './data-table.module.css';
import type { Column, TableModel } from './use-table-model.ts';

interface HeadProps<Row extends object> {
  readonly model: TableModel<Row>;
  readonly width: number;
  /** True if each row ends with a button. */
  readonly hasFacts: boolean;
}

export function TableHead<Row extends object>({ model, width, hasFacts }: HeadProps<Row>) {
  const { rows, rowKey, columns, select, isSelected, selectedCount } = model;
  const [focused, setFocused] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const isAll = select !== undefined && rows.length > 0 && rows.every((one) => isSelected(rowKey(one)));
  const latest = useRef(model);
  latest.current = model;
  const [pick] = useState(() => (all: boolean) => {
    const { current } = latest;
    current.select?.(new Set(all ? current.rows.map(current.rowKey) : []));
  });
  const go = (place: number): void => {
    const next = Math.max(0, Math.min(columns.length - 1, place));
    setFocused(next);
    focusHead(row, next);
  };
  return (
    <div role="rowgroup" className={styles.head} style={{ minWidth: width }}>
      <div ref={row} role="row" aria-rowindex={1} className={styles.row}>
        {select !== undefined && (
          <div role="columnheader" className={classNames(styles.cell, styles.pick)}>
            <PickAll isAll={isAll} isPartial={!isAll && selectedCount > 0} pick={pick} />
          </div>
        )}
        {columns.map((column, place) => (
          <Title
            key={column.id}
            model={model}
            column={column}
            place={place}
            go={go}
            hasTab={place === Math.min(focused, columns.length - 1)}
          />
        ))}
        {hasFacts && <div role="columnheader" aria-label="Details" className={classNames(styles.cell, styles.pick)} />}
      </div>
    </div>
  );
}

interface PickAllProps {
  readonly isAll: boolean;
  readonly isPartial: boolean;
  readonly pick: (all: boolean) => void;
}

/** Memoized, because a checkbox costs more to render than all other headers. */
const PickAll = memo(function PickAll({ isAll, isPartial, pick }: PickAllProps) {
  return (
    <Checkbox label="Select all rows" isSelected={isAll} isPartial={isPartial} onChange={pick}>
      {null}
    </Checkbox>
  );
});

const headsOf = (row: RefObject<HTMLDivElement | null>): HTMLElement[] => [
  ...(row.current?.querySelectorAll<HTMLElement>('[data-head]') ?? []),
];

/** Runs after the headers have moved. */
function focusHead(row: RefObject<HTMLDivElement | null>, place: number): void {
  requestAnimationFrame(() => headsOf(row)[place]?.querySelector<HTMLElement>('[data-title]')?.focus());
}

interface TitleProps<Row extends object> {
  readonly model: TableModel<Row>;
  readonly column: Column<Row>;
  readonly place: number;
  /** The header in the tab order; arrows lead to the others. */
  readonly hasTab: boolean;
  readonly go: (place: number) => void;
}

const STEP = 16;
const DRAGGED = 'application/x-flarewire-column';

function Title<Row extends object>({ model, column, place, hasTab, go }: TitleProps<Row>) {
  const { sort, turn, move, columns } = model;
  const head = useRef<HTMLDivElement>(null);
  const [isOver, drop] = useDrop(column.id, move);
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const onKeyDown = (event: KeyboardEvent): void => {
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (side === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const beside = columns[place + side];
    if (event.shiftKey) widen(model, column.id, head.current, side * STEP);
    else if (event.altKey && beside !== undefined) move(column.id, beside.id);
    if (!event.shiftKey) go(place + side);
  };
  const title = {
    'data-title': '',
    'data-sorted': direction,
    className: styles.title,
    tabIndex: hasTab ? 0 : -1,
    'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight Alt+ArrowLeft Alt+ArrowRight',
    draggable: true,
    onDragStart: (event: React.DragEvent) => event.dataTransfer.setData(DRAGGED, column.id),
    onKeyDown,
  };
  return (
    <div
      ref={head}
      data-head={column.id}
      data-over={isOver || undefined}
      role="columnheader"
      aria-sort={direction ?? 'none'}
      className={classNames(styles.cell, column.align === 'end' && styles.end, styles.headCell)}
      style={cellStyle(place)}
      {...drop}
    >
      {turn === undefined ? (
        <span {...title}>{column.label}</span>
      ) : (
        <button type="button" {...title} onClick={() => turn(column.id)}>
          <span className={patterns.ellipsisPre}>{column.label}</span>
          <Arrow direction={direction} />
        </button>
      )}
      <Grip model={model} column={column} head={head} />
    </div>
  );
}

/** Accepts a dropped header. */
function useDrop(column: string, move: (id: string, target: string) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: React.DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: React.DragEvent) => {
      setOver(false);
      const id = event.dataTransfer.getData(DRAGGED);
      if (id !== '' && id !== column) move(id, column);
    },
  };
  return [isOver, handlers] as const;
}

function Arrow({ direction }: { readonly direction: 'ascending' | 'descending' | undefined }) {
  if (direction === undefined) return null;
  return direction === 'descending' ? <ArrowDown size={13} aria-hidden /> : <ArrowUp size={13} aria-hidden />;
}

const widthNow = (element: Element | null): number => element?.getBoundingClientRect().width ?? 0;

function widen<Row extends object>(model: TableModel<Row>, id: string, head: HTMLElement | null, by: number): void {
  model.resize({ [id]: widthNow(head) + by });
}

interface GripProps<Row extends object> {
  readonly model: TableModel<Row>;
  readonly column: Column<Row>;
  readonly head: RefObject<HTMLDivElement | null>;
}

/** The resize handle between two headers, for pointers: keys do it on the header. */
function Grip<Row extends object>({ model, column, head }: GripProps<Row>) {
  const drag = useRef<{ readonly from: number; readonly width: number; readonly before: Record<string, number> }>(
    undefined,
  );
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const heads = [...(head.current?.parentElement?.querySelectorAll<HTMLElement>('[data-head]') ?? [])];
    // Freeze the columns before it, so that the handle stays under the pointer.
    const before = head.current === null ? [] : heads.slice(0, heads.indexOf(head.current));
    drag.current = {
      from: event.clientX,
      width: widthNow(head.current),
      before: Object.fromEntries(before.map((one) => [one.dataset.head ?? '', Math.round(widthNow(one))])),
    };
  };
  const onPointerMove = (event: PointerEvent): void => {
    const { current } = drag;
    if (current === undefined || event.clientX === current.from) return;
    model.resize({ ...current.before, [column.id]: current.width + event.clientX - current.from });
  };
  const end = (): void => {
    drag.current = undefined;
  };
  return (
    <span
      aria-hidden
      className={styles.grip}
      title="Drag to resize the column; double-click for its default width"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => model.resize({ [column.id]: undefined })}
    />
  );
}
