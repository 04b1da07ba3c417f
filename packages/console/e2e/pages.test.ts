/** Every page in both themes and at several widths: accessible, stable, and within the window. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAGE } from '../../../tools/build/page.ts';
import { noBrowser } from './browser.ts';
import { startLocal, visit } from './harness.ts';
import { violations } from './support/axe.ts';
import { pathsOf, settled } from './support/paths.ts';
import { scriptedJobs } from './support/scripted-jobs.ts';

/** All routes, parsed from `router.tsx`, which cannot run without a page. */
async function routes(): Promise<readonly RegExp[]> {
  const source = await readFile(new URL('../src/page/app/router.tsx', import.meta.url), 'utf8');
  const found = source.matchAll(/const (\w+) = createRoute\(\{\s+getParentRoute: \(\) => (\w+),\s+path: '([^']*)'/g);
  const paths = new Map<string, string>();
  for (const [, name = '', parent = '', path = ''] of found)
    paths.set(name, `${paths.get(parent) ?? ''}/${path.replace(/^\//, '')}`);
  expect(paths.size).toBe(source.split('createRoute(').length - 1);
  return [...paths.values()].map((path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}(?:\\?|$)`));
}

test('the tested pages cover all routes', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const paths = await pathsOf(await startLocal({ jobs: scriptedJobs().source }));
  const unseen = (await routes()).filter((route) => !paths.some((path) => route.test(path)));
  expect(unseen).toEqual([]);
});

/** Sums up how far the content of a page moves while it loads. */
function sumMoves(): void {
  const moved = { sum: 0 };
  Object.assign(globalThis, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) moved.sum += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function layoutFaults(page: Page): Promise<string[]> {
  const { overflow, moved } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - innerWidth,
    moved: (globalThis as unknown as { moved: { sum: number } }).moved.sum, // injected before
  }));
  return [
    ...(overflow === 0 ? [] : [`scrolls sideways by ${overflow} pixels`]),
    // Chromium's threshold for a good score is 0.1.
    ...(moved < 0.05 ? [] : [`shifts by ${moved} while loading`]),
  ];
}

async function themeFaults(page: Page): Promise<string[]> {
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The layout is unchanged; only colours can differ.
  const dark = await violations(page, 'color-contrast');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
}

/** Widths, and whether the layout at this width is tested against the rules of accessibility too. */
const WIDTHS = [
  [390, true],
  [1024, false],
  [1440, true],
] as const;

test.for(WIDTHS)(
  'at %i pixels no page scrolls sideways, shifts, or violates accessibility rules or the content policy',
  async ([width, hasRules], context) => {
    if (noBrowser) context.skip(noBrowser);
    const harness = await startLocal({ jobs: scriptedJobs().source });
    const { page, errors } = await visit(harness, '/', { width, height: width < 640 ? 844 : 900 });
    await page.addInitScript(sumMoves);
    const found: string[] = [];
    for (const path of await pathsOf(harness)) {
      await page.goto(harness.console.url + path);
      await settled(page);
      const faults = [...(await layoutFaults(page)), ...(hasRules ? await themeFaults(page) : [])];
      found.push(...[...faults, ...errors.splice(0)].map((each) => `${path} ${each}`));
    }
    expect(found).toEqual([]);
  },
);

test('every page is usable by keyboard with a visible focus', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const { console, ...rest } = await startLocal();
  const { page } = await visit({ console, ...rest });
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  for (const name of ['Explore', 'Inspect', 'Browse', 'Radar', 'Start']) {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await page.locator(`nav[aria-label="Pages"] a[aria-current="page"]:has-text("${name}")`).waitFor();
    await settled(page);
    // Step through the first controls of the page; each must show its focus.
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      const look = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return 'nothing';
        const own = getComputedStyle(element);
        // Checkboxes and tracks show the focus ring of their inner input, editors that of their frame.
        const label = element.closest('label, [class*="box"]');
        const drawn = [
          own,
          ...(label === null ? [] : [label, ...label.children].map((each) => getComputedStyle(each))),
        ];
        return drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')
          ? 'seen'
          : `${element.tagName} ${element.textContent?.slice(0, 40)}`;
      });
      expect([name, step, look]).toEqual([name, step, expect.stringMatching(/^(seen|nothing)$/)]);
    }
  }
});

test('fonts load with the page and are ready for its first text', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const { page } = await visit(await startLocal(), '/');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const isThere = await page.evaluate(() => [
    document.querySelectorAll('link[rel="preload"][as="font"]').length,
    document.fonts.check('1rem "Geist Variable"'),
    document.fonts.check('1rem "Geist Mono Variable"'),
  ]);
  expect(isThere).toEqual([2, true, true]);
});

test('the built page has scripts and styles only, and the contract comes from the server once', async () => {
  const files = await readdir(join(PAGE, 'assets'));
  expect(files.filter((file) => !/\.(js|css|woff2)$/.test(file))).toEqual([]);
});
