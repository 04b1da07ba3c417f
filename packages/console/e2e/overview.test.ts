/** The overview of an account, pages of single items, and an empty account. */
import { createEmulator } from '@flarewire/emulator';
import Cloudflare from 'flarewire';
import { expect, onTestFinished, test } from 'vitest';
import { PAGE } from '../../../tools/build/page.ts';
import { createConsole } from '../src/server/index.ts';
import { noBrowser } from './browser.ts';
import { accountOf, type Harness, startEmulators, startLocal, visit, zoneOf } from './harness.ts';

async function startEmpty(): Promise<Harness> {
  const emulator = createEmulator({ seed: 7 });
  const { url } = await emulator.listen();
  const console = await createConsole({ emulator, apiURL: url, page: PAGE });
  onTestFinished(async () => {
    await console.close();
    await emulator.close();
  });
  return { console, emulator, client: new Cloudflare({ apiToken: 'any', baseURL: url }) };
}

test("the overview names the first items of each kind, and an item's page is titled by its name", async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const { client } = harness;
  const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'named-namespace' });
  const { uuid: database_id } = await client.d1.database.create({ account_id, name: 'named-database' });
  await client.r2.buckets.create({ account_id, name: 'named-bucket' });
  const { queue_id } = await client.queues.create({ account_id, queue_name: 'named-queue' });
  const { page, errors } = await visit(harness, '/browse');
  const account = page.getByRole('region', { name: 'In this account' });
  await account.getByRole('link', { name: 'named-database' }).waitFor();
  await account.getByRole('link', { name: 'named-bucket' }).click();
  await page.getByRole('heading', { level: 1, name: 'named-bucket' }).waitFor();
  expect(await page.title()).toBe('named-bucket – flarewire');
  const paths = {
    'named-namespace': `kv.namespaces.keys?account_id=${account_id}&namespace_id=${namespace_id}`,
    'named-database': `d1.database?account_id=${account_id}&database_id=${database_id}`,
    'named-queue': `queues?account_id=${account_id}&queue_id=${queue_id}`,
  };
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(`${harness.console.url}/browse/${path}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect.poll(() => page.title()).toBe(`${name} – flarewire`);
  }
  expect(errors).toEqual([]);
});

test('an account without zones explains zones and offers to create one wherever a zone is needed', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startEmpty();
  const { page, errors } = await visit(harness, '/browse');
  for (const path of ['/browse', '/browse/dns.records']) {
    await page.goto(harness.console.url + path);
    await page.getByText('No zones yet').waitFor();
    await page.getByRole('link', { name: 'Create a zone' }).click();
    await page.getByRole('heading', { level: 1, name: 'zones.create' }).waitFor();
  }
  expect(errors).toEqual([]);
});

test('navigation marks only the open page as current', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const { page } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  const place = page.getByRole('navigation', { name: 'Place' });
  await place.getByRole('link', { name: 'Browse' }).waitFor();
  await expect.poll(() => place.locator('a[aria-current]').count()).toBe(0);
});

test('the live mode bar keeps its text on one line at every width', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const { harness } = await startEmulators();
  const { page } = await visit(harness, '/browse', { width: 1280 });
  for (const width of [1280, 1024, 860]) {
    await page.setViewportSize({ width, height: 800 });
    await page
      .getByText(/of 1200 calls left/)
      .first()
      .waitFor();
    const { height } = (await page.getByRole('banner').boundingBox()) ?? {};
    // A second line would increase its height.
    expect([width, (height ?? 99) <= 48]).toEqual([width, true]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([width, overflow]).toEqual([width, 0]);
  }
});
