/** One D1 database: its own SQLite, in which user SQL reaches neither a file, an extension nor another database. */
import { readFileSync, rmSync } from 'node:fs';
import type { SQLInputValue } from 'node:sqlite';
import { constants, DatabaseSync } from '../../state/sqlite.ts';
import { SQLITE_FULL, sqliteCode } from '../../state/state-error.ts';
import { createResults, type Form, MEMORY_EXCEEDED, type Meta, type Results, SqlError } from './results.ts';
import { firstWords } from './split-statements.ts';

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

export interface Statement {
  readonly sql: string;
  readonly params: readonly SQLInputValue[];
}

export interface D1Database {
  /** One after another, all or nothing. @throws SqlError */
  run(statements: Iterable<Statement>, form: Form): Results;
  tables(): number;
  /** Rows of a query of the emulator's own, which is not held to what users may do. */
  query(sql: string): Readonly<Record<string, unknown>>[];
  size(): number;
  /** All of it as the bytes of a database file. */
  image(): Uint8Array;
  close(): void;
}

export interface D1Options {
  /** False leaves it to the machine when what was written is on the disk: for databases that go with the process. @default true */
  readonly isKept?: boolean;
  /** Bytes that all SQLite of this process may take. @default all there are */
  readonly memory?: number;
}

interface Guarded {
  readonly db: DatabaseSync;
  /** Refuses what the connection cannot. @throws SqlError */
  check(sql: string): void;
  /** Does what users may not. */
  trusted<T>(work: () => T): T;
}

function open(location: string, { isKept = true, memory }: D1Options): Guarded {
  // Node has it from 24.10; before that, statements are refused by their text.
  const hasAuthorizer = typeof DatabaseSync.prototype.setAuthorizer === 'function';
  const db = new DatabaseSync(location, { allowExtension: false, enableForeignKeyConstraints: true, limits: LIMITS });
  if (location !== ':memory:') {
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${isKept ? 'NORMAL' : 'OFF'}; PRAGMA busy_timeout = 5000`);
  }
  // Sorting uses no temporary files, and no more memory than the limit.
  db.exec('PRAGMA temp_store = MEMORY');
  if (memory !== undefined) db.exec(`PRAGMA hard_heap_limit = ${memory}`);
  let isTrusted = false;
  const { SQLITE_OK, SQLITE_DENY } = constants;
  if (hasAuthorizer) {
    db.setAuthorizer((action, first, second) =>
      isTrusted || isAllowed(action, first, second) ? SQLITE_OK : SQLITE_DENY,
    );
  }
  return {
    db,
    check: hasAuthorizer ? () => undefined : refuseByText,
    trusted: (work) => {
      isTrusted = true;
      try {
        return work();
      } finally {
        isTrusted = false;
      }
    },
  };
}

export function openD1(location: string, options: D1Options = {}): D1Database {
  const { db, check, trusted } = open(location, options);
  const number = (sql: string): number => trusted(() => Number(Object.values(db.prepare(sql).get() ?? {})[0] ?? 0));
  const size = (): number => number('PRAGMA page_count') * number('PRAGMA page_size');
  return {
    run: (statements, form) => {
      const results = createResults(form);
      trusted(() => db.exec('BEGIN'));
      try {
        for (const statement of statements) {
          check(statement.sql);
          runOne(db, statement, results, number, size);
        }
        trusted(() => db.exec('COMMIT'));
        return results;
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
    image: () => trusted(() => imageOf(db, location)),
    close: () => db.close(),
  };
}

/** https://www.sqlite.org/fileformat.html#file_format_version_numbers */
const FORMAT_VERSIONS = [18, 19];

function imageOf(db: DatabaseSync, location: string): Uint8Array {
  if (typeof db.serialize !== 'function') return copyOf(db, location);
  const image = db.serialize();
  // A file with a write-ahead log says so, and could not be opened without one.
  for (const at of FORMAT_VERSIONS) image[at] = 1;
  return image;
}

/** Before Node 24.10, by a file next to it. */
function copyOf(db: DatabaseSync, location: string): Uint8Array {
  // Nothing is in memory but what has no file yet; a file of no bytes is an empty database too.
  if (location === ':memory:') return new Uint8Array();
  const copy = `${location}-copy`;
  try {
    db.prepare('VACUUM INTO ?').run(copy);
    return readFileSync(copy);
  } finally {
    rmSync(copy, { force: true });
  }
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

const FORBIDDEN_STATEMENTS = /^(attach|detach|begin|commit|end|rollback|savepoint|release|vacuum)$/i;

/**
 * The same refusals by the text of one statement. Loading extensions and attaching files is off in the connection
 * itself, whatever the text.
 * @throws SqlError
 */
export function refuseByText(sql: string): void {
  // CREATE VIRTUAL TABLE IF NOT EXISTS main.t USING fts5 is the longest that counts.
  const [verb = '', ...words] = firstWords(sql, 10).map((word) => word.toLowerCase());
  const isPragma = verb === 'pragma' && !PRAGMAS.has(words[0] ?? '');
  const isVirtual =
    verb === 'create' && words[0] === 'virtual' && !VIRTUAL_TABLES.has(words[words.indexOf('using') + 1] ?? '');
  if (FORBIDDEN_STATEMENTS.test(verb) || isPragma || isVirtual) throw new SqlError('not authorized: SQLITE_AUTH');
}

function runOne(
  db: DatabaseSync,
  { sql, params }: Statement,
  results: Results,
  number: (sql: string) => number,
  size: () => number,
): void {
  const before = number('SELECT total_changes()');
  const started = performance.now();
  const statement = db.prepare(sql);
  statement.setReadBigInts(true);
  statement.setReturnArrays(true);
  const columns = statement.columns().map(({ name }) => name);
  results.begin(columns);
  let count = 0;
  if (columns.length === 0) statement.run(...params);
  else {
    // setReturnArrays makes arrays of the rows, which the types do not know.
    for (const row of statement.iterate(...params) as unknown as Iterable<unknown[]>) {
      results.row(row);
      count++;
    }
  }
  const duration = performance.now() - started;
  const changed = number('SELECT total_changes()') - before;
  const meta: Meta = {
    served_by: 'flarewire.local',
    served_by_region: 'WEUR',
    served_by_primary: true,
    duration,
    changes: changed,
    last_row_id: number('SELECT last_insert_rowid()'),
    changed_db: changed > 0 || /^\s*(create|drop|alter|reindex)\b/i.test(sql),
    size_after: size(),
    rows_read: columns.length > 0 ? count : changed,
    rows_written: changed,
    timings: { sql_duration_ms: duration },
  };
  results.end(meta, sql);
}

const NO_MEMORY = 7;
const RESULT_CODES: Readonly<Record<number, string>> = {
  19: 'SQLITE_CONSTRAINT',
  23: 'SQLITE_AUTH',
  18: 'SQLITE_TOOBIG',
  20: 'SQLITE_MISMATCH',
};

function sqlError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof SqlError) return error;
  const code = sqliteCode(error);
  if (code === SQLITE_FULL) return error;
  if (code === NO_MEMORY) return new SqlError(MEMORY_EXCEEDED);
  if (code !== undefined) return new SqlError(`${error.message}: ${RESULT_CODES[code] ?? 'SQLITE_ERROR'}`);
  const isBinding = 'code' in error && typeof error.code === 'string' && error.code.startsWith('ERR_');
  return isBinding ? new SqlError(`${error.message}: SQLITE_ERROR`) : error;
}
