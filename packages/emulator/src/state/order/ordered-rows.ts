/** Positions of the rows of a table in an order, by group: counts and pages from any position without a scan. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Sandbox } from '../sandbox.ts';
import { type Compare, cut, insert } from './sorted.ts';
import { watchRows } from './watch-rows.ts';

export interface OrderedRows {
  count(group: string): number;
  /** Numbers of the rows from a place on. */
  page(group: string, offset: number, limit: number): number[];
}

export interface RowOrder {
  /** That of no other order. */
  readonly name: string;
  /** It has a `number`, by which rows that are alike are ordered. */
  readonly table: string;
  /** A column of text; without it all rows are one group, named ''. */
  readonly group?: string;
  /** Columns of ASCII text. */
  readonly by?: readonly string[];
}

interface Entry {
  readonly key: string;
  readonly number: number;
}

const byKey: Compare<Entry> = (one, other) =>
  one.key === other.key ? one.number - other.number : one.key < other.key ? -1 : 1;

/** Maximum number of cached groups; beyond it all are rebuilt. */
const MAX = 1000;

export function orderRows(
  db: DatabaseSync,
  sandbox: Pick<Sandbox, 'onSettled'>,
  { name, table, group, by = [] }: RowOrder,
): OrderedRows {
  const columns = ['number', ...(group === undefined ? [] : [group]), ...by];
  const select = db.prepare(
    `SELECT ${columns.join(', ')} FROM ${table} ${group === undefined ? '' : `WHERE ${group} = ?`}`,
  );
  const read = ([number, ...values]: readonly SQLOutputValue[]): { value: string; entry: Entry } => {
    const value = group === undefined ? '' : String(values.shift());
    return { value, entry: { number: Number(number), key: values.join('\0') } };
  };
  const groups = new Map<string, Entry[]>();
  const entriesOf = (value: string): readonly Entry[] => {
    const known = groups.get(value);
    if (known !== undefined) return known;
    if (groups.size >= MAX) groups.clear();
    const rows = group === undefined ? select.all() : select.all(value);
    const entries = rows.map((row) => read(Object.values(row)).entry).sort(byKey);
    groups.set(value, entries);
    return entries;
  };
  const changing =
    (change: typeof insert<Entry>) =>
    (...values: readonly SQLOutputValue[]): void => {
      const { value, entry } = read(values);
      const entries = groups.get(value);
      if (entries !== undefined) change(entries, entry, byKey);
    };
  watchRows(
    db,
    sandbox,
    { name, table, columns },
    { added: changing(insert), removed: changing(cut), undone: () => groups.clear() },
  );
  return {
    count: (value) => entriesOf(value).length,
    page: (value, offset, limit) =>
      entriesOf(value)
        .slice(offset, offset + limit)
        .map(({ number }) => number),
  };
}
