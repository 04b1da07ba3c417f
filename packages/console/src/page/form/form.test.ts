/** Form models of unusual operations. */
import { index, loadProduct, type OperationSchemas } from '@flarewire/contract';
import type { Schemas } from '@flarewire/schema';
import { describe, expect, test } from 'vitest';
import { type Field, fieldsIn, fieldsOf } from './fields.ts';
import { hintOf } from './form-tools.ts';
import type { Params, Subject } from './schema.ts';
import { branchOf, chooseBranch } from './values/branches.ts';
import { exampleOf } from './values/example.ts';
import { hasProblemIn, problemsAt, problemsElsewhere, problemsOf } from './values/problems.ts';
import { fromURLText, toURLText } from './values/url.ts';
import { labelOf } from './values/words.ts';

async function subjectOf(name: string): Promise<Subject> {
  const operation = index().operations.find((one) => one.name === name);
  const document = await loadProduct(name.split('.')[0] ?? '');
  const schemas = document.operations[name];
  if (operation === undefined || schemas === undefined) throw new Error(`There is no operation ${name}.`);
  return { operation, schemas, defs: document.schemas };
}

const [someOperation] = index().operations;

/** A made-up operation with these schemas. */
function subjectWith(schemas: OperationSchemas, defs: Schemas = {}): Subject {
  if (someOperation === undefined) throw new Error('The contract has operations.');
  return { operation: { ...someOperation, path: '/x' }, schemas, defs };
}

const paramOf = (schema: OperationSchemas['params'][number]['schema']) =>
  subjectWith({ params: [{ name: 'x', in: 'body', required: false, schema }], result: {} });

const fieldOf = (schema: OperationSchemas['params'][number]['schema'], words: Subject['words'] = {}): Field => {
  const [field] = fieldsOf({ ...paramOf(schema), words });
  if (field === undefined) throw new Error('One parameter is one field.');
  return field;
};

const named = (fields: readonly Field[], name: string): Field => {
  const field = fields.find((one) => one.name === name);
  if (field === undefined) throw new Error(`No field ${name} among ${fields.map((one) => one.name).join(', ')}.`);
  return field;
};

describe('the form of a DNS record', async () => {
  const subject = await subjectOf('dns.records.create');
  const body = named(fieldsOf(subject), '');
  const indexOf = (type: string) => body.choice?.branches.findIndex(({ value }) => value === type) ?? -1;
  const names = (params: Params) => fieldsIn(subject, body, params).map(({ name }) => name);

  test("a DNS record's form starts with the type and shows its fields", () => {
    expect(body.choice?.tag).toBe('type');
    expect(body.choice?.branches.slice(0, 3).map(({ label }) => label)).toEqual(['A', 'AAAA', 'CNAME']);
    expect(names({ type: 'A' })).toContain('content');
    expect(names({ type: 'A' })).not.toContain('priority');
    expect(names({ type: 'MX' })).toContain('priority');
    expect(names({ type: 'SRV' })).toContain('data');
    expect(names({ type: 'NO' })).toEqual([]);
    for (const type of ['A', 'MX', 'SRV']) expect(names({ type })).not.toContain('type');
  });

  test('a new type keeps common fields and leaves the path parameters out', () => {
    const before = { zone_id: 'z', type: 'A', name: 'www', ttl: 300, content: '192.0.2.1', proxied: true };
    const aaaa = chooseBranch(subject, body, before, indexOf('AAAA'));
    expect(aaaa).toEqual({ zone_id: 'z', type: 'AAAA', name: 'www', ttl: 300, proxied: true });
    expect(chooseBranch(subject, body, before, indexOf('TXT'))).toEqual({ ...before, type: 'TXT' });
  });

  test('fields have hints, examples and suggestions that accept other numbers', () => {
    const fields = fieldsIn(subject, body, { type: 'A' });
    expect(named(fields, 'ttl')).toMatchObject({
      kind: 'open-enum',
      base: 'number',
      hints: ['other values allowed', '30 to 86,400'],
      default: 1,
    });
    expect(named(fields, 'content')).toMatchObject({ hints: ['an IPv4 address'], example: '198.51.100.4' });
    expect(named(fields, 'name').hints).toEqual(['1 to 255 characters']);
  });

  test('an example value needs only the remaining fields', () => {
    const { example: _, ...schemas } = subject.schemas;
    expect(exampleOf({ ...subject, schemas }, { zone_id: 'z', account_id: 'a' })).toEqual({
      zone_id: 'z',
      type: 'A',
      name: 'example.com',
    });
  });

  test('an example of the contract is used if there is one', () => {
    const example = { type: 'TXT', name: 'a.example.com', ttl: 300, content: '"v=spf1 -all"' };
    const schemas = { ...subject.schemas, example };
    expect(exampleOf({ ...subject, schemas }, { zone_id: 'z' })).toEqual({ zone_id: 'z', ...example });
  });

  test("a field's description comes before its limits", () => {
    const property = { type: 'integer', minimum: 60, 'x-words': 'ttl' };
    const field = fieldOf(property, { ttl: 'How long it is kept.' });
    expect(field.words).toBe('How long it is kept.');
    expect(hintOf(field)).toBe('How long it is kept.\n60 or more');
  });
});

