/** Checks of whole calls: parameters by caller-facing names, wherever they are sent. */
import { describe, expect, test } from 'vitest';
import { index, problems, problemText } from './index.ts';
import { paramProblems } from './problems.ts';
import type { OperationSchemas } from './types.ts';

const id = '0123456789abcdef0123456789abcdef';
/** Without field descriptions, which belong to the contract. */
const texts = async (operation: string, params: unknown, options = {}): Promise<string[]> =>
  (await problems(operation, params, options)).map(({ about: _, ...problem }) => problemText(problem));
const record = { zone_id: id, type: 'A', name: 'www', ttl: 60, content: '192.0.2.1' };

test('a valid call has no problems', async () => {
  expect(await texts('dns.records.create', record)).toEqual([]);
  expect(await texts('user.get', undefined)).toEqual([]);
  expect(await texts('user.get', null)).toEqual([]);
});

test('all problems are reported at once, by parameter name', async () => {
  expect(await texts('dns.records.create', { type: 'A', ttl: 20, nmae: 'www', proxied: 'yes' })).toEqual([
    'zone_id: required, text of up to 32 characters',
    'name: required, text of 1 to 255 characters',
    'ttl: must be 1 or a number from 30 to 86400, not 20',
    'proxied: must be true or false, not "yes"',
    'nmae: unknown name; did you mean "name"?',
  ]);
});

test('a problem describes its field if the branches of a union agree on the description', () => {
  const own = { description: 'Seconds it is kept.', type: 'integer', minimum: 60 };
  const inner = { type: 'object', properties: { a: { type: 'string', 'x-words': 'a' } }, required: ['a'] };
  const other = { type: 'object', properties: { a: { type: 'string', description: 'Other words.' } }, required: ['a'] };
  const params = [
    { name: 'ttl', in: 'query', required: true, schema: own },
    { name: 'list', in: 'query', required: false, schema: { type: 'array', items: inner } },
    { name: 'either', in: 'query', required: false, schema: { anyOf: [inner, other] } },
  ] as const;
  const operation: OperationSchemas = { params, result: {} };
  const words = { a: 'What comes first.' };
  const reported = (given: object): string[] => paramProblems(operation, given, {}, { words }).map(problemText);
  expect(reported({})).toEqual(['ttl: required, an integer from 60. Seconds it is kept.']);
  expect(reported({ ttl: 1 })).toEqual(['ttl: must be an integer from 60, not 1. Seconds it is kept.']);
  expect(reported({ ttl: 60, list: [{ a: 'a' }, { a: 1 }] })).toEqual([
    'list[1].a: must be text, not 1. What comes first.',
  ]);
  expect(reported({ ttl: 60, either: { a: 1 } })).toEqual(['either.a: must be text, not 1']);
});

test('problems inside the body are reported under their parameter', async () => {
  const rules = [{ action: 'block', expression: 'true' }, { action: 'blok' }];
  const given = { zone_id: id, kind: 'zone', name: 'n', phase: 'http_request_firewall_custom', rules };
  const [problem, ...more] = await problems('rulesets.create', given);
  expect(problem).toMatchObject({
    place: 'rules[1].action',
    path: ['rules', 1, 'action'],
    given: '"blok"',
    hint: 'block',
  });
  expect(more).toEqual([]);
});

describe('the path', () => {
  test.each(['', '.', '..', '%2e', null, {}, []])(
    'the path value %j is rejected as empty or ambiguous',
    async (key_name) => {
      const [problem, ...more] = await problems('kv.namespaces.values.get', {
        account_id: id,
        namespace_id: id,
        key_name,
      });
      expect(problem?.place).toBe('key_name');
      expect(more).toEqual([]);
    },
  );

  test('exactly one of account and zone is required', async () => {
    expect(await texts('rulesets.list', {})).toEqual([
      'account_id: required, text of up to 32 characters (or zone_id)',
    ]);
    expect(await texts('rulesets.list', { account_id: id, zone_id: id })).toEqual([
      'zone_id: must be one of the two, not both account_id and zone_id',
    ]);
    expect(await texts('rulesets.list', { zone_id: id })).toEqual([]);
  });
});

