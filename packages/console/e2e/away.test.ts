/** The console's process is away for a time: the screen stays as it was, and failed loads can be retried. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { startLocal, visit } from './harness.ts';

const LATE = /\/assets\/(search-dialog|radar-page|inspect-page)[^/]*\.js$/;

/** Modules that are preloaded while the page is idle. */
const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test('pages and the search are preloaded and open while the process is away', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page, context: browser } = await visit(harness);
  const late = async (): Promise<number> => (await loaded(page)).filter((name) => LATE.test(name)).length;
  await expect.poll(late).toBe(3);
  // Parts load one after another while the page is idle. The network never is, because Start follows the journal.
  let before = 0;
  const isStill = async (): Promise<boolean> => {
    const now = (await loaded(page)).filter((name) => name.includes('/assets/')).length;
    const still = now === before;
    before = now;
    return still;
  };
  await expect.poll(isStill, { interval: 2500 }).toBe(true);
  await browser.setOffline(true);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).waitFor();
  await page.keyboard.press('Escape');
  for (const name of ['Inspect', 'Radar', 'Start']) {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click();
    await page.locator(`nav[aria-label="Pages"] a[aria-current="page"]:has-text("${name}")`).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
});

test('a search or page that fails to load says so and works once the process is back', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page, context: browser } = await visit(harness);
  await page.goto('about:blank');
  await browser.route(LATE, (route) => route.abort());
  await page.goto(`${harness.console.url}/`);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await page.getByRole('heading', { level: 1, name: 'The emulator is running' }).waitFor();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The search could not be loaded').waitFor();
  // Everything else is unchanged.
  await expect.poll(() => pages.count()).toBe(1);
  await expect.poll(() => page.getByText('The emulator is running').count()).toBe(1);
  await browser.unroute(LATE);
  await dialog.getByRole('button', { name: 'Reconnect' }).click();
  // If the browser does not retry failed modules, the page reloads, and the search with it.
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await expect
    .poll(async () => {
      if ((await dialog.count()) === 0) await page.keyboard.press('Control+k');
      return box.count();
    })
    .toBe(1);
  await page.keyboard.press('Escape');

  await page.goto('about:blank');
  await browser.route(LATE, (route) => route.abort());
  await page.goto(`${harness.console.url}/`);
  await page.getByRole('heading', { level: 1, name: 'The emulator is running' }).waitFor();
  await pages.getByRole('link', { name: 'Radar' }).click();
  await page.getByText('This page could not be displayed').waitFor();
  await expect.poll(() => pages.count()).toBe(1);
  await browser.unroute(LATE);
  await page.getByRole('button', { name: 'Reconnect' }).click();
  await page.getByRole('heading', { level: 1, name: 'Radar' }).waitFor();
});
