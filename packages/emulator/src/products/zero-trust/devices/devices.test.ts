import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../../test/sandbox.ts';

describe('Devices', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}${path}`, body);
  const made = async (path: string, body?: unknown): Promise<Loose> => (await call('POST', path, body)).json.result;
  const result = async (path: string): Promise<Loose> => (await call('GET', path)).json.result;

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('a registration can be revoked and restored', async () => {
    const [{ id, device }] = await result('/devices/registrations');
    expect((await result(`/devices/physical-devices/${device.id}`)).active_registrations).toBe(1);
    await call('POST', `/devices/registrations/revoke?id=${id}`);
    expect((await result(`/devices/registrations/${id}`)).revoked_at).toBeTypeOf('string');
    expect(await result('/devices/registrations')).toEqual([]);
    expect(await result('/devices/registrations?status=revoked')).toHaveLength(1);
    expect((await result(`/devices/physical-devices/${device.id}`)).active_registrations).toBe(0);
    await call('POST', `/devices/registrations/unrevoke?id=${id}`);
    expect((await result(`/devices/registrations/${id}`)).revoked_at).toBeNull();
  });

  it('revoking a device revokes its registrations', async () => {
    const [{ id, device }] = await result('/devices/registrations');
    await call('POST', `/devices/physical-devices/${device.id}/revoke`);
    expect((await result(`/devices/registrations/${id}`)).revoked_at).toBeTypeOf('string');
    expect(await result('/devices/physical-devices?active_registrations=only')).toEqual([]);
  });

  it('the older paths revoke the same registrations', async () => {
    const [{ id }] = await result('/devices');
    await call('POST', '/devices/revoke', [id]);
    expect((await result('/devices'))[0].revoked_at).toBeTypeOf('string');
    expect(await result('/devices/registrations?status=revoked')).toHaveLength(1);
    await call('POST', '/devices/unrevoke', [id]);
    expect((await result('/devices'))[0].revoked_at).toBeUndefined();
  });

  it('a deleted registration is gone', async () => {
    const [{ id }] = await result('/devices/registrations');
    expect((await call('DELETE', `/devices/registrations/${id}`)).status).toBe(200);
    expect((await call('GET', `/devices/registrations/${id}`)).status).toBe(404);
    expect(await result('/devices/registrations?status=all')).toEqual([]);
  });

  it('override codes depend on the device and the day', async () => {
    const [{ id }] = await result('/devices/registrations');
    const codes = await result(`/devices/${id}/override_codes`);
    expect(Object.keys(codes.disable_for_time)).toEqual(['1', '3', '6', '12', '24']);
    expect(await result(`/devices/registrations/${id}/override_codes`)).toEqual(codes);
    sandbox.clock.advance(86_400_000);
    expect(await result(`/devices/${id}/override_codes`)).not.toEqual(codes);
    expect((await call('GET', '/devices/one/override_codes')).status).toBe(404);
  });

  it('the default profile excludes private networks from the tunnel', async () => {
    expect(await result('/devices/policy')).toMatchObject({ default: true, service_mode_v2: { mode: 'warp' } });
    expect((await result('/devices/policy/exclude')).map((one: { address: string }) => one.address)).toContain(
      '10.0.0.0/8',
    );
    expect(await result('/devices/policy/include')).toEqual([]);
    expect((await result('/devices/policy/fallback_domains')).length).toBeGreaterThan(5);
  });

  it('include and exclude are mutually exclusive', async () => {
    const routes = [{ address: '192.0.2.0/24' }];
    expect((await call('PATCH', '/devices/policy', { include: routes, exclude: routes })).status).toBe(400);
    await call('PUT', '/devices/policy/include', routes);
    expect([await result('/devices/policy/include'), await result('/devices/policy/exclude')]).toEqual([routes, []]);
    await call('PATCH', '/devices/policy', { exclude: routes });
    expect([await result('/devices/policy/include'), await result('/devices/policy/exclude')]).toEqual([[], routes]);
    expect((await call('PUT', '/devices/policy/exclude', [{ address: 'x' }])).status).toBe(400);
  });

  it('precedences of profiles are unique', async () => {
    const profile = { name: 'staff', match: 'identity.email == "a@x.test"', precedence: 10 };
    const { policy_id } = await made('/devices/policy', profile);
    expect((await call('POST', '/devices/policy', profile)).status).toBe(409);
    const other = await made('/devices/policy', { ...profile, name: 'guests', precedence: 5 });
    expect((await result('/devices/policies')).map((one: { name: string }) => one.name)).toEqual(['guests', 'staff']);
    expect((await call('PATCH', `/devices/policy/${other.policy_id}`, { precedence: 10 })).status).toBe(409);
    expect((await call('DELETE', `/devices/policy/${policy_id}`)).json.result).toHaveLength(1);
    expect((await call('GET', `/devices/policy/${policy_id}`)).status).toBe(404);
    expect((await call('PATCH', `/devices/policy/${other.policy_id}`, { precedence: 10 })).status).toBe(200);
  });

  it('precedences of IP profiles are unique', async () => {
    const profile = { name: 'a', match: 'true', precedence: 1, subnet_id: 'b70ff985-a4ef-4643-bbbc-4a0ed4fc8415' };
    const { id } = await made('/devices/ip-profiles', profile);
    expect((await call('POST', '/devices/ip-profiles', profile)).status).toBe(409);
    expect((await call('PATCH', `/devices/ip-profiles/${id}`, { precedence: 1, name: 'b' })).status).toBe(200);
  });

  it('each profile has separate lists', async () => {
    const { policy_id } = await made('/devices/policy', { name: 'staff', match: 'true', precedence: 1 });
    const domains = [{ suffix: 'corp.example.com', dns_server: ['10.0.0.53'] }];
    await call('PUT', `/devices/policy/${policy_id}/fallback_domains`, domains);
    expect(await result(`/devices/policy/${policy_id}/fallback_domains`)).toEqual(domains);
    expect(await result('/devices/policy/fallback_domains')).not.toEqual(domains);
  });

  it('the secrets of an integration are never shown', async () => {
    const config = {
      api_url: 'https://as123.awmdm.com/API',
      auth_url: 'https://a.example.com',
      client_id: 'c',
      client_secret: 'hush-hush',
    };
    const created = await call('POST', '/devices/posture/integration', {
      name: 'w',
      type: 'workspace_one',
      interval: '10m',
      config,
    });
    expect([created.status, created.text.includes('hush-hush')]).toEqual([200, false]);
    const path = `/devices/posture/integration/${created.json.result.id}`;
    await call('PATCH', path, { config });
    expect((await call('GET', path)).text).not.toContain('hush-hush');
    const state = Buffer.from(await sandbox.emulator.snapshot());
    expect([state.includes('workspace_one'), state.includes('hush-hush')]).toEqual([true, false]);
  });

  it('a posture test has a name, an interval of at least five minutes, and a host of its kind', async () => {
    const test = { name: 't', enabled: true, interval: '5m', data: { kind: 'http', host: 'https://example.com' } };
    const { test_id } = await made('/dex/devices/dex_tests', test);
    expect((await call('POST', '/dex/devices/dex_tests', test)).status).toBe(409);
    expect((await call('POST', '/dex/devices/dex_tests', { ...test, name: 'u', interval: '1m' })).status).toBe(400);
    for (const data of [
      { kind: 'http', host: 'example.com' },
      { kind: 'traceroute', host: 'https://example.com' },
    ]) {
      expect((await call('POST', '/dex/devices/dex_tests', { ...test, name: 'u', data })).status).toBe(400);
    }
    expect((await call('DELETE', `/dex/devices/dex_tests/${test_id}`)).json.result).toEqual({ dex_tests: [] });
  });

  it('a managed network has a unique name and a port', async () => {
    const network = { name: 'office', type: 'tls', config: { tls_sockaddr: '192.0.2.1:443' } };
    const { network_id } = await made('/devices/networks', network);
    expect((await call('POST', '/devices/networks', network)).status).toBe(409);
    expect(
      (await call('POST', '/devices/networks', { ...network, name: 'b', config: { tls_sockaddr: 'x' } })).status,
    ).toBe(400);
    expect((await call('PUT', `/devices/networks/${network_id}`, network)).status).toBe(200);
    expect((await call('DELETE', `/devices/networks/${network_id}`)).json.result).toEqual([]);
  });
});
