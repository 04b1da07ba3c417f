/** Radar: two places in one chart, the same figures as a table and as CSV, and a URL that restores the view. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { startLocal, visit } from './harness.ts';

test('two places are compared in one chart, and the table and the CSV have the same figures', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page, errors } = await visit(harness, '/radar');
  await page.getByRole('combobox', { name: 'Place' }).fill('Germany');
  await page
    .getByRole('option', { name: /Germany/ })
    .first()
    .click();
  await page.getByRole('button', { name: /Compare with/ }).click();
  await page.getByRole('option', { name: /place/i }).first().click();
  await page.getByRole('combobox', { name: /place/i }).last().fill('Japan');
  await page.getByRole('option', { name: /Japan/ }).first().click();
  const legend = page.getByRole('list', { name: 'Legend' });
  await legend.getByRole('button', { name: 'Germany' }).waitFor();
  await legend.getByRole('button', { name: 'Japan' }).waitFor();
  await expect.poll(() => page.locator('canvas').count()).toBeGreaterThan(0);
  await page.getByText('Normalisation').last().waitFor();
  await page.getByText('Confidence').waitFor();

  await page.getByRole('button', { name: 'Table' }).click();
  const rows = page.getByRole('table').or(page.getByRole('grid')).getByRole('row');
  await expect.poll(() => rows.count()).toBeGreaterThan(10);
  const first = rows.nth(1);
  const shown = await first.getByRole('cell').or(first.getByRole('gridcell')).allTextContents();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.split(/\r?\n/)[0]).toMatch(/Germany.*Japan/);
  const numbers = shown.flatMap((text) => text.match(/\d\.\d+/g) ?? []);
  expect(numbers.length).toBeGreaterThan(1);
  for (const number of numbers) expect(csv).toContain(number);

  // The URL holds the whole state.
  const address = page.url();
  await page.goto(harness.console.url);
  await page.goto(address);
  await page.getByText('Germany').first().waitFor();
  await page.getByText('Japan').first().waitFor();
  expect(errors).toEqual([]);
});

test('top lists are shown with a world map', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page, errors } = await visit(harness, '/radar');
  await page.getByRole('tab', { name: 'Top lists' }).click();
  await page.getByRole('img', { name: /map|world/i }).waitFor();
  await expect.poll(() => page.getByRole('table').count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
