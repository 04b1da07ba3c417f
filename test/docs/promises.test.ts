/** The promises of docs/dns.md and docs/retries.md, a test for each row of their tables; also over the installed packages. */
import { describe, expect, test } from 'vitest';
import { emulatorPackage, packageOf } from '../package/program-packages.ts';
import { readPage } from './example-runner.ts';
import { tableOf } from './tables.ts';

const { Cloudflare, isOutcomeUnknown } = await packageOf<typeof import('flarewire')>('flarewire');
const { exact } = await packageOf<typeof import('flarewire/create')>('flarewire/create');
const { apply, plan } = await packageOf<typeof import('flarewire/dns')>('flarewire/dns');
const { createEmulator } = await emulatorPackage();

type Options = ConstructorParameters<typeof Cloudflare>[0];

/** An emulator with a zone, and clients that never wait. */
async function scene() {
  const emulator = createEmulator();
  const waits: number[] = [];
  const sent: string[] = [];
  const clientWith = (options: Options = {}) =>
    new Cloudflare({
      apiToken: 'any',
      logLevel: 'off',
      clock: { sleep: async (ms) => void waits.push(ms) },
      fetch: (url, init) => {
        sent.push(`${init?.method}`);
        return emulator.fetch(url, init);
      },
      ...options,
    });
  const client = clientWith();
  const [account] = await client.accounts.list().all();
  const account_id = account?.id ?? '';
  const { id: zone_id } = await client.zones.create({ name: 'example.com', account: { id: account_id } });
  const records = async () => (await client.dns.records.list({ zone_id }).all()).map(({ name }) => name).sort();
  sent.length = 0;
  return { emulator, client, clientWith, account_id, zone_id, records, sent, waits };
}

const recordsOf = (count: number, name = 'h') =>
  Array.from({ length: count }, (_, i) => ({ type: 'A', name: `${name}${i}`, content: '192.0.2.1', ttl: 300 }));
const LOSSES = ['lostAnswer', 'truncated', 'html502', 'empty', 'malformed'] as const;
type Promises = Readonly<Record<string, () => Promise<void>>>;

