import type { Index, Operation, ProductDocument } from '@flarewire/contract';
import { describe, expect, it } from 'vitest';
import { type SearchData, searchDocuments } from './documents.ts';
import { createSearch } from './search.ts';

const operation = (name: string, method: Operation['method'], path: string, summary: string): Operation => ({
  name,
  product: name.split('.')[0] ?? '',
  method,
  path,
  summary,
  args: [],
  docs: '',
  request: 'none',
  response: 'json',
  status: 200,
  envelope: true,
});

const INDEX: Index = {
  products: [
    { key: 'dns', title: 'DNS', docs: '', namespace: 'DNS', summary: '' },
    { key: 'cache', title: 'Cache', docs: '', namespace: 'Cache', summary: '' },
  ],
  undocumented: [],
  operations: [
    {
      ...operation('dns.records.create', 'POST', '/zones/{zone_id}/dns_records', 'Add one DNS record'),
      permissions: ['DNS Write'],
    },
    {
      ...operation('dns.records.list', 'GET', '/zones/{zone_id}/dns_records', 'Page through records'),
      permissions: ['DNS Read'],
    },
    { ...operation('dns.old.list', 'GET', '/zones/{zone_id}/dns_old', 'Page through records'), deprecated: true },
    operation('cache.purge', 'POST', '/zones/{zone_id}/purge_cache', 'Purge a zone by tag or in full'),
    operation('dns.views.list', 'GET', '/{account_or_zone}/views', 'Show views'),
  ],
};

const string = { type: 'string' };
const PRODUCTS: Readonly<Record<string, ProductDocument>> = {
  dns: {
    key: 'dns',
    title: 'DNS',
    schemas: {
      Record: {
        anyOf: [{ $ref: '#/schemas/A' }, { allOf: [{ $ref: '#/schemas/A' }, { properties: { data: string } }] }],
      },
      A: { properties: { content: string, proxied: string, self: { $ref: '#/schemas/A' } } },
      Loop: { anyOf: [{ $ref: '#/schemas/Loop' }] },
    },
    operations: {
      'dns.records.create': {
        params: [
          { name: 'zone_id', in: 'path', required: true, schema: string },
          { name: 'ttl', in: 'body', required: false, schema: string },
        ],
        result: { type: 'array', items: { $ref: '#/schemas/Record' } },
      },
      'dns.views.list': { params: [], result: { $ref: '#/schemas/Loop' } },
    },
  },
  cache: { key: 'cache', title: 'Cache', schemas: {}, operations: {} },
};

const data: Promise<SearchData> = searchDocuments(INDEX, async (key) => {
  const found = PRODUCTS[key];
  if (found === undefined) throw new Error(key);
  return found;
});
const search = data.then(createSearch);
const names = async (query: string, options = {}): Promise<string[]> =>
  (await search)(query, options).hits.map(({ name }) => name);

describe('searchDocuments', () => {
  it('searchDocuments stores shared texts once and refers to them', async () => {
    const { products, permissions, fields, operations } = await data;
    expect(products[0]).toEqual({ key: 'dns', title: 'DNS' });
    expect(permissions).toEqual(['DNS Write', 'DNS Read']);
    expect(operations[0]?.slice(4)).toEqual([0, [0], [0, 1, 2, 3, 4], 0, '']);
    expect(fields).toEqual(['ttl', 'content', 'proxied', 'self', 'data']);
  });

  it('searchDocuments ends at a recursive schema', async () => {
    expect((await data).operations[4]?.[6]).toEqual([]);
  });
});

