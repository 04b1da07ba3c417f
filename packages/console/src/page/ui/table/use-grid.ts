/** Manages visible rows, the focused row, and the effects of keys and clicks. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { TableViewProps } from './data-table.tsx';
import { rowAfter } from './row-keys.ts';
import { useEnds } from './use-ends.ts';
import { type Modifiers, type Selection, useSelection } from './use-selection.ts';
import type { Column, TableModel } from './use-table-model.ts';

/** Pixels, equal to the style sheet's. */
export const ROW = 32;

export function useGrid<Row extends object>(model: TableModel<Row>, view: TableViewProps<Row>) {
  const { rows, columns } = model;
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number>();
  const [column, setColumn] = useState<string>();
  const [editing, setEditing] = useState(0);
  const last = rows.length - 1;
  const current = Math.min(active ?? (view.isAtEnd ? last : 0), last);
  const place = columns.findIndex(({ id }) => id === column);
  const cell = columns.some(({ edit }) => edit !== undefined) && place >= 0 ? place : undefined;
  const virtual = useLines(rows.length, frame);
  useEnds(rows.length, view, frame, virtual.getVirtualItems().at(-1)?.index ?? -1);
  const latest = useRef({ model, view });
  latest.current = { model, view };
  useOpened(view.openKey, model, virtual);
  const selection = useSelection(latest);
  const { touched, actions } = useActions(latest, frame, selection, { setActive, setColumn, setEditing });
  const go = (next: number): void => {
    setActive(next === last && view.onAtEnd !== undefined ? undefined : next);
    view.onAtEnd?.(next === last);
    virtual.scrollToIndex(next);
  };
  const { editAt, onDoubleClick } = cellEditing(latest, touched, actions);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.altKey) return;
    const row = rows[current];
    const next = rowAfter(event.key, current, rows.length, pageOf(frame.current));
    if (fillByKey(event, view, cell === undefined ? undefined : columns[cell]?.id)) return;
    const isSelected = selectByKey(event, selection, { model, current, next });
    if (!isSelected && (event.ctrlKey || event.metaKey)) return;
    const side = sideOf(event.key);
    if (isSelected) {
      if (next !== undefined) go(next);
    } else if (event.key === 'Enter' && row !== undefined)
      (event.shiftKey && view.onFacts !== undefined ? view.onFacts : view.onOpen)?.(row);
    else if (event.key === ' ' && row !== undefined && model.select !== undefined) actions.tick(current, false);
    else if (event.key === 'Delete' && row !== undefined && view.onDelete !== undefined) view.onDelete(row);
    else if (event.key === 'Insert' && view.onInsert !== undefined) view.onInsert();
    else if (event.key === 'F2') editAt(current, cell);
    else if (side !== 0 && columns.some(({ edit }) => edit !== undefined))
      setColumn(columns[cell === undefined ? 0 : within(cell + side, columns)]?.id);
    else if (next !== undefined) go(next);
    else return;
    event.preventDefault();
  };
  return { frame, virtual, current, cell, editing, onKeyDown, onDoubleClick, ...actions };
}

/** Ctrl or Command with D, in a column. */
function fillByKey<Row extends object>(
  event: KeyboardEvent,
  { onFill }: TableViewProps<Row>,
  column: string | undefined,
): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'd' || onFill === undefined) return false;
  event.preventDefault();
  if (column !== undefined) onFill(column);
  return true;
}

const within = (index: number, list: readonly unknown[]): number => Math.max(0, Math.min(list.length - 1, index));

const isInRows = ({ target }: MouseEvent): boolean => (target as Element).closest('[role="rowgroup"]') !== null; // of the DOM

function useLines(count: number, frame: RefObject<HTMLDivElement | null>) {
  return useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 8,
    // The header is in the same frame and covers the first visible row.
    scrollMargin: ROW,
    scrollPaddingStart: ROW,
  });
}

/** Milliseconds within which a second click edits the cell instead of opening the row. */
const DOUBLE_CLICK = 250;

interface KeyPlace<Row extends object> {
  readonly model: TableModel<Row>;
  readonly current: number;
  /** The row that the key moves to. */
  readonly next: number | undefined;
}

