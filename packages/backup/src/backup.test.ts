import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { Cloudflare } from 'flarewire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backup, diff, formatDiff, formatRestore, openBackup, planRestore, restore, saveBackup } from './index.ts';

const zone_id = 'f1a4e000000000000000000000000010';
const account_id = 'f1a4e000000000000000000000000001';
let emulators: Emulator[] = [];
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flarewire-backup-'));
});
afterEach(async () => {
  await Promise.all(emulators.map((one) => one.close()));
  emulators = [];
  await rm(folder, { recursive: true, force: true });
});

async function local(seed = 1) {
  const emulator = createEmulator({ seed, start: 'default' });
  emulators.push(emulator);
  await emulator.ready;
  const client = new Cloudflare({
    apiToken: 'any',
    fetch: (url, init) => emulator.fetch(url, init),
    maxRetries: 0,
    logLevel: 'off',
    clock: { sleep: async () => {} },
  });
  const changes = () => emulator.journal.entries().filter(({ method }) => method !== 'GET').length;
  return { emulator, client, changes };
}

/** Creates resources that reference each other, and secrets. */
async function fill(client: Cloudflare): Promise<void> {
  await client.dns.records.create({ zone_id, type: 'A', name: 'backed.example.com', content: '192.0.2.77', ttl: 300 });
  await client.zones.settings.edit('min_tls_version', { zone_id, value: '1.2' });
  await client.pageRules.create({
    zone_id,
    targets: [{ target: 'url', constraint: { operator: 'matches', value: 'example.com/a*' } }],
    actions: [{ id: 'automatic_https_rewrites', value: 'on' }],
  } as never);
  const pool = await client.loadBalancers.pools.create({
    account_id,
    name: 'north',
    origins: [{ name: 'one', address: '192.0.2.1' }],
  });
  await client.loadBalancers.create({
    zone_id,
    name: 'lb.example.com',
    default_pools: [pool.id ?? ''],
    fallback_pool: pool.id ?? '',
  });
  await client.kv.namespaces.create({ account_id, title: 'sessions' });
  await client.queues.create({ account_id, queue_name: 'mails' });
  await client.rules.lists.create({ account_id, kind: 'ip', name: 'offices' });
  await client.zeroTrust.access.tags.create({ account_id, name: 'team' });
  await client.r2.buckets.create({ account_id, name: 'photos' });
  await client.r2.buckets.cors.update('photos', {
    account_id,
    rules: [{ allowed: { methods: ['GET'], origins: ['https://example.com'] } }],
  });
}

