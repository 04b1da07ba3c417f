/** D1 databases as rows, and the SQLite databases that stand behind them. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Context } from '../../http/context.ts';
import { memoize } from '../../memoize.ts';
import { problem } from '../../problem.ts';
import { makeFolder } from '../../state/folder.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { type D1Database, openD1 } from './database.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS d1_databases (
    number INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    UNIQUE (account, name)
  ) STRICT`;

export function d1Tables(db: DatabaseSync) {
  db.exec(SCHEMA);
  return {
    all: db.prepare('SELECT uuid FROM d1_databases ORDER BY number'),
    get: db.prepare('SELECT value FROM d1_databases WHERE account = ?1 AND ?2 IN (uuid, name) ORDER BY uuid = ?2 DESC'),
    named: db.prepare('SELECT 1 FROM d1_databases WHERE account = ? AND name = ?'),
    insert: db.prepare('INSERT INTO d1_databases (uuid, account, name, value) VALUES (?, ?, ?, ?)'),
    update: db.prepare('UPDATE d1_databases SET value = ? WHERE uuid = ?'),
    remove: db.prepare('DELETE FROM d1_databases WHERE uuid = ?'),
    list: db.prepare('SELECT value FROM d1_databases WHERE account = ? AND instr(name, ?) > 0 ORDER BY number'),
  };
}

/** The open databases of a sandbox: files below its folder, or in memory. */
export function openDatabases(_db: DatabaseSync, sandbox: Sandbox) {
  const open = new Map<string, D1Database>();
  const folder = sandbox.folder === undefined ? undefined : join(sandbox.folder, 'd1');
  const file = (uuid: string): string => (folder === undefined ? ':memory:' : join(folder, `${uuid}.sqlite`));
  sandbox.onClose(() => {
    for (const database of open.values()) database.close();
    open.clear();
  });
  return {
    of: (uuid: string): D1Database =>
      memoize(open, uuid, () => {
        if (folder !== undefined) makeFolder(folder);
        return openD1(file(uuid));
      }),
    /** Closes all and forgets their files; then there are these. */
    replace: (images: ReadonlyMap<string, Uint8Array>): void => {
      for (const database of open.values()) database.close();
      open.clear();
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
      for (const [uuid, image] of images) {
        if (folder === undefined) open.set(uuid, openD1(file(uuid), image));
        else {
          makeFolder(folder);
          writeFileSync(file(uuid), image);
        }
      }
    },
    /** The database as another of its states was. */
    restore: (uuid: string, image: Uint8Array): void => {
      open.get(uuid)?.close();
      open.delete(uuid);
      if (folder === undefined) {
        open.set(uuid, openD1(file(uuid), image));
        return;
      }
      for (const suffix of ['-wal', '-shm']) rmSync(file(uuid) + suffix, { force: true });
      writeFileSync(file(uuid), image);
    },
    remove: (uuid: string): void => {
      open.get(uuid)?.close();
      open.delete(uuid);
      if (folder === undefined) return;
      for (const suffix of ['', '-wal', '-shm']) rmSync(file(uuid) + suffix, { force: true });
    },
  };
}

export type Described = Record<string, unknown> & { readonly uuid: string };

/** The database of the path, where its name serves too: wrangler looks it up by that. @throws Problem 404 */
export function findDatabase(context: Context): Described {
  const { account_id = '', database_id = '' } = context.path;
  const row = context.sandbox.use(d1Tables).get.get(account_id, database_id);
  if (row === undefined)
    throw problem(404, 7404, `The database ${database_id.slice(0, 64)} could not be found`, '/database_id');
  return JSON.parse(String(row.value)) as Described; // written by d1.ts alone
}
