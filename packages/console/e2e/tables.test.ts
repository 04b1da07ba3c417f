/**
 * Tables: headers sort, move and resize, rows are filtered and open their contents, and control characters in data have
 * no effect on the page.
 */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { accountOf, startLocal, visit, zoneOf } from './harness.ts';
import { violations } from './support/axe.ts';

/** The box of a column header once the rows have come, which give columns their widths. */
async function placedBox(page: Page, head: Locator) {
  await page.getByRole('gridcell').first().waitFor();
  const box = await head.boundingBox();
  if (box === null) throw new Error('The column header is not visible.');
  return box;
}

test('a click anywhere in a column header sorts by the column', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const { page } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  const head = page.getByRole('columnheader', { name: 'Content' });
  const box = await placedBox(page, head);
  // Far from the label, in the opposite corner of the cell.
  await head.click({ position: { x: box.width - 6, y: box.height - 4 } });
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
});

const evil = 'pay\u202Egnp.exe\u200B';

/** Texts, titles and labels of the page that contain an effective bidirectional control character. */
const obeyed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const turns = /[\u202a-\u202e\u2066-\u2069]/;
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
      // Inside its own mark it has no effect and is copied unchanged.
      if (turns.test(node.textContent ?? '') && !node.parentElement?.matches('bdi[data-mark]'))
        found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[title], [aria-label]'))
      for (const name of ['title', 'aria-label'])
        if (turns.test(element.getAttribute(name) ?? '')) found.push(`${name} ${element.tagName}`);
    return found;
  });

test('bidirectional and invisible characters are shown as marks in records and in the journal', async (context) => {
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

test('bidirectional characters are marks in confirmations and editors, and are copied unchanged', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const { id: namespace_id } = await harness.client.kv.namespaces.create({ account_id, title: `evil ${evil}` });
  await harness.client.kv.namespaces.values.update('key', { account_id, namespace_id, value: evil });
  const { page, errors } = await visit(harness, `/browse/kv.namespaces?account_id=${account_id}`);
  await page
    .getByRole('row', { name: /evil/ })
    .getByRole('button', { name: /^Details/ })
    .click();
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
  // The editor may still be replacing the plain box that stands in for it.
  const copied = async (): Promise<string> => {
    await value.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+c');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await expect.poll(copied).toBe(evil);
  expect(errors).toEqual([]);
});

const headTexts = (page: Page): Promise<string[]> =>
  page.getByRole('columnheader').evaluateAll((heads) => heads.map((head) => head.textContent ?? '').filter(Boolean));

test('columns are moved and resized by keyboard and stay so after a reload', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const path = `/browse/dns.records?zone_id=${zone.id}`;
  const { page, errors } = await visit(harness, path);
  const head = page.getByRole('columnheader', { name: 'Name' });
  await placedBox(page, head);
  await head.getByRole('button').focus();
  const width = async (): Promise<number> => Math.round((await head.boundingBox())?.width ?? 0);
  const [usual, before] = [await width(), await headTexts(page)];
  for (let n = 0; n < 4; n++) await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(width).toBe(usual + 64);
  const first = before.indexOf('Name');
  const turned = before.with(first, before[first + 1] ?? '').with(first + 1, 'Name');
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(() => headTexts(page)).toEqual(turned);
  await page.goto(harness.console.url + path);
  await expect.poll(() => headTexts(page)).toEqual(turned);
  await expect.poll(width).toBe(usual + 64);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => headTexts(page)).toEqual(before);
  await expect.poll(width).toBe(usual);
  expect(errors).toEqual([]);
});

test('filter conditions are kept in the address, and the API applies those it supports', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  const add = async (column: string, comparison: string, value: string): Promise<void> => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Filter' });
    await form.getByRole('button', { name: /Column/ }).click();
    await page.getByRole('option', { name: column, exact: true }).click();
    await form.getByRole('button', { name: /Comparison/ }).click();
    await page.getByRole('option', { name: comparison, exact: true }).click();
    await form.getByRole('combobox', { name: 'Value' }).fill(value);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });
  };
  await add('Type', 'is', 'MX');
  const chips = page.getByRole('list', { name: 'Filters' });
  await chips.getByText('by the API').waitFor();
  const types = (): Promise<string[]> => page.getByRole('gridcell', { name: /^[A-Z]{1,5}$/ }).allTextContents();
  await expect.poll(async () => [...new Set(await types())]).toEqual(['MX']);
  await add('TTL', 'is above', '999999');
  await chips.getByText('loaded rows only').waitFor();
  await page.getByText('No matching rows').waitFor();
  expect(page.url()).toContain('filters=');
  await page.reload();
  await page.getByText('No matching rows').waitFor();
  await chips.getByRole('button', { name: /^Remove the filter TTL/ }).click();
  await expect.poll(async () => [...new Set(await types())]).toEqual(['MX']);
  await chips.getByRole('button', { name: /^Remove the filter Type/ }).click();
  await expect.poll(async () => new Set(await types()).size).toBeGreaterThan(2);
  expect(errors).toEqual([]);
});