describe('a backup', () => {
  test('a backup has all writable fields, is deterministic, and contains no timestamps', async () => {
    const { client, changes } = await local();
    await fill(client);
    const before = changes();
    const one = await backup(client, { zone_id });
    const two = await backup(client, { zone_id });
    expect(JSON.stringify(two)).toBe(JSON.stringify(one));
    expect(changes()).toBe(before);
    expect(one.scope).toEqual({ name: 'zone_id', id: zone_id, title: 'example.com' });
    const record = one.kinds['dns.records']?.find(({ fields }) => fields.name === 'backed.example.com');
    expect(record?.fields).toMatchObject({ type: 'A', content: '192.0.2.77', ttl: 300 });
    expect(record?.fields).not.toHaveProperty('created_on');
    expect(
      one.kinds['zones.settings']?.find(({ in: at }) => at?.setting_id === 'min_tls_version')?.fields,
    ).toMatchObject({ value: '1.2' });
    const account = await backup(client, { account_id }, { include: ['kv', 'queues', 'r2'] });
    expect(Object.keys(account.kinds)).toEqual([
      'kv.namespaces',
      'queues',
      'r2.buckets',
      'r2.buckets.cors',
      'r2.buckets.domains.managed',
      'r2.buckets.lifecycle',
      'r2.buckets.localUploads',
      'r2.buckets.locks',
    ]);
    expect(account.kinds['r2.buckets.cors']).toMatchObject([{ in: { bucket_name: 'photos' } }]);
  });

  test('a backup names secrets and never contains their values', async () => {
    const { client } = await local();
    await client.dns.zoneTransfers.tsigs.create({
      account_id,
      name: 'a.key.',
      algo: 'hmac-sha512.',
      secret: 'c2VjcmV0LW9mLW1pbmU=',
    });
    await client.alerting.destinations.webhooks.create({
      account_id,
      name: 'hook',
      url: 'https://example.com/hook',
      secret: 'hidden-word',
    });
    const value = await backup(client, { account_id });
    await saveBackup(folder, value);
    const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    expect(texts.join()).not.toMatch(/c2VjcmV0|hidden-word/);
    expect(value.kinds['dns.zoneTransfers.tsigs']).toMatchObject([{ fields: { name: 'a.key.' }, secrets: ['secret'] }]);
  });

  test('a backup lists unreadable resources, and rejects if nothing can be read', async () => {
    const { client } = await local();
    const fetch = client.fetch;
    const partial = client.withOptions({
      fetch: ((url: string, init: RequestInit) =>
        String(url).includes('/pagerules')
          ? Promise.resolve(
              Response.json(
                { success: false, errors: [{ code: 10000, message: 'no' }], messages: [], result: null },
                { status: 403 },
              ),
            )
          : fetch(url, init)) as typeof fetch,
    });
    const value = await backup(partial, { zone_id }, { include: ['pageRules', 'dns.records'] });
    expect(value.unread).toEqual([{ kind: 'pageRules', status: 403, reason: '10000 no' }]);
    const refused = client.withOptions({
      fetch: (() =>
        Promise.resolve(
          Response.json({ success: false, errors: [{ code: 1000, message: 'no' }] }, { status: 401 }),
        )) as never,
    });
    await expect(backup(refused, { zone_id })).rejects.toThrow('401');
    await expect(backup(client, { zone_id }, { signal: AbortSignal.abort() })).rejects.toThrow();
  });

  test('a backup is a folder of files with owner-only permissions, and can be opened again', async () => {
    const { client } = await local();
    await fill(client);
    const value = await backup(client, { zone_id });
    await saveBackup(folder, value);
    expect(await openBackup(folder)).toEqual(value);
    expect((await stat(join(folder, 'dns.records.json'))).mode & 0o777).toBe(0o600);
    await saveBackup(folder, { ...value, kinds: {} });
    expect(await readdir(folder)).toEqual(['backup.json']);
    await writeFile(join(folder, 'backup.json'), '{');
    await expect(openBackup(folder)).rejects.toThrow('not valid JSON');
    await rm(join(folder, 'backup.json'));
    await expect(openBackup(folder)).rejects.toThrow('is not a backup');
    await writeFile(join(folder, 'letter.txt'), 'dear');
    await expect(saveBackup(folder, value)).rejects.toThrow('is neither empty nor a backup');
  });
});

test('a diff lists added, removed and changed items', async () => {
  const { client } = await local();
  await fill(client);
  const include = ['dns.records', 'zones.settings'];
  const before = await backup(client, { zone_id }, { include });
  const record = before.kinds['dns.records']?.find(({ fields }) => fields.name === 'backed.example.com');
  await client.dns.records.edit(record?.id ?? '', {
    zone_id,
    type: 'A',
    name: 'backed.example.com',
    content: '192.0.2.78',
    ttl: 300,
  });
  await client.dns.records.create({ zone_id, type: 'TXT', name: 'new.example.com', content: '"new"', ttl: 1 });
  const found = await diff(before, await backup(client, { zone_id }, { include }));
  expect(formatDiff(found)).toBe(
    '~ dns.records A backed.example.com 192.0.2.78\n    content: "192.0.2.77" → "192.0.2.78"\n+ dns.records TXT new.example.com "new"',
  );
  expect(await diff(before, before)).toEqual([]);
  // Resources left out of the comparison, or of one of the backups, do not count as deleted.
  const settings = await backup(client, { zone_id }, { include: ['zones.settings'] });
  expect(formatDiff(await diff(before, settings))).toBe(
    '? dns.records is not compared: one of the backups was made without it',
  );
  expect(await diff(before, settings, { exclude: ['dns'] })).toEqual([]);
  expect(await diff(before, settings, { include: ['zones.settings'] })).toEqual([]);
});

