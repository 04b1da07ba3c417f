/** Checks one page: accessible in both themes, within the window at each width, fit to be printed, and silent. */
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { open } from './open.ts';
import { printFaults } from './print.ts';

/** All of WCAG 2.2 up to AA, and that everything is in a landmark. */
export const RULES = {
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { region: { enabled: true } },
};
/** Checks that depend on the theme of a page. */
const COLOURS = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };
/** At this width parts of a page are collapsed or have no text. */
export const PHONE = 390;
const WIDTHS = [PHONE, 768, 1280, 1920];

/** @returns a line for each fault */
export async function pageFaults(browser: Browser, url: string, address: string): Promise<string[]> {
  const { page, noises, close } = await open(browser, url + address, url);
  await focusable(page);
  // axe measures what is far from the window as well.
  await page.addStyleTag({ content: '.op { content-visibility: visible !important }' });
  const faults: string[] = [];
  if ((await themeOf(page)) !== 'dark') faults.push('does not take the theme of the system');
  faults.push(...(await violations(page, COLOURS)).map((fault) => `${fault} (dark)`));
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  if ((await themeOf(page)) !== 'light') faults.push('does not switch its theme');
  for (const width of [PHONE, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await focusable(page);
    faults.push(...(await violations(page, RULES)).map((fault) => `${fault} (in a window of ${width})`));
  }
  faults.push(...(await overflows(page)));
  // Print uses light colours in the dark theme too.
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  faults.push(...(await printFaults(page)), ...noises);
  await close();
  return faults.map((fault) => `${address}: ${fault}`);
}

const themeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.theme);

/** Scripts make scrollable elements focusable once their sizes are known; axe reports those that are not. */
async function focusable(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll<HTMLElement>('pre, .sl-markdown-content table')].every(
          (one) => one.tabIndex === 0 || (one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight),
        ),
      undefined,
      { timeout: 5_000 },
    )
    .catch(() => undefined);
}

/** @param within selector of the part that is checked */
export async function violations(page: Page, options: axe.RunOptions, within = 'html'): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    ([chosen, part]) =>
      // Put there above.
      (globalThis as unknown as { axe: typeof axe }).axe.run(part, { ...chosen, resultTypes: ['violations'] }),
    [options, within] as const,
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

async function overflows(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) faults.push(`is ${over} pixels wider than a window of ${width}`);
  }
  return faults;
}
