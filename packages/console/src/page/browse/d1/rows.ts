/** Formats rows of a SQL result for cells, CSV and JSON. */
import { type Cell, csvOf } from '../../ui/table/csv.ts';

export interface SqlResult {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  readonly meta: SqlMeta;
}

export interface SqlMeta {
  readonly duration?: number;
  readonly rows_read?: number;
  readonly rows_written?: number;
  readonly changes?: number;
  readonly last_row_id?: number;
  readonly changed_db?: boolean;
}

/** The API returns bytes as a list of numbers. */
const isBytes = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one) && one >= 0 && one < 256);

const hexOf = (bytes: readonly number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function cellText(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (isBytes(value)) return `x'${hexOf(value)}'`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const csvCell = (value: unknown): Cell => {
  if (value === null || value === undefined) return undefined;
  return typeof value === 'number' || typeof value === 'string' ? value : cellText(value);
};

/** The rows as CSV; NULL is an empty field, an empty text is `""`. */
export const csvOfRows = ({ columns, rows }: Pick<SqlResult, 'columns' | 'rows'>): string =>
  csvOf({ columns, rows: rows.map((row) => row.map(csvCell)) });

/** A list of objects; columns with the same name get a number. */
export function jsonOfRows({ columns, rows }: Pick<SqlResult, 'columns' | 'rows'>): string {
  const names = uniqueNames(columns);
  const objects = rows.map((row) => Object.fromEntries(names.map((name, place) => [name, row[place] ?? null])));
  return JSON.stringify(objects, null, 2);
}

export function uniqueNames(columns: readonly string[]): string[] {
  const taken = new Set<string>();
  return columns.map((column) => {
    let name = column;
    for (let number = 2; taken.has(name); number += 1) name = `${column}_${number}`;
    taken.add(name);
    return name;
  });
}

/** The results of `d1.database.raw`, including partial ones. */
export function resultsIn(json: unknown): SqlResult[] {
  const list: unknown = Object(json).result;
  return (Array.isArray(list) ? list : []).map((one) => {
    const { results, meta } = Object(one);
    const { columns, rows } = Object(results);
    return {
      columns: Array.isArray(columns) ? columns.map(String) : [],
      rows: Array.isArray(rows) ? rows : [],
      meta: Object(meta),
    };
  });
}
