/** Selects rows by click and key: ranges with Shift, single rows with Ctrl or Command, all with Ctrl A. */
import { type RefObject, useRef, useState } from 'react';
import { toggled, withRange } from './selection.ts';
import type { TableModel } from './use-table-model.ts';

/** Modifier keys of a click or key. */
export interface Modifiers {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

export interface Selection {
  /** Selects or deselects a row, from which a range can begin. */
  readonly toggle: (index: number) => void;
  /** Selects the rows from where the range began. */
  readonly extend: (index: number) => void;
  readonly all: () => void;
  /** Sets the row from which a range begins. */
  readonly begin: (index: number) => void;
  /** True if a click with these keys selects instead of opening. */
  readonly click: (index: number, keys: Modifiers) => boolean;
}

/** Stable functions, so that lines render only when their row changes. */
export function useSelection<Row extends object>(latest: RefObject<{ readonly model: TableModel<Row> }>): Selection {
  const range = useRef<{ readonly anchor: number; readonly before: ReadonlySet<string> }>(undefined);
  const [selection] = useState((): Selection => {
    const keys = (): string[] => latest.current.model.rows.map(latest.current.model.rowKey);
    const begin = (index: number): void => {
      range.current = { anchor: index, before: latest.current.model.selected };
    };
    const toggle = (index: number): void => {
      const { model } = latest.current;
      const row = model.rows[index];
      if (row !== undefined) model.select?.(toggled(model.selected, model.rowKey(row)));
      range.current = undefined;
      begin(index);
    };
    const extend = (index: number): void => {
      if (range.current === undefined) begin(index);
      const { anchor = index, before = new Set<string>() } = range.current ?? {};
      latest.current.model.select?.(withRange(keys(), anchor, index, before));
    };
    const click = (index: number, { shiftKey, ctrlKey, metaKey }: Modifiers): boolean => {
      if (latest.current.model.select === undefined || !(shiftKey || ctrlKey || metaKey)) return false;
      if (shiftKey) extend(index);
      else toggle(index);
      return true;
    };
    return { toggle, extend, begin, click, all: () => latest.current.model.select?.(new Set(keys())) };
  });
  return selection;
}
