/** Finding out why a program fails. */
import { expect } from 'vitest';
import { dialogOf, type Job, toPage, toResource } from './job.ts';

export const INSPECT: readonly Job[] = [
  {
    title: 'an operation is found by a phrase',
    async work(hand) {
      await hand.find('purge the cache', /purge/i);
      await hand.page.getByRole('heading', { level: 1, name: /purge/i }).waitFor();
    },
  },
  {
    title: 'three in ten requests fail with 429',
    async work(hand, { harness }) {
      const { page } = hand;
      await toPage(hand, 'Inspect');
      await hand.press(page.getByRole('button', { name: 'Faults' }));
      const dialog = dialogOf(hand);
      await hand.write(dialog.getByRole('textbox', { name: 'Status' }), '429');
      await hand.write(dialog.getByRole('textbox', { name: 'Probability, %' }), '30');
      await hand.press(dialog.getByRole('button', { name: 'Add the rule' }));
      await expect.poll(() => harness.emulator.faults.list()).toMatchObject([{ probability: 0.3 }]);
      await hand.press(dialog.getByRole('button', { name: 'Close' }));
      await hand.press(page.getByRole('button', { name: 'Turn all off' }));
      await page.getByText('Faults are on.').waitFor({ state: 'detached' });
    },
  },
  {
    title: 'two requests are compared',
    async prepare({ harness, zone, tag }) {
      const record = { zone_id: zone.id, type: 'A', content: '192.0.2.1' } as const;
      await harness.client.dns.records.create({ ...record, name: `same-${tag}`, ttl: 300 });
      await harness.client.dns.records.create({ ...record, name: `bad-${tag}`, ttl: 7 }).catch(() => {});
    },
    async work(hand) {
      const { page } = hand;
      await toPage(hand, 'Inspect');
      const rows = page.getByRole('row', { name: /POST dns\.records\.create/ });
      await hand.press(rows.filter({ hasText: '400' }).last());
      await hand.press(page.getByRole('button', { name: 'Compare' }));
      await hand.press(rows.filter({ hasText: '200' }).last());
      await page.getByRole('checkbox', { name: 'Show unchanged lines' }).waitFor();
      await hand.press(page.getByRole('button', { name: 'Close comparison' }));
    },
  },
  {
    title: 'a request is sent again, and again with an edit',
    prepare: ({ harness, account_id, tag }) =>
      harness.client.kv.namespaces.create({ account_id, title: `first-${tag}` }),
    async work(hand, { harness, account_id, tag }) {
      const { page } = hand;
      await toPage(hand, 'Inspect');
      await hand.press(page.getByRole('row', { name: /kv\.namespaces\.create/ }).last());
      await hand.press(page.getByRole('button', { name: 'Replay', exact: true }));
      await page.getByRole('status').filter({ hasText: 'Sent again' }).waitFor();
      await hand.press(page.getByRole('button', { name: 'Edit and replay' }));
      await hand.write(page.getByRole('textbox', { name: 'Title' }), `second-${tag}`);
      await hand.press(page.getByRole('button', { name: /^Send/ }));
      await page.getByText('200 OK', { exact: true }).first().waitFor();
      const { result } = await harness.client.kv.namespaces.list({ account_id });
      expect(result.map(({ title }) => title)).toContain(`second-${tag}`);
    },
  },
  {
    title: 'the clock moves on by a day',
    async work(hand, { harness }) {
      const before = harness.emulator.clock.now();
      await toPage(hand, 'Inspect');
      await hand.press(hand.page.getByRole('button', { name: 'Clock' }));
      await hand.press(hand.page.getByRole('button', { name: 'Advance by 1 day' }));
      await expect.poll(() => harness.emulator.clock.now() - before).toBeGreaterThanOrEqual(86_400_000);
      await hand.press(dialogOf(hand).getByRole('button', { name: 'Close' }));
    },
  },
  {
    title: 'Radar statistics of a country are saved as CSV',
    async work(hand) {
      const { page } = hand;
      await toPage(hand, 'Radar');
      await hand.suggest(page.getByRole('combobox', { name: 'Place' }), 'Germ', /^Germany/);
      await page.getByRole('list', { name: 'Legend' }).getByRole('button', { name: 'Germany' }).waitFor();
      const download = page.waitForEvent('download');
      await hand.press(page.getByRole('button', { name: 'CSV' }));
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    },
  },
  {
    title: 'live logs are filtered',
    async work(hand) {
      const { page } = hand;
      await toPage(hand, 'Browse');
      await toResource(hand, /^Live logs/);
      await page.getByRole('heading', { level: 1, name: 'Live logs' }).waitFor();
      await hand.press(page.getByRole('button', { name: 'Pause' }));
      await hand.press(page.getByRole('button', { name: /^Resume/ }));
      await hand.write(page.getByRole('searchbox', { name: 'Filter' }), 'nothing');
    },
  },
];
