import { describe, expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../test/sandbox.ts';
import { createEmulator } from '../emulator.ts';

describe('requests', () => {
  it('a request without credentials is refused, with any credentials it is accepted', async () => {
    const { emulator, call } = testSandbox();
    const get = (headers: Record<string, string>): Promise<Response> =>
      emulator.fetch('http://x/client/v4/user', { headers });
    const none = await get({});
    expect(none.status).toBe(400);
    expect(await none.json()).toEqual({
      success: false,
      errors: [{ code: 9106, message: 'Missing X-Auth-Key, X-Auth-Email or Authorization headers' }],
      messages: [],
      result: null,
    });
    expect((await get({ 'x-auth-key': 'k' })).status).toBe(400);
    expect((await get({ authorization: 'Basic abc' })).status).toBe(400);
    expect((await get({ 'x-auth-key': 'k', 'x-auth-email': 'a@b.c' })).status).toBe(200);
    expect((await get({ 'x-auth-user-service-key': 'v1.0-a' })).status).toBe(200);
    expect((await call('GET', '/user')).json.result.email).toBe('user@example.com');
    expect((await emulator.fetch('http://x/client/v4/ips')).status).toBe(200);
  });

  it('a request with an unknown path or method is refused', async () => {
    const { call, emulator } = testSandbox();
    const nowhere = await call('GET', '/nowhere');
    expect([nowhere.status, nowhere.code]).toEqual([404, 7000]);
    const method = await call('PATCH', '/accounts');
    expect([method.status, method.headers.get('allow')]).toEqual([405, 'GET, POST']);
    expect((await emulator.fetch('http://x/zones')).status).toBe(404);
    expect((await call('GET', '/accounts/%ZZ')).status).toBe(400);
  });

  it('a request with an invalid body is refused with the field and the reason', async () => {
    const { call } = testSandbox();
    const post = (body: unknown, headers?: Record<string, string>) => call('POST', '/zones', body, headers);
    expect((await post('<name/>', { 'content-type': 'text/html' })).status).toBe(415);
    expect((await post('{"name": ')).status).toBe(400);
    const json = { 'content-type': 'application/json' };
    const broken = await post('{"name": ', json);
    expect([broken.status, broken.json.errors?.[0]?.message]).toEqual([
      400,
      expect.stringMatching(/^The body is not valid JSON/),
    ]);
    const empty = await call('POST', '/zones');
    expect([empty.status, empty.json.errors?.[0]?.message]).toEqual([400, 'a body is required']);
    const missing = await post({ account: { id: 1 } });
    const pointers = missing.json.errors?.map((error) => error.source?.pointer);
    expect(pointers).toEqual(expect.arrayContaining(['/name', '/account/id']));
    expect((await post([])).status).toBe(400);
    expect((await post('null', json)).status).toBe(400);
    expect((await post(`${'['.repeat(100_000)}${']'.repeat(100_000)}`, json)).status).toBe(400);
  });

  it('unknown fields are accepted', async () => {
    const answer = await testSandbox().call('POST', '/zones', { name: 'a.com', account: { id: ACCOUNT }, surprise: 1 });
    expect(answer.status).toBe(200);
  });

  it('__proto__ in a body does not change a prototype', async () => {
    const { call } = testSandbox();
    const path = `/accounts/${ACCOUNT}/queues`;
    const body = '{"queue_name":"q","__proto__":{"polluted":1},"settings":{"\\u005f_proto__":{"polluted":1}}}';
    expect((await call('POST', path, body, { 'content-type': 'application/json' })).status).toBe(200);
    expect((await call('GET', `${path}?__proto__=1&constructor=2`)).status).toBe(200);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('a request with an invalid query value is refused with its name', async () => {
    const answer = await testSandbox().call('GET', '/zones?page=zero&per_page=few');
    expect(answer.json.errors?.map((error) => error.source?.pointer)).toEqual(['/page', '/per_page']);
  });

  it('a fault of the emulator is reported without a stack', async () => {
    const reported: unknown[] = [];
    const emulator = createEmulator({ report: (error) => reported.push(error) });
    emulator.sandbox.close();
    const response = await emulator.fetch('http://x/client/v4/accounts', { headers: { authorization: 'Bearer t' } });
    const text = await response.text();
    expect([response.status, reported.length]).toEqual([500, 1]);
    expect(text).not.toMatch(/at .*\.ts|node:/);
  });

  it('every response has a ray', async () => {
    expect((await testSandbox().call('GET', '/user')).headers.get('cf-ray')).toMatch(/^[0-9a-f]{16}-LCL$/);
  });
});