describe('a restore', () => {
  test('a restore reproduces a backup elsewhere from a confirmed plan, and leaves nothing to do', async () => {
    const from = await local();
    await fill(from.client);
    const to = await local();
    const account = await backup(from.client, { account_id }, { exclude: ['accounts'] });
    const plan = await planRestore(to.client, account, { account_id });
    expect(to.changes()).toBe(0);
    await expect(restore(to.client, plan, { confirm: 'yes' })).rejects.toThrow('confirm');
    await expect(restore(to.client, { ...plan, steps: [] }, { confirm: plan.id })).rejects.toThrow('unchanged');
    expect(to.changes()).toBe(0);
    const results = await restore(to.client, plan, { confirm: plan.id });
    expect(
      results.filter(({ outcome }) => outcome === 'failed').map(({ step, error }) => `${step.kind}: ${error?.message}`),
    ).toEqual([]);
    const zone = await backup(from.client, { zone_id });
    // Its load balancer references a pool of the account.
    const { ids } = await planRestore(to.client, account, { account_id });
    const zonePlan = await planRestore(to.client, zone, { zone_id }, { ids });
    expect(formatRestore(zonePlan)).toContain('+ create dns.records A backed.example.com 192.0.2.77');
    const done = await restore(to.client, zonePlan, { confirm: zonePlan.id });
    expect(
      done.filter(({ outcome }) => outcome === 'failed').map(({ step, error }) => `${step.kind}: ${error?.message}`),
    ).toEqual([]);
    expect(await diff(account, await backup(to.client, { account_id }, { exclude: ['accounts'] }))).toEqual([]);
    const again = await planRestore(to.client, zone, { zone_id }, { ids });
    expect(again.steps.filter(({ action }) => action === 'create' || action === 'change')).toEqual([]);
  });

  test('an interrupted restore continues from a new plan and creates nothing twice', async () => {
    const from = await local();
    await fill(from.client);
    const value = await backup(from.client, { account_id }, { exclude: ['accounts'] });
    const to = await local();
    to.emulator.faults.add({ method: 'POST', every: 3, fault: 'lostAnswer' });
    const caller = new AbortController();
    const plan = await planRestore(to.client, value, { account_id });
    const creates = plan.steps.filter(({ action }) => action === 'create').length;
    const stop = (done: number) => done === 4 && caller.abort();
    await expect(
      restore(to.client, plan, { confirm: plan.id, signal: caller.signal, onProgress: stop }),
    ).rejects.toThrow();
    const rest = await planRestore(to.client, value, { account_id });
    expect(rest.steps.filter(({ action }) => action === 'create').length).toBeLessThan(creates);
    await restore(to.client, rest, { confirm: rest.id });
    expect(formatDiff(await diff(value, await backup(to.client, { account_id }, { exclude: ['accounts'] })))).toBe('');
  });

  test('a restore continues after errors, and rejects a plan for another scope', async () => {
    const { client } = await local();
    const value = await backup(client, { zone_id }, { include: ['dns.records'] });
    await expect(planRestore(client, value, { account_id })).rejects.toThrow('backup of a zone');
    const wrong = { fields: { type: 'A', name: 'a.example.com', content: 'no address', ttl: 1 } };
    const right = { fields: { type: 'A', name: 'b.example.com', content: '192.0.2.8', ttl: 1 } };
    const broken = { ...value, kinds: { 'dns.records': [wrong, right] } };
    const plan = await planRestore(client, broken, { zone_id });
    const results = await restore(client, plan, { confirm: plan.id });
    expect(results.map(({ outcome }) => outcome)).toEqual(['failed', 'done']);
  });
});
