/** Things that two people edit at once: one in the page, the other through the API. */
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { accountOf, type Harness, paramsText, zoneOf } from '../harness.ts';

export interface Case {
  /** Creates the thing. */
  readonly arrange: (harness: Harness) => Promise<Arranged>;
  /** Opens the thing and changes it. */
  readonly edit: (page: Page) => Promise<void>;
  readonly save: (page: Page) => Promise<void>;
  /** With the changes of both, if they concern different parts. */
  readonly both: unknown;
  /** With the other person's change of the part that the page changes too. */
  readonly theirs: unknown;
  /** After that change was overwritten. */
  readonly mine: unknown;
}

interface Arranged {
  readonly path: string;
  /** The other person changes another part. */
  readonly changeElsewhere: () => Promise<unknown>;
  /** The other person changes the same part. */
  readonly changeSame: () => Promise<unknown>;
  readonly stored: () => Promise<unknown>;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Edit|Bindings)/ });
const saveDialog = (page: Page) => dialog(page).getByRole('button', { name: 'Save' }).click();
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

const PHASE = 'http_request_firewall_custom';

const order: Case = {
  arrange: async (harness) => {
    const { id: zone_id } = await zoneOf(harness);
    const { rulesets } = harness.client;
    const rule = (description: string) => ({ description, action: 'block', expression: 'ssl', enabled: true }) as const;
    const rules = ['A', 'B', 'C'].map(rule);
    const { id: ruleset_id } = Object(await rulesets.phases.update(PHASE, { zone_id, rules }));
    const now = async () => (await rulesets.get(ruleset_id, { zone_id })).rules;
    return {
      path: `/browse/rulesets?zone_id=${zone_id}`,
      changeElsewhere: () => rulesets.rules.create(ruleset_id, { zone_id, ...rule('N'), position: { index: 1 } }),
      changeSame: async () => {
        const rule_id = (await now()).at(-1)?.id ?? '';
        return rulesets.rules.edit(rule_id, { zone_id, ruleset_id, ...rule('C'), position: { index: 1 } });
      },
      stored: async () => (await now()).map(({ description }) => description).join(''),
    };
  },
  edit: (page) => page.getByRole('button', { name: 'Move C up' }).waitFor(),
  save: (page) => page.getByRole('button', { name: 'Move C up' }).click(),
  both: 'NACB',
  theirs: 'CAB',
  mine: 'ACB',
};

const policy: Case = {
  arrange: async (harness) => {
    const account_id = await accountOf(harness);
    const { policies } = harness.client.zeroTrust.access;
    const first = {
      account_id,
      name: 'crew',
      decision: 'allow',
      include: [{ email_domain: { domain: 'a.example' } }],
    } as const;
    const { id = '' } = await policies.create({ ...first, include: [...first.include] });
    const update = (more: object) => policies.update(id, { ...first, include: [...first.include], ...more });
    return {
      path: `/browse/zeroTrust.access.policies?account_id=${account_id}&item=${id}`,
      changeElsewhere: () => update({ include: [...first.include, { email_domain: { domain: 'b.example' } }] }),
      changeSame: () => update({ name: 'theirs' }),
      stored: async () => {
        const { name, include } = await policies.get(id, { account_id });
        const domains = JSON.stringify(include).match(/\w+\.example/g) ?? [];
        return `${name}: ${domains.join(' ')}`;
      },
    };
  },
  edit: async (page) => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog(page).getByRole('textbox', { name: 'Name' }).first().fill('mine');
  },
  save: saveDialog,
  both: 'mine: a.example b.example',
  theirs: 'theirs: a.example',
  mine: 'mine: a.example',
};

const value: Case = {
  arrange: async (harness) => {
    const account_id = await accountOf(harness);
    const { namespaces } = harness.client.kv;
    const { id: namespace_id } = await namespaces.create({ account_id, title: 'values' });
    const place = { account_id, namespace_id };
    const write = (text: string, metadata: object) =>
      namespaces.values.update('one', { ...place, value: text, metadata });
    await write('', {});
    const view = encodeURIComponent(JSON.stringify({ key: 'one' }));
    return {
      path: `/browse/kv.namespaces.keys?account_id=${account_id}&namespace_id=${namespace_id}&view=${view}`,
      changeElsewhere: () => write('', { by: 'them' }),
      changeSame: () => write('theirs', {}),
      stored: async () => {
        const text = await (await namespaces.values.get('one', place)).text();
        return `${text} ${JSON.stringify(await namespaces.metadata.get('one', place))}`;
      },
    };
  },
  edit: async (page) => {
    await page.getByRole('textbox', { name: 'Value', exact: true }).click();
    await page.keyboard.type('mine');
  },
  save: (page) => page.getByRole('button', { name: 'Save' }).click(),
  both: 'mine {"by":"them"}',
  theirs: 'theirs {}',
  mine: 'mine {}',
};

