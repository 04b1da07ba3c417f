/**
 * Lock of a folder of D1 databases. A process that runs SQL briefly outlives an emulator that was killed; until it is
 * gone, the next one that opens the folder waits.
 */
import { join } from 'node:path';
import { DatabaseSync } from '../../state/sqlite.ts';

/** A database without a table, for SQLite's locks alone: the system gives them up with the process. */
export const LOCK = 'lock';
/** Milliseconds that each waits for the other. */
const PATIENCE = 5000;

function open(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, LOCK));
  lock.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
  return lock;
}

/** Waits for all that work in it. @throws Error where they do not end */
export function awaitOthers(folder: string): void {
  const lock = open(folder);
  try {
    lock.exec('BEGIN EXCLUSIVE; COMMIT');
  } finally {
    lock.close();
  }
}

/** Works in a folder while it is locked for `awaitOthers`. */
export function sharedLocks(): <T>(folder: string, work: () => T) => T {
  const locks = new Map<string, DatabaseSync>();
  return (folder, work) => {
    const lock = locks.get(folder) ?? open(folder);
    locks.set(folder, lock);
    lock.exec('BEGIN; SELECT 1 FROM sqlite_schema');
    try {
      return work();
    } finally {
      lock.exec('COMMIT');
    }
  };
}
