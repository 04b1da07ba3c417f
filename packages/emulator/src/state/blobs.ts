/** Stores long bytes in the state as parts, so that a writer holds only one part at a time. */
import type { DatabaseSync } from 'node:sqlite';
import { CODE, problem } from '../problem.ts';

import type { Sandbox } from './sandbox.ts';
import type { ExternalState } from './snapshot.ts';
import { sqliteCode } from './state-error.ts';

/** Bytes of a part; a shorter value is stored in its row. */
export const PART_BYTES = 256 * 1024;

/** `is_kept` is 0 until a row has the blob: what a request that failed, or the end of the process, leaves is swept away. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS blobs (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    is_kept INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS blob_parts (
    blob INTEGER NOT NULL REFERENCES blobs (number) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (blob, position)
  ) STRICT`;

export function blobTables(db: DatabaseSync) {
  db.exec(SCHEMA);
  const begin = db.prepare('INSERT INTO blobs (is_kept) VALUES (0) RETURNING number');
  const add = db.prepare('INSERT INTO blob_parts (blob, position, bytes) VALUES (?, ?, ?)');
  const keep = db.prepare('UPDATE blobs SET is_kept = 1 WHERE number = ?');
  const discard = db.prepare('DELETE FROM blobs WHERE number = ? AND is_kept = 0');
  const copy = db.prepare(
    'INSERT INTO blob_parts (blob, position, bytes) SELECT ?1, position + ?3, bytes FROM blob_parts WHERE blob = ?2',
  );
  const count = db.prepare('SELECT coalesce(max(position) + 1, 0) AS next FROM blob_parts WHERE blob = ?');
  return {
    begin: (): number => Number(begin.get()?.number),
    /** @throws Problem 503 where the blob was removed with the state it was in */
    add: (blob: number, position: number, bytes: Uint8Array): void => {
      try {
        add.run(blob, position, bytes);
      } catch (error) {
        throw sqliteCode(error) === SQLITE_CONSTRAINT ? replaced() : error;
      }
    },
    /** Within the transaction that writes the row which has it. @throws Problem 503 as above */
    keep: (blob: number): void => {
      if (keep.run(blob).changes === 0) throw replaced();
    },
    /** Unless it is kept. */
    discard: (blob: number): void => {
      if (db.isOpen) discard.run(blob);
    },
    /** A blob with the bytes of this one; not kept yet. */
    copy: (blob: number): number => {
      const made = Number(begin.get()?.number);
      copy.run(made, blob, 0);
      return made;
    },
    /** The bytes of another blob after those of this one. */
    append: (blob: number, other: number): void => {
      copy.run(blob, other, Number(count.get(blob)?.next));
    },
    appendBytes: (blob: number, bytes: Uint8Array): void => {
      add.run(blob, Number(count.get(blob)?.next), bytes);
    },
    ...blobReads(db),
  };
}

function blobReads(db: DatabaseSync) {
  const parts = db.prepare('SELECT bytes FROM blob_parts WHERE blob = ? ORDER BY position');
  const sizes = db.prepare('SELECT position, length(bytes) AS size FROM blob_parts WHERE blob = ? ORDER BY position');
  const part = db.prepare('SELECT bytes FROM blob_parts WHERE blob = ? AND position = ?');
  return {
    /** From one byte to before another, a part at a time. @throws Problem 503 where the blob was removed meanwhile */
    pieces: function* (blob: number, start: number, end: number): Generator<Uint8Array<ArrayBuffer>> {
      let at = 0;
      for (const { position, size } of sizes.all(blob)) {
        const [from, to] = [Math.max(start - at, 0), Math.min(end - at, Number(size))];
        at += Number(size);
        if (from >= to) continue;
        const bytes = part.get(blob, position ?? null)?.bytes;
        if (!(bytes instanceof Uint8Array)) throw replaced();
        yield new Uint8Array(bytes.subarray(from, to));
      }
    },
    read: (blob: number, size: number): Uint8Array<ArrayBuffer> => {
      const whole = new Uint8Array(size);
      let at = 0;
      for (const { bytes } of parts.iterate(blob)) {
        if (!(bytes instanceof Uint8Array)) continue;
        whole.set(bytes, at);
        at += bytes.length;
      }
      return whole;
    },
  };
}

/** https://www.sqlite.org/rescode.html#constraint */
const SQLITE_CONSTRAINT = 19;

const replaced = () =>
  problem(503, CODE.internal, 'The state was reset or restored before the body was complete: send the request again.');

export const blobsOf = ({ use }: Pick<Sandbox, 'use'>): ReturnType<typeof blobTables> => use(blobTables);

/** Adds a column that states and snapshots of before do not have. */
export function addColumn(db: DatabaseSync, table: string, declaration: string): void {
  const [name = ''] = declaration.split(' ');
  const found = db.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, name);
  if (found === undefined) db.exec(`ALTER TABLE ${table} ADD COLUMN ${declaration}`);
}

/** Gives the rows of a table a `blob` each, which is deleted with the row, or when it is replaced. */
export function addBlobColumn(db: DatabaseSync, table: string): void {
  db.exec(SCHEMA);
  addColumn(db, table, 'blob INTEGER');
  const removal = 'BEGIN DELETE FROM blobs WHERE number = old.blob; END';
  db.exec(`
    CREATE TRIGGER IF NOT EXISTS ${table}_blob_removed AFTER DELETE ON ${table}
      WHEN old.blob IS NOT NULL ${removal};
    CREATE TRIGGER IF NOT EXISTS ${table}_blob_replaced AFTER UPDATE OF blob ON ${table}
      WHEN old.blob IS NOT NULL AND old.blob IS NOT new.blob ${removal}`);
}

/** Blobs themselves are rows as all others; this removes those that were never kept. */
export const blobState: ExternalState = {
  save: () => undefined,
  load: sweep,
  examine: () => undefined,
  recover: sweep,
};

function sweep({ db, use }: Pick<Sandbox, 'db' | 'use'>): void {
  blobsOf({ use });
  // One by one: a snapshot is restored with foreign keys off.
  db.exec('DELETE FROM blob_parts WHERE blob NOT IN (SELECT number FROM blobs WHERE is_kept = 1)');
  db.exec('DELETE FROM blobs WHERE is_kept = 0');
}
