/** D1 Time Travel: the states that a database had, by bookmark and by minute. */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { databaseFiles } from './files.ts';
import { d1Tables, findDatabase } from './state.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS d1_versions (
    uuid TEXT NOT NULL REFERENCES d1_databases (uuid) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    time INTEGER NOT NULL,
    image BLOB,
    PRIMARY KEY (uuid, version)
  ) STRICT`;

const MINUTE = 60_000;
/** https://developers.cloudflare.com/d1/reference/time-travel/ */
const KEPT = 30 * 86_400_000;
/** Images of one database together; the oldest go first. */
const MAX_BYTES = 64 * 1024 * 1024;

function versionTables(db: DatabaseSync) {
  db.exec(SCHEMA);
  return {
    last: db.prepare(
      'SELECT version, time, image IS NOT NULL AS saved FROM d1_versions WHERE uuid = ? ORDER BY version DESC LIMIT 1',
    ),
    insert: db.prepare('INSERT INTO d1_versions (uuid, version, time, image) VALUES (?, ?, ?, NULL)'),
    save: db.prepare('UPDATE d1_versions SET image = ? WHERE uuid = ? AND version = ?'),
    drop: db.prepare('DELETE FROM d1_versions WHERE uuid = ? AND version = ?'),
    get: db.prepare('SELECT image FROM d1_versions WHERE uuid = ? AND version = ? AND image IS NOT NULL'),
    at: db.prepare(
      'SELECT version FROM d1_versions WHERE uuid = ? AND time <= ? AND image IS NOT NULL ORDER BY version DESC LIMIT 1',
    ),
    old: db.prepare('DELETE FROM d1_versions WHERE uuid = ?1 AND time < ?2 AND version < ?3'),
    large: db.prepare(
      'DELETE FROM d1_versions WHERE uuid = ?1 AND version IN (SELECT version FROM (SELECT version, ' +
        'sum(length(image)) OVER (ORDER BY version DESC) AS bytes FROM d1_versions WHERE uuid = ?1) WHERE bytes > ?2)',
    ),
  };
}

interface Version {
  readonly version: number;
  readonly time: number;
  readonly isSaved: boolean;
}

/** The state that the database is in. A new one has a first state, from its creation. */
function current(context: Pick<Context, 'sandbox'>, uuid: string): Version {
  const row = context.sandbox.use(versionTables).last.get(uuid);
  if (row !== undefined) return { version: Number(row.version), time: Number(row.time), isSaved: row.saved === 1 };
  const time = Date.parse(String(context.sandbox.use(d1Tables).created.get(uuid)?.time));
  context.sandbox.use(versionTables).insert.run(uuid, 1, time);
  return { version: 1, time, isSaved: false };
}

function save(context: Pick<Context, 'sandbox'>, uuid: string, version: number): void {
  const { sandbox } = context;
  const tables = sandbox.use(versionTables);
  const image = sandbox.use(databaseFiles).reading(uuid, (database) => database.image());
  tables.save.run(image, uuid, version);
  tables.old.run(uuid, sandbox.clock.now() - KEPT, version);
  tables.large.run(uuid, MAX_BYTES);
}

/** Before a change: the state as it was at the end of a minute that has passed is kept. */
export function saveVersion(context: Pick<Context, 'sandbox'>, uuid: string): void {
  const { version, time, isSaved } = current(context, uuid);
  const isPast = Math.floor(time / MINUTE) < Math.floor(context.sandbox.clock.now() / MINUTE);
  if (isPast && !isSaved) save(context, uuid, version);
}

/** After a change: there is a new state. States of the same minute that nobody asked for are not kept. */
export function noteChange(context: Pick<Context, 'sandbox'>, uuid: string): void {
  const { version, isSaved } = current(context, uuid);
  const tables = context.sandbox.use(versionTables);
  if (!isSaved) tables.drop.run(uuid, version);
  tables.insert.run(uuid, version + 1, context.sandbox.clock.now());
}

const hex = (number: number): string => number.toString(16).padStart(8, '0');

/** https://developers.cloudflare.com/d1/reference/time-travel/#bookmarks */
function bookmarkOf(uuid: string, version: number): string {
  const digest = createHash('md5').update(`${uuid} ${version}`).digest('hex');
  return `${hex(version)}-00000000-${digest.slice(0, 8)}-${digest}`;
}

/** A bookmark of the state that the database is in, to come back to. */
export function currentBookmark(context: Pick<Context, 'sandbox'>, uuid: string): string {
  const { version, isSaved } = current(context, uuid);
  if (!isSaved) save(context, uuid, version);
  return bookmarkOf(uuid, version);
}

// The codes of these refusals are not documented.
const REFUSED = 7400;

function versionAt(context: Pick<Context, 'sandbox'>, uuid: string, timestamp: string): number {
  const time = Date.parse(timestamp);
  const now = context.sandbox.clock.now();
  if (Number.isNaN(time) || time > now) throw problem(400, REFUSED, `'${timestamp}' is not in the past`, '/timestamp');
  if (time < now - KEPT) throw problem(400, REFUSED, 'Time Travel reaches back 30 days', '/timestamp');
  const last = current(context, uuid);
  if (!last.isSaved && last.time <= time) save(context, uuid, last.version);
  const row = context.sandbox.use(versionTables).at.get(uuid, time);
  if (row === undefined) throw problem(400, REFUSED, `The database has no state of ${timestamp}`, '/timestamp');
  return Number(row.version);
}

function versionNamed(uuid: string, bookmark: string): number {
  const version = Number.parseInt(bookmark.slice(0, 8), 16);
  if (bookmark !== bookmarkOf(uuid, version))
    throw problem(400, REFUSED, `'${bookmark.slice(0, 80)}' is not a bookmark of this database`, '/bookmark');
  return version;
}

const getBookmark: Handler<'d1.database.timeTravel.getBookmark'> = (context) => {
  const { uuid } = findDatabase(context);
  const { timestamp } = context.query;
  if (timestamp === undefined) return { bookmark: currentBookmark(context, uuid) };
  return { bookmark: bookmarkOf(uuid, versionAt(context, uuid, timestamp)) };
};

/** Restores the database; the replaced state gets a bookmark too. */
const restore: Handler<'d1.database.timeTravel.restore'> = (context) => {
  const { uuid } = findDatabase(context);
  const { bookmark, timestamp } = context.query;
  if (bookmark === undefined && timestamp === undefined)
    throw problem(400, REFUSED, 'bookmark or timestamp says which state to restore');
  const previous_bookmark = currentBookmark(context, uuid);
  const version = bookmark === undefined ? versionAt(context, uuid, timestamp ?? '') : versionNamed(uuid, bookmark);
  const row = context.sandbox.use(versionTables).get.get(uuid, version);
  if (!(row?.image instanceof Uint8Array)) throw problem(400, REFUSED, 'That state is no longer kept', '/bookmark');
  const files = context.sandbox.use(databaseFiles);
  files.replace(uuid, files.write(uuid, row.image));
  noteChange(context, uuid);
  return {
    bookmark: currentBookmark(context, uuid),
    previous_bookmark,
    message: `Database restored to bookmark ${bookmarkOf(uuid, version)}`,
  };
};

export const d1Time = {
  'd1.database.timeTravel.getBookmark': getBookmark,
  'd1.database.timeTravel.restore': restore,
} satisfies Handlers;
