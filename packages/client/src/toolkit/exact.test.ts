import { beforeEach, describe, expect, it } from 'vitest';
import { isOutcomeUnknown } from '../index.ts';
import { exact } from './create.ts';
import { clientOf, localZone } from './test-support.ts';

let local: Awaited<ReturnType<typeof localZone>>;
beforeEach(async () => {
  local = await localZone('example.com');
});

/** Requests that changed something since the zone was created. */
const posts = () =>
  local.emulator.journal.entries().filter(({ method, path }) => method !== 'GET' && !path.endsWith('/zones')).length;

describe('retry: exact', () => {
  const record = { type: 'A', name: 'www.example.com', content: '192.0.2.1', ttl: 300 } as const;

  it.each(['lostAnswer', 'truncated', 'malformed', 'empty'] as const)(
    'retry: exact finds the created object if the response is %s',
    async (fault) => {
      const { emulator, client, zone_id } = local;
      emulator.faults.add({ operation: 'dns.records.create', times: 1, fault });
      const made = await client.dns.records.create({ ...record, zone_id }, { retry: exact });
      const all = await client.dns.records.list({ zone_id }).all();
      expect(all.map(({ id }) => id)).toEqual([made.id]);
      expect(made).toMatchObject({ name: 'www.example.com', ttl: 300 });
      expect(posts()).toBe(1);
    },
  );

  it('retry: exact sends again if the request was not processed, as often as the client retries', async () => {
    const { emulator, account_id } = local;
    const client = clientOf(emulator, { retry: exact });
    emulator.faults.add({ operation: 'queues.create', times: 2, fault: 'reset' });
    const made = await client.queues.create({ account_id, queue_name: 'mails' });
    expect(made.queue_name).toBe('mails');
    emulator.faults.add({ operation: 'queues.create', fault: 'reset' });
    const error = await client.queues.create({ account_id, queue_name: 'letters' }).catch((one) => one);
    expect(isOutcomeUnknown(error)).toBe(true);
    expect(error.attempts).toBe(3);
    expect(await client.queues.list({ account_id }).all()).toHaveLength(1);
  });

  it('retry: exact does not accept a different object as its own', async () => {
    const { emulator, client, account_id } = local;
    await client.queues.create({ account_id, queue_name: 'mails' });
    emulator.faults.add({ operation: 'queues.create', times: 1, fault: 'lostAnswer' });
    const wanted = { account_id, queue_name: 'mails', settings: { delivery_delay: 30 } } as never;
    const error = await client.queues.create(wanted, { retry: exact }).catch((one) => one);
    expect(isOutcomeUnknown(error)).toBe(true);
  });

  it('retry: exact equals retry: safe if the contract knows no key', async () => {
    const { emulator, client, zone_id } = local;
    emulator.faults.add({ operation: 'cache.purge', fault: 'lostAnswer' });
    const error = await client.cache.purge({ zone_id, hosts: ['a.example.com'] }, { retry: exact }).catch((one) => one);
    expect(isOutcomeUnknown(error)).toBe(true);
    expect(error.attempts).toBe(1);
  });

  it('retry: exact does not send again after a timeout while the server may still be working, and says so', async () => {
    const { emulator, account_id } = local;
    const waits: number[] = [];
    const sent: string[] = [];
    const client = clientOf(emulator, {
      clock: { sleep: async (ms) => void waits.push(ms) },
      fetch: async (url, init) => {
        if (init?.method !== 'POST') return emulator.fetch(url, init);
        sent.push(`${url}`);
        throw new DOMException('The operation timed out', 'TimeoutError');
      },
    });
    const error = await client.queues.create({ account_id, queue_name: 'mails' }, { retry: exact }).catch((one) => one);
    expect(isOutcomeUnknown(error)).toBe(true);
    expect(error.message).toContain('it does not exist, but the server may still be creating it');
    expect([sent.length, waits]).toEqual([1, [500, 2000, 4000, 8000, 15_000]]);
  });

  it('retry: exact reports a missing key, and the fields in which another object differs', async () => {
    const { emulator, client, account_id } = local;
    emulator.faults.add({ operation: 'alerting.destinations.webhooks.create', fault: 'lostAnswer' });
    const hook = { account_id, name: 'ops', url: 'https://example.com/hook' };
    const keyless = await client.alerting.destinations.webhooks.create(hook, { retry: exact }).catch((one) => one);
    expect(keyless.message).toContain('this operation has no natural key');
    await client.rules.lists.create({ account_id, kind: 'ip', name: 'offices' });
    emulator.faults.add({ operation: 'rules.lists.create', fault: 'reset', times: 1 });
    const list = { account_id, kind: 'hostname', name: 'offices' } as const;
    const other = await client.rules.lists.create(list, { retry: exact }).catch((one) => one);
    expect(other.message).toContain('one exists with a different kind');
  });

  it('retry: exact leaves a refusal unchanged', async () => {
    const { client, zone_id } = local;
    const wrong = { ...record, zone_id, content: 'no address' };
    await expect(client.dns.records.create(wrong, { retry: exact })).rejects.toMatchObject({ status: 400 });
    expect(posts()).toBe(1);
  });

  it('retry: exact ends when the caller aborts during the look-up', async () => {
    const { emulator, account_id } = local;
    const caller = new AbortController();
    const client = clientOf(emulator, { clock: { sleep: async () => caller.abort() } });
    emulator.faults.add({ operation: 'queues.create', fault: 'lostAnswer' });
    const made = client.queues.create({ account_id, queue_name: 'mails' }, { retry: exact, signal: caller.signal });
    await expect(made).rejects.toThrow('aborted');
  });
});
