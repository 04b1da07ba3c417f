/** Vectors as rows, and queued mutations: changes are visible only once applied. */
import type { DatabaseSync } from 'node:sqlite';

const COLUMNS = `
    id TEXT NOT NULL,
    namespace TEXT,
    vals BLOB NOT NULL,
    metadata TEXT,
    indexed TEXT NOT NULL`;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS vectorize_vectors (
    number INTEGER PRIMARY KEY,
    owner TEXT NOT NULL,${COLUMNS},
    UNIQUE (owner, id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS vectorize_mutations (
    number INTEGER PRIMARY KEY,
    owner TEXT NOT NULL,
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    due INTEGER NOT NULL,
    done INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS vectorize_mutations_waiting ON vectorize_mutations (owner, done, number);
  CREATE TABLE IF NOT EXISTS vectorize_waiting (
    number INTEGER PRIMARY KEY,
    mutation INTEGER NOT NULL REFERENCES vectorize_mutations (number) ON DELETE CASCADE,${COLUMNS}
  ) STRICT;
  CREATE INDEX IF NOT EXISTS vectorize_waiting_by_mutation ON vectorize_waiting (mutation, number)`;

export type Kind = 'insert' | 'upsert' | 'delete' | 'settings';

export interface Vector {
  readonly id: string;
  readonly namespace: string | null;
  readonly values: Float32Array;
  readonly metadata: Record<string, unknown> | undefined;
  /** Metadata that filters can see, by the name of the indexed property. */
  readonly indexed: Record<string, unknown>;
}

const PARTS = 'id, namespace, vals, metadata, indexed';
const WAITING = `SELECT ?1, ${PARTS} FROM vectorize_waiting WHERE mutation = ?2 ORDER BY number`;

export function vectorTables(db: DatabaseSync) {
  db.exec(SCHEMA);
  return { ...changing(db), ...reading(db) };
}

/** Mutations are queued, and applied when their time has come. */
function changing(db: DatabaseSync) {
  const due = db.prepare(
    'SELECT number, kind FROM vectorize_mutations WHERE owner = ? AND done = 0 AND due <= ? ORDER BY number',
  );
  const work: Readonly<Record<string, string>> = {
    insert: `INSERT OR IGNORE INTO vectorize_vectors (owner, ${PARTS}) ${WAITING}`,
    upsert: `INSERT OR REPLACE INTO vectorize_vectors (owner, ${PARTS}) ${WAITING}`,
    delete:
      'DELETE FROM vectorize_vectors WHERE owner = ?1 AND id IN (SELECT id FROM vectorize_waiting WHERE mutation = ?2)',
  };
  const done = db.prepare('UPDATE vectorize_mutations SET done = 1 WHERE number = ?');
  const forget = db.prepare('DELETE FROM vectorize_waiting WHERE mutation = ?');
  const mutate = db.prepare('INSERT INTO vectorize_mutations (owner, id, kind, due) VALUES (?, ?, ?, ?)');
  const wait = db.prepare(`INSERT INTO vectorize_waiting (mutation, ${PARTS}) VALUES (?, ?, ?, ?, ?, ?)`);
  const clear = ['vectorize_vectors', 'vectorize_mutations'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE owner = ?`),
  );
  return {
    mutate: (owner: string, id: string, kind: Kind, time: number, vectors: readonly Vector[]): void => {
      const mutation = Number(mutate.run(owner, id, kind, time).lastInsertRowid);
      for (const one of vectors) {
        const metadata = one.metadata === undefined ? null : JSON.stringify(one.metadata);
        const bytes = new Uint8Array(one.values.buffer, one.values.byteOffset, one.values.byteLength);
        wait.run(mutation, one.id, one.namespace, bytes, metadata, JSON.stringify(one.indexed));
      }
    },
    /** Applies due mutations in order of arrival. */
    settle: (owner: string, now: number): void => {
      for (const { number, kind } of due.all(owner, now)) {
        const statement = work[String(kind)];
        if (statement !== undefined) db.prepare(statement).run(owner, Number(number));
        done.run(Number(number));
        forget.run(Number(number));
      }
    },
    clear: (owner: string): void => {
      for (const statement of clear) statement.run(owner);
    },
  };
}

function reading(db: DatabaseSync) {
  const get = db.prepare(`SELECT ${PARTS} FROM vectorize_vectors WHERE owner = ? AND id = ?`);
  const all = db.prepare(`SELECT ${PARTS} FROM vectorize_vectors WHERE owner = ?1 AND (?2 IS NULL OR namespace = ?2)`);
  const ids = db.prepare('SELECT id FROM vectorize_vectors WHERE owner = ? AND id > ? ORDER BY id LIMIT ?');
  const count = db.prepare('SELECT count(*) AS count FROM vectorize_vectors WHERE owner = ?');
  const last = db.prepare(
    'SELECT id, due FROM vectorize_mutations WHERE owner = ? AND done = 1 ORDER BY number DESC LIMIT 1',
  );
  return {
    get: (owner: string, id: string): Vector | undefined => {
      const row = get.get(owner, id);
      return row === undefined ? undefined : vectorOf(row);
    },
    *all(owner: string, namespace: string | null): Generator<Vector> {
      for (const row of all.iterate(owner, namespace)) yield vectorOf(row);
    },
    ids: (owner: string, after: string, limit: number): string[] =>
      ids.all(owner, after, limit).map((row) => String(row.id)),
    count: (owner: string): number => Number(count.get(owner)?.count),
    last: (owner: string): { id: string; due: number } | undefined => {
      const row = last.get(owner);
      return row === undefined ? undefined : { id: String(row.id), due: Number(row.due) };
    },
  };
}

function vectorOf(row: Record<string, unknown>): Vector {
  const bytes = row.vals instanceof Uint8Array ? row.vals : new Uint8Array();
  return {
    id: String(row.id),
    namespace: row.namespace === null ? null : String(row.namespace),
    values: new Float32Array(new Uint8Array(bytes).buffer),
    metadata: row.metadata === null ? undefined : JSON.parse(String(row.metadata)),
    indexed: JSON.parse(String(row.indexed)) as Record<string, unknown>, // written by `mutate` alone
  };
}
