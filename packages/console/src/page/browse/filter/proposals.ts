/** Suggests operators and values for filtering a column. */
import { isTime } from '../../ui/table/cell-value.ts';
import type { Column } from '../../ui/table/use-table-model.ts';
import type { Operator, Value } from '../../ui/table/values.ts';
import type { Row } from '../list/use-rows.ts';

/** Number of rows examined. */
const LOOKED = 5000;
const MAX = 50;
/** Longer values are not useful as suggestions. */
const MAX_LENGTH = 80;

const TEXT: readonly Operator[] = ['contains', 'is', 'is-not', 'contains-not', 'starts', 'ends', 'empty', 'filled'];
const ORDERED: readonly Operator[] = ['is', 'is-not', 'above', 'below', 'empty', 'filled'];
const CHOICE: readonly Operator[] = ['is', 'is-not', 'contains', 'empty', 'filled'];
const FLAG: readonly Operator[] = ['is', 'is-not'];

type Known = readonly string[];

export function operatorsOf(column: Column<Row> | undefined, rows: readonly Row[], known: Known): readonly Operator[] {
  if (column === undefined) return TEXT;
  if (known.length > 0) return CHOICE;
  const values = filled(column, rows.slice(0, 60));
  if (values.length === 0) return TEXT;
  if (values.every((value) => value === 'Yes' || value === 'No')) return FLAG;
  const isOrdered = (value: Value): boolean => typeof value === 'number' || isTime(String(value).replace(' ', 'T'));
  return values.every(isOrdered) ? ORDERED : TEXT;
}

const filled = ({ value }: Column<Row>, rows: readonly Row[]): readonly Value[] =>
  rows.map(value).filter((one) => one !== undefined && one !== null && one !== '');

/** Existing values by frequency, followed by other values of the contract. */
export function proposed(column: Column<Row> | undefined, rows: readonly Row[], known: Known): readonly string[] {
  if (column === undefined) return known;
  const counts = new Map<string, number>();
  for (const one of filled(column, rows.slice(0, LOOKED))) {
    const text = String(one);
    if (text.length <= MAX_LENGTH) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  if (counts.has('Yes') || counts.has('No')) return ['Yes', 'No'];
  const texts = [...counts].sort(([, a], [, b]) => b - a).map(([text]) => text);
  return [...new Set([...texts, ...known])].slice(0, MAX);
}
