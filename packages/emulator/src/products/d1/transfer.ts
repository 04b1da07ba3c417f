/** D1 export and import, each in its steps; the addresses that they give out are served here too. */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { Later } from '../../handler/later.ts';
import { Reply } from '../../handler/reply.ts';
import type { RawCall, RawRoute } from '../../http/raw.ts';
import { problem } from '../../problem.ts';
import { type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { DumpError, dump } from './dump.ts';
import { databaseFiles } from './files.ts';
import { SqlError } from './results.ts';
import { type Ran, runInCopy } from './run-sql.ts';
import { findDatabase } from './state.ts';
import { currentBookmark } from './time-travel.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS d1_files (
    token TEXT PRIMARY KEY,
    uuid TEXT NOT NULL REFERENCES d1_databases (uuid) ON DELETE CASCADE,
    filename TEXT NOT NULL,
    until INTEGER NOT NULL,
    etag TEXT,
    body BLOB
  ) STRICT`;

/** Addresses are good for an hour. https://developers.cloudflare.com/d1/best-practices/import-export-data/ */
const VALID = 3_600_000;

function fileTables(db: DatabaseSync) {
  db.exec(SCHEMA);
  return {
    get: db.prepare('SELECT token, until, etag, body FROM d1_files WHERE token = ?'),
    named: db.prepare('SELECT token, etag, body FROM d1_files WHERE uuid = ? AND filename = ?'),
    insert: db.prepare('INSERT INTO d1_files (token, uuid, filename, until, etag, body) VALUES (?, ?, ?, ?, ?, ?)'),
    fill: db.prepare('UPDATE d1_files SET body = ? WHERE token = ?'),
    remove: db.prepare('DELETE FROM d1_files WHERE token = ? OR until < ?'),
  };
}

const addressOf = (context: Context, token: string): string => `${context.url.origin}/client/v4/d1-files/${token}`;

function makeFile(
  context: Context,
  uuid: string,
  filename: string,
  etag: string | null,
  body: Uint8Array | null,
): string {
  const { sandbox } = context;
  const token = sandbox.ids.digits(48);
  const tables = sandbox.use(fileTables);
  tables.remove.run('', sandbox.clock.now());
  tables.insert.run(token, uuid, filename, sandbox.clock.now() + VALID, etag, body);
  return token;
}

const scopeOf = (uuid: string, what: string): string => `/d1/${uuid}/${what}`;

/** The first call begins; the next, with the bookmark that it gave, says where the file is. */
function exportSql(context: Context): unknown {
  const { uuid } = findDatabase(context);
  const body = fieldsOf(context);
  const bookmark = body.current_bookmark;
  const scope = scopeOf(uuid, 'export');
  if (typeof bookmark === 'string') {
    const task = read(context, scope, bookmark);
    if (task === undefined)
      return { success: false, type: 'export', error: 'Not currently exporting anything.', messages: [] };
    return { ...task, at_bookmark: bookmark, type: 'export' };
  }
  const at_bookmark = currentBookmark(context, uuid);
  keep(context, scope, at_bookmark, finished(context, uuid, isObject(body.dump_options) ? body.dump_options : {}));
  return { success: true, type: 'export', at_bookmark, messages: ['Generating export…'] };
}

function finished(context: Context, uuid: string, options: Fields): Fields {
  try {
    const text = context.sandbox.use(databaseFiles).reading(uuid, (database) => dump(database, options));
    const filename = `${uuid}-${context.sandbox.ids.digits(16)}.sql`;
    const token = makeFile(context, uuid, filename, null, new TextEncoder().encode(text));
    const result = { filename, signed_url: addressOf(context, token) };
    return { success: true, status: 'complete', messages: ['Export finished.'], result };
  } catch (error) {
    if (!(error instanceof DumpError)) throw error;
    return { success: false, status: 'error', error: error.message, messages: [] };
  }
}

/** https://developers.cloudflare.com/d1/tutorials/import-to-d1-with-rest-api/ */
function importSql(context: Context): unknown {
  const { uuid } = findDatabase(context);
  const body = fieldsOf(context);
  switch (body.action) {
    case 'init':
      return init(context, uuid, String(body.etag));
    case 'ingest':
      return ingest(context, uuid, String(body.filename), String(body.etag));
    default:
      return poll(context, uuid, String(body.current_bookmark));
  }
}

/** A file that lies there already need not be sent again. */
function init(context: Context, uuid: string, etag: string): unknown {
  if (!/^[0-9a-f]{32}$/i.test(etag))
    throw problem(400, 7400, 'etag is the MD5 hash of the file, as 32 hex digits', '/etag'); // code not documented
  const filename = `${uuid}.${etag.toLowerCase()}.sql`;
  const known = context.sandbox.use(fileTables).named.get(uuid, filename);
  if (known?.body instanceof Uint8Array) return { success: true, type: 'import', filename, messages: [] };
  if (known !== undefined) context.sandbox.use(fileTables).remove.run(String(known.token), 0);
  const token = makeFile(context, uuid, filename, etag.toLowerCase(), null);
  return { success: true, type: 'import', filename, upload_url: addressOf(context, token), messages: [] };
}

/** All statements or none of them; their later report is stored together with their changes. */
function ingest(context: Context, uuid: string, filename: string, etag: string): Later<Fields> {
  const { sandbox } = context;
  const file = sandbox.use(fileTables).named.get(uuid, filename);
  if (!(file?.body instanceof Uint8Array))
    throw problem(400, 7400, `There is no file '${filename.slice(0, 100)}': upload it first`, '/filename');
  if (file.etag !== etag.toLowerCase()) throw problem(400, 7400, 'etag does not match the file', '/etag');
  const at_bookmark = currentBookmark(context, uuid);
  const sql = new TextDecoder().decode(file.body);
  const started = performance.now();
  const end = (outcome: Fields): Fields => {
    sandbox.use(fileTables).remove.run(String(file.token), 0);
    keep(context, scopeOf(uuid, 'import'), at_bookmark, outcome);
    return { success: true, type: 'import', at_bookmark, messages: ['Processing…'] };
  };
  const job = { texts: [{ sql, params: [], pointer: '' }], form: 'none' } as const;
  const done = ({ summary }: Ran): Fields => {
    const { statements, changes, rows_read, rows_written } = summary;
    const duration = performance.now() - started;
    const meta = { ...summary.meta, duration, changes, rows_read, rows_written, changed_db: true };
    const result = { num_queries: statements, final_bookmark: currentBookmark(context, uuid), meta };
    return end({ success: true, status: 'complete', messages: [`Processed ${statements} queries.`], result });
  };
  const failed = (error: unknown): Fields => {
    if (!(error instanceof SqlError)) throw error;
    return sandbox.transaction(() => end({ success: false, status: 'error', error: error.message, messages: [] }));
  };
  return Later.of(() => runInCopy(context, uuid, job, done).catch(failed));
}

function poll(context: Context, uuid: string, bookmark: string): unknown {
  const outcome = read(context, scopeOf(uuid, 'import'), bookmark);
  if (outcome === undefined)
    return { success: false, type: 'import', error: 'Not currently importing anything.', messages: [] };
  return { ...outcome, at_bookmark: bookmark, type: 'import' };
}

/** A file of an export to fetch, or one of an import to put: anyone with the address may. */
function serve({ sandbox, method, values, bytes }: RawCall): Reply {
  const tables = sandbox.use(fileTables);
  const file = tables.get.get(values[0] ?? '');
  if (file === undefined || Number(file.until) <= sandbox.clock.now()) return refusal(403, 'ExpiredRequest');
  if (method === 'GET') {
    if (!(file.body instanceof Uint8Array)) return refusal(404, 'NoSuchKey');
    return new Reply(new Uint8Array(file.body), 'application/sql');
  }
  const etag = createHash('md5').update(bytes).digest('hex');
  if (file.etag === null) return refusal(403, 'AccessDenied');
  if (file.etag !== etag) return refusal(400, 'BadDigest');
  tables.fill.run(bytes, values[0] ?? '');
  return new Reply('', 'text/plain', { headers: { etag: `"${etag}"` } });
}

/** As the store behind these addresses says it. */
function refusal(status: number, code: string): Reply {
  return new Reply(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`, 'application/xml', {
    status,
  });
}

export const d1Routes: readonly RawRoute[] = [
  { methods: ['GET', 'PUT'], path: /^\/d1-files\/([0-9a-f]{48})$/, isOpen: true, answer: serve },
];

export const d1Transfer = {
  'd1.database.export': (context) => context.fit(exportSql(context)),
  'd1.database.import': (context) => {
    const result = importSql(context);
    return result instanceof Later ? result.and(context.fit) : context.fit(result);
  },
} satisfies Handlers;
