import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  createZone,
  type Loose,
  SEEDED,
  type TestSandbox,
  testSandbox,
  ZONE,
} from '../../../test/sandbox.ts';

const txt = { method: 'txt', type: 'dv' };

describe('custom hostnames', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/zones/${ZONE}/custom_hostnames${path}`, body);
  const create = (hostname = 'app.customer.dev', fields: Record<string, unknown> = { ssl: txt }): Promise<Answer> =>
    call('POST', '', { hostname, ...fields });
  const refusal = ({ status, code }: Answer): Loose => [status, code];

  beforeEach(() => {
    sandbox = testSandbox(SEEDED);
  });

  it('a custom hostname returns the records that prove its ownership', async () => {
    const made = (await create('App.Customer.dev')).json.result;
    expect(made).toMatchObject({ hostname: 'app.customer.dev', status: 'pending', ssl: { status: 'initializing' } });
    expect(made.ownership_verification).toMatchObject({ type: 'txt', name: '_cf-custom-hostname.app.customer.dev' });
    expect(made.ownership_verification_http.http_body).toBe(made.ownership_verification.value);
    expect((await create('other.customer.dev', {})).json.result.ssl).toBeUndefined();
  });

  it('a wildcard certificate is not validated by HTTP', async () => {
    const http = { method: 'http', type: 'dv' };
    expect((await create('a.customer.dev', { ssl: { ...http, wildcard: true } })).status).toBe(400);
    expect((await create('a.customer.dev', { ssl: { ...txt, wildcard: true } })).status).toBe(200);
    expect((await create('b.customer.dev', { ssl: http })).status).toBe(200);
  });

  it('a custom hostname becomes active as its certificate is validated, issued and deployed', async () => {
    const { id } = (await create()).json.result;
    const states: string[] = [];
    let records: Loose;
    for (const seconds of [2, 28, 10, 20]) {
      sandbox.clock.advance(seconds * 1000);
      const { status, ssl } = (await call('GET', `/${id}`)).json.result;
      records ??= ssl.validation_records;
      states.push(`${status} ${ssl.status}`);
    }
    expect(states).toEqual([
      'pending pending_validation',
      'active pending_issuance',
      'active pending_deployment',
      'active active',
    ]);
    expect(records).toMatchObject([{ txt_name: '_acme-challenge.app.customer.dev' }]);
    const { ssl } = (await call('GET', `/${id}`)).json.result;
    expect(ssl).toMatchObject({ hosts: ['app.customer.dev'], signature: 'ECDSAWithSHA256' });
    expect(ssl.token).toBeUndefined();
    const again = (await call('PATCH', `/${id}`, { ssl: { method: 'http', type: 'dv' } })).json.result;
    expect([again.status, again.ssl.status, again.ssl.method]).toEqual(['active', 'initializing', 'http']);
    sandbox.clock.advance(2000);
    expect((await call('GET', `/${id}`)).json.result.ssl.validation_records[0].http_url).toMatch(/^http:\/\/app\.cust/);
  });

  it('a custom hostname is unique in its zone', async () => {
    await create();
    expect(refusal(await create('APP.customer.dev'))).toEqual([409, 1406]);
    const other = await sandbox.call('POST', `/zones/${await createZone(sandbox)}/custom_hostnames`, {
      hostname: 'app.customer.dev',
    });
    expect(other.status).toBe(200);
    expect((await call('GET', '/quota')).json.result).toMatchObject({ used: 1, exceeded: false });
  });

  it('the plan limits custom hostnames, except Enterprise', async () => {
    expect((await call('GET', '/quota')).json.result).toMatchObject({ allocated: 100, hard_cap: 50_000 });
    const zone = await createZone(sandbox);
    await sandbox.call('POST', `/zones/${zone}/subscription`, { rate_plan: { id: 'enterprise' } });
    const { result } = (await sandbox.call('GET', `/zones/${zone}/custom_hostnames/quota`)).json;
    expect(result.hard_cap).toBe(Number.MAX_SAFE_INTEGER);
  });

  it.each([
    ['a_b!.dev', 1407],
    ['192.0.2.1', 1407],
    ['bücher.dev', 1408],
    ['app.localhost', 1409],
    ['dev', 1410],
    ['app.example.com', 1411],
  ])('%s is refused with %i', async (hostname, code) => {
    expect(refusal(await create(hostname))).toEqual([400, code]);
  });

  it('invalid origins and certificates of custom hostnames are refused', async () => {
    expect((await create('a.customer.dev', { custom_origin_server: '*.origin.dev' })).code).toBe(1420);
    expect((await create('a.customer.dev', { custom_origin_server: '192.0.2.1' })).code).toBe(1415);
    expect((await create('a.customer.dev', { ssl: { method: 'txt' } })).code).toBe(1440);
    expect((await create('a.customer.dev', { ssl: { custom_certificate: '' } })).code).toBe(1427);
    expect((await create('a.customer.dev', { ssl: { custom_certificate: 'text' } })).code).toBe(1426);
    expect(refusal(await call('GET', '/none'))).toEqual([404, 1436]);
  });

  it('custom hostnames are found by name and by state', async () => {
    await create('one.customer.dev');
    sandbox.clock.advance(60_000);
    await create('two.customer.dev', {});
    const names = async (query: string): Promise<Loose> =>
      (await call('GET', `?${query}`)).json.result.map((one: Loose) => one.hostname);
    expect(await names('hostname.contain=customer')).toHaveLength(2);
    expect(await names('hostname.exact=two.customer.dev')).toEqual(['two.customer.dev']);
    expect(await names('ssl_status=active')).toEqual(['one.customer.dev']);
    expect(await names('hostname_status=pending')).toEqual(['two.customer.dev']);
  });

  it('the fallback origin is deployed and deleted over time', async () => {
    const status = async (): Promise<Loose> => {
      const { status: code, json } = await call('GET', '/fallback_origin');
      return code === 200 ? json.result.status : code;
    };
    expect(await status()).toBe(404);
    expect((await call('PUT', '/fallback_origin', { origin: 'origin.saas.dev' })).json.result.status).toBe(
      'initializing',
    );
    sandbox.clock.advance(10_000);
    expect(await status()).toBe('active');
    expect((await call('DELETE', '/fallback_origin')).json.result.status).toBe('pending_deletion');
    expect(await status()).toBe('pending_deletion');
    sandbox.clock.advance(5000);
    expect(await status()).toBe(404);
  });
});
