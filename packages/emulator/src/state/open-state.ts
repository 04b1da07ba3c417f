/** Opens the database of the state, and says in the owner's words why it cannot be. */
import { join } from 'node:path';
import { makeFolder } from './folder.ts';
import { DatabaseSync } from './sqlite.ts';

/** Raised when a table changes; a folder of a newer version is refused. */
const VERSION = 1;

/** Without a folder, in memory. @throws Error whose message names the folder and what is wrong with it */
export function openState(folder: string | undefined): DatabaseSync {
  if (folder === undefined) return prepared(new DatabaseSync(':memory:'));
  try {
    makeFolder(folder);
    return prepared(new DatabaseSync(join(folder, 'state.sqlite')));
  } catch (error) {
    const reason = reasonOf(error);
    throw reason === undefined ? error : new Error(`The state in ${folder} ${reason}.`, { cause: error });
  }
}

/** @throws Error with the code of the file system or of SQLite, or one without for a newer version */
function prepared(db: DatabaseSync): DatabaseSync {
  try {
    // EXCLUSIVE: two that share a folder would undo each other's work. The lock goes with the process, however it ends.
    // WAL: what was answered survives the end of the process.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    db.exec('PRAGMA temp_store = MEMORY; PRAGMA foreign_keys = ON');
    const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
    if (version > VERSION) throw new NewerVersion(version);
    if (version < VERSION) db.exec(`PRAGMA user_version = ${VERSION}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

class NewerVersion extends Error {
  constructor(version: number) {
    super(`was written by a newer version (${version}; this one knows ${VERSION})`);
  }
}

/** https://www.sqlite.org/rescode.html */
const SQLITE: Readonly<Record<number, string>> = {
  5: 'is in use by another process',
  8: 'cannot be written',
  10: 'cannot be read or written',
  13: 'has no room left',
  14: 'cannot be opened for writing',
  26: 'cannot be used: state.sqlite is not a SQLite database',
};

const FILE_SYSTEM: Readonly<Record<string, string>> = {
  EACCES: 'cannot be written by this user',
  ENOENT: 'cannot be kept: no folder can be made there',
  ENOSPC: 'has no room left',
  EROFS: 'cannot be written',
};

function reasonOf(error: unknown): string | undefined {
  if (error instanceof NewerVersion) return error.message;
  const code = sqliteCode(error);
  if (code !== undefined) return SQLITE[code];
  return error instanceof Error && 'code' in error ? FILE_SYSTEM[String(error.code)] : undefined;
}

/** https://www.sqlite.org/rescode.html#full */
export const SQLITE_FULL = 13;

/** The primary code of an error of SQLite. */
export function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;
}
