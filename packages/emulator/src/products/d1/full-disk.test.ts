/** A disk that is full in the middle of a change: refused with 507, and all is as it was. */

import { createHash } from 'node:crypto';
import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const DATABASES = `/accounts/${ACCOUNT}/d1/database`;

describe('a full disk', () => {
  let data: string;
  let sandbox: TestSandbox;
  let base: string;
  const { writeSync, writeFileSync } = fs;
  const sql = async (text: string): Promise<Loose> =>
    (await sandbox.call('POST', `${base}/query`, { sql: text })).json.result?.at(-1)?.results;
  const noSpace = (): Error => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  /** From the next write on: half of it is written, and no more. */
  const fill = (): void => {
    const half = (file: number, bytes: Uint8Array): never => {
      writeSync(file, bytes.subarray(0, bytes.length >> 1));
      throw noSpace();
    };
    Object.assign(fs, { writeSync: half });
    fs.writeFileSync = (() => {
      throw noSpace();
    }) as typeof fs.writeFileSync;
    syncBuiltinESMExports();
  };
  const empty = (): void => {
    Object.assign(fs, { writeSync, writeFileSync });
    syncBuiltinESMExports();
  };
  const files = (): string[] => readdirSync(join(data, 'd1')).filter((name) => name.endsWith('.sqlite'));

  beforeEach(async () => {
    data = mkdtempSync(join(tmpdir(), 'flarewire-full-'));
    sandbox = testSandbox({ data });
    base = `${DATABASES}/${(await sandbox.call('POST', DATABASES, { name: 'one' })).json.result.uuid}`;
    await sql("CREATE TABLE t (a); INSERT INTO t VALUES ('kept')");
  });

  afterEach(async () => {
    empty();
    await sandbox.emulator.close();
    rmSync(data, { recursive: true });
  });

  it('a restore that fails on a full disk leaves the database unchanged', async () => {
    const { bookmark } = (await sandbox.call('GET', `${base}/time_travel/bookmark`)).json.result;
    await sql('DELETE FROM t');
    fill();
    expect((await sandbox.call('POST', `${base}/time_travel/restore?bookmark=${bookmark}`)).status).toBe(507);
    empty();
    expect(await sql('SELECT a FROM t')).toEqual([]);
    expect(files()).toHaveLength(1);
  });

  it('an import that fails on a full disk leaves the database unchanged', async () => {
    const text = 'DELETE FROM t';
    const etag = createHash('md5').update(text).digest('hex');
    const { filename, upload_url } = (await sandbox.call('POST', `${base}/import`, { action: 'init', etag })).json
      .result;
    await sandbox.emulator.fetch(upload_url, { method: 'PUT', body: text });
    fill();
    expect((await sandbox.call('POST', `${base}/import`, { action: 'ingest', etag, filename })).status).toBe(507);
    empty();
    expect(await sql('SELECT a FROM t')).toEqual([{ a: 'kept' }]);
    expect(files()).toHaveLength(1);
    const again = await sandbox.call('POST', `${base}/import`, { action: 'ingest', etag, filename });
    expect([again.status, await sql('SELECT a FROM t')]).toEqual([200, []]);
  });

  it('a snapshot that fails to load on a full disk leaves the state unchanged', async () => {
    const snapshot = await sandbox.emulator.snapshot();
    await sandbox.call('POST', '/zones', { name: 'new.example', account: { id: ACCOUNT } });
    await sql('DELETE FROM t');
    fill();
    await expect(sandbox.emulator.restore(snapshot)).rejects.toThrow('ENOSPC');
    empty();
    expect((await sandbox.call('GET', '/zones')).json.result).toHaveLength(1);
    expect(await sql('SELECT a FROM t')).toEqual([]);
    expect(files()).toHaveLength(1);
  });

  it('a seed that fails on a full disk leaves the state unchanged', async () => {
    fill();
    await expect(sandbox.emulator.seed({ zones: [{ name: 'seeded.example' }] })).rejects.toThrow('ENOSPC');
    empty();
    expect((await sandbox.call('GET', '/zones')).json.result).toEqual([]);
    await sandbox.emulator.seed({ zones: [{ name: 'seeded.example' }] });
    expect((await sandbox.call('GET', '/zones')).json.result).toHaveLength(1);
  });

  it.each(['a delete', 'a batch'])('a full state database leaves the data consistent: %s', async (what) => {
    const { db } = sandbox.emulator.sandbox;
    const pages = Number(db.prepare('PRAGMA page_count').get()?.page_count);
    db.exec(`CREATE TABLE filling (a BLOB); PRAGMA max_page_count = ${pages + 4}`);
    const room = db.prepare('INSERT INTO filling VALUES (zeroblob(1000))');
    expect(() => {
      for (;;) room.run();
    }).toThrow('full');
    const answer =
      what === 'a delete'
        ? await sandbox.call('DELETE', base)
        : await sandbox.call('POST', `${base}/query`, { sql: "INSERT INTO t VALUES ('more')" });
    db.exec('PRAGMA max_page_count = 1073741823');
    expect([200, 507]).toContain(answer.status);
    expect((await sandbox.call('GET', base)).status).toBe(what === 'a delete' && answer.status === 200 ? 404 : 200);
    if (what === 'a batch') expect(await sql('SELECT a FROM t')).toHaveLength(answer.status === 200 ? 2 : 1);
  });
});
