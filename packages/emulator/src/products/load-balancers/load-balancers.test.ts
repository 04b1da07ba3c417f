import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const OWNERS = [`/accounts/${ACCOUNT}`, '/user'] as const;

describe.each(OWNERS)('pools and monitors of %s', (owner) => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `${owner}/load_balancers${path}`, body);
  const pool = (fields: Record<string, unknown> = {}): Promise<Answer> =>
    call('POST', '/pools', { name: 'primary', origins: [{ name: 'a', address: '192.0.2.1' }], ...fields });
  const pointer = ({ json }: Answer): Loose => json.errors?.[0]?.source?.pointer;

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('pools and monitors have defaults', async () => {
    const monitor = (await call('POST', '/monitors', { expected_codes: '2xx' })).json.result;
    expect(monitor).toMatchObject({ type: 'http', method: 'GET', path: '/', interval: 60, retries: 2, timeout: 5 });
    expect((await pool()).json.result).toMatchObject({ enabled: true, minimum_origins: 1, notification_email: '' });
  });

  it('regions of pools are found by country', async () => {
    // The name of the filter differs between the two.
    const filter = owner === '/user' ? 'country_code' : 'country_code_a2';
    expect((await call('GET', `/regions?${filter}=JP`)).json.result.regions).toMatchObject([{ region_code: 'NEAS' }]);
  });

  it('pools and monitors with invalid values are refused', async () => {
    expect(pointer(await call('POST', '/monitors', { type: 'tcp' }))).toBe('/port');
    expect(pointer(await call('POST', '/monitors', { timeout: 11 }))).toBe('/timeout');
    expect(pointer(await pool({ name: 'a b' }))).toBe('/name');
    expect(pointer(await pool({ origins: [] }))).toBe('/origins');
    expect(pointer(await pool({ origins: [{ address: 'not an address' }] }))).toBe('/origins/0/address');
    const twins = await pool({ origins: [1, 2].map((last) => ({ name: 'a', address: `192.0.2.${last}` })) });
    expect([twins.code, pointer(twins)]).toEqual([1003, '/origins']);
    expect(pointer(await pool({ monitor: 'none' }))).toBe('/monitor');
  });

  it('the name of a pool is unique', async () => {
    await pool();
    const again = await pool();
    expect([again.status, again.code]).toEqual([400, 1003]);
    const other = (await pool({ name: 'other' })).json.result.id;
    expect((await call('PATCH', `/pools/${other}`, { name: 'primary' })).code).toBe(1003);
    expect((await call('PATCH', `/pools/${other}`, { name: 'other', enabled: false })).json.result).toMatchObject({
      enabled: false,
      disabled_at: '2026-01-01T00:00:00.000000Z',
    });
  });

  it('a monitor cannot be deleted while a pool references it', async () => {
    const monitor = (await call('POST', '/monitors', {})).json.result.id;
    const { id } = (await pool({ monitor })).json.result;
    const refused = await call('DELETE', `/monitors/${monitor}`);
    expect([refused.status, refused.code]).toEqual([412, 1005]);
    expect((await call('GET', `/monitors/${monitor}/references`)).json.result).toEqual([
      { reference_type: 'referrer', resource_type: 'pool', resource_id: id, resource_name: 'primary' },
    ]);
    await call('DELETE', `/pools/${id}`);
    expect((await call('DELETE', `/monitors/${monitor}`)).status).toBe(200);
    expect((await call('GET', `/monitors/${monitor}`)).status).toBe(404);
    expect((await call('DELETE', `/monitors/${monitor}`)).status).toBe(404);
  });

  it('notifications of all pools can be turned off at once', async () => {
    await pool({ notification_email: 'a@example.com' });
    expect((await call('PATCH', '/pools', { notification_email: '' })).json.result[0].notification_email).toBe('');
  });

  it('a pool is healthy while enough origins are enabled, and a preview has a result after some time', async () => {
    const origins = [{ address: '192.0.2.1' }, { address: '192.0.2.2', enabled: false }];
    const { id } = (await pool({ origins })).json.result;
    const health = async (): Promise<Loose> => (await call('GET', `/pools/${id}/health`)).json.result.pop_health;
    expect(await health()).toMatchObject({ healthy: true, origins: [{ '192.0.2.1': { healthy: true } }] });
    await call('PATCH', `/pools/${id}`, { minimum_origins: 2 });
    expect((await health()).healthy).toBe(false);
    const { preview_id, pools } = (await call('POST', `/pools/${id}/preview`, {})).json.result;
    expect(pools).toEqual({ [id]: 'primary' });
    expect((await call('GET', `/preview/${preview_id}`)).json.result).toEqual({});
    sandbox.clock.advance(5000);
    expect((await call('GET', `/preview/${preview_id}`)).json.result[id].healthy).toBe(false);
  });
});

