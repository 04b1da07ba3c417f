import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
let zone: string;
const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `${zone}${path}`, body);
const result = async (method: string, path: string, body?: unknown): Promise<Loose> =>
  (await ask(method, path, body)).json.result;
const operation = async (endpoint: string, host = 'www.example.com'): Promise<string> =>
  (await result('POST', '/api_gateway/operations/item', { method: 'GET', host, endpoint })).operation_id;
const names = (list: Loose): string[] => list.map((one: Loose) => one.name);

beforeEach(async () => {
  sandbox = testSandbox();
  zone = `/zones/${await createZone(sandbox)}`;
});

describe('labels', () => {
  const user = (method: string, path = '', body?: unknown): Promise<Answer> =>
    ask(method, `/api_gateway/labels/user${path}`, body);

  it('labels are either managed by Cloudflare or created by the user', async () => {
    const managed = await result('GET', '/api_gateway/labels?source=managed&per_page=50&order=name');
    expect(names(managed).slice(0, 2)).toEqual(['cf-account-update', 'cf-add-cart']);
    expect((await user('POST', '', [{ name: 'team', description: 'Ours' }])).json.result[0].source).toBe('user');
    expect((await user('POST', '', [{ name: 'team' }])).status).toBe(409);
    expect((await user('POST', '', [{ name: 'cf-team' }])).status).toBe(400);
    expect(names(await result('GET', '/api_gateway/labels?filter=team'))).toEqual(['team']);
    expect((await user('PUT', '/team', { metadata: { a: 1 } })).json.result).toMatchObject({
      description: '',
      metadata: { a: 1 },
    });
    expect((await ask('GET', '/api_gateway/labels/managed/cf-none')).status).toBe(404);
  });

  it('labels are attached to operations, and removed from them when deleted', async () => {
    const [one, two] = [await operation('/a'), await operation('/b')];
    await user('POST', '', [{ name: 'team' }]);
    const labels = `/api_gateway/operations/${one}/labels`;
    expect((await ask('POST', labels, { user: ['none'] })).status).toBe(400);
    expect((await ask('POST', labels, { managed: ['cf-risk-sensitive'] })).status).toBe(400);
    expect(names((await result('POST', labels, { user: ['team'], managed: ['cf-log-in'] })).labels)).toEqual([
      'cf-log-in',
      'team',
    ]);
    const counted = () => result('GET', '/api_gateway/labels/user/team?with_mapped_resource_counts=true');
    const selector = { include: { operation_ids: [one, two] } };
    await ask('POST', '/api_gateway/operations/labels', { selector, user: { labels: ['team'] } });
    expect((await counted()).mapped_resources.operations).toBe(2);
    const only = { selector: { include: { operation_ids: [two] } } };
    expect(
      (await result('PUT', '/api_gateway/labels/user/team/resources/operation', only)).mapped_resources.operations,
    ).toBe(1);
    expect(names((await result('PUT', labels, {})).labels)).toEqual([]);
    await user('DELETE', '/team');
    expect(names((await result('POST', `/api_gateway/operations/${two}/labels`, {})).labels)).toEqual([]);
  });
});

describe('schema validation', () => {
  it('schema validation has one setting for old and new calls, off by default', async () => {
    expect(await result('GET', '/schema_validation/settings')).toEqual({
      validation_default_mitigation_action: 'none',
      validation_override_mitigation_action: null,
    });
    const path = '/api_gateway/settings/schema_validation';
    await ask('PATCH', path, { validation_default_mitigation_action: 'log' });
    await ask('PATCH', path, { validation_override_mitigation_action: 'none' });
    expect(await result('GET', '/schema_validation/settings')).toEqual({
      validation_default_mitigation_action: 'log',
      validation_override_mitigation_action: 'none',
    });
    expect((await ask('PUT', path, { validation_default_mitigation_action: 'maybe' })).status).toBe(400);
  });

  it('schema validation of an operation overrides the zone, until it is removed', async () => {
    const id = await operation('/a');
    const own = `/schema_validation/settings/operations/${id}`;
    expect((await ask('GET', own)).status).toBe(404);
    await ask('PUT', own, { mitigation_action: 'block' });
    expect((await ask('GET', `/api_gateway/operations/${id}/schema_validation`)).text).toContain('"block"');
    expect((await ask('PUT', own.replace(id, 'none'), { mitigation_action: 'log' })).status).toBe(404);
    await ask('PATCH', '/schema_validation/settings/operations', { [id]: { mitigation_action: 'log' } });
    expect(await result('GET', '/schema_validation/settings/operations')).toEqual([
      { operation_id: id, mitigation_action: 'log' },
    ]);
    await ask('DELETE', `/api_gateway/operations/${id}`);
    expect(await result('GET', '/schema_validation/settings/operations')).toEqual([]);
    expect((await ask('GET', `/api_gateway/operations/${id}`)).status).toBe(404);
  });

  it('sessions are identified by characteristics', async () => {
    const path = '/api_gateway/configuration';
    expect((await result('GET', path)).auth_id_characteristics).toEqual([]);
    const put = (type: string, name: string, query = '') =>
      ask('PUT', `${path}${query}`, { auth_id_characteristics: [{ type, name }] });
    expect((await put('jwt', 'sub')).status).toBe(400);
    await put('header', 'Authorization', '?normalize=true');
    expect((await result('GET', path)).auth_id_characteristics).toEqual([{ type: 'header', name: 'authorization' }]);
  });
});

