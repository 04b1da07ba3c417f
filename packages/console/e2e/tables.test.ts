/** Tables: all of a head sorts, and no character of the data is obeyed by the page. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { accountOf, startLocal, visit, zoneOf } from './harness.ts';

test('a click anywhere in the head of a column sorts by it', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const { page } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  const head = page.getByRole('columnheader', { name: 'Content' });
  await head.waitFor();
  const box = await head.boundingBox();
  if (box === null) throw new Error('The head has no place.');
  // Far from its label, at the other end of the cell.
  await page.mouse.click(box.x + box.width - 6, box.y + box.height - 4);
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
});

const evil = 'pay\u202Egnp.exe\u200B';

/** Texts, titles and labels of the page in which a character turns what follows. */
const obeyed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const turns = /[\u202a-\u202e\u2066-\u2069]/;
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
      // In a mark of its own it turns nothing, and is copied as it is.
      if (turns.test(node.textContent ?? '') && !node.parentElement?.matches('bdi[data-mark]'))
        found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[title], [aria-label]'))
      for (const name of ['title', 'aria-label'])
        if (turns.test(element.getAttribute(name) ?? '')) found.push(`${name} ${element.tagName}`);
    return found;
  });

test('characters that turn or hide text are shown as marks among records, and in the journal', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const record = { zone_id: zone.id, type: 'TXT', name: 'evil', ttl: 300, content: `"${evil}"` } as const;
  await harness.client.dns.records.create(record);
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  await page.getByRole('row', { name: /evil/ }).click();
  await page.getByRole('complementary').waitFor();
  expect(await obeyed(page)).toEqual([]);
  await page.goto(`${harness.console.url}/inspect?q=dns_records`);
  const rows = page.getByRole('row', { name: /dns\.records/ });
  await rows.first().click();
  await page.getByRole('region', { name: /^Request \d+$/ }).waitFor();
  await page.getByRole('treeitem').first().waitFor();
  expect(await obeyed(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('they are marks in confirmations and editors too, and copied as they are', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const { id: namespace_id } = await harness.client.kv.namespaces.create({ account_id, title: `evil ${evil}` });
  await harness.client.kv.namespaces.values.update('key', { account_id, namespace_id, value: evil });
  const { page, errors } = await visit(harness, `/browse/kv.namespaces?account_id=${account_id}`);
  await page.getByRole('row', { name: /evil/ }).click();
  await page.getByRole('complementary').waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await obeyed(page)).toEqual([]);
  const keys = `account_id=${account_id}&namespace_id=${namespace_id}`;
  const view = encodeURIComponent('{"key":"key"}');
  await page.goto(`${harness.console.url}/browse/kv.namespaces.keys?${keys}&view=${view}`);
  const value = page.getByRole('textbox', { name: 'Value' });
  await value.waitFor();
  expect(await obeyed(page)).toEqual([]);
  await value.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(evil);
  expect(errors).toEqual([]);
});
