/** Guarantees of docs/backup.md, one test per table row. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { Cloudflare } from 'flarewire';
import { afterEach, describe, expect, test } from 'vitest';
import { backup, diff, formatDiff, formatRestore, openBackup, planRestore, restore, saveBackup } from './index.ts';

const zone_id = 'f1a4e000000000000000000000000010';
const account_id = 'f1a4e000000000000000000000000001';
const emulators: Emulator[] = [];
afterEach(async () => {
  await Promise.all(emulators.splice(0).map((one) => one.close()));
});

async function local(seed = 1) {
  const emulator = createEmulator({ seed, start: 'default' });
  emulators.push(emulator);
  await emulator.ready;
  const client = new Cloudflare({
    ...{ apiToken: 'any', maxRetries: 0, logLevel: 'off' as const },
    fetch: (url, init) => emulator.fetch(url, init),
    clock: { sleep: async () => {} },
  });
  const ask = (name: string, params: object) =>
    (client.call as (name: string, params: object) => Promise<Record<string, unknown>>).call(client, name, params);
  return { emulator, client, ask };
}

/** A client whose requests to one path are rejected. */
const refusing = (client: Cloudflare, part: string, status: number): Cloudflare => {
  const fetch = client.fetch;
  const body = { success: false, errors: [{ code: 10000, message: 'no' }], messages: [], result: null };
  return client.withOptions({
    fetch: ((url: string, init: RequestInit) =>
      String(url).includes(part) ? Promise.resolve(Response.json(body, { status })) : fetch(url, init)) as typeof fetch,
  });
};

const actionsOf = ({ steps }: { readonly steps: readonly { readonly action: string }[] }) =>
  steps.map(({ action }) => action);
const monitor = (description: string) => ({ account_id, type: 'http', description, expected_codes: '200' }) as const;

describe('an unreadable list', () => {
  test('a list that could not be read is skipped by a restore, which creates nothing twice', async () => {
    const { client } = await local();
    for (const name of ['one', 'two']) await client.loadBalancers.monitors.create(monitor(name));
    const include = ['loadBalancers.monitors'];
    const value = await backup(client, { account_id }, { include });
    const plan = await planRestore(refusing(client, '/monitors', 503), value, { account_id });
    expect(actionsOf(plan)).toEqual(['skip', 'skip']);
    expect(formatRestore(plan)).toContain('503');
    // The backup lacks them because they were unreadable: none is extra.
    const blind = await backup(refusing(client, '/monitors', 503), { account_id }, { include });
    expect(actionsOf(await planRestore(client, blind, { account_id }, { deleteExtra: true }))).toEqual([]);
  });

  test('a list that could not be read is reported as unread by a diff', async () => {
    const { client } = await local();
    await client.dns.records.create({ zone_id, type: 'A', name: 'a.example.com', content: '192.0.2.1', ttl: 300 });
    const include = ['dns.records'];
    const seen = await backup(client, { zone_id }, { include });
    const blind = await backup(refusing(client, '/dns_records', 403), { zone_id }, { include });
    const line = '? dns.records is not compared: 403 10000 no';
    expect(formatDiff(await diff(seen, blind))).toBe(line);
    expect(formatDiff(await diff(blind, seen))).toBe(line);
  });
});

