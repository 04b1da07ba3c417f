/** Rows of a table, filtered and sorted. */

export type Value = string | number | boolean | null | undefined;

export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** What arranging needs to know of a column. */
export interface Arranged<Row> {
  readonly id: string;
  readonly value: (row: Row) => Value;
}

interface Arrangement {
  readonly sort?: Sort | undefined;
  /** Words that a row must hold, all of them, anywhere, in any case. */
  readonly filter?: string | undefined;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** What is absent comes last, whichever way the rest is sorted. */
export function compare(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

const isAbsent = (value: Value): boolean => value === null || value === undefined || value === '';

export function arrange<Row>(
  rows: readonly Row[],
  columns: readonly Arranged<Row>[],
  { sort, filter = '' }: Arrangement,
): readonly Row[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const kept =
    words.length === 0
      ? rows
      : rows.filter((row) => {
          const text = columns.map(({ value }) => String(value(row) ?? '').toLowerCase()).join('\n');
          return words.every((word) => text.includes(word));
        });
  const column = columns.find(({ id }) => id === sort?.column);
  if (column === undefined) return kept;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const keyed = kept.map((row) => ({ row, key: column.value(row) }));
  keyed.sort((a, b) => {
    if (isAbsent(a.key) || isAbsent(b.key)) return Number(isAbsent(a.key)) - Number(isAbsent(b.key));
    return sign * compare(a.key, b.key);
  });
  return keyed.map(({ row }) => row);
}
