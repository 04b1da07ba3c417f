import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { Cloudflare } from 'flarewire';
import { waitFor } from 'flarewire/wait';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backup, formatData, planData, planRestore, restore, restoreData, saveData } from '../index.ts';

const account_id = 'f1a4e000000000000000000000000001';
const bytes = new Uint8Array([0, 255, 254, 1, 10, 13]);
let emulators: Emulator[] = [];
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flarewire-data-'));
});
afterEach(async () => {
  await Promise.all(emulators.map((one) => one.close()));
  emulators = [];
  await rm(folder, { recursive: true, force: true });
});

async function local() {
  const emulator = createEmulator({ seed: 1 });
  emulators.push(emulator);
  await emulator.ready;
  const client = new Cloudflare({
    apiToken: 'any',
    fetch: (url, init) => emulator.fetch(url, init),
    maxRetries: 0,
    logLevel: 'off',
    clock: { sleep: async () => {} },
  });
  return { emulator, client };
}

async function fill(client: Cloudflare): Promise<void> {
  const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'sessions / a' });
  const body = Array.from({ length: 250 }, (_, i) => ({ key: `key ${i}`, value: `value ${i}`, metadata: { i } }));
  await client.kv.namespaces.bulkUpdate(namespace_id, { account_id, body });
  await client.kv.namespaces.bulkUpdate(namespace_id, {
    account_id,
    body: [
      { key: 'bytes/../é', value: Buffer.from(bytes).toString('base64'), base64: true },
      { key: 'late', value: 'x', expiration: 4_000_000_000 },
    ],
  });
  const { uuid = '' } = await client.d1.database.create({ account_id, name: 'shop' });
  await client.d1.database.query(uuid, {
    account_id,
    sql: "CREATE TABLE orders (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO orders (name) VALUES ('a'), ('b''s; c');",
  });
  await client.r2.buckets.create({ account_id, name: 'photos' });
  const object = { account_id, bucket_name: 'photos' };
  await client.r2.buckets.objects.upload('a/../b?.png', new Blob([bytes], { type: 'image/png' }), object);
  await client.r2.buckets.objects.upload('empty', new Blob([]), object);
  const { id: list_id } = await client.rules.lists.create({ account_id, kind: 'ip', name: 'offices' });
  const params = { account_id, list_id, body: [{ ip: '192.0.2.1', comment: 'north' }, { ip: '2001:db8::/64' }] };
  const begun = await client.call('rules.lists.items.create', params);
  await waitFor(client, 'rules.lists.items.create', params, begun);
}

/** Data as users would read it. */
async function contents(client: Cloudflare) {
  const [space] = await client.kv.namespaces.list({ account_id }).all();
  const [list] = await client.rules.lists.list({ account_id }).all();
  const [database] = await client.d1.database.list({ account_id }).all();
  const namespace_id = space?.id ?? '';
  const value = await client.kv.namespaces.values.get('bytes/../é', { account_id, namespace_id });
  const object = await client.r2.buckets.objects.get('a/../b?.png', { account_id, bucket_name: 'photos' });
  return {
    keys: await client.kv.namespaces.keys.list(namespace_id, { account_id }).all(),
    bytes: new Uint8Array(await value.arrayBuffer()),
    rows: (await client.d1.database.query(database?.uuid ?? '', { account_id, sql: 'SELECT * FROM orders' }).all()).map(
      ({ results }) => results,
    ),
    object: [object.headers.get('content-type'), new Uint8Array(await object.arrayBuffer())],
    objects: (await client.r2.buckets.objects.list('photos', { account_id }).all()).map(({ key, size }) => [key, size]),
    items: (await client.rules.lists.items.list(list?.id ?? '', { account_id }).all()).map((item) =>
      'ip' in item ? [item.ip, item.comment ?? null] : [],
    ),
  };
}

