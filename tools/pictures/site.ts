/** The documentation's site, built before if it is not there: a page of the reference, a guide and the search, on a screen and a phone, in light and dark. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, DIST } from '../../site/build.ts';
import { serve } from '../../site/serve.ts';
import { newPage } from './pages.ts';
import { compose, type Shot } from './sheet.ts';

const LOOKS = [false, true].flatMap((isDark) => [1440, 390].map((width) => ({ width, isDark })));
const QUERY = 'purge cache';

const SCENES: Readonly<Record<string, (page: Page, url: string) => Promise<void>>> = {
  reference: (page, url) => open(page, `${url}/reference/dns/records/#create`),
  guide: (page, url) => open(page, `${url}/lists/`),
  search: async (page, url) => {
    await open(page, `${url}/lists/`);
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.getByRole('combobox').fill(QUERY);
    await page.locator(`dialog[data-typed=${JSON.stringify(QUERY)}]`).waitFor();
  },
};

/** A sheet for each, as JPEG by its name. */
export async function* sitePictures(browser: Browser, quality: number): AsyncGenerator<readonly [string, Buffer]> {
  if (!existsSync(join(DIST, 'index.html'))) await build({ say: console.log });
  const site = await serve(DIST, 0);
  try {
    for (const [name, play] of Object.entries(SCENES)) {
      const shots: Shot[] = [];
      for (const look of LOOKS)
        shots.push({ ...look, jpeg: await shot(browser, look, (page) => play(page, site.url)) });
      yield [name, await compose(browser, shots, quality)];
    }
  } finally {
    await site.close();
  }
}

async function shot(browser: Browser, look: Omit<Shot, 'jpeg'>, play: (page: Page) => Promise<void>): Promise<Buffer> {
  const page = await newPage(browser, look);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await play(page);
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 90 });
  await page.context().close();
  return jpeg;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
