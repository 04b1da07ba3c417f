/** Generic state: everything that has no tables of its own lives here by the path under which it is found. */
import type { DatabaseSync } from 'node:sqlite';
import { isObject } from '@flarewire/schema';
import { createItemCache, type ItemCache } from './item-cache.ts';

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
  has(scope: string, id: string): boolean;
  /** The id of the item that bears this text in one of the fields: a name where the id was asked for. */
  idBy(scope: string, fields: readonly string[], text: string): string | undefined;
  put(scope: string, id: string, value: unknown): void;
  /** True where there was something to remove. What lies below the item goes with it. */
  remove(scope: string, id: string): boolean;
  clear(scope: string): void;
  /** What lies below a path, for products that keep the item itself elsewhere. */
  cascade(path: string): void;
  list(scope: string, query: ListQuery): { readonly items: readonly unknown[]; readonly total: number };
  /** The whole collection, in the order of its making. Its items are kept for the next time: they cannot be changed. */
  all(scope: string): readonly unknown[];
  /** Forgets what it keeps of the rows, which have changed in another way. */
  forget(): void;
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

function statementsOf(db: DatabaseSync) {
  db.exec(SCHEMA);
  return {
    select: db.prepare('SELECT value FROM items WHERE scope = ? AND id = ?'),
    exists: db.prepare('SELECT 1 FROM items WHERE scope = ? AND id = ?'),
    upsert: db.prepare(
      'INSERT INTO items (scope, id, value) VALUES (?, ?, ?) ON CONFLICT (scope, id) DO UPDATE SET value = excluded.value',
    ),
    remove: db.prepare('DELETE FROM items WHERE scope = ? AND id = ?'),
    clear: db.prepare('DELETE FROM items WHERE scope = ?'),
    // '0' follows '/' in ASCII: a range over the index in place of a LIKE over all rows.
    cascade: db.prepare("DELETE FROM items WHERE scope = ?1 OR (scope >= ?1 || '/' AND scope < ?1 || '0')"),
    field: db.prepare('SELECT 1 FROM items WHERE scope = ? AND json_type(value, ?) IS NOT NULL LIMIT 1'),
    whole: db.prepare('SELECT id, value FROM items WHERE scope = ? ORDER BY number'),
  };
}

export function genericStore(db: DatabaseSync): Store & Pick<ItemCache, 'settle'> {
  const { select, exists, upsert, remove, clear, cascade, field, whole } = statementsOf(db);
  const cache = createItemCache();
  const entries = (scope: string): ReadonlyMap<string, unknown> => {
    const rows = (): [string, string][] => whole.all(scope).map(({ id, value }) => [String(id), String(value)]);
    return cache.get(scope) ?? cache.fill(scope, rows());
  };
  const below = (path: string): void => {
    cascade.run(path);
    cache.dropBelow(path);
  };
  return {
    get: (scope, id) => {
      const row = select.get(scope, id);
      return row === undefined ? undefined : JSON.parse(String(row.value));
    },
    has: (scope, id) => exists.get(scope, id) !== undefined,
    idBy: (scope, fields, text) => {
      const bears = (item: unknown): boolean =>
        isObject(item) && fields.some((field) => isPlain(item[field]) && String(item[field]) === text);
      for (const [id, item] of entries(scope)) if (bears(item)) return id;
      return undefined;
    },
    put: (scope, id, value) => {
      const text = JSON.stringify(value);
      upsert.run(scope, id, text);
      cache.put(scope, id, text);
    },
    remove: (scope, id) => {
      below(`${scope}/${encodeURIComponent(id)}`);
      cache.remove(scope, id);
      return remove.run(scope, id).changes > 0;
    },
    clear: (scope) => {
      clear.run(scope);
      cache.drop(scope);
    },
    all: (scope) => [...entries(scope).values()],
    settle: cache.settle,
    forget: cache.forget,
    cascade: below,
    list: (scope, query) => list(db, scope, query),
    // No field is named with what ends or escapes a JSON path.
    hasField: (scope, name) => /^[\w.$@ -]+$/.test(name) && field.get(scope, jsonPath(name)) !== undefined,
  };
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

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
