/**
 * Records the SQL run in a D1 database per hour, for its analytics.
 * https://developers.cloudflare.com/d1/observability/metrics-analytics/
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Context } from '../../handler/context.ts';
import type { RanQuery } from './results.ts';
import { d1Tables } from './state.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS d1_queries (
    uuid TEXT NOT NULL REFERENCES d1_databases (uuid) ON DELETE CASCADE,
    hour INTEGER NOT NULL,
    sql TEXT NOT NULL,
    is_write INTEGER NOT NULL,
    count INTEGER NOT NULL,
    reads INTEGER NOT NULL,
    writes INTEGER NOT NULL,
    returned INTEGER NOT NULL,
    ms REAL NOT NULL,
    PRIMARY KEY (uuid, hour, sql)
  ) STRICT, WITHOUT ROWID`;

const HOUR = 3_600_000;
const KEPT_HOURS = 31 * 24;
/** Different statements of a database and hour that are distinguished, and their characters. */
const MAX = 1000;
const MAX_LENGTH = 1000;

export interface LoggedQuery extends RanQuery {
  readonly uuid: string;
  /** Since 1970. */
  readonly hour: number;
  readonly count: number;
}

export function queryTables(db: DatabaseSync, sandbox: Context['sandbox']) {
  sandbox.use(d1Tables);
  db.exec(SCHEMA);
  const add = db.prepare(
    `INSERT INTO d1_queries SELECT ?1, ?2, ?3, ?4, 1, ?5, ?6, ?7, ?8
      WHERE (SELECT count(*) FROM d1_queries WHERE uuid = ?1 AND hour = ?2) < ${MAX}
      ON CONFLICT DO UPDATE SET count = count + 1, reads = reads + ?5, writes = writes + ?6, returned = returned + ?7, ms = ms + ?8`,
  );
  const old = db.prepare('DELETE FROM d1_queries WHERE uuid = ? AND hour < ?');
  const of = db.prepare(
    'SELECT q.* FROM d1_queries AS q JOIN d1_databases AS d ON d.uuid = q.uuid WHERE d.account = ?',
  );
  return {
    note: (uuid: string, now: number, { sql, isWrite, reads, writes, returned, ms }: RanQuery): void => {
      const hour = Math.floor(now / HOUR);
      old.run(uuid, hour - KEPT_HOURS);
      add.run(uuid, hour, sql.slice(0, MAX_LENGTH), isWrite ? 1 : 0, reads, writes, returned, ms);
    },
    of: (account: string): LoggedQuery[] =>
      of.all(account).map((row) => ({
        uuid: String(row.uuid),
        hour: Number(row.hour),
        sql: String(row.sql),
        isWrite: row.is_write === 1,
        count: Number(row.count),
        reads: Number(row.reads),
        writes: Number(row.writes),
        returned: Number(row.returned),
        ms: Number(row.ms),
      })),
  };
}
