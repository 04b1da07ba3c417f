/** Things that two people edit at once: one in the page, the other through the API. */
import type { Page } from 'playwright-core';
import { accountOf, type Harness, zoneOf } from '../harness.ts';

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
  'KV value': value,
  'zone setting': settings,
};
