import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { BaseClient } from './client.ts';
import { createClient } from './create-client.ts';
import { Cloudflare } from './generated/cloudflare.ts';
import { BaseDNS, DNS as dns, KV } from './generated/table.ts';
import { APIResource, type ResourceClass, resourceClass } from './resource.ts';
import { harness, ok } from './test-support.ts';

interface RecordsTree {
  create(params: object): Promise<unknown>;
  list(params: object): AsyncIterable<unknown>;
}
// The published modules of the resources declare the type of each class.
const Records = resourceClass(dns, 'dns.records') as ResourceClass<readonly ['dns', 'records'], RecordsTree>;
const BaseRecords = resourceClass(dns, 'dns.records', true);
const DNS = resourceClass(dns);

const full = () => {
  const { client, calls } = harness();
  return { client: new Cloudflare({ apiToken: 't', fetch: client.fetch }), calls };
};

describe('a resource class', () => {
  it('a resource class is the same on each access, and has the name and key of its resource', () => {
    expect(resourceClass(dns, 'dns.records')).toBe(Records);
    expect([Records.name, BaseRecords.name, DNS.name]).toEqual(['Records', 'BaseRecords', 'DNS']);
    expect([Records._key, DNS._key]).toEqual([['dns', 'records'], ['dns']]);
    expect(resourceClass(dns, 'dns.dnssec').name).toBe('DNSSECResource');
    expect(() => resourceClass(dns, 'dns.nope')).toThrow('Unknown resource "dns.nope" in "dns"');
  });

  it('a resource class is shared by the resources of every client', () => {
    const { client } = full();
    expect(client.dns).toBeInstanceOf(DNS);
    expect(client.dns.records).toBeInstanceOf(Records);
    expect(client.dns.records).toBeInstanceOf(BaseRecords);
    expect(client.dns.records).toBeInstanceOf(APIResource);
    expect(client.dns.records).not.toBeInstanceOf(DNS);
    expect(client.dns.records).toBe(client.dns.records);
    expect(client.dns.records.constructor).toBe(Records);
  });

  it('a resource class creates a resource of any client', async () => {
    const { client, calls } = full();
    const records = new Records(client);
    await records.create({ zone_id: 'z', name: 'a' });
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/zones/z/dns_records', body: '{"name":"a"}' });
    expect(Reflect.get(records, '_client')).toBe(client);
    expect([Object.keys(records), JSON.stringify(records)]).toEqual([[], '{}']);
  });

  it('a resource class has child resources, and its base class does not', () => {
    const { client } = full();
    expect(Object.keys(client.dns)).toEqual(['dnssec', 'records', 'usage', 'settings', 'analytics', 'zoneTransfers']);
    const base = new (resourceClass(dns, 'dns', true))(client);
    expect([Object.keys(base), client.dns instanceof resourceClass(dns, 'dns', true)]).toEqual([[], true]);
  });

  it('a resource class can be spied on: for all instances, for one, or replaced as a whole', async () => {
    const { client, calls } = full();
    const create = vi.spyOn(Records.prototype, 'create').mockResolvedValue('of all');
    try {
      expect(await client.dns.records.create({ zone_id: 'z' } as never)).toBe('of all');
      expect(create.mock.contexts).toEqual([client.dns.records]);
    } finally {
      create.mockRestore();
    }
    vi.spyOn(client.dns.records, 'get').mockResolvedValue('of one' as never);
    expect(await client.dns.records.get('r', { zone_id: 'z' })).toBe('of one');
    Object.assign(client.dns, { records: { get: () => 'stub' } });
    expect(client.dns.records.get('r', { zone_id: 'z' })).toBe('stub');
    expect(calls).toHaveLength(0);
  });

  it('a resource class can be extended', async () => {
    const { client, calls } = full();
    class Own extends Records {
      createText(name: string) {
        return this.create({ zone_id: 'z', type: 'TXT', name });
      }
    }
    class Health extends APIResource {
      get() {
        return this._client.get('/health');
      }
    }
    await new Own(client).createText('a');
    await new Health(client).get();
    expect(calls.map(({ path }) => path)).toEqual(['/zones/z/dns_records', '/health']);
  });

  it('a resource class is a static of its parent class', () => {
    const statics = Cloudflare as unknown as {
      DNS: { Records: unknown; BaseRecords: unknown; DNSSECResource: unknown };
    };
    expect(statics.DNS).toBe(DNS);
    expect(statics.DNS.Records).toBe(Records);
    expect(statics.DNS.BaseRecords).toBe(BaseRecords);
    expect(statics.DNS.DNSSECResource).toBe(resourceClass(dns, 'dns.dnssec'));
  });
});

describe('a client of selected resources', () => {
  const options = () => {
    const { client, calls } = harness(ok([{ id: 'r' }], { page: 1, total_pages: 1 }));
    return { calls, apiToken: 't', fetch: client.fetch };
  };

  it('a client has each selected resource at its place', async () => {
    const { calls, ...rest } = options();
    const client = createClient({ resources: [Records], ...rest });
    expectTypeOf(client.dns.records).toEqualTypeOf<RecordsTree>();
    expect(Object.keys(client.dns)).toEqual(['records']);
    expect(client.dns.records).toBeInstanceOf(Records);
    const names: unknown[] = [];
    for await (const record of client.dns.records.list({ zone_id: 'z' })) names.push(record);
    expect(names).toEqual([{ id: 'r' }]);
    expect(await client.call('dns.records.list', { zone_id: 'z' })).toMatchObject({ result: [{ id: 'r' }] });
    expect(calls).toHaveLength(2);
  });

  it('withOptions keeps the selected resources', () => {
    const client = createClient({ resources: [Records, KV], ...options() }).withOptions({ timeout: 5 });
    expect([client.timeout, client.dns.records instanceof Records, 'get' in client.kv.namespaces]).toEqual([
      5,
      true,
      true,
    ]);
  });

  it.each([
    ['a base and a resource below it', [Records, BaseDNS], ['records']],
    ['a base class and a resource below it', [Records, resourceClass(dns, 'dns', true)], ['records']],
    ['all and one of them', [DNS, Records], ['dnssec', 'records', 'usage', 'settings', 'analytics', 'zoneTransfers']],
  ])('createClient accepts %s', (_, resources, keys) => {
    const client = createClient({ resources, ...options() }) as BaseClient & { dns: { records: unknown } };
    expect(Object.keys(client.dns)).toEqual(keys);
    expect(client.dns).toBeInstanceOf(APIResource);
    expect(client.dns.records).toBeInstanceOf(Records);
  });
});