test('an account or a zone is a choice of one of them', async () => {
  const subject = await subjectOf('rulesets.list');
  const [scope] = fieldsOf(subject);
  if (scope === undefined) throw new Error('There is a scope.');
  expect(scope.choice?.branches.map(({ label }) => label)).toEqual(['Account', 'Zone']);
  expect(branchOf(subject, scope, {})).toBeUndefined();
  expect(branchOf(subject, scope, { zone_id: 'z' })).toBe(1);
  expect(chooseBranch(subject, scope, { zone_id: 'z' }, 0)).toEqual({});
  expect(fieldsIn(subject, scope, {}, 0).map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['account_id', true],
  ]);
});

test('a union without a discriminator is chosen by its fields', async () => {
  const subject = await subjectOf('cache.purge');
  const body = named(fieldsOf(subject), '');
  expect(body.choice?.branches.map(({ label }) => label).slice(0, 4)).toEqual([
    'Tags',
    'Hosts',
    'Prefixes',
    'Everything',
  ]);
  expect(branchOf(subject, body, { zone_id: 'z', hosts: ['a'] })).toBe(1);
  expect(branchOf(subject, body, { zone_id: 'z', files: [{ url: 'https://a.example/' }] })).toBe(5);
  expect(chooseBranch(subject, body, { zone_id: 'z', hosts: ['a'] }, 0)).toEqual({ zone_id: 'z' });
});

