/** The journal of a job in SQLite: items, their states, and requests by other processes. */
import { closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { UsageError } from 'flarewire';
import { shownResult } from './secrets.ts';
import { ITEM_TABLE } from './stage.ts';
import { type Claimed, type Counts, type ItemReport, type ItemState, NONE, type Outcome } from './states.ts';

/** "flwb": distinguishes a journal from other databases. https://www.sqlite.org/pragma.html#pragma_application_id */
const APPLICATION = 0x666c7762;

export interface Journal {
  readonly db: DatabaseSync;
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  counts(): Counts;
  /** Starts the next waiting item, if there is one. */
  claim(): Claimed | undefined;
  /** Makes a claimed item wait again, as if it had not been claimed. */
  release(key: string): void;
  end(key: string, outcome: Outcome): void;
  /** Runs changes in one transaction, which costs one write to the disk however many they are. */
  together<Result>(work: () => Result): Result;
  /** Requeues failed items, or those with an unknown outcome; returns their number. */
  retry(state: 'failed' | 'unknown'): number;
  items(state?: ItemState, most?: number, after?: number): Generator<ItemReport>;
  close(): void;
}

/** Creates the file with owner-only permissions before SQLite does; SQLite copies the mode to its other files. */
function makePrivate(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

const numberIn = (row: Record<string, unknown> | undefined): number => Number(Object.values(row ?? {})[0]);

const pragma = (db: DatabaseSync, name: string): number => numberIn(db.prepare(`PRAGMA ${name}`).get());

function checked(path: string, db: DatabaseSync): void {
  const isNew = pragma(db, 'schema_version') === 0;
  if (!isNew && pragma(db, 'application_id') !== APPLICATION)
    throw new UsageError(`journal ${path} is a database of a different program`);
}

function openDatabase(path: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { timeout: 10_000 });
    checked(path, db);
    // FULL: a started item is recorded as started, even after a power failure.
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA application_id = ${APPLICATION}`);
    db.exec(`${ITEM_TABLE} CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT`);
    return db;
  } catch (error) {
    db?.close();
    if (error instanceof UsageError) throw error;
    throw new UsageError(`journal ${path} cannot be used: ${error instanceof Error ? error.message : error}`);
  }
}

const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : undefined);

/** A row for reports. */
export function reportOf(row: Record<string, unknown>): ItemReport {
  const { key, state, attempts, result, error } = row;
  return {
    key: String(key),
    state: state as ItemState, // guaranteed by the table's constraint
    attempts: Number(attempts),
    ...(typeof result === 'string' && { result: parsed(result) }),
    ...(typeof error === 'string' && { error: parsed(error) as NonNullable<ItemReport['error']> }),
  };
}

function countItems(db: DatabaseSync): Counts {
  const rows = db.prepare('SELECT state, count(*) AS count FROM item GROUP BY state').all();
  return { ...NONE, ...Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)])) };
}

/** Item statements and cached counts, which are recomputed after another process changed the database. */
function itemsOf(db: DatabaseSync) {
  const next = db.prepare(
    `UPDATE item SET state = 'started', attempts = attempts + 1
     WHERE seq = (SELECT seq FROM item WHERE state = 'waiting' ORDER BY seq LIMIT 1) RETURNING key, item, attempts, step`,
  );
  const unclaim = db.prepare("UPDATE item SET state = 'waiting', attempts = attempts - 1 WHERE key = ?");
  const dataVersion = db.prepare('PRAGMA data_version');
  const settle = db.prepare('UPDATE item SET state = ?, step = ?, result = ?, error = ? WHERE key = ?');
  let version = -1;
  let counts: Record<ItemState, number> = { ...NONE };
  const fresh = (): Record<ItemState, number> => {
    const now = numberIn(dataVersion.get());
    if (now !== version) counts = { ...countItems(db) };
    version = now;
    return counts;
  };
  const end = (key: string, outcome: Outcome): void => {
    fresh();
    const isDone = outcome.state === 'done';
    const shown = isDone ? shownResult(outcome.result) : undefined;
    const result = shown === undefined ? null : JSON.stringify(shown);
    settle.run(outcome.state, isDone ? 0 : outcome.step, result, isDone ? null : JSON.stringify(outcome.error), key);
    counts.started--;
    counts[outcome.state]++;
  };
  const claim = (): Claimed | undefined => {
    fresh();
    const row = next.get();
    if (!row) return undefined;
    counts.waiting--;
    counts.started++;
    const { key, item, attempts, step } = row;
    return { key: String(key), item: JSON.parse(String(item)), attempt: Number(attempts), step: Number(step) };
  };
  const release = (key: string): void => {
    fresh();
    unclaim.run(key);
    counts.started--;
    counts.waiting++;
  };
  const recount = (): void => {
    version = -1;
  };
  return { fresh, end, claim, release, recount };
}

/** Without a path, uses a private temporary file. */
export function openJournal(path = ''): Journal {
  if (path !== '') makePrivate(path);
  const db = openDatabase(path);
  const items = itemsOf(db);
  const get = db.prepare('SELECT value FROM meta WHERE name = ?');
  const set = db.prepare('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)');
  return {
    db,
    get(name) {
      const { value } = get.get(name) ?? {};
      return value === undefined ? undefined : String(value);
    },
    set: (name, value) => void set.run(name, value),
    counts: () => ({ ...items.fresh() }),
    claim: items.claim,
    release: items.release,
    end: items.end,
    together(work) {
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        db.exec('COMMIT');
        return result;
      } catch (error) {
        items.recount();
        db.exec('ROLLBACK');
        throw error;
      }
    },
    retry(state) {
      items.recount();
      const { changes } = db.prepare("UPDATE item SET state = 'waiting', attempts = 0 WHERE state = ?").run(state);
      return Number(changes);
    },
    *items(state, most = -1, after = -1) {
      const where = `seq > ? ${state ? 'AND state = ?' : ''}`;
      const rows = db.prepare(`SELECT * FROM item WHERE ${where} ORDER BY seq LIMIT ?`);
      for (const row of rows.iterate(...(state ? [after, state, most] : [after, most]))) yield reportOf(row);
    },
    close: () => db.close(),
  };
}

/** Milliseconds; checking whether a journal is in use takes its lock for less. */
const LOOK_TIME = 1000;

/**
 * Allows one process at a time to run a journal. Uses a SQLite lock on an adjacent file, which is released however the
 * process ends; the journal itself stays readable.
 *
 * @param wait milliseconds to wait for the lock
 */
export function lockJournal(path: string, wait = LOOK_TIME): () => void {
  const file = `${path}.lock`;
  makePrivate(file);
  const db = new DatabaseSync(file, { timeout: wait });
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    db.close();
    throw new UsageError(`journal ${path} is being run by another process`);
  }
  return () => db.close();
}