describe('completeness of a backup', () => {
  test('lists are read to the end by cursor', async () => {
    const { client } = await local();
    for (let at = 0; at < 60; at++) await client.r2.buckets.create({ account_id, name: `bucket-${at}` });
    const { kinds } = await backup(client, { account_id }, { include: ['r2.buckets'], coverage: false });
    expect(kinds['r2.buckets']).toHaveLength(60);
  });

  test('resources with different paths for list and create are backed up', async () => {
    const { ask, client } = await local();
    const room = { zone_id, name: 'room', host: 'www.example.com', new_users_per_minute: 300, total_active_users: 400 };
    const { id: waiting_room_id } = await ask('waitingRooms.create', room);
    const times = { event_start_time: '2027-01-01T00:00:00Z', event_end_time: '2027-01-02T00:00:00Z' };
    await ask('waitingRooms.events.create', { zone_id, waiting_room_id, name: 'sale', ...times });
    await ask('workersForPlatforms.dispatch.namespaces.create', { account_id, name: 'production' });
    const zone = await backup(client, { zone_id }, { include: ['waitingRooms'] });
    expect(zone.kinds['waitingRooms.events']).toMatchObject([{ in: { waiting_room_id }, fields: { name: 'sale' } }]);
    const account = await backup(client, { account_id }, { include: ['workersForPlatforms', 'images.v1.variants'] });
    expect(account.kinds['workersForPlatforms.dispatch.namespaces']).toMatchObject([{ id: 'production' }]);
  });

  test('fields that only a change accepts are saved and restored', async () => {
    const from = await local();
    const { queue_id } = await from.ask('queues.create', { account_id, queue_name: 'mails' });
    await from.ask('queues.edit', { account_id, queue_id, settings: { delivery_delay: 30 } });
    const value = await backup(from.client, { account_id }, { include: ['queues'] });
    const to = await local();
    const plan = await planRestore(to.client, value, { account_id });
    expect((await restore(to.client, plan, { confirm: plan.id })).map(({ outcome }) => outcome)).toEqual(['done']);
    const now = await backup(to.client, { account_id }, { include: ['queues'] });
    expect(now.kinds.queues?.[0]?.fields).toMatchObject({ settings: { delivery_delay: 30 } });
    expect(await diff(value, now)).toEqual([]);
  });

  test('deleted resources that are still listed are not backed up', async () => {
    const { client, ask } = await local();
    const { id } = await ask('zeroTrust.tunnels.cloudflared.create', { account_id, name: 'gone' });
    await ask('zeroTrust.tunnels.cloudflared.delete', { account_id, tunnel_id: id });
    const { kinds } = await backup(client, { account_id }, { include: ['zeroTrust.tunnels'] });
    expect(kinds['zeroTrust.tunnels.cloudflared']).toBeUndefined();
  });

  test('a resource with two URLs is backed up once', async () => {
    const { client, ask } = await local();
    await ask('healthchecks.create', { zone_id, name: 'h', address: 'www.example.com' });
    const { kinds } = await backup(client, { zone_id }, { include: ['healthchecks', 'smartShield'] });
    expect(Object.keys(kinds)).toEqual(['healthchecks']);
  });

  test('resources that a backup cannot contain are listed with the reason', async () => {
    const { client } = await local();
    const { unread } = await backup(client, { account_id }, { include: ['images.v1.keys'] });
    expect(unread).toEqual([{ kind: 'images.v1.keys', reason: expect.stringMatching(/^not supported: /), count: 1 }]);
  });
});

