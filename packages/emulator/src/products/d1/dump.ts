/** A D1 database as SQL text, in the form that its export has. */
import { quoted } from '../../state/snapshot.ts';
import type { D1Database } from './database.ts';

export interface DumpOptions {
  readonly no_data?: unknown;
  readonly no_schema?: unknown;
  readonly tables?: unknown;
}

/** Something that cannot be exported, with the reason. */
export class DumpError extends Error {
  override readonly name = 'DumpError';
}

interface Entry {
  readonly type: string;
  readonly name: string;
  readonly table: string;
  readonly sql: string;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return Number.isInteger(value) ? value.toFixed(1) : String(value);
    return value > 0 ? '9e999' : '-9e999';
  }
  if (value instanceof Uint8Array) return `X'${Buffer.from(value).toString('hex').toUpperCase()}'`;
  return `'${String(value).replaceAll("'", "''")}'`;
}

/** Tables first, with their rows; indexes, triggers and views after all of them. https://developers.cloudflare.com/d1/best-practices/import-export-data/ */
export function dump(database: D1Database, options: DumpOptions): string {
  const entries = database
    .query(
      "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid",
    )
    .map(
      (row): Entry => ({
        type: String(row.type),
        name: String(row.name),
        table: String(row.tbl_name),
        sql: String(row.sql),
      }),
    );
  const virtual = entries.find(({ sql }) => /^\s*create\s+virtual\s+table/i.test(sql));
  if (virtual !== undefined) throw new DumpError(`cannot export databases with Virtual Tables: ${virtual.name}`);
  const wanted = Array.isArray(options.tables) && options.tables.length > 0 ? options.tables.map(String) : undefined;
  const missing = wanted?.find((name) => !entries.some((entry) => entry.type === 'table' && entry.name === name));
  if (missing !== undefined) throw new DumpError(`no such table: ${missing.slice(0, 100)}`);
  const chosen = entries.filter(({ table }) => wanted === undefined || wanted.includes(table));
  const lines = ['PRAGMA defer_foreign_keys=TRUE;'];
  for (const { type, name, sql } of chosen) {
    if (type !== 'table') continue;
    if (options.no_schema !== true) lines.push(`${sql};`);
    if (options.no_data !== true) lines.push(...rows(database, name));
  }
  if (options.no_schema !== true)
    lines.push(...chosen.filter(({ type }) => type !== 'table').map(({ sql }) => `${sql};`));
  return `${lines.join('\n')}\n`;
}

function rows(database: D1Database, table: string): string[] {
  // Columns that are made from others cannot be written.
  const names = database
    .query(`SELECT name FROM pragma_table_xinfo(${literal(table)}) WHERE hidden = 0`)
    .map(({ name }) => String(name));
  const columns = names.map(quoted).join(',');
  return database
    .query(`SELECT ${columns} FROM ${quoted(table)}`)
    .map(
      (row) =>
        `INSERT INTO ${quoted(table)} (${columns}) VALUES(${names.map((name) => literal(row[name])).join(',')});`,
    );
}