test('values that are equal in a URL are equivalent', async () => {
  expect(await texts('zones.list', { per_page: '20', page: 1n, direction: 'asc', name: 5 })).toEqual([]);
  expect(await texts('zones.list', { per_page: '500' })).toEqual([
    'per_page: must be a number from 1 to 50, not "500"',
  ]);
  expect(await texts('dns.records.create', { ...record, include_shadow_metadata: 'true' })).toEqual([]);
  // Not equivalent in a JSON body.
  expect(await texts('dns.records.create', { ...record, proxied: 'true' })).toHaveLength(1);
});

describe('unknown parameters', () => {
  test('an unknown parameter is rejected, or accepted with the option', async () => {
    expect(await texts('zones.list', { nonsense: 1 })).toEqual(['nonsense: unknown name']);
    expect(await texts('zones.list', { nonsense: 1, derection: 'asc' }, { unknown: 'allow' })).toEqual([]);
  });

  test('an unknown parameter is accepted if undefined, or if the response has it: what was read may be sent back', async () => {
    expect(await texts('zones.list', { nonsense: undefined })).toEqual([]);
    const read = { id, created_on: '2026-01-01T00:00:00Z', meta: {}, proxiable: true };
    expect(await texts('dns.records.update', { ...record, ...read, dns_record_id: id })).toEqual([]);
  });

  test('an unknown parameter is accepted if it contains files, because scripts name them freely', async () => {
    const given = { zone_id: id, snippet_name: 'a', metadata: { main_module: 'a.js' }, 'a.js': new Blob(['']) };
    expect(await texts('snippets.update', given)).toEqual([]);
  });
});

describe('a body in one parameter', () => {
  const values = { account_id: id, namespace_id: id };
  test('a body in one parameter is checked under its name', async () => {
    const body = [{ key: 'a', value: 'b' }, { key: 'a' }];
    expect(await texts('kv.namespaces.bulkUpdate', { ...values, body })).toEqual([
      'body[1].value: required, text of up to 26214400 characters',
    ]);
    expect(await texts('kv.namespaces.bulkUpdate', values)).toHaveLength(1);
  });

  test('a raw body is not inspected', async () => {
    const body = new Blob(['[]']);
    expect(await texts('kv.namespaces.bulkUpdate', { ...values, body })).toEqual([]);
    const vectors = { account_id: id, index_name: 'a', body: [{ id: '1', values: [1] }] };
    expect(await texts('vectorize.indexes.insert', vectors)).toEqual([]);
  });
});

test('secrets are not shown', async () => {
  const secret = 'canary-1f0c';
  const operation: OperationSchemas = {
    params: [
      { name: 'key', in: 'query', required: true, schema: { type: 'integer' }, sensitive: true },
      { name: 'tunnel', in: 'body', required: true, schema: { type: 'object' }, sensitive: true, wire: 't' },
    ],
    body: { required: true, schema: { type: 'object', properties: { t: { properties: { a: { type: 'number' } } } } } },
    result: {},
  };
  const found = paramProblems(operation, { key: secret, tunnel: { a: secret } }, {});
  expect(found.map(({ place }) => place)).toEqual(['key', 'tunnel.a']);
  expect(JSON.stringify(found)).not.toContain(secret);
});

test('hostile parameters do not make the check throw', async () => {
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  for (const params of [5, 'a', [], () => {}, Symbol('a'), 1n, new Blob([]), revoked.proxy])
    expect(await texts('user.get', params)).toHaveLength(1);
  expect(await texts('zones.list', JSON.parse('{"__proto__": 1, "constructor": 1}'))).toEqual([
    '__proto__: unknown name',
    'constructor: unknown name',
  ]);
});

test('an unknown operation is an error that suggests a similar name', async () => {
  await expect(problems('dns.records.craete')).rejects.toThrow(
    "Unknown operation 'dns.records.craete'. Did you mean 'dns.records.create'?",
  );
  await expect(problems('dns.toString')).rejects.toThrow("Unknown operation 'dns.toString'.");
  await expect(problems('nothing.at.all')).rejects.toThrow();
});

test('every operation is found through its product', () => {
  for (const { name, product } of index().operations) expect(name.split('.')[0]).toBe(product);
});
