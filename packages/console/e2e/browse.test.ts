/** Browses and changes data: a zone file, bulk changes to records, keys and values, SQL. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { accountOf, type Harness, startLocal, visit, zoneOf } from './harness.ts';

async function namesIn({ client }: Harness, zone_id: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of client.dns.records.list({ zone_id })) names.push(name);
  return names.sort();
}

/** The checkbox is drawn by its label, which receives the click. */
async function chooseAll(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all rows' }).press('Space');
}

/** The table row that contains a text. */
const row = (page: Page, text: string | RegExp) => page.getByRole('row', { name: text });

test('a zone file is imported after a preview of new, conflicting and unreadable records', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  await harness.client.dns.records.create({
    zone_id: zone.id,
    type: 'CNAME',
    name: 'taken',
    ttl: 300,
    content: zone.name,
  });
  const before = await namesIn(harness, zone.id);
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  const file = `$TTL 600\nnew1 IN A 192.0.2.7\nnew2 IN TXT "two words"\ntaken IN A 192.0.2.8\nbad LINE x\n`;
  await dialog.getByRole('textbox').fill(file);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('tab', { name: '2 added' }).waitFor();
  await dialog.getByRole('tab', { name: '1 conflicting' }).waitFor();
  await dialog.getByRole('tab', { name: '1 cannot be read' }).waitFor();
  expect(await namesIn(harness, zone.id)).toEqual(before);
  await dialog.getByRole('button', { name: 'Add 2 records' }).click();
  await expect
    .poll(() => namesIn(harness, zone.id))
    .toEqual([...before, `new1.${zone.name}`, `new2.${zone.name}`].sort());
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('searchbox', { name: 'Filter rows' }).fill('new1');
  await row(page, /new1/).waitFor();
  expect(errors).toEqual([]);
});

test('a record is created, edited and deleted, and several are edited and deleted at once', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  for (let n = 0; n < 6; n++)
    await harness.client.dns.records.create({
      zone_id: zone.id,
      type: 'A',
      name: `many${n}`,
      ttl: 300,
      content: `192.0.2.${n}`,
    });
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  await page.getByRole('searchbox', { name: 'Filter rows' }).fill('many');
  // The head and the records that fit.
  await expect.poll(() => page.getByRole('row').count()).toBe(7);
  await chooseAll(page);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Comment' }).fill('all of them');
  await page.getByRole('dialog').getByRole('button', { name: 'Change 6 DNS records' }).click();
  const comments = async (): Promise<unknown[]> =>
    (await harness.client.dns.records.list({ zone_id: zone.id, per_page: 100 })).result
      .filter(({ name }) => name.startsWith('many'))
      .map(({ comment }) => comment);
  await expect.poll(comments).toEqual(Array(6).fill('all of them'));
  await page.keyboard.press('Escape');

  await row(page, /many3/).click();
  const panel = page.getByRole('complementary', { name: /many3/ });
  await panel.getByRole('button', { name: 'Delete' }).click();
  const confirm = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const typed = confirm.getByRole('textbox');
  await typed.fill('many3');
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(async () => (await comments()).length).toBe(5);

  await chooseAll(page);
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  const many = confirm.getByRole('textbox');
  if ((await many.count()) > 0) await many.fill('5');
  await confirm.getByRole('button', { name: /^Delete/ }).click();
  await expect.poll(async () => (await comments()).length).toBe(0);
  expect(errors).toEqual([]);
});

test('a key with unusual characters is read, edited as JSON and saved byte for byte', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const { id: namespace_id } = await harness.client.kv.namespaces.create({ account_id, title: 'browse' });
  const where = { account_id, namespace_id };
  await harness.client.kv.namespaces.values.update('a/../b % ⚓', { ...where, value: '{"n":12345678901234567890}' });
  const { page, errors } = await visit(
    harness,
    `/browse/kv.namespaces.keys?account_id=${account_id}&namespace_id=${namespace_id}`,
  );
  await row(page, /a\/\.\.\/b/).click();
  const value = page.getByRole('textbox', { name: 'Value' });
  await value.waitFor();
  await expect.poll(() => value.textContent()).toContain('12345678901234567890');
  await value.fill('{"n":12345678901234567891}');
  await page.getByRole('button', { name: 'Save' }).click();
  const read = async (): Promise<string> =>
    (await harness.client.kv.namespaces.values.get('a/../b % ⚓', where)).text();
  await expect.poll(read).toContain('12345678901234567891');
  expect(errors).toEqual([]);
});

test('SQL runs and shows a table, and destructive SQL asks first', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const { uuid: database_id = '' } = await harness.client.d1.database.create({ account_id, name: 'browse' });
  const sql = "CREATE TABLE ships (name TEXT, tons INT); INSERT INTO ships VALUES ('Ada', 10), ('Bo', 20)";
  await harness.client.d1.database.query(database_id, { account_id, sql });
  const { page, errors } = await visit(
    harness,
    `/browse/d1.database?account_id=${account_id}&database_id=${database_id}`,
  );
  await row(page, /Ada 10/).waitFor();
  await page.getByRole('tab', { name: 'SQL' }).click();
  const editor = page.getByRole('textbox', { name: 'SQL' });
  await editor.fill('SELECT sum(tons) AS tons FROM ships');
  await page.keyboard.press('Control+Enter');
  await row(page, /^30$/).waitFor();
  await editor.fill('DELETE FROM ships');
  await page.keyboard.press('Control+Enter');
  const confirm = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  const left = async (): Promise<unknown> => {
    const { result } = await harness.client.d1.database.query(database_id, { account_id, sql: 'SELECT * FROM ships' });
    return result[0]?.results?.length;
  };
  expect(await left()).toBe(2);
  await editor.fill('SELEC 1');
  await page.keyboard.press('Control+Enter');
  await page
    .getByText(/syntax error/)
    .first()
    .waitFor();
  expect(errors).toEqual([]);
});
