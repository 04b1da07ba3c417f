/** Cancelling dialogs: the selection is preserved, and the focus returns to where it was. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser, quiet } from './browser.ts';
import { accountOf, startLocal, visit, zoneOf } from './harness.ts';

/** Text of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

test('cancelling a bulk action keeps the selection and focuses the button that started it', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  await page.getByRole('checkbox', { name: 'Select all rows' }).press('Space');
  const status = page.getByText(/^\d+ selected$/);
  const chosen = await status.textContent();
  for (const name of ['Edit', 'Delete']) {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await page.getByRole('dialog', { name: new RegExp(`^${name} \\d+`) }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => status.textContent()).toBe(chosen);
    await expect.poll(() => focused(page)).toBe(name);
  }
  expect(errors).toEqual([]);
});

test('every dialog of a table returns the focus when closed with Escape', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const zone = await zoneOf(harness);
  const namespace = await harness.client.kv.namespaces.create({ account_id, title: 'dialogs' });
  await harness.client.kv.namespaces.values.update('one', { account_id, namespace_id: namespace.id, value: '1' });
  const { page, errors, requests } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  const leave = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await page.getByRole('dialog').waitFor();
    // The form may load after the dialog.
    await quiet(requests);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe(name);
  };
  await leave('Import');
  await leave('Create');
  await page.getByRole('row').nth(1).click();
  await leave('Edit');
  await page.goto(
    `${harness.console.url}/browse/kv.namespaces.keys?account_id=${account_id}&namespace_id=${namespace.id}`,
  );
  await leave('New key');
  expect(errors).toEqual([]);
});
