import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../../test/sandbox.ts';

describe('Private networks', () => {
  let sandbox: TestSandbox;
  let tunnel: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}${path}`, body);
  const made = async (path: string, body?: unknown): Promise<Loose> => (await call('POST', path, body)).json.result;
  const result = async (path: string): Promise<Loose> => (await call('GET', path)).json.result;
  const route = (network: string, fields: Record<string, unknown> = {}): Promise<Answer> =>
    call('POST', '/teamnet/routes', { network, tunnel_id: tunnel, ...fields });

  beforeEach(async () => {
    sandbox = testSandbox();
    tunnel = (await made('/cfd_tunnel', { name: 'blog' })).id;
  });

  it('one virtual network is the default, from the start', async () => {
    const [first] = await result('/teamnet/virtual_networks');
    expect(first).toMatchObject({ name: 'default', is_default_network: true });
    expect((await call('DELETE', `/teamnet/virtual_networks/${first.id}`)).status).toBe(400);
    expect((await call('PATCH', `/teamnet/virtual_networks/${first.id}`, { is_default_network: false })).status).toBe(
      400,
    );
    const next = await made('/teamnet/virtual_networks', { name: 'next', is_default_network: true });
    expect((await result('/teamnet/virtual_networks?is_default=true')).map((one: { id: string }) => one.id)).toEqual([
      next.id,
    ]);
    expect((await call('DELETE', `/teamnet/virtual_networks/${first.id}`)).status).toBe(200);
    expect(await result('/teamnet/virtual_networks?is_deleted=false')).toHaveLength(1);
  });

  it('a virtual network has a unique name, and cannot be deleted while it has routes', async () => {
    const { id } = await made('/teamnet/virtual_networks', { name: 'staging' });
    expect((await call('POST', '/teamnet/virtual_networks', { name: 'staging' })).status).toBe(409);
    const { id: routed } = (await route('10.0.0.0/8', { virtual_network_id: id })).json.result;
    expect((await call('DELETE', `/teamnet/virtual_networks/${id}`)).status).toBe(409);
    await call('DELETE', `/teamnet/routes/${routed}`);
    expect((await call('DELETE', `/teamnet/virtual_networks/${id}`)).status).toBe(200);
    expect((await route('10.0.0.0/8', { virtual_network_id: id })).status).toBe(404);
  });

  it('a network is routed once in each virtual network, in normalized form', async () => {
    expect((await route('10.1.2.3/8')).json.result.network).toBe('10.0.0.0/8');
    const again = await route('10.0.0.0/8');
    expect([again.status, again.code]).toEqual([409, 1014]);
    const { id } = await made('/teamnet/virtual_networks', { name: 'staging' });
    expect((await route('10.0.0.0/8', { virtual_network_id: id })).status).toBe(200);
    expect((await route('10.0.0.0/33')).status).toBe(400);
    expect((await route('10.9.0.0/16', { tunnel_id: id })).json.errors?.[0]?.source?.pointer).toBe('/tunnel_id');
  });

  it('the longest prefix wins for an address', async () => {
    await route('10.0.0.0/8');
    const inner = (await route('10.1.0.0/16')).json.result;
    expect(await result('/teamnet/routes/ip/10.1.2.3')).toMatchObject({ id: inner.id, tunnel_name: 'blog' });
    expect((await result('/teamnet/routes/ip/10.2.0.0')).network).toBe('10.0.0.0/8');
    expect((await result('/teamnet/routes/ip/192.0.2.1')).id).toBeUndefined();
    const { id } = await made('/teamnet/virtual_networks', { name: 'staging' });
    const query = `?virtual_network_id=${id}`;
    expect((await result(`/teamnet/routes/ip/10.1.2.3${query}`)).id).toBe(inner.id);
    expect(
      (await result(`/teamnet/routes/ip/10.1.2.3${query}&default_virtual_network_fallback=false`)).id,
    ).toBeUndefined();
    await call('DELETE', `/teamnet/routes/${inner.id}`);
    expect((await result('/teamnet/routes/ip/10.1.2.3')).network).toBe('10.0.0.0/8');
  });

  it('routes are found by networks that they contain or are contained in', async () => {
    for (const network of ['10.0.0.0/8', '10.1.0.0/16', '192.168.0.0/16']) await route(network);
    const networks = async (query: string): Promise<string[]> =>
      (await result(`/teamnet/routes?${query}`)).map((one: { network: string }) => one.network);
    expect(await networks('network_subset=10.0.0.0/8')).toEqual(['10.0.0.0/8', '10.1.0.0/16']);
    expect(await networks('network_superset=10.1.2.0/24')).toEqual(['10.0.0.0/8', '10.1.0.0/16']);
    expect(await networks(`tunnel_id=${tunnel}&per_page=1&page=3`)).toEqual(['192.168.0.0/16']);
  });

  it('the older paths address a route by its network', async () => {
    const path = `/teamnet/routes/network/${encodeURIComponent('10.0.0.0/8')}`;
    const created = await made(path, { tunnel_id: tunnel, comment: 'x' });
    expect(created).toMatchObject({ network: '10.0.0.0/8', comment: 'x' });
    expect((await call('PATCH', path)).json.result.id).toBe(created.id);
    expect((await call('DELETE', path)).json.result.id).toBe(created.id);
    expect((await call('DELETE', path)).status).toBe(404);
  });

  it('a route can be moved, but not onto another', async () => {
    await route('10.0.0.0/8');
    const { id } = (await route('10.1.0.0/16')).json.result;
    expect((await call('PATCH', `/teamnet/routes/${id}`, { network: '10.0.0.0/8' })).code).toBe(1014);
    expect((await call('PATCH', `/teamnet/routes/${id}`, { comment: 'new' })).json.result).toMatchObject({
      network: '10.1.0.0/16',
      comment: 'new',
    });
    await call('DELETE', `/teamnet/routes/${id}`);
    expect((await call('PATCH', `/teamnet/routes/${id}`, { comment: 'x' })).status).toBe(404);
  });

  it('a hostname is routed once', async () => {
    const body = { hostname: 'Office.local', tunnel_id: tunnel };
    const { id, hostname } = await made('/zerotrust/routes/hostname', body);
    expect(hostname).toBe('office.local');
    expect((await call('POST', '/zerotrust/routes/hostname', body)).status).toBe(409);
    expect((await call('POST', '/zerotrust/routes/hostname', { ...body, hostname: 'a b' })).status).toBe(400);
    await call('DELETE', `/zerotrust/routes/hostname/${id}`);
    expect(await result('/zerotrust/routes/hostname')).toEqual([]);
    expect(await result('/zerotrust/routes/hostname?is_deleted=true')).toHaveLength(1);
    expect((await call('POST', '/zerotrust/routes/hostname', body)).status).toBe(200);
  });

  it('device subnets are private and disjoint, and one is the default', async () => {
    const path = '/zerotrust/subnets/warp';
    const first = await made(path, { name: 'a', network: '100.64.0.0/12', is_default_network: true });
    expect(first.capacity).toEqual({ total: 2 ** 20, used: 0 });
    expect((await call('POST', path, { name: 'b', network: '100.64.0.0/16' })).status).toBe(409);
    expect((await call('POST', path, { name: 'b', network: '198.51.100.0/24' })).status).toBe(400);
    expect((await call('DELETE', `${path}/${first.id}`)).status).toBe(400);
    await made(path, { name: 'b', network: '10.9.0.0/16', is_default_network: true });
    expect((await result(`${path}/${first.id}`)).is_default_network).toBe(false);
    expect((await call('DELETE', `${path}/${first.id}`)).status).toBe(200);
  });
});
