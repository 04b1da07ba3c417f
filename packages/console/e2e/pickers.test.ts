/** Ids that are chosen: what is not there yet is made, and comes back; a form whose code does not come. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { accountOf, paramsText, startLocal, visit, zoneOf } from './harness.ts';

const idOf = (place: Locator): Promise<string> => place.evaluate(({ id }) => id);

test('what a picker does not have is made with what was chosen, and its id comes back', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const p = await paramsText('kv.namespaces.keys.list', { account_id });
  const { page, errors } = await visit(harness, `/explore/kv.namespaces.keys.list?p=${p}`);
  await page.getByRole('combobox', { name: /^Namespace ID/ }).click();
  await page.getByRole('option', { name: 'Create new …' }).click();
  await page.getByRole('heading', { level: 1, name: 'kv.namespaces.create' }).waitFor();
  await page.getByText('This is made for Namespace ID of kv.namespaces.keys.list.').waitFor();
  expect(await page.getByRole('combobox', { name: /^Account ID/ }).inputValue()).toBe(account_id);
  await page.getByRole('textbox', { name: /^Title/ }).fill('errand');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Use it there' }).click();
  await page.getByRole('heading', { level: 1, name: 'kv.namespaces.keys.list' }).waitFor();
  const { result } = await harness.client.kv.namespaces.list({ account_id });
  const made = result.find(({ title }) => title === 'errand');
  const box = page.getByRole('combobox', { name: /^Namespace ID/ });
  await expect.poll(() => box.inputValue()).toBe(made?.id);
  expect(await page.getByRole('combobox', { name: /^Account ID/ }).inputValue()).toBe(account_id);
  expect(errors).toEqual([]);
});

test('an id that is there shows its name until somebody comes to change it', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const { id } = await harness.client.kv.namespaces.create({ account_id, title: 'named' });
  const p = await paramsText('kv.namespaces.keys.list', { account_id, namespace_id: id });
  const { page } = await visit(harness, `/explore/kv.namespaces.keys.list?p=${p}`);
  const box = page.getByRole('combobox', { name: /^Namespace ID/ });
  const name = page.locator('[data-field="/namespace_id"]').getByText('named', { exact: true });
  await name.waitFor();
  expect(await box.inputValue()).toBe(id);
  await expect.poll(() => box.evaluate((input) => input.getAttribute('aria-describedby'))).toContain(await idOf(name));
  await box.focus();
  await name.waitFor({ state: 'hidden' });
});

test('a form made by hand whose code does not come gives way to the generated one', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { id: zone_id } = await zoneOf(harness);
  const p = await paramsText('cache.purge', { zone_id });
  const { page, context: browser } = await visit(harness);
  await page.goto('about:blank');
  await browser.route(/\/assets\/purge-form[^/]*\.js$/, (route) => route.abort());
  await page.goto(`${harness.console.url}/explore/cache.purge?p=${p}`);
  await page.getByText('The form for this operation could not be loaded. These are all of its fields.').waitFor();
  expect(await page.getByRole('combobox', { name: /^Zone ID/ }).inputValue()).toBe(zone_id);
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
});
