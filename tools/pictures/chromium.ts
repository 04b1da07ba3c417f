/** The Chromium that takes the pictures, and pages of it that have the console open. */
import { existsSync } from 'node:fs';
import type { Console } from '@flarewire/console';
import { type Browser, chromium, type Page } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

// Without these it asks its maker's hosts for updates and more, at every start.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @throws Error where none is installed */
export function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path));
  if (executablePath === undefined)
    throw new Error('Pictures need Chromium: apt-get install chromium, or set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: QUIET });
}

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

/** The same, with the console open in it. */
export async function openConsole(browser: Browser, console: Console, look: Look): Promise<Page> {
  const page = await newPage(browser, look);
  await page.goto(console.link());
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Time for what fades, slides or is drawn on a canvas, which nothing on the page tells of. */
const DRAWN = 700;

/** The page is there, with its data. */
export async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(DRAWN);
}
