/** Checks how a page is printed: without what leads through the site, within the paper, in light colours. */
import type { Page } from 'playwright-core';

/** A4 and US Letter have more between margins of a centimetre. */
const PAPER = 700;
/** Elements that are useless on paper. */
const ONLY_ON_SCREEN = 'nav, header, aside, dialog, button, [role="search"]';

/** @param page in the dark theme @returns what is wrong, a line each */
export async function printFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: PAPER, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  // A script of the page hears of it.
  await page
    .locator('html[data-theme="light"]')
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined);
  return page.evaluate(
    ([screenOnly, paper]) => {
      const name = (element: Element): string => `${element.localName}.${[...element.classList].join('.')}`;
      const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
      const faults: string[] = [];
      const seen = [...document.querySelectorAll(screenOnly)].find(isSeen);
      if (seen !== undefined) faults.push(`prints ${name(seen)}`);
      const wide = [...document.querySelectorAll('main *')].find(
        (element) => isSeen(element) && element.getBoundingClientRect().right > paper + 1,
      );
      if (wide !== undefined) faults.push(`prints ${name(wide)} beyond the edge of the paper`);
      const cut = [...document.querySelectorAll('main pre, main table, main .wide')].find(
        (element) => isSeen(element) && element.scrollWidth > element.clientWidth + 1,
      );
      if (cut !== undefined) faults.push(`prints only the left of ${name(cut)}`);
      if (getComputedStyle(document.documentElement).colorScheme !== 'light') faults.push('prints dark colours');
      return faults;
    },
    [ONLY_ON_SCREEN, PAPER] as const,
  );
}