const DNS: Promises = {
  'more than 30 % of ten or more records that you own would be deleted': async () => {
    const { client, zone_id, records } = await scene();
    await apply(client, await plan(client, { zone_id, wanted: recordsOf(20), owned: 'all' }));
    const none = await plan(client, { zone_id, wanted: [], owned: 'all' });
    await expect(apply(client, none)).rejects.toThrow('deletes 20 of 20 (100 %)');
    await expect(apply(client, none, { allowDeletes: 19 })).rejects.toThrow('allowDeletes is 19');
    expect(await records()).toHaveLength(20);
    await apply(client, none, { allowDeletes: 20 });
    expect(await records()).toEqual([]);
  },
  'a TTL out of range, or a name that the API rejects': async () => {
    const { client, zone_id } = await scene();
    const record = { type: 'A', name: 'a', content: '192.0.2.1', ttl: 300 };
    for (const wrong of [{ ttl: 1_209_600 }, { ttl: 2 }, { name: 'a b' }, { name: `${'a'.repeat(64)}` }])
      await expect(plan(client, { zone_id, wanted: [{ ...record, ...wrong }], owned: 'all' })).rejects.toThrow(
        /ttl|TTL|name|label/,
      );
  },
  'someone else changed a record that is in the plan': async () => {
    const { client, zone_id, records } = await scene();
    const { id } = await client.dns.records.create({ zone_id, type: 'A', name: 'a', content: '192.0.2.1', ttl: 300 });
    const planned = await plan(client, { zone_id, wanted: recordsOf(1), owned: 'all' });
    await client.dns.records.edit(id, { zone_id, type: 'A', name: 'a', content: '192.0.2.9', ttl: 300 });
    await expect(apply(client, planned)).rejects.toThrow('changed since the plan was made');
    expect(await records()).toEqual(['a.example.com']);
    const { results } = await apply(client, planned, { onChanged: 'skip' });
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'done']);
  },
  'a response is lost, cut off or replaced by a 502': async () => {
    for (const fault of LOSSES) {
      const { client, zone_id, records, emulator } = await scene();
      const planned = await plan(client, { zone_id, wanted: recordsOf(30), owned: 'all' }, { most: 10 });
      emulator.faults.add({ operation: 'dns.records.batch', times: 2, commit: true, fault });
      const { results } = await apply(client, planned);
      expect([fault, results.filter(({ outcome }) => outcome !== 'done')]).toEqual([fault, []]);
      expect(await records()).toHaveLength(30);
    }
  },
  'a record is rejected': async () => {
    const { client, zone_id, records } = await scene();
    const wanted = [...recordsOf(20), { type: 'A', name: 'private', content: '10.0.0.1', proxied: true }];
    const { results } = await apply(client, await plan(client, { zone_id, wanted, owned: 'all' }));
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map(({ step }) => step.name)).toEqual(['A private.example.com 10.0.0.1']);
    expect(await records()).toHaveLength(20);
  },
  'a wanted record conflicts with one that stays': async () => {
    const { client, zone_id } = await scene();
    await client.dns.records.create({ zone_id, type: 'CNAME', name: 'www', content: 'example.net', ttl: 300 });
    const wanted = [{ type: 'A', name: 'www', content: '192.0.2.1' }];
    await expect(plan(client, { zone_id, wanted, owned: { comment: 'mine' } })).rejects.toThrow(
      /conflicts with .*stays/,
    );
  },
  '`apply` stops halfway, and the same plan is applied again': async () => {
    const { client, zone_id, records, emulator } = await scene();
    const planned = await plan(client, { zone_id, wanted: recordsOf(30), owned: 'all' }, { most: 10 });
    emulator.faults.add({ operation: 'dns.records.batch', after: 1, fault: { status: 403 } });
    await expect(apply(client, planned)).rejects.toThrow('stopped after 10 of 30 steps');
    emulator.faults.clear();
    const { results } = await apply(client, planned);
    expect(results.filter(({ outcome }) => outcome === 'already')).toHaveLength(10);
    expect(await records()).toHaveLength(30);
  },
  'two programs apply the same plan at once': async () => {
    const { client, zone_id, records } = await scene();
    const planned = await plan(client, { zone_id, wanted: recordsOf(30), owned: 'all' }, { most: 10 });
    await Promise.allSettled([apply(client, planned), apply(client, planned)]);
    const there = await records();
    expect([there.length, new Set(there).size]).toEqual([30, 30]);
  },
  'a plan is made after `apply`, with the records in another notation': async () => {
    const { client, zone_id } = await scene();
    const one = [
      { type: 'AAAA', name: 'a', content: '2001:db8::1' },
      { type: 'CNAME', name: 'b', content: 'xn--bcher-kva.example.net' },
      { type: 'TXT', name: 'c', content: '"a b"' },
      { type: 'SRV', name: '_x._tcp', data: { priority: 1, weight: 2, port: 3, target: 't.example.net' } },
    ];
    const other = [
      { type: 'AAAA', name: 'A.example.com.', content: '2001:DB8:0:0::0001' },
      { type: 'CNAME', name: 'B', content: 'Bücher.Example.net.' },
      { type: 'TXT', name: 'c', content: 'a b' },
      { type: 'SRV', name: '_X._TCP', priority: 1, content: '2 3 T.example.net.' },
    ];
    await apply(client, await plan(client, { zone_id, wanted: one, owned: 'all' }));
    const { steps } = await plan(client, { zone_id, wanted: other, owned: 'all' });
    expect(steps.filter(({ action }) => action !== 'keep')).toEqual([]);
  },
  '`owned` is missing': async () => {
    const { client, zone_id } = await scene();
    const params = { zone_id, wanted: [] };
    // @ts-expect-error its type requires `owned` too
    await expect(plan(client, params)).rejects.toThrow("'all' or { comment: '…' } or { tag: '…' }");
  },
};