test('conditions are typed into the filter box, and all parameters of the list are one click away', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  await page.getByRole('gridcell').first().waitFor();
  const chips = page.getByRole('list', { name: 'Filters' });
  const box = page.getByRole('searchbox', { name: 'Filter rows' });
  await box.fill('type:MX ttl>1 nothing');
  await box.press('Enter');
  await chips.getByText('Type is MX').waitFor();
  await chips.getByText('TTL is above 1').waitFor();
  await expect.poll(() => box.inputValue()).toBe('nothing');
  await chips.getByRole('button', { name: 'Remove all' }).click();
  await box.fill('');
  // All parameters of the list, in the same place.
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('button', { name: 'All conditions of the API' }).click();
  const form = page.getByRole('form', { name: 'Conditions of the API' });
  await form.getByRole('textbox', { name: /^Search/ }).fill('www');
  await form.getByRole('button', { name: 'Apply' }).click();
  await chips.getByText('Search is www').waitFor();
  await form.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test('the search text of a table is added to the address when typing pauses', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  const box = page.getByRole('searchbox', { name: 'Filter rows' });
  await box.pressSequentially('www');
  await expect.poll(() => page.url()).toContain('filter=www');
  await box.pressSequentially('.nothing');
  await page.getByText('No matching rows').waitFor();
  await expect.poll(() => page.url()).toContain('filter=www.nothing');
  await page.reload();
  await expect.poll(() => box.inputValue()).toBe('www.nothing');
  await page.goto(`${harness.console.url}/browse/dns.records?zone_id=${zone.id}&filter=www`);
  await page.getByRole('row').nth(1).waitFor();
  await page
    .getByRole('link', { name: /^DNS records/ })
    .first()
    .click();
  await expect.poll(() => box.inputValue()).toBe('');
  expect(errors).toEqual([]);
});

test('a filter reports how far it looked and asks the API, and a view of a table is saved under a name', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  // A zone on the free plan holds 200 records, fewer than a page of the table.
  await harness.client.zones.subscriptions.create({ zone_id: zone.id, rate_plan: { id: 'business' } });
  const posts = Array.from({ length: 1100 }, (_, n) => ({
    type: 'A' as const,
    name: `host${String(n).padStart(4, '0')}`,
    content: '192.0.2.1',
    ttl: 300,
  }));
  for (let start = 0; start < posts.length; start += 200)
    await harness.client.dns.records.batch({ zone_id: zone.id, posts: posts.slice(start, start + 200) });
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  const box = page.getByRole('searchbox', { name: 'Filter rows' });
  await page.getByRole('gridcell').first().waitFor();
  await box.fill('host1099');
  await page.getByText(/^Searched 1,000 of 1,1\d\d rows\.$/).waitFor();
  await box.press('Enter');
  await page.getByRole('row', { name: /host1099/ }).waitFor();
  await page.getByRole('list', { name: 'Filters' }).getByText('by the API').waitFor();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('The last host');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'The last host' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${harness.console.url}/browse/dns.records?zone_id=${zone.id}`);
  await page.getByRole('gridcell').first().waitFor();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'The last host' }).click();
  await page.getByRole('row', { name: /host1099/ }).waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  // Columns and their accessibility.
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog', { name: 'Columns' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a namespace opens on its keys, with its details one click away', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  await harness.client.kv.namespaces.create({ account_id, title: 'inside' });
  const { page, errors } = await visit(harness, `/browse/kv.namespaces?account_id=${account_id}`);
  const row = page.getByRole('row', { name: /inside/ });
  await row.getByRole('button', { name: /^Details/ }).click();
  await page.getByRole('complementary', { name: 'inside' }).waitFor();
  await row.click();
  await page.getByRole('textbox', { name: 'Keys that start with' }).or(page.getByRole('searchbox')).first().waitFor();
  expect(page.url()).toContain('/browse/kv.namespaces.keys');
  expect(errors).toEqual([]);
});

test('a cell is edited in place and shows a refusal, and rows changed by a program are marked', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const record = { zone_id: zone.id, type: 'A', name: 'cell', ttl: 300, content: '192.0.2.1' } as const;
  const { id = '' } = await harness.client.dns.records.create(record);
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}&filter=cell`);
  const row = page.getByRole('row', { name: /cell/ });
  await row.getByRole('gridcell', { name: '192.0.2.1' }).hover();
  await row.getByRole('button', { name: 'Edit Content' }).click();
  const box = page.getByRole('textbox', { name: 'Content' });
  await box.fill('no address');
  await box.press('Enter');
  await page.getByRole('grid').getByRole('alert').waitFor();
  await box.fill('192.0.2.9');
  await box.press('Enter');
  // The name of a cell contains the text of its editor, which closes when the change is saved.
  await box.waitFor({ state: 'detached' });
  await row.getByRole('gridcell', { name: '192.0.2.9' }).waitFor();
  const content = async () => (await harness.client.dns.records.get(id, { zone_id: zone.id })).content;
  expect(await content()).toBe('192.0.2.9');
  // By keyboard: F2 at the first editable cell; Escape discards.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null)).toBe(true);
  await page.keyboard.press('F2');
  const editor = page.getByRole('grid').getByRole('textbox');
  await editor.waitFor();
  await page.keyboard.type('other');
  await page.keyboard.press('Escape');
  await editor.waitFor({ state: 'detached' });
  await harness.client.dns.records.edit(id, { ...record, content: '192.0.2.77' });
  await page.locator('[role="row"][data-flash]').getByText('192.0.2.77').waitFor();
  // The refused edit, the saved one and the program's; the discarded edit sent nothing.
  const edits = harness.emulator.journal.entries().filter(({ operation }) => operation === 'dns.records.edit');
  expect(edits.map(({ status }) => status)).toEqual([400, 200, 200]);
  expect(errors.filter((text) => !/status of 400/.test(text))).toEqual([]);
});
