/** KV, Workers, D1 and their logs. */
import { expect } from 'vitest';
import { dialogOf, type Job } from './job.ts';

export const STORAGE: readonly Job[] = [
  {
    title: 'a KV value with metadata is created and edited',
    prepare: ({ harness, account_id, tag }) =>
      harness.client.kv.namespaces.create({ account_id, title: `sessions-${tag}` }),
    async work(hand, { harness, account_id, tag }) {
      const { page } = hand;
      await hand.find(`sessions-${tag}`, new RegExp(`sessions-${tag}`));
      await hand.press(page.getByRole('button', { name: 'New key' }).first());
      const dialog = page.getByRole('dialog', { name: 'New key' });
      await hand.write(dialog.getByRole('textbox', { name: 'Name' }), 'greeting');
      await hand.write(dialog.getByRole('textbox', { name: 'Value' }), '{"hello":"you"}');
      await hand.write(dialog.getByRole('textbox', { name: 'Metadata' }), '{"from":"me"}');
      await hand.press(dialog.getByRole('button', { name: 'Save' }));
      await dialog.waitFor({ state: 'detached' });
      const value = page.getByRole('textbox', { name: 'Value', exact: true });
      await hand.write(value, '{"hello":"all"}');
      await hand.press(page.getByRole('button', { name: 'Save', exact: true }));
      const { result } = await harness.client.kv.namespaces.list({ account_id });
      const namespace_id = result.find(({ title }) => title === `sessions-${tag}`)?.id ?? '';
      const { kv } = harness.client;
      const read = async () => (await kv.namespaces.values.get('greeting', { account_id, namespace_id })).text();
      await expect.poll(read).toBe('{"hello":"all"}');
      const keys = await kv.namespaces.keys.list(namespace_id, { account_id });
      expect(keys.result[0]?.metadata).toEqual({ from: 'me' });
    },
  },
  {
    title: 'a Worker is created and bound to a KV namespace',
    prepare: ({ harness, account_id, tag }) =>
      harness.client.kv.namespaces.create({ account_id, title: `cache-${tag}` }),
    async work(hand, { harness, account_id, tag }) {
      const { page } = hand;
      await hand.press(page.getByRole('link', { name: /^\d+ Workers$/ }));
      await hand.press(page.getByRole('button', { name: 'Create', exact: true }).first());
      await hand.write(dialogOf(hand).getByRole('textbox', { name: 'Name' }), `worker-${tag}`);
      await hand.press(dialogOf(hand).getByRole('button', { name: 'Deploy' }));
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await hand.press(page.getByRole('tab', { name: 'Bindings and settings' }));
      await hand.press(page.getByRole('button', { name: 'Edit bindings and settings' }));
      await hand.press(dialogOf(hand).getByRole('button', { name: 'Add a binding' }));
      await hand.write(dialogOf(hand).getByRole('textbox', { name: 'Name of binding 1' }), 'CACHE');
      await hand.suggest(
        dialogOf(hand).getByRole('combobox', { name: 'Namespace of binding 1' }),
        `cache-${tag}`,
        `cache-${tag}`,
      );
      await hand.press(dialogOf(hand).getByRole('button', { name: 'Save' }));
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('list', { name: 'Bindings' }).getByText(`cache-${tag}`).waitFor();
      const settings = harness.client.workers.scripts.scriptAndVersionSettings;
      const { bindings } = await settings.get(`worker-${tag}`, { account_id });
      expect(bindings).toMatchObject([{ name: 'CACHE', type: 'kv_namespace' }]);
    },
  },
  {
    title: 'SQL with an error is corrected',
    prepare: ({ harness, account_id, tag }) => harness.client.d1.database.create({ account_id, name: `shop-${tag}` }),
    async work(hand, { tag }) {
      const { page } = hand;
      await hand.find(`shop-${tag}`, new RegExp(`shop-${tag}`));
      await hand.press(page.getByRole('tab', { name: 'SQL' }));
      const editor = page.getByRole('textbox', { name: 'SQL' });
      await hand.write(editor, 'SELEC 1');
      await hand.press(page.getByRole('button', { name: /^Run/ }));
      await page
        .getByText(/syntax error/)
        .first()
        .waitFor();
      await hand.write(editor, 'SELECT 41 + 1 AS reply');
      await hand.press(page.getByRole('button', { name: /^Run/ }));
      await page.getByRole('row', { name: /^42$/ }).waitFor();
    },
  },
];
