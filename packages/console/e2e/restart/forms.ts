/** Forms of the console: what is typed into each, and how to read what was saved. */
import type { Page } from 'playwright-core';
import { accountOf, type Harness, paramsText, zoneOf } from '../harness.ts';

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
  'dialog that creates a D1 database': createDialog('d1.database', 'Name', async (harness) => {
    const account_id = await accountOf(harness);
    return (await harness.client.d1.database.list({ account_id })).result[0]?.name;
  }),
  'dialog that creates a queue': createDialog('queues', 'Name', async (harness) => {
    const account_id = await accountOf(harness);
    return (await harness.client.queues.list({ account_id })).result[0]?.queue_name;
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
  'cell of a DNS record': {
    arrange: async (harness) => {
      const { id: zone_id } = await zoneOf(harness);
      const { records } = harness.client.dns;
      const { id } = await records.create({ zone_id, type: 'A', name: 'cell', content: '192.0.2.77', ttl: 300 });
      return {
        path: `/browse/dns.records?zone_id=${zone_id}&filter=192.0.2.7`,
        saved: async () => (await records.get(id, { zone_id })).content,
      };
    },
    type: async (page) => {
      await page.getByText('192.0.2.77').first().dblclick();
      await page.getByRole('textbox', { name: 'Content' }).fill('192.0.2.78');
    },
    save: (page) => page.getByRole('textbox', { name: 'Content' }).press('Enter'),
    draft: (page) => page.getByRole('textbox', { name: 'Content' }).inputValue(),
    typed: '192.0.2.78',
  },
  'form of a setting': {
    arrange: async (harness) => {
      const account_id = await accountOf(harness);
      const { buckets } = harness.client.r2;
      await buckets.create({ account_id, name: 'shared' });
      const allowed = { methods: ['GET' as const], origins: ['https://a.example'] };
      await buckets.cors.update('shared', { account_id, rules: [{ id: 'one', allowed, maxAgeSeconds: 1 }] });
      const saved = async () => String((await buckets.cors.get('shared', { account_id })).rules?.[0]?.maxAgeSeconds);
      return { path: `/browse/r2.buckets.cors?account_id=${account_id}&bucket_name=shared`, saved };
    },
    type: async (page) => {
      await button(page, 'Edit').click();
      await dialog(page)
        .getByRole('textbox', { name: /Max age/i })
        .first()
        .fill('30');
    },
    save: (page) => dialog(page).getByRole('button', { name: 'Save' }).click(),
    draft: (page) =>
      dialog(page)
        .getByRole('textbox', { name: /Max age/i })
        .first()
        .inputValue(),
    typed: '30',
  },
  'form of Explore': {
    arrange: (harness) => exploreOf(harness, ''),
    type: (page) => page.getByRole('textbox', { name: 'Title' }).fill('typed'),
    save: (page) => button(page, 'Send').click(),
    draft: (page) => page.getByRole('textbox', { name: 'Title' }).inputValue(),
    typed: 'typed',
  },
  'JSON editor of Explore': {
    arrange: (harness) => exploreOf(harness, 'view=json&'),
    type: async (page) => {
      const text = (await json(page).textContent()) ?? '';
      await json(page).fill(text.replace('before', 'typed'));
    },
    save: (page) => button(page, 'Send').click(),
    draft: async (page) => /typed/.exec((await json(page).textContent()) ?? '')?.[0] ?? '',
    typed: 'typed',
  },
  'code of a Worker': {
    arrange: async (harness) => {
      const account_id = await accountOf(harness);
      const { scripts } = harness.client.workers;
      const files = [new File(['export default { fetch() {} }'], 'main.js', { type: 'application/javascript+module' })];
      await scripts.update('code', { account_id, metadata: { main_module: 'main.js' }, files });
      const saved = async () => /typed/.exec(await (await scripts.content.get('code', { account_id })).text())?.[0];
      return { path: `/browse/workers.scripts?account_id=${account_id}&script_name=code`, saved };
    },
    type: async (page) => {
      await page.getByRole('textbox', { name: 'main.js' }).click();
      await page.keyboard.press('Control+Home');
      await page.keyboard.insertText('// typed\n');
    },
    save: async (page) => {
      await button(page, 'Deploy').click();
      await dialog(page).getByRole('button', { name: 'Deploy' }).click();
    },
    draft: async (page) =>
      /typed/.exec((await page.getByRole('textbox', { name: 'main.js' }).textContent()) ?? '')?.[0] ?? '',
    typed: 'typed',
  },
  'editor of D1 rows': {
    arrange: async (harness) => {
      const account_id = await accountOf(harness);
      const { database } = harness.client.d1;
      const { uuid: database_id = '' } = await database.create({ account_id, name: 'harbour' });
      const run = (sql: string) => database.query(database_id, { account_id, sql });
      await run("CREATE TABLE ships (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO ships (name) VALUES ('Aurora')");
      const saved = async () => Object((await run('SELECT name FROM ships')).result[0]?.results?.[0]).name;
      return { path: `/browse/d1.database?account_id=${account_id}&database_id=${database_id}`, saved };
    },
    type: async (page) => {
      await page.getByRole('gridcell', { name: 'Aurora', exact: true }).dblclick();
      await page.getByRole('grid').getByRole('textbox').fill('typed');
      await page.getByRole('grid').getByRole('textbox').press('Enter');
      await page.getByText('1 change not saved').waitFor();
    },
    save: async (page) => {
      const review = page.getByRole('button', { name: 'Review and save' });
      if ((await page.getByRole('dialog').count()) === 0) await review.click();
      await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
    },
    draft: (page) => page.getByText('typed', { exact: true }).first().textContent(),
    typed: 'typed',
  },
  'zone setting': {
    arrange: async (harness) => {
      const { id: zone_id } = await zoneOf(harness);
      const { client } = harness;
      await client.zones.subscriptions.create({ zone_id, rate_plan: { id: 'enterprise' } });
      const saved = async () =>
        String(Object(await client.zones.settings.get('proxy_read_timeout', { zone_id })).value);
      return { path: `/browse/zones.settings?zone_id=${zone_id}`, saved };
    },
    type: (page) => page.getByRole('textbox', { name: 'Proxy read timeout' }).fill('321'),
    save: (page) => page.getByRole('textbox', { name: 'Proxy read timeout' }).press('Enter'),
    draft: (page) => page.getByRole('textbox', { name: 'Proxy read timeout' }).inputValue(),
    typed: '321',
  },
  'upload to R2': {
    arrange: async (harness) => {
      const account_id = await accountOf(harness);
      const { buckets } = harness.client.r2;
      await buckets.create({ account_id, name: 'files' });
      const saved = async () => (await buckets.objects.list('files', { account_id })).result[0]?.key;
      return { path: `/browse/r2.buckets.objects?account_id=${account_id}&bucket_name=files`, saved };
    },
    type: async (page) => {
      await button(page, 'Upload').waitFor();
    },
    save: async (page) => {
      const again = button(page, 'Try again').first();
      if ((await again.count()) > 0) return again.click();
      const chooser = page.waitForEvent('filechooser');
      await button(page, 'Upload').click();
      await (await chooser).setFiles({ name: 'typed', mimeType: 'text/plain', buffer: Buffer.from('file') });
    },
    draft: async () => 'typed',
    typed: 'typed',
  },
};

const json = (page: Page) => page.getByRole('region', { name: 'Request' }).getByRole('textbox');

async function exploreOf(harness: Harness, view: string) {
  const account_id = await accountOf(harness);
  const p = await paramsText('kv.namespaces.create', { account_id, title: 'before' });
  const saved = async () => (await harness.client.kv.namespaces.list({ account_id })).result[0]?.title;
  return { path: `/explore/kv.namespaces.create?${view}p=${p}`, saved };
}
