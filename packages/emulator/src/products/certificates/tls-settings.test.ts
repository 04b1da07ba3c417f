import { expect, it } from 'vitest';
import { type Answer, createZone, testSandbox } from '../../../test/sandbox.ts';

async function zoneCalls() {
  const sandbox = testSandbox();
  const zone = `/zones/${await createZone(sandbox)}`;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, zone + path, body);
  return { call, clock: sandbox.clock };
}

it('a hostname of the zone accepts the values of each TLS setting', async () => {
  const { call, clock } = await zoneCalls();
  const { name } = (await call('GET', '')).json.result;
  const path = `/hostnames/settings/min_tls_version/app.${name}`;
  expect((await call('GET', path)).status).toBe(404);
  expect((await call('PUT', path, { value: '1.2' })).json.result).toMatchObject({
    value: '1.2',
    status: 'pending_deployment',
  });
  clock.advance(10_000);
  expect((await call('GET', path)).json.result.status).toBe('active');
  expect((await call('PUT', path, { value: 'on' })).status).toBe(400);
  expect((await call('PUT', `/hostnames/settings/ciphers/app.${name}`, { value: ['none'] })).status).toBe(400);
  expect((await call('PUT', '/hostnames/settings/http2/other.example', { value: 'on' })).status).toBe(400);
  expect((await call('GET', '/hostnames/settings/min_tls_version')).json.result).toHaveLength(1);
  await call('DELETE', path);
  expect((await call('GET', path)).status).toBe(404);
});

it('Universal SSL is on by default', async () => {
  const { call } = await zoneCalls();
  expect((await call('GET', '/ssl/universal/settings')).json.result).toEqual({ enabled: true });
  await call('PATCH', '/ssl/universal/settings', { enabled: false });
  expect((await call('GET', '/ssl/universal/settings')).json.result).toEqual({ enabled: false });
});

it('only known compliance modes are accepted, and deletion clears them', async () => {
  const { call } = await zoneCalls();
  const path = '/settings/origin_tls_compliance_modes';
  expect((await call('PUT', path, { value: ['fips', 'pqh'] })).json.result.value).toEqual(['fips', 'pqh']);
  expect((await call('PATCH', path, { value: ['cnsa2'] })).status).toBe(400);
  await call('DELETE', path);
  expect((await call('GET', path)).json.result.value).toEqual([]);
});

it('Total TLS keeps omitted settings', async () => {
  const { call } = await zoneCalls();
  expect((await call('GET', '/acm/total_tls')).json.result).toEqual({ enabled: false, validity_period: 90 });
  const on = (await call('POST', '/acm/total_tls', { enabled: true })).json.result;
  expect(on).toEqual({ enabled: true, certificate_authority: 'google', status: 'enabled', validity_period: 90 });
  await call('POST', '/acm/total_tls', { enabled: true, certificate_authority: 'google' });
  const off = (await call('POST', '/acm/total_tls', { enabled: false })).json.result;
  expect(off).toEqual({ enabled: false, certificate_authority: 'google', validity_period: 90 });
});
