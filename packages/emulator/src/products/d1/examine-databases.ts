/** Checks the D1 databases of a folder that is about to be opened. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { examine } from '../../state/examine.ts';
import { damaged, type Fault, foreign, StateError, sqliteCode, stateError } from '../../state/state-error.ts';
import { awaitOthers, LOCK } from './folder-lock.ts';
import { databaseIn } from './place.ts';

interface Kept {
  readonly name: string;
  readonly file: string;
  /** False until it is first written. */
  readonly isWritten: boolean;
}

/** @throws StateError where the lock of the folder is none */
export function examineDatabases(db: DatabaseSync | undefined, folder: string): Fault | undefined {
  const place = join(folder, 'd1');
  if (existsSync(place)) {
    if (!statSync(place).isDirectory()) return foreign('cannot be used: d1 is a file, and has to be a folder');
    lockFree(folder, place);
  }
  if (db === undefined) return leftFault(place);
  for (const kept of databasesOf(db)) {
    const fault = databaseFault(join(place, kept.file), kept);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Waits for the processes of an emulator that was killed. */
function lockFree(folder: string, place: string): void {
  const lock = join(place, LOCK);
  // One that has not been used is as good as none.
  if (!existsSync(lock) || (statSync(lock).isFile() && statSync(lock).size === 0)) return;
  try {
    awaitOthers(place);
  } catch (error) {
    throw stateError(folder, `d1/${LOCK}`, error);
  }
}

/** A new state would remove them as unreferenced databases. */
function leftFault(place: string): Fault | undefined {
  const left = existsSync(place) ? readdirSync(place).flatMap(databaseIn) : [];
  if (left.length === 0) return undefined;
  return damaged(`state.sqlite is missing or empty, while the d1 folder has databases of it (${left[0]})`);
}

const hasTable = (db: DatabaseSync, name: string): boolean =>
  db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined;

function databasesOf(db: DatabaseSync): Kept[] {
  if (!hasTable(db, 'd1_databases')) return [];
  const hasFile = db.prepare("SELECT 1 FROM pragma_table_info('d1_databases') WHERE name = 'file'").get() !== undefined;
  const written = hasTable(db, 'd1_versions')
    ? db.prepare('SELECT 1 FROM d1_versions WHERE uuid = ? AND version > 1')
    : undefined;
  const rows = db.prepare(`SELECT uuid, name, ${hasFile ? 'file' : 'NULL AS file'} FROM d1_databases`).all();
  return rows.map(({ uuid = '', name, file }) => ({
    name: String(name),
    file: String(file ?? `${uuid}.sqlite`),
    isWritten: file !== null || written?.get(uuid) !== undefined,
  }));
}

function databaseFault(path: string, { name, isWritten }: Kept): Fault | undefined {
  const file = `d1/${basename(path)}`;
  const own = (words: string): Fault => damaged(`the D1 database '${name}' (${file}) ${words}`);
  if (!existsSync(path)) return isWritten ? own('is missing') : undefined;
  if (!statSync(path).isFile()) return own('is not a file');
  if (statSync(path).size === 0 && isWritten) return own('is empty');
  try {
    const fault = examine(path, () => undefined);
    return fault && { ...fault, fault: `${fault.fault}, in the D1 database '${name}'` };
  } catch (error) {
    if (sqliteCode(error) === 26) return own('is not a SQLite database');
    throw error instanceof StateError ? error : stateError(join(path, '../..'), file, error);
  }
}
