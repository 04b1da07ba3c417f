/** In forced colours mode (`forced-colors: active`), selected and active controls remain distinguishable. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { startLocal, visit, zoneOf } from './harness.ts';

/** The rendered appearance as text; equal for two elements that look equal. */
const look = async (place: Locator): Promise<string> =>
  (await place.screenshot({ animations: 'disabled' })).toString('base64');

/** Borders and backgrounds of elements, without their text. */
const drawn = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { borderBottomColor, backgroundColor, color } = getComputedStyle(element);
      return `${borderBottomColor} ${backgroundColor} ${color}`;
    }),
  );

test('exactly one tab of several looks selected in forced colours', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page } = await visit(harness, '/explore/zones.list');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.getByRole('tab').first().waitFor();
  const chosen = await drawn(page, '[role=tab][aria-selected=true]');
  const others = await drawn(page, '[role=tab][aria-selected=false]');
  expect(others.length).toBeGreaterThan(2);
  expect(others.filter((each) => chosen.includes(each))).toEqual([]);
});

test('links, switches, checkboxes, rows and options show their state in forced colours', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const { page } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  await page.emulateMedia({ forcedColors: 'active' });
  const here = await drawn(page, 'nav[aria-label="Pages"] a[aria-current]');
  const elsewhere = await drawn(page, 'nav[aria-label="Pages"] a:not([aria-current])');
  expect(elsewhere.filter((each) => here.includes(each))).toEqual([]);

  await page.getByRole('row').nth(2).waitFor();
  const [first, second] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)];
  await first.getByRole('checkbox').press('Space');
  await page.mouse.move(0, 0);
  const ground = (row: Locator): Promise<string> =>
    row.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(first)).not.toBe(await ground(second));

  // A switch has a thumb, which moves when it is on.
  const proxy = page.getByRole('switch').first();
  const track = proxy.locator('[class*="track"]');
  const thumb = await track.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  const ring = await track.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(thumb).not.toBe(ring);
  const before = await look(track);
  await proxy.click();
  await expect.poll(() => look(track)).not.toBe(before);

  await page.goto(`${harness.console.url}/inspect?panel=faults`);
  const outage = page.getByRole('switch', { name: 'Outage' });
  await outage.waitFor();
  const faults = page.locator('label:has([role=switch]) [class*="track"]').first();
  const colours = await faults.evaluate((element) => [
    getComputedStyle(element, '::before').backgroundColor,
    getComputedStyle(element).backgroundColor,
  ]);
  expect(colours[0]).not.toBe(colours[1]);
});
