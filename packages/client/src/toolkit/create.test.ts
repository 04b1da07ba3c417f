import { createEmulator } from '@flarewire/emulator';
import { beforeEach, describe, expect, it } from 'vitest';
import { Cloudflare } from '../index.ts';
import { type CreateEvent, create, ensure, naturalKey } from './create.ts';
import { find } from './find.ts';
import { clientOf, localZone } from './test-support.ts';

let emulator = createEmulator();
let client = new Cloudflare({ apiToken: 'any' });
let account_id = '';
let zone_id = '';

beforeEach(async () => {
  ({ emulator, client, account_id, zone_id } = await localZone('example.com'));
});

/** Creates in ten products, each named by a number. */
const MAKERS: readonly ((i: number) => Promise<unknown>)[] = [
  (i) =>
    create(client, 'dns.records.create', {
      zone_id,
      type: 'A',
      name: `h${i}.example.com`,
      content: '192.0.2.1',
      ttl: 1,
    }),
  (i) => create(client, 'kv.namespaces.create', { account_id, title: `space ${i}` }),
  (i) => create(client, 'queues.create', { account_id, queue_name: `queue-${i}` }),
  (i) => create(client, 'd1.database.create', { account_id, name: `base-${i}` }),
  (i) => create(client, 'zeroTrust.networks.virtualNetworks.create', { account_id, name: `net-${i}` }),
  (i) => create(client, 'zones.create', { account: { id: account_id }, name: `zone-${i}.com` }),
  (i) =>
    create(client, 'zeroTrust.tunnels.cloudflared.create', {
      account_id,
      name: `tunnel-${i}`,
      config_src: 'cloudflare',
    }),
  (i) => create(client, 'emailRouting.addresses.create', { account_id, email: `user${i}@example.org` }),
  (i) => create(client, 'pages.projects.create', { account_id, name: `site-${i}`, production_branch: 'main' }),
  (i) => create(client, 'r2.buckets.create', { account_id, name: `bucket-${i}` }),
];
const LISTS = [
  ['dns.records.list', () => ({ zone_id })],
  ['kv.namespaces.list', () => ({ account_id })],
  ['queues.list', () => ({ account_id })],
  ['d1.database.list', () => ({ account_id })],
  ['zeroTrust.tunnels.cloudflared.list', () => ({ account_id })],
  ['emailRouting.addresses.list', () => ({ account_id })],
  ['pages.projects.list', () => ({ account_id })],
] as const;

