import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('Magic Transit and Magic WAN', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/magic${path}`, body);
  const made = async (path: string, body?: unknown): Promise<Loose> => (await call('POST', path, body)).json.result;
  const result = async (path: string): Promise<Loose> => (await call('GET', path)).json.result;
  const pointer = (answer: Answer): unknown => answer.json.errors?.[0]?.source?.pointer;
  const gre = {
    name: 'gre_1',
    cloudflare_gre_endpoint: '203.0.113.1',
    customer_gre_endpoint: '203.0.113.2',
    interface_address: '10.1.0.1/30',
  };
  const ipsec = { name: 'ipsec_1', cloudflare_endpoint: '203.0.113.1', interface_address: '10.1.0.8/31' };

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('a tunnel has two endpoints in a network of /30 or /31', async () => {
    for (const interface_address of [
      '10.1.0.1',
      '10.1.0.1/29',
      '10.1.0.0/30',
      '10.1.0.3/30',
      'x/31',
      '2001:db8::/127',
    ]) {
      expect(pointer(await call('POST', '/gre_tunnels', { ...gre, interface_address }))).toBe('/interface_address');
    }
    const wrong = { name: 'a name', interface_address6: '2001:db8::/64', mtu: 9000, ttl: 300 };
    for (const [name, value] of Object.entries(wrong)) {
      expect(pointer(await call('POST', '/gre_tunnels', { ...gre, [name]: value }))).toBe(`/${name}`);
    }
    expect(await made('/gre_tunnels', gre)).toMatchObject({
      ...gre,
      mtu: 1476,
      ttl: 64,
      health_check: { rate: 'mid' },
    });
  });

  it('tunnels of both kinds have unique names and interface addresses', async () => {
    await made('/gre_tunnels', gre);
    expect(pointer(await call('POST', '/ipsec_tunnels', { ...ipsec, name: 'gre_1' }))).toBe('/name');
    expect(pointer(await call('POST', '/ipsec_tunnels', { ...ipsec, interface_address: '10.1.0.2/31' }))).toBe(
      '/interface_address',
    );
    const { id } = await made('/ipsec_tunnels', ipsec);
    const moved = await call('PUT', `/ipsec_tunnels/${id}`, { ...ipsec, interface_address: '10.1.0.10/31' });
    expect(moved.json.result).toMatchObject({
      modified: true,
      modified_ipsec_tunnel: { id, interface_address: '10.1.0.10/31' },
    });
  });

  it('a request with validate_only is checked and changes nothing', async () => {
    const { id } = await made('/gre_tunnels', gre);
    expect((await call('DELETE', `/gre_tunnels/${id}?validate_only=true`)).status).toBe(200);
    expect((await call('PUT', `/gre_tunnels/${id}?validate_only=true`, { ...gre, mtu: 1300 })).status).toBe(200);
    expect((await call('PUT', `/gre_tunnels/${id}?validate_only=true`, { ...gre, mtu: 9000 })).status).toBe(400);
    expect((await result(`/gre_tunnels/${id}`)).gre_tunnel).toMatchObject({ id, mtu: 1476 });
  });

  it('several tunnels are changed together, or none', async () => {
    const { id } = await made('/gre_tunnels', gre);
    const other = await made('/gre_tunnels', { ...gre, name: 'gre_2', interface_address: '10.1.0.5/30' });
    const renamed = { ...gre, id, name: 'renamed' };
    const refused = await call('PUT', '/gre_tunnels', {
      gre_tunnels: [renamed, { ...gre, id: other.id, name: 'renamed' }],
    });
    expect(refused.status).toBe(409);
    expect((await result(`/gre_tunnels/${id}`)).gre_tunnel.name).toBe('gre_1');
    const done = await call('PUT', '/gre_tunnels', { gre_tunnels: [renamed] });
    expect(done.json.result).toMatchObject({ modified: true, modified_gre_tunnels: [{ name: 'renamed' }] });
  });

  it('a pre-shared key is shown once, when it is generated', async () => {
    const created = await call('POST', '/ipsec_tunnels', { ...ipsec, psk: 'my-own-key-of-some-length' });
    expect(created.text).not.toContain('my-own-key');
    const { id } = created.json.result;
    sandbox.clock.advance(1_000);
    const { psk, psk_metadata } = await made(`/ipsec_tunnels/${id}/psk_generate`, {});
    expect(Buffer.from(psk, 'base64url')).toHaveLength(48);
    const shown = await call('GET', `/ipsec_tunnels/${id}`);
    expect(shown.json.result.ipsec_tunnel.psk_metadata).toEqual(psk_metadata);
    expect(shown.text).not.toContain(psk);
    const state = Buffer.from(await sandbox.emulator.snapshot());
    expect([state.includes('ipsec_1'), state.includes('my-own-key'), state.includes(psk)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('pre-shared keys are set individually, and the response lists failures', async () => {
    const { id } = await made('/ipsec_tunnels', ipsec);
    const body = {
      psks: [
        { id, psk: 'k'.repeat(32) },
        { id: 'none', psk: 'k'.repeat(32) },
      ],
    };
    const set = await made('/ipsec_tunnels/psk', body);
    expect([Object.keys(set.successfully_applied_psks), Object.keys(set.unapplied_psks)]).toEqual([[id], ['none']]);
  });

  it('a tunnel cannot be deleted while it is the next hop of a route', async () => {
    const { id } = await made('/gre_tunnels', gre);
    const route = await made('/routes', { prefix: '192.168.0.0/24', nexthop: '10.1.0.2', priority: 100 });
    expect((await call('DELETE', `/gre_tunnels/${id}`)).status).toBe(409);
    await call('DELETE', `/routes/${route.id}`);
    expect((await call('DELETE', `/gre_tunnels/${id}`)).json.result).toMatchObject({
      deleted: true,
      deleted_gre_tunnel: { id },
    });
    expect((await call('GET', `/gre_tunnels/${id}`)).status).toBe(404);
  });

  it('a route has a normalized prefix and a next hop, and is unique', async () => {
    const route = { prefix: '192.168.0.0/24', nexthop: '10.1.0.2', priority: 100 };
    expect(pointer(await call('POST', '/routes', { ...route, prefix: '192.168.0.1/24' }))).toBe('/prefix');
    expect(pointer(await call('POST', '/routes', { ...route, prefix: '192.168.0.0' }))).toBe('/prefix');
    for (const nexthop of ['2001:db8::1', '10.1.0.0/24', 'x']) {
      expect(pointer(await call('POST', '/routes', { ...route, nexthop }))).toBe('/nexthop');
    }
    const { id } = await made('/routes', route);
    expect((await call('POST', '/routes', route)).status).toBe(409);
    expect((await call('POST', '/routes', { ...route, priority: 200 })).status).toBe(200);
    expect((await call('PUT', `/routes/${id}`, { ...route, priority: 200 })).status).toBe(409);
    expect((await result('/routes')).routes).toHaveLength(2);
  });

  it('a connector belongs to one site', async () => {
    const site = { name: 'one', connector_id: 'a', secondary_connector_id: 'b' };
    const { id } = await made('/sites', site);
    expect(pointer(await call('POST', '/sites', { ...site, connector_id: 'c' }))).toBe('/name');
    expect(pointer(await call('POST', '/sites', { name: 'two', connector_id: 'b' }))).toBe('/connector_id');
    expect(pointer(await call('POST', '/sites', { name: 'two', connector_id: 'c', secondary_connector_id: 'c' }))).toBe(
      '/secondary_connector_id',
    );
    expect((await call('PUT', `/sites/${id}`, site)).status).toBe(200);
  });

  it('networks of a site have unique ports and ranges, and are deleted with the site', async () => {
    const { id } = await made('/sites', { name: 'one' });
    const lan = { name: 'a', physport: 1, vlan_tag: 10, static_addressing: { address: '192.168.1.0/24' } };
    const [first] = await made(`/sites/${id}/lans`, lan);
    expect(pointer(await call('POST', `/sites/${id}/lans`, { ...lan, name: 'b' }))).toBe('/physport');
    const other = { ...lan, name: 'b', vlan_tag: 11 };
    expect(pointer(await call('POST', `/sites/${id}/lans`, other))).toBe('/static_addressing/address');
    const [second] = await made(`/sites/${id}/lans`, { ...other, static_addressing: { address: '192.168.2.0/24' } });
    expect((await call('PATCH', `/sites/${id}/lans/${second.id}`, { vlan_tag: 10 })).status).toBe(409);
    expect((await call('PATCH', `/sites/${id}/lans/${first.id}`, { name: 'c' })).status).toBe(200);
    expect((await call('POST', '/sites/none/lans', lan)).status).toBe(404);
    await made(`/sites/${id}/wans`, { physport: 2, name: 'w' });
    expect((await call('POST', `/sites/${id}/wans`, { physport: 2, name: 'x' })).status).toBe(409);
    await call('DELETE', `/sites/${id}`);
    expect((await call('GET', `/sites/${id}/lans`)).status).toBe(404);
  });

  it('a LAN cannot be deleted while an ACL references it', async () => {
    const { id } = await made('/sites', { name: 'one' });
    const [lan] = await made(`/sites/${id}/lans`, { name: 'a', physport: 1 });
    const acl = { name: 'acl', lan_1: { lan_id: lan.id }, lan_2: { lan_id: 'other' } };
    const { id: rule } = await made(`/sites/${id}/acls`, acl);
    expect((await call('POST', `/sites/${id}/acls`, acl)).status).toBe(409);
    expect(
      pointer(
        await call('POST', `/sites/${id}/acls`, { ...acl, name: 'b', lan_1: { lan_id: lan.id, ports: [70_000] } }),
      ),
    ).toBe('/lan_1/ports');
    expect((await call('DELETE', `/sites/${id}/lans/${lan.id}`)).status).toBe(409);
    await call('DELETE', `/sites/${id}/acls/${rule}`);
    expect((await call('DELETE', `/sites/${id}/lans/${lan.id}`)).status).toBe(200);
  });

  it('the resources of a cloud are discovered over time', async () => {
    const { id, state } = await made('/cloud/providers', { cloud_type: 'AWS', friendly_name: 'a' });
    await made('/cloud/providers', { cloud_type: 'AZURE', friendly_name: 'b' });
    expect(state).not.toBe('SUCCEEDED');
    expect((await call('POST', `/cloud/providers/${id}/discover`)).status).toBe(202);
    expect((await result(`/cloud/providers/${id}`)).state).toBe('DISCOVERING');
    await call('POST', '/cloud/providers/discover');
    sandbox.clock.advance(60_000);
    const states = (await result('/cloud/providers')).map((one: { state: string }) => one.state);
    expect(states).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    expect((await call('POST', '/cloud/providers/f174e90a-fafe-4643-bbbc-4a0ed4fc8415/discover')).status).toBe(404);
  });

  it('an on-ramp is planned, applied over time, and exported', async () => {
    const ramp = {
      name: 'r',
      type: 'OnrampTypeSingle',
      cloud_type: 'AWS',
      dynamic_routing: true,
      install_routes_in_cloud: true,
      install_routes_in_magic_wan: true,
    };
    expect(pointer(await call('POST', '/cloud/onramps', ramp))).toBe('/vpc');
    const vpc = 'f1a4e05c-9b7d-4a21-860e-3f5d7c2b1a90';
    const { id } = await made('/cloud/onramps', { ...ramp, vpc });
    const path = `/cloud/onramps/${id}`;
    expect((await call('POST', `${path}/apply`)).status).toBe(400);
    expect((await call('POST', `${path}/plan`)).json.success).toBe(true);
    expect((await result(path)).last_planned_at).toBeUndefined();
    sandbox.clock.advance(30_000);
    expect(Date.parse((await result(path)).last_planned_at)).toBe(sandbox.clock.now());
    expect((await call('POST', `${path}/apply`)).status).toBe(202);
    sandbox.clock.advance(30_000);
    expect(Date.parse((await result(path)).last_applied_at)).toBe(sandbox.clock.now());
    const file = await call('POST', `${path}/export`);
    expect([file.status, file.text.includes(`vpc = "${vpc}"`)]).toEqual([201, true]);
  });
});
