/** A row at the top of a table for a new item: Enter saves it, Escape discards it, and errors are shown below it. */

import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../class-names.ts';
import { IconButton } from '../../controls/button.tsx';
import { cellStyle } from '../column-widths.ts';
import styles from '../data-table.module.css';
import type { Column } from '../use-table-model.ts';

/** An editable cell of the new row. */
export interface NewCell {
  /** Selectable values; absent for text. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly isRequired: boolean;
}

export interface NewRowProps {
  /** Undefined for a column that the new item has no value for. */
  readonly cellOf: (column: string) => NewCell | undefined;
  /** Initial texts by column. */
  readonly start: Readonly<Record<string, string>>;
  /** Rejects with a message; an `InvalidCell` belongs to a column. */
  readonly save: (texts: Readonly<Record<string, string>>) => Promise<void>;
  readonly onEnd: () => void;
}

/** The reason why a row was not saved. */
export class InvalidCell extends Error {
  readonly column: string;

  constructor(column: string, message: string) {
    super(message);
    this.column = column;
  }
}

interface Props<Row> extends NewRowProps {
  readonly columns: readonly Column<Row>[];
  readonly width: number;
  readonly hasPick: boolean;
  readonly hasFacts: boolean;
}

export function NewRow<Row>(props: Props<Row>) {
  const { columns, width, hasPick, hasFacts, cellOf, onEnd } = props;
  const { texts, put, state, row, save, onKeyDown } = useNewRow(props);
  const errorId = useId();
  return (
    <div
      role="row"
      ref={row}
      aria-label="New row"
      className={styles.newRow}
      style={{ minWidth: width }}
      onKeyDown={onKeyDown}
    >
      {hasPick && <div role="gridcell" className={classNames(styles.cell, styles.pick)} />}
      {columns.map(({ id, label }, place) => {
        const cell = cellOf(id);
        return (
          <div key={id} role="gridcell" className={classNames(styles.cell, styles.newCell)} style={cellStyle(place)}>
            {cell !== undefined && (
              <Box
                {...cell}
                label={`New ${label}`}
                value={texts[id] ?? ''}
                onChange={(text) => put(id, text)}
                isReadOnly={state.isSaving}
                errorId={state.error !== undefined && state.column === id ? errorId : undefined}
              />
            )}
          </div>
        );
      })}
      {hasFacts && <div role="gridcell" className={classNames(styles.cell, styles.pick)} />}
      <div role="gridcell" className={styles.newActions}>
        {state.error !== undefined && (
          <span id={errorId} role="alert" className={styles.newError}>
            {state.error}
          </span>
        )}
        <IconButton small label="Save the new row" onPress={() => void save()}>
          <Check size={15} aria-hidden />
        </IconButton>
        <IconButton small label="Discard the new row" onPress={onEnd}>
          <X size={15} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

interface BoxProps extends NewCell {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly isReadOnly: boolean;
  /** Id of the message if the cell is wrong. */
  readonly errorId: string | undefined;
}

function Box({ options, isRequired, label, value, onChange, isReadOnly, errorId }: BoxProps) {
  const shared = {
    'aria-label': label,
    'aria-required': isRequired,
    'aria-invalid': errorId !== undefined,
    'aria-describedby': errorId,
    className: styles.editor,
    value,
  };
  if (options === undefined)
    return (
      <input
        {...shared}
        type="text"
        autoComplete="off"
        spellCheck={false}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <select {...shared} disabled={isReadOnly} onChange={({ target }) => onChange(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

interface State {
  readonly isSaving: boolean;
  readonly error?: string;
  /** Undefined if the error belongs to no column. */
  readonly column?: string | undefined;
}

function useNewRow({ start, save: send, onEnd }: NewRowProps) {
  const [texts, setTexts] = useState(start);
  const [state, setState] = useState<State>({ isSaving: false });
  const row = useRef<HTMLDivElement>(null);
  const focusFirst = (): void => row.current?.querySelector<HTMLElement>('input, select')?.focus();
  useEffect(focusFirst, []);
  useEffect(() => {
    if (state.error !== undefined) row.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);
  const save = async (): Promise<void> => {
    if (state.isSaving) return;
    setState({ isSaving: true });
    try {
      await send(texts);
      // The next row begins like this one, as in a spreadsheet.
      setTexts(start);
      setState({ isSaving: false });
      focusFirst();
    } catch (error) {
      const column = error instanceof InvalidCell ? error.column : undefined;
      setState({ isSaving: false, error: error instanceof Error ? error.message : String(error), column });
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onEnd();
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) void save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const put = (id: string, text: string): void => setTexts((before) => ({ ...before, [id]: text }));
  return { texts, put, state, row, save, onKeyDown };
}
