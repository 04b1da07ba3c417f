/** Keyboard alone: a control is reached as a user reaches it, and the keys are counted. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { focusTrouble, stepTo } from './focus.ts';
import { entryOf, type Hand, notesOpenList, searchBox } from './hand.ts';

/** More keys than this to one control are a defect of the page. */
const MAX_STEPS = 40;

const isInEditor = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('.cm-editor') != null);

/** A dialog or page that opens takes the focus in the next frames. */
async function expectFocus(page: Page, onLost: () => void): Promise<void> {
  const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);
  await expect.poll(hasFocus, { timeout: 2000 }).toBe(true).catch(onLost);
}

export function keyboard(page: Page): Hand {
  const obstacles: string[] = [];
  // Nothing has the focus on a page that was just loaded.
  let hasBegun = false;
  const key = async (name: string): Promise<void> => {
    await page.keyboard.press(name);
  };
  const note = async (cause: string): Promise<void> => {
    const trouble = await focusTrouble(page);
    if (trouble !== undefined) obstacles.push(`${cause}: ${trouble}`);
  };
  const reach = async (target: Locator): Promise<void> => {
    await target.waitFor();
    if (hasBegun) await expectFocus(page, () => obstacles.push(`${target}: the focus is lost before it`));
    hasBegun = true;
    // An open list hides the rest of the page from roles.
    const control = await target.elementHandle();
    const path: string[] = [];
    for (let steps = 0; steps <= MAX_STEPS; steps++) {
      const next = await control?.evaluate(stepTo);
      if (next === undefined) return await note(String(target));
      // The list of keys says how to leave an editor.
      if (next.endsWith('Tab') && (await isInEditor(page))) await key('Escape');
      path.push(next);
      await key(next);
    }
    throw new Error(`${target} is not reached within ${MAX_STEPS} keys: ${path.join(' ')}`);
  };
  const walkTo = async (entry: Locator): Promise<void> => {
    await entry.waitFor();
    const isActive = () =>
      entry.evaluate(
        (one) =>
          one.contains(document.activeElement) ||
          one.id === document.activeElement?.getAttribute('aria-activedescendant'),
      );
    for (let steps = 0; !(await isActive()); steps++) {
      if (steps > MAX_STEPS) throw new Error(`${entry} is not reached within ${MAX_STEPS} keys.`);
      await key('ArrowDown');
    }
    await key('Enter');
  };
  const hand: Hand = {
    page,
    obstacles,
    async press(target) {
      const role = await target.evaluate((one) => one.role ?? (one instanceof HTMLInputElement ? one.type : 'none'));
      if (role === 'row') {
        await reach(page.getByRole('grid').filter({ has: target }));
        await key('Home');
        return await walkTo(target);
      }
      await reach(target);
      // An arrow key that reaches a tab or radio button also selects it.
      const isChosen = await target.evaluate((one) => one.ariaSelected === 'true' || one.matches(':checked'));
      if (role === 'tab' || role === 'radio') return isChosen ? undefined : await key('Space');
      await key(role === 'switch' || role === 'checkbox' ? 'Space' : 'Enter');
    },
    async write(target, text) {
      await reach(target);
      await key('Control+a');
      await page.keyboard.insertText(text);
    },
    async choose(button, entry) {
      await hand.press(button);
      await walkTo(entryOf(page, entry));
      await notesOpenList(hand, String(entry));
    },
    async suggest(field, text, entry) {
      await hand.write(field, text);
      await walkTo(entryOf(page, entry));
      await notesOpenList(hand, String(entry));
    },
    async find(words, result) {
      hasBegun = true;
      await key('Control+k');
      await searchBox(page).waitFor();
      await page.keyboard.insertText(words);
      await walkTo(page.getByRole('option', { name: result }).first());
    },
    async selectRows(grid, count) {
      await reach(grid);
      await key('Home');
      for (let row = 1; row < count; row++) await key('Shift+ArrowDown');
    },
    async editCell(cell, column) {
      await reach(cell.page().getByRole('grid').first());
      await key('Home');
      for (let steps = 0; steps < column; steps++) await key('ArrowRight');
      await key('F2');
    },
  };
  return hand;
}
