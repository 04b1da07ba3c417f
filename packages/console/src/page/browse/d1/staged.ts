/** Changes of rows that are not sent yet: edited cells, deleted and new rows, and the statements that make them. */
import type { D1Column, D1Table } from './data.ts';
import { cellText } from './rows.ts';
import { quoteName } from './sql.ts';

export type Cells = Readonly<Record<string, unknown>>;

/** A row as read from the database, and the columns that identify it. */
export interface StoredRow {
  readonly id: string;
  readonly cells: Cells;
  /** Values of the primary key, or of `rowid`. */
  readonly key: Cells;
}

export interface Edited {
  readonly row: StoredRow;
  readonly values: Cells;
}

export interface Staged {
  readonly edited: ReadonlyMap<string, Edited>;
  readonly deleted: ReadonlyMap<string, StoredRow>;
  /** By a local id; a column without a value gets its default. */
  readonly inserted: ReadonlyMap<string, Cells>;
}

export const NOTHING_STAGED: Staged = { edited: new Map(), deleted: new Map(), inserted: new Map() };

export const countOf = ({ edited, deleted, inserted }: Staged): number => edited.size + deleted.size + inserted.size;

/** A value that equals the stored one is not a change. */
export function withEdit(staged: Staged, row: StoredRow, column: string, value: unknown): Staged {
  const { [column]: _, ...others } = staged.edited.get(row.id)?.values ?? {};
  const values = value === row.cells[column] ? others : { ...others, [column]: value };
  const edited = new Map(staged.edited);
  if (Object.keys(values).length === 0) edited.delete(row.id);
  else edited.set(row.id, { row, values });
  return { ...staged, edited };
}

/** Deletes rows, or takes their deletion back. Edits of deleted rows are dropped. */
export function withDeletion(staged: Staged, rows: readonly StoredRow[], isDeleted: boolean): Staged {
  const [edited, deleted] = [new Map(staged.edited), new Map(staged.deleted)];
  for (const row of rows) {
    if (!isDeleted) deleted.delete(row.id);
    else {
      deleted.set(row.id, row);
      edited.delete(row.id);
    }
  }
  return { ...staged, edited, deleted };
}

/** Sets a value of a new row; undefined restores the default. @param column undefined adds an empty row */
export function withInsert(staged: Staged, id: string, column?: string, value?: unknown): Staged {
  const { [column ?? '']: _, ...others } = staged.inserted.get(id) ?? {};
  const values = column === undefined || value === undefined ? others : { ...others, [column]: value };
  return { ...staged, inserted: new Map(staged.inserted).set(id, values) };
}

export function withoutInsert(staged: Staged, ids: readonly string[]): Staged {
  const inserted = new Map(staged.inserted);
  for (const id of ids) inserted.delete(id);
  return { ...staged, inserted };
}

/** The columns that identify a row: the primary key, else SQLite's `rowid`; undefined for a view. */
export function keyOf({ kind, columns }: D1Table): readonly string[] | undefined {
  if (kind === 'view') return undefined;
  const keys = columns.filter(({ isKey }) => isKey).map(({ name }) => name);
  if (keys.length > 0) return keys;
  // A column may be named `rowid`.
  return [columns.some(({ name }) => name.toLowerCase() === 'rowid') ? '_rowid_' : 'rowid'];
}

const IS_NUMBER = /INT|REAL|FLOA|DOUB|NUM|DEC/i;

/** Parses a typed value: `NULL` stands for none, and columns of numbers take numbers only. @throws Error that describes the problem */
export function typedValue(text: string, column: D1Column | undefined): unknown {
  if (text === 'NULL') {
    if (column?.isRequired) throw new Error(`${column.name} must not be NULL.`);
    return null;
  }
  if (!IS_NUMBER.test(column?.type ?? '')) return text;
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) throw new Error(`Enter a number, or NULL for no value.`);
  return number;
}

export interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/**
 * Deletions first, so that a new row may take the key of a deleted one. A row is found by its key and, for an edit, by
 * the values that were read: one that changed meanwhile is left alone.
 */
export function statementsOf(table: string, { edited, deleted, inserted }: Staged): Statement[] {
  const name = quoteName(table);
  const deletions = [...deleted.values()].map(({ key }) => {
    const where = conditionOf(key);
    return { sql: `DELETE FROM ${name} WHERE ${where.sql}`, params: where.params };
  });
  const updates = [...edited.values()].map(({ row, values }) => {
    const read = Object.keys(values).flatMap((column) =>
      isPlain(row.cells[column]) ? [[column, row.cells[column]] as const] : [],
    );
    const where = conditionOf({ ...Object.fromEntries(read), ...row.key });
    const set = Object.keys(values).map((column) => `${quoteName(column)} = ?`);
    return {
      sql: `UPDATE ${name} SET ${set.join(', ')} WHERE ${where.sql}`,
      params: [...Object.values(values), ...where.params],
    };
  });
  const inserts = [...inserted.values()].map((values) => {
    const columns = Object.keys(values);
    if (columns.length === 0) return { sql: `INSERT INTO ${name} DEFAULT VALUES`, params: [] };
    const marks = columns.map(() => '?').join(', ');
    const sql = `INSERT INTO ${name} (${columns.map(quoteName).join(', ')}) VALUES (${marks})`;
    return { sql, params: Object.values(values) };
  });
  return [...deletions, ...updates, ...inserts];
}

/** JSON has no bytes, so they cannot be compared. */
const isPlain = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'number';

function conditionOf(values: Cells): Statement {
  const sql = Object.keys(values).map((column) => `${quoteName(column)} IS ?`);
  return { sql: sql.join(' AND '), params: Object.values(values) };
}

export interface RowChange {
  readonly kind: 'deleted' | 'edited' | 'new';
  /** `id 5`, or `New row`. */
  readonly title: string;
  readonly fields: readonly { readonly name: string; readonly before?: string; readonly after?: string }[];
}

/** The changes in the order of their statements. */
export function changesOf({ edited, deleted, inserted }: Staged): RowChange[] {
  const titleOf = (key: Cells): string =>
    Object.entries(key)
      .map(([name, value]) => `${name} ${cellText(value)}`)
      .join(', ');
  return [
    ...[...deleted.values()].map(
      ({ key, cells }): RowChange => ({
        kind: 'deleted',
        title: titleOf(key),
        fields: Object.entries(cells).map(([name, value]) => ({ name, before: cellText(value) })),
      }),
    ),
    ...[...edited.values()].map(
      ({ row, values }): RowChange => ({
        kind: 'edited',
        title: titleOf(row.key),
        fields: Object.entries(values).map(([name, value]) => ({
          name,
          before: cellText(row.cells[name]),
          after: cellText(value),
        })),
      }),
    ),
    ...[...inserted.values()].map(
      (values): RowChange => ({
        kind: 'new',
        title: 'New row',
        fields: Object.entries(values).map(([name, value]) => ({ name, after: cellText(value) })),
      }),
    ),
  ];
}
