/** Opens a page of the site in a fresh profile, and records its violations. */
import type { Browser, Page } from 'playwright-core';

export interface Opened {
  readonly page: Page;
  /** Errors, and requests that leave the site. */
  readonly noises: readonly string[];
  close(): Promise<void>;
}

/** @param url of the page @param origin of the site @param ready selector of what shows that its scripts have run */
export async function open(browser: Browser, url: string, origin: string, ready = 'html[data-ready]'): Promise<Opened> {
  const context = await browser.newContext({
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  // A busy machine takes its time; what is missing stays missing.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const noises: string[] = [];
  page.on('pageerror', (error) => noises.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') noises.push(message.text());
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) noises.push(`asks ${request.url()}`);
  });
  await page.goto(url);
  await page.locator(ready).waitFor();
  return { page, noises, close: () => context.close() };
}
