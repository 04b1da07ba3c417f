/** DNS records: create, edit in place, delete many, import. */
import { expect } from 'vitest';
import { dialogOf, inZone, type Job } from './job.ts';

const MANY = 40;

export const RECORDS: readonly Job[] = [
  {
    title: 'a mail server is created',
    async work(hand, place) {
      const { page } = hand;
      const { harness, zone, tag } = place;
      await inZone(hand, place, /^DNS records/);
      await hand.press(page.getByRole('button', { name: 'Create', exact: true }).first());
      const dialog = page.getByRole('dialog', { name: /^Create/ });
      await hand.choose(dialog.getByRole('button', { name: /Type/ }), /^MX/);
      await hand.write(dialog.getByRole('textbox', { name: 'Name' }), `mail-${tag}`);
      await hand.write(dialog.getByRole('textbox', { name: 'Mail server' }), 'mx.example.net');
      await hand.press(dialog.getByRole('button', { name: 'Create' }));
      await dialog.waitFor({ state: 'detached' });
      const { result } = await harness.client.dns.records.list({ zone_id: zone.id, type: 'MX' });
      const made = result.find(({ name }) => name === `mail-${tag}.${zone.name}`);
      expect(made).toMatchObject({ content: 'mx.example.net', priority: 10 });
    },
  },
  {
    title: 'a record is edited in place, and forty are deleted',
    prepare: ({ harness, zone, tag }) => {
      const posts = Array.from({ length: MANY + 2 }, (_, n) => ({
        ...({ type: 'A', name: `a-${tag}${String(n).padStart(2, '0')}`, content: '192.0.2.1', ttl: 300 } as const),
      }));
      return harness.client.dns.records.batch({ zone_id: zone.id, posts });
    },
    async work(hand, place) {
      const { page } = hand;
      const { harness, zone, tag } = place;
      const records = async () =>
        (await harness.client.dns.records.list({ zone_id: zone.id, per_page: 500 })).result.filter(({ name }) =>
          name.startsWith(`a-${tag}`),
        );
      await inZone(hand, place, /^DNS records/);
      const grid = page.getByRole('grid', { name: 'DNS records' });
      await hand.write(page.getByRole('searchbox', { name: 'Filter rows' }), `a-${tag}`);
      await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe(String(MANY + 3));
      const cell = grid.getByRole('row').nth(1).getByRole('gridcell', { name: '192.0.2.1' });
      await hand.editCell(cell, 3);
      const editor = page.getByRole('textbox', { name: 'Content' });
      await hand.write(editor, '192.0.2.99');
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await records()).some(({ content }) => content === '192.0.2.99')).toBe(true);
      await editor.waitFor({ state: 'detached' });
      await hand.selectRows(grid, MANY);
      await page.getByText(`${MANY} selected`).waitFor();
      await hand.press(page.getByRole('button', { name: 'Delete', exact: true }));
      const dialog = dialogOf(hand);
      await hand.press(dialog.getByRole('button', { name: `Delete ${MANY} DNS records` }));
      await dialog.getByText(`${MANY} deleted`).waitFor();
      await hand.press(dialog.getByRole('button', { name: 'Close' }).last());
      await dialog.waitFor({ state: 'detached' });
      expect(await records()).toHaveLength(2);
    },
  },
  {
    title: 'a zone file is imported without its wrong line',
    async work(hand, place) {
      const { page } = hand;
      const { harness, zone, tag } = place;
      await inZone(hand, place, /^DNS records/);
      await hand.press(page.getByRole('button', { name: 'Import' }));
      const dialog = dialogOf(hand);
      await hand.write(dialog.getByRole('textbox'), `new-${tag} 300 IN A 192.0.2.7\nbad LINE x\n`);
      await hand.press(dialog.getByRole('button', { name: 'Preview' }));
      await dialog.getByRole('tab', { name: '1 cannot be read' }).waitFor();
      await hand.press(dialog.getByRole('button', { name: 'Add 1 record' }));
      await dialog.getByText('1 record was added').waitFor();
      await hand.press(dialog.getByRole('button', { name: 'Close' }).last());
      const { result } = await harness.client.dns.records.list({ zone_id: zone.id, per_page: 500 });
      expect(result.map(({ name }) => name)).toContain(`new-${tag}.${zone.name}`);
    },
  },
];