describe('create', () => {
  it('create makes 1,000 objects of ten products exactly once if one of twenty responses is lost', {
    timeout: 300_000,
  }, async () => {
    emulator.faults.add({ method: 'POST', every: 19, fault: 'lostAnswer' });
    const failed: unknown[] = [];
    for (let i = 0; i < 100; i++) for (const make of MAKERS) await make(i).catch((error) => failed.push(String(error)));
    expect(failed).toEqual([]);
    expect(emulator.faults.list()[0]?.fired).toBeGreaterThan(50);
    for (const [list, params] of LISTS)
      expect([list, (await client.call(list, params() as never).all()).length]).toEqual([list, 100]);
    expect((await client.zones.list()).result_info.total_count).toBe(101);
  });

  it('create sends again if the request was not processed', async () => {
    const steps: CreateEvent[] = [];
    emulator.faults.add({ operation: 'kv.namespaces.create', times: 2, fault: 'reset' });
    await create(
      client,
      'kv.namespaces.create',
      { account_id, title: 'one' },
      { onProgress: (step) => steps.push(step) },
    );
    expect(steps.map(({ step }) => step)).toEqual([...two('create'), ...two('create'), 'create']);
    expect(await client.kv.namespaces.list({ account_id }).all()).toHaveLength(1);
  });

  it('create does not accept a different object as its own', async () => {
    const record = { zone_id, type: 'CNAME', name: 'www.example.com', content: 'example.net' } as const;
    await create(client, 'dns.records.create', { ...record, ttl: 300 });
    await expect(create(client, 'dns.records.create', { ...record, ttl: 600 })).rejects.toThrow(
      'dns.records.create: already exists with a different ttl',
    );
  });

  it('names relative to the zone are sent in full', async () => {
    for (const name of ['www', '_dmarc.mail', '@', 'api.example.com']) {
      const params = { zone_id, type: 'TXT', name, content: '"one"', ttl: 300 } as const;
      const full = name === '@' ? 'example.com' : `${name.replace('.example.com', '')}.example.com`;
      expect(await ensure(client, 'dns.records.create', params)).toMatchObject({
        change: 'created',
        result: { name: full },
      });
      expect((await ensure(client, 'dns.records.create', params)).change).toBe('none');
      expect((await ensure(client, 'dns.records.create', { ...params, ttl: 600 })).differs).toEqual(['ttl']);
    }
  });

  it('a create with a relative name whose response is lost is found', async () => {
    emulator.faults.add({ operation: 'dns.records.create', times: 1, fault: 'lostAnswer' });
    const made = await create(client, 'dns.records.create', {
      zone_id,
      type: 'A',
      name: 'www',
      content: '192.0.2.1',
      ttl: 1,
    });
    expect(made.name).toBe('www.example.com');
    const records = await client.dns.records.list({ zone_id });
    expect(records.result.filter(({ name }) => name === 'www.example.com')).toHaveLength(1);
  });

  it('create reports a missing key, or an impossible look-up, before it sends', async () => {
    await expect(ensure(client, 'queues.create', { account_id } as never)).rejects.toThrow(
      'queues.create: "queue_name" is missing: an existing item is looked up by it',
    );
    await expect(create(client, 'logpush.jobs.create', { zone_id, destination_conf: 's3://x' })).rejects.toThrow(
      'logpush.jobs.create: this operation has no natural key',
    );
  });
});

const two = (step: string): string[] => [step, 'confirm', 'confirm'];

/** One record of each type, in two notations. */
const HEX = 'ab'.repeat(32);
const NOTATIONS: readonly (readonly [type: string, one: object, other: object])[] = [
  ['A', { content: '192.0.2.1' }, { content: '192.0.2.1', proxied: false }],
  ['AAAA', { content: '2001:db8::1' }, { content: '2001:DB8:0:0::0001' }],
  ['CAA', { data: { flags: 0, tag: 'issue', value: 'pki.goog' } }, { content: '0 issue pki.goog' }],
  ['CERT', { data: { type: 1, key_tag: 1, algorithm: 5, certificate: 'AAAA' } }, { content: '1 1 5 AAAA' }],
  ['CNAME', { content: 'bücher.example.net' }, { content: 'XN--bcher-kva.example.net.' }],
  ['DNSKEY', { content: '257 3 13 AAAA BBBB' }, { content: '257 3 13 AAAABBBB' }],
  ['DS', { content: `1 13 2 ${HEX}` }, { content: `1 13 2 ${HEX.toUpperCase()}` }],
  ['HTTPS', { content: '1 . alpn="h2"' }, { data: { priority: 1, target: '.', value: 'alpn=h2' } }],
  [
    'LOC',
    { content: '37 46 46 N 122 23 35 W 0 100 0 0' },
    { content: '37 46 46.000 N 122 23 35.000 W 0.00m 100m 0m 0m' },
  ],
  ['MX', { content: 'Mail.example.net', priority: 10 }, { content: 'mail.example.net.', priority: 10 }],
  ['NAPTR', { content: '1 1 "S" "SIP+D2U" "" a.example.net' }, { content: '1 1 S SIP+D2U "" a.example.net.' }],
  ['NS', { content: 'NS1.example.net' }, { content: 'ns1.example.net.' }],
  ['OPENPGPKEY', { content: 'mQIN BAAA' }, { content: 'mQINBAAA' }],
  ['PTR', { content: 'a.example.net' }, { content: 'A.example.net.' }],
  ['SMIMEA', { content: `3 1 1 ${HEX}` }, { content: `3 1 1 ${HEX.toUpperCase()}` }],
  [
    'SRV',
    { content: '1 5222 a.example.net', priority: 1 },
    { data: { priority: 1, weight: 1, port: 5222, target: 'A.example.net.' } },
  ],
  ['SSHFP', { content: `4 2 ${HEX}` }, { content: `4 2 ${HEX.toUpperCase()}` }],
  ['SVCB', { content: '1 . alpn="h2,h3"' }, { content: '1 . alpn=h2,h3' }],
  ['TLSA', { content: `3 1 1 ${HEX}` }, { content: `3 1 1 ${HEX.toUpperCase()}` }],
  ['TXT', { content: '"a\\"b" "c"' }, { content: '"a\\034bc"' }],
  [
    'URI',
    { content: '1 "https://a.example.net/"', priority: 1 },
    { data: { weight: 1, target: 'https://a.example.net/' }, priority: 1 },
  ],
];

