/** Forms of the console: what is typed into each, and how to read what was saved. */
import type { Page } from 'playwright-core';
import { accountOf, type Harness } from '../harness.ts';

export interface Form {
  /** Creates what the form needs. Returns the path of its page, and how to read the saved value. */
  readonly arrange: (harness: Harness) => Promise<{ readonly path: string; readonly saved: () => Promise<unknown> }>;
  readonly type: (page: Page) => Promise<void>;
  readonly save: (page: Page) => Promise<void>;
  /** The input as the form shows it. */
  readonly draft: (page: Page) => Promise<string | null>;
  readonly typed: string;
}

const dialog = (page: Page) => page.getByRole('dialog').last();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A dialog that creates something with one text. */
const createDialog = (list: string, label: string, names: (harness: Harness) => Promise<unknown>): Form => ({
  arrange: async (harness) => ({
    path: `/browse/${list}?account_id=${await accountOf(harness)}`,
    saved: () => names(harness),
  }),
  type: async (page) => {
    await button(page, 'Create').first().click();
    await dialog(page).getByRole('textbox', { name: label }).first().fill('typed');
  },
  save: (page) => dialog(page).getByRole('button', { name: 'Create' }).click(),
  draft: (page) => dialog(page).getByRole('textbox', { name: label }).first().inputValue(),
  typed: 'typed',
});

export const FORMS: Readonly<Record<string, Form>> = {
  'dialog that creates a KV namespace': createDialog('kv.namespaces', 'Title', async (harness) => {
    const account_id = await accountOf(harness);
    return (await harness.client.kv.namespaces.list({ account_id })).result[0]?.title;
  }),
  'editor of a KV value': {
    arrange: async (harness) => {
      const account_id = await accountOf(harness);
      const { kv } = harness.client;
      const { id: namespace_id } = await kv.namespaces.create({ account_id, title: 'values' });
      const place = { account_id, namespace_id };
      await kv.namespaces.values.update('one', { ...place, value: '' });
      const view = encodeURIComponent(JSON.stringify({ key: 'one' }));
      return {
        path: `/browse/kv.namespaces.keys?account_id=${account_id}&namespace_id=${namespace_id}&view=${view}`,
        saved: async () => (await kv.namespaces.values.get('one', place)).text(),
      };
    },
    type: async (page) => {
      await page.getByRole('textbox', { name: 'Value', exact: true }).click();
      await page.keyboard.type('typed');
    },
    save: (page) => page.getByRole('button', { name: 'Save' }).click(),
    draft: (page) => page.getByRole('textbox', { name: 'Value', exact: true }).textContent(),
    typed: 'typed',
  },
};