describe('load balancers', () => {
  let sandbox: TestSandbox;
  let zone: string;
  let pool: string;
  const account = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/load_balancers${path}`, body);
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/zones/${zone}/load_balancers${path}`, body);
  const create = (fields: Record<string, unknown> = {}): Promise<Answer> =>
    call('POST', '', { name: 'www.example.com', default_pools: [pool], fallback_pool: pool, ...fields });
  const fault = ({ code, json }: Answer): Loose => [code, json.errors?.[0]?.source?.pointer];

  beforeEach(async () => {
    sandbox = testSandbox();
    zone = await createZone(sandbox);
    const origins = [{ name: 'a', address: '192.0.2.1' }];
    pool = (await account('POST', '/pools', { name: 'primary', origins })).json.result.id;
  });

  it('load balancers reference existing pools, and steer by region if regions are given', async () => {
    expect((await create()).json.result).toMatchObject({ steering_policy: 'off', session_affinity: 'none', ttl: 30 });
    const geo = await create({ name: 'geo.example.com', proxied: true, region_pools: { WEU: [pool] } });
    expect(geo.json.result).toMatchObject({ steering_policy: 'geo' });
    expect(geo.json.result.ttl).toBeUndefined();
    expect(fault(await create({ name: 'a.example.com', fallback_pool: '' }))).toEqual([1002, '/fallback_pool']);
    expect(fault(await create({ name: 'a.example.com', default_pools: ['none'] }))).toEqual([1002, '/default_pools']);
    expect(fault(await create({ name: 'a.example.com', region_pools: { WEU: ['none'] } }))).toEqual([
      1002,
      '/region_pools',
    ]);
    const rules = [{ name: 'r', condition: 'true', overrides: { fallback_pool: 'none' } }];
    expect(fault(await create({ name: 'a.example.com', rules }))).toEqual([1002, '/rules/0/overrides/fallback_pool']);
    expect(fault(await create({ name: 'a.example.com', session_affinity: 'cookie' }))).toEqual([
      1002,
      '/session_affinity',
    ]);
    const proxied = { name: 'a.example.com', proxied: true };
    for (const [session_affinity, session_affinity_ttl] of [
      ['cookie', 1799],
      ['ip_cookie', 604_801],
      ['header', 3601],
    ])
      expect(fault(await create({ ...proxied, session_affinity, session_affinity_ttl }))).toEqual([
        1002,
        '/session_affinity_ttl',
      ]);
    expect(fault(await create({ ...proxied, session_affinity: 'header' }))).toEqual([
      1002,
      '/session_affinity_attributes/headers',
    ]);
  });

  it('a load balancer has a unique name in its zone', async () => {
    const { id } = (await create()).json.result;
    expect(fault(await create())).toEqual([1003, '/name']);
    expect(fault(await create({ name: 'www.example.org' }))).toEqual([1002, '/name']);
    expect((await call('PATCH', `/${id}`, { enabled: false })).json.result).toMatchObject({
      enabled: false,
      default_pools: [pool],
    });
    expect(fault(await call('PATCH', `/${id}`, { fallback_pool: 'none' }))).toEqual([1002, '/fallback_pool']);
  });

  it('a pool cannot be deleted while a load balancer references it', async () => {
    const { id } = (await create()).json.result;
    expect((await account('DELETE', `/pools/${pool}`)).status).toBe(412);
    expect((await account('GET', `/pools/${pool}/references`)).json.result).toEqual([
      { reference_type: 'referrer', resource_type: 'load_balancer', resource_id: id, resource_name: 'www.example.com' },
    ]);
    await call('DELETE', `/${id}`);
    expect((await account('DELETE', `/pools/${pool}`)).status).toBe(200);
  });

  it('load balancers are deleted with their zone, and release their pools', async () => {
    await create();
    await sandbox.call('DELETE', `/zones/${zone}`);
    expect((await account('DELETE', `/pools/${pool}`)).status).toBe(200);
  });

  it('load balancers are found by name, with their references', async () => {
    await create();
    const found = await account('GET', '/search?query=www&references=referral');
    const [first] = Object.values(found.json.result).flat() as Loose[]; // wherever the page holds its items
    expect(first).toMatchObject({ resource_type: 'load_balancer', resource_name: 'www.example.com' });
    expect(first.references).toEqual([
      { reference_type: 'referral', resource_type: 'pool', resource_id: pool, resource_name: 'primary' },
    ]);
    expect((await account('GET', '/usage')).json.result).toMatchObject({ load_balancers: 1, pools: 1, origins: 1 });
  });

  it('monitor groups reference existing monitors, which cannot be deleted meanwhile', async () => {
    const member = { enabled: true, monitoring_only: false, must_be_healthy: true };
    const group = (monitor_id: string): Promise<Answer> =>
      account('POST', '/monitor_groups', { description: 'g', members: [{ ...member, monitor_id }] });
    expect(fault(await group('none'))).toEqual([1002, '/members/0/monitor_id']);
    const monitor = (await account('POST', '/monitors', {})).json.result.id;
    expect((await group(monitor)).status).toBe(200);
    expect((await account('DELETE', `/monitors/${monitor}`)).status).toBe(412);
  });

  it('regions are listed by code and by country', async () => {
    expect((await account('GET', '/regions')).json.result.regions).toHaveLength(13);
    expect((await account('GET', '/regions?country_code_a2=JP')).json.result.regions).toMatchObject([
      { region_code: 'NEAS' },
    ]);
    expect((await account('GET', '/regions/OC')).json.result.regions).toHaveLength(1);
  });
});
