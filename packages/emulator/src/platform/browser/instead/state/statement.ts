/** Prepared statements with the interface of `node:sqlite`. */

import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';

/** Functions of the WebAssembly module, without the conversions of its JavaScript interface. */
export interface Exports {
  sqlite3_bind_blob(statement: number, index: number, bytes: number, length: number, destructor: number): number;
  sqlite3_bind_double(statement: number, index: number, value: number): number;
  sqlite3_bind_int64(statement: number, index: number, value: bigint): number;
  sqlite3_bind_null(statement: number, index: number): number;
  sqlite3_bind_parameter_count(statement: number): number;
  sqlite3_bind_text(statement: number, index: number, bytes: number, length: number, destructor: number): number;
  sqlite3_changes64(db: number): bigint;
  sqlite3_clear_bindings(statement: number): number;
  sqlite3_column_blob(statement: number, column: number): number;
  sqlite3_column_bytes(statement: number, column: number): number;
  sqlite3_column_count(statement: number): number;
  sqlite3_column_double(statement: number, column: number): number;
  sqlite3_column_int64(statement: number, column: number): bigint;
  sqlite3_column_text(statement: number, column: number): number;
  sqlite3_column_type(statement: number, column: number): number;
  sqlite3_last_insert_rowid(db: number): bigint;
  sqlite3_reset(statement: number): number;
  sqlite3_step(statement: number): number;
  sqlite3__wasm_vfs_unlink(vfs: number, name: number): number;
}

export interface StatementOwner {
  readonly sqlite: Sqlite3Static;
  readonly pointer: number;
  readonly isOpen: boolean;
  /** Statements to finalize before the database can close. */
  readonly statements: Set<number>;
}

/** As Node throws it: https://nodejs.org/api/errors.html#err_sqlite_error */
export class SqliteError extends Error {
  readonly code = 'ERR_SQLITE_ERROR';
  readonly errcode: number;
  readonly errstr: string;

  constructor({ capi }: Sqlite3Static, db: number, code: number) {
    super(capi.sqlite3_errmsg(db));
    this.errcode = capi.sqlite3_extended_errcode(db) || code;
    this.errstr = capi.sqlite3_errstr(code);
  }
}

type Row = Record<string, SQLOutputValue>;

