/**
 * Working in the console: Start with counts and next steps, remembered pane sizes, a maximized response, a long zone
 * file.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { accountOf, startLocal, visit, zoneOf } from './harness.ts';

test('Start counts resources, checks off steps and lists pinned items', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zones = (await harness.client.zones.list()).result.length;
  const { page, errors } = await visit(harness, '/');
  await tile(page, zones, 'Zones').waitFor();
  await tile(page, 0, 'KV namespaces').waitFor();
  const steps = page.getByRole('region', { name: 'First steps' });
  const step = (name: string) => steps.getByRole('listitem').filter({ hasText: name });
  await step('Call it from a program').getByRole('img', { name: 'Done:' }).waitFor();
  await step('Send a call').getByRole('img', { name: 'To do:' }).waitFor();

  await page
    .getByRole('region', { name: 'Operations to try' })
    .getByRole('link', { name: /zones\.list/ })
    .click();
  await page.getByRole('button', { name: 'Pin to Start and search' }).click();
  await page.getByRole('button', { name: 'Unpin' }).waitFor();
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByText('200 OK', { exact: true }).first().waitFor();
  await harness.client.kv.namespaces.create({ account_id: await accountOf(harness), title: 'counted' });

  await page.goto(harness.console.url);
  await tile(page, 1, 'KV namespaces').waitFor();
  await step('Send a call').getByRole('img', { name: 'Done:' }).waitFor();
  await page.getByRole('region', { name: 'Pinned and recent' }).getByLabel('pinned').waitFor();
  await page.getByRole('region', { name: 'Recent requests from programs' }).getByText('kv.namespaces.create').waitFor();
  expect(errors).toEqual([]);
});

const tile = (page: Page, count: number, label: string) =>
  page.getByRole('region', { name: 'Overview' }).getByRole('link', { name: `${count} ${label}`, exact: true });

test('panes keep their width, and a response fills the window until Escape', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page, errors } = await visit(harness, '/explore/zones.list');
  const line = page.getByRole('separator', { name: 'Width of the form' });
  const before = Number(await line.getAttribute('aria-valuenow'));
  await line.focus();
  for (let times = 0; times < 5; times++) await page.keyboard.press('ArrowLeft');
  const after = Number(await line.getAttribute('aria-valuenow'));
  expect(after).toBeLessThan(before);
  await page.reload();
  await expect.poll(() => line.getAttribute('aria-valuenow')).toBe(String(after));

  await page.getByRole('button', { name: /^Send/ }).click();
  const answer = page.getByRole('region', { name: 'Response' });
  await answer.getByText('200 OK', { exact: true }).first().waitFor();
  const { width = 0 } = (await answer.boundingBox()) ?? {};
  await answer.getByRole('button', { name: 'Fill the window' }).click();
  await answer.getByRole('button', { name: 'Back to the page' }).waitFor();
  const { width: full = 0 } = (await answer.boundingBox()) ?? {};
  expect(full).toBe(page.viewportSize()?.width);
  // Covered controls receive neither focus nor clicks.
  const send = page.getByRole('button', { name: /^Send/ });
  expect(await send.evaluate((button) => button.closest('[inert]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await answer.getByRole('button', { name: 'Fill the window' }).waitFor();
  const { width: again = 0 } = (await answer.boundingBox()) ?? {};
  expect(again).toBe(width);
  expect(errors).toEqual([]);
});

test('a zone file larger than one import is sent completely in parts', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  await harness.client.zones.subscriptions.create({ zone_id: zone.id, rate_plan: { id: 'enterprise' } });
  const text = 'x'.repeat(250);
  const file = Array.from({ length: 1200 }, (_, at) => `long${at} 300 IN TXT "${text}"`).join('\n');
  expect(file.length).toBeGreaterThan(256 * 1024);
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(file);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('tab', { name: '1,200 added' }).waitFor();
  await dialog.getByRole('button', { name: 'Add 1,200 records' }).click();
  await dialog.getByText('1,200 records were added').waitFor({ timeout: 60_000 });
  const entries = harness.emulator.journal.entries();
  expect(entries.filter(({ operation }) => operation === 'dns.records.import').length).toBeGreaterThan(1);
  const { result_info } = await harness.client.dns.records.list({ zone_id: zone.id, type: 'TXT', per_page: 5 });
  expect(result_info?.total_count).toBe(1200);
  expect(errors).toEqual([]);
});