const bindings: Case = {
  arrange: async (harness) => {
    const account_id = await accountOf(harness);
    const { scripts } = harness.client.workers;
    const script_name = 'bound';
    const files = [new File(['export default { fetch() {} }'], 'main.js', { type: 'application/javascript+module' })];
    const secret = { type: 'secret_text', name: 'KEY', text: 'canary-value' } as const;
    await scripts.update(script_name, { account_id, metadata: { main_module: 'main.js', bindings: [secret] }, files });
    const add = (name: string) =>
      scripts.scriptAndVersionSettings.edit(script_name, {
        account_id,
        settings: {
          bindings: [
            { type: 'inherit', name: 'KEY' },
            { type: 'plain_text', name, text: 'theirs' },
          ],
        },
      });
    return {
      path: `/browse/workers.scripts?account_id=${account_id}&script_name=${script_name}`,
      changeElsewhere: () => add('OTHER'),
      changeSame: () => add('WORD'),
      stored: async () => {
        const { bindings: all = [] } = await scripts.scriptAndVersionSettings.get(script_name, { account_id });
        return all.map((one) => [one.name, 'text' in one ? one.text : undefined].join(' ').trim()).toSorted();
      },
    };
  },
  edit: async (page) => {
    await page.getByRole('tab', { name: 'Bindings and settings' }).click();
    await page.getByRole('button', { name: 'Edit bindings and settings' }).click();
    await dialog(page).getByRole('button', { name: 'Add a binding' }).click();
    await dialog(page)
      .getByRole('button', { name: /Kind of binding 2/ })
      .click();
    await page.getByRole('option', { name: /^Variable: text/ }).click();
    await dialog(page).getByRole('textbox', { name: 'Name of binding 2' }).fill('WORD');
    await dialog(page).getByRole('textbox', { name: 'Value of binding 2' }).fill('mine');
  },
  save: saveDialog,
  both: ['KEY', 'OTHER theirs', 'WORD mine'],
  theirs: ['KEY', 'WORD theirs'],
  mine: ['KEY', 'WORD mine'],
};

const cors: Case = {
  arrange: async (harness) => {
    const account_id = await accountOf(harness);
    const { buckets } = harness.client.r2;
    await buckets.create({ account_id, name: 'shared' });
    const rule = (id: string, maxAgeSeconds: number) => ({
      id,
      allowed: { methods: ['GET' as const], origins: ['https://a.example'] },
      maxAgeSeconds,
    });
    const put = (...rules: ReturnType<typeof rule>[]) => buckets.cors.update('shared', { account_id, rules });
    await put(rule('one', 1));
    return {
      path: `/browse/r2.buckets.cors?account_id=${account_id}&bucket_name=shared`,
      changeElsewhere: () => put(rule('one', 1), rule('two', 2)),
      changeSame: () => put(rule('one', 20)),
      stored: async () => {
        const { rules = [] } = await buckets.cors.get('shared', { account_id });
        return rules.map(({ id, maxAgeSeconds }) => `${id} ${maxAgeSeconds}`).join();
      },
    };
  },
  edit: async (page) => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog(page)
      .getByRole('textbox', { name: /Max age/i })
      .first()
      .fill('30');
  },
  save: saveDialog,
  both: 'one 30,two 2',
  theirs: 'one 20',
  mine: 'one 30',
};

const list: Case = {
  arrange: async (harness) => {
    const account_id = await accountOf(harness);
    const { lists } = harness.client.rules;
    const { id: list_id } = await lists.create({ account_id, kind: 'ip', name: 'shared' });
    const stored = async () => {
      const { result } = await lists.items.list(list_id, { account_id });
      return result.map((one) => `${'ip' in one ? one.ip : ''} ${one.comment}`).toSorted();
    };
    const put = async (...items: { ip: string; comment: string }[]) => {
      const { operation_id } = await lists.items.update(list_id, { account_id, body: items });
      const isDone = async () => (await lists.bulkOperations.get(operation_id, { account_id })).status === 'completed';
      await vi.waitUntil(isDone, { timeout: 20_000, interval: 200 });
    };
    await put({ ip: '192.0.2.1', comment: 'first' });
    const p = await paramsText('rules.lists.items.update', { account_id, list_id });
    const one = (comment: string) => ({ ip: '192.0.2.1', comment });
    return {
      path: `/explore/rules.lists.items.update?view=json&p=${p}`,
      changeElsewhere: () => put(one('first'), { ip: '192.0.2.2', comment: 'theirs' }),
      changeSame: () => put(one('theirs')),
      stored,
    };
  },
  edit: async (page) => {
    await page.getByRole('button', { name: 'Current values' }).click();
    const text = page.getByRole('region', { name: 'Request' }).getByRole('textbox');
    await text.getByText('first').dblclick();
    await page.keyboard.insertText('mine');
  },
  save: send,
  both: ['192.0.2.1 mine', '192.0.2.2 theirs'],
  theirs: ['192.0.2.1 theirs'],
  mine: ['192.0.2.1 mine'],
};

const settings: Case = {
  arrange: async (harness) => {
    const { id: zone_id } = await zoneOf(harness);
    const { settings: all } = harness.client.zones;
    const edit = (part: object) =>
      all.edit('security_header', { zone_id, value: { strict_transport_security: { ...HSTS, ...part } } });
    await edit({});
    return {
      path: `/browse/zones.settings?zone_id=${zone_id}`,
      changeElsewhere: () => edit({ include_subdomains: true }),
      changeSame: () => edit({ max_age: 31_536_000 }),
      stored: async () => {
        const { strict_transport_security: now } = Object(Object(await all.get('security_header', { zone_id })).value);
        return `${now.max_age} ${now.include_subdomains}`;
      },
    };
  },
  edit: (page) => page.getByRole('button', { name: /Remember it for/ }).waitFor(),
  save: (page) => choose(page, /Remember it for/, '30 days'),
  both: '2592000 true',
  theirs: '31536000 false',
  mine: '2592000 false',
};

const HSTS = { enabled: true, max_age: 0, include_subdomains: false, preload: false, nosniff: false };

export const CASES: Readonly<Record<string, Case>> = {
  'order of rules': order,
  'Access policy': policy,
  'KV value': value,
  'bindings of a Worker': bindings,
  'CORS rules of a bucket': cors,
  'items of a list': list,
  'zone setting': settings,
};