describe('data', () => {
  test('data of KV, D1, R2 and lists is reproduced in another account, after the configuration', async () => {
    const from = await local();
    await fill(from.client);
    const saved = await saveData(folder, from.client, { account_id });
    expect(saved.map(({ kind, name, items, outcome }) => [kind, name, items, outcome])).toEqual([
      ['kv', 'sessions / a', 252, 'done'],
      ['d1', 'shop', 2, 'done'],
      ['r2', 'photos', 2, 'done'],
      ['lists', 'offices', 2, 'done'],
    ]);
    const to = await local();
    const early = await planData(folder, to.client, { account_id });
    expect(formatData(early)).toContain('! skip kv sessions / a: it does not exist: restore the configuration');
    const include = ['kv', 'd1', 'r2.buckets', 'rules.lists'];
    const value = await backup(from.client, { account_id }, { include });
    const plan = await planRestore(to.client, value, { account_id });
    await restore(to.client, plan, { confirm: plan.id });
    const planned = await planData(folder, to.client, { account_id });
    await expect(restoreData(folder, to.client, planned, { confirm: 'yes' })).rejects.toThrow('confirm');
    const written = await restoreData(folder, to.client, planned, { confirm: planned.id });
    expect(written.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(await contents(to.client)).toEqual(await contents(from.client));
    const again = await planData(folder, to.client, { account_id });
    expect(formatData(again)).toContain('! skip d1 shop: it already has 1 tables');
  });

  test('saved data is private to its owner, deterministic, and contains no download URLs', async () => {
    const { client } = await local();
    await fill(client);
    const read = async () => {
      const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
      for (const one of files) expect((await stat(join(one.parentPath, one.name))).mode & 0o077).toBe(0);
      const texts = files.map(async ({ parentPath, name }) => [
        join(parentPath, name),
        await readFile(join(parentPath, name), 'latin1'),
      ]);
      return (await Promise.all(texts)).sort();
    };
    await saveData(folder, client, { account_id });
    const first = await read();
    await saveData(folder, client, { account_id });
    expect(await read()).toEqual(first);
    expect(JSON.stringify(first)).not.toContain('signed_url');
  });

  test('data that cannot be read or written is reported, and the rest is processed', async () => {
    const { emulator, client } = await local();
    await fill(client);
    emulator.faults.add({ operation: 'r2.buckets.list', fault: { status: 403 } });
    emulator.faults.add({ operation: 'd1.database.export', fault: { status: 403 } });
    const saved = await saveData(folder, client, { account_id });
    expect(saved.map(({ kind, name, outcome }) => [kind, name, outcome])).toEqual([
      ['kv', 'sessions / a', 'done'],
      ['d1', 'shop', 'failed'],
      ['r2', '*', 'failed'],
      ['lists', 'offices', 'done'],
    ]);
    emulator.faults.clear();
    emulator.faults.add({ operation: 'kv.namespaces.bulkUpdate', times: 1, fault: { status: 500 } });
    const plan = await planData(folder, client, { account_id });
    const written = await restoreData(folder, client, plan, { confirm: plan.id });
    expect(written.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['kv', 'failed'],
      ['lists', 'done'],
    ]);
    const again = await restoreData(folder, client, plan, { confirm: plan.id });
    expect(again.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  });

  test('saving data stops when the caller aborts, and can be continued', async () => {
    const { client } = await local();
    await fill(client);
    const caller = new AbortController();
    const onProgress = () => caller.abort();
    await expect(saveData(folder, client, { account_id }, { signal: caller.signal, onProgress })).rejects.toThrow();
    await expect(planData(folder, client, { account_id })).rejects.toThrow('has no data');
    expect(await saveData(folder, client, { account_id }, { of: ['r2'] })).toHaveLength(1);
    const object = { account_id, bucket_name: 'photos' };
    await client.r2.buckets.objects.delete('empty', object);
    const plan = await planData(folder, client, { account_id });
    expect(await restoreData(folder, client, plan, { confirm: plan.id })).toMatchObject([
      { items: 1, outcome: 'done' },
    ]);
  });
});
