import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const DATABASES = `/accounts/${ACCOUNT}/d1/database`;

describe('D1 export, import and time travel', () => {
  let sandbox: TestSandbox;
  let base: string;
  const call = (path: string, body: unknown): Promise<Answer> => sandbox.call('POST', base + path, body);
  const sql = async (text: string): Promise<unknown> => (await call('/query', { sql: text })).json.result?.[0]?.results;
  const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
  const exported = async (options: object = {}): Promise<{ url: string; text: string }> => {
    const begun = await call('/export', { output_format: 'polling', dump_options: options });
    expect(begun.json.result.status).toBeUndefined();
    const { at_bookmark } = begun.json.result;
    const done = (await call('/export', { output_format: 'polling', current_bookmark: at_bookmark })).json.result;
    expect(done).toMatchObject({ success: true, status: 'complete', type: 'export' });
    const url = done.result.signed_url;
    return { url, text: await (await sandbox.emulator.fetch(url)).text() };
  };
  const imported = async (text: string): Promise<Answer['json']['result']> => {
    const { filename, upload_url } = (await call('/import', { action: 'init', etag: md5(text) })).json.result;
    const put = await sandbox.emulator.fetch(upload_url, { method: 'PUT', body: text });
    expect(put.headers.get('etag')).toBe(`"${md5(text)}"`);
    const { at_bookmark } = (await call('/import', { action: 'ingest', etag: md5(text), filename })).json.result;
    return (await call('/import', { action: 'poll', current_bookmark: at_bookmark })).json.result;
  };

  beforeEach(async () => {
    sandbox = testSandbox();
    base = `${DATABASES}/${(await sandbox.call('POST', DATABASES, { name: 'one' })).json.result.uuid}`;
    await sql('CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, b BLOB, c REAL); CREATE INDEX i ON t (a)');
    await sql("INSERT INTO t VALUES (1, 'it''s', x'00ff', 1.5), (2, NULL, NULL, 2)");
  });

  it('an export can be imported without loss', async () => {
    const { text } = await exported();
    expect(text).toContain(`INSERT INTO "t" ("id","a","b","c") VALUES(1,'it''s',X'00FF',1.5);`);
    const rows = await sql('SELECT * FROM t');
    await sql('DROP TABLE t');
    const result = await imported(text);
    expect(result).toMatchObject({ status: 'complete', success: true, result: { num_queries: 5 } });
    expect(await sql('SELECT * FROM t')).toEqual(rows);
    expect(await sql("SELECT name FROM sqlite_master WHERE type = 'index'")).toEqual([{ name: 'i' }]);
  });

  it('an export holds the requested tables, with schema or data', async () => {
    await sql('CREATE TABLE u (a)');
    expect((await exported({ tables: ['u'] })).text).not.toContain('"t"');
    expect((await exported({ no_data: true })).text).not.toContain('INSERT');
    expect((await exported({ no_schema: true })).text).not.toContain('CREATE');
  });

  it('the address of an export expires after an hour', async () => {
    const { url } = await exported();
    sandbox.clock.advance(3_600_000);
    expect((await sandbox.emulator.fetch(url)).status).toBe(403);
    expect((await sandbox.emulator.fetch(url, { method: 'PUT', body: 'x' })).status).toBe(403);
  });

  it('a failed import changes nothing, and reports the reason', async () => {
    const result = await imported('INSERT INTO t (id) VALUES (3);\nINSERT INTO t (id) VALUES (3);');
    expect(result).toMatchObject({ success: false, status: 'error' });
    expect(result.error).toContain('UNIQUE constraint failed: t.id');
    expect(await sql('SELECT count(*) AS n FROM t')).toEqual([{ n: 2 }]);
  });

  it('the steps of an import must be in order', async () => {
    expect((await call('/import', { action: 'init', etag: 'no hash' })).status).toBe(400);
    const { filename, upload_url } = (await call('/import', { action: 'init', etag: md5('SELECT 1') })).json.result;
    expect((await call('/import', { action: 'ingest', etag: md5('SELECT 1'), filename })).status).toBe(400);
    expect((await sandbox.emulator.fetch(upload_url, { method: 'PUT', body: 'SELECT 2' })).status).toBe(400);
    expect((await call('/import', { action: 'poll', current_bookmark: 'none' })).json.result).toMatchObject({
      success: false,
      error: 'Not currently importing anything.',
    });
  });

  it('a bookmark restores a database, and the restore can be undone', async () => {
    const { bookmark } = (await sandbox.call('GET', `${base}/time_travel/bookmark`)).json.result;
    await sql('DELETE FROM t');
    const restored = await call(`/time_travel/restore?bookmark=${bookmark}`, undefined);
    expect(restored.json.result.message).toContain(bookmark);
    expect(await sql('SELECT count(*) AS n FROM t')).toEqual([{ n: 2 }]);
    await call(`/time_travel/restore?bookmark=${restored.json.result.previous_bookmark}`, undefined);
    expect(await sql('SELECT count(*) AS n FROM t')).toEqual([{ n: 0 }]);
    expect((await call('/time_travel/restore?bookmark=nope', undefined)).status).toBe(400);
    expect((await call('/time_travel/restore', undefined)).status).toBe(400);
  });

  it('a database can be restored to any minute of the last 30 days', async () => {
    sandbox.clock.advance(60_000);
    await sql('DELETE FROM t WHERE id = 1');
    sandbox.clock.advance(60_000);
    await sql('DELETE FROM t');
    await call('/time_travel/restore?timestamp=2026-01-01T00:01:30Z', undefined);
    expect(await sql('SELECT id FROM t ORDER BY id')).toEqual([{ id: 2 }]);
    await call('/time_travel/restore?timestamp=2026-01-01T00:00:30Z', undefined);
    expect(await sql('SELECT id FROM t ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);
    expect((await call('/time_travel/restore?timestamp=2025-11-01T00:00:00Z', undefined)).status).toBe(400);
    expect((await call('/time_travel/restore?timestamp=2027-01-01T00:00:00Z', undefined)).status).toBe(400);
  });
});
