/** Generic state: everything that has no tables of its own lives here by the path under which it is found. */
import type { DatabaseSync } from 'node:sqlite';
import { SHORT } from '../text-search.ts';
import { createItemCache, type ItemCache } from './item-cache.ts';
import { type CollectionIndex, createCollectionIndex, folded } from './order/collection-index.ts';

/** Query of a collection; its `scope` is its path. A setting has the id ''. */
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
  /** The id of the item with this text in one of the fields: for lookups by name instead of id. */
  idBy(scope: string, fields: readonly string[], text: string): string | undefined;
  put(scope: string, id: string, value: unknown): void;
  /** True if something was removed. Everything below the item is removed too. */
  remove(scope: string, id: string): boolean;
  clear(scope: string): void;
  /** Removes everything below a path, for products that keep the item itself elsewhere. */
  cascade(path: string): void;
  /** Number of items in the collection. */
  count(scope: string): number;
  /** Items with this text in the field, in order of creation: checks uniqueness without a scan. */
  bearing(scope: string, field: string, text: string, ignoresCase?: boolean): readonly unknown[];
  list(scope: string, query: ListQuery): { readonly items: readonly unknown[]; readonly total: number };
  /** The whole collection, in order of creation. Its items are kept for the next time: they cannot be changed. */
  all(scope: string): readonly unknown[];
  /** Drops caches after rows have changed in another way. */
  forget(): void;
  /** Is any field with this name known among the items? */
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
    row: db.prepare('SELECT id, value FROM items WHERE number = ?'),
    upsert: db.prepare(
      'INSERT INTO items (scope, id, value) VALUES (?, ?, ?) ON CONFLICT (scope, id) DO UPDATE SET value = excluded.value RETURNING number',
    ),
    remove: db.prepare('DELETE FROM items WHERE scope = ? AND id = ? RETURNING number'),
    clear: db.prepare('DELETE FROM items WHERE scope = ?'),
    // '0' follows '/' in ASCII: a range over the index in place of a LIKE over all rows.
    cascade: db.prepare("DELETE FROM items WHERE scope = ?1 OR (scope >= ?1 || '/' AND scope < ?1 || '0')"),
    numbers: db.prepare('SELECT number FROM items WHERE scope = ? ORDER BY number'),
    whole: db.prepare('SELECT number, id, value FROM items WHERE scope = ? ORDER BY number'),
  };
}

type Statements = ReturnType<typeof statementsOf>;

function indexOf({ numbers, whole }: Statements): CollectionIndex {
  return createCollectionIndex({
    numbers: (scope) => numbers.all(scope).map(({ number }) => Number(number)),
    *values(scope) {
      for (const { number, value } of whole.iterate(scope)) yield [Number(number), JSON.parse(String(value))];
    },
  });
}

export function genericStore(db: DatabaseSync): Store & Pick<ItemCache, 'settle'> {
  const statements = statementsOf(db);
  const { select, exists, upsert, remove, clear, cascade, whole } = statements;
  const cache = createItemCache();
  const index = indexOf(statements);
  const entries = (scope: string): ReadonlyMap<string, unknown> => {
    const rows = (): [string, string][] => whole.all(scope).map(({ id, value }) => [String(id), String(value)]);
    return cache.get(scope) ?? cache.fill(scope, rows());
  };
  const below = (path: string): void => {
    cascade.run(path);
    for (const known of [cache, index]) known.dropBelow(path);
  };
  return {
    ...looking(db, statements, index),
    get: (scope, id) => {
      const found = select.get(scope, id);
      return found === undefined ? undefined : JSON.parse(String(found.value));
    },
    has: (scope, id) => exists.get(scope, id) !== undefined,
    put: (scope, id, value) => {
      const text = JSON.stringify(value);
      index.put(scope, Number(upsert.get(scope, id, text)?.number), value);
      cache.put(scope, id, text);
    },
    remove: (scope, id) => {
      below(`${scope}/${encodeURIComponent(id)}`);
      cache.remove(scope, id);
      const removed = remove.get(scope, id);
      if (removed !== undefined) index.remove(scope, Number(removed.number));
      return removed !== undefined;
    },
    clear: (scope) => {
      clear.run(scope);
      for (const known of [cache, index]) known.drop(scope);
    },
    all: (scope) => [...entries(scope).values()],
    settle: (isKept) => {
      for (const known of [cache, index]) known.settle(isKept);
    },
    forget: () => {
      for (const known of [cache, index]) known.forget();
    },
    cascade: below,
  };
}

