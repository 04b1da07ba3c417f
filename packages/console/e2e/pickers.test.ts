/** Ids chosen from lists: creating a missing item returns its id; a form falls back if its code cannot load. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { accountOf, paramsText, startLive, startLocal, visit, zoneOf } from './harness.ts';

const idOf = (place: Locator): Promise<string> => place.evaluate(({ id }) => id);

test('a picker creates a missing item with the chosen parameters and takes its id', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const p = await paramsText('kv.namespaces.keys.list', { account_id });
  const { page, errors } = await visit(harness, `/explore/kv.namespaces.keys.list?p=${p}`);
  await page.getByRole('combobox', { name: /^Namespace ID/ }).click();
  await page.getByRole('option', { name: 'Create new …' }).click();
  await page.getByRole('heading', { level: 1, name: 'kv.namespaces.create' }).waitFor();
  await page.getByText('Created for Namespace ID of kv.namespaces.keys.list.').waitFor();
  await expect.poll(() => page.getByRole('combobox', { name: /^Account ID/ }).inputValue()).toBe(account_id);
  await page.getByRole('textbox', { name: /^Title/ }).fill('errand');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Use it there' }).click();
  await page.getByRole('heading', { level: 1, name: 'kv.namespaces.keys.list' }).waitFor();
  const { result } = await harness.client.kv.namespaces.list({ account_id });
  const made = result.find(({ title }) => title === 'errand');
  const box = page.getByRole('combobox', { name: /^Namespace ID/ });
  await expect.poll(() => box.inputValue()).toBe(made?.id);
  await expect.poll(() => page.getByRole('combobox', { name: /^Account ID/ }).inputValue()).toBe(account_id);
  expect(errors).toEqual([]);
});

test('an existing id shows its name until the user edits the field', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const { id } = await harness.client.kv.namespaces.create({ account_id, title: 'named' });
  const p = await paramsText('kv.namespaces.keys.list', { account_id, namespace_id: id });
  const { page } = await visit(harness, `/explore/kv.namespaces.keys.list?p=${p}`);
  const box = page.getByRole('combobox', { name: /^Namespace ID/ });
  const name = page.locator('[data-field="/namespace_id"]').getByText('named', { exact: true });
  await name.waitFor();
  await expect.poll(() => box.inputValue()).toBe(id);
  await expect.poll(() => box.evaluate((input) => input.getAttribute('aria-describedby'))).toContain(await idOf(name));
  await box.focus();
  await name.waitFor({ state: 'hidden' });
});

test('a custom form whose code fails to load is replaced by the generated one', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { id: zone_id } = await zoneOf(harness);
  const p = await paramsText('cache.purge', { zone_id });
  const { page, context: browser } = await visit(harness);
  await page.goto('about:blank');
  await browser.route(/\/assets\/purge-form[^/]*\.js$/, (route) => route.abort());
  await page.goto(`${harness.console.url}/explore/cache.purge?p=${p}`);
  await page.getByText('The form for this operation could not be loaded. These are all of its fields.').waitFor();
  await expect.poll(() => page.getByRole('combobox', { name: /^Zone ID/ }).inputValue()).toBe(zone_id);
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
});

test('a filled-in id on a real account shows its name with one call each and keeps the focus', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLive();
  const zone = await zoneOf(harness);
  const account_id = await accountOf(harness);
  const { id: namespace_id } = await harness.client.kv.namespaces.create({ account_id, title: 'seen at once' });
  const p = await paramsText('kv.namespaces.keys.list', { account_id, namespace_id });
  const { page, errors } = await visit(harness);
  const asked = (): (string | undefined)[] => harness.emulator.journal.entries().map(({ operation }) => operation);
  const before = asked().length;
  await page.goto(`${harness.console.url}/explore/kv.namespaces.keys.list?p=${p}`);
  await page.locator('[data-field="/namespace_id"]').getByText('seen at once', { exact: true }).waitFor();
  // Start, opened first, may still be counting; it reads no single items.
  const read = () =>
    asked()
      .slice(before)
      .filter((name) => name?.endsWith('.get'));
  await expect.poll(() => read().sort()).toEqual(['accounts.get', 'kv.namespaces.get']);

  // Lists load on the user's first interaction, without interrupting typing.
  const records = await paramsText('dns.records.list', { zone_id: zone.id });
  await page.goto(`${harness.console.url}/explore/dns.records.list?p=${records}`);
  const box = page.getByRole('combobox', { name: /^Zone ID/ });
  await page.locator('[data-field="/zone_id"]').getByText(zone.name, { exact: true }).waitFor();
  const lists = (): number => asked().filter((name) => name === 'zones.list').length;
  const unasked = lists();
  await box.focus();
  await expect.poll(lists).toBeGreaterThan(unasked);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: zone.name }).waitFor();
  expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(errors).toEqual([]);
});

test('stored calls show the names of the zones in their ids', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const p = await paramsText('zones.get', { zone_id: zone.id });
  const { page } = await visit(harness, `/explore/zones.get?p=${p}`);
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByText('200 OK', { exact: true }).first().waitFor();
  await page.goto(`${harness.console.url}/calls`);
  await page.getByRole('list', { name: 'Sent calls' }).getByText(`zone_id ${zone.name}`).waitFor();
  await page.getByRole('searchbox').fill(zone.name);
  await expect.poll(() => page.getByRole('link', { name: 'zones.get' }).count()).toBe(1);
});
