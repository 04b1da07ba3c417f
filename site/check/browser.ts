/** Checks the pages in Chromium, two at a time, then the search, runs of examples, the console, and the playground. */
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/chromium.ts';
import { serve } from '../serve.ts';
import { consoleFaults } from './console.ts';
import { pageFaults } from './page.ts';
import { phoneFaults } from './phone.ts';
import { playgroundFaults } from './playground.ts';
import { panelFaults } from './run-panel.ts';
import { runFaults } from './runs.ts';
import { searchFaults } from './search.ts';

/** Number of pages open concurrently: each has its own process, which a page of 5,000 elements keeps busy. */
const AT_ONCE = 2;

type Task = (browser: Browser, url: string) => Promise<string[]>;

/**
 * @param addresses pages of each kind, checked in every way @param guides pages that are also measured as on a phone
 * @returns a line for each fault
 */
export async function browserFaults(
  dist: string,
  addresses: readonly string[],
  guides: readonly string[],
): Promise<string[]> {
  const site = await serve(dist, 0);
  const browser = await launchChromium();
  try {
    const pages = addresses.map(
      (address): Task =>
        (...at) =>
          pageFaults(...at, address),
    );
    const runs: Task = (...at) => runFaults(dist, ...at);
    const phone: Task = (...at) => phoneFaults(...at, [...new Set([...addresses, ...guides])]);
    const waiting = [runs, phone, playgroundFaults, panelFaults, consoleFaults, searchFaults, ...pages].entries();
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
