/** A user's hand: a job is written once, and done by keyboard alone and with the mouse. */
import type { Locator, Page } from 'playwright-core';

export interface Hand {
  readonly page: Page;
  /** Presses a button, link, tab, switch or row. */
  press(target: Locator): Promise<void>;
  /** Replaces the text of a field or editor. */
  write(target: Locator, text: string): Promise<void>;
  /** Opens a list or menu and chooses an entry. */
  choose(button: Locator, entry: string | RegExp): Promise<void>;
  /** Types into a field with suggestions and chooses one. */
  suggest(field: Locator, text: string, entry: string | RegExp): Promise<void>;
  /** Opens a result of the global search. */
  find(words: string, result: RegExp): Promise<void>;
  /** Selects rows one after another in a table, from the first one. */
  selectRows(grid: Locator, count: number): Promise<void>;
  /** Opens the editor of a cell of the first row. */
  editCell(cell: Locator, column: number): Promise<void>;
  /** Problems that a user would meet, such as a focus that is lost. */
  readonly obstacles: string[];
}

export type HandOf = (page: Page) => Hand;

export const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Search everything' });

export const entryOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('option', { name }).or(page.getByRole('menuitem', { name })).first();

/** A list of suggestions that stays open covers the rest of the form. */
export async function notesOpenList({ page, obstacles }: Hand, cause: string): Promise<void> {
  const list = page.getByRole('listbox').or(page.getByRole('menu'));
  await list
    .first()
    .waitFor({ state: 'detached', timeout: 2000 })
    .catch(() => {
      obstacles.push(`${cause}: the list stays open`);
    });
}
