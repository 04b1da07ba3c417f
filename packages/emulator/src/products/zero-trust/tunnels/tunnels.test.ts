import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../../test/sandbox.ts';
import { manualClock } from '../../../state/clock.ts';
import { createSandbox } from '../../../state/sandbox.ts';
import { tunnels } from './tunnels.ts';

const secret = Buffer.alloc(32, 1).toString('base64');

describe('Cloudflare Tunnel', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}${path}`, body);
  const made = async (path: string, body?: unknown): Promise<Loose> => (await call('POST', path, body)).json.result;
  const result = async (path: string): Promise<Loose> => (await call('GET', path)).json.result;

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('a new tunnel is inactive, and only its token contains the secret', async () => {
    const created = await call('POST', '/cfd_tunnel', { name: 'blog', tunnel_secret: secret });
    expect(created.json.result).toMatchObject({
      name: 'blog',
      status: 'inactive',
      tun_type: 'cfd_tunnel',
      connections: [],
      deleted_at: null,
      conns_active_at: null,
    });
    const { id, created_at, conns_inactive_at } = created.json.result;
    expect(conns_inactive_at).toBe(created_at);
    for (const path of ['/cfd_tunnel', `/cfd_tunnel/${id}`, '/tunnels']) {
      expect((await call('GET', path)).text).not.toContain(secret);
    }
    expect(created.text).not.toContain(secret);
    const token = JSON.parse(Buffer.from(await result(`/cfd_tunnel/${id}/token`), 'base64').toString());
    expect(token).toEqual({ a: ACCOUNT, t: id, s: secret });
  });

  it('a secret has 32 bytes, and is generated if missing', async () => {
    for (const tunnel_secret of ['c2hvcnQ=', 'not base64 but long enough to be a secret of 32 bytes']) {
      expect((await call('POST', '/cfd_tunnel', { name: 'x', tunnel_secret })).json.errors?.[0]?.source?.pointer).toBe(
        '/tunnel_secret',
      );
    }
    const { id } = await made('/warp_connector', { name: 'x' });
    const { s } = JSON.parse(Buffer.from(await result(`/warp_connector/${id}/token`), 'base64').toString());
    expect(Buffer.from(s, 'base64')).toHaveLength(32);
    await call('PATCH', `/warp_connector/${id}`, { tunnel_secret: secret });
    expect(Buffer.from(await result(`/warp_connector/${id}/token`), 'base64').toString()).toContain(secret);
  });

  it('names are unique among tunnels that are not deleted', async () => {
    const { id } = await made('/cfd_tunnel', { name: 'blog' });
    const again = await call('POST', '/cfd_tunnel', { name: 'blog' });
    expect([again.status, again.code]).toEqual([409, 1013]);
    const other = await made('/cfd_tunnel', { name: 'shop' });
    expect((await call('PATCH', `/cfd_tunnel/${other.id}`, { name: 'blog' })).code).toBe(1013);
    await call('DELETE', `/cfd_tunnel/${id}`);
    expect((await call('PATCH', `/cfd_tunnel/${other.id}`, { name: 'blog' })).json.result.name).toBe('blog');
  });

  it('a deleted tunnel can be shown and filtered, and has no token', async () => {
    const { id } = await made('/cfd_tunnel', { name: 'blog' });
    await made('/cfd_tunnel', { name: 'shop' });
    expect((await call('DELETE', `/cfd_tunnel/${id}`)).json.result.deleted_at).toBeTypeOf('string');
    expect((await result(`/cfd_tunnel/${id}`)).deleted_at).toBeTypeOf('string');
    const names = async (query: string): Promise<string[]> =>
      (await result(`/cfd_tunnel?${query}`)).map((one: { name: string }) => one.name);
    expect([await names(''), await names('is_deleted=false'), await names('is_deleted=true')]).toEqual([
      ['blog', 'shop'],
      ['shop'],
      ['blog'],
    ]);
    expect(await names('include_prefix=b')).toEqual(['blog']);
    expect(await names('exclude_prefix=b')).toEqual(['shop']);
    expect((await call('GET', `/cfd_tunnel/${id}/token`)).status).toBe(404);
  });

  it('tunnels of all kinds are in one list', async () => {
    await made('/cfd_tunnel', { name: 'a' });
    await made('/warp_connector', { name: 'b' });
    expect(await result('/tunnels')).toHaveLength(2);
    expect((await result('/tunnels?tun_types=warp_connector'))[0].name).toBe('b');
  });

  it('a tunnel cannot be deleted while routes lead to it', async () => {
    const { id } = await made('/cfd_tunnel', { name: 'blog' });
    const route = await made('/teamnet/routes', { network: '10.0.0.0/8', tunnel_id: id });
    expect((await call('DELETE', `/cfd_tunnel/${id}`)).code).toBe(1022);
    await call('DELETE', `/teamnet/routes/${route.id}`);
    const host = await made('/zerotrust/routes/hostname', { hostname: 'a.local', tunnel_id: id });
    expect((await call('DELETE', `/cfd_tunnel/${id}`)).code).toBe(1022);
    await call('DELETE', `/zerotrust/routes/hostname/${host.id}`);
    expect((await call('DELETE', `/cfd_tunnel/${id}`)).status).toBe(200);
  });

  it('a tunnel is deleted with its routes on request', async () => {
    const { id } = await made('/cfd_tunnel', { name: 'blog' });
    await made('/teamnet/routes', { network: '10.0.0.0/8', tunnel_id: id });
    expect((await call('DELETE', `/cfd_tunnel/${id}?cascade=true`)).json.result.deleted_at).toBeTypeOf('string');
    expect(await result('/teamnet/routes?is_deleted=false')).toEqual([]);
  });

  it('a tunnel with connections is healthy, and cannot be deleted until they are dropped', () => {
    const state = createSandbox({ clock: manualClock() });
    const segments = ['accounts', 'a', 'cfd_tunnel', 't'];
    const call = (name: string): Loose => {
      const fit = (known: unknown): unknown => known;
      const url = new URL('http://localhost/');
      const parts = { sandbox: state, url, segments, path: { tunnel_id: 't' }, query: {}, fit, now: () => 'now' };
      // The API cannot create connections, so the handlers are called with their data.
      const handlers: Loose = tunnels;
      return handlers[`zeroTrust.tunnels.cloudflared.${name}`](parts);
    };
    state.store.put('/accounts/a/cfd_tunnel', 't', { id: 't', name: 'n', tun_type: 'cfd_tunnel' });
    state.store.put('/accounts/a/cfd_tunnel/t/connections', 'c', { id: 'c', client_id: 'x' });
    expect(call('get')).toMatchObject({ status: 'healthy', connections: [{ id: 'c' }] });
    expect(() => call('delete')).toThrow('active connections');
    expect(call('connections.get').items).toHaveLength(1);
    call('connections.delete');
    expect(call('delete')).toMatchObject({ deleted_at: 'now' });
    state.close();
  });

  it('the last ingress rule matches everything, and no other does', async () => {
    const { id } = await made('/cfd_tunnel', { name: 'blog', config_src: 'cloudflare' });
    const put = (ingress: unknown): Promise<Answer> =>
      call('PUT', `/cfd_tunnel/${id}/configurations`, { config: { ingress } });
    const web = { hostname: 'www.example.com', service: 'http://localhost:80' };
    const rest = { service: 'http_status:404' };
    expect((await put([web])).code).toBe(1056);
    expect((await put([rest, web, rest])).code).toBe(1056);
    expect((await put([web, { ...rest, path: '/x' }])).code).toBe(1056);
    expect((await put([])).code).toBe(1056);
    for (const service of ['localhost:80', 'http_status:99', 7]) expect((await put([{ service }])).code).toBe(1056);
    expect((await put([{ ...web, hostname: 'a.*.com' }, rest])).code).toBe(1056);
    expect((await put([{ ...rest, originRequest: { connectTimeout: 'soon' } }])).code).toBe(1056);
    expect((await put([web, rest])).json.result).toMatchObject({
      version: 1,
      source: 'cloudflare',
      config: { ingress: [web, rest] },
    });
  });

  it('the version of a configuration increases', async () => {
    const { id } = await made('/cfd_tunnel', { name: 'blog' });
    const path = `/cfd_tunnel/${id}/configurations`;
    expect((await result(path)).version).toBe(0);
    for (let count = 0; count < 3; count++)
      await call('PUT', path, { config: { ingress: [{ service: 'hello_sandbox' }] } });
    expect(await result(path)).toMatchObject({ version: 3, tunnel_id: id, account_id: ACCOUNT });
  });

  it('a management token contains the tunnel and an expiry', async () => {
    const { id } = await made('/cfd_tunnel', { name: 'blog' });
    const [, claims = ''] = (await made(`/cfd_tunnel/${id}/management`, { resources: ['logs'] })).split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      tun: { id, account_tag: ACCOUNT },
      resources: ['logs'],
      exp: sandbox.clock.now() / 1000 + 3600,
    });
  });
});
