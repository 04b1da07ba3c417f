/** Stored calls: sent, saved, shared as a file, and collected to run in order. */
import { readFile } from 'node:fs/promises';
import type { Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { paramsText, startLocal, visit, zoneOf } from './harness.ts';

const SECRET = 'AQIDBAUGBwgBAgMEBQYHCAECAwQFBgcIAQIDBAUGBwg=';

test('sent calls are listed after a reload without their secrets', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const p = await paramsText('zones.get', { zone_id: zone.id });
  const { page, errors } = await visit(harness, `/explore/zones.get?p=${p}`);
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByText('200 OK', { exact: true }).first().waitFor();
  const account_id = (await harness.client.accounts.list()).result[0]?.id ?? '';
  const tunnel = await paramsText('zeroTrust.tunnels.cloudflared.create', { account_id, name: 'kept' });
  await page.goto(`${harness.console.url}/explore/zeroTrust.tunnels.cloudflared.create?p=${tunnel}`);
  await page.getByRole('tab', { name: 'JSON' }).click();
  await page
    .getByRole('textbox', { name: 'Parameters as JSON' })
    .fill(JSON.stringify({ account_id, name: 'kept', tunnel_secret: SECRET }));
  const isNote = (response: Response): boolean =>
    response.url().endsWith('/api/stored-calls') && response.request().method() === 'POST';
  await Promise.all([page.waitForResponse(isNote), page.getByRole('button', { name: /^Send/ }).click()]);
  await page.getByText('200 OK', { exact: true }).first().waitFor();

  await page.goto(`${harness.console.url}/calls`);
  const sent = page.getByRole('list', { name: 'Sent calls' });
  await sent.getByRole('link', { name: 'zones.get' }).waitFor();
  await sent.getByText('tunnel_secret was not saved').waitFor();
  expect(await page.content()).not.toContain(SECRET);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(SECRET);

  expect(errors).toEqual([]);
});

test('a call is saved, found by search, downloaded as a file and opened from it', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const p = await paramsText('zones.get', { zone_id: zone.id });
  const { page, errors } = await visit(harness, `/explore/zones.get?p=${p}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save under a name' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('My zone');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.goto(`${harness.console.url}/calls`);
  await page.getByRole('tab', { name: 'Saved' }).click();
  await page.getByRole('searchbox').fill('my zone');
  await expect.poll(() => page.url()).toContain('q=');
  await page.getByRole('button', { name: 'Actions for My zone' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as a file' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ flarewire: 'call', operation: 'zones.get', params: { zone_id: zone.id } });

  const open = async (name: string, content: string): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Open a file' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  };
  await open('postman.json', '{"info":{},"item":[]}');
  await page.getByText('a collection of Postman').waitFor();
  await open('copy.json', text.replace('My zone', 'My other zone'));
  await page.getByRole('link', { name: 'My other zone' }).click();
  await page.getByRole('heading', { level: 1, name: 'zones.get' }).waitFor();
  await expect.poll(() => page.url()).toContain(`p=${p}`);
  expect(errors).toEqual([]);
});

const record = (zone_id: string) => ({ zone_id, type: 'A', name: 'collected', ttl: 300, content: '192.0.2.9' });

test('a collection runs in order, passes values between steps and exports as a test', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { id: zone_id } = await zoneOf(harness);
  const { page, errors } = await visit(harness, '/calls?tab=collections');
  const step = (name: string, operation: string, params: object, expectStatus?: number) => ({
    ...{ name, operation, params, omitted: [] },
    ...(expectStatus && { expect: expectStatus }),
  });
  const file = {
    ...{ flarewire: 'collection', version: 1, name: 'A record comes and goes' },
    steps: [
      step('create', 'dns.records.create', record(zone_id), 200),
      step('remove', 'dns.records.delete', { zone_id, dns_record_id: 'to be picked' }),
      step('gone', 'dns.records.get', { zone_id, dns_record_id: '{{create.result.id}}' }, 404),
    ],
  };
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a file' }).click(),
  ]);
  await chooser.setFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  await page.getByRole('heading', { level: 1, name: 'A record comes and goes' }).waitFor();
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');

  await page.getByRole('button', { name: 'Run all' }).click();
  await page.getByText('1 step passed, 1 failed, 1 not run.').waitFor();
  await page.getByRole('button', { name: 'Go to remove' }).click();
  await expect.poll(() => steps.nth(1).evaluate((step) => step === document.activeElement)).toBe(true);
  // Insert the id from the response into the delete.
  await steps.nth(0).getByRole('button', { name: 'Show response' }).click();
  await page.getByRole('button', { name: 'Pass result.id on' }).click();
  await page.getByRole('menuitem', { name: 'As dns_record_id of remove' }).click();
  await steps.nth(1).getByText('{{create.result.id}}').waitFor();
  await page.getByRole('button', { name: 'Run from remove' }).click();
  await page.getByText('3 steps passed.').waitFor();
  await expect.poll(() => steps.nth(2).textContent()).toContain('404');

  await page.getByRole('button', { name: 'More for this collection' }).click();
  await page.getByRole('menuitem', { name: 'Copy as test' }).click();
  await page.getByRole('dialog').getByText('dns.records.delete(create.id, {').waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await steps.nth(1).getByText('{{create.result.id}}').waitFor();
  expect(errors).toEqual([]);
});
