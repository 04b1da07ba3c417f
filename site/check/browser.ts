/** Checks pages in Chromium, two at a time, and what the search of the site finds. */
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/chromium.ts';
import { serve } from '../serve.ts';
import { pageFaults } from './page.ts';
import { searchFaults } from './search.ts';

/** Number of pages open concurrently: each has its own process, which a page of 5,000 elements keeps busy. */
const AT_ONCE = 2;

type Task = (browser: Browser, url: string) => Promise<string[]>;

/** @returns a line for each fault */
export async function browserFaults(dist: string, addresses: readonly string[]): Promise<string[]> {
  const site = await serve(dist, 0);
  const browser = await launchChromium();
  try {
    const pages = addresses.map(
      (address): Task =>
        (...at) =>
          pageFaults(...at, address),
    );
    const waiting = [searchFaults, ...pages].entries();
    const found: string[][] = [];
    const work = async (): Promise<void> => {
      for (const [place, task] of waiting) found[place] = await task(browser, site.url);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return found.flat();
  } finally {
    await browser.close();
    await site.close();
  }
}
