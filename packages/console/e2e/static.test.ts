/** The console as files: every page, state that survives a reload, and no request to anything but its own origin. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser, openBrowser, quiet } from './browser.ts';
import { accountOf, zoneOf } from './harness.ts';
import { violations } from './support/axe.ts';
import { pathsOf, settled } from './support/paths.ts';
import { type StaticConsole, serveConsole, withState } from './support/static-console.ts';

async function resetState({ url }: StaticConsole, page: Page): Promise<void> {
  await page.goto(`${url}#/inspect?panel=state`);
  await page.getByRole('button', { name: 'Reset the emulator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset the emulator' });
  await dialog.getByRole('button', { name: 'Reset', exact: true }).click();
  await page.getByText('The emulator was reset.').waitFor();
}

const foreign = ({ url }: StaticConsole, requests: readonly string[]): string[] =>
  requests.filter((one) => !one.startsWith(url) && !one.startsWith('blob:'));

test('all pages of a console without a server are accessible, have no errors, and request nothing from elsewhere', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const console = await serveConsole();
  const { page, context: browser, errors, requests } = await openBrowser({ width: 1280 });
  context.onTestFinished(() => browser.close());
  const paths = await withState(console, browser, (client) => pathsOf({ client }));
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(`${console.url}#${path}`);
    await page.reload();
    await settled(page);
    const [bad, wrong] = [await violations(page), errors.splice(0)];
    found.push(...[...bad, ...wrong].map((each) => `${path} ${each}`));
  }
  expect(found).toEqual([]);
  expect(foreign(console, requests)).toEqual([]);
});

test('a DNS record that the page creates is there after a reload, until the state is reset', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const console = await serveConsole();
  const { page, context: browser, errors, requests } = await openBrowser();
  context.onTestFinished(() => browser.close());
  const zone = await withState(console, browser, (client) => zoneOf({ client }));
  const records = `${console.url}#/browse/dns.records?zone_id=${zone.id}`;
  const filtered = page.getByRole('searchbox', { name: 'Filter rows' });
  const row = page.getByRole('row', { name: /stays/ });
  await page.goto(records);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('stays 300 IN A 192.0.2.7\n');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Add 1 record' }).click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await row.waitFor();
  await page.reload();
  await filtered.fill('stays');
  await row.waitFor();
  // Its address is that of a page that another tab can open.
  expect(page.url()).toContain(`${console.url}#/browse/dns.records?`);

  await resetState(console, page);
  await page.goto(records);
  await page.reload();
  await page.getByRole('row', { name: zone.name }).first().waitFor();
  await expect.poll(() => row.count()).toBe(0);
  expect(errors).toEqual([]);
  expect(foreign(console, requests)).toEqual([]);
});

/** Removes the private file system from a page or a worker. */
const WITHOUT_FILES = 'delete StorageManager.prototype.getDirectory;';

test('without a private file system the state is stored in IndexedDB', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const console = await serveConsole();
  const { page, context: browser, errors } = await openBrowser();
  context.onTestFinished(() => browser.close());
  await browser.addInitScript(WITHOUT_FILES);
  // Scripts of Playwright do not run in workers.
  await browser.route('**/server/worker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${WITHOUT_FILES}` });
  });
  const account_id = await withState(console, browser, async (client) => {
    const account = await accountOf({ client });
    await client.kv.namespaces.create({ account_id: account, title: 'in IndexedDB' });
    return account;
  });
  await page.goto(`${console.url}#/browse/kv.namespaces?account_id=${account_id}`);
  await page.getByRole('row', { name: 'in IndexedDB' }).waitFor();
  await resetState(console, page);
  const stored = await page.evaluate(async () => [
    'getDirectory' in navigator.storage,
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(stored).toEqual([false, 'flarewire']);
  await page.close();
  const titles = await withState(console, browser, async (client) =>
    (await client.kv.namespaces.list({ account_id })).result.map(({ title }) => title),
  );
  expect(titles).not.toContain('in IndexedDB');
  expect(errors).toEqual([]);
});

test('a second tab says that the console is open elsewhere', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const console = await serveConsole();
  const { page, context: browser, requests } = await openBrowser();
  context.onTestFinished(() => browser.close());
  await page.goto(console.url);
  await page.getByRole('heading', { level: 1, name: 'The emulator is running' }).waitFor();
  await quiet(requests);
  const second = await browser.newPage();
  await second.goto(console.url);
  await second.getByText('This console is open in another tab').waitFor();
  await page.close();
  await second.getByRole('button', { name: 'Try again' }).click();
  await second.getByRole('heading', { level: 1, name: 'The emulator is running' }).waitFor();
  await expect.poll(() => second.getByRole('link', { name: 'Reset the state', exact: true }).count()).toBe(1);
});