describe('createSearch', () => {
  it('the words of a name put its operation first, with a typo too', async () => {
    for (const [typed, name] of [
      ['dns records create', 'dns.records.create'],
      ['dns recrod creat', 'dns.records.create'],
    ] as const) {
      const { hits, isExact } = (await search)(typed);
      expect([typed, hits[0]?.name, isExact]).toEqual([typed, name, true]);
    }
    expect((await search)('add dns record').isExact).toBe(false);
  });

  it('an empty query finds nothing', async () => {
    expect((await search)('')).toEqual({ hits: [], total: 0, places: [], isExact: false });
    expect((await search)(' /"" ')).toEqual({ hits: [], total: 0, places: [], isExact: false });
  });

  it('names are found in any notation', async () => {
    for (const query of ['dns.records.list', 'dnsRecordsList', 'records list dns', 'await client.dns.records.list({'])
      expect((await names(query))[0], query).toBe('dns.records.list');
  });

  it('paths are found with any kind of id, for an account or a zone', async () => {
    for (const query of ['/zones/:id/dns_records', '/zones/0123abc/dns_records?page=1', 'zones/{zone_id}/dns_records/'])
      expect((await names(query)).slice(0, 2).sort(), query).toEqual(['dns.records.create', 'dns.records.list']);
    expect(await names('/accounts/:id/views')).toEqual(['dns.views.list']);
    expect(await names('/zones/:id/views')).toEqual(['dns.views.list']);
  });

  it('an upper-case method is read as a method', async () => {
    expect(await names('POST /zones/:id/dns_records')).toEqual(['dns.records.create']);
    expect((await names('POST dns'))[0]).toBe('dns.records.create');
  });

  it('operations are found by field and permission, with the reason', async () => {
    const [byField] = (await search)('proxied').hits;
    expect([byField?.name, byField?.because]).toEqual(['dns.records.create', { kind: 'field', text: 'proxied' }]);
    const byPermission = (await search)('"DNS Write"');
    expect([byPermission.total, byPermission.hits[0]?.because]).toEqual([1, { kind: 'permission', text: 'DNS Write' }]);
  });

  it('typos are tolerated and partial words completed', async () => {
    for (const query of ['recrod', 'recor', 'dsn records', 'dnsrecords'])
      expect(await names(query), query).toContain('dns.records.list');
    expect(await names('purgee')).toEqual(['cache.purge']);
  });

  it('synonyms are found', async () => {
    expect((await names('flush cache'))[0]).toBe('cache.purge');
  });

  it('the best match is returned if no operation has every word', async () => {
    expect((await names('purge qqqqqq'))[0]).toBe('cache.purge');
  });

  it('deprecated operations rank lower', async () => {
    expect(await names('page through records')).toEqual(['dns.records.list', 'dns.old.list']);
  });

  it('results are filtered by method and product, and cut at the limit', async () => {
    expect(await names('zone', { product: 'cache' })).toEqual(['cache.purge']);
    expect(await names('dns', { method: 'POST' })).toEqual(['dns.records.create']);
    expect((await search)('dns', { limit: 1 })).toMatchObject({ hits: { length: 1 }, total: 4 });
  });

  it('matches are marked', async () => {
    const marked = async (query: string): Promise<string[]> => {
      const hit = (await search)(query).hits[0];
      if (hit === undefined) return [];
      const cut = (text: string, ranges: readonly (readonly [number, number])[]): string[] =>
        ranges.map(([a, b]) => text.slice(a, b));
      return [
        ...cut(hit.name, hit.ranges.name),
        ...cut(hit.path, hit.ranges.path),
        ...cut(hit.summary, hit.ranges.summary),
      ];
    };
    expect(await marked('purg')).toEqual(['purg', 'purg', 'Purg']);
    expect(await marked('dnsrecords')).toContain('dns_records');
    expect(await marked('dns.records.create')).toEqual(['dns.records.create', 'dns_records', 'DNS record']);
  });

  it('arbitrary pasted text does not break the search', async () => {
    for (const query of [
      '(',
      '[a-z]+*',
      '__proto__',
      'constructor',
      '%00',
      '💥'.repeat(500),
      'a '.repeat(5000),
      '"',
      '"" ""',
    ])
      expect((await search)(query).total, query).toBeGreaterThanOrEqual(0);
  });
});
