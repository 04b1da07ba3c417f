/** Details of looks, in loops over all pages: one main button per dialog, whole texts, heads above their columns. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from '../browser.ts';
import { startLocal, visit, zoneOf } from '../harness.ts';
import { pathsOf, settled } from '../support/paths.ts';

/** Texts that are cut off and have no title when the pointer is over them. */
const untitled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll('body *')].filter(
      (one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).textOverflow === 'ellipsis',
    );
    for (const one of cut) one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return cut.filter((one) => one.closest('[title]') === null).map((one) => one.outerHTML.slice(0, 200));
  });

/** Heads whose left edge is not that of the cells below, in pixels. */
const shifted = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = (one: Element | undefined): number => Math.round(one?.getBoundingClientRect().left ?? 0);
    return [...document.querySelectorAll('[role="grid"]')].flatMap((grid) => {
      const cells = [...grid.querySelectorAll('[role="row"]')]
        .map((row) => [...row.querySelectorAll('[role="gridcell"]')])
        .find(({ length }) => length > 1);
      const heads = [...grid.querySelectorAll('[role="columnheader"]')];
      return cells === undefined
        ? []
        : heads.flatMap((head, at) =>
            Math.abs(edge(head) - edge(cells[at])) > 1
              ? [`${head.textContent}: ${edge(head)}, ${edge(cells[at])}`]
              : [],
          );
    });
  });

test('text that is cut off has a title, and every head is above its column, on all pages', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page, errors } = await visit(harness, '/', { width: 1024 });
  const found: string[] = [];
  for (const path of await pathsOf(harness)) {
    await page.goto(harness.console.url + path);
    await settled(page);
    const faults = [...(await untitled(page)), ...(await shifted(page))];
    found.push(...faults.map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
});

/** Buttons that open a dialog. */
const OPENERS =
  /^(Create|New|Add|Edit|Delete|Import|Upload|Rename|Purge|Empty|Reset|Clear|Save|Views|Deploy|Replace)\b/;

/** Pages with buttons that open dialogs. */
const DIALOGS = /^\/(browse\/|calls\?tab=collections)/;

/** Opens every dialog that a button of the page opens; returns how many, and those without exactly one main button. */
async function openDialogs(page: Page): Promise<{ opened: number; strange: string[] }> {
  const path = page.url();
  const strange: string[] = [];
  let opened = 0;
  const openers = page.locator('main button:not([aria-haspopup]):enabled').filter({ visible: true });
  const texts = await openers.allTextContents();
  for (const [place, text] of texts.entries()) {
    if (!OPENERS.test(text.trim())) continue;
    await openers.nth(place).click();
    const dialog = page.getByRole('dialog').last();
    const isOpen = await dialog.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    );
    if (isOpen) {
      opened++;
      await dialog.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      await dialog.getByRole('button').first().waitFor();
      const main = await dialog.locator('[data-look="main"], [data-look="danger"]').allTextContents();
      if (main.length !== 1) strange.push(`${text}: ${main.length} main buttons: ${main.join(', ')}`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    } else {
      // The button did something else: the others are found on the page as it was.
      await page.goto(path);
      await settled(page);
    }
  }
  return { opened, strange };
}

test('every dialog of a list has one main button, and no list has a red one outside of a dialog', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page, errors } = await visit(harness);
  const found: string[] = [];
  let dialogs = 0;
  for (const path of (await pathsOf(harness)).filter((one) => DIALOGS.test(one))) {
    await page.goto(harness.console.url + path);
    await settled(page);
    const red = await page.locator('main [data-look="danger"]').allTextContents();
    const { opened, strange } = await openDialogs(page);
    dialogs += opened;
    found.push(...[...red, ...strange].map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
  expect(dialogs).toBeGreaterThanOrEqual(14);
  expect(errors).toEqual([]);
});

test('keys typed right after the shortcut of the search land in its field', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { id } = await zoneOf(harness);
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${id}`);
  await page.getByRole('grid').waitFor();
  // Without waiting for the dialog, which loads first.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('purge cache');
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await expect.poll(() => field.inputValue()).toBe('purge cache');
  await page.getByRole('option').first().waitFor();
  expect(errors).toEqual([]);
});
