import { createEmulator } from '@flarewire/emulator';
import { beforeEach, describe, expect, it } from 'vitest';
import { Cloudflare, isCloudflareError } from '../index.ts';
import { accountFor, FindError, find, zoneFor, zonesFor } from './find.ts';

let sent: URL[] = [];
let now = 0;
let emulator = createEmulator();
let account_id = '';
const client = () =>
  new Cloudflare({
    apiToken: 'any',
    maxRetries: 0,
    clock: { now: () => now },
    fetch: async (url, init) => {
      sent.push(new URL(url));
      return emulator.fetch(url, init);
    },
  });
/** A zone below another zone, which requires Enterprise, and more zones than can be created quickly. */
const zonesOnly = (...names: string[]) =>
  new Cloudflare({
    apiToken: 'any',
    clock: { now: () => now },
    fetch: async (url) => {
      const { searchParams } = new URL(url);
      sent.push(new URL(url));
      const [page, per_page] = ['page', 'per_page'].map((name) => Number(searchParams.get(name) ?? 1)) as [
        number,
        number,
      ];
      const all = names
        .filter((name) => name === (searchParams.get('name') ?? name))
        .map((name) => ({ id: name, name }));
      const result = all.slice((page - 1) * per_page, page * per_page);
      const result_info = { page, per_page, total_count: all.length, count: result.length };
      return Response.json({ success: true, errors: [], messages: [], result, result_info });
    },
  });
const addZones = async (...names: string[]) => {
  for (const name of names) await client().zones.create({ name, account: { id: account_id } });
  sent = [];
};

beforeEach(async () => {
  emulator = createEmulator();
  account_id = (await accountFor(client())).id;
  sent = [];
});

