/** Checks an opened panel of *Run*: accessible in both themes, and no wider than the window of a phone. */
import { operationPath } from '@flarewire/snippets/site';
import type { Browser } from 'playwright-core';
import { open } from './open.ts';
import { PHONE, RULES, violations } from './page.ts';

const PAGE = operationPath('dns.records.create');

/** @returns a line for each fault */
export async function panelFaults(browser: Browser, url: string): Promise<string[]> {
  const { page, noises, close } = await open(browser, url + PAGE, url);
  const faults: string[] = [];
  await page.locator('.run-here').first().click();
  await page.locator('.ran details').first().waitFor();
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('.ran details')) part.open = true;
  });
  for (const theme of ['dark', 'light']) {
    for (const width of [PHONE, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await violations(page, RULES, '.ran');
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) found.push(`is ${over} pixels too wide`);
      faults.push(...found.map((fault) => `${fault} (${theme}, in a window of ${width})`));
    }
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  }
  await close();
  return [...faults, ...noises].map((fault) => `${PAGE} after Run: ${fault}`);
}