describe('kinds of fields', () => {
  test.each([
    [{ type: 'string', maxLength: 5000 }, 'long-text'],
    [{ type: ['integer', 'null'] }, 'integer'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'text'],
    [{ anyOf: [{ const: 'a' }, { type: 'string' }] }, 'open-enum'],
    [{ anyOf: [{ const: 'a' }, { const: 'b' }] }, 'enum'],
    [
      {
        anyOf: [
          { type: 'string', format: 'ipv4' },
          { type: 'string', format: 'ipv6' },
        ],
      },
      'text',
    ],
    [{ anyOf: [{ type: 'string' }, { type: 'string', format: 'binary' }] }, 'file'],
    [{ anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, 'union'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'record'],
    [{ type: 'object' }, 'json'],
    [{}, 'json'],
    [{ type: 'string', format: 'date-time' }, 'date-time'],
  ] as const)('%j is a field of kind %s', (schema, kind) => {
    expect(fieldOf(schema).kind).toBe(kind);
  });

  test('limits are described in a few words', () => {
    expect(fieldOf({ type: 'integer', minimum: 60, 'x-unit': 'seconds' })).toMatchObject({
      hints: ['60 or more'],
      unit: 'seconds',
    });
    expect(fieldOf({ type: 'string', 'x-unit': 'seconds' })).toMatchObject({ hints: ['in seconds'], unit: undefined });
    expect(fieldOf({ type: 'string', maxLength: 255 }).hints).toEqual(['at most 255 characters']);
    expect(fieldOf({ type: 'string', minLength: 1 }).hints).toEqual(['not empty']);
    expect(fieldOf({ type: 'string', minLength: 32, maxLength: 32 }).hints).toEqual(['exactly 32 characters']);
    expect(fieldOf({ enum: Array.from({ length: 21 }, (_, at) => `v${at}`) }).hints).toEqual(['one of 21']);
    expect(fieldOf({ type: 'array', minItems: 1, maxItems: 5, uniqueItems: true }).hints).toEqual([
      '1 to 5 items',
      'no duplicates',
    ]);
    expect(fieldOf({ type: ['string', 'null'], format: 'uuid' }).hints).toEqual(['a UUID', 'may be null']);
  });

  test('branches have the names given by the contract', () => {
    const object = (title: string) => ({ type: 'object', title, properties: { a: { type: 'string' } } });
    const { choice } = fieldOf({ anyOf: [object('SaaSApplication'), object('BookmarkApplication')] });
    expect(choice?.branches.map(({ label }) => label)).toEqual(['SaaS', 'Bookmark']);
  });
});

test("switching a union's branch keeps values that fit", () => {
  const schema = { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: { type: 'string' } }] };
  const subject = paramOf(schema);
  const field = fieldOf(schema);
  expect(branchOf(subject, field, { x: 5 })).toBe(1);
  expect(chooseBranch(subject, field, { x: 5 }, 0)).toEqual({ x: '5' });
  expect(chooseBranch(subject, field, { x: '5' }, 1)).toEqual({ x: 5 });
  expect(chooseBranch(subject, field, { x: 'a' }, 1)).toEqual({});
  expect(chooseBranch(subject, field, { x: 'a' }, 2)).toEqual({ x: ['a'] });
  expect(chooseBranch(subject, field, { x: ['a'] }, 0)).toEqual({ x: 'a' });
});

test('recursive fields are created on opening', () => {
  const defs = {
    Node: {
      type: 'object',
      properties: { next: { $ref: '#/schemas/Node' }, list: { type: 'array', items: { $ref: '#/schemas/Node' } } },
    },
  };
  const subject = subjectWith(
    { params: [{ name: 'node', in: 'body', required: true, schema: { $ref: '#/schemas/Node' } }], result: {} },
    defs,
  );
  const params = { node: { next: { next: {} }, list: [{ list: [{}] }] } };
  let fields = fieldsOf(subject);
  for (const name of ['node', 'list', '0', 'list', '0', 'next'])
    fields = fieldsIn(subject, named(fields, name), params);
  expect(fields.map(({ pointer }) => pointer)).toEqual([
    '/node/list/0/list/0/next/next',
    '/node/list/0/list/0/next/list',
  ]);
});

test('a body with arbitrary fields shows the existing ones', async () => {
  const subject = await subjectOf('firewall.rules.edit');
  const body = named(fieldsOf(subject), '');
  expect(body).toMatchObject({ kind: 'record', isOpen: true, in: 'body' });
  expect(fieldsIn(subject, body, { zone_id: 'z', rule_id: 'r', paused: true }).map(({ name }) => name)).toEqual([
    'paused',
  ]);
});

test('problems are shown at their fields, and the rest separately', async () => {
  const subject = await subjectOf('dns.records.create');
  const problems = problemsOf(subject, {
    zone_id: 'z',
    type: 'A',
    name: 'www',
    ttl: 20,
    content: 'x',
    typo: 1,
    tags: [1],
  });
  expect(problemsAt(problems, '/ttl').map(({ text }) => text)).toEqual([
    'Must be 1 or a number from 30 to 86400, not 20.',
  ]);
  expect(hasProblemIn(problems, '/tags')).toBe(true);
  expect(hasProblemIn(problems, '/tag')).toBe(false);
  const others = problemsElsewhere(problems, ['/ttl', '/content', '/tags/0']);
  expect(others.map(({ full }) => full)).toEqual(['typo: Unknown name.']);
  expect(
    problemsAt(problemsOf(subject, { type: 'A', name: 'www', ttl: 1 }), '/zone_id').map(({ text }) => text),
  ).toEqual(['Required: choose one.']);
});

