import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../../test/sandbox.ts';

const NONE = 'e91a2360-da51-4fdf-9711-bcdecd462614';
let sandbox: TestSandbox;
const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `/accounts/${ACCOUNT}${path}`, body);
const get = async (path: string): Promise<Loose> => (await call('GET', path)).json.result;

beforeEach(() => {
  sandbox = testSandbox();
});

describe('Risk scoring', () => {
  const watch = (more: object = {}): Promise<Answer> =>
    call('PUT', '/zt_risk_scoring/behaviors', {
      behaviors: {
        imp_travel: { enabled: true, risk_level: 'medium', ...more },
        high_dlp: { enabled: true, risk_level: 'low' },
      },
    });

  it('all behaviors are off by default, and unknown ones are refused', async () => {
    const { behaviors } = await get('/zt_risk_scoring/behaviors');
    expect(Object.values(behaviors).map((one: Loose) => one.enabled)).toEqual([false, false, false]);
    const other = { behaviors: { yawning: { enabled: true, risk_level: 'low' } } };
    expect((await call('PUT', '/zt_risk_scoring/behaviors', other)).status).toBe(400);
    expect((await watch()).json.result.behaviors.imp_travel).toMatchObject({ enabled: true, risk_level: 'medium' });
  });

  it('a user has the highest risk level of their events, until it is reset', async () => {
    for (let index = 0; index < 6; index++)
      await call('POST', '/access/users', { email: `u${index}@example.com`, name: 'U' });
    expect((await get('/zt_risk_scoring/summary')).users).toEqual([]);
    sandbox.clock.advance(1000);
    await watch();
    const { users } = await get('/zt_risk_scoring/summary');
    const { user_id, event_count, max_risk_level } = users.find((user: Loose) => user.max_risk_level === 'medium');
    const before = await get(`/zt_risk_scoring/${user_id}`);
    expect([before.events.length, before.risk_level]).toEqual([event_count, max_risk_level]);
    await watch({ enabled: false });
    expect((await get(`/zt_risk_scoring/${user_id}`)).events).toEqual(before.events);
    await call('POST', `/zt_risk_scoring/${user_id}/reset`);
    const after = await get(`/zt_risk_scoring/${user_id}`);
    expect([after.events, after.risk_level]).toEqual([[], undefined]);
    expect((await get('/zt_risk_scoring/summary')).users.some((user: Loose) => user.user_id === user_id)).toBe(false);
    expect((await call('GET', `/zt_risk_scoring/${NONE}`)).status).toBe(404);
    expect((await call('POST', `/zt_risk_scoring/${NONE}/reset`)).status).toBe(404);
  });

  it('risk scores are shared with a tenant under a unique reference', async () => {
    const make = (more: object): Promise<Answer> =>
      call('POST', '/zt_risk_scoring/integrations', {
        integration_type: 'Okta',
        tenant_url: 'https://a.okta.com',
        ...more,
      });
    const { id, reference_id, active, well_known_url } = (await make({})).json.result;
    expect([active, URL.canParse(well_known_url)]).toEqual([true, true]);
    expect((await make({ reference_id })).status).toBe(409);
    expect((await get(`/zt_risk_scoring/integrations/reference_id/${reference_id}`)).id).toBe(id);
    const body = { active: false, tenant_url: 'https://b.okta.com' };
    const changed = (await call('PUT', `/zt_risk_scoring/integrations/${id}`, body)).json.result;
    expect([changed.active, changed.reference_id === reference_id]).toEqual([false, false]);
    expect((await call('GET', `/zt_risk_scoring/integrations/reference_id/${reference_id}`)).status).toBe(404);
  });
});

