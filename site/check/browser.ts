/** Checks pages in Chromium: accessible in both themes, within the window at each width, silent, and found by the search. */
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { TYPED } from '../../packages/search/src/whole-typed.ts';
import { launchChromium } from '../../tools/chromium.ts';
import { operationPath, pathOf } from '../reference/resources.ts';
import { serve } from '../serve.ts';

/** All of WCAG 2.2 up to AA, and that everything is in a landmark. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [390, 768, 1280, 1920];
const THEMES = ['light', 'dark'] as const;
/** Of what people type, so much may lead elsewhere. */
const MISSED = 0.05;

/** @returns a line for each fault */
export async function browserFaults(dist: string, addresses: readonly string[]): Promise<string[]> {
  const site = await serve(dist, 0);
  const browser = await launchChromium();
  try {
    const faults: string[] = [];
    for (const theme of THEMES) {
      const { page, noises } = await open(browser, theme, site.url);
      for (const address of addresses) {
        await page.setViewportSize({ width: 1280, height: 900 });
        // Scripts make what scrolls focusable when the page is quiet.
        await page.goto(site.url + address, { waitUntil: 'networkidle' });
        faults.push(...(await violations(page)).map((fault) => `${address} (${theme}): ${fault}`));
        if (theme === 'light') faults.push(...(await overflows(page)).map((fault) => `${address}: ${fault}`));
        faults.push(...noises.splice(0).map((noise) => `${address}: ${noise}`));
      }
      await page.context().close();
    }
    return [...faults, ...(await searchFaults(browser, site.url))];
  } finally {
    await browser.close();
    await site.close();
  }
}

/** A page, and what it should not do: errors, and requests that leave the site. */
async function open(browser: Browser, colorScheme: 'light' | 'dark', url: string) {
  const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const noises: string[] = [];
  page.on('pageerror', (error) => noises.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') noises.push(message.text());
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) noises.push(`asks ${request.url()}`);
  });
  return { page, noises };
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    (values) =>
      // Put there above.
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        runOnly: { type: 'tag', values },
        rules: { region: { enabled: true } },
      }),
    RULES,
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

/** What people type into the console leads to the same here, within the first five of the dialog. */
async function searchFaults(browser: Browser, url: string): Promise<string[]> {
  const { page, noises } = await open(browser, 'light', url);
  await page.goto(`${url}/lists/`);
  await page.getByRole('button', { name: 'Search' }).click();
  const input = page.getByRole('combobox');
  const missed: string[] = [];
  for (const [typed, wanted] of TYPED) {
    await input.fill(typed);
    await page.locator(`dialog[data-typed=${JSON.stringify(typed)}]`).waitFor();
    const found = await page
      .locator('#search-found a')
      .evaluateAll((links) => links.slice(0, 5).map((link) => [link.getAttribute('href'), link.textContent] as const));
    if (!found.some(([link, text]) => isWanted(wanted, link ?? '', text ?? '')))
      missed.push(`search: '${typed}' leads to ${found.map(([link]) => link).join(', ')}, not to ${wanted}`);
  }
  await page.context().close();
  return [...noises, ...(missed.length / TYPED.length > MISSED ? missed : [])];
}

function isWanted(wanted: string, link: string, text: string): boolean {
  const [, page, name] = /^\/(explore|browse)\/(.+)$/.exec(wanted) ?? [];
  if (name !== undefined) return link === (page === 'explore' ? operationPath(name) : pathOf(name));
  // Pages of the console are guides here.
  return wanted.startsWith('/') ? link.startsWith('/') : text.toLowerCase().startsWith(wanted);
}
