/** A row of a table: its checkbox, its cells, and the cell being edited. */

import { Info, Pencil } from 'lucide-react';
import { memo } from 'react';
import { classNames } from '../class-names.ts';
import patterns from '../patterns.module.css';
import { Shown } from '../text/shown.tsx';
import { shownText } from '../text/shown-name.ts';
import { cellStyle } from './column-widths.ts';
import styles from './data-table.module.css';
import { CellEditor } from './edit/cell-editor.tsx';
import type { Modifiers } from './use-selection.ts';
import type { Column } from './use-table-model.ts';

export interface LineProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly index: number;
  readonly top: number;
  readonly id: string;
  readonly width: number;
  readonly isActive: boolean;
  readonly isOpen: boolean;
  /** Undefined if rows are not selectable. */
  readonly isChosen: boolean | undefined;
  /** True if a program has just changed the row. */
  readonly isFlashing: boolean;
  /** Index of the focused cell, if cells are editable. */
  readonly cell: number | undefined;
  /** The number of the edit; 0 for none. */
  readonly editing: number;
  readonly touch: (row: Row, index: number, cell: number | undefined, keys: Modifiers) => void;
  readonly tick: (index: number, isRange: boolean) => void;
  readonly edit: (index: number, cell: number) => void;
  readonly endEdit: () => void;
  readonly hasFacts: boolean;
  readonly facts: (row: Row) => void;
}

function BaseLine<Row>(props: LineProps<Row>) {
  const { row, columns, index, top, id, width, isActive, isOpen, isChosen, touch, tick, edit } = props;
  return (
    <div
      role="row"
      id={id}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      aria-current={isOpen ? true : undefined}
      data-active={isActive || undefined}
      data-chosen={isChosen || isOpen || undefined}
      data-flash={props.isFlashing || undefined}
      className={styles.row}
      style={{ transform: `translateY(${top}px)`, minWidth: width }}
      onClick={(event) => {
        const { target, detail } = event;
        // Controls in a cell handle their own clicks; the second click of a double click belongs to the cell.
        if (!(target instanceof Element) || detail > 1 || target.closest(PRESSED) !== null) return;
        touch(row, index, placeOf(target), event);
      }}
      // Shift with a click would select text.
      onMouseDown={(event) => {
        if (event.shiftKey && isChosen !== undefined) event.preventDefault();
      }}
    >
      {isChosen !== undefined && (
        <Pick label={labelOf(columns, row, index)} isChosen={isChosen} onTick={(isRange) => tick(index, isRange)} />
      )}
      {columns.map((column, place) => (
        <Cell
          key={column.id}
          column={column}
          row={row}
          place={place}
          id={`${id}-${place}`}
          isAt={props.cell === place}
          editing={props.cell === place ? props.editing : 0}
          onEdit={() => edit(index, place)}
          onEnd={props.endEdit}
        />
      ))}
      {props.hasFacts && <FactsButton label={labelOf(columns, row, index)} onPress={() => props.facts(row)} />}
    </div>
  );
}

/** The row's number and name, for screen readers. */
function labelOf<Row>(columns: readonly Column<Row>[], row: Row, index: number): string {
  const column = columns.find(({ id }) => /^(name|title|.*_name|description|email|hostname)$/.test(id)) ?? columns[0];
  return shownText(`row ${index + 1}: ${column?.value(row) ?? ''}`);
}

interface PickProps {
  readonly label: string;
  readonly isChosen: boolean;
  /** @param isRange true with Shift: selects the rows up to this one */
  readonly onTick: (isRange: boolean) => void;
}

function Pick({ label, isChosen, onTick }: PickProps) {
  return (
    <div role="gridcell" className={classNames(styles.cell, styles.pick)} onClick={(event) => event.stopPropagation()}>
      {/* A native checkbox, because there is one per row, and tables scroll. Space selects the row without it. */}
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={`Select ${label}`}
        className={styles.tick}
        checked={isChosen}
        onChange={({ nativeEvent }) => onTick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </div>
  );
}

function FactsButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <div role="gridcell" className={classNames(styles.cell, styles.pick)}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Details of ${label}`}
        title="Details (Shift Enter)"
        className={styles.facts}
        onClick={() => onPress()}
      >
        <Info size={15} aria-hidden />
      </button>
    </div>
  );
}

const PRESSED = 'a, button, label, input, select, form';

const placeOf = (target: Element): number | undefined => {
  const place = target.closest<HTMLElement>('[data-place]')?.dataset.place;
  return place === undefined ? undefined : Number(place);
};

/** Memoized, so that scrolling does not render lines that stay. */
export const TableLine = memo(BaseLine) as typeof BaseLine; // memo drops the row's type

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly place: number;
  readonly id: string;
  readonly isAt: boolean;
  /** The number of the edit; 0 for none. */
  readonly editing: number;
  readonly onEdit: () => void;
  readonly onEnd: () => void;
}

function Cell<Row>(props: CellProps<Row>) {
  const { column, row, place, id, isAt, editing, onEdit, onEnd } = props;
  const { mono, align, cell } = column;
  const edit = column.edit?.(row);
  const look = classNames(styles.cell, mono && styles.mono, align === 'end' && styles.end);
  if (edit !== undefined && editing !== 0)
    return (
      <div
        role="gridcell"
        id={id}
        data-place={place}
        className={classNames(look, styles.editing)}
        style={cellStyle(place)}
      >
        <CellEditor key={editing} label={column.label} edit={edit} onEnd={onEnd} />
      </div>
    );
  return (
    <div
      role="gridcell"
      id={id}
      data-place={place}
      data-at={isAt || undefined}
      className={look}
      style={cellStyle(place)}
    >
      {cell === undefined ? <Value value={column.value(row)} /> : cell(row)}
      {edit !== undefined && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Edit ${column.label}`}
          title={`Edit ${column.label} (F2)`}
          className={styles.pencil}
          onClick={onEdit}
        >
          <Pencil size={13} aria-hidden />
        </button>
      )}
    </div>
  );
}

function Value({ value }: { readonly value: string | number | boolean | null | undefined }) {
  const text = value === undefined || value === null ? '' : String(value);
  return (
    <span className={patterns.ellipsisPre} title={shownText(text)}>
      <Shown text={text} />
    </span>
  );
}