describe('devices of an account', () => {
  const settings = (method: string, body?: object): Promise<Answer> => call(method, '/devices/settings', body);

  it('device settings depend on each other and can be reset to defaults', async () => {
    expect(await get('/devices/settings')).toMatchObject({ gateway_proxy_enabled: false, use_zt_virtual_ip: false });
    expect((await settings('PATCH', { gateway_udp_proxy_enabled: true })).status).toBe(400);
    await settings('PATCH', { gateway_proxy_enabled: true });
    expect((await settings('PATCH', { gateway_udp_proxy_enabled: true })).status).toBe(200);
    expect((await settings('PUT', { use_zt_virtual_ip: true })).json.result).toMatchObject({
      gateway_proxy_enabled: false,
      use_zt_virtual_ip: true,
    });
    expect((await settings('PATCH', { external_emergency_signal_interval: '5s' })).status).toBe(400);
    expect((await settings('PATCH', { external_emergency_signal_url: 'https://example.com' })).status).toBe(400);
    expect((await settings('PATCH', { external_emergency_signal_enabled: true })).status).toBe(400);
    await settings('DELETE');
    expect((await get('/devices/settings')).use_zt_virtual_ip).toBe(false);
  });

  it('all devices can be disconnected at once, with the time reported', async () => {
    const path = `http://localhost/client/v4/accounts/${ACCOUNT}/devices/resilience/disconnect`;
    const headers = { authorization: 'Bearer test' };
    const now = async (): Promise<string> => (await sandbox.emulator.fetch(path, { headers })).text();
    expect(await now()).toContain('"disconnect":false');
    await call('POST', '/devices/resilience/disconnect', { disconnect: true, justification: 'Test' });
    expect(await now()).toMatch(/"disconnect":true.*2026-01-01/);
  });

  it('client versions are assigned by groups with unique names', async () => {
    const [{ target_environment }] = await get('/devices/client-versions/target-environments');
    const query = `target_environment=${target_environment}&release_track=`;
    const [{ version }] = await get(`/devices/client-versions?${query}ga`);
    expect((await get(`/devices/client-versions?${query}beta`)).length).toBe(1);
    expect((await call('GET', '/devices/client-versions?target_environment=amiga&release_track=ga')).status).toBe(400);
    const config = { target_environment, version };
    const send = (more: object): Promise<Answer> =>
      call('POST', '/devices/deployment-groups', { name: 'G', version_config: [config], ...more });
    expect((await send({ version_config: [config, config] })).status).toBe(400);
    expect((await send({ version_config: [{ ...config, version: '1' }] })).status).toBe(400);
    expect((await send({ policy_ids: [NONE] })).status).toBe(404);
    const { id } = (await send({})).json.result;
    expect((await send({ name: 'g' })).status).toBe(409);
    expect((await call('PATCH', `/devices/deployment-groups/${id}`, { name: 'H' })).json.result.name).toBe('H');
    expect((await call('DELETE', `/devices/deployment-groups/${id}`)).json.result).toEqual({ id });
  });

  it('posture checks reference existing lists and services', async () => {
    const list = (await call('POST', '/gateway/lists', { name: 'L', type: 'SERIAL' })).json.result.id;
    const check = (id: string, name = 'C'): Promise<Answer> =>
      call('POST', '/devices/posture', { name, type: 'serial_number', input: { id } });
    expect((await check(NONE)).status).toBe(404);
    expect((await check(list)).status).toBe(200);
    expect((await check(list)).status).toBe(409);
    const config = {
      api_url: 'https://a.example.com',
      auth_url: 'https://b.example.com',
      client_id: 'c',
      client_secret: 's',
    };
    const service = { name: 'S', type: 'workspace_one', interval: '10m', config };
    const connection_id = (await call('POST', '/devices/posture/integration', service)).json.result.id;
    const input = { compliance_status: 'compliant', connection_id };
    const made = await call('POST', '/devices/posture', { name: 'W', type: 'workspace_one', input });
    expect((await call('DELETE', `/devices/posture/integration/${connection_id}`)).status).toBe(409);
    await call('DELETE', `/devices/posture/${made.json.result.id}`);
    expect((await call('DELETE', `/devices/posture/integration/${connection_id}`)).status).toBe(200);
  });

  it('DEX tests are listed by kind and name', async () => {
    const add = (name: string, data: object): Promise<Answer> =>
      call('POST', '/dex/devices/dex_tests', { name, data, interval: '0h30m0s', enabled: true });
    await add('Web', { kind: 'http', host: 'https://example.com' });
    await add('Way', { kind: 'traceroute', host: '192.0.2.1' });
    const names = async (query: string): Promise<string[]> =>
      (await get(`/dex/devices/dex_tests?${query}`)).map(({ name }: Loose) => name);
    expect(await names('kind=http')).toEqual(['Web']);
    expect(await names('testName=way')).toEqual(['Way']);
  });
});