/** Shift with a moving key, and Ctrl or Command with A. */
function selectByKey<Row extends object>(
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  selection: Selection,
  { model, current, next }: KeyPlace<Row>,
): boolean {
  if (model.select === undefined) return false;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'a') {
    selection.all();
    return true;
  }
  if (!shiftKey || next === undefined || ctrlKey || metaKey) return false;
  if (model.selectedCount === 0) selection.begin(current);
  selection.extend(next);
  return true;
}

interface Latest<Row extends object> {
  readonly model: TableModel<Row>;
  readonly view: TableViewProps<Row>;
}

interface Setters {
  readonly setActive: (index: number) => void;
  readonly setColumn: (id: string | undefined) => void;
  /** The number of the edit, so that each starts with a new editor; 0 ends it. */
  readonly setEditing: (edit: number) => void;
}

function useActions<Row extends object>(
  latest: RefObject<Latest<Row>>,
  frame: RefObject<HTMLDivElement | null>,
  selection: Selection,
  { setActive, setColumn, setEditing }: Setters,
) {
  const touched = useRef<readonly [index: number, cell: number | undefined]>(undefined);
  const edits = useRef(0);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Stable functions, so that lines render only when their row changes.
  const [actions] = useState(() => ({
    touch: (row: Row, index: number, at: number | undefined, keys: Modifiers) => {
      clearTimeout(opening.current);
      touched.current = [index, at];
      setActive(index);
      const column = at === undefined ? undefined : latest.current.model.columns[at];
      setColumn(column?.id);
      if (selection.click(index, keys)) return;
      selection.begin(index);
      const open = (): void => latest.current.view.onOpen?.(row);
      if (column?.edit?.(row) === undefined) open();
      else opening.current = setTimeout(open, DOUBLE_CLICK);
    },
    /** Cancels the opening of the clicked row. */
    stay: () => clearTimeout(opening.current),
    facts: (row: Row) => latest.current.view.onFacts?.(row),
    tick: (index: number, isRange: boolean) => (isRange ? selection.extend(index) : selection.toggle(index)),
    edit: (index: number, at: number) => {
      setActive(index);
      setColumn(latest.current.model.columns[at]?.id);
      edits.current += 1;
      setEditing(edits.current);
    },
    endEdit: () => {
      setEditing(0);
      frame.current?.focus({ preventScroll: true });
    },
  }));
  return { touched, actions };
}

interface CellActions {
  readonly stay: () => void;
  readonly edit: (index: number, at: number) => void;
}

function cellEditing<Row extends object>(
  latest: RefObject<Latest<Row>>,
  touched: RefObject<readonly [index: number, cell: number | undefined] | undefined>,
  actions: CellActions,
) {
  const editAt = (index: number, at: number | undefined): boolean => {
    const { rows, columns } = latest.current.model;
    const found = editable(rows[index], columns, at);
    if (found !== undefined) actions.edit(index, found);
    return found !== undefined;
  };
  /** The first click of a double click waits, because an opened row may move what is under the second. */
  const onDoubleClick = (event: MouseEvent): void => {
    const [index, at] = touched.current ?? [];
    if (index === undefined || at === undefined || !isInRows(event)) return;
    actions.stay();
    if (editAt(index, at)) event.preventDefault();
  };
  return { editAt, onDoubleClick };
}

/** The given cell, or the row's first editable one. */
function editable<Row extends object>(row: Row | undefined, columns: readonly Column<Row>[], at: number | undefined) {
  if (row === undefined) return undefined;
  const found = at ?? columns.findIndex(({ edit }) => edit?.(row) !== undefined);
  return columns[found]?.edit?.(row) === undefined ? undefined : found;
}

/** Scrolls to the open row once; a new one may come later than its key. */
function useOpened<Row extends object>(
  openKey: string | undefined,
  { rows, rowKey }: TableModel<Row>,
  virtual: ReturnType<typeof useLines>,
) {
  const reached = useRef<string>(undefined);
  useEffect(() => {
    if (reached.current === openKey) return;
    if (openKey === undefined) reached.current = undefined;
    const found = openKey === undefined ? -1 : rows.findIndex((row) => rowKey(row) === openKey);
    if (found < 0) return;
    virtual.scrollToIndex(found);
    reached.current = openKey;
  }, [openKey, rows, rowKey, virtual]);
}

const pageOf = (box: HTMLElement | null): number => Math.floor((box?.clientHeight ?? ROW) / ROW) - 1;

const sideOf = (key: string): number => ({ ArrowLeft: -1, ArrowRight: 1 })[key] ?? 0;
