import { expect, test } from 'vitest';
import { affects } from './affects.ts';

type Call = readonly [operation: string, params?: Record<string, unknown>];

/** The effect of a change on each query, by the query's operation name. */
const effects = ([operation, params]: Call, queries: readonly Call[]) =>
  queries.map((key) => [key[0], affects(operation, params, key)]);

test('creating a record invalidates the record queries of its zone', () => {
  const create: Call = ['dns.records.create', { zone_id: 'z', name: 'www', type: 'A', content: '192.0.2.1' }];
  expect(
    effects(create, [
      ['dns.records.list', { zone_id: 'z' }],
      ['dns.records.list', { zone_id: 'z', type: 'AAAA', name: { contains: 'x' }, per_page: 5 }],
      ['dns.records.export', { zone_id: 'z' }],
    ]),
  ).toEqual([
    ['dns.records.list', 'changed'],
    ['dns.records.list', 'changed'],
    ['dns.records.export', 'changed'],
  ]);
});

test('a change leaves other zones, other products and other records untouched', () => {
  const create: Call = ['dns.records.create', { zone_id: 'z', name: 'www', type: 'A', content: '192.0.2.1' }];
  const others: Call[] = [
    ['dns.records.list', { zone_id: 'y' }],
    ['dns.records.get', { zone_id: 'y', dns_record_id: 'r' }],
    ['dns.settings.zone.get', { zone_id: 'z' }],
    ['zones.list'],
    ['firewall.rules.list', { zone_id: 'z' }],
    ['kv.namespaces.list', { account_id: 'a' }],
  ];
  for (const query of others) expect([query, affects(...create, query)]).toEqual([query, undefined]);
  const edit: Call = ['dns.records.edit', { zone_id: 'z', dns_record_id: 'r', content: '192.0.2.2' }];
  expect(affects(...edit, ['dns.records.get', { zone_id: 'z', dns_record_id: 'r' }])).toBe('changed');
  expect(affects(...edit, ['dns.records.get', { zone_id: 'z', dns_record_id: 's' }])).toBeUndefined();
});

test('a batch invalidates every record query of its zone', () => {
  const batch: Call = ['dns.records.batch', { zone_id: 'z', deletes: [{ id: 'r' }] }];
  expect(affects(...batch, ['dns.records.get', { zone_id: 'z', dns_record_id: 's' }])).toBe('changed');
});

test('a delete removes the resource and its descendants across products and invalidates lists', () => {
  expect(
    effects(
      ['zones.delete', { zone_id: 'z' }],
      [
        ['zones.get', { zone_id: 'z' }],
        ['dns.records.list', { zone_id: 'z' }],
        ['zones.list'],
        ['zones.list', { account: { id: 'a' } }],
        ['zones.get', { zone_id: 'y' }],
        ['dns.records.list', { zone_id: 'y' }],
      ],
    ),
  ).toEqual([
    ['zones.get', 'gone'],
    ['dns.records.list', 'gone'],
    ['zones.list', 'changed'],
    ['zones.list', 'changed'],
    ['zones.get', undefined],
    ['dns.records.list', undefined],
  ]);
});

test('deleting a setting without an id resets it, so its query is changed and not gone', () => {
  const params = { account_id: 'a', script_name: 's' };
  expect(affects('workers.scripts.subdomain.delete', params, ['workers.scripts.subdomain.get', params])).toBe(
    'changed',
  );
  expect(affects('emailRouting.dns.delete', { zone_id: 'z' }, ['emailRouting.dns.get', { zone_id: 'z' }])).toBe(
    'changed',
  );
  expect(affects('emailRouting.dns.delete', { zone_id: 'z' }, ['dns.records.list', { zone_id: 'z' }])).toBeUndefined();
});

test('writing a value invalidates the keys of its namespace only', () => {
  const write: Call = [
    'kv.namespaces.values.update',
    { account_id: 'a', namespace_id: 'n', key_name: 'k', value: 'v' },
  ];
  expect(
    effects(write, [
      ['kv.namespaces.keys.list', { account_id: 'a', namespace_id: 'n' }],
      ['kv.namespaces.values.get', { account_id: 'a', namespace_id: 'n', key_name: 'k' }],
      ['kv.namespaces.metadata.get', { account_id: 'a', namespace_id: 'n', key_name: 'k' }],
      ['kv.namespaces.values.get', { account_id: 'a', namespace_id: 'n', key_name: 'other' }],
      ['kv.namespaces.keys.list', { account_id: 'a', namespace_id: 'm' }],
      ['kv.namespaces.keys.list', { account_id: 'b', namespace_id: 'n' }],
    ]).map(([, effect]) => effect),
  ).toEqual(['changed', 'changed', 'changed', undefined, undefined, undefined]);
});

