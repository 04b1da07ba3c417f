/** From a search to a response: operations are found, filled in, sent, and shown by the inspector. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { accountOf, startLocal, visit, zoneOf } from './harness.ts';

const request = (page: Page) => page.getByRole('region', { name: 'Request' });
const answer = (page: Page) => page.getByRole('region', { name: 'Response' });

async function find(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill(words);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

/** Types into a field with suggestions and closes them. */
async function choose(page: Page, field: string, value: string): Promise<void> {
  await request(page).getByRole('combobox', { name: field }).fill(value);
  await page.keyboard.press('Tab');
}

/** Sends the call and waits for the status. */
async function send(page: Page, status: string): Promise<void> {
  await request(page).getByRole('button', { name: 'Send' }).click();
  await answer(page).getByText(status, { exact: true }).waitFor();
}

/** Fills in a record with a nested body: chooses its kind, violates its limits and corrects it. */
async function fillRecord(page: Page, zone: { readonly id: string; readonly name: string }): Promise<void> {
  await choose(page, 'Zone ID', zone.id);
  // The generated form; `made.test.ts` covers the custom one.
  await request(page).getByRole('switch', { name: 'All fields' }).press('Space');
  await request(page)
    .getByRole('button', { name: /Choose a type/ })
    .click();
  await page.getByRole('option', { name: 'CAA' }).click();
  await request(page).getByRole('textbox', { name: 'Name' }).fill(`first.${zone.name}`);
  await choose(page, 'TTL', '7');
  await request(page)
    .getByText(/30 to 86400/)
    .first()
    .waitFor();
  await choose(page, 'TTL', '300');
  await request(page).getByRole('button', { name: 'Data not set' }).click();
  await request(page).getByRole('textbox', { name: 'Flags' }).fill('0');
  await request(page).getByRole('textbox', { name: 'Tag', exact: true }).fill('issue');
  await request(page).getByRole('textbox', { name: 'Value' }).fill('ca.example');
}

/** Checks the same call as code in several languages. */
async function seeCode(page: Page, zone: string): Promise<void> {
  const code = page.getByRole('region', { name: 'Code' });
  // Collapsed to one line once there is a response.
  await code.getByRole('button', { name: /^Code as curl/ }).click();
  for (const [language, part] of [
    ['curl', `/zones/${zone}/dns_records`],
    ['TypeScript', 'client.dns.records.create('],
    ['fetch', 'await fetch('],
    ['CLI', 'flarewire dns records create'],
    ['React', "mutationOptions('dns.records.create'"],
  ] as const) {
    await code.getByRole('tab', { name: language }).click();
    await code.getByText(part).first().waitFor();
  }
}

test('an operation is found despite typos, filled in, sent, inspected and resent with an edit', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const { page, errors } = await visit(harness);
  await find(page, 'dns recrod creat');
  await page.getByRole('heading', { name: 'dns.records.create' }).waitFor();
  await answer(page).getByRole('heading', { name: 'Response' }).waitFor();
  await fillRecord(page, zone);
  await send(page, '200 OK');
  const [record] = (await harness.client.dns.records.list({ zone_id: zone.id, type: 'CAA' })).result;
  expect(record).toMatchObject({ name: `first.${zone.name}`, data: { flags: 0, tag: 'issue', value: 'ca.example' } });
  await seeCode(page, zone.id);

  // Shown by the inspector, edited and sent again.
  await page.getByRole('link', { name: 'Inspect' }).click();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('row', { name: /POST dns\.records\.create/ }).click();
  await page.getByRole('button', { name: 'Edit and replay' }).click();
  await page.getByRole('heading', { name: 'dns.records.create' }).waitFor();
  await request(page).getByRole('textbox', { name: 'Name' }).fill(`second.${zone.name}`);
  await send(page, '200 OK');
  const { result } = await harness.client.dns.records.list({ zone_id: zone.id, type: 'CAA' });
  expect(result.map(({ name }) => name).sort()).toEqual([`first.${zone.name}`, `second.${zone.name}`]);
  expect(errors).toEqual([]);
});

