/** Cost of the console's page in Chromium: opening, searching, filtering and scrolling a table of 50,000 records. */
import { createEmulator, type Emulator } from '@flarewire/emulator';
import type { Page } from 'playwright-core';
import { createConsole } from '../../packages/console/src/server/index.ts';
import { QUERIES } from '../../packages/search/src/search-queries.ts';
import { launchChromium } from '../../tools/chromium.ts';

const RECORDS = 50_000;
/** Records of one batch, the most that the plan takes. */
const BATCH = 3_500;
const TYPED = 'host-4999';
const FRAMES = 120;

export interface Seen {
  readonly [name: string]: number;
  readonly usable: number;
  readonly palette: number;
  readonly filter: number;
  readonly scroll: number;
}

export async function inBrowser(pageFolder: string): Promise<Seen> {
  const emulator = createEmulator({ start: 'default' });
  await emulator.ready;
  const zone = await manyRecords(emulator);
  const console = await createConsole({ emulator, page: pageFolder });
  const browser = await launchChromium();
  try {
    // The browser's own start is not the page's.
    await (await browser.newPage()).goto('about:blank');
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    const usable = await open(page, console.link());
    const palette = await find(page);
    await page.goto(`${console.url}/browse/dns.records?zone_id=${zone}`);
    await page.getByRole('button', { name: 'Load all' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /^50,003$/ })
      .waitFor({ timeout: 120_000 });
    return { usable, palette, scroll: await scroll(page), filter: await filter(page) };
  } finally {
    await browser.close();
    await console.close();
    await emulator.close();
  }
}

/** A zone that holds so many. */
async function manyRecords(emulator: Emulator): Promise<string> {
  const ask = async (path: string, body?: unknown) => {
    const request = new Request(`http://localhost/client/v4${path}`, {
      headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    const response = await emulator.handle(request);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as { result: { id: string }[] & { id: string } };
  };
  const { result } = await ask('/zones');
  const id = result[0]?.id ?? '';
  await ask(`/zones/${id}/subscription`, { rate_plan: { id: 'enterprise' } });
  const all = Array.from({ length: RECORDS }, (_, number) => ({
    type: 'A',
    name: `host-${number}.example.com`,
    content: `192.0.2.${number % 256}`,
    ttl: 300,
  }));
  for (let start = 0; start < RECORDS; start += BATCH)
    await ask(`/zones/${id}/dns_records/batch`, { posts: all.slice(start, start + BATCH) });
  return id;
}

/** Milliseconds from the first byte asked for until the start page can be used, its data loaded. */
async function open(page: Page, link: string): Promise<number> {
  await page.goto(link, { waitUntil: 'commit' });
  await page
    .getByRole('link', { name: /zones\.list/ })
    .first()
    .waitFor();
  await page.getByRole('link', { name: /50,003/ }).waitFor();
  return page.evaluate(() => performance.now());
}

/** p95 of the milliseconds from a key in Ctrl K to the list that it leads to. */
async function find(page: Page): Promise<number> {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /search/i });
  await box.waitFor();
  await box.fill('dns');
  await page.getByRole('option').first().waitFor();
  const times: number[] = [];
  for (const [query] of QUERIES.slice(0, 5)) {
    await box.fill('');
    for (const key of query) times.push(await typed(page, key, '[role="listbox"]'));
  }
  await page.keyboard.press('Escape');
  return p95(times);
}

/** p95 of the milliseconds from a key in the filter to the rows that fit. */
async function filter(page: Page): Promise<number> {
  await page.getByRole('searchbox', { name: 'Filter rows' }).focus();
  const times: number[] = [];
  for (const key of TYPED) times.push(await typed(page, key, '[role="grid"]'));
  for (let left = TYPED.length; left > 1; left--) times.push(await typed(page, 'Backspace', '[role="grid"]'));
  return p95(times);
}

/** From a key to the frame that shows the last change it made inside; of one that changes nothing, 0. */
async function typed(page: Page, key: string, inside: string): Promise<number> {
  const shown = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        let last = 0;
        window.addEventListener(
          'keydown',
          ({ timeStamp }) => {
            pressed = timeStamp;
          },
          { once: true, capture: true },
        );
        const watch = new MutationObserver((changes) => {
          const isIn = changes.some(({ target }) => {
            const element = target instanceof Element ? target : target.parentElement;
            return element?.closest(selector) !== null;
          });
          if (pressed > 0 && isIn) requestAnimationFrame(() => (last = performance.now()));
        });
        watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        setTimeout(() => {
          watch.disconnect();
          resolve(last === 0 ? 0 : last - pressed);
        }, 400);
      }),
    inside,
  );
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  return shown;
}

/** p95 of the milliseconds between frames while the rows run by. */
const scroll = async (page: Page): Promise<number> =>
  p95(
    await page.evaluate(async (frames) => {
      const grid = document.querySelector('[role="grid"]');
      const inner = [grid, ...(grid?.querySelectorAll('*') ?? [])].find(
        (one) => one !== null && one.scrollHeight > one.clientHeight + 1000,
      );
      if (!inner) throw new Error('nothing scrolls');
      const times: number[] = [];
      let before = performance.now();
      for (let frame = 0; frame < frames; frame++) {
        inner.scrollTop += 400;
        await new Promise(requestAnimationFrame);
        times.push(performance.now() - before);
        before = performance.now();
      }
      return times;
    }, FRAMES),
  );

const p95 = (values: readonly number[]): number => {
  const sorted = values.filter((one) => one > 0).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
};
