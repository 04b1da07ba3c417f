/** Pointer only; the keyboard types text. */
import type { Page } from 'playwright-core';
import { entryOf, type Hand, notesOpenList, searchBox } from './hand.ts';

export function mouse(page: Page): Hand {
  const hand: Hand = {
    page,
    obstacles: [],
    async press(target) {
      // A radio button or switch is covered by its drawing.
      const isDrawn = await target.evaluate(
        (one) => one instanceof HTMLInputElement && /radio|checkbox/.test(one.type),
      );
      await target.click({ force: isDrawn });
    },
    async write(target, text) {
      await target.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(text);
    },
    async choose(button, entry) {
      await button.click();
      await entryOf(page, entry).click();
      await notesOpenList(hand, String(entry));
    },
    async suggest(field, text, entry) {
      await hand.write(field, text);
      await entryOf(page, entry).click();
      await notesOpenList(hand, String(entry));
    },
    async find(words, result) {
      await page.getByRole('button', { name: 'Search everything' }).click();
      await searchBox(page).click();
      await page.keyboard.insertText(words);
      await page.getByRole('option', { name: result }).first().click();
    },
    async selectRows(grid, count) {
      await grid.getByRole('checkbox').nth(1).click();
      // The last row may be outside of the window.
      const last = grid.locator(`[aria-rowindex="${count + 1}"]`);
      while ((await last.count()) === 0) await page.mouse.wheel(0, 400);
      await last.click({ modifiers: ['Shift'] });
    },
    editCell: (cell) => cell.dblclick(),
  };
  return hand;
}
