/** Tests generated from a journal: they pass on a fresh emulator and fail if a response differs. */
import { index, loadProduct } from '@flarewire/contract';
import { createEmulator, type Emulator, type JournalEntry } from '@flarewire/emulator';
import { Cloudflare } from 'flarewire';
import { afterEach, expect, test } from 'vitest';
import type { Subject } from '../form/schema.ts';
import { type Call, neededBefore } from './before.ts';
import { vitestOf } from './recorded-test.ts';
import { callByName, runTest } from './test-support.ts';

const NAMES = { createEmulator, Cloudflare };

const open: Emulator[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((emulator) => emulator.close()));
});

function recorder(): { readonly emulator: Emulator; readonly client: Cloudflare } {
  const emulator = createEmulator();
  open.push(emulator);
  return {
    emulator,
    client: new Cloudflare({ apiToken: 'any', maxRetries: 0, logLevel: 'off', fetch: emulator.fetch }),
  };
}

const operations = new Map(index().operations.map((operation) => [operation.name, operation]));

async function callOf(entry: JournalEntry): Promise<Call<JournalEntry>> {
  const operation = operations.get(entry.operation ?? '');
  const document = await loadProduct(operation?.product ?? '');
  const schemas = document.operations[operation?.name ?? ''];
  if (operation === undefined || schemas === undefined) throw new Error(`No operation: ${entry.path}`);
  const subject: Subject = { operation, schemas, defs: document.schemas };
  return { entry, subject };
}

const callsOf = (emulator: Emulator): Promise<Call<JournalEntry>[]> =>
  Promise.all(emulator.journal.entries().map(callOf));

test('every call of a journal becomes a passing test', async () => {
  const { emulator, client } = recorder();
  const account_id = 'f1a4e000000000000000000000000001';
  const zone = await client.zones.create({ account: { id: account_id }, name: 'it-s-example.com', type: 'full' });
  const record = await client.dns.records.create({
    zone_id: zone.id,
    type: 'TXT',
    name: 'www',
    ttl: 300,
    content: '"it\'s `$x`"',
  });
  for await (const _ of client.dns.records.list({ zone_id: zone.id, name: { contains: 'www' } })) break;
  await client.dns.records.get(record.id, { zone_id: zone.id });
  await client.dns.records.edit(record.id, { zone_id: zone.id, type: 'TXT', name: 'www2', ttl: 300, content: '"b"' });
  await client.dns.records.get('f'.repeat(32), { zone_id: zone.id }).catch(() => undefined);
  await client.zones.get({ zone_id: 'f'.repeat(32) }).catch(() => undefined);
  const namespace = await client.kv.namespaces.create({ account_id, title: 'My namespace' });
  await client.kv.namespaces.values.update('a/b', { account_id, namespace_id: namespace.id, value: 'text' });
  await client.kv.namespaces.values.get('a/b', { account_id, namespace_id: namespace.id });
  const database = await client.d1.database.create({ account_id, name: 'db' });
  await client.d1.database.query(String(database.uuid), { account_id, sql: 'SELECT 1 AS one' });
  await client.zeroTrust.tunnels.cloudflared.create({ account_id, name: 'tunnel', config_src: 'cloudflare' });
  await callByName(client, 'zones.create', { name: 5, account: {} }).catch(() => undefined);
  await client.dns.records.delete(record.id, { zone_id: zone.id });
  await client.dns.records.get(record.id, { zone_id: zone.id }).catch(() => undefined);
  const calls = await callsOf(emulator);
  expect(calls.length).toBe(16);
  // The last call reads a record that existed earlier: its test cannot know that something else deleted it.
  for (const [index, call] of calls.slice(0, -1).entries()) {
    const code = vitestOf(call, neededBefore(call, calls.slice(0, index)));
    await runTest(code, NAMES).catch((error) => {
      throw new Error(`${error}\n${code}`);
    });
  }
});

