/** DNS records as rows, and rows as the API shows them. */

import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { ResultOf } from '../../handler/handlers.ts';
import { memoize } from '../../memoize.ts';
import { orderRows } from '../../state/order/ordered-rows.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { zoneTables } from '../zones/state.ts';

export interface DnsRecord {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly content: string;
  readonly ttl: number;
  readonly proxied: boolean;
  readonly priority: number | undefined;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly comment: string | undefined;
  readonly tags: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly createdOn: string;
  readonly modifiedOn: string;
  readonly commentModifiedOn: string | undefined;
  readonly tagsModifiedOn: string | undefined;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS dns_records (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    zone TEXT NOT NULL REFERENCES zones (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    content TEXT NOT NULL,
    ttl INTEGER NOT NULL,
    proxied INTEGER NOT NULL,
    priority INTEGER,
    data TEXT,
    comment TEXT,
    tags TEXT NOT NULL,
    settings TEXT NOT NULL,
    created_on TEXT NOT NULL,
    modified_on TEXT NOT NULL,
    comment_modified_on TEXT,
    tags_modified_on TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS dns_records_by_name ON dns_records (zone, name, type);
  CREATE INDEX IF NOT EXISTS dns_records_by_type ON dns_records (zone, type, name, number);
  CREATE INDEX IF NOT EXISTS dns_records_by_content ON dns_records (zone, content, number)`;

const COLUMNS =
  'id, zone, name, type, content, ttl, proxied, priority, data, comment, tags, settings, created_on, modified_on, comment_modified_on, tags_modified_on';

const MAX_TOTALS = 100;

export type Row = Record<string, unknown>;

export function dnsTables(db: DatabaseSync, sandbox: Sandbox) {
  sandbox.use(zoneTables); // the table that this one refers to
  db.exec(SCHEMA);
  const insert = db.prepare(`INSERT INTO dns_records (${COLUMNS}) VALUES (${COLUMNS.replace(/\w+/g, '?')})`);
  const update = db.prepare(`UPDATE dns_records SET (${COLUMNS}) = (${COLUMNS.replace(/\w+/g, '?')}) WHERE id = ?1`);
  const get = db.prepare('SELECT * FROM dns_records WHERE zone = ? AND id = ?');
  const atName = db.prepare('SELECT id, type, content, priority FROM dns_records WHERE zone = ? AND name = ?');
  const all = db.prepare('SELECT * FROM dns_records WHERE zone = ? ORDER BY type, name, number');
  const highest = db.prepare('SELECT max(number) AS number FROM dns_records');
  const row = db.prepare('SELECT * FROM dns_records WHERE number = ?');
  /** As lists have them, unless they are asked for otherwise. */
  const order = orderRows(db, sandbox, {
    name: 'dns_order',
    table: 'dns_records',
    group: 'zone',
    by: ['type', 'name'],
  });
  const remove = db.prepare('DELETE FROM dns_records WHERE id = ?');
  return {
    insert: (zone: string, record: DnsRecord) => insert.run(...valuesOf(zone, record)),
    update: (zone: string, record: DnsRecord) => update.run(...valuesOf(zone, record)),
    get: (zone: string, id: string): DnsRecord | undefined => {
      const row = get.get(zone, id);
      return row === undefined ? undefined : recordOf(row);
    },
    atName: (zone: string, name: string): readonly Row[] => atName.all(zone, name),
    all: (zone: string): DnsRecord[] => all.all(zone).map(recordOf),
    count: order.count,
    /** Numbers only grow: where none is as large, there are fewer, and counting is spared. */
    hasAsMany: (zone: string, most: number): boolean =>
      Number(highest.get()?.number ?? 0) >= most && order.count(zone) >= most,
    /** A part of all records of a zone, by type and name. */
    page: (zone: string, offset: number, limit: number): Row[] =>
      order.page(zone, offset, limit).flatMap((number) => [row.get(number)].filter((one) => one !== undefined)),
    remove: (id: string) => remove.run(id),
    total: totalOf(db),
    select: (sql: string, values: readonly SQLInputValue[]): readonly Row[] =>
      db.prepare(`SELECT ${sql}`).all(...values),
  };
}

/** Counted once for all pages of a list: of conditions and their values, as long as no row of the state changes. */
function totalOf(db: DatabaseSync): (where: string, values: readonly SQLInputValue[]) => number {
  const changes = db.prepare('SELECT total_changes() AS changes');
  const totals = new Map<string, number>();
  let since: unknown;
  return (where, values) => {
    const now = changes.get()?.changes;
    if (now !== since || totals.size > MAX_TOTALS) totals.clear();
    since = now;
    return memoize(totals, JSON.stringify([where, values]), () =>
      Number(db.prepare(`SELECT count(*) AS total FROM dns_records WHERE ${where}`).get(...values)?.total),
    );
  };
}

function valuesOf(zone: string, record: DnsRecord): SQLInputValue[] {
  return [
    record.id,
    zone,
    record.name,
    record.type,
    record.content,
    record.ttl,
    record.proxied ? 1 : 0,
    record.priority ?? null,
    record.data === undefined ? null : JSON.stringify(record.data),
    record.comment ?? null,
    JSON.stringify(record.tags),
    JSON.stringify(record.settings),
    record.createdOn,
    record.modifiedOn,
    record.commentModifiedOn ?? null,
    record.tagsModifiedOn ?? null,
  ];
}

export function recordOf(row: Row): DnsRecord {
  const text = (name: string): string | undefined => (row[name] === null ? undefined : String(row[name]));
  return {
    id: String(row.id),
    name: String(row.name),
    type: String(row.type),
    content: String(row.content),
    ttl: Number(row.ttl),
    proxied: row.proxied === 1,
    priority: row.priority === null ? undefined : Number(row.priority),
    data: row.data === null ? undefined : JSON.parse(String(row.data)),
    comment: text('comment'),
    tags: JSON.parse(String(row.tags)),
    settings: JSON.parse(String(row.settings)),
    createdOn: String(row.created_on),
    modifiedOn: String(row.modified_on),
    commentModifiedOn: text('comment_modified_on'),
    tagsModifiedOn: text('tags_modified_on'),
  };
}

/** Types that can be proxied. https://developers.cloudflare.com/dns/proxy-status/ */
export const PROXIABLE: ReadonlySet<string> = new Set(['A', 'AAAA', 'CNAME']);

/** No request from the Internet reaches these: 127.0.0.1 was seen not to be proxiable. */
const isLocal = ({ type, content }: DnsRecord): boolean =>
  (type === 'A' && /^(0|10|127)\./.test(content)) || (type === 'AAAA' && content === '::1');

/** A record as the API shows it. */
export function display(record: DnsRecord): ResultOf<'dns.records.get'> {
  const value = {
    id: record.id,
    name: record.name,
    type: record.type,
    content: record.content,
    ...(record.priority === undefined ? {} : { priority: record.priority }),
    ...(record.data === undefined ? {} : { data: record.data }),
    proxiable: PROXIABLE.has(record.type) && !isLocal(record),
    proxied: record.proxied,
    ttl: record.ttl,
    settings: record.settings,
    meta: {},
    ...(record.comment === undefined ? {} : { comment: record.comment }),
    tags: record.tags,
    created_on: record.createdOn,
    modified_on: record.modifiedOn,
    ...(record.commentModifiedOn === undefined ? {} : { comment_modified_on: record.commentModifiedOn }),
    ...(record.tagsModifiedOn === undefined ? {} : { tags_modified_on: record.tagsModifiedOn }),
  };
  return value as unknown as ResultOf<'dns.records.get'>; // record-rules.ts lets a record have the fields of its type only
}
