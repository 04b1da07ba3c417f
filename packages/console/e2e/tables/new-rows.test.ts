/** Rows are created in the table: typed in a new row, pasted from a spreadsheet after a review, and filled down. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from '../browser.ts';
import { accountOf, type Harness, startLocal, visit, zoneOf } from '../harness.ts';
import { violations } from '../support/axe.ts';

async function openRecords(harness: Harness) {
  const zone = await zoneOf(harness);
  const opened = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  await opened.page.getByRole('gridcell').first().waitFor();
  const named = async (part: string) =>
    (await harness.client.dns.records.list({ zone_id: zone.id, per_page: 5000 })).result
      .filter(({ name }) => name.startsWith(part))
      .sort((one, other) => one.name.localeCompare(other.name));
  return { ...opened, zone, named, grid: opened.page.getByRole('grid', { name: 'DNS records' }) };
}

const pasteInto = async (page: Page, text: string): Promise<void> => {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('Control+v');
};

test('a row is typed at the top of the table by keyboard alone, and a refused one stays', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page, errors, named, grid } = await openRecords(harness);
  await grid.focus();
  await page.keyboard.press('Insert');
  const row = page.getByRole('row', { name: 'New row' });
  await expect.poll(() => row.getByRole('textbox', { name: 'New Name' }).evaluate(isFocused)).toBe(true);
  await page.keyboard.type('typed-one');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('no address');
  await page.keyboard.press('Enter');
  await row.getByRole('alert').waitFor();
  await expect.poll(() => row.getByRole('textbox', { name: 'New Content' }).evaluate(isFocused)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('192.0.2.44');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await named('typed-')).map(({ content }) => content)).toEqual(['192.0.2.44']);
  // The row is empty again for the next item; Escape ends it.
  await expect.poll(() => row.getByRole('textbox', { name: 'New Name' }).inputValue()).toBe('');
  await page.keyboard.type('typed-two');
  await page.keyboard.press('Tab');
  await page.keyboard.type('M');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10 mx.example.net');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await named('typed-two')).map(({ content }) => content)).toEqual(['mx.example.net']);
  await expect.poll(() => row.getByRole('textbox', { name: 'New Name' }).inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await row.waitFor({ state: 'detached' });
  await expect.poll(() => grid.evaluate(isFocused)).toBe(true);
  expect(errors.filter((text) => !/status of 400/.test(text))).toEqual([]);
});

const isFocused = (element: Element): boolean => element === document.activeElement;

const SHEET = [
  'Host\tRecord type\tValue\tProxy\tTTL\tOwner',
  'paste-1\tA\t192.0.2.1\tyes\tAuto\tAnn',
  'paste-2\tA\tno address\tno\t300\tBob',
  'paste-3\tMX\t10 mx.example.net\t\t1 h\t',
  'paste-4\tCNAME\twww.example.net\tno\t\t',
].join('\r\n');

/** The refused row alone is left; with another name it is created. */
async function mendRefused(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Edit the 1 refused row' }).click();
  await dialog.getByRole('gridcell', { name: 'paste-4', exact: true }).dblclick();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('paste-5');
  await name.press('Enter');
  await dialog.getByRole('button', { name: 'Create 1 DNS record' }).click();
  await dialog.getByText('1 created').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('row', { name: /paste-5/ }).waitFor();
}