describe('discovery', () => {
  const found = (query = ''): Promise<Loose> => result('GET', `/api_gateway/discovery/operations?per_page=50${query}`);

  it('discovery finds endpoints of proxied hosts, and tracks their review', async () => {
    expect(await found()).toEqual([]);
    await ask('POST', '/dns_records', { type: 'A', name: 'api', content: '192.0.2.1', ttl: 1, proxied: true });
    const [first, second] = await found();
    expect([first.host, first.state]).toEqual(['api.example.com', 'review']);
    await ask('PATCH', `/api_gateway/discovery/operations/${first.id}`, { state: 'ignored' });
    await ask('PATCH', '/api_gateway/discovery/operations', { [second.id]: { state: 'ignored' } });
    expect(await found('&state=ignored')).toHaveLength(2);
    await operation('/api/v1/orders', 'api.example.com');
    expect((await found('&state=saved')).map((one: Loose) => one.endpoint)).toEqual(['/api/v1/orders']);
    expect(await found('&diff=true')).toHaveLength(4);
    const busiest = await found('&order=traffic_stats.requests&direction=desc');
    const counts = busiest.map((one: Loose) => one.features.traffic_stats.requests);
    expect(counts).toEqual(counts.toSorted((one: number, other: number) => other - one));
    const { schemas } = await result('GET', '/api_gateway/discovery');
    expect(Object.keys(schemas[0].paths)).toContain('/api/v1/users/{var1}');
  });

  it('discovery gives an expression for endpoints that are not saved', async () => {
    const path = '/api_gateway/expression-template/fallthrough';
    expect((await result('POST', path, { hosts: ['www.example.com'] })).expression).toContain('"www.example.com"');
    expect((await ask('POST', path, { hosts: ['example.net'] })).status).toBe(400);
  });
});

describe('JWT validation', () => {
  const key = (kid: string) => ({ alg: 'HS256', kty: 'oct', kid, k: 'c2VjcmV0' });
  const config = (keys: object[], source = 'http.request.headers["authorization"][0]') => ({
    title: 'T',
    description: 'D',
    token_type: 'JWT',
    token_sources: [source],
    credentials: { keys },
  });
  const configs = '/token_validation/config';

  it('keys are unique by alg and kid, and their secrets are never shown', async () => {
    expect((await ask('POST', configs, config([key('a'), key('a')]))).status).toBe(400);
    expect((await ask('POST', configs, config([key('a')], 'http.request.body.raw'))).status).toBe(400);
    const made = await result('POST', configs, config([key('a')]));
    expect(made.credentials.keys).toEqual([{ alg: 'HS256', kty: 'oct', kid: 'a' }]);
    const credentials = `${configs}/${made.id}/credentials`;
    const { k: _, ...bare } = key('a');
    const edited = await ask('PATCH', credentials, { keys: [bare, key('b')] });
    expect(edited.status).toBe(200);
    expect((await result('GET', `${configs}/${made.id}`)).credentials.keys).toHaveLength(2);
    expect((await result('PATCH', `${configs}/${made.id}`, { title: 'New' })).title).toBe('New');
    expect((await ask('DELETE', `${configs}/${made.id}`)).status).toBe(200);
    expect((await ask('GET', `${configs}/${made.id}`)).status).toBe(404);
  });

  it('a zone has at most four token configurations, with four sources each', async () => {
    const many = { ...config([key('a')]), token_sources: Array(5).fill('http.request.cookies["a"][0]') };
    expect((await ask('POST', configs, many)).status).toBe(400);
    for (let made = 0; made < 4; made++) expect((await ask('POST', configs, config([key('a')]))).status).toBe(200);
    expect((await ask('POST', configs, config([key('a')]))).status).toBe(403);
  });

  it('token rules are ordered, and use existing configurations', async () => {
    const { id } = await result('POST', configs, config([key('a')]));
    const rule = (title: string, host: string) => ({
      title,
      description: '',
      action: 'log',
      enabled: true,
      expression: `is_jwt_valid("${id}")`,
      selector: { include: [{ host: [host] }] },
    });
    const rules = '/token_validation/rules';
    const foreign = {
      ...rule('x', 'a.example.com'),
      expression: 'is_jwt_valid("00000000-0000-4000-8000-000000000000")',
    };
    expect((await ask('POST', rules, foreign)).status).toBe(400);
    const [first, second] = await result('POST', `${rules}/bulk`, [
      rule('1', 'a.example.com'),
      rule('2', 'b.example.com'),
    ]);
    await ask('PATCH', `${rules}/${second.id}`, { position: { before: first.id } });
    const titles = async (query = '') => (await result('GET', `${rules}${query}`)).map((one: Loose) => one.title);
    expect(await titles()).toEqual(['2', '1']);
    expect(await titles('?host=a.example.com')).toEqual(['1']);
    expect(await titles(`?token_configuration=${id}`)).toEqual(['2', '1']);
    await ask('PATCH', `${rules}/bulk`, [{ id: first.id, title: 'one', position: { index: 1 } }]);
    expect(await titles()).toEqual(['one', '2']);
    await ask('DELETE', `${rules}/${first.id}`);
    expect(await titles()).toEqual(['2']);
  });

  it('a preview lists the operations that a token rule would cover', async () => {
    const out = await operation('/token', 'a.example.com');
    await operation('/data', 'a.example.com');
    await operation('/other', 'b.example.com');
    const selector = { include: [{ host: ['a.example.com'] }], exclude: [{ operation_ids: [out] }] };
    const seen = await result('POST', '/token_validation/rules/preview?state=included', selector);
    expect(seen).toMatchObject({ total: 3, included: 1, excluded: 1, ignored: 1 });
    expect(seen.operations.map((one: Loose) => one.endpoint)).toEqual(['/data']);
  });
});
