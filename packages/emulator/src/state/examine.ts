/** Examines a SQLite file read-only before it is opened, without any change to it or its neighbors. */
import { existsSync, rmSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseSync } from './sqlite.ts';
import { damaged, type Fault, foreign } from './state-error.ts';
import { logFault } from './write-ahead-log.ts';

/** Bytes up to which all pages are checked, in some 0.7 ms a megabyte; a larger file is checked as far as its first page tells. */
const MAX_CHECKED = 256 * 1024 * 1024;

/**
 * @param look reads more of it, where it is whole
 * @returns the problem
 * @throws Error of SQLite where it cannot be opened, or another process has it
 */
export function examine(path: string, look: (db: DatabaseSync) => Fault | undefined): Fault | undefined {
  if (!statSync(path).isFile()) return foreign(`cannot be used: ${basename(path)} is not a file`);
  const log = `${path}-wal`;
  const isLogged = existsSync(log);
  const hadIndex = existsSync(`${path}-shm`);
  const db = openReadOnly(path, isLogged);
  try {
    // A reader blocks writers, so the log stays complete meanwhile.
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    const fault = isLogged ? logFault(log) : undefined;
    if (fault !== undefined)
      return {
        ...damaged(`in ${basename(log)}, which has the last changes, ${fault}`),
        remedy: `Put back a copy of the folder, or delete ${basename(log)} to go on with what was there before it`,
      };
    return pagesFault(db, path, isLogged) ?? look(db);
  } finally {
    db.close();
    if (isLogged && !hadIndex) removeIndex(`${path}-shm`);
  }
}

/** Without a log no process has it open, and a lock or an index would only leave files behind. */
function openReadOnly(path: string, isLogged: boolean): DatabaseSync {
  const url = pathToFileURL(path);
  // https://www.sqlite.org/uri.html#uriimmutable
  if (!isLogged) url.search = '?immutable=1';
  return new DatabaseSync(url, { readOnly: true });
}

function pagesFault(db: DatabaseSync, path: string, isLogged: boolean): Fault | undefined {
  const { size } = statSync(path);
  const pageSize = Number(db.prepare('PRAGMA page_size').get()?.page_size);
  const pages = Number(db.prepare('PRAGMA page_count').get()?.page_count);
  // With a log, the file may well end before its last page.
  if (!isLogged && (size % pageSize !== 0 || size < pages * pageSize))
    return damaged(`${basename(path)} has been cut off after ${size} bytes`);
  if (size > MAX_CHECKED) return undefined;
  const { quick_check: words } = db.prepare('PRAGMA quick_check(1)').get() ?? {};
  return words === 'ok' ? undefined : damaged(`${basename(path)} is not what SQLite has written (${line(words)})`);
}

const line = (words: unknown): string =>
  String(words)
    .replaceAll(/[*\s]+/g, ' ')
    .trim();

function removeIndex(index: string): void {
  try {
    rmSync(index, { force: true });
  } catch {
    // Another process may be reading too: the file goes with that one.
  }
}