test('pasted rows are reviewed, created in one call, and refused ones can be edited', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page, errors, named, grid, zone } = await openRecords(harness);
  await harness.client.dns.records.create({
    zone_id: zone.id,
    type: 'A',
    name: 'paste-4',
    content: '192.0.2.4',
    ttl: 1,
  });
  await grid.focus();
  // The place where text was selected last has no effect.
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') ?? document.body));
  await pasteInto(page, SHEET);
  const dialog = page.getByRole('dialog', { name: /^Paste rows/ });
  await dialog.getByText('3 valid').waitFor();
  await dialog.getByText('are left out: Owner.').waitFor();
  expect(await violations(page)).toEqual([]);
  const calls = () =>
    harness.emulator.journal
      .entries()
      .map(({ operation }) => operation)
      .filter((name) => name === 'dns.records.batch' || name === 'dns.records.create');
  // Nothing was sent yet but the record made above.
  expect(calls()).toEqual(['dns.records.create']);
  // The wrong cell is edited in place.
  await dialog.getByRole('gridcell', { name: 'no address', exact: true }).dblclick();
  const box = dialog.getByRole('textbox', { name: 'Content' });
  await box.fill('192.0.2.2');
  await box.press('Enter');
  await dialog.getByText('4 valid').waitFor();
  await dialog.getByRole('checkbox', { name: 'Select row 2: paste-2' }).check();
  await dialog.getByRole('button', { name: 'Create 4 DNS records' }).click();
  await dialog.getByText('3 created').waitFor();
  await dialog.getByText('1 failed').waitFor();
  expect((await named('paste-')).map(({ name, type }) => `${name} ${type}`)).toEqual([
    `paste-1.${zone.name} A`,
    `paste-2.${zone.name} A`,
    `paste-3.${zone.name} MX`,
    `paste-4.${zone.name} A`,
  ]);
  await mendRefused(page, dialog);
  // The refused batch was sent record by record; both times, all rows are in one call first.
  expect(calls().filter((one) => one === 'dns.records.batch')).toHaveLength(2);
  expect(errors.filter((text) => !/status of 400/.test(text))).toEqual([]);
});

test('rows of another table are pasted as JSON by keyboard, and nothing is sent when they are discarded', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  await harness.client.kv.namespaces.create({ account_id, title: 'first' });
  const { page, errors } = await visit(harness, `/browse/kv.namespaces?account_id=${account_id}`);
  const grid = page.getByRole('grid', { name: 'KV namespaces' });
  await page.getByRole('row', { name: /first/ }).waitFor();
  await grid.focus();
  const rows = [
    { id: 'a', title: 'copied-1', supports_url_encoding: true },
    { id: 'b', title: 'copied-2' },
  ];
  await pasteInto(page, JSON.stringify(rows));
  const dialog = page.getByRole('dialog', { name: /^Paste rows/ });
  await dialog.getByText('2 valid').waitFor();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard the pasted rows?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await dialog.waitFor({ state: 'detached' });
  const titles = async () => (await harness.client.kv.namespaces.list({ account_id })).result.map(({ title }) => title);
  expect(await titles()).toEqual(['first']);
  // From the menu, without the clipboard: the text is typed, without column names.
  await page.getByRole('button', { name: 'Add rows' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Paste rows' }).press('Enter');
  const text = dialog.getByRole('textbox', { name: 'Rows' });
  await text.waitFor();
  await text.fill('typed-1\ntyped-2\n');
  await dialog.getByRole('button', { name: 'Review' }).press('Enter');
  await dialog.getByRole('button', { name: /^Create 2/ }).press('Enter');
  await dialog.getByText('2 created').waitFor();
  expect((await titles()).sort()).toEqual(['first', 'typed-1', 'typed-2']);
  expect(errors).toEqual([]);
});

test('a column of the selected rows is filled down after a review', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  for (const n of [1, 2, 3])
    await harness.client.dns.records.create({
      zone_id: zone.id,
      type: 'A',
      name: `fill-${n}`,
      content: `192.0.2.${n}`,
      ttl: 300,
    });
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}&filter=fill-&sort=name`);
  await expect.poll(() => page.getByRole('row').count()).toBe(4);
  await page.getByRole('grid').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+a');
  await page.getByText('3 selected').waitFor();
  // The first cell, then one to the right of it until the content.
  for (const _ of ['Name', 'Type', 'Content']) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+d');
  const dialog = page.getByRole('dialog', { name: 'Fill down Content' });
  await dialog.getByRole('row', { name: /fill-3.* 192\.0\.2\.3 192\.0\.2\.1/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Change 2 DNS records' }).press('Enter');
  await dialog.getByText('2 changed').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
  const contents = async () =>
    (await harness.client.dns.records.list({ zone_id: zone.id })).result
      .filter(({ name }) => name.startsWith('fill-'))
      .map(({ content }) => content);
  expect(await contents()).toEqual(['192.0.2.1', '192.0.2.1', '192.0.2.1']);
  expect(errors).toEqual([]);
});
