/** Daily jobs by keyboard alone: controls are reached with Tab and arrow keys, never focused by the test. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from '../browser.ts';
import { accountOf, startLocal, visit, zoneOf } from '../harness.ts';

const MAX_TABS = 60;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.contains(document.activeElement));

/** Presses Tab until the control has the focus. */
async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached within ${MAX_TABS} tab stops.`);
}

async function press(page: Page, target: Locator, key?: string): Promise<void> {
  await reach(page, target, key);
  await page.keyboard.press('Enter');
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.insertText(text);
}

interface Place {
  readonly page: Page;
  readonly dialog: Locator;
  readonly grid: Locator;
  readonly zone: string;
  readonly records: () => Promise<readonly { readonly name: string; readonly content?: string | undefined }[]>;
}

/** A mail server. */
async function createMail({ page, dialog, records, zone }: Place): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Create', exact: true }));
  await press(page, dialog.getByRole('button', { name: /Type/ }));
  await page.getByRole('option', { name: /^MX/ }).waitFor();
  await page.keyboard.type('MX');
  await page.keyboard.press('Enter');
  await type(page, dialog.getByRole('textbox', { name: 'Name' }), 'keys');
  await type(page, dialog.getByRole('textbox', { name: 'Mail server' }), 'mx.example.net');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect((await records()).find(({ name }) => name === `keys.${zone}`)).toMatchObject({ content: 'mx.example.net' });
  await page.keyboard.press('Escape');
}

/** A cell is edited in place. */
async function editCell({ page, grid, records }: Place): Promise<void> {
  await reach(page, grid);
  await page.keyboard.press('Home');
  for (const _ of ['Name', 'Type', 'Content']) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await expect.poll(() => hasFocus(page.getByRole('textbox', { name: 'Content' }))).toBe(true);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('192.0.2.99');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await records()).filter(({ content }) => content === '192.0.2.99')).toHaveLength(1);
  await page.getByRole('textbox', { name: 'Content' }).waitFor({ state: 'detached' });
}

/** Forty rows are deleted. */
async function deleteForty({ page, dialog, grid, records }: Place): Promise<void> {
  await reach(page, grid);
  await page.keyboard.press('Home');
  for (let row = 1; row < 40; row++) await page.keyboard.press('Shift+ArrowDown');
  await page.getByText('40 selected').waitFor();
  await page.keyboard.press('Delete');
  await press(page, dialog.getByRole('button', { name: 'Delete 40 items' }));
  await dialog.getByText('40 deleted').waitFor();
  await press(page, dialog.getByRole('button', { name: 'Close' }).last());
  await dialog.waitFor({ state: 'detached' });
  expect((await records()).filter(({ name }) => name.startsWith('a-host'))).toHaveLength(20);
}

/** A zone file is imported, without its wrong line. */
async function importZone({ page, dialog, records, zone }: Place): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Import' }), 'Shift+Tab');
  await type(page, dialog.getByRole('textbox'), 'new1 300 IN A 192.0.2.7\nbad LINE x\n');
  await press(page, dialog.getByRole('button', { name: 'Preview' }));
  await dialog.getByRole('tab', { name: '1 cannot be read' }).waitFor();
  await press(page, dialog.getByRole('button', { name: 'Add 1 record' }));
  await expect.poll(async () => (await records()).some(({ name }) => name === `new1.${zone}`)).toBe(true);
}

test('records are created, edited, imported and deleted by keyboard alone', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { id: zone_id, name: zone } = await zoneOf(harness);
  const posts = Array.from({ length: 60 }, (_, n) => ({
    ...({ type: 'A', name: `a-host${String(n).padStart(2, '0')}`, content: '192.0.2.1', ttl: 300 } as const),
  }));
  await harness.client.dns.records.batch({ zone_id, posts });
  const records = async () => (await harness.client.dns.records.list({ zone_id, per_page: 500 })).result;
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone_id}&sort=name`);
  await page.getByRole('row', { name: /a-host00/ }).waitFor();
  const [dialog, grid] = [page.getByRole('dialog'), page.getByRole('grid', { name: 'DNS records' })];
  const place = { page, dialog, grid, zone, records };
  for (const job of [createMail, editCell, deleteForty, importZone]) await job(place);
  expect(errors).toEqual([]);
});

test('an operation is found, and SQL with an error is corrected, by keyboard alone', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const { uuid: database_id = '' } = await harness.client.d1.database.create({ account_id, name: 'keys' });
  const sql = "CREATE TABLE ships (name TEXT, tons INT); INSERT INTO ships VALUES ('Ada', 10), ('Bo', 20)";
  await harness.client.d1.database.query(database_id, { account_id, sql });
  const { page, errors } = await visit(
    harness,
    `/browse/d1.database?account_id=${account_id}&database_id=${database_id}`,
  );
  await page.getByRole('row', { name: /Ada 10/ }).waitFor();
  await reach(page, page.getByRole('tablist', { name: 'Views of the database' }));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.getByRole('tab', { name: 'SQL' }).getAttribute('aria-selected')).toBe('true');
  const editor = page.getByRole('textbox', { name: 'SQL' });
  await reach(page, editor);
  await page.keyboard.insertText('SELEC 1');
  await page.keyboard.press('Control+Enter');
  await page
    .getByText(/syntax error/)
    .first()
    .waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('SELECT sum(tons) AS tons FROM ships');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('row', { name: /^30$/ }).waitFor();

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search everything' });
  await expect.poll(() => hasFocus(search)).toBe(true);
  await page.keyboard.insertText('purge the cache');
  await page.getByRole('option', { name: /purge/i }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /purge/i }).waitFor();
  expect(errors).toEqual([]);
});