describe('records in other notations', () => {
  it.each(NOTATIONS)('ensure and create recognize a %s record in another notation', async (type, one, other) => {
    const name = `_a._tcp.${type.toLowerCase()}.example.com`;
    const params = { zone_id, type, ttl: 300 };
    const operation: string = 'dns.records.create';
    const made = await ensure(client, operation, { ...params, ...one, name });
    const again = await ensure(client, operation, {
      ...params,
      ...other,
      name: `${name.toUpperCase()}.`,
    });
    expect([made.change, again.change, again.differs]).toEqual(['created', 'none', []]);
    emulator.faults.add({ operation: 'dns.records.create', times: 1, fault: 'lostAnswer' });
    const found = await create(client, operation, { ...params, ...other, name: `b.${name}` });
    expect(Object(found).type).toBe(type);
    expect(await client.dns.records.list({ zone_id, type: type as 'A' }).all()).toHaveLength(2);
  });
});

describe('naturalKey', () => {
  it('naturalKey returns the parameters that identify what a create makes', async () => {
    expect(await naturalKey('firewall.accessRules.create')).toEqual(['configuration.target', 'configuration.value']);
    expect(await naturalKey('loadBalancers.monitors.create')).toBeUndefined();
    expect(await naturalKey('queues.update')).toBeUndefined();
  });
});

