/** R2 as rows: buckets, each within its jurisdiction, and objects with their bytes. */
import type { DatabaseSync } from 'node:sqlite';
import type { Sent } from '../../handler/body.ts';
import type { Context } from '../../handler/context.ts';
import { problem } from '../../problem.ts';
import { addBlobColumn, addColumn, blobsOf } from '../../state/blobs.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { below } from '../shared/fields.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS r2_buckets (
    number INTEGER PRIMARY KEY,
    account TEXT NOT NULL,
    jurisdiction TEXT NOT NULL,
    name TEXT NOT NULL,
    id TEXT NOT NULL,
    created TEXT NOT NULL,
    location TEXT,
    class TEXT NOT NULL,
    UNIQUE (account, jurisdiction, name)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS r2_objects (
    bucket INTEGER NOT NULL REFERENCES r2_buckets (number) ON DELETE CASCADE,
    key TEXT NOT NULL,
    bytes BLOB NOT NULL,
    size INTEGER NOT NULL,
    etag TEXT NOT NULL,
    version TEXT NOT NULL,
    uploaded INTEGER NOT NULL,
    class TEXT NOT NULL,
    http TEXT NOT NULL,
    custom TEXT NOT NULL,
    PRIMARY KEY (bucket, key)
  ) STRICT`;

export interface Bucket {
  readonly number: number;
  readonly name: string;
  readonly jurisdiction: string;
  readonly id: string;
  readonly created: string;
  readonly location: string | undefined;
  readonly class: string;
}

interface BucketQuery {
  /** '' is in every name. */
  readonly contains: string;
  /** The name after which the list begins. */
  readonly after: string | undefined;
  readonly isDown: boolean;
  readonly limit: number;
}

/** Metadata of an object, without its bytes. */
export interface Entry {
  readonly key: string;
  readonly size: number;
  readonly etag: string;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly uploaded: number;
  readonly class: string;
  readonly http: Record<string, string>;
  readonly custom: Record<string, string>;
  readonly details?: Details;
}

/** Facts of an object that only the S3 API knows. */
export interface Details {
  /** Base64 by algorithm; of parts, with their number after it. */
  readonly checksums?: Readonly<Record<string, string>>;
  readonly checksumType?: 'FULL_OBJECT' | 'COMPOSITE';
  /** Sizes of the parts of a multipart upload, in order. */
  readonly parts?: readonly number[];
  /** MD5 of the customer's key for encryption (SSE-C). The emulator does not encrypt. */
  readonly customerKey?: string;
}

const EMPTY = new Uint8Array();
const FIELDS = 'key, size, etag, version, uploaded, class, http, custom, details';

export function r2Tables(db: DatabaseSync, sandbox: Sandbox) {
  db.exec(SCHEMA);
  const bucket = db.prepare('SELECT * FROM r2_buckets WHERE account = ? AND jurisdiction = ? AND name = ?');
  const byId = db.prepare('SELECT * FROM r2_buckets WHERE id = ?');
  const listing = (beyond: string, direction: string) =>
    db.prepare(
      `SELECT * FROM r2_buckets WHERE account = ?1 AND jurisdiction = ?2 AND ${beyond} AND instr(name, ?4) > 0 ORDER BY name ${direction} LIMIT ?5`,
    );
  const upwards = listing("name > coalesce(?3, '')", 'ASC');
  const downwards = listing('(?3 IS NULL OR name < ?3)', 'DESC');
  return {
    ...objectRows(db, sandbox),
    bucket: (account: string, jurisdiction: string, name: string): Bucket | undefined => {
      const row = bucket.get(account, jurisdiction, name);
      return row === undefined ? undefined : bucketOf(row);
    },
    /** A bucket by the id in its address below r2.dev. */
    byId: (id: string): { readonly account: string; readonly bucket: Bucket } | undefined => {
      const row = byId.get(id);
      return row === undefined ? undefined : { account: String(row.account), bucket: bucketOf(row) };
    },
    buckets: (account: string, jurisdiction: string, { contains, after, isDown, limit }: BucketQuery): Bucket[] =>
      (isDown ? downwards : upwards).all(account, jurisdiction, after ?? null, contains, limit).map(bucketOf),
    addBucket: db.prepare(
      'INSERT INTO r2_buckets (account, jurisdiction, name, id, created, location, class) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    setClass: db.prepare('UPDATE r2_buckets SET class = ? WHERE number = ?'),
    removeBucket: db.prepare('DELETE FROM r2_buckets WHERE number = ?'),
    totals: db.prepare(
      'SELECT o.class AS class, count(*) AS count, sum(o.size) AS size, sum(length(o.http) + length(o.custom)) AS metadata ' +
        'FROM r2_objects AS o JOIN r2_buckets AS b ON b.number = o.bucket WHERE b.account = ? GROUP BY o.class',
    ),
    storage: db.prepare(
      'SELECT b.name, b.jurisdiction, count(o.key) AS count, coalesce(sum(o.size), 0) AS size, ' +
        'coalesce(sum(length(o.http) + length(o.custom)), 0) AS metadata ' +
        'FROM r2_buckets AS b LEFT JOIN r2_objects AS o ON b.number = o.bucket WHERE b.account = ? GROUP BY b.number',
    ),
  };
}

function objectRows(db: DatabaseSync, sandbox: Sandbox) {
  addBlobColumn(db, 'r2_objects');
  addColumn(db, 'r2_objects', 'details TEXT');
  const blobs = blobsOf(sandbox);
  const entry = db.prepare(`SELECT ${FIELDS} FROM r2_objects WHERE bucket = ? AND key = ?`);
  const bytes = db.prepare('SELECT bytes, blob, size FROM r2_objects WHERE bucket = ? AND key = ?');
  // Keys come in the order of their UTF-8 bytes: SQLite's own order of text.
  const after = db.prepare(
    `SELECT ${FIELDS} FROM r2_objects WHERE bucket = ?1 AND key > ?2 AND key >= ?3 AND substr(key, 1, length(?3)) = ?3 ORDER BY key LIMIT ?4`,
  );
  const setDetails = db.prepare('UPDATE r2_objects SET details = ? WHERE bucket = ? AND key = ?');
  return {
    put: putter(db, blobs),
    setDetails: (number: number, { key, details }: Pick<Entry, 'key' | 'details'>) =>
      setDetails.run(details === undefined ? null : JSON.stringify(details), number, key),
    move: db.prepare('UPDATE r2_objects SET class = ? WHERE bucket = ? AND key = ?'),
    remove: db.prepare('DELETE FROM r2_objects WHERE bucket = ? AND key = ?'),
    entry: (number: number, key: string): Entry | undefined => {
      const row = entry.get(number, key);
      return row === undefined ? undefined : entryOf(row);
    },
    bytes: (number: number, key: string): Uint8Array<ArrayBuffer> => {
      const row = bytes.get(number, key);
      if (typeof row?.blob === 'number') return blobs.read(row.blob, Number(row.size));
      return row?.bytes instanceof Uint8Array ? new Uint8Array(row.bytes) : EMPTY;
    },
    /** A part of the bytes, one piece at a time. */
    pieces: function* (number: number, key: string, start: number, end: number): Generator<Uint8Array<ArrayBuffer>> {
      const row = bytes.get(number, key);
      if (typeof row?.blob === 'number') yield* blobs.pieces(row.blob, start, end);
      else if (row?.bytes instanceof Uint8Array) yield new Uint8Array(row.bytes.subarray(start, end));
    },
    /** The bytes as another object can have them; a blob is copied. */
    copied: (number: number, key: string): Pick<Sent, 'bytes' | 'blob'> => {
      const row = bytes.get(number, key);
      if (typeof row?.blob === 'number') return { bytes: EMPTY, blob: blobs.copy(row.blob) };
      return { bytes: row?.bytes instanceof Uint8Array ? row.bytes : EMPTY, blob: undefined };
    },
    after: (number: number, key: string, prefix: string, limit: number): Entry[] =>
      after.all(number, key, prefix, limit).map(entryOf),
  };
}

function putter(db: DatabaseSync, blobs: ReturnType<typeof blobsOf>) {
  // An object that is replaced is updated: what `INSERT OR REPLACE` deletes, no trigger sees.
  const put = db.prepare(
    'INSERT INTO r2_objects (bucket, key, bytes, size, etag, version, uploaded, class, http, custom, blob, details) ' +
      'VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12) ON CONFLICT (bucket, key) DO UPDATE SET bytes = ?3, size = ?4, ' +
      'etag = ?5, version = ?6, uploaded = ?7, class = ?8, http = ?9, custom = ?10, blob = ?11, details = ?12',
  );
  return (number: number, entry: Entry, { blob, bytes }: Pick<Sent, 'blob' | 'bytes'>) => {
    if (blob !== undefined) blobs.keep(blob);
    const { key, size, etag, version, uploaded } = entry;
    const [http, custom] = [JSON.stringify(entry.http), JSON.stringify(entry.custom)];
    const own = blob === undefined ? bytes : EMPTY;
    const details = entry.details === undefined ? null : JSON.stringify(entry.details);
    put.run(number, key, own, size, etag, version, uploaded, entry.class, http, custom, blob ?? null, details);
  };
}

function bucketOf(row: Record<string, unknown>): Bucket {
  return {
    number: Number(row.number),
    name: String(row.name),
    jurisdiction: String(row.jurisdiction),
    id: String(row.id),
    created: String(row.created),
    location: row.location === null ? undefined : String(row.location),
    class: String(row.class),
  };
}

function entryOf(row: Record<string, unknown>): Entry {
  return {
    key: String(row.key),
    size: Number(row.size),
    etag: String(row.etag),
    version: String(row.version),
    uploaded: Number(row.uploaded),
    class: String(row.class),
    http: JSON.parse(String(row.http)) as Record<string, string>, // written by `put` alone
    custom: JSON.parse(String(row.custom)) as Record<string, string>,
    ...(typeof row.details === 'string' ? { details: JSON.parse(row.details) as Details } : {}),
  };
}

export const tablesOf = ({ sandbox }: Pick<Context, 'sandbox'>): ReturnType<typeof r2Tables> => sandbox.use(r2Tables);

/** https://developers.cloudflare.com/r2/reference/data-location/#jurisdictional-restrictions */
export function jurisdictionOf({ headers }: Pick<Context, 'headers'>): string {
  const value = headers['cf-r2-jurisdiction'];
  return typeof value === 'string' ? value : 'default';
}

export const hasBucket = (context: Context, name = context.path.bucket_name ?? ''): boolean =>
  tablesOf(context).bucket(context.path.account_id ?? '', jurisdictionOf(context), name) !== undefined;

/** The bucket of the path within the jurisdiction that the header names. @throws Problem 404 */
export function bucketIn(context: Context, name = context.path.bucket_name ?? ''): Bucket {
  const found = tablesOf(context).bucket(context.path.account_id ?? '', jurisdictionOf(context), name);
  if (found === undefined) throw problem(404, 10006, 'The specified bucket does not exist.', '/bucket_name');
  return found;
}

/** Scope in the generic state of a bucket's collections. No bucket has an `@` in its name. */
export function scopeIn(context: Pick<Context, 'segments'>, bucket: Bucket, ...names: readonly string[]): string {
  const own = bucket.jurisdiction === 'default' ? bucket.name : `${bucket.name}@${bucket.jurisdiction}`;
  return below(context, 'r2', 'buckets', own, ...names);
}