test('creating a resource does not affect existing siblings or their descendants', () => {
  const create: Call = ['zones.create', { account: { id: 'a' }, name: 'example.com' }];
  expect(
    effects(create, [
      ['zones.list'],
      ['zones.list', { account: { id: 'a' } }],
      ['zones.list', { account: { id: 'b' } }],
      ['zones.get', { zone_id: 'z' }],
      ['zones.settings.get', { zone_id: 'z', setting_id: 'ssl' }],
    ]).map(([, effect]) => effect),
  ).toEqual(['changed', 'changed', undefined, undefined, undefined]);
  expect(
    affects('kv.namespaces.create', { account_id: 'a', title: 't' }, [
      'kv.namespaces.keys.list',
      { account_id: 'a', namespace_id: 'n' },
    ]),
  ).toBeUndefined();
});

test('an edit invalidates a list that is filtered by the edited resource', () => {
  const move: Call = ['zeroTrust.networks.routes.edit', { account_id: 'a', route_id: 'r', tunnel_id: 'new' }];
  expect(affects(...move, ['zeroTrust.networks.routes.list', { account_id: 'a', tunnel_id: 'old' }])).toBe('changed');
  expect(affects(...move, ['zeroTrust.networks.routes.list', { account_id: 'b', tunnel_id: 'old' }])).toBeUndefined();
});

test('a setting invalidates its zone, and a zone invalidates its settings', () => {
  expect(affects('zones.settings.edit', { zone_id: 'z', setting_id: 's' }, ['zones.get', { zone_id: 'z' }])).toBe(
    'changed',
  );
  expect(
    affects('zones.edit', { zone_id: 'z', paused: true }, ['zones.settings.get', { zone_id: 'z', setting_id: 's' }]),
  ).toBe('changed');
});

test('creating a resource in a zone invalidates the lists of its account', () => {
  const create: Call = ['waitingRooms.create', { zone_id: 'z', name: 'n' }];
  expect(affects(...create, ['waitingRooms.list', { account_id: 'a' }])).toBe('changed');
  expect(affects(...create, ['waitingRooms.list', { zone_id: 'z' }])).toBe('changed');
  expect(affects(...create, ['waitingRooms.list', { zone_id: 'y' }])).toBeUndefined();
});

test('an account is recognized under every parameter name that products use', () => {
  const list = (account_id: string) => ['resourceSharing.recipients.list', { account_id, share_id: 's' }];
  const create: Call = ['resourceSharing.recipients.create', { path_account_id: 'a', share_id: 's' }];
  expect([affects(...create, list('a')), affects(...create, list('b'))]).toEqual(['changed', undefined]);
});

test('an account-level change does not affect its zones', () => {
  expect(
    affects('rulesets.update', { account_id: 'a', ruleset_id: 'r' }, ['rulesets.list', { zone_id: 'z' }]),
  ).toBeUndefined();
});

test('read operations change nothing, whichever HTTP method they use', () => {
  const namespace = { account_id: 'a', namespace_id: 'n' };
  for (const operation of [
    'kv.namespaces.bulkGet',
    'kv.namespaces.keys.list',
    'd1.database.export',
    'dns.records.export',
  ])
    expect(affects(operation, namespace, [operation, namespace])).toBeUndefined();
});

test('query keys that name no operation are ignored', () => {
  expect(affects('zones.delete', { zone_id: 'z' }, ['todos', { zone_id: 'y' }])).toBeUndefined();
  expect(affects('zones.delete', { zone_id: 'z' }, [{ zone_id: 'z' }])).toBeUndefined();
  expect(affects('zones.delete', { zone_id: 'z' }, [])).toBeUndefined();
  expect(affects('zones.create', undefined, ['zones.list', null])).toBe('changed');
});

test('queries of other libraries are never affected', () => {
  const foreign = [
    ['todos'],
    ['zones'],
    ['dns'],
    ['user', 1],
    ['dns records', { zone_id: 'z' }],
    ['dns.records.list', 'z'],
  ];
  for (const [operation, params] of [
    ['dns.records.create', { zone_id: 'z' }],
    ['zones.delete', { zone_id: 'z' }],
    ['accounts.update', { account_id: 'a' }],
  ] as const)
    for (const key of [...foreign, [], [1], [{ zone_id: 'z' }]])
      expect([operation, key, affects(operation, params, key)]).toEqual([operation, key, undefined]);
});