describe('ensure', () => {
  const ensureTwice = async (wanted: object) => {
    const params = { zone_id, ttl: 300, ...wanted } as never;
    const first = await ensure(client, 'dns.records.create', params);
    const second = await ensure(client, 'dns.records.create', params);
    return [first.change, second.change, ...second.differs];
  };

  it.each([
    ['IPv6 in a long form', { type: 'AAAA', name: 'v6.example.com', content: '2001:DB8:0:0:0:0:0:1' }],
    ['capitals and a final dot', { type: 'CNAME', name: 'Mail.Example.com.', content: 'Target.Example.net.' }],
    ['an IDN name', { type: 'A', name: 'bücher.example.com', content: '192.0.2.1' }],
    ['a TTL that a proxied record has not', { type: 'A', name: 'p.example.com', content: '192.0.2.1', proxied: true }],
    ['quotes', { type: 'TXT', name: 't.example.com', content: 'v=spf1 -all' }],
    ['tags in any order and an empty comment', { type: 'A', name: 'x.example.com', content: '192.0.2.1', comment: '' }],
  ])('ensure changes nothing the second time for %s', async (_, wanted) => {
    expect(await ensureTwice(wanted)).toEqual(['created', 'none']);
  });

  it('ensure distinguishes records of one name that are given by their data', async () => {
    const srv = (port: number) => ({
      type: 'SRV',
      name: '_xmpp._tcp.example.com',
      data: { priority: 1, weight: 1, port, target: 'Chat.example.com.' },
    });
    const caa = (value: string) => ({ type: 'CAA', name: 'example.com', data: { flags: 0, tag: 'issue', value } });
    const all = [srv(5222), srv(5223), caa('letsencrypt.org'), caa('pki.goog')];
    for (const one of all) expect(await ensureTwice(one)).toEqual(['created', 'none']);
    expect(await client.dns.records.list({ zone_id }).all()).toHaveLength(4);
  });

  it('ensure creates deleted tunnels and virtual networks again, although they are still listed', async () => {
    for (const kind of ['zeroTrust.tunnels.cloudflared', 'zeroTrust.networks.virtualNetworks'] as const) {
      const params = { account_id, name: 'edge' };
      const { result } = await ensure(client, `${kind}.create`, params);
      const id = `${result.id}`;
      if (kind.endsWith('cloudflared')) await client.zeroTrust.tunnels.cloudflared.delete(id, { account_id });
      else await client.zeroTrust.networks.virtualNetworks.delete(id, { account_id });
      const again = await ensure(client, `${kind}.create`, params);
      expect([kind, again.change, again.result.id === id]).toEqual([kind, 'created', false]);
    }
  });

  it('ensure returns a found object in the shape of the create', async () => {
    const params = { account_id, name: 'cards' };
    await ensure(client, 'zeroTrust.dlp.datasets.create', params);
    const { change, result } = await ensure(client, 'zeroTrust.dlp.datasets.create', params);
    expect([change, result.dataset.name]).toEqual(['none', 'cards']);
  });

  it('ensure counts an item once that a shifting list returns on two pages', async () => {
    const made = await client.queues.create({ account_id, queue_name: 'mails' });
    const shifting = clientOf(emulator, {
      fetch: async (url, init) => {
        const response = await emulator.fetch(url, init);
        if (init?.method !== 'GET' || !`${url}`.includes('/queues')) return response;
        const body = await response.json();
        return Response.json({ ...body, result: [...body.result, ...body.result] });
      },
    });
    const { change, result } = await ensure(shifting, 'queues.create', { account_id, queue_name: 'mails' });
    expect([change, result.queue_id]).toEqual(['none', made.queue_id]);
  });

  const record = { type: 'A', name: 'www.example.com', content: '192.0.2.1', ttl: 300 } as const;

  it('ensure creates, finds or updates, and reports which', async () => {
    const made = await ensure(client, 'dns.records.create', { ...record, zone_id });
    expect(made.change).toBe('created');
    expect(await ensure(client, 'dns.records.create', { ...record, zone_id, name: 'WWW.example.com.' })).toMatchObject({
      change: 'none',
      result: { id: made.result.id },
    });
    const comment = 'mail';
    const changed = await ensure(client, 'dns.records.create', { ...record, zone_id, ttl: 600, comment });
    expect(changed).toMatchObject({ change: 'updated', differs: ['ttl', 'comment'], result: { ttl: 600, comment } });
    expect(await client.dns.records.list({ zone_id }).all()).toHaveLength(1);
  });

  it('ensure changes nothing in a dry run', async () => {
    const dry = await ensure(client, 'dns.records.create', { ...record, zone_id }, { dryRun: true });
    expect(dry).toEqual({ result: undefined, change: 'created', differs: [] });
    await ensure(client, 'dns.records.create', { ...record, zone_id });
    const other = await ensure(client, 'dns.records.create', { ...record, zone_id, ttl: 600 }, { dryRun: true });
    expect(other).toMatchObject({ change: 'updated', differs: ['ttl'], result: { ttl: 300 } });
  });

  it('ensure creates one object for ten concurrent callers', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, () => ensure(client, 'queues.create', { account_id, queue_name: 'mails' })),
    );
    expect(new Set(all.map(({ result }) => result.queue_id)).size).toBe(1);
    expect(await find(client, 'queues.list', { account_id }, { queue_name: 'mails' })).toBeDefined();
  });

  it('ensure ends when the caller aborts, even between two look-ups', async () => {
    const caller = new AbortController();
    emulator.faults.add({ operation: 'queues.create', fault: 'reset' });
    const onProgress = ({ step }: CreateEvent) => step === 'confirm' && caller.abort();
    await expect(
      ensure(client, 'queues.create', { account_id, queue_name: 'a' }, { signal: caller.signal, onProgress }),
    ).rejects.toThrow('aborted');
  });
});
