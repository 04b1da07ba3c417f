/** Tests of a user that run with `node --test`, `deno test` and `bun test`: the client calls the emulator in the same process. */
import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { createEmulator } from '@flarewire/emulator';
import Cloudflare from 'flarewire';

const account_id = 'f1a4e000000000000000000000000001';

/** Runs a test with a client whose requests go to a new emulator. */
async function withClient(work) {
  const emulator = createEmulator({ start: 'default' });
  try {
    await work(new Cloudflare({ apiToken: 'any', fetch: emulator.fetch }), emulator);
  } finally {
    await emulator.close();
  }
}

test('DNS records are created, listed and resolved', () =>
  withClient(async (client, emulator) => {
    const [{ id: zone_id, name }] = (await client.zones.list()).result;
    const record = { zone_id, type: 'A', name: `in-process.${name}`, content: '192.0.2.7', ttl: 300 };
    const { id } = await client.dns.records.create(record);
    equal((await client.dns.records.get(id, { zone_id })).content, '192.0.2.7');
    const { answers } = await emulator.dns.resolve(record.name, 'A');
    deepEqual(
      answers.map(({ content }) => content),
      ['192.0.2.7'],
    );
  }));

test('KV values are returned as stored', () =>
  withClient(async (client) => {
    const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'settings' });
    await client.kv.namespaces.values.update('greeting', { account_id, namespace_id, value: 'hello' });
    const value = await client.kv.namespaces.values.get('greeting', { account_id, namespace_id });
    equal(await value.text(), 'hello');
  }));

test('a snapshot restores D1 rows and other resources', () =>
  withClient(async (client, emulator) => {
    const { uuid } = await client.d1.database.create({ account_id, name: 'shop' });
    await client.d1.database.query(uuid, { account_id, sql: 'CREATE TABLE items (name TEXT)' });
    await client.d1.database.query(uuid, { account_id, sql: 'INSERT INTO items VALUES (?1)', params: ['lamp'] });
    const saved = await emulator.snapshot();
    await client.d1.database.delete(uuid, { account_id });
    await emulator.restore(saved);
    const { result } = await client.d1.database.query(uuid, { account_id, sql: 'SELECT name FROM items' });
    deepEqual(result[0].results, [{ name: 'lamp' }]);
  }));