describe('zoneFor', () => {
  it('zoneFor returns the longest match by labels, whatever the public suffix', async () => {
    const one = zonesOnly('example.co.uk', 'b.example.co.uk', 'ample.co.uk', 'example.com');
    const name = async (host: string) => (await zoneFor(one, host)).name;
    expect(await name('a.b.example.co.uk')).toBe('b.example.co.uk');
    expect(await name('_acme-challenge.example.co.uk.')).toBe('example.co.uk');
    expect(await name('*.Example.COM')).toBe('example.com');
    await expect(name('notexample.com')).rejects.toThrow(
      'no zone that this token has access to contains "notexample.com"',
    );
    await expect(name('https://example.com/')).rejects.toThrow('is not a hostname');
  });

  it('zoneFor needs one request for many hosts, and none for a minute after', async () => {
    await addZones('example.com', 'example.org');
    const one = client();
    const zones = await zonesFor(one, ['www.example.com', 'example.org', 'a.b.example.org']);
    expect([...zones].map(([host, { name }]) => `${host} ${name}`)).toEqual([
      'www.example.com example.com',
      'example.org example.org',
      'a.b.example.org example.org',
    ]);
    await zoneFor(one, 'api.example.com');
    expect(sent).toHaveLength(1);
    now += 60_000;
    await zoneFor(one, 'api.example.com');
    expect(sent).toHaveLength(2);
  });

  it('zoneFor needs one request for concurrent look-ups', async () => {
    await addZones('example.com', 'example.org');
    const one = client();
    const hosts = Array.from({ length: 20 }, (_, i) => `h${i}.example.${i % 2 ? 'com' : 'org'}`);
    const names = (await Promise.all(hosts.map((host) => zoneFor(one, host)))).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['example.com', 'example.org']));
    expect(sent).toHaveLength(1);
    const other = client();
    const aborted = AbortSignal.abort();
    const [first, second] = await Promise.allSettled([
      zoneFor(other, 'a.example.com', { signal: aborted }),
      zoneFor(other, 'b.example.com'),
    ]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('zoneFor finds a zone that was created since', async () => {
    await addZones('example.com');
    const one = client();
    await zoneFor(one, 'example.com');
    await addZones('example.net');
    expect((await zoneFor(one, 'www.example.net')).name).toBe('example.net');
  });

  it('zoneFor requests zones by name if there are many, and knows that a deeper zone was not requested', async () => {
    const one = zonesOnly(...Array.from({ length: 260 }, (_, i) => `zone-${i}.com`), 'sub.zone-255.com');
    expect((await zoneFor(one, 'www.zone-255.com')).name).toBe('zone-255.com');
    expect(sent.length).toBeLessThanOrEqual(3);
    expect((await zoneFor(one, 'www.sub.zone-255.com')).name).toBe('sub.zone-255.com');
    const hosts = Array.from({ length: 260 }, (_, i) => `www.zone-${i}.com`);
    sent = [];
    expect((await zonesFor(one, hosts)).size).toBe(260);
    expect(sent).toHaveLength(6);
  });
});

describe('accountFor', () => {
  it('accountFor returns the only account, or the one with a name', async () => {
    const { name } = await accountFor(client());
    expect((await accountFor(client(), name)).id).toBe(account_id);
    await expect(accountFor(client(), 'Nobody')).rejects.toThrow(
      'accountFor: this token has access to no account named "Nobody"',
    );
  });
});

describe('find', () => {
  it.each([
    { name: 'BÜCHER.example.com.', type: 'A' },
    { content: '2001:DB8:0:0:0:0:0:1' },
    { content: 'Target.Example.net.' },
    { content: 'v=spf1 -all' },
  ] as const)('find accepts any notation of a name, an address and a text: %j', async (where) => {
    await addZones('example.com');
    const { id: zone_id } = await zoneFor(client(), 'example.com');
    for (const record of [
      { type: 'A', name: 'xn--bcher-kva.example.com', content: '192.0.2.1' },
      { type: 'AAAA', name: 'v6.example.com', content: '2001:db8::1' },
      { type: 'CNAME', name: 'alias.example.com', content: 'target.example.net' },
      { type: 'TXT', name: 'example.com', content: '"v=spf1 -all"' },
    ])
      await client().dns.records.create({ zone_id, ttl: 1, ...record } as never);
    expect(await find(client(), 'dns.records.list', { zone_id }, where as never)).toBeDefined();
  });

  it('find reads cursor lists to their end, and skips deleted items', async () => {
    for (let i = 0; i < 45; i++) await client().r2.buckets.create({ account_id, name: `bucket-${i}` });
    const last = await find(
      client(),
      'r2.buckets.list' as never,
      { account_id, per_page: 20 } as never,
      { name: 'bucket-9' } as never,
    );
    expect(last).toMatchObject({ name: 'bucket-9' });
    const { id = '' } = await client().zeroTrust.tunnels.cloudflared.create({ account_id, name: 'edge' });
    await client().zeroTrust.tunnels.cloudflared.delete(id, { account_id });
    expect(
      await find(client(), 'zeroTrust.tunnels.cloudflared.list', { account_id }, { name: 'edge' }),
    ).toBeUndefined();
  });

  it('find searches all pages, and ends without a match', async () => {
    for (let i = 0; i < 45; i++) await client().kv.namespaces.create({ account_id, title: `space ${i}` });
    expect((await find(client(), 'kv.namespaces.list', { account_id }, { title: 'space 44' }))?.title).toBe('space 44');
    expect(await find(client(), 'kv.namespaces.list', { account_id }, { title: 'Space 44' })).toBeUndefined();
  });

  it('find filters lists in the API where possible, and rejects ambiguous matches', async () => {
    await addZones('example.com');
    const { id: zone_id } = await zoneFor(client(), 'example.com');
    for (const content of ['192.0.2.1', '192.0.2.2'])
      await client().dns.records.create({ zone_id, type: 'A', name: 'www.example.com', content, ttl: 1 });
    sent = [];
    const where = { name: 'WWW.example.com.', type: 'A', content: '192.0.2.2' } as const;
    expect(await find(client(), 'dns.records.list', { zone_id }, where)).toMatchObject({ content: '192.0.2.2' });
    expect(sent.map(({ search }) => decodeURIComponent(search))).toEqual([
      '?name.exact=www.example.com&type=A&content.exact=192.0.2.2',
    ]);
    await expect(find(client(), 'dns.records.list', { zone_id }, { name: 'www.example.com' })).rejects.toThrow(
      'dns.records.list: 2 items match {"name":"www.example.com"}: add fields that identify one of them',
    );
  });

  it('an error says how many items were found', async () => {
    await addZones('example.com');
    const nothing = await zoneFor(client(), 'www.example.org').catch((error: unknown) => error);
    expect(nothing).toBeInstanceOf(FindError);
    expect(nothing).toMatchObject({ name: 'FindError', found: 0 });
    expect(isCloudflareError(nothing)).toBe(true);
    await expect(accountFor(client(), 'nobody')).rejects.toMatchObject({ name: 'FindError', found: 0 });
    for (const title of ['one', 'two']) await client().kv.namespaces.create({ account_id, title });
    const several = find(client(), 'kv.namespaces.list', { account_id }, {});
    await expect(several).rejects.toMatchObject({ name: 'FindError', found: 2 });
  });

  it('find ends when the caller aborts', async () => {
    const signal = AbortSignal.abort();
    await expect(zoneFor(client(), 'example.com', { signal })).rejects.toThrow('aborted');
  });
});
