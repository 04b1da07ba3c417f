/** Pages of a Chromium, with the console open in them. */
import type { Console } from '@flarewire/console';
import type { Browser, Page } from 'playwright-core';

export interface Look {
  readonly width: number;
  readonly isDark?: boolean;
}

const heightOf = (width: number): number => (width < 640 ? 844 : 900);

/** A page of a new profile. */
export async function newPage(browser: Browser, { width, isDark = false }: Look): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: heightOf(width) },
    colorScheme: isDark ? 'dark' : 'light',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
}

/** The page with the console open in it. */
export async function openConsole(browser: Browser, console: Console, look: Look): Promise<Page> {
  const page = await newPage(browser, look);
  await page.goto(console.link());
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Time for fading, sliding and canvas drawing, which emit no event. */
const DRAWN = 700;

/** The page is there, with its data. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(DRAWN);
}
