/** Opens the database of the state, with an actionable error if that fails. */
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { includesText } from '../text-search.ts';
import { examine } from './examine.ts';
import { makeFolder } from './folder.ts';
import { DatabaseSync } from './sqlite.ts';
import { damaged, type Fault, foreign, StateError, stateError } from './state-error.ts';

/** Raised when a table changes; a folder of a newer version is refused. */
const VERSION = 2;
/**
 * Distinguishes a state from other programs' files with that name.
 * https://www.sqlite.org/pragma.html#pragma_application_id
 */
const APPLICATION = 0x464c5752;

const FILE = 'state.sqlite';

/**
 * Judges what lies next to the database, by reading alone. `db` is undefined where there is none yet.
 * @throws StateError with a more specific problem
 */
export type Examine = (db: DatabaseSync | undefined, folder: string) => Fault | undefined;

/**
 * Without a folder, in memory.
 * @throws StateError that names the folder, the problem and the remedy; the folder is then unchanged
 */
export function openState(folder: string | undefined, beside: Examine): DatabaseSync {
  if (folder === undefined) return prepared(new DatabaseSync(':memory:'));
  const path = join(folder, FILE);
  try {
    makeFolder(folder);
    const isThere = existsSync(path);
    const fault = isThere
      ? examine(path, (db) => stateFault(db) ?? beside(isNew(db) ? undefined : db, folder))
      : beside(undefined, folder);
    if (fault !== undefined) throw new StateError(folder, fault);
    // SQLite would open a file that it cannot write, and fail later.
    for (const one of isThere ? [folder, path] : [folder]) accessSync(one, constants.W_OK);
    return prepared(new DatabaseSync(path));
  } catch (error) {
    throw stateError(folder, FILE, error);
  }
}

function prepared(db: DatabaseSync): DatabaseSync {
  try {
    // EXCLUSIVE: two emulators that share a folder would undo each other's work. The lock ends with the process.
    // WAL: committed changes survive the end of the process.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    db.exec('PRAGMA temp_store = MEMORY; PRAGMA foreign_keys = ON');
    // For the long texts of searches: `includesText(text, part)`.
    db.function('includesText', { deterministic: true }, (text, part) =>
      includesText(String(text), String(part)) ? 1 : 0,
    );
    if (number(db, 'application_id') !== APPLICATION || number(db, 'user_version') !== VERSION)
      db.exec(`BEGIN; PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${VERSION}; COMMIT`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const number = (db: DatabaseSync, pragma: string): number =>
  Number(Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);

const isNew = (db: DatabaseSync): boolean =>
  db.prepare('SELECT 1 FROM sqlite_schema').get() === undefined && number(db, 'application_id') === 0;

function stateFault(db: DatabaseSync): Fault | undefined {
  const version = number(db, 'user_version');
  // The first versions did not mark their states.
  const counter = db.prepare("SELECT group_concat(name) AS names FROM pragma_table_info('counter')").get();
  const isEarly = version === 1 && counter?.names === 'name,value';
  const application = number(db, 'application_id');
  if (isNew(db) && (version === 0 || version === 1)) return undefined;
  if (application !== APPLICATION && !(application === 0 && isEarly))
    return foreign(`cannot be used: ${FILE} is a database of another program`);
  if (version > VERSION)
    return {
      fault: `was written by a newer version (${version}; this one knows ${VERSION})`,
      remedy: 'Use that version, or give another folder',
    };
  return version < 1 ? damaged(`its version is ${version}, which never was`) : undefined;
}
