import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('Magic WAN', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/magic${path}`, body);
  const made = async (path: string, body: unknown): Promise<Loose> => (await call('POST', path, body)).json.result;
  const result = async (path: string): Promise<Loose> => (await call('GET', path)).json.result;
  const gre = {
    name: 'gre_1',
    cloudflare_gre_endpoint: '203.0.113.1',
    customer_gre_endpoint: '203.0.113.2',
    interface_address: '10.1.0.1/30',
  };

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('routes are changed together, and deleted together', async () => {
    const route = { prefix: '10.20.0.0/24', nexthop: '10.1.0.2', priority: 100 };
    const one = await made('/routes', route);
    const other = await made('/routes', { ...route, prefix: '10.21.0.0/24', description: 'second' });
    const both = [
      { ...route, id: one.id, priority: 50 },
      { ...route, id: other.id, priority: 60, prefix: '10.20.1.0/24' },
    ];
    expect((await call('PUT', '/routes', { routes: both })).json.result.modified_routes).toHaveLength(2);
    const { routes } = await result('/routes');
    expect(routes.map((found: Loose) => [found.prefix, found.priority, found.description])).toEqual([
      ['10.20.0.0/24', 50, undefined],
      ['10.20.1.0/24', 60, undefined],
    ]);
    expect((await call('DELETE', `/routes/${one.id}`)).json.result.deleted_route.id).toBe(one.id);
    expect((await call('DELETE', '/routes')).json.result.deleted_routes).toHaveLength(1);
    expect((await result('/routes')).routes).toEqual([]);
  });

  it('a site has one configuration per app', async () => {
    const site = await made('/sites', { name: 'Lisbon' });
    const app = await made('/apps', { name: 'Wiki', type: 'Collaboration', hostnames: ['wiki.example.com'] });
    for (const wrong of [{ ip_subnets: ['2001:db8::/32'] }, { hostnames: ['no host'] }])
      expect((await call('POST', '/apps', { name: 'Other', type: 'Collaboration', ...wrong })).status).toBe(400);
    // As the page has it: a name and a type.
    expect((await call('POST', '/apps', { name: 'Bare', type: 'File Sharing' })).status).toBe(201);
    expect(await result('/apps')).toHaveLength(3);
    const configs = `/sites/${site.id}/app_configs`;
    const config = { account_app_id: app.account_app_id, breakout: true };
    const { id } = await made(configs, config);
    expect((await call('POST', configs, config)).status).toBe(409);
    expect((await call('POST', configs, { managed_app_id: 'none' })).status).toBe(404);
    expect((await call('DELETE', `/apps/${app.account_app_id}`)).status).toBe(409);
    expect((await call('PATCH', `${configs}/${id}`, { priority: 1 })).json.result).toMatchObject({
      ...config,
      priority: 1,
    });
    expect(await result(configs)).toHaveLength(1);
  });

  it('a site exports flows to one collector', async () => {
    const { id } = await made('/sites', { name: 'Lisbon' });
    const path = `/sites/${id}/netflow_config`;
    expect((await call('GET', path)).status).toBe(404);
    expect(await made(path, { collector_ip: '192.0.2.20' })).toMatchObject({ collector_port: 2055 });
    expect((await call('POST', path, { collector_ip: '192.0.2.20' })).status).toBe(409);
    expect((await call('PATCH', path, { sampling_rate: 1 })).json.result.sampling_rate).toBe(1);
    await call('DELETE', path);
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('PATCH', path, { sampling_rate: 1 })).status).toBe(404);
    const put = await call('PUT', path, { collector_ip: '162.159.65.1' });
    expect(put.json.result).toMatchObject({ collector_ip: '162.159.65.1', collector_port: 2055 });
    expect(await result(path)).toMatchObject({ collector_ip: '162.159.65.1' });
  });

  it('a connector belongs to one device, and has a window for upgrades', async () => {
    const connector = await made('/connectors', { device: { provision_license: true } });
    expect(connector).toMatchObject({ activated: false, timezone: 'UTC', device: { type: 'LICENSED' } });
    expect(connector.license_key).toMatch(/^\w+$/);
    const path = `/connectors/${connector.id}`;
    expect((await result(path)).license_key).toBeUndefined();
    expect((await call('PATCH', path, { timezone: 'Nowhere/None' })).status).toBe(400);
    expect((await call('PATCH', path, { interrupt_window_embargo_dates: ['2026-02-30'] })).status).toBe(400);
    expect((await call('POST', '/connectors', { device: {} })).status).toBe(400);
    await made('/connectors', { device: { serial_number: 'A1' } });
    expect((await call('POST', '/connectors', { device: { serial_number: 'A1' } })).status).toBe(409);
    expect(await result('/connectors?device_type=MANAGED')).toHaveLength(1);
    await made('/sites', { name: 'Lisbon', connector_id: connector.id });
    expect((await call('DELETE', path)).status).toBe(409);
    expect(await made(`${path}/interrupts`, { reboot: {} })).toMatchObject({ reboot: { purge: false } });
    expect((await call('POST', `${path}/interrupts`, { reboot: {}, shutdown: {} })).status).toBe(400);
    expect(await result(`${path}/interrupts`)).toHaveLength(1);
  });

  it('groups and ramps contain existing tunnels', async () => {
    const { id } = await made('/gre_tunnels', gre);
    const group = await made('/redundancy_groups', { name: 'pair', members: [{ id, type: 'gre' }] });
    const { member_data } = await result(`/redundancy_groups/${group.id}`);
    expect(member_data).toMatchObject([{ type: 'gre', data: { name: 'gre_1' } }]);
    const wrong = { name: 'other', members: [{ id, type: 'ipsec' }] };
    expect((await call('POST', '/redundancy_groups', wrong)).status).toBe(404);
    expect((await call('DELETE', `/redundancy_groups/${group.id}`)).json.result.deleted).toBe(true);

    const [site] = await made('/cf1_sites', [{ name: 'Lisbon' }]);
    expect((await call('POST', '/cf1_sites', [{ name: 'Porto' }, { name: 'Lisbon' }])).status).toBe(409);
    expect(await result('/cf1_sites')).toHaveLength(1);
    const ramps = `/cf1_sites/${site.id}/ramps`;
    const [ramp] = await made(ramps, [{ source_ramp_id: id, type: 'gre' }]);
    expect(ramp).toMatchObject({ name: 'gre_1', type: 'gre' });
    expect((await call('POST', ramps, [{ source_ramp_id: id, type: 'gre' }])).status).toBe(409);
    await call('DELETE', `/cf1_sites/${site.id}`);
    expect((await call('GET', ramps)).status).toBe(404);
  });

  it('BGP has network filters, and one AS number', async () => {
    const profile = { name: 'branch', match_action: 'allow', targets: ['192.0.2.0/24'] };
    const { id } = await made('/bgp/filter_profiles', profile);
    expect(
      (await call('POST', '/bgp/filter_profiles', { ...profile, name: 'x', targets: ['192.0.2.1/24'] })).status,
    ).toBe(400);
    const put = await call('PUT', `/bgp/filter_profiles/${id}`, { match_action: 'deny' });
    expect(put.json.result).toMatchObject({ ...profile, match_action: 'deny' });
    expect(await result('/bgp/settings')).toMatchObject({
      cloudflare_asn: 13_335,
      redistribute: { 'static:wan': false },
    });
    const settings = (await call('PUT', '/bgp/settings', { cloudflare_asn: 64_512 })).json.result;
    expect(settings).toMatchObject({ cloudflare_asn: 64_512, redistribute: { 'static:wan': false } });
    for (const cloudflare_asn of [13_335, 65_534])
      expect((await call('PUT', '/bgp/settings', { cloudflare_asn })).json.result).toMatchObject({ cloudflare_asn });
    for (const cloudflare_asn of [1, 13_334, 64_511, 65_535, 4_200_000_000])
      expect((await call('PUT', '/bgp/settings', { cloudflare_asn })).status).toBe(400);
  });
});
