import { createEmulator } from '@flarewire/emulator';
import { beforeEach, describe, expect, it } from 'vitest';
import { Cloudflare } from '../index.ts';
import { type CreateEvent, create, ensure } from './create.ts';
import { find } from './find.ts';
import { localZone } from './test-support.ts';

let emulator = createEmulator();
let client = new Cloudflare({ apiToken: 'any' });
let account_id = '';
let zone_id = '';

beforeEach(async () => {
  ({ emulator, client, account_id, zone_id } = await localZone('example.com'));
});

/** Ten products, each by the number of what is made. */
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
  it('makes 1,000 things of ten products once each where one answer of twenty is lost', {
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

  it('sends again what was not carried out', async () => {
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

  it('does not take for its own what is otherwise', async () => {
    const record = { zone_id, type: 'CNAME', name: 'www.example.com', content: 'example.net' } as const;
    await create(client, 'dns.records.create', { ...record, ttl: 300 });
    await expect(create(client, 'dns.records.create', { ...record, ttl: 600 })).rejects.toThrow(
      'dns.records.create: there is one already, with another ttl',
    );
  });

  it('tells which key is missing, and what cannot be looked up, before it sends', async () => {
    await expect(ensure(client, 'queues.create', { account_id } as never)).rejects.toThrow(
      'queues.create: "queue_name" is missing, by which it is looked up',
    );
    await expect(create(client, 'logpush.jobs.create', { zone_id, destination_conf: 's3://x' })).rejects.toThrow(
      'logpush.jobs.create: what this creates has no natural key',
    );
  });
});

const two = (step: string): string[] => [step, 'confirm', 'confirm'];

describe('ensure', () => {
  const record = { type: 'A', name: 'www.example.com', content: '192.0.2.1', ttl: 300 } as const;

  it('creates, finds, updates, and says which', async () => {
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

  it('changes nothing in a dry run', async () => {
    const dry = await ensure(client, 'dns.records.create', { ...record, zone_id }, { dryRun: true });
    expect(dry).toEqual({ result: undefined, change: 'created', differs: [] });
    await ensure(client, 'dns.records.create', { ...record, zone_id });
    const other = await ensure(client, 'dns.records.create', { ...record, zone_id, ttl: 600 }, { dryRun: true });
    expect(other).toMatchObject({ change: 'updated', differs: ['ttl'], result: { ttl: 300 } });
  });

  it('gives one thing to ten programs at a time', async () => {
    const all = await Promise.all(
      Array.from({ length: 10 }, () => ensure(client, 'queues.create', { account_id, queue_name: 'mails' })),
    );
    expect(new Set(all.map(({ result }) => result.queue_id)).size).toBe(1);
    expect(await find(client, 'queues.list', { account_id }, { queue_name: 'mails' })).toBeDefined();
  });

  it('ends when the caller aborts, also between two looks', async () => {
    const caller = new AbortController();
    emulator.faults.add({ operation: 'queues.create', fault: 'reset' });
    const onProgress = ({ step }: CreateEvent) => step === 'confirm' && caller.abort();
    await expect(
      ensure(client, 'queues.create', { account_id, queue_name: 'a' }, { signal: caller.signal, onProgress }),
    ).rejects.toThrow('aborted');
  });
});
