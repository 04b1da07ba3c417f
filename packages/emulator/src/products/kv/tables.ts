/** Workers KV as rows: namespaces, and keys whose values are bytes. Expired keys are absent. */
import type { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS kv_namespaces (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL,
    title TEXT NOT NULL,
    UNIQUE (account, title)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS kv_keys (
    namespace TEXT NOT NULL REFERENCES kv_namespaces (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    value BLOB NOT NULL,
    metadata TEXT,
    expiration INTEGER,
    PRIMARY KEY (namespace, name)
  ) STRICT`;

export interface Entry {
  readonly value: Uint8Array;
  /** JSON text. */
  readonly metadata: string | null;
  /** Seconds since 1970. */
  readonly expiration: number | null;
}

const ORDERS: Readonly<Record<string, string>> = { id: 'id', title: 'title' };

export function kvTables(db: DatabaseSync) {
  db.exec(SCHEMA);
  const get = db.prepare(
    'SELECT value, metadata, expiration FROM kv_keys WHERE namespace = ? AND name = ? AND (expiration IS NULL OR expiration > ?)',
  );
  const put = db.prepare(
    'INSERT INTO kv_keys (namespace, name, value, metadata, expiration) VALUES (?1, ?2, ?3, ?4, ?5) ' +
      'ON CONFLICT (namespace, name) DO UPDATE SET value = ?3, metadata = ?4, expiration = ?5',
  );
  const remove = db.prepare('DELETE FROM kv_keys WHERE namespace = ? AND name = ?');
  // The order of the list is that of the names' UTF-8 bytes: SQLite's own order of text.
  const list = db.prepare(
    'SELECT name, metadata, expiration FROM kv_keys WHERE namespace = ?1 AND name > ?2 AND name >= ?3 AND substr(name, 1, length(?3)) = ?3 ' +
      'AND (expiration IS NULL OR expiration > ?4) ORDER BY name LIMIT ?5',
  );
  return {
    namespace: db.prepare('SELECT id, title FROM kv_namespaces WHERE account = ? AND id = ?'),
    titled: db.prepare('SELECT id FROM kv_namespaces WHERE account = ? AND title = ?'),
    createNamespace: db.prepare('INSERT INTO kv_namespaces (id, account, title) VALUES (?, ?, ?)'),
    renameNamespace: db.prepare('UPDATE kv_namespaces SET title = ? WHERE id = ?'),
    removeNamespace: db.prepare('DELETE FROM kv_namespaces WHERE id = ?'),
    namespaces: (account: string, order: unknown, descending: boolean) =>
      db
        .prepare(
          `SELECT id, title FROM kv_namespaces WHERE account = ? ORDER BY ${ORDERS[String(order)] ?? 'number'} ${descending ? 'DESC' : 'ASC'}`,
        )
        .all(account),
    get: (namespace: string, name: string, now: number): Entry | undefined => {
      const row = get.get(namespace, name, now);
      return row === undefined ? undefined : entryOf(row);
    },
    put: (namespace: string, name: string, entry: Entry) =>
      put.run(namespace, name, entry.value, entry.metadata, entry.expiration),
    remove: (namespace: string, name: string) => remove.run(namespace, name),
    list: (namespace: string, after: string, prefix: string, now: number, limit: number) =>
      list.all(namespace, after, prefix, now, limit),
  };
}

function entryOf(row: Record<string, unknown>): Entry {
  return {
    value: row.value instanceof Uint8Array ? row.value : new Uint8Array(),
    metadata: row.metadata === null ? null : String(row.metadata),
    expiration: row.expiration === null ? null : Number(row.expiration),
  };
}
