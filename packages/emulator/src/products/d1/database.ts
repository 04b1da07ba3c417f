/** One D1 database: SQLite of its own, in which user SQL reaches neither a file, an extension nor another database. */
import type { SQLInputValue } from 'node:sqlite';
import { constants, DatabaseSync } from '../../state/sqlite.ts';

export interface Meta {
  readonly served_by: string;
  readonly served_by_region: string;
  readonly served_by_primary: boolean;
  readonly duration: number;
  readonly changes: number;
  readonly last_row_id: number;
  readonly changed_db: boolean;
  readonly size_after: number;
  /** Rows given back or changed: SQLite does not tell how many it looked at. */
  readonly rows_read: number;
  readonly rows_written: number;
  readonly timings: { readonly sql_duration_ms: number };
}

export interface Outcome {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  readonly meta: Meta;
}

/** What SQLite says against a statement. */
export class SqlError extends Error {
  override readonly name = 'SqlError';
}

/** https://developers.cloudflare.com/d1/platform/limits/ */
const LIMITS = {
  length: 2_000_000,
  sqlLength: 100_000,
  column: 100,
  functionArg: 32,
  likePatternLength: 50,
  attach: 0,
  variableNumber: 100,
};

/** https://developers.cloudflare.com/d1/sql-api/sql-statements/#compatible-pragma-statements */
const PRAGMAS = new Set(
  [
    'table_list table_info table_xinfo index_list index_info index_xinfo quick_check foreign_key_check foreign_key_list',
    'foreign_keys case_sensitive_like ignore_check_constraints legacy_alter_table recursive_triggers',
    'reverse_unordered_selects defer_foreign_keys optimize integrity_check function_list page_count page_size',
    'data_version', // full-text tables ask for it themselves
  ]
    .join(' ')
    .split(' '),
);
const FORBIDDEN_FUNCTIONS = new Set(['load_extension', 'readfile', 'writefile', 'edit', 'fts3_tokenizer']);
const VIRTUAL_TABLES = new Set(['fts5', 'fts5vocab', 'rtree']);

export interface D1Database {
  /** One after another, all or nothing. @throws SqlError */
  run(statements: readonly { readonly sql: string; readonly params: readonly SQLInputValue[] }[]): Outcome[];
  tables(): number;
  /** Rows of a query of the emulator's own, which is not held to what users may do. */
  query(sql: string): Readonly<Record<string, unknown>>[];
  size(): number;
  /** All of it as the bytes of a database file. @throws Error where this Node cannot */
  image(): Uint8Array;
  close(): void;
}

/** @param image what a database in memory begins with */
export function openD1(location: string, image?: Uint8Array): D1Database {
  // Node has it from 24.10; before that, statements are refused by their text.
  const hasAuthorizer = typeof DatabaseSync.prototype.setAuthorizer === 'function';
  const db = new DatabaseSync(location, { allowExtension: false, enableForeignKeyConstraints: true, limits: LIMITS });
  if (image !== undefined) db.deserialize(image);
  if (location !== ':memory:') db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  let isTrusted = false;
  const { SQLITE_OK, SQLITE_DENY } = constants;
  if (hasAuthorizer) {
    db.setAuthorizer((action, first, second) =>
      isTrusted || isAllowed(action, first, second) ? SQLITE_OK : SQLITE_DENY,
    );
  }
  const trusted = <T>(work: () => T): T => {
    isTrusted = true;
    try {
      return work();
    } finally {
      isTrusted = false;
    }
  };
  const number = (sql: string): number => trusted(() => Number(Object.values(db.prepare(sql).get() ?? {})[0] ?? 0));
  const size = (): number => number('PRAGMA page_count') * number('PRAGMA page_size');
  return {
    run: (statements) => {
      trusted(() => db.exec('BEGIN'));
      try {
        const outcomes = statements.map(({ sql, params }) => {
          if (!hasAuthorizer) refuseByText(sql);
          return runOne(db, sql, params, number, size);
        });
        trusted(() => db.exec('COMMIT'));
        return outcomes;
      } catch (error) {
        if (db.isTransaction) trusted(() => db.exec('ROLLBACK'));
        throw sqlError(error);
      }
    },
    tables: () => number("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"),
    query: (sql) =>
      trusted(() => {
        const statement = db.prepare(sql);
        statement.setReadBigInts(true);
        return statement.all();
      }),
    size,
    image: () => imageOf(db),
    close: () => db.close(),
  };
}

/** https://www.sqlite.org/fileformat.html#file_format_version_numbers */
const FORMAT_VERSIONS = [18, 19];

