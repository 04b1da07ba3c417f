/** A change to a record, reconstructed from an emulator's journal. */
import { createEmulator, type Emulator, type JournalEntry } from '@flarewire/emulator';
import { Cloudflare } from 'flarewire';
import { afterEach, expect, test } from 'vitest';
import { beforeAfter, seenBefore } from './before-after.ts';

const open: Emulator[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((emulator) => emulator.close()));
});

const ZONE = 'f1a4e000000000000000000000000010';

async function start() {
  const emulator = createEmulator({ start: 'default' });
  open.push(emulator);
  await emulator.ready;
  return { emulator, client: new Cloudflare({ apiToken: 'any', maxRetries: 0, fetch: emulator.fetch }) };
}

function changeIn(emulator: Emulator, entry: JournalEntry | undefined) {
  if (entry === undefined) throw new Error('There is no such request.');
  const ids = seenBefore(emulator.journal.rows(), entry);
  return beforeAfter(
    entry,
    ids.map((id) => emulator.journal.entry(id)).filter((one) => one !== undefined),
  );
}

test('the record before a change is the one that the latest request saw, including in a list', async () => {
  const { emulator, client } = await start();
  const record = await client.dns.records.create({
    zone_id: ZONE,
    type: 'A',
    name: 'www9',
    ttl: 300,
    content: '192.0.2.1',
  });
  await client.dns.records.edit(record.id, { zone_id: ZONE, type: 'A', name: 'www9', ttl: 600, content: '192.0.2.1' });
  await client.dns.records.list({ zone_id: ZONE });
  await client.dns.records.edit(record.id, { zone_id: ZONE, type: 'A', name: 'www9', ttl: 900, content: '192.0.2.1' });
  await client.dns.records.delete(record.id, { zone_id: ZONE });
  const [made, first, , second, gone] = emulator.journal.entries();
  expect(changeIn(emulator, made)).toMatchObject({ before: undefined, after: { ttl: 300 } });
  expect(changeIn(emulator, first)).toMatchObject({ before: { ttl: 300 }, after: { ttl: 600 } });
  expect(changeIn(emulator, second)).toMatchObject({ before: { ttl: 600 }, after: { ttl: 900 } });
  expect(changeIn(emulator, gone)).toMatchObject({ before: { ttl: 900 }, after: undefined });
});

test('no change is shown for unseen items, refused requests, or requests that change nothing', async () => {
  const { emulator, client } = await start();
  const { result } = await recordsOf(emulator);
  const id = String(result[0]?.id);
  emulator.journal.clear();
  await client.dns.records
    .edit(id, { zone_id: ZONE, type: 'A', name: 'www', ttl: 7, content: '192.0.2.1' })
    .catch(() => {});
  await client.dns.records.delete(id, { zone_id: ZONE });
  await client.zones.list();
  const [refused, deleted, read] = emulator.journal.entries();
  expect(changeIn(emulator, refused)).toBe(undefined);
  expect(changeIn(emulator, deleted)).toBe(undefined);
  expect(changeIn(emulator, read)).toBe(undefined);
});

async function recordsOf(emulator: Emulator) {
  const client = new Cloudflare({ apiToken: 'any', fetch: emulator.fetch });
  return client.dns.records.list({ zone_id: ZONE });
}
