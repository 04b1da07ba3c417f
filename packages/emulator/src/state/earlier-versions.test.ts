/**
 * Folders written by earlier versions open as they were left. `test/states/` has one for each version whose tables differ, named by
 * its day; a change of tables adds another one, written before the change.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Loose, testSandbox } from '../../test/sandbox.ts';

const states = fileURLToPath(new URL('../../test/states', import.meta.url));
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function unpacked(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'flarewire-earlier-'));
  folders.push(folder);
  for (const file of readdirSync(join(states, name), { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const from = join(file.parentPath, file.name);
    const to = join(folder, relative(join(states, name), from).replace(/\.gz$/, ''));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, gunzipSync(readFileSync(from)));
  }
  return folder;
}

describe.each(readdirSync(states))('a folder of %s', (name) => {
  it('a folder of an earlier version has all of its content, and accepts more', async () => {
    const data = unpacked(name);
    for (const round of [1, 2]) {
      const { call, emulator } = testSandbox({ data });
      const get = async (path: string): Promise<Loose> => (await call('GET', path)).json.result;
      const [zone] = await get('/zones?name=kept.example');
      expect((await get(`/zones/${zone.id}/dns_records`))[0]).toMatchObject({
        name: 'www.kept.example',
        content: '192.0.2.1',
      });
      const [namespace] = await get(`/accounts/${ACCOUNT}/storage/kv/namespaces`);
      const values = `/accounts/${ACCOUNT}/storage/kv/namespaces/${namespace.id}/values`;
      expect((await call('GET', `${values}/key`)).text).toBe('value');
      expect((await call('GET', `/accounts/${ACCOUNT}/r2/buckets/kept/objects/a.txt`)).text).toBe('object');
      expect(await get(`/accounts/${ACCOUNT}/queues`)).toMatchObject([{ queue_name: 'kept' }]);
      expect(await get(`/accounts/${ACCOUNT}/access/groups`)).toMatchObject([{ name: 'kept' }]);
      expect(await get(`/accounts/${ACCOUNT}/workers/scripts`)).toMatchObject([{ id: 'kept' }]);
      expect(await get('/user/tokens')).toMatchObject([{ name: 'kept' }]);
      const [database] = await get(`/accounts/${ACCOUNT}/d1/database`);
      const base = `/accounts/${ACCOUNT}/d1/database/${database.uuid}`;
      const sql = { sql: `INSERT INTO t VALUES (${round}); SELECT count(*) AS n FROM t` };
      const answer = await call('POST', `${base}/query`, sql);
      expect(answer.json.result[1].results).toEqual([{ n: round === 1 ? 2 : 3 }]);
      if (round === 2) {
        const bookmark = '00000002-00000000-6afe7701-6afe7701db0c71c8058eec650ef6a7a6';
        expect((await call('POST', `${base}/time_travel/restore?bookmark=${bookmark}`)).status).toBe(200);
        expect((await call('POST', `${base}/query`, sql)).json.result[1].results).toEqual([{ n: 2 }]);
      }
      await emulator.close();
    }
  });
});
