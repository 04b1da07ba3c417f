/** Uploads in parts: begun, with the parts that came, until they are completed or aborted. */
import type { DatabaseSync } from 'node:sqlite';
import type { Sent } from '../../handler/body.ts';
import { addBlobColumn, blobsOf } from '../../state/blobs.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { r2Tables } from './tables.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS r2_uploads (
    id TEXT PRIMARY KEY,
    bucket INTEGER NOT NULL REFERENCES r2_buckets (number) ON DELETE CASCADE,
    key TEXT NOT NULL,
    created INTEGER NOT NULL,
    value TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS r2_parts (
    upload TEXT NOT NULL REFERENCES r2_uploads (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    size INTEGER NOT NULL,
    etag TEXT NOT NULL,
    uploaded INTEGER NOT NULL,
    checksums TEXT NOT NULL,
    PRIMARY KEY (upload, number)
  ) STRICT`;

export interface Upload {
  readonly id: string;
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly class: string;
  readonly http: Record<string, string>;
  readonly custom: Record<string, string>;
  /** Algorithm of the checksums of its parts. */
  readonly checksum?: string;
  readonly checksumType?: 'FULL_OBJECT' | 'COMPOSITE';
  /** MD5 of the customer's key for encryption. */
  readonly customerKey?: string;
}

export interface UploadedPart {
  readonly number: number;
  readonly size: number;
  readonly etag: string;
  /** Milliseconds since 1970. */
  readonly uploaded: number;
  /** Base64 by algorithm. */
  readonly checksums: Readonly<Record<string, string>>;
}

const EMPTY = new Uint8Array();

export function uploadTables(db: DatabaseSync, sandbox: Sandbox) {
  sandbox.use(r2Tables);
  db.exec(SCHEMA);
  addBlobColumn(db, 'r2_parts');
  const insert = db.prepare('INSERT INTO r2_uploads (id, bucket, key, created, value) VALUES (?, ?, ?, ?, ?)');
  const get = db.prepare('SELECT value FROM r2_uploads WHERE bucket = ? AND id = ?');
  const all = db.prepare('SELECT value FROM r2_uploads WHERE bucket = ? ORDER BY key, created, id');
  const remove = db.prepare('DELETE FROM r2_uploads WHERE id = ?');
  return {
    ...partRows(db, sandbox),
    insert: (bucket: number, upload: Upload) =>
      insert.run(upload.id, bucket, upload.key, upload.created, JSON.stringify(upload)),
    get: (bucket: number, id: string): Upload | undefined => {
      const row = get.get(bucket, id);
      return row === undefined ? undefined : uploadOf(row);
    },
    /** By key, then by their beginning. */
    all: (bucket: number): Upload[] => all.all(bucket).map(uploadOf),
    remove: (id: string) => remove.run(id),
  };
}

function partRows(db: DatabaseSync, sandbox: Sandbox) {
  const blobs = blobsOf(sandbox);
  const parts = db.prepare(
    'SELECT number, size, etag, uploaded, checksums FROM r2_parts WHERE upload = ? ORDER BY number',
  );
  const bytes = db.prepare('SELECT bytes, blob FROM r2_parts WHERE upload = ? AND number = ?');
  const put = db.prepare(
    'INSERT INTO r2_parts (upload, number, bytes, size, etag, uploaded, checksums, blob) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ' +
      'ON CONFLICT (upload, number) DO UPDATE SET bytes = ?3, size = ?4, etag = ?5, uploaded = ?6, checksums = ?7, blob = ?8',
  );
  return {
    putPart: (upload: string, part: UploadedPart, sent: Pick<Sent, 'bytes' | 'blob'>): void => {
      if (sent.blob !== undefined) blobs.keep(sent.blob);
      const own = sent.blob === undefined ? sent.bytes : EMPTY;
      const checksums = JSON.stringify(part.checksums);
      put.run(upload, part.number, own, part.size, part.etag, part.uploaded, checksums, sent.blob ?? null);
    },
    parts: (upload: string): UploadedPart[] => parts.all(upload).map(partOf),
    /** The bytes of these parts as those of one object, not kept yet. */
    joined: (upload: string, numbers: readonly number[]): Pick<Sent, 'bytes' | 'blob'> => {
      const rows = numbers.map((number) => bytes.get(upload, number));
      const [first] = rows;
      if (rows.length === 1 && first?.bytes instanceof Uint8Array && first.blob === null)
        return { bytes: first.bytes, blob: undefined };
      const blob = blobs.begin();
      for (const row of rows) {
        if (typeof row?.blob === 'number') blobs.append(blob, row.blob);
        else if (row?.bytes instanceof Uint8Array) blobs.appendBytes(blob, row.bytes);
      }
      return { bytes: EMPTY, blob };
    },
  };
}

const uploadOf = (row: Record<string, unknown>): Upload => JSON.parse(String(row.value)) as Upload; // written by `insert` alone

const partOf = (row: Record<string, unknown>): UploadedPart => ({
  number: Number(row.number),
  size: Number(row.size),
  etag: String(row.etag),
  uploaded: Number(row.uploaded),
  checksums: JSON.parse(String(row.checksums)) as Record<string, string>, // written by `putPart` alone
});
