/** Resources with unusual paths or bodies are restored to another account. */
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { Cloudflare } from 'flarewire';
import { afterEach, expect, test } from 'vitest';
import { backup, diff, kindsOf, notHeldOf, planRestore, restore } from './index.ts';

const zone_id = 'f1a4e000000000000000000000000010';
const account_id = 'f1a4e000000000000000000000000001';
const emulators: Emulator[] = [];
afterEach(async () => {
  await Promise.all(emulators.splice(0).map((one) => one.close()));
});

async function local(seed: number): Promise<Cloudflare> {
  const emulator = createEmulator({ seed, start: 'default' });
  emulators.push(emulator);
  await emulator.ready;
  return new Cloudflare({ apiToken: 'any', maxRetries: 0, logLevel: 'off', fetch: emulator.fetch });
}

/** Restores to an empty account; returns the items of the backup. */
async function copied(
  from: Cloudflare,
  scope: { account_id: string } | { zone_id: string },
  include: readonly string[],
) {
  const to = await local(2);
  const value = await backup(from, scope, { include });
  const plan = await planRestore(to, value, scope);
  const results = await restore(to, plan, { confirm: plan.id });
  expect(results.filter(({ outcome }) => outcome !== 'done')).toEqual([]);
  const made = results.flatMap(({ step, there }) => (step.id && there ? [[step.id, there] as const] : []));
  const ids = { ...plan.ids, ...Object.fromEntries(made) };
  expect(await diff(value, await backup(to, scope, { include }), { ids })).toEqual([]);
  const again = await planRestore(to, value, scope, { ids });
  expect(again.steps.filter(({ action }) => action !== 'keep')).toEqual([]);
  return value.kinds;
}

test('buckets of each jurisdiction are restored with their settings', async () => {
  const from = await local(1);
  const rule = { allowed: { methods: ['GET' as const], origins: ['https://example.com'] } };
  for (const [name, jurisdiction] of [
    ['photos', 'default'],
    ['faces', 'eu'],
  ] as const) {
    const place = { account_id, 'cf-r2-jurisdiction': jurisdiction };
    await from.r2.buckets.create({ ...place, name });
    await from.r2.buckets.cors.update(name, { ...place, rules: [rule] });
  }
  const kinds = await copied(from, { account_id }, ['r2.buckets']);
  expect(kinds['r2.buckets']?.map(({ id, in: place }) => [id, place])).toEqual([
    ['photos', undefined],
    ['faces', { 'cf-r2-jurisdiction': 'eu' }],
  ]);
  expect(kinds['r2.buckets.cors']?.map(({ in: place }) => place)).toEqual([
    { bucket_name: 'photos' },
    { 'cf-r2-jurisdiction': 'eu', bucket_name: 'faces' },
  ]);
});

test('event notifications name the queue of the account to which they are restored', async () => {
  const from = await local(1);
  await from.r2.buckets.create({ account_id, name: 'photos' });
  const { queue_id } = await from.queues.create({ account_id, queue_name: 'uploads' });
  await from.r2.buckets.eventNotifications.update(`${queue_id}`, {
    ...{ account_id, bucket_name: 'photos' },
    rules: [{ actions: ['PutObject'], prefix: 'new/' }],
  });
  const kinds = await copied(from, { account_id }, ['r2.buckets', 'queues']);
  expect(kinds['r2.buckets.eventNotifications']).toMatchObject([{ id: queue_id }]);
});

test('a list that is written as a whole is one resource', async () => {
  const from = await local(1);
  await from.zeroTrust.devices.policies.default.excludes.update({
    account_id,
    body: [{ address: '192.0.2.0/24', description: 'office' }],
  });
  const kinds = await copied(from, { account_id }, ['zeroTrust.devices.policies.default.excludes']);
  expect(kinds['zeroTrust.devices.policies.default.excludes']).toHaveLength(1);
});

test('items whose create takes a list or the item as its body are restored one by one', async () => {
  const from = await local(1);
  const room = await from.waitingRooms.create({
    ...{ zone_id, name: 'sale', host: 'www.example.com', path: '/sale' },
    ...{ new_users_per_minute: 200, total_active_users: 200 },
  });
  await from.waitingRooms.rules.create(`${room.id}`, {
    zone_id,
    rules: { action: 'bypass_waiting_room', expression: 'ip.src in {192.0.2.0/24}', description: 'office' },
  });
  const kinds = await copied(from, { zone_id }, ['waitingRooms']);
  expect(kinds['waitingRooms.rules']).toHaveLength(1);
});

test('settings of hostnames are read for each setting', async () => {
  const from = await local(1);
  await from.hostnames.settings.tls.update('app.example.com', {
    ...{ zone_id, setting_id: 'min_tls_version' },
    value: '1.2',
  });
  const kinds = await copied(from, { zone_id }, ['hostnames.settings.tls']);
  expect(kinds['hostnames.settings.tls']?.map(({ in: place }) => place)).toEqual([{ setting_id: 'min_tls_version' }]);
});

test('no restore buys anything', async () => {
  for (const scope of ['account_id', 'zone_id'] as const) {
    const calls = (await kindsOf(scope))
      .flatMap(({ create, change }) => [create, change])
      .filter((one) => one !== undefined);
    expect(calls.filter(({ summary }) => /\b(buy|pay|purchase)\b/i.test(summary))).toEqual([]);
    expect(
      calls.filter(
        ({ permissions = [] }) => permissions.length > 0 && permissions.every((one) => /^Billing/.test(one)),
      ),
    ).toEqual([]);
  }
  const reasons = new Map((await notHeldOf('account_id')).map(({ name, reason }) => [name, reason]));
  expect(reasons.get('rules.lists.items')).toContain('saveData');
});
