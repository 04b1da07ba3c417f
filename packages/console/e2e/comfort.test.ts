/** Nothing typed is lost, and the keyboard reaches everything in few steps. */
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { accountOf, startLocal, visit, zoneOf } from './harness.ts';

test('a form stays when the console is gone, with everything that was typed', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const { page } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  // A page to go back to.
  await page.getByRole('link', { name: 'Radar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Radar' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Create' }).click();
  const form = page.getByRole('dialog', { name: /^Create/ });
  await form.getByRole('button', { name: /Type/ }).click();
  await page.getByRole('option', { name: /^MX/ }).click();
  // A mail server without a priority would be refused.
  await expect.poll(() => form.getByRole('textbox', { name: 'Priority' }).inputValue()).toBe('10');
  await form.getByRole('textbox', { name: 'Name' }).fill('@');
  await form.getByRole('textbox', { name: 'Mail server' }).fill('mail.example.net');
  await harness.console.close();
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByText('Nothing was changed.').waitFor();
  await expect.poll(() => form.getByRole('textbox', { name: 'Mail server' }).inputValue()).toBe('mail.example.net');
  await expect.poll(() => page.getByText('This page is not connected').count()).toBe(0);
  // Going elsewhere in the history asks first.
  await page.evaluate(() => history.forward());
  const question = page.getByRole('dialog', { name: 'Discard your input?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => form.getByRole('textbox', { name: 'Mail server' }).inputValue()).toBe('mail.example.net');
});

test('an edited KV value is not lost when another key is clicked', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const { id: namespace_id } = await harness.client.kv.namespaces.create({ account_id, title: 'drafts' });
  for (const name of ['one', 'two'])
    await harness.client.kv.namespaces.values.update(name, { account_id, namespace_id, value: `value of ${name}` });
  const place = `account_id=${account_id}&namespace_id=${namespace_id}`;
  const { page, errors } = await visit(harness, `/browse/kv.namespaces.keys?${place}`);
  await page.getByRole('row', { name: /one/ }).click();
  const value = page.getByRole('textbox', { name: 'Value', exact: true });
  await value.click();
  await page.keyboard.type('typed ');
  await page.getByRole('row', { name: /two/ }).click();
  const question = page.getByRole('dialog', { name: 'Discard your input?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => value.textContent()).toContain('typed');
  await page.getByRole('row', { name: /two/ }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('heading', { name: 'two' }).waitFor();
  expect(errors).toEqual([]);
});

test('rows are selected with Shift, Ctrl and Ctrl A, and deleted in one call that can be undone', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { id: zone_id } = await zoneOf(harness);
  const posts = Array.from({ length: 12 }, (_, n) => ({
    ...{ type: 'A', name: `host${String(n).padStart(2, '0')}`, content: `192.0.2.${n + 1}`, ttl: 1 },
  })) as { type: 'A'; name: string; content: string; ttl: 1 }[];
  await harness.client.dns.records.batch({ zone_id, posts });
  const hosts = async () =>
    (await harness.client.dns.records.list({ zone_id, per_page: 500 })).result.filter(({ name }) => /^host/.test(name));
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone_id}&filter=host&sort=name`);
  await page.getByRole('checkbox', { name: /host01/ }).click();
  await page.getByRole('row', { name: /host04/ }).click({ modifiers: ['Shift'] });
  await page.getByText('4 selected').waitFor();
  await page.getByRole('row', { name: /host02/ }).click({ modifiers: ['ControlOrMeta'] });
  await page.getByText('3 selected').waitFor();
  const grid = page.getByRole('grid', { name: 'Records' });
  await grid.focus();
  await page.keyboard.press('Control+a');
  await page.getByText('12 selected').waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await grid.focus();
  await page.keyboard.press('Home');
  for (let turn = 0; turn < 9; turn++) await page.keyboard.press('Shift+ArrowDown');
  await page.getByText('10 selected').waitFor();
  const before = harness.emulator.journal.entries().filter(({ method }) => method !== 'GET').length;
  await page.keyboard.press('Delete');
  const dialog = page.getByRole('dialog', { name: /^Delete 10/ });
  await dialog.getByRole('button', { name: 'Delete 10 DNS records' }).click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  expect(await hosts()).toHaveLength(2);
  expect(harness.emulator.journal.entries().filter(({ method }) => method !== 'GET').length - before).toBe(1);
  await page.getByRole('link', { name: 'Changes' }).click();
  await page.getByText('Deleted 10 DNS records').waitFor();
  await page
    .getByRole('button', { name: /^Undo:/ })
    .first()
    .click();
  await page.getByText('Undone', { exact: true }).waitFor();
  expect(await hosts()).toHaveLength(12);
  expect(errors).toEqual([]);
});

test('the navigation is one tab stop, F6 moves between the parts of the page, and ? lists the keys', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { id: zone_id } = await zoneOf(harness);
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone_id}`);
  await page.getByRole('button', { name: 'Create' }).waitFor();
  const inside = (selector: string) => page.evaluate((one) => document.activeElement?.closest(one) !== null, selector);
  const stops = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('nav[aria-label="Resources"] :is(a, button)')].filter(
        (one) => one.tabIndex === 0 && one.checkVisibility(),
      ).length,
  );
  expect(stops).toBe(1);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  let tabs = 0;
  const isCreate = () => page.evaluate(() => document.activeElement?.textContent?.trim() === 'Create');
  while (tabs < 30 && !(await isCreate())) {
    await page.keyboard.press('Tab');
    tabs += 1;
  }
  expect(tabs).toBeLessThan(20);
  await page.keyboard.press('Shift+F6');
  expect(await inside('nav[aria-label="Resources"]')).toBe(true);
  await page.keyboard.press('F6');
  expect(await inside('nav[aria-label="Resources"]')).toBe(false);
  expect(await inside('main')).toBe(true);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(errors).toEqual([]);
});

test('a double click edits a cell without opening the row, at 1,024 pixels too', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { id: zone_id } = await zoneOf(harness);
  const record = { zone_id, type: 'A', name: 'cell', content: '192.0.2.77', ttl: 300 } as const;
  const { id } = await harness.client.dns.records.create(record);
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone_id}&filter=192.0.2.7`);
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.getByText('192.0.2.77').first().dblclick();
  const editor = page.getByRole('textbox', { name: 'Content' });
  await editor.fill('192.0.2.78');
  await editor.press('Enter');
  await editor.waitFor({ state: 'detached' });
  expect((await harness.client.dns.records.get(id, { zone_id })).content).toBe('192.0.2.78');
  expect(page.url()).not.toContain('item=');
  // At 200 % zoom, nothing covers the buttons.
  await page.setViewportSize({ width: 720, height: 450 });
  const create = page.getByRole('button', { name: 'Create' });
  await create.scrollIntoViewIfNeeded();
  await create.click({ trial: true });
  await page.getByRole('button', { name: 'Export' }).click({ trial: true });
  expect(errors).toEqual([]);
});