describe('a restore', () => {
  test('a restore checks the current state before it changes, creates or deletes', async () => {
    const { client } = await local();
    const record = (name: string, content: string) => ({ zone_id, type: 'A', name, content, ttl: 300 }) as const;
    const one = await client.dns.records.create(record('a.example.com', '192.0.2.1'));
    const two = await client.dns.records.create(record('b.example.com', '192.0.2.2'));
    const include = ['dns.records'];
    const value = await backup(client, { zone_id }, { include });
    await client.dns.records.edit(one.id, { ...record('a.example.com', '192.0.2.10') });
    await client.dns.records.delete(two.id, { zone_id });
    const extra = await client.dns.records.create(record('c.example.com', '192.0.2.3'));
    const plan = await planRestore(client, value, { zone_id }, { deleteExtra: true });
    expect(
      actionsOf(plan)
        .filter((action) => action !== 'keep')
        .sort(),
    ).toEqual(['change', 'create', 'delete']);
    await client.dns.records.edit(one.id, { ...record('a.example.com', '192.0.2.99') });
    await client.dns.records.create(record('b.example.com', '192.0.2.2'));
    await client.dns.records.edit(extra.id, { ...record('c.example.com', '192.0.2.98') });
    const results = await restore(client, plan, { confirm: plan.id });
    expect(results.map(({ outcome }) => outcome)).toEqual(['skipped', 'skipped', 'skipped']);
    expect((await client.dns.records.get(one.id, { zone_id })).content).toBe('192.0.2.99');
  });

  test('a restore lists resources that are not in the backup, and deletes them only on request', async () => {
    const { client } = await local();
    const include = ['kv.namespaces'];
    const value = await backup(client, { account_id }, { include });
    await client.kv.namespaces.create({ account_id, title: 'extra' });
    const plan = await planRestore(client, value, { account_id });
    expect(formatRestore(plan)).toContain('? extra kv.namespaces extra');
    expect(await restore(client, plan, { confirm: plan.id })).toEqual([]);
    const deleting = await planRestore(client, value, { account_id }, { deleteExtra: true });
    expect(formatRestore(deleting)).toContain('- delete kv.namespaces extra');
    await restore(client, deleting, { confirm: deleting.id });
    expect(await diff(value, await backup(client, { account_id }, { include }))).toEqual([]);
  });

  test('a restore replaces ids inside texts', async () => {
    const from = await local();
    const { id } = await from.ask('zeroTrust.gateway.lists.create', {
      account_id,
      name: 'bad',
      type: 'DOMAIN',
      items: [{ value: 'bad.example' }],
    });
    const rule = {
      account_id,
      name: 'block',
      action: 'block',
      filters: ['dns'],
      traffic: `any(dns.domains[*] in $${id})`,
    };
    await from.ask('zeroTrust.gateway.rules.create', rule);
    const include = ['zeroTrust.gateway.lists', 'zeroTrust.gateway.rules'];
    const value = await backup(from.client, { account_id }, { include });
    const to = await local(2);
    await to.ask('zeroTrust.gateway.lists.create', { account_id, name: 'other', type: 'DOMAIN' });
    const plan = await planRestore(to.client, value, { account_id });
    const results = await restore(to.client, plan, { confirm: plan.id });
    expect(results.map(({ outcome, error }) => error?.message ?? outcome)).toEqual(['done', 'done']);
    const now = await backup(to.client, { account_id }, { include });
    const list = now.kinds['zeroTrust.gateway.lists']?.find(({ fields }) => fields.name === 'bad')?.id;
    expect(now.kinds['zeroTrust.gateway.rules']?.[0]?.fields.traffic).toBe(`any(dns.domains[*] in $${list})`);
  });

  test('a restore skips only the items that lack a secret', async () => {
    const from = await local();
    const { id } = await from.client.loadBalancers.monitors.create({
      ...monitor('secret'),
      header: { Authorization: ['Bearer x'] },
    });
    const pool = { account_id, name: 'north', monitor: id ?? '', origins: [{ name: 'one', address: '192.0.2.1' }] };
    await from.client.loadBalancers.pools.create(pool);
    const value = await backup(from.client, { account_id }, { include: ['loadBalancers'] });
    expect(JSON.stringify(value)).not.toContain('Bearer');
    const to = await local();
    const plan = await planRestore(to.client, value, { account_id });
    expect(plan.steps.map(({ kind, action, note }) => ({ kind, action, note }))).toEqual([
      { kind: 'loadBalancers.monitors', action: 'skip', note: expect.stringContaining('header.Authorization.0') },
      { kind: 'loadBalancers.pools', action: 'create', note: expect.stringContaining('without monitor') },
    ]);
    expect((await restore(to.client, plan, { confirm: plan.id })).map(({ outcome }) => outcome)).toEqual(['done']);
    const again = await planRestore(to.client, value, { account_id });
    expect(actionsOf(again)).toEqual(['skip', 'keep']);
  });
});

describe('a backup folder', () => {
  test('files of others remain, and an interrupted save is never opened as complete', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'flarewire-promises-'));
    try {
      const { client } = await local();
      const value = await backup(client, { zone_id }, { include: ['dns.records', 'zones.settings'] });
      await saveBackup(folder, value);
      await writeFile(join(folder, 'package.json'), '{}');
      const { 'dns.records': records = [] } = value.kinds;
      await saveBackup(folder, { ...value, kinds: { 'dns.records': records } });
      expect((await readdir(folder)).sort()).toEqual(['backup.json', 'dns.records.json', 'package.json']);
      // Simulates a kill after one file of the next save.
      const before = await readFile(join(folder, 'dns.records.json'), 'utf8');
      await writeFile(join(folder, 'dns.records.json'), '[]\n');
      await expect(openBackup(folder)).rejects.toThrow('a save was interrupted');
      await writeFile(join(folder, 'dns.records.json'), before);
      expect((await openBackup(folder)).kinds).toEqual({ 'dns.records': records });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