/** Statements that nobody refers to any more are finalized, as Node does. */
const unused = new FinalizationRegistry<{ readonly owner: StatementOwner; readonly pointer: number }>(
  ({ owner, pointer }) => {
    if (owner.statements.delete(pointer)) owner.sqlite.capi.sqlite3_finalize(pointer);
  },
);

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export class Statement {
  readonly #owner: StatementOwner;
  readonly #pointer: number;
  readonly #exports: Exports;
  #hasBigInts = false;
  #hasArrays = false;

  constructor(owner: StatementOwner, pointer: number) {
    this.#owner = owner;
    this.#pointer = pointer;
    this.#exports = owner.sqlite.wasm.exports as Exports;
    owner.statements.add(pointer);
    unused.register(this, { owner, pointer });
  }

  setReadBigInts(hasBigInts: boolean): void {
    this.#hasBigInts = hasBigInts;
  }

  /** Rows are arrays of values. */
  setReturnArrays(hasArrays: boolean): void {
    this.#hasArrays = hasArrays;
  }

  columns(): { name: string }[] {
    return this.#names().map((name) => ({ name }));
  }

  run(...values: readonly SQLInputValue[]): { changes: number; lastInsertRowid: number } {
    this.#begin(values);
    try {
      this.#step();
    } finally {
      this.#exports.sqlite3_reset(this.#pointer);
    }
    const { pointer } = this.#owner;
    return {
      changes: Number(this.#exports.sqlite3_changes64(pointer)),
      lastInsertRowid: Number(this.#exports.sqlite3_last_insert_rowid(pointer)),
    };
  }

  get(...values: readonly SQLInputValue[]): Row | undefined {
    this.#begin(values);
    try {
      return this.#step() ? this.#row(this.#names()) : undefined;
    } finally {
      this.#exports.sqlite3_reset(this.#pointer);
    }
  }

  all(...values: readonly SQLInputValue[]): Row[] {
    return [...this.iterate(...values)];
  }

  *iterate(...values: readonly SQLInputValue[]): Generator<Row> {
    this.#begin(values);
    const names = this.#names();
    try {
      while (this.#step()) yield this.#row(names);
    } finally {
      if (this.#owner.isOpen) this.#exports.sqlite3_reset(this.#pointer);
    }
  }

  #names(): string[] {
    const { capi } = this.#owner.sqlite;
    const count = this.#exports.sqlite3_column_count(this.#pointer);
    return Array.from({ length: count }, (_, column) => capi.sqlite3_column_name(this.#pointer, column));
  }

  #begin(values: readonly SQLInputValue[]): void {
    const exports = this.#exports;
    exports.sqlite3_reset(this.#pointer);
    exports.sqlite3_clear_bindings(this.#pointer);
    for (const [index, value] of values.entries()) {
      const code = this.#bind(index + 1, value);
      if (code !== 0) throw new SqliteError(this.#owner.sqlite, this.#owner.pointer, code);
    }
  }

  #bind(index: number, value: SQLInputValue): number {
    const exports = this.#exports;
    if (value === null) return exports.sqlite3_bind_null(this.#pointer, index);
    if (typeof value === 'number') return exports.sqlite3_bind_double(this.#pointer, index, value);
    if (typeof value === 'bigint') return exports.sqlite3_bind_int64(this.#pointer, index, value);
    if (typeof value === 'string') return this.#bindBytes('sqlite3_bind_text', index, encoder.encode(value));
    if (ArrayBuffer.isView(value)) {
      const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
      return this.#bindBytes('sqlite3_bind_blob', index, bytes);
    }
    const error = new TypeError(`Provided value cannot be bound to SQLite parameter ${index}.`);
    throw Object.assign(error, { code: 'ERR_INVALID_ARG_TYPE' });
  }

  /** SQLite frees the copy of the bytes. */
  #bindBytes(bind: 'sqlite3_bind_text' | 'sqlite3_bind_blob', index: number, bytes: Uint8Array): number {
    const { wasm } = this.#owner.sqlite;
    // Of no bytes, SQLite would make NULL from a pointer to nothing.
    const place = wasm.alloc(bytes.length || 1);
    wasm.heap8u().set(bytes, place);
    return this.#exports[bind](this.#pointer, index, place, bytes.length, this.#owner.sqlite.capi.SQLITE_WASM_DEALLOC);
  }

  /** True if there is a row. */
  #step(): boolean {
    const { sqlite, pointer } = this.#owner;
    const code = this.#exports.sqlite3_step(this.#pointer);
    if (code === sqlite.capi.SQLITE_ROW) return true;
    if (code === sqlite.capi.SQLITE_DONE) return false;
    throw new SqliteError(sqlite, pointer, code);
  }

  #row(names: readonly string[]): Row {
    if (this.#hasArrays) return names.map((_, column) => this.#value(column)) as unknown as Row; // as in Node's types
    const row: Row = Object.create(null);
    for (const [column, name] of names.entries()) row[name] = this.#value(column);
    return row;
  }

  #value(column: number): SQLOutputValue {
    const { capi } = this.#owner.sqlite;
    const exports = this.#exports;
    switch (exports.sqlite3_column_type(this.#pointer, column)) {
      case capi.SQLITE_INTEGER:
        return this.#integer(exports.sqlite3_column_int64(this.#pointer, column));
      case capi.SQLITE_FLOAT:
        return exports.sqlite3_column_double(this.#pointer, column);
      case capi.SQLITE_TEXT:
        return decoder.decode(this.#bytes(exports.sqlite3_column_text(this.#pointer, column), column));
      case capi.SQLITE_BLOB:
        return this.#bytes(exports.sqlite3_column_blob(this.#pointer, column), column).slice();
      default:
        return null;
    }
  }

  #bytes(place: number, column: number): Uint8Array<ArrayBuffer> {
    const length = this.#exports.sqlite3_column_bytes(this.#pointer, column);
    return this.#owner.sqlite.wasm.heap8u().subarray(place, place + length) as Uint8Array<ArrayBuffer>; // its memory is not shared
  }

  #integer(value: bigint): number | bigint {
    if (this.#hasBigInts) return value;
    const number = Number(value);
    if (Number.isSafeInteger(number)) return number;
    const error = new RangeError(`Value is too large to be represented as a JavaScript number: ${value}`);
    throw Object.assign(error, { code: 'ERR_OUT_OF_RANGE' });
  }
}
