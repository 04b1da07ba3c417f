/** Keyboard alone: a control is reached with Tab, F6 and arrow keys, in a limited number of keys. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { focusTrouble, stepTo } from './focus.ts';
import { entryOf, type Hand, notesOpenList, searchBox } from './hand.ts';

/** More keys than this to one control are a defect of the page. */
const MAX_KEYS = 40;

const isInEditor = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('.cm-editor') != null);

/** A dialog or page that opens takes the focus in the next frames. */
async function expectFocus(page: Page, onLost: () => void): Promise<void> {
  const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);
  await expect.poll(hasFocus, { timeout: 2000 }).toBe(true).catch(onLost);
}

/** Moves the focus to controls, and notes what is wrong with it on the way. */
function reacher(page: Page, obstacles: string[], state: { hasBegun: boolean }) {
  return async (target: Locator): Promise<void> => {
    await target.waitFor();
    if (state.hasBegun) await expectFocus(page, () => obstacles.push(`${target}: the focus is lost before it`));
    state.hasBegun = true;
    // An open list hides the rest of the page from roles.
    const control = await target.elementHandle();
    const path: string[] = [];
    while (path.length <= MAX_KEYS) {
      const next = await control?.evaluate(stepTo);
      if (next === undefined) {
        const trouble = await focusTrouble(page);
        if (trouble !== undefined) obstacles.push(`${target}: ${trouble}`);
        return;
      }
      // The list of keys says how to leave an editor.
      if (next.endsWith('Tab') && (await isInEditor(page))) await page.keyboard.press('Escape');
      path.push(next);
      await page.keyboard.press(next);
    }
    throw new Error(`${target} is not reached within ${MAX_KEYS} keys: ${path.join(' ')}`);
  };
}

/** Opens a row or an entry of a list that has the focus. */
async function walkTo(page: Page, entry: Locator): Promise<void> {
  await entry.waitFor();
  for (let keys = 0; !(await entry.evaluate(isCurrent)); keys++) {
    if (keys > MAX_KEYS) throw new Error(`${entry} is not reached within ${MAX_KEYS} keys.`);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

const isCurrent = (entry: Element): boolean =>
  entry.contains(document.activeElement) || entry.id === document.activeElement?.getAttribute('aria-activedescendant');

/** An arrow key that reaches a tab or radio button also selects it. */
async function activate({ page }: Pick<Hand, 'page'>, target: Locator, role: string): Promise<void> {
  const isChosen = await target.evaluate((one) => one.ariaSelected === 'true' || one.matches(':checked'));
  if ((role === 'tab' || role === 'radio') && isChosen) return;
  await page.keyboard.press(/^(tab|radio|switch|checkbox)$/.test(role) ? 'Space' : 'Enter');
}

async function pick(hand: Hand, entry: string | RegExp): Promise<void> {
  await walkTo(hand.page, entryOf(hand.page, entry));
  await notesOpenList(hand, String(entry));
}

export function keyboard(page: Page): Hand {
  const obstacles: string[] = [];
  // Nothing has the focus on a page that was just loaded.
  const state = { hasBegun: false };
  const reach = reacher(page, obstacles, state);
  const hand: Hand = {
    page,
    obstacles,
    async press(target) {
      const role = await target.evaluate((one) => one.role ?? (one instanceof HTMLInputElement ? one.type : ''));
      await reach(role === 'row' ? page.getByRole('grid').filter({ has: target }) : target);
      if (role !== 'row') return activate(hand, target, role);
      await page.keyboard.press('Home');
      await walkTo(page, target);
    },
    async write(target, text) {
      await reach(target);
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(text);
    },
    async choose(button, entry) {
      await hand.press(button);
      await pick(hand, entry);
    },
    async suggest(field, text, entry) {
      await hand.write(field, text);
      await pick(hand, entry);
    },
    async find(words, result) {
      state.hasBegun = true;
      await page.keyboard.press('Control+k');
      await searchBox(page).waitFor();
      await page.keyboard.insertText(words);
      await walkTo(page, page.getByRole('option', { name: result }).first());
    },
    async selectRows(grid, count) {
      await reach(grid);
      await page.keyboard.press('Home');
      for (let row = 1; row < count; row++) await page.keyboard.press('Shift+ArrowDown');
    },
    async editCell(_, column) {
      await reach(page.getByRole('grid').first());
      await page.keyboard.press('Home');
      for (let steps = 0; steps < column; steps++) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('F2');
    },
  };
  return hand;
}