function imageOf(db: DatabaseSync): Uint8Array {
  if (typeof db.serialize !== 'function') {
    throw new Error(
      `Snapshots of D1 databases need a newer Node than ${process.version}: its SQLite has no serialize().`,
    );
  }
  const image = db.serialize();
  // A file with a write-ahead log says so, and could not be opened without one.
  for (const at of FORMAT_VERSIONS) image[at] = 1;
  return image;
}

function isAllowed(action: number, first: string | null, second: string | null): boolean {
  const {
    SQLITE_ATTACH,
    SQLITE_DETACH,
    SQLITE_TRANSACTION,
    SQLITE_SAVEPOINT,
    SQLITE_PRAGMA,
    SQLITE_FUNCTION,
    SQLITE_CREATE_VTABLE,
  } = constants;
  switch (action) {
    // Transactions are D1's own: https://developers.cloudflare.com/d1/worker-api/d1-database/#batch
    case SQLITE_ATTACH:
    case SQLITE_DETACH:
    case SQLITE_TRANSACTION:
    case SQLITE_SAVEPOINT:
      return false;
    case SQLITE_PRAGMA:
      return PRAGMAS.has((first ?? '').toLowerCase());
    case SQLITE_FUNCTION:
      return !FORBIDDEN_FUNCTIONS.has((second ?? '').toLowerCase());
    case SQLITE_CREATE_VTABLE:
      return VIRTUAL_TABLES.has((second ?? '').toLowerCase());
    default:
      return true;
  }
}

const STATEMENT = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?(?:\*\/|$))*(\w+)\s*["'`[]?(\w*)/;
const FORBIDDEN_STATEMENTS = /^(attach|detach|begin|commit|end|rollback|savepoint|release|vacuum)$/i;

/**
 * The same refusals by the text of one statement. Loading extensions and attaching files is off in the connection
 * itself, whatever the text.
 * @throws SqlError
 */
export function refuseByText(sql: string): void {
  const [, verb = '', word = ''] = STATEMENT.exec(sql) ?? [];
  const isPragma = /^pragma$/i.test(verb) && !PRAGMAS.has(word.toLowerCase());
  const virtual = /\bvirtual\s+table\b[\s\S]*?\busing\s+["'`[]?(\w+)/i.exec(sql)?.[1];
  const isVirtual = /^create$/i.test(verb) && virtual !== undefined && !VIRTUAL_TABLES.has(virtual.toLowerCase());
  if (FORBIDDEN_STATEMENTS.test(verb) || isPragma || isVirtual) throw new SqlError('not authorized: SQLITE_AUTH');
}

function runOne(
  db: DatabaseSync,
  sql: string,
  params: readonly SQLInputValue[],
  number: (sql: string) => number,
  size: () => number,
): Outcome {
  const before = number('SELECT total_changes()');
  const started = performance.now();
  const statement = db.prepare(sql);
  statement.setReadBigInts(true);
  statement.setReturnArrays(true);
  const columns = statement.columns().map(({ name }) => name);
  // setReturnArrays makes arrays of the rows, which the types do not know.
  const rows = (columns.length > 0 ? statement.all(...params) : []) as unknown as unknown[][];
  if (columns.length === 0) statement.run(...params);
  const duration = performance.now() - started;
  const changed = number('SELECT total_changes()') - before;
  return {
    columns,
    rows: rows.map((row) => row.map(plain)),
    meta: {
      served_by: 'flarewire.local',
      served_by_region: 'WEUR',
      served_by_primary: true,
      duration,
      changes: changed,
      last_row_id: number('SELECT last_insert_rowid()'),
      changed_db: changed > 0 || /^\s*(create|drop|alter|reindex)\b/i.test(sql),
      size_after: size(),
      rows_read: columns.length > 0 ? rows.length : changed,
      rows_written: changed,
      timings: { sql_duration_ms: duration },
    },
  };
}

/** JSON has no big integers and no bytes: the API writes numbers, and lists of bytes. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Uint8Array ? [...value] : value;
}

const RESULT_CODES: Readonly<Record<number, string>> = {
  19: 'SQLITE_CONSTRAINT',
  23: 'SQLITE_AUTH',
  18: 'SQLITE_TOOBIG',
  20: 'SQLITE_MISMATCH',
};

function sqlError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof SqlError) return error;
  const code =
    'errcode' in error && typeof error.errcode === 'number'
      ? (RESULT_CODES[error.errcode & 0xff] ?? 'SQLITE_ERROR')
      : undefined;
  if (code !== undefined) return new SqlError(`${error.message}: ${code}`);
  const isBinding = 'code' in error && typeof error.code === 'string' && error.code.startsWith('ERR_');
  return isBinding ? new SqlError(`${error.message}: SQLITE_ERROR`) : error;
}
