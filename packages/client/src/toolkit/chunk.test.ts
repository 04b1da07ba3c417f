import { createEmulator } from '@flarewire/emulator';
import { beforeEach, describe, expect, it } from 'vitest';
import { Cloudflare } from '../index.ts';
import { ChunkError, type ChunkProgress, inChunks, planChunks } from './chunk.ts';
import { clientOf, localZone } from './test-support.ts';

let emulator = createEmulator();
let client = new Cloudflare({ apiToken: 'any' });
let account_id = '';
let zone_id = '';
let bodies: unknown[] = [];

beforeEach(async () => {
  ({ emulator, account_id, zone_id } = await localZone('example.com'));
  bodies = [];
  const fetch = async (url: string, init: RequestInit) => {
    if (typeof init.body === 'string') bodies.push(JSON.parse(init.body));
    return emulator.fetch(url, init);
  };
  client = clientOf(emulator, { fetch });
});

const record = (i: number, content = '192.0.2.1') =>
  ({ type: 'A', name: `h${i}.example.com`, content, ttl: 1 }) as const;

describe('planChunks', () => {
  const values = (count: number, length: number) =>
    Array.from({ length: count }, (_, i) => ({ key: `${i}`, value: 'x'.repeat(length) }));
  const plan = (body: { key: string; value: string }[]) =>
    planChunks('kv.namespaces.keys.bulkUpdate', { account_id: 'a', namespace_id: 'n', body });

  it('planChunks splits by number and by bytes', () => {
    expect(plan(values(25_000, 1)).map(({ items }) => items.length)).toEqual([10_000, 10_000, 5000]);
    const large = plan(values(10, 20e6));
    expect(large.map(({ items }) => items.length)).toEqual([4, 4, 2]);
    expect(Math.max(...large.map(({ bytes }) => bytes))).toBeLessThan(100e6);
    expect(plan([])).toEqual([]);
  });

  it('planChunks rejects an operation without a list', () => {
    expect(() => planChunks('zones.get', { zone_id })).toThrow(
      'zones.get: none of its parameters is a list that can be split',
    );
  });
});

describe('inChunks', () => {
  it('inChunks purges one kind per call', async () => {
    const files = Array.from({ length: 230 }, (_, i) => `https://example.com/${i}`);
    const params = { zone_id, files, tags: ['a'] } as never; // more than one kind, which no call accepts
    const { results, failed } = await inChunks(client, 'cache.purge', params);
    expect(
      bodies.map((body) =>
        Object.entries(Object(body))
          .map(([list, all]) => `${list} ${Object(all).length}`)
          .join(),
      ),
    ).toEqual(['tags 1', 'files 100', 'files 100', 'files 30']);
    expect([results.length, failed.length]).toEqual([4, 0]);
  });

  it('inChunks finds one invalid item, and sends nothing after it if order matters', async () => {
    const posts = Array.from({ length: 150 }, (_, i) => record(i, i === 111 ? 'no address' : undefined));
    const seen: ChunkProgress[] = [];
    const { failed, unsent } = await inChunks(
      client,
      'dns.records.batch',
      { zone_id, posts },
      { most: 60, onProgress: (one) => seen.push(one) },
    );
    expect(failed).toMatchObject([{ list: 'posts', index: 111, error: { status: 400 } }]);
    expect(unsent).toHaveLength(38);
    expect(unsent[0]).toMatchObject({ list: 'posts', index: 112 });
    const names = new Set((await client.dns.records.list({ zone_id }).all()).map(({ name }) => name));
    expect(names).toEqual(new Set(posts.slice(0, 111).map(({ name }) => name)));
    expect(seen.at(-1)).toMatchObject({ done: 112, total: 150, failed: 1 });
  });

  it('inChunks continues after an invalid item if order does not matter', async () => {
    const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'one' });
    const body = Array.from({ length: 50 }, (_, i) => ({ key: i === 20 ? 'k'.repeat(600) : `key ${i}`, value: 'v' }));
    const { failed, unsent } = await inChunks(client, 'kv.namespaces.keys.bulkUpdate', {
      account_id,
      namespace_id,
      body,
    });
    expect(failed).toMatchObject([{ list: 'body', index: 20 }]);
    expect(unsent).toEqual([]);
    expect(await client.kv.namespaces.keys.list(namespace_id, { account_id }).all()).toHaveLength(49);
  });

  it('inChunks ends at an error that is not about an item, and reports the progress', async () => {
    emulator.faults.add({ operation: 'dns.records.batch', after: 1, fault: { status: 403 } });
    const posts = Array.from({ length: 450 }, (_, i) => record(i));
    const error = await inChunks(client, 'dns.records.batch', { zone_id, posts }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ChunkError);
    expect(error.message).toContain(
      'dns.records.batch: stopped after 200 items, 0 unknown, 250 unsent: dns.records.batch: 403',
    );
    expect(error.done.results[0].items).toHaveLength(200);
  });

  it('inChunks succeeds despite temporary rate limiting', async () => {
    emulator.faults.add({
      operation: 'cache.purge',
      times: 2,
      fault: { status: 429, headers: { 'retry-after': '1' } },
    });
    const { results } = await inChunks(client, 'cache.purge', { zone_id, hosts: ['a.example.com'] });
    expect(results).toHaveLength(1);
  });
});
