/** A table of any length: renders only visible rows; rows are navigated, selected, edited and opened by keyboard. */
import { type CSSProperties, type ReactNode, useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { usePasteText } from '../use-paste-text.ts';
import { flexOf, widthOf, widthVariables } from './column-widths.ts';
import styles from './data-table.module.css';
import { NewRow, type NewRowProps } from './edit/new-row.tsx';
import { TableHead } from './table-head.tsx';
import { TableLine } from './table-line.tsx';
import { ROW, useGrid } from './use-grid.ts';
import { type TableModel, type TableOptions, useTableModel } from './use-table-model.ts';

export type { Column } from './use-table-model.ts';

export interface TableViewProps<Row extends object> {
  /** Accessible name of the rows. */
  readonly label: string;
  /** Called on Enter or click. */
  readonly onOpen?: (row: Row) => void;
  /** Called on Delete, with the focused row. */
  readonly onDelete?: ((row: Row) => void) | undefined;
  /** Called with text pasted into the table. */
  readonly onPaste?: ((text: string) => void) | undefined;
  /** Called on Insert, to begin a new row. */
  readonly onInsert?: (() => void) | undefined;
  /** Called on Ctrl D, to copy the first selected row's value of a column to the others. */
  readonly onFill?: ((column: string) => void) | undefined;
  /** A row for a new item, above the others. */
  readonly newRow?: NewRowProps | undefined;
  /** Adds a button at the end of each row, if `onOpen` leads elsewhere. */
  readonly onFacts?: ((row: Row) => void) | undefined;
  /** Key of the row that is open next to the table. */
  readonly openKey?: string | undefined;
  /** Keys of rows just changed by a program. */
  readonly flashing?: ReadonlySet<string> | undefined;
  readonly height: CSSProperties['height'];
  /** Shown if there are no rows. */
  readonly empty: ReactNode;
  /** Called when the last rows are visible, to load more. */
  readonly onEnd?: () => void;
  /** Keeps the last row in view while rows are added. */
  readonly isAtEnd?: boolean;
  /** Called when the user scrolls to the last row or away from it. */
  readonly onAtEnd?: (isAtEnd: boolean) => void;
}

export interface DataTableProps<Row extends object> extends TableOptions<Row>, TableViewProps<Row> {}

/** A table with its own state, or controlled by its properties. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  return <TableView {...props} model={useTableModel(props)} />;
}

/** Width in pixels of a cell with a checkbox or button only. */
const PICK = 36;

interface ViewProps<Row extends object> extends TableViewProps<Row> {
  readonly model: TableModel<Row>;
}

/** A table whose state is also used elsewhere. */
export function TableView<Row extends object>(props: ViewProps<Row>) {
  const { label, model, height, empty, onOpen, onFacts, openKey, flashing } = props;
  const { rows, columns, widths, select } = model;
  const id = useId();
  const grid = useGrid(model, props);
  usePasteText(grid.frame, props.onPaste);
  const { current, cell } = grid;
  const flexes = useMemo(() => flexOf(columns, widths), [columns, widths]);
  const buttons = (select === undefined ? 0 : 1) + (onFacts === undefined ? 0 : 1);
  const width = widthOf(columns, widths, buttons * PICK);
  const shown = grid.virtual.getVirtualItems();
  const isThere = shown.some(({ index }) => index === current);
  const active = cell === undefined ? `${id}-${current}` : `${id}-${current}-${cell}`;
  return (
    <div
      ref={grid.frame}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + buttons}
      aria-multiselectable={select !== undefined}
      aria-activedescendant={isThere ? active : undefined}
      tabIndex={0}
      className={classNames(styles.frame, onOpen !== undefined && styles.open)}
      // Not higher than its rows, because an empty frame looks as if something were missing.
      style={{ maxHeight: height, ...widthVariables(flexes) }}
      onKeyDown={grid.onKeyDown}
      onDoubleClick={grid.onDoubleClick}
    >
      <TableHead model={model} width={width} hasFacts={onFacts !== undefined} />
      {props.newRow !== undefined && (
        <NewRow
          {...props.newRow}
          onEnd={() => {
            props.newRow?.onEnd();
            grid.frame.current?.focus({ preventScroll: true });
          }}
          columns={columns}
          width={width}
          hasPick={select !== undefined}
          hasFacts={onFacts !== undefined}
        />
      )}
      {rows.length === 0 && empty !== null && (
        <div role="row">
          <div role="gridcell">{empty}</div>
        </div>
      )}
      <div role="rowgroup" className={styles.body} style={{ height: grid.virtual.getTotalSize(), minWidth: width }}>
        <Lines
          model={model}
          grid={grid}
          id={id}
          width={width}
          openKey={openKey}
          flashing={flashing}
          hasFacts={onFacts !== undefined}
        />
      </div>
    </div>
  );
}

interface LinesProps<Row extends object> extends Pick<TableViewProps<Row>, 'openKey' | 'flashing'> {
  readonly model: TableModel<Row>;
  readonly grid: ReturnType<typeof useGrid<Row>>;
  readonly id: string;
  readonly width: number;
  readonly hasFacts: boolean;
}

function Lines<Row extends object>({ model, grid, id, width, openKey, flashing, hasFacts }: LinesProps<Row>) {
  const { rows, rowKey, columns, select } = model;
  const { current, cell, editing, touch, tick, edit, endEdit, facts } = grid;
  return grid.virtual.getVirtualItems().map(({ index, start }) => {
    const row = rows[index];
    if (row === undefined) return null;
    const key = rowKey(row);
    const isActive = index === current;
    const look = {
      isActive,
      isOpen: openKey === key,
      isChosen: select === undefined ? undefined : model.isSelected(key),
      isFlashing: flashing?.has(key) ?? false,
      cell: isActive ? cell : undefined,
      editing: isActive ? editing : 0,
      hasFacts,
    };
    const place = { index, top: start - ROW, id: `${id}-${index}`, width };
    return (
      <TableLine
        key={key}
        row={row}
        columns={columns}
        touch={touch}
        tick={tick}
        edit={edit}
        endEdit={endEdit}
        facts={facts}
        {...place}
        {...look}
      />
    );
  });
}
