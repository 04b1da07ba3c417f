/** Snapshots: converts the state to bytes and back: the rows of all tables, external state of products, and the random source. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import { isObject } from '@flarewire/schema';
import type { Examine } from './open-state.ts';
import type { Sandbox } from './sandbox.ts';

/** State that a product keeps outside of the state's database. */
export interface ExternalState {
  /** @returns a value for `structuredClone` */
  save(sandbox: Sandbox): unknown;
  /** Replaces what there is, within the transaction that replaces the rows, and as little for good as these; undefined leaves nothing. */
  load(sandbox: Sandbox, saved: unknown): void;
  /** Checks external state in a folder before it is opened, given the database of the state, if there is one. */
  readonly examine: Examine;
  /** Removes leftovers of an interrupted change from an opened folder. */
  recover(sandbox: Sandbox): void;
}

export type ExternalStates = Readonly<Record<string, ExternalState>>;

/** Increased when the format below changes. */
const VERSION = 1;
const MAGIC = 'flarewire-snapshot';

interface Table {
  readonly name: string;
  /** The statements that make it, its indexes after it. */
  readonly sql: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly SQLInputValue[])[];
}

interface Snapshot {
  readonly magic: typeof MAGIC;
  readonly version: number;
  readonly tables: readonly Table[];
  readonly outside: Readonly<Record<string, unknown>>;
  /** State of a repeatable source of chance. */
  readonly random: number | undefined;
}

export function takeSnapshot(sandbox: Sandbox, external: ExternalStates): Uint8Array {
  return serialize(readState(sandbox, external));
}

function readState(sandbox: Sandbox, external: ExternalStates): Snapshot {
  const { db, random } = sandbox;
  const outside = Object.fromEntries(Object.entries(external).map(([name, one]) => [name, one.save(sandbox)]));
  const tables = tableNames(db).map((name) => readTable(db, name));
  return { magic: MAGIC, version: VERSION, tables, outside, random: random.state };
}

/** The same state with all of its texts put through `change`. */
export function replaceState(sandbox: Sandbox, external: ExternalStates, change: (text: string) => string): void {
  const { tables, ...state } = readState(sandbox, external);
  const rows = (table: Table): Table['rows'] =>
    table.rows.map((row) => row.map((value) => (typeof value === 'string' ? change(value) : value)));
  putState(
    sandbox,
    {
      ...state,
      tables: tables.map((table) => ({ ...table, rows: rows(table) })),
      outside: changed(state.outside, change),
    },
    external,
  );
}

/** Of plain data: texts and names of fields; bytes stay. */
function changed<T>(value: T, change: (text: string) => string): T {
  const inner = (one: unknown): unknown => {
    if (typeof one === 'string') return change(one);
    if (Array.isArray(one)) return one.map(inner);
    if (one instanceof Map) return new Map(Array.from(one, ([name, held]) => [inner(name), inner(held)]));
    if (!isObject(one) || Object.getPrototypeOf(one) !== Object.prototype) return one;
    return Object.fromEntries(Object.entries(one).map(([name, held]) => [change(name), inner(held)]));
  };
  return inner(value) as T; // of the same form
}

/** @throws Error if the bytes are not a snapshot of a known version; nothing has changed then */
export function restoreSnapshot(sandbox: Sandbox, bytes: Uint8Array, external: ExternalStates): void {
  putState(sandbox, readSnapshot(bytes), external);
}

function putState(sandbox: Sandbox, snapshot: Snapshot, external: ExternalStates): void {
  const { db, random } = sandbox;
  replaceAll(sandbox, () => {
    empty(sandbox);
    const known = new Set(tableNames(db));
    for (const table of snapshot.tables) {
      if (!known.has(table.name)) for (const sql of table.sql) create(db, sql);
      fill(db, table);
    }
    for (const [name, one] of Object.entries(external)) one.load(sandbox, snapshot.outside[name]);
  });
  if (snapshot.random !== undefined && random.state !== undefined) random.state = snapshot.random;
}

/** Clears the state, then fills it with `begin`. */
export function clearState(sandbox: Sandbox, external: ExternalStates, begin: () => void): void {
  replaceAll(sandbox, () => {
    empty(sandbox);
    begin();
    for (const one of Object.values(external)) one.load(sandbox, undefined);
  });
}

/** @throws Error if the bytes are not a snapshot of a known version */
export function readSnapshot(bytes: Uint8Array): Snapshot {
  let value: unknown;
  try {
    value = deserialize(bytes);
  } catch {
    value = undefined;
  }
  if (!isObject(value) || value.magic !== MAGIC) throw new Error('These bytes are not a snapshot of an emulator.');
  if (value.version !== VERSION) {
    throw new Error(`The snapshot has version ${value.version}; this emulator knows ${VERSION}. Take it again.`);
  }
  return value as unknown as Snapshot; // of this version, so written by takeSnapshot
}

function tableNames(db: DatabaseSync): string[] {
  const rows = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all();
  return rows.map(({ name }) => String(name));
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function readTable(db: DatabaseSync, name: string): Table {
  const made = db.prepare(
    "SELECT sql FROM sqlite_schema WHERE tbl_name = ? AND sql IS NOT NULL AND type IN ('table', 'index') ORDER BY type DESC",
  );
  const info = db.prepare('SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0').all(name);
  const columns = info.map((column) => String(column.name));
  const select = db.prepare(`SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}`);
  select.setReadBigInts(true);
  const rows = select.all().map((row) => columns.map((column) => row[column] ?? null));
  return { name, sql: made.all(name).map(({ sql }) => String(sql)), columns, rows };
}

/** One statement that makes a table or an index, and no other: a snapshot may come from anywhere. */
function create(db: DatabaseSync, sql: string): void {
  if (!/^CREATE (TABLE|INDEX|UNIQUE INDEX)\b/i.test(sql))
    throw new Error('The snapshot holds SQL that makes no table.');
  db.prepare(sql).run();
}

/** Rows that point to each other go, and come back, in any order; and a table is emptied as a whole, not row by row. */
function replaceAll(sandbox: Sandbox, work: () => void): void {
  sandbox.db.exec('PRAGMA foreign_keys = OFF');
  try {
    sandbox.transaction(work);
  } finally {
    sandbox.store.forget();
    sandbox.db.exec('PRAGMA foreign_keys = ON');
  }
}

function empty({ db, store }: Sandbox): void {
  for (const name of tableNames(db)) db.exec(`DELETE FROM ${quoted(name)}`);
  store.forget();
}

function fill(db: DatabaseSync, { name, columns, rows }: Table): void {
  if (rows.length === 0) return;
  const places = columns.map(() => '?').join(', ');
  const insert = db.prepare(`INSERT INTO ${quoted(name)} (${columns.map(quoted).join(', ')}) VALUES (${places})`);
  for (const row of rows) insert.run(...row);
}
