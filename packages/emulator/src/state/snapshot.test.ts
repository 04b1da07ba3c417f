import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { afterEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type TestSandbox, testSandbox } from '../../test/sandbox.ts';

const folders: string[] = [];
const open: TestSandbox[] = [];
afterEach(async () => {
  for (const { emulator } of open.splice(0)) await emulator.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const make = (options: Parameters<typeof testSandbox>[0]): TestSandbox => {
  const sandbox = testSandbox(options);
  open.push(sandbox);
  return sandbox;
};

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'flarewire-snapshot-'));
  folders.push(made);
  return made;
};

const base = `/accounts/${ACCOUNT}`;

/** Something of each kind: tables of a product, bytes, generic state, SQL, and files where there is a folder. */
async function fill({ call }: TestSandbox): Promise<string> {
  const zone = (await call('POST', '/zones', { name: 'a.example', account: { id: ACCOUNT } })).json.result;
  await call('POST', `/zones/${zone.id}/dns_records`, { type: 'A', name: 'www', content: '192.0.2.1', ttl: 60 });
  const namespace = (await call('POST', `${base}/storage/kv/namespaces`, { title: 'n' })).json.result;
  await call('PUT', `${base}/storage/kv/namespaces/${namespace.id}/values/k`, new Uint8Array([0, 255, 7]));
  await call('POST', `${base}/queues`, { queue_name: 'q' });
  const database = (await call('POST', `${base}/d1/database`, { name: 'd' })).json.result;
  const sql =
    'CREATE TABLE t (a); CREATE VIRTUAL TABLE f USING fts5 (b); INSERT INTO t VALUES (1); INSERT INTO f VALUES (2)';
  await call('POST', `${base}/d1/database/${database.uuid}/query`, { sql });
  return database.uuid;
}

async function contents({ call }: TestSandbox, uuid: string): Promise<unknown> {
  const zones = (await call('GET', '/zones')).json.result;
  const namespaces = (await call('GET', `${base}/storage/kv/namespaces`)).json.result;
  return {
    zones,
    records: (await call('GET', `/zones/${zones?.[0]?.id}/dns_records`)).json.result,
    value: (await call('GET', `${base}/storage/kv/namespaces/${namespaces[0]?.id}/values/k`)).text,
    queues: (await call('GET', `${base}/queues`)).json.result,
    sql: (await call('POST', `${base}/d1/database/${uuid}/query`, { sql: 'SELECT * FROM t, f' })).json.result?.[0]
      .results,
  };
}

describe.each([
  ['in memory', () => ({})],
  ['in a folder', () => ({ data: folder() })],
])('a state %s', (_, options) => {
  it('a snapshot restores the state, and the sequence of ids', async () => {
    const sandbox = make(options());
    const uuid = await fill(sandbox);
    const before = await contents(sandbox, uuid);
    const snapshot = await sandbox.emulator.snapshot();
    const next = async (): Promise<string> =>
      (await sandbox.call('POST', `${base}/queues`, { queue_name: 'next' })).json.result.queue_id;
    const id = await next();
    await sandbox.call('POST', `${base}/d1/database/${uuid}/query`, { sql: 'INSERT INTO t VALUES (2)' });
    await sandbox.call('DELETE', `${base}/d1/database/${uuid}`);
    await sandbox.call('POST', '/zones', { name: 'b.example', account: { id: ACCOUNT } });
    await sandbox.emulator.restore(snapshot);
    expect(await contents(sandbox, uuid)).toEqual(before);
    await sandbox.emulator.restore(snapshot);
    expect(await next()).toBe(id);
  });

  it('a snapshot can move to another emulator', async () => {
    const from = make({});
    const uuid = await fill(from);
    const to = make(options());
    await to.emulator.restore(await from.emulator.snapshot());
    expect(await contents(to, uuid)).toEqual(await contents(from, uuid));
  });

  it('a reset restores the initial state, with the sequence of ids', async () => {
    const sandbox = make(options());
    const first = await fill(sandbox);
    const before = await contents(sandbox, first);
    await sandbox.emulator.reset();
    expect((await sandbox.call('GET', '/zones')).json.result).toEqual([]);
    expect((await sandbox.call('GET', `${base}/d1/database/${first}`)).status).toBe(404);
    expect((await sandbox.call('GET', '/accounts')).json.result).toHaveLength(1);
    await sandbox.emulator.reset();
    expect(await fill(sandbox)).toBe(first);
    expect(await contents(sandbox, first)).toEqual(before);
  });
});

it('a folder stores the restored state', async () => {
  const data = folder();
  const first = testSandbox({ data });
  const uuid = await fill(first);
  const snapshot = await first.emulator.snapshot();
  const before = await contents(first, uuid);
  await first.emulator.reset();
  await first.emulator.restore(snapshot);
  await first.emulator.close();
  expect(await contents(make({ data }), uuid)).toEqual(before);
});

it('a reset also resets time, faults, limits and the journal', async () => {
  const { call, emulator } = make({
    limits: { quota: 5, window: 60 },
    faults: [{ after: 2, times: 1, fault: 'html502' }],
  });
  const statuses = async () => [await call('GET', '/user'), await call('GET', '/user'), await call('GET', '/user')];
  const first = (await statuses()).map(({ status }) => status);
  emulator.faults.add({ fault: { status: 503 } });
  await emulator.reset();
  expect(emulator.journal.entries()).toEqual([]);
  expect((await statuses()).map(({ status }) => status)).toEqual(first);
  expect(first).toEqual([200, 200, 502]);
});

it.each([
  ['no bytes of ours', new Uint8Array([1, 2, 3]), 'These bytes are not a snapshot'],
  ['another object', serialize({ magic: 'x' }), 'These bytes are not a snapshot'],
  ['another version', serialize({ magic: 'flarewire-snapshot', version: 99 }), 'version 99; this emulator knows 1'],
  [
    'SQL that does more',
    serialize({
      magic: 'flarewire-snapshot',
      version: 1,
      tables: [{ name: 'x', sql: ["ATTACH 'x' AS y"], columns: ['a'], rows: [] }],
    }),
    'SQL that makes no table',
  ],
])('%s is refused, and nothing is changed', async (_, bytes, message) => {
  const sandbox = make({});
  const uuid = await fill(sandbox);
  const before = await contents(sandbox, uuid);
  await expect(sandbox.emulator.restore(bytes)).rejects.toThrow(message);
  expect(await contents(sandbox, uuid)).toEqual(before);
});