test('a file is uploaded as a form and downloaded again byte for byte', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const namespace = await harness.client.kv.namespaces.create({ account_id, title: 'files' });
  const { page } = await visit(harness);
  await find(page, 'kv.namespaces.values.update');
  // Chosen by name from the list; typed text would be accepted too.
  const picker = request(page).getByRole('combobox', { name: 'Namespace ID' });
  await picker.click();
  await page.getByRole('option', { name: 'files' }).click();
  await expect.poll(() => picker.inputValue()).toBe(namespace.id);
  const key = request(page).getByRole('combobox', { name: 'Key name' });
  await key.fill('odd/key ?');
  await key.press('Tab');
  const bytes = Buffer.from([0, 255, 10, 13, 34, 92, 128, 200]);
  await request(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.bin', mimeType: 'application/octet-stream', buffer: bytes });
  await send(page, '200 OK');
  const kept = await harness.client.kv.namespaces.values.get('odd/key ?', { account_id, namespace_id: namespace.id });
  expect([...new Uint8Array(await kept.arrayBuffer())]).toEqual([...bytes]);
});

test('a list is read page by page, sorted and filtered, and an error is explained', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  for (let n = 0; n < 12; n++)
    await harness.client.dns.records.create({
      zone_id: zone.id,
      type: 'A',
      name: `h${n}.${zone.name}`,
      ttl: 300,
      content: `192.0.2.${n}`,
    });
  const { page } = await visit(harness);
  await find(page, 'dns.records.list');
  await choose(page, 'Zone ID', zone.id);
  await request(page)
    .getByRole('button', { name: /^More fields/ })
    .click();
  await request(page).getByRole('searchbox', { name: 'Find a field' }).fill('items a page');
  await request(page)
    .getByRole('textbox', { name: 'Per page' })
    .or(request(page).getByRole('spinbutton', { name: 'Per page' }))
    .fill('5');
  await send(page, '200 OK');
  const rows = answer(page).getByRole('grid').getByRole('row');
  await expect.poll(() => rows.count()).toBe(6);
  await answer(page)
    .getByRole('button', { name: /next page/i })
    .click();
  await expect.poll(() => rows.count()).toBe(11);
  await answer(page).getByRole('searchbox', { name: 'Filter the rows' }).fill(`h1.${zone.name}`);
  await expect.poll(() => rows.count()).toBe(2);

  await find(page, 'zones.get');
  await page.getByRole('heading', { name: 'zones.get' }).waitFor();
  await choose(page, 'Zone ID', '0'.repeat(32));
  await request(page).getByRole('button', { name: 'Send' }).click();
  const failure = answer(page).getByRole('alert');
  await failure.getByText('NotFoundError').waitFor();
  // The message starts with the problem, not with a class name.
  await expect.poll(() => failure.textContent()).toMatch(/^Invalid zone identifier/);
});

test('an operation and a product link to the documentation site first if it has a URL', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal({ site: 'https://docs.example' });
  const { page } = await visit(harness);
  const { url } = harness.console;
  const linked = (name: string) => page.getByRole('main').getByRole('link', { name }).first().getAttribute('href');
  await page.goto(`${url}/explore/dns.records.create`);
  await page.getByRole('main').getByRole('link', { name: 'Cloudflare’s page' }).waitFor();
  expect(await linked('Reference')).toBe('https://docs.example/reference/dns/records/#create');
  await page.goto(`${url}/explore?product=dns`);
  await page.getByRole('heading', { level: 1, name: 'DNS' }).waitFor();
  expect(await linked('Reference')).toBe('https://docs.example/reference/dns/');
});

test('a verified operation names the observations that the emulator agrees with', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page, errors } = await visit(harness, '/explore/queues.get');
  await page.getByTitle(/^Agrees with \d+ observations? of the real API \(.*oddlynew\/alchemy-effect/).waitFor();
  await page.goto(`${harness.console.url}/explore/logs.RayID.get`);
  await page.getByText('Docs', { exact: true }).first().waitFor();
  await expect.poll(() => page.getByText(/^Verified by/).count()).toBe(0);
  expect(errors).toEqual([]);
});