test('no hint states the length of a missing id, which is chosen from a list', async () => {
  for (const name of [
    'dns.records.create',
    'zeroTrust.access.policies.create',
    'kv.namespaces.keys.list',
    'zones.create',
  ])
    for (const { full } of problemsOf(await subjectOf(name), {}).filter(({ pointer }) => /_id$/.test(pointer)))
      expect(full).toMatch(/ID: Required: choose one\.$/);
});

test('a missing value is reported by field name, without a list that the field shows', async () => {
  const subject = await subjectOf('dns.records.create');
  const problems = problemsOf(subject, { zone_id: 'z' });
  expect(problems.map(({ full }) => full)).toEqual(['Type: Required.', 'Name: Required: text of 1 to 255 characters.']);
});

describe('the URL of a form', () => {
  test('the URL never contains secrets or files, and says so', async () => {
    const subject = await subjectOf('zeroTrust.tunnels.cloudflared.create');
    const { text, dropped } = toURLText(subject, { account_id: 'a', name: 'ünï/"', tunnel_secret: 'AQID' });
    expect(dropped).toEqual(['/tunnel_secret']);
    expect(text).toMatch(/^[\w-]+$/);
    expect(fromURLText(text)).toEqual({ account_id: 'a', name: 'ünï/"' });
    const upload = await subjectOf('r2.buckets.objects.upload');
    expect(toURLText(upload, { account_id: 'a', body: new Blob(['x']) }).dropped).toEqual(['/body']);
  });

  test('a URL has a maximum length, and the largest values are dropped first', async () => {
    const subject = await subjectOf('dns.records.create');
    const { text, dropped } = toURLText(subject, { zone_id: 'z', comment: 'x'.repeat(9000), name: 'www' });
    expect(dropped).toEqual(['/comment']);
    expect(fromURLText(text)).toEqual({ zone_id: 'z', name: 'www' });
  });

  test('a malformed URL is ignored', () => {
    expect(fromURLText('')).toEqual({});
    for (const text of ['x', '%%%', 'WzFd', 'MQ', 'bnVsbA']) expect(fromURLText(text)).toBeUndefined();
  });
});

test.each([
  ['zone_id', 'Zone ID'],
  ['cacheTTL', 'Cache TTL'],
  ['dns_records', 'DNS records'],
  ['url', 'URL'],
  ['isURLEncoded', 'Is URL encoded'],
  ['allowed_idps', 'Allowed IdPs'],
  ['url_ids', 'URL IDs'],
  ['CF-WORKER-BODY-PART', 'CF WORKER BODY PART'],
  ['requireSignedURLs', 'Require signed URLs'],
  ['uniqASNs', 'Uniq ASNs'],
  ['uniqIPs', 'Uniq IPs'],
  ['IPv6Percentage', 'IPv6 percentage'],
  ['deviceIpv4', 'Device IPv4'],
  ['TLSv1.2', 'TLSv1.2'],
  ['HTTP/1.x', 'HTTP/1.x'],
  ['TLS 1.3 / AES_128_GCM', 'TLS 1.3 / AES 128 GCM'],
  ['matchSNItoHost', 'Match SNI to host'],
  ['preferCSSPageSize', 'Prefer CSS page size'],
  ['minRttUs', 'Min RTT µs'],
  ['latency_us', 'Latency µs'],
  ['webRTCPlayback', 'WebRTC playback'],
  ['a.b', 'A b'],
  ['filters[name]', 'Filters name'],
  ['', ''],
])('%s is labelled %s', (name, label) => {
  expect(labelOf(name)).toBe(label);
});
