import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Loose, SEEDED, type TestSandbox, testSandbox, ZONE } from '../../../test/sandbox.ts';

const OPERATIONS = '/api_gateway/operations';
const document = {
  openapi: '3.0.3',
  info: { title: 'users', version: '1' },
  servers: [{ url: 'https://api.example.com/v1' }],
  paths: { '/users/{id}': { get: {}, delete: {} } },
};
const yaml = "openapi: '3.0.0'\nservers:\n  - url: https://api.example.com\npaths:\n  /a:\n    get: {}\n";

describe('API Gateway', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/zones/${ZONE}${path}`, body);
  const upload = (source: string): Promise<Answer> => {
    const form = new FormData();
    form.append('file', new Blob([source]), 'users.json');
    form.append('kind', 'openapi_v3');
    return call('POST', '/api_gateway/user_schemas', form);
  };
  const create = (source: string): Promise<Answer> =>
    call('POST', '/schema_validation/schemas', { kind: 'openapi_v3', name: 'users', source, validation_enabled: true });

  beforeEach(() => {
    sandbox = testSandbox(SEEDED);
  });

  it('an operation is unique regardless of the names of its variables', async () => {
    const get = { method: 'GET', host: 'API.example.com', endpoint: '/users/{id}/posts/{post}' };
    const first = (await call('POST', `${OPERATIONS}/item`, get)).json.result;
    expect(first).toMatchObject({ host: 'api.example.com', endpoint: '/users/{var1}/posts/{var2}' });
    sandbox.clock.advance(1000);
    const [again, other] = (
      await call('POST', OPERATIONS, [
        { ...get, endpoint: '/users/{name}/posts/{x}' },
        { ...get, method: 'PUT' },
      ])
    ).json.result;
    expect([again.operation_id, again.last_updated]).toEqual([first.operation_id, '2026-01-01T00:00:01.000000Z']);
    expect(other.operation_id).not.toBe(first.operation_id);
    expect((await call('GET', `${OPERATIONS}?method=PUT`)).json.result).toHaveLength(1);
    expect((await call('GET', `${OPERATIONS}?endpoint=posts&order=method`)).json.result[0].method).toBe('GET');
    expect((await call('GET', `${OPERATIONS}/${first.operation_id}`)).json.result.method).toBe('GET');
    expect((await call('DELETE', `${OPERATIONS}/${first.operation_id}`)).status).toBe(200);
    expect((await call('GET', `${OPERATIONS}/${first.operation_id}`)).status).toBe(404);
    expect((await call('POST', `${OPERATIONS}/item`, { ...get, endpoint: 'users' })).status).toBe(400);
  });

  it('the plan of the zone limits operations and schemas', async () => {
    const operations = Array.from({ length: 100 }, (_, at) => ({
      method: 'GET',
      host: '{tenant}.example.com',
      endpoint: `/${at}`,
    }));
    expect((await call('POST', OPERATIONS, operations)).status).toBe(200);
    expect((await call('POST', OPERATIONS, operations)).status).toBe(200);
    const one = { method: 'GET', host: 'api.example.com', endpoint: '/new' };
    expect((await call('POST', `${OPERATIONS}/item`, one)).status).toBe(403);
    expect((await call('POST', `${OPERATIONS}/item`, { ...one, host: 'a-{b}.example.com' })).status).toBe(400);
    expect((await create(`${yaml}#${'x'.repeat(200_000)}`)).status).toBe(400);
    for (let made = 0; made < 5; made++) expect((await create(yaml)).status).toBe(200);
    expect((await create(yaml)).status).toBe(400);
  });

  it('a schema must be an OpenAPI 3.0 document, as JSON or as YAML', async () => {
    for (const source of ['{', 'a: [', '{"openapi":"2.0"}', '{"openapi":"3.0.0","paths":{}}']) {
      expect((await create(source)).json.errors?.[0]?.source?.pointer).toBe('/source');
      expect((await upload(source)).json.errors?.[0]?.source?.pointer).toBe('/file');
    }
    expect((await create(yaml)).status).toBe(200);
    expect((await upload(JSON.stringify(document))).json.result).toMatchObject({
      schema: { name: 'users.json', validation_enabled: false, source: JSON.stringify(document) },
      upload_details: { warnings: [] },
    });
  });

  it('the old and the new calls share the same schemas', async () => {
    const { schema_id: id } = (await upload(JSON.stringify(document))).json.result.schema;
    expect((await call('GET', `/schema_validation/schemas/${id}`)).json.result.name).toBe('users.json');
    expect((await call('GET', `/api_gateway/user_schemas/${id}?omit_source=true`)).json.result.source).toBeUndefined();
    await call('PATCH', `/api_gateway/user_schemas/${id}`, { validation_enabled: true });
    expect((await call('GET', '/schema_validation/schemas?validation_enabled=true')).json.result).toHaveLength(1);
    expect((await call('GET', '/api_gateway/user_schemas/hosts')).json.result[0].hosts).toEqual(['api.example.com']);
    expect((await call('DELETE', `/schema_validation/schemas/${id}`)).json.result).toEqual({ id });
    expect((await call('GET', `/api_gateway/user_schemas/${id}`)).status).toBe(404);
  });

  it('operations of a schema are new until they are added', async () => {
    const { schema_id: id } = (await create(JSON.stringify(document))).json.result;
    const list = async (query = ''): Promise<Loose> =>
      (await call('GET', `/schema_validation/schemas/${id}/operations${query}`)).json.result;
    expect((await list()).map((one: Loose) => `${one.method} ${one.host}${one.endpoint}`)).toEqual([
      'GET api.example.com/v1/users/{id}',
      'DELETE api.example.com/v1/users/{id}',
    ]);
    await call('POST', `${OPERATIONS}/item`, { method: 'GET', host: 'api.example.com', endpoint: '/v1/users/{x}' });
    expect((await list('?operation_status=existing'))[0].operation_id).toBeDefined();
    expect(await list('?operation_status=new')).toHaveLength(1);
  });

  it('a zone has at most five policies of Page Shield', async () => {
    const policy = { action: 'log', description: 'd', enabled: true, expression: 'true', value: "script-src 'self'" };
    const add = (fields = {}): Promise<Answer> => call('POST', '/page_shield/policies', { ...policy, ...fields });
    expect((await add({ expression: ' ' })).code).toBe(20125);
    const { id } = (await add()).json.result;
    for (let index = 1; index < 5; index++) await add();
    const sixth = await add();
    expect([sixth.status, sixth.code]).toEqual([400, 50001]);
    const off = await call('PUT', `/page_shield/policies/${id}`, { enabled: false });
    expect(off.json.result).toEqual({ ...policy, id, enabled: false });
    expect((await call('PUT', '/page_shield/policies/none', { enabled: false })).status).toBe(404);
  });
});
