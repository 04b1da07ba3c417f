/** Saves and restores the tables of a D1 database as SQL. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from 'flarewire/wait';
import { callOf } from '../client.ts';
import { itemsOf } from '../lists.ts';
import type { Access, DataSource, Store } from './data-source.ts';

const FILE = 'dump.sql';

export const d1Data: DataSource = {
  kind: 'd1',
  async *stores({ client, account, signal }) {
    for await (const one of itemsOf(client, 'd1.database.list', account, signal)) {
      const { uuid, name } = Object(one);
      yield { id: uuid, name };
    }
  },
  /** The file's URL needs no token and is valid for an hour: it is not stored. */
  async save(access, store, folder) {
    const done = await ended(access, 'd1.database.export', store, { output_format: 'polling' });
    const sql = await (await transfer(access, Object(done).result?.signed_url)).text();
    await writeFile(join(folder, FILE), sql, { mode: 0o600 });
    return sql.split('\n').filter((line) => /^INSERT /i.test(line)).length;
  },
  async refusal({ client, account, signal }, { id }) {
    const sql =
      "SELECT count(*) AS tables FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'";
    for await (const answer of itemsOf(client, 'd1.database.query', { ...account, database_id: id, sql }, signal)) {
      const tables = Object(Object(answer).results?.[0]).tables;
      if (tables > 0) return `it already has ${tables} tables: SQL is only restored into an empty database`;
    }
    return undefined;
  },
  async restore(access, store, folder) {
    const { client, account, signal } = access;
    const sql = await readFile(join(folder, FILE));
    if (sql.toString().trim() === '') return 0;
    const etag = createHash('md5').update(sql).digest('hex');
    const init = { ...account, database_id: store.id, action: 'init', etag };
    const { filename, upload_url } = Object(await callOf(client, 'd1.database.import', init, signal));
    // A file that an earlier attempt uploaded is not sent again.
    if (upload_url) await transfer(access, upload_url, { method: 'PUT', body: sql });
    await ended(access, 'd1.database.import', store, { action: 'ingest', etag, filename });
    return sql
      .toString()
      .split('\n')
      .filter((line) => /^INSERT /i.test(line)).length;
  },
};

/** The last response of an export or import. */
async function ended(
  { client, account, signal }: Access,
  operation: string,
  { id }: Store,
  more: object,
): Promise<unknown> {
  const params = { ...account, database_id: id, ...more };
  const begun = await callOf(client, operation, params, signal);
  const { status, error } = Object(begun);
  if (status === 'error') throw new Error(`${operation}: ${error}`);
  if (status === 'complete') return begun;
  return waitFor(client, operation, params, begun, { signal });
}

/** Bypasses the API client, because such a URL must not receive the token. */
async function transfer({ client, signal }: Access, url: string, init: RequestInit = {}): Promise<Response> {
  const own: unknown = Reflect.get(client, 'fetch');
  const send = typeof own === 'function' ? (own as typeof fetch) : fetch; // the fetch of the client's options
  const response = await send(url, { ...init, signal: signal ?? null });
  if (!response.ok) throw new Error(`the file of a D1 database: ${response.status}`);
  return response;
}
