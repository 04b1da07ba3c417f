/** D1: rows are edited, inserted and deleted as a diff that is reviewed first, and errors in SQL have a place. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { accountOf, type Harness, startLocal, visit } from './harness.ts';
import { violations } from './support/axe.ts';

async function databaseIn(harness: Harness) {
  const account_id = await accountOf(harness);
  const { uuid: database_id = '' } = await harness.client.d1.database.create({ account_id, name: 'harbour' });
  const run = async (sql: string): Promise<unknown> => {
    const { result } = await harness.client.d1.database.query(database_id, { account_id, sql });
    return result[0]?.results;
  };
  await run(`CREATE TABLE ships (id INTEGER PRIMARY KEY, name TEXT NOT NULL, length REAL, flag TEXT DEFAULT 'NL');
    INSERT INTO ships (name, length) VALUES ('Aurora', 12.5), ('Beagle', 27), ('Cutty', 85)`);
  return { run, path: `/browse/d1.database?account_id=${account_id}&database_id=${database_id}` };
}

/** Edits two cells, one of them after a refusal, inserts a row, and deletes one. */
async function changeRows(page: Page): Promise<void> {
  const row = (name: RegExp) => page.getByRole('row', { name });
  await row(/Aurora/)
    .getByRole('gridcell', { name: 'Aurora', exact: true })
    .dblclick();
  const editor = page.getByRole('grid').getByRole('textbox');
  await editor.fill("L'Aurore");
  await editor.press('Enter');
  await row(/edited .*L'Aurore/).waitFor();
  await row(/Beagle/)
    .getByRole('gridcell', { name: '27', exact: true })
    .dblclick();
  await editor.fill('long');
  await editor.press('Enter');
  await page.getByRole('alert').getByText('Enter a number').waitFor();
  await editor.fill('NULL');
  await editor.press('Enter');
  await page.getByText('2 changes not saved').waitFor();
  await page.getByRole('button', { name: 'Insert row' }).click();
  await row(/^.*new default/)
    .getByRole('gridcell')
    .nth(3)
    .dblclick();
  await editor.fill('Dar Pomorza');
  await editor.press('Enter');
  await row(/new .*Dar Pomorza/).waitFor();
  await row(/Cutty/).getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Delete 1 row' }).click();
  await row(/deleted .*Cutty/).waitFor();
}

test('rows are edited, inserted and deleted as one reviewed change', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { run, path } = await databaseIn(harness);
  const { page, errors } = await visit(harness, path);
  await changeRows(page);
  expect(await violations(page)).toEqual([]);
  expect(await run('SELECT count(*) AS n FROM ships')).toEqual([{ n: 3 }]);
  await page.getByRole('button', { name: 'Review and save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save 4 changes of ships' });
  await dialog.getByRole('list', { name: 'Changes' }).getByText("L'Aurore").waitFor();
  await dialog.getByText('UPDATE "ships" SET "name" = ?').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save and delete 1 row' }).click();
  await page.getByText('4 changes of ships saved.').waitFor();
  await page.getByRole('row', { name: /Dar Pomorza/ }).waitFor();
  expect(await run('SELECT * FROM ships ORDER BY id')).toEqual([
    { id: 1, name: "L'Aurore", length: 12.5, flag: 'NL' },
    { id: 2, name: 'Beagle', length: null, flag: 'NL' },
    { id: 3, name: 'Dar Pomorza', length: null, flag: 'NL' },
  ]);
  expect(errors).toEqual([]);
});

test('a row that changed meanwhile is left alone, and leaving with unsaved rows asks', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { run, path } = await databaseIn(harness);
  const { page } = await visit(harness, path);
  await page.getByRole('gridcell', { name: 'Beagle', exact: true }).dblclick();
  const editor = page.getByRole('grid').getByRole('textbox');
  await editor.fill('Mine');
  await editor.press('Enter');
  await page.getByText('1 change not saved').waitFor();
  await page.getByRole('link', { name: 'Radar' }).click();
  const asked = page.getByRole('dialog', { name: 'Discard your input?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await run("UPDATE ships SET name = 'Theirs' WHERE id = 2");
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('1 row of ships changed meanwhile and was not written.').waitFor();
  await page.getByRole('gridcell', { name: 'Theirs', exact: true }).waitFor();
  expect(await run('SELECT name FROM ships WHERE id = 2')).toEqual([{ name: 'Theirs' }]);
});

test('an error in SQL shows its line and column, and several statements each have a result', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { path } = await databaseIn(harness);
  const sql = 'SELECT name\nFROM shipz';
  const { page } = await visit(harness, `${path}&view=${encodeURIComponent(JSON.stringify({ tab: 'sql', sql }))}`);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const reported = async () => (await page.getByRole('alert').allTextContents()).join();
  await expect.poll(reported, { timeout: 20_000 }).toContain('Line 2, column 6:FROM shipz\n     ^');
  const two = { tab: 'sql', sql: 'SELECT count(*) AS ships FROM ships;\nSELECT 5 AS five' };
  await page.goto(`${harness.console.url}${path}&view=${encodeURIComponent(JSON.stringify(two))}`);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('region', { name: 'SELECT count(*) AS ships FROM ships' }).waitFor();
  await page.getByRole('region', { name: 'SELECT 5 AS five' }).waitFor();
});
