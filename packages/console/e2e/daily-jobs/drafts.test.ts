/** Input of dialogs that are not generated survives Escape, and a console that goes away. */
import { expect, test } from 'vitest';
import { noBrowser } from '../browser.ts';
import { accountOf, startLocal, visit } from '../harness.ts';

test('Escape leaves the code of a new Worker, and discards what was typed only after a question', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const { page, errors } = await visit(harness, `/browse/workers.scripts?account_id=${account_id}`);
  await page.getByRole('button', { name: 'Create', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create a Worker' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('draft');
  await dialog.getByRole('textbox', { name: 'Code' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard your input?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => name.inputValue()).toBe('draft');
  expect(errors).toEqual([]);
});

test('a new key keeps its value when the console is gone', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const { id } = await harness.client.kv.namespaces.create({ account_id, title: 'drafts' });
  const { page } = await visit(harness, `/browse/kv.namespaces.keys?account_id=${account_id}&namespace_id=${id}`);
  await page.getByRole('button', { name: 'New key' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New key' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('greeting');
  await dialog.getByRole('textbox', { name: 'Value' }).fill('hello');
  await harness.console.close();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/Could not save the key/).waitFor();
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Value' }).inputValue()).toBe('hello');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Discard your input?' }).waitFor();
});
