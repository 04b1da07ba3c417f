/** Paths of all pages, with something to show on each. */
import type { Page } from 'playwright-core';
import { accountOf, type Harness, paramsText, zoneOf } from '../harness.ts';

export async function pathsOf(harness: Pick<Harness, 'client'>): Promise<readonly string[]> {
  const account_id = await accountOf(harness);
  const namespace = await harness.client.kv.namespaces.create({ account_id, title: 'pages' });
  const where = { account_id, namespace_id: namespace.id };
  await harness.client.kv.namespaces.values.update('greeting', { ...where, value: '{"hello":"harness"}' });
  const database = await harness.client.d1.database.create({ account_id, name: 'pages' });
  await harness.client.r2.buckets.create({ account_id, name: 'pages' });
  await harness.client.queues.create({ account_id, queue_name: 'pages' });
  const { zone, record } = await zoneWithRecord(harness);
  const form = await paramsText('dns.records.create', { zone_id: zone.id, type: 'MX', name: 'mail', ttl: 300 });
  return [
    '/',
    '/explore',
    '/explore?product=dns',
    `/explore/dns.records.create?p=${form}`,
    '/explore/zeroTrust.access.applications.create?view=json',
    '/explore/no.such.operation',
    '/explore/zones.settings.edit',
    '/inspect',
    '/inspect?id=1',
    ...['faults', 'clock', 'state', 'connect'].map((panel) => `/inspect?panel=${panel}`),
    '/browse',
    `/browse?zone_id=${zone.id}`,
    `/browse/zones.settings?zone_id=${zone.id}`,
    `/browse/dns.records?zone_id=${zone.id}&item=${record.id}`,
    `/browse/dns.records?zone_id=${zone.id}`,
    `/browse/kv.namespaces?account_id=${account_id}`,
    `/browse/kv.namespaces.keys?account_id=${account_id}&namespace_id=${namespace.id}`,
    `/browse/d1.database?account_id=${account_id}&database_id=${database.uuid}`,
    `/browse/r2.buckets?account_id=${account_id}`,
    `/browse/queues?account_id=${account_id}`,
    `/browse/workers.scripts?account_id=${account_id}`,
    `/browse/rulesets?account_id=${account_id}`,
    `/browse/rulesets?zone_id=${zone.id}`,
    '/radar',
    '/radar?show=table',
    '/trace',
    '/trace?url=https%3A%2F%2Fwww.example.com%2F',
    '/logs',
    '/changes',
    '/calls',
    '/calls?tab=saved',
    '/calls?tab=collections',
    '/compare',
    '/jobs',
    '/no/such/page',
  ];
}

async function zoneWithRecord(harness: Pick<Harness, 'client'>) {
  const zone = await zoneOf(harness);
  const [record] = (await harness.client.dns.records.list({ zone_id: zone.id })).result;
  if (record === undefined) throw new Error('The zone has no records.');
  return { zone, record };
}

/** Waits until the page and its data are loaded. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}