const RETRIES: Promises = {
  'the response to a GET, PUT or DELETE is lost, cut off, empty or a 502': async () => {
    for (const fault of LOSSES) {
      const { client, account_id, emulator, sent } = await scene();
      const { id } = await client.kv.namespaces.create({ account_id, title: 'one' });
      sent.length = 0;
      for (const operation of ['kv.namespaces.get', 'kv.namespaces.update', 'kv.namespaces.delete'])
        emulator.faults.add({ operation, times: 1, commit: true, fault });
      await client.kv.namespaces.get(id, { account_id });
      await client.kv.namespaces.update(id, { account_id, title: 'two' });
      await client.kv.namespaces.delete(id, { account_id });
      const repeated = ['GET', 'GET', 'PUT', 'PUT', 'DELETE', 'DELETE'];
      // A DELETE may have an empty response.
      expect([fault, sent]).toEqual([fault, fault === 'empty' ? repeated.slice(0, -1) : repeated]);
    }
  },
  'a repeated DELETE finds nothing': async () => {
    const { client, account_id, emulator, sent } = await scene();
    const { id } = await client.kv.namespaces.create({ account_id, title: 'one' });
    sent.length = 0;
    emulator.faults.add({ operation: 'kv.namespaces.delete', times: 1, fault: 'lostAnswer' });
    await client.kv.namespaces.delete(id, { account_id });
    expect(sent).toEqual(['DELETE', 'DELETE']);
    await expect(client.kv.namespaces.delete(id, { account_id })).rejects.toMatchObject({ status: 404 });
  },
  'a POST cannot have been carried out: no connection, 409, 429, or `x-should-retry: true`': async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const refused = new TypeError('fetch failed', { cause });
    const failing = (status: number, headers = {}) => new Response('{}', { status, headers });
    for (const loss of [
      () => refused,
      () => failing(409),
      () => failing(429),
      () => failing(500, { 'x-should-retry': 'true' }),
    ]) {
      const { clientWith, account_id, emulator } = await scene();
      let left = 1;
      const client = clientWith({
        retry: 'safe',
        fetch: async (url, init) => {
          if (init?.method !== 'POST' || left-- <= 0) return emulator.fetch(url, init);
          const lost = loss();
          if (lost instanceof Error) throw lost;
          return lost;
        },
      });
      expect((await client.queues.create({ account_id, queue_name: 'mails' })).queue_name).toBe('mails');
    }
  },
  "the response to a POST or PATCH is lost, with `retry: 'safe'`": async () => {
    const { clientWith, account_id, zone_id, emulator, sent } = await scene();
    const client = clientWith({ retry: 'safe' });
    emulator.faults.add({ operation: 'queues.create', fault: 'lostAnswer' });
    emulator.faults.add({ operation: 'zones.edit', fault: 'lostAnswer' });
    const create = await client.queues.create({ account_id, queue_name: 'mails' }).catch((error) => error);
    const edit = await client.zones.edit({ zone_id, paused: true }).catch((error) => error);
    expect([create, edit].map(isOutcomeUnknown)).toEqual([true, true]);
    expect(create).toMatchObject({ operation: 'queues.create', attempts: 1, cause: expect.any(Error) });
    expect(sent).toEqual(['POST', 'PATCH']);
  },
  'the same with `retry: exact`, and the item exists': async () => {
    for (const fault of LOSSES) {
      const { clientWith, account_id, emulator, sent } = await scene();
      emulator.faults.add({ operation: 'queues.create', times: 1, commit: true, fault });
      const made = await clientWith({ retry: exact }).queues.create({ account_id, queue_name: 'mails' });
      expect([fault, made.queue_name, sent]).toEqual([fault, 'mails', ['POST', 'GET']]);
    }
  },
  'the same with `retry: exact`, and the item does not exist': async () => {
    const { clientWith, account_id, emulator, sent } = await scene();
    const client = clientWith({ retry: exact });
    emulator.faults.add({ operation: 'queues.create', times: 2, fault: 'reset' });
    expect((await client.queues.create({ account_id, queue_name: 'mails' })).queue_name).toBe('mails');
    expect(sent.filter((method) => method === 'POST')).toHaveLength(3);
    emulator.faults.add({ operation: 'queues.create', fault: 'reset' });
    const error = await client.queues.create({ account_id, queue_name: 'more' }).catch((caught) => caught);
    expect([isOutcomeUnknown(error), error.attempts]).toEqual([true, 3]);
  },
  'a timeout, 408, 504, 522 or 524, with `retry: exact`': async () => {
    for (const status of [0, 408, 504, 522, 524]) {
      const { clientWith, account_id, emulator, waits } = await scene();
      let posts = 0;
      const client = clientWith({
        retry: exact,
        fetch: async (url, init) => {
          if (init?.method !== 'POST') return emulator.fetch(url, init);
          posts++;
          if (status) return new Response('', { status });
          throw new DOMException('The operation timed out', 'TimeoutError');
        },
      });
      const error = await client.queues.create({ account_id, queue_name: 'mails' }).catch((caught) => caught);
      expect(isOutcomeUnknown(error)).toBe(true);
      expect([status, posts, waits.reduce((sum, ms) => sum + ms)]).toEqual([status, 1, 29_500]);
    }
  },
  'an item exists that differs, with `retry: exact`': async () => {
    const { client, clientWith, zone_id, emulator } = await scene();
    const record = { zone_id, type: 'A', name: 'a.example.com', content: '192.0.2.1' } as const;
    await client.dns.records.create({ ...record, ttl: 300 });
    emulator.faults.add({ operation: 'dns.records.create', times: 1, fault: 'reset' });
    const error = await clientWith({ retry: exact })
      .dns.records.create({ ...record, ttl: 600 })
      .catch((caught) => caught);
    expect(isOutcomeUnknown(error)).toBe(true);
    expect(error.message).toContain('one exists with a different ttl');
  },
  'no natural key is known for the operation, with `retry: exact`': async () => {
    const { clientWith, zone_id, emulator } = await scene();
    emulator.faults.add({ operation: 'cache.purge', fault: 'lostAnswer' });
    const error = await clientWith({ retry: exact })
      .cache.purge({ zone_id, hosts: ['a.example.com'] })
      .catch((caught) => caught);
    expect(isOutcomeUnknown(error)).toBe(true);
    expect(error.message).toContain('no natural key');
  },
  'an outage': async () => {
    const { client, zone_id, emulator, sent } = await scene();
    emulator.faults.add({ fault: { status: 503 } });
    const calls = Array.from({ length: 300 }, () => client.zones.get({ zone_id }));
    expect((await Promise.allSettled(calls)).every(({ status }) => status === 'rejected')).toBe(true);
    expect(sent.length).toBeLessThanOrEqual(300 + 101);
  },
  'the `deadline` passes during a wait, a retry or a look-up': async () => {
    let now = 0;
    const { clientWith, account_id, emulator } = await scene();
    const sleep = async (ms: number): Promise<void> => {
      now += ms;
    };
    const clock = { now: () => now, sleep };
    const client = clientWith({ retry: exact, clock, maxRetries: 50, deadline: 5000 });
    emulator.faults.add({ fault: { status: 503 } });
    const list = await client.queues.list({ account_id }).catch((error) => error);
    expect([list.status, now <= 5000]).toEqual([503, true]);
    const create = await client.queues.create({ account_id, queue_name: 'mails' }).catch((error) => error);
    expect([isOutcomeUnknown(create), now <= 10_000]).toEqual([true, true]);
  },
};

describe.each([
  ['docs/dns.md', DNS],
  ['docs/retries.md', RETRIES],
])('%s', (page, promises) => {
  test('each promise of its table has a test', () => {
    const rows = tableOf(readPage(page), 'case | what happens').map(([first = '']) => first);
    expect(Object.keys(promises)).toEqual(rows);
  });

  test.each(Object.entries(promises))('this promise holds: %s', async (_, check) => {
    expect.hasAssertions();
    await check();
  });
});
