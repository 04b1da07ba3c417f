/** `node:sqlite` over the official WebAssembly build of SQLite: databases are in memory, also those with a path. */

import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import initialize, { type Database, type Sqlite3Static, type SqlValue } from '@sqlite.org/sqlite-wasm';
import { type Exports, SqliteError, Statement, type StatementOwner } from './statement.ts';

let loaded: Sqlite3Static | undefined;

/** Bytes of `sqlite3.wasm`, for places that cannot fetch the file next to the module. */
export type WasmBinary = ArrayBuffer | Uint8Array;

/** Loads SQLite once, before the first database is opened. */
export async function loadSqlite(wasmBinary?: WasmBinary): Promise<void> {
  if (loaded !== undefined) return;
  // Nothing is stored in the browser, and nothing is said of that on its console.
  const quiet = (): void => undefined;
  Object.assign(globalThis, { sqlite3ApiConfig: { warn: quiet, log: quiet, debug: quiet } });
  // The types leave out the options of its loader.
  const load = initialize as (options?: { readonly wasmBinary: WasmBinary }) => Promise<Sqlite3Static>;
  loaded = await (wasmBinary === undefined ? load() : load({ wasmBinary }));
}

function sqlite(): Sqlite3Static {
  if (loaded === undefined) throw new Error('SQLite is not loaded: await createEmulator() first.');
  return loaded;
}

/** https://www.sqlite.org/c3ref/c_alter_table.html */
export const constants = {
  SQLITE_OK: 0,
  SQLITE_DENY: 1,
  SQLITE_PRAGMA: 19,
  SQLITE_TRANSACTION: 22,
  SQLITE_ATTACH: 24,
  SQLITE_DETACH: 25,
  SQLITE_CREATE_VTABLE: 29,
  SQLITE_FUNCTION: 31,
  SQLITE_SAVEPOINT: 32,
};

/** https://www.sqlite.org/c3ref/c_limit_attached.html */
const LIMITS = {
  length: 0,
  sqlLength: 1,
  column: 2,
  functionArg: 6,
  attach: 7,
  likePatternLength: 8,
  variableNumber: 9,
} as const;
type Limit = keyof typeof LIMITS;

const paths = new Set<string>();
/** Their folder has no folders. */
const fileOf = (path: string): string => `/${path.replaceAll('/', '_')}`;

/** Databases by path. */
export const databaseFiles = {
  has: (path: string): boolean => paths.has(path),
  names: (): string[] => [...paths],
  write: (path: string, bytes: Uint8Array): void => {
    paths.add(path);
    // It knows arrays by their constructor, and no Buffer.
    sqlite().capi.sqlite3_js_posix_create_file(fileOf(path), new Uint8Array(bytes));
  },
  remove: (path: string): void => {
    const { wasm } = sqlite();
    paths.delete(path);
    const scope = wasm.scopedAllocPush();
    try {
      (wasm.exports as Exports).sqlite3__wasm_vfs_unlink(0, wasm.scopedAllocCString(fileOf(path), false));
    } finally {
      wasm.scopedAllocPop(scope);
    }
  },
};

let deadline = Number.POSITIVE_INFINITY;

/** Runs SQL that SQLite ends after that many milliseconds. */
export function withDeadline<Result>(time: number, work: () => Result): { result: Result; isLate: boolean } {
  deadline = performance.now() + time;
  try {
    const result = work();
    return { result, isLate: performance.now() >= deadline };
  } finally {
    deadline = Number.POSITIVE_INFINITY;
  }
}

/** Steps of SQLite's machine between two looks at the clock. */
const STEPS = 100_000;

export interface DatabaseOptions {
  readonly allowExtension?: boolean;
  readonly enableForeignKeyConstraints?: boolean;
  readonly readOnly?: boolean;
  readonly limits?: Partial<Record<Limit, number>>;
}

interface FunctionOptions {
  readonly deterministic?: boolean;
  /** Takes any number of values. */
  readonly varargs?: boolean;
}

type SqlFunction = (...values: SQLOutputValue[]) => SQLInputValue;
type Authorizer = (action: number, first: string | null, second: string | null) => number;

export class DatabaseSync implements StatementOwner {
  readonly sqlite: Sqlite3Static;
  readonly #db: Database;
  readonly statements = new Set<number>();

  constructor(path: string, { limits = {} }: DatabaseOptions = {}) {
    this.sqlite = sqlite();
    const { capi, oo1 } = this.sqlite;
    const isFile = path !== ':memory:';
    this.#db = new oo1.DB(isFile ? fileOf(path) : path, 'c');
    if (isFile) paths.add(path);
    for (const [name, most] of Object.entries(limits) as [Limit, number][]) // its own keys
      capi.sqlite3_limit(this.#db, LIMITS[name], most);
    // As Node does: https://nodejs.org/api/sqlite.html#new-databasesyncpath-options
    this.exec('PRAGMA page_size = 4096; PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = OFF');
    // With a write-ahead log, which memory does not have, a file begins with its first page.
    if (isFile && this.prepare('PRAGMA page_count').get()?.page_count === 0) this.exec('PRAGMA user_version = 0');
    if (isFile) capi.sqlite3_progress_handler(this.#db, STEPS, () => (performance.now() > deadline ? 1 : 0), 0);
  }

  get pointer(): number {
    const { pointer } = this.#db;
    if (pointer === undefined) throw new Error('database is not open');
    return pointer;
  }

  get isOpen(): boolean {
    return this.#db.isOpen();
  }

  get isTransaction(): boolean {
    return this.sqlite.capi.sqlite3_get_autocommit(this.pointer) === 0;
  }

  prepare(sql: string): Statement {
    const { capi, wasm } = this.sqlite;
    const scope = wasm.scopedAllocPush();
    try {
      const place = wasm.scopedAlloc(4);
      const code = capi.sqlite3_prepare_v2(this.pointer, sql, -1, place, 0);
      if (code !== capi.SQLITE_OK) throw new SqliteError(this.sqlite, this.pointer, code);
      return new Statement(this, wasm.peekPtr(place));
    } finally {
      wasm.scopedAllocPop(scope);
    }
  }

  exec(sql: string): void {
    const { capi } = this.sqlite;
    const code = capi.sqlite3_exec(this.pointer, sql, 0, 0, 0);
    if (code !== capi.SQLITE_OK) throw new SqliteError(this.sqlite, this.pointer, code);
  }

  function(name: string, { deterministic = false, varargs = false }: FunctionOptions, work: SqlFunction): void {
    const run = (_: number, ...values: SqlValue[]): SqlValue => work(...(values as SQLOutputValue[])) as SqlValue; // the same types by another name
    this.#db.createFunction(name, run, { arity: varargs ? -1 : work.length, deterministic });
  }

  setAuthorizer(judge: Authorizer): void {
    const text = (value: string | 0): string | null => (value === 0 ? null : value);
    this.sqlite.capi.sqlite3_set_authorizer(
      this.pointer,
      (_, action, first, second) => judge(action, text(first), text(second)),
      0,
    );
  }

  serialize(): Uint8Array {
    return this.sqlite.capi.sqlite3_js_db_export(this.pointer);
  }

  close(): void {
    for (const statement of this.statements) this.sqlite.capi.sqlite3_finalize(statement);
    this.statements.clear();
    this.#db.close();
  }
}