test('a generated test is readable', async () => {
  const { emulator, client } = recorder();
  const zone_id = '023e105f4ecef8ad9ca31a8372d0c353';
  await emulator.seed({ zones: [{ id: zone_id, name: 'example.com' }] });
  emulator.journal.clear();
  const record = await client.dns.records.create({ zone_id, type: 'A', name: 'www', ttl: 300, content: '192.0.2.1' });
  await client.dns.records.edit(record.id, { zone_id, type: 'A', name: 'api', ttl: 300, content: '192.0.2.1' });
  const [first, second] = await callsOf(emulator);
  if (first === undefined || second === undefined) throw new Error('Two calls were made.');
  const code = vitestOf(second, neededBefore(second, [first]));
  expect(code).toBe(
    `import { createEmulator } from '@flarewire/emulator';
import Cloudflare from 'flarewire';
import { expect, onTestFinished, test } from 'vitest';

test('dns.records.edit answers with 200', async () => {
  const emulator = createEmulator({
    start: { zones: [{ id: '023e105f4ecef8ad9ca31a8372d0c353', name: 'example.com' }] },
  });
  onTestFinished(() => emulator.close());
  const client = new Cloudflare({ apiToken: 'any', maxRetries: 0, fetch: emulator.fetch });
  const record = await client.dns.records.create({
    zone_id: '023e105f4ecef8ad9ca31a8372d0c353',
    type: 'A',
    name: 'www',
    ttl: 300,
    content: '192.0.2.1',
  });

  const { data, response } = await client.dns.records.edit(record.id, {
    zone_id: '023e105f4ecef8ad9ca31a8372d0c353',
    type: 'A',
    name: 'api',
    ttl: 300,
    content: '192.0.2.1',
  }).withResponse();
  expect(response.status).toBe(200);
`.concat(code.slice(code.indexOf('  expect(data)'))),
  );
  expect(code).toContain('id: record.id,');
  expect(code).toContain("content: '192.0.2.1',");
  expect(code).toContain('created_on: expect.any(String),');
  await runTest(code, NAMES);
});

test('a generated test fails if the status or the shape differs', async () => {
  const { emulator, client } = recorder();
  await client.kv.namespaces.create({ account_id: 'f1a4e000000000000000000000000001', title: 'One' });
  const [call] = await callsOf(emulator);
  if (call === undefined) throw new Error('One call was made.');
  const code = vitestOf(call);
  await runTest(code, NAMES);
  await expect(runTest(code.replace('toBe(200)', 'toBe(201)'), NAMES)).rejects.toThrow('200');
  await expect(runTest(code.replace('id: expect.any(String)', 'id: expect.any(Number)'), NAMES)).rejects.toThrow(
    'Number',
  );
});

test('secrets and files missing from the journal are listed and not made up', async () => {
  const { emulator, client } = recorder();
  const account_id = 'f1a4e000000000000000000000000001';
  const tunnel_secret = 'AQIDBAUGBwgBAgMEBQYHCAECAwQFBgcIAQIDBAUGBwg=';
  await client.zeroTrust.tunnels.cloudflared.create({ account_id, name: 'tunnel', tunnel_secret });
  const [call] = await callsOf(emulator);
  if (call === undefined) throw new Error('One call was made.');
  const code = vitestOf(call);
  expect(code).not.toContain('AQIDBAUG');
  expect(code).toContain('// The journal does not hold /tunnel_secret.');
});

test('a response with an injected fault is not expected again', async () => {
  const { emulator, client } = recorder();
  emulator.faults.add({ operation: 'zones.list', times: 1, fault: { status: 500 } });
  await client.zones.list({ per_page: 5 }).catch(() => undefined);
  const [call] = await callsOf(emulator);
  if (call === undefined) throw new Error('One call was made.');
  expect(call.entry.status).toBe(500);
  await runTest(vitestOf(call), NAMES);
});
