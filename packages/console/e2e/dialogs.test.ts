/** Dialogs that are left again: what was chosen stays chosen, and the focus goes back to where it came from. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { accountOf, startLocal, visit, zoneOf } from './harness.ts';

/** The words of what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

test('cancelled work on many rows leaves them chosen, with the focus on the button that began it', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  await page.getByRole('checkbox', { name: 'Choose all rows' }).press('Space');
  const status = page.getByText(/^\d+ chosen$/);
  const chosen = await status.textContent();
  for (const name of ['Edit', 'Delete']) {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await page.getByRole('dialog', { name: new RegExp(`^${name} \\d+`) }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await status.textContent()).toBe(chosen);
    await expect.poll(() => focused(page)).toBe(name);
  }
  expect(errors).toEqual([]);
});

test('every dialog of a table gives the focus back when it is left by Escape', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const zone = await zoneOf(harness);
  const namespace = await harness.client.kv.namespaces.create({ account_id, title: 'dialogs' });
  await harness.client.kv.namespaces.values.update('one', { account_id, namespace_id: namespace.id, value: '1' });
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  const leave = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await page.getByRole('dialog').waitFor();
    // Its form may come after it.
    await page.waitForLoadState('networkidle').catch(() => {});
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
