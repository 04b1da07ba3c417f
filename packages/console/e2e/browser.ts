/** Starts a real Chromium for the tests if one is installed; required if `CI` is set. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { hasChromium, launchChromium } from '../../../tools/chromium.ts';

if (!hasChromium && process.env.CI)
  throw new Error('The tests in the browser need Chromium: apt-get install chromium, or set CHROMIUM_PATH.');

/** The reason the browser tests are skipped. */
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

/** A page in a new browser profile, with its errors and requests. */
export interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors of the page, including content policy violations, and uncaught errors. */
  readonly errors: string[];
  /** Every requested URL. */
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
  page.setDefaultTimeout(60_000);
  return { page, context, errors, requests };
}

/** Resolves when no request has started for a while. The network is never idle: the stream of the journal stays open. */
export async function quiet(requests: readonly string[]): Promise<void> {
  for (let seen = -1; seen !== requests.length; await sleep(400)) seen = requests.length;
}
