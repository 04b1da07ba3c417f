/** D1 databases as rows, and their SQLite files. */
import type { DatabaseSync } from 'node:sqlite';
import type { Context } from '../../handler/context.ts';
import { problem } from '../../problem.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS d1_databases (
    number INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    file TEXT,
    UNIQUE (account, name)
  ) STRICT`;

export function d1Tables(db: DatabaseSync) {
  db.exec(SCHEMA);
  // States and snapshots of before have no such column.
  const hasFile = db.prepare("SELECT 1 FROM pragma_table_info('d1_databases') WHERE name = 'file'").get() !== undefined;
  if (!hasFile) db.exec('ALTER TABLE d1_databases ADD COLUMN file TEXT');
  return {
    all: db.prepare('SELECT uuid FROM d1_databases ORDER BY number'),
    of: db.prepare('SELECT uuid FROM d1_databases WHERE account = ? ORDER BY number'),
    get: db.prepare('SELECT value FROM d1_databases WHERE account = ?1 AND ?2 IN (uuid, name) ORDER BY uuid = ?2 DESC'),
    created: db.prepare("SELECT value ->> '$.created_at' AS time FROM d1_databases WHERE uuid = ?"),
    named: db.prepare('SELECT 1 FROM d1_databases WHERE account = ? AND name = ?'),
    insert: db.prepare('INSERT INTO d1_databases (uuid, account, name, value) VALUES (?, ?, ?, ?)'),
    update: db.prepare('UPDATE d1_databases SET value = ? WHERE uuid = ?'),
    remove: db.prepare('DELETE FROM d1_databases WHERE uuid = ?'),
    list: db.prepare('SELECT value FROM d1_databases WHERE account = ? AND instr(name, ?) > 0 ORDER BY number'),
    file: db.prepare("SELECT coalesce(file, uuid || '.sqlite') AS file FROM d1_databases WHERE uuid = ?"),
    files: db.prepare("SELECT coalesce(file, uuid || '.sqlite') AS file FROM d1_databases"),
    byFile: db.prepare("SELECT 1 FROM d1_databases WHERE coalesce(file, uuid || '.sqlite') = ?"),
    setFile: db.prepare('UPDATE d1_databases SET file = ? WHERE uuid = ?'),
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
