/** Checks pages in a window as wide as a phone: nothing is cut off, text is legible, and links and buttons can be hit. */
import type { Browser, Page } from 'playwright-core';
import { open } from './open.ts';
import { PHONE } from './page.ts';

const LIMITS = {
  width: PHONE,
  /** Pixels of text; lines of code, of which fewer would fit, may be smaller. */
  text: 14,
  code: 13,
  /** Pixels of a target that is not in a line of text, by WCAG 2.2. */
  target: 24,
};

/** @returns a line for each fault */
export async function phoneFaults(browser: Browser, url: string, addresses: readonly string[]): Promise<string[]> {
  const { page, close } = await open(browser, url + addresses[0], url);
  await page.setViewportSize({ width: PHONE, height: 844 });
  const faults: string[] = [];
  for (const address of addresses) {
    await page.goto(url + address);
    await page.locator('html[data-ready]').waitFor();
    // Otherwise the browser measures only the operations near the window.
    await page.addStyleTag({ content: '.op { content-visibility: visible !important }' });
    faults.push(...(await faultsOf(page)).map((fault) => `${address}: on a phone, ${fault}`));
  }
  await close();
  return faults;
}

const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate((limits) => {
    const name = (element: Element): string => `${element.localName}.${[...element.classList].join('.')}`;
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const scrolls = (element: Element): boolean => {
      for (let outer = element.parentElement; outer !== null; outer = outer.parentElement)
        if (getComputedStyle(outer).overflowX !== 'visible') return true;
      return false;
    };
    const faults = new Set<string>();
    for (const element of document.querySelectorAll('body *')) {
      const { right, width, height } = element.getBoundingClientRect();
      if (width === 0 || !isSeen(element)) continue;
      if (right > limits.width + 1 && !scrolls(element)) faults.add(`${name(element)} ends at ${Math.round(right)} px`);
      const style = getComputedStyle(element);
      const isTarget = element.matches('a, button, input, select, summary') && style.display !== 'inline';
      if (isTarget && Math.min(width, height) < limits.target)
        faults.add(`${name(element)} is ${Math.round(width)} by ${Math.round(height)} px`);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      const least = element.closest('pre, .cm-editor') ? limits.code : limits.text;
      if (hasText && width > 1 && Number.parseFloat(style.fontSize) < least)
        faults.add(`the text of ${name(element)} in ${name(element.parentElement ?? element)} is ${style.fontSize}`);
    }
    return [...faults];
  }, LIMITS);
