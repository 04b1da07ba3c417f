/** A real Chromium for the tests: where one is found, and required where `CI` is set. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { hasChromium, launchChromium } from '../../../tools/chromium.ts';

if (!hasChromium && process.env.CI)
  throw new Error('The tests in the browser need Chromium: apt-get install chromium, or set CHROMIUM_PATH.');

/** Why they do not run here. */
export const noBrowser = hasChromium ? undefined : 'no Chromium is installed here';

let browser: Promise<Browser> | undefined;
afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});

export interface OpenOptions {
  readonly width?: number;
  readonly height?: number;
  readonly isDark?: boolean;
}

/** A page of a new browser profile, and what went wrong in it. */
export interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors in the page's console, content policy violations among them, and errors that nobody caught. */
  readonly errors: string[];
  /** Every address that was asked for. */
  readonly requests: string[];
}

export async function openBrowser({ width = 1440, height = 900, isDark = false }: OpenOptions = {}): Promise<Opened> {
  browser ??= launchChromium();
  const context = await (await browser).newContext({
    viewport: { width, height },
    colorScheme: isDark ? 'dark' : 'light',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const errors: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  context.on('request', (request) => requests.push(request.url()));
  page.setDefaultTimeout(15_000);
  return { page, context, errors, requests };
}