/** Reads served from the index. */
function looking(
  db: DatabaseSync,
  { row }: Statements,
  index: CollectionIndex,
): Pick<Store, 'idBy' | 'count' | 'bearing' | 'list' | 'hasField'> {
  const items = (numbers: readonly number[]): unknown[] =>
    numbers.map((number) => JSON.parse(String(row.get(number)?.value)));
  return {
    idBy: (scope, fields, text) => {
      const number = index.first(scope, fields, text);
      return number === undefined ? undefined : String(row.get(number)?.id);
    },
    count: (scope) => index.order(scope).length,
    bearing: (scope, field, text, ignoresCase) =>
      items(ignoresCase ? index.bearing(scope, folded(field), text.toLowerCase()) : index.bearing(scope, field, text)),
    list: (scope, query) => {
      // The text of whole items is not indexed.
      if (query.search !== undefined) return list(db, scope, query);
      if (query.order !== undefined) return inOrder(index, items, scope, { ...query, order: query.order });
      const numbers = fitting(index, scope, query.where);
      return { items: items(cutOf(numbers, query)), total: numbers.length };
    },
    hasField: index.hasField,
  };
}

function inOrder(
  index: CollectionIndex,
  items: (numbers: readonly number[]) => unknown[],
  scope: string,
  { order, descending = false, where, offset, limit }: ListQuery & { readonly order: string },
): ReturnType<Store['list']> {
  const sorted = index.sorted(scope, order, descending);
  if (!where?.size) return { items: items(sorted.numbers(offset, limit)), total: index.order(scope).length };
  const wanted = new Set(fitting(index, scope, where));
  const numbers = sorted.numbers().filter((number) => wanted.has(number));
  return { items: items(numbers.slice(offset, offset + limit)), total: numbers.length };
}

/** Items with all of these texts. */
function fitting(index: CollectionIndex, scope: string, where: ListQuery['where']): readonly number[] {
  const found = [...(where ?? [])].map(([field, text]) => index.bearing(scope, field, text));
  const [fewest, ...others] = found.toSorted((one, other) => one.length - other.length);
  if (fewest === undefined) return index.order(scope);
  const also = others.map((numbers) => new Set(numbers));
  return also.length === 0 ? fewest : fewest.filter((number) => also.every((one) => one.has(number)));
}

function cutOf(numbers: readonly number[], { limit, offset, descending }: ListQuery): readonly number[] {
  if (!descending) return numbers.slice(offset, offset + limit);
  const end = Math.max(0, numbers.length - offset);
  return numbers.slice(Math.max(0, end - limit), end).reverse();
}

function jsonPath(name: string): string {
  return `$."${name.replaceAll('"', '')}"`;
}

function list(db: DatabaseSync, scope: string, query: ListQuery): { items: unknown[]; total: number } {
  const conditions = ['scope = ?'];
  const values: string[] = [scope];
  for (const [name, text] of query.where ?? []) {
    // SQLite reads a JSON true as 1, but a query has 'true'.
    conditions.push(
      "CASE json_type(value, ?) WHEN 'true' THEN 'true' WHEN 'false' THEN 'false' ELSE CAST(value ->> ? AS TEXT) END = ?",
    );
    values.push(jsonPath(name), jsonPath(name), text);
  }
  if (query.search !== undefined) {
    // Of a long text, SQLite's own search takes as long as the text and the value multiplied.
    const isLong = query.search.length > SHORT;
    conditions.push(isLong ? 'includesText(lower(value), lower(?))' : 'instr(lower(value), lower(?)) > 0');
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
