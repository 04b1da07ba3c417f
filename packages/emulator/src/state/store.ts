/** Generic state: everything that has no tables of its own lives here by the path under which it is found. */
import type { DatabaseSync } from 'node:sqlite';

/** What is asked of a collection; its `scope` is its path. A setting has the id ''. */
export interface ListQuery {
  /** Fields that must hold this text. */
  readonly where?: ReadonlyMap<string, string>;
  readonly search?: string;
  readonly order?: string;
  readonly descending?: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface Store {
  get(scope: string, id: string): unknown;
  /** The id of the item that bears this text in one of the fields: a name where the id was asked for. */
  idBy(scope: string, fields: readonly string[], text: string): string | undefined;
  put(scope: string, id: string, value: unknown): void;
  /** True where there was something to remove. What lies below the item goes with it. */
  remove(scope: string, id: string): boolean;
  clear(scope: string): void;
  /** What lies below a path, for products that keep the item itself elsewhere. */
  cascade(path: string): void;
  list(scope: string, query: ListQuery): { readonly items: readonly unknown[]; readonly total: number };
  /** Is any field of this name known among the items? */
  hasField(scope: string, field: string): boolean;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS items (
    number INTEGER PRIMARY KEY,
    scope TEXT NOT NULL,
    id TEXT NOT NULL,
    value TEXT NOT NULL,
    UNIQUE (scope, id)
  ) STRICT`;

/** Statements of the generic state. */
export function genericStore(db: DatabaseSync): Store {
  db.exec(SCHEMA);
  const select = db.prepare('SELECT value FROM items WHERE scope = ? AND id = ?');
  const upsert = db.prepare(
    'INSERT INTO items (scope, id, value) VALUES (?, ?, ?) ON CONFLICT (scope, id) DO UPDATE SET value = excluded.value',
  );
  const remove = db.prepare('DELETE FROM items WHERE scope = ? AND id = ?');
  const clear = db.prepare('DELETE FROM items WHERE scope = ?');
  // '0' follows '/' in ASCII: a range over the index in place of a LIKE over all rows.
  const cascade = db.prepare("DELETE FROM items WHERE scope = ?1 OR (scope >= ?1 || '/' AND scope < ?1 || '0')");
  const alias = db.prepare(
    'SELECT items.id FROM items, json_each(items.value) AS field WHERE scope = ?1 AND field.key IN (SELECT value FROM json_each(?2)) ' +
      'AND CAST(field.atom AS TEXT) = ?3 ORDER BY number LIMIT 1',
  );
  const field = db.prepare('SELECT 1 FROM items WHERE scope = ? AND json_type(value, ?) IS NOT NULL LIMIT 1');
  const below = (path: string): void => {
    cascade.run(path);
  };
  return {
    get: (scope, id) => {
      const row = select.get(scope, id);
      return row === undefined ? undefined : JSON.parse(String(row.value));
    },
    idBy: (scope, fields, text) => {
      const row = alias.get(scope, JSON.stringify(fields), text);
      return row === undefined ? undefined : String(row.id);
    },
    put: (scope, id, value) => {
      upsert.run(scope, id, JSON.stringify(value));
    },
    remove: (scope, id) => {
      below(`${scope}/${encodeURIComponent(id)}`);
      return remove.run(scope, id).changes > 0;
    },
    clear: (scope) => {
      clear.run(scope);
    },
    cascade: below,
    list: (scope, query) => list(db, scope, query),
    // No field is named with what ends or escapes a JSON path.
    hasField: (scope, name) => /^[\w.$@ -]+$/.test(name) && field.get(scope, jsonPath(name)) !== undefined,
  };
}

function jsonPath(name: string): string {
  return `$."${name.replaceAll('"', '')}"`;
}

function list(db: DatabaseSync, scope: string, query: ListQuery): { items: unknown[]; total: number } {
  const conditions = ['scope = ?'];
  const values: string[] = [scope];
  for (const [name, text] of query.where ?? []) {
    // A JSON true is 1 to SQLite, but a query says 'true'.
    conditions.push(
      "CASE json_type(value, ?) WHEN 'true' THEN 'true' WHEN 'false' THEN 'false' ELSE CAST(value ->> ? AS TEXT) END = ?",
    );
    values.push(jsonPath(name), jsonPath(name), text);
  }
  if (query.search !== undefined) {
    conditions.push('instr(lower(value), lower(?)) > 0');
    values.push(query.search);
  }
  const from = `FROM items WHERE ${conditions.join(' AND ')}`;
  const direction = query.descending ? 'DESC' : 'ASC';
  const order = query.order === undefined ? `number ${direction}` : `value ->> ? ${direction}, number`;
  const orderValues = query.order === undefined ? [] : [jsonPath(query.order)];
  const total = Number(db.prepare(`SELECT count(*) AS total ${from}`).get(...values)?.total);
  const rows = db
    .prepare(`SELECT value ${from} ORDER BY ${order} LIMIT ? OFFSET ?`)
    .all(...values, ...orderValues, query.limit, query.offset);
  return { items: rows.map((row) => JSON.parse(String(row.value))), total };
}
