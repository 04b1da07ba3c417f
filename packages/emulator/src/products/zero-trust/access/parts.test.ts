import { beforeEach, describe, expect, it } from 'vitest';
import {
  ACCOUNT,
  type Answer,
  createZone,
  type Loose,
  type TestSandbox,
  testSandbox,
} from '../../../../test/sandbox.ts';

const NONE = 'e91a2360-da51-4fdf-9711-bcdecd462614';
let sandbox: TestSandbox;
const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `/accounts/${ACCOUNT}${path}`, body);
const get = async (path: string): Promise<Loose> => (await call('GET', path)).json.result;

beforeEach(async () => {
  sandbox = testSandbox();
  await createZone(sandbox);
});

describe('MCP servers', () => {
  const MCP = '/access/ai-controls/mcp';
  const server = (id: string, more: object = {}): Promise<Answer> =>
    call('POST', `${MCP}/servers`, {
      id,
      name: id,
      hostname: 'https://example.com/mcp',
      auth_type: 'unauthenticated',
      ...more,
    });
  const portal = (id: string, more: object = {}): Promise<Answer> =>
    call('POST', `${MCP}/portals`, { id, name: id, hostname: `${id}.example.com`, ...more });

  it('an MCP server is ready shortly after a sync, unless somebody has to sign in first', async () => {
    expect((await server('one')).json.result).toMatchObject({
      status: 'waiting',
      authentication_status: 'not_required',
    });
    sandbox.clock.advance(5000);
    expect((await get(`${MCP}/servers/one`)).status).toBe('ready');
    expect((await call('POST', `${MCP}/servers/one/sync`)).json.result.status).toBe('waiting');
    await server('two', { auth_type: 'oauth' });
    sandbox.clock.advance(5000);
    expect(await get(`${MCP}/servers/two`)).toMatchObject({ status: 'waiting', authentication_status: 'required' });
    expect((await get(`${MCP}/servers?search=TWO`)).map(({ id }: Loose) => id)).toEqual(['two']);
  });

  it('an MCP server has a unique id, and never shows its credentials', async () => {
    expect((await server('a b')).status).toBe(400);
    expect((await server('one', { auth_type: 'bearer' })).status).toBe(400);
    const made = await server('one', { auth_type: 'bearer', auth_credentials: 'hidden' });
    expect([made.status, made.text.includes('hidden')]).toEqual([201, false]);
    expect((await server('one')).status).toBe(409);
    expect((await call('PUT', `${MCP}/servers/one`, { name: 'New' })).json.result.name).toBe('New');
  });

  it('an MCP server is reached through portals, and removed from them when deleted', async () => {
    await server('one');
    const servers = [{ server_id: 'one' }];
    expect((await portal('p', { servers: [{ server_id: 'none' }] })).status).toBe(404);
    expect((await portal('p', { servers: [...servers, ...servers] })).status).toBe(400);
    expect((await portal('p', { servers })).json.result.servers[0]).toMatchObject({ id: 'one', on_behalf: true });
    expect((await portal('q', { hostname: 'P.example.com' })).status).toBe(409);
    const uri = `${MCP}/portals/p/servers/one/effective-redirect-uri`;
    expect((await get(uri)).source).toBe('per_portal');
    await call('PUT', `${MCP}/servers/one`, { is_shared_oauth_callback_enabled: true });
    expect((await get(uri)).source).toBe('shared_mcp22');
    await call('DELETE', `${MCP}/servers/one`);
    expect((await get(`${MCP}/portals/p`)).servers).toEqual([]);
    expect((await call('PUT', `${MCP}/portals/p`, { name: 'P' })).json.result.name).toBe('P');
  });

  it('a portal has at most ten MCP servers, and an account twenty portals', async () => {
    const servers = [];
    for (let index = 0; index < 11; index++) {
      await server(`s${index}`);
      servers.push({ server_id: `s${index}` });
    }
    expect((await portal('many', { servers })).status).toBe(400);
    for (let index = 0; index < 20; index++) expect((await portal(`p${index}`)).status).toBe(201);
    expect((await portal('p20')).status).toBe(400);
    expect((await get(`${MCP}/portals?per_page=50`)).length).toBe(20);
  });
});

describe('Access users', () => {
  it('a user exists after the first sign-in, in sessions and logs alike', async () => {
    const { id } = (await call('POST', '/access/users', { email: 'Ann@example.com', name: 'Ann' })).json.result;
    await call('POST', '/access/users', { email: 'bob@example.com', name: 'Bob' });
    expect((await get('/access/users?search=ann')).map((user: Loose) => user.id)).toEqual([id]);
    const [session] = await get(`/access/users/${id}/active_sessions`);
    const known = await get(`/access/users/${id}/active_sessions/${session.metadata.nonce}`);
    expect(known).toMatchObject({ email: 'Ann@example.com', iat: session.metadata.iat });
    expect((await get(`/access/users/${id}/last_seen_identity`)).iat).toBe(known.iat);
    expect((await get('/access/logs/access_requests')).length).toBe(2);
    expect((await get('/access/logs/access_requests?email=ann@example.com'))[0].user_email).toBe('Ann@example.com');
    expect((await get('/access/logs/access_requests?email=ann@example.com&emailOp=neq')).length).toBe(1);
    expect(await get('/access/logs/access_requests?since=2027-01-01T00:00:00Z')).toEqual([]);
    sandbox.clock.advance(86_400_000);
    expect(await get(`/access/users/${id}/active_sessions`)).toEqual([]);
    expect((await call('GET', `/access/users/${id}/active_sessions/${session.metadata.nonce}`)).status).toBe(404);
    expect(await get(`/access/users/${id}/failed_logins`)).toEqual([]);
    expect((await call('GET', `/access/users/${NONE}/failed_logins`)).status).toBe(404);
  });
});

describe('Access tags', () => {
  it('a tag is renamed in its applications, and removed from them when deleted', async () => {
    await call('POST', '/access/tags', { name: 'red' });
    await call('POST', '/access/tags', { name: 'blue' });
    expect((await call('POST', '/access/tags', { name: 'red' })).status).toBe(409);
    expect((await call('PUT', '/access/tags/red', { name: 'blue' })).status).toBe(409);
    const app = { name: 'A', type: 'self_hosted', domain: 'a.example.com', tags: ['red'] };
    const { id } = (await call('POST', '/access/apps', app)).json.result;
    const tags = async (): Promise<string[]> => (await get(`/access/apps/${id}`)).tags;
    await call('PUT', '/access/tags/red', { name: 'green' });
    expect(await tags()).toEqual(['green']);
    expect((await call('GET', '/access/tags/red')).status).toBe(404);
    await call('DELETE', '/access/tags/green');
    expect(await tags()).toEqual([]);
    expect((await call('DELETE', '/access/tags/green')).status).toBe(404);
  });
});

describe('custom pages of Access', () => {
  const page = { name: 'P', type: 'forbidden', custom_html: '<html><body>No</body></html>' };
  const make = (more: object = {}): Promise<Answer> => call('POST', '/access/custom_pages', { ...page, ...more });

  it('a custom page has a known type, and its HTML is shown individually only', async () => {
    expect((await make({ type: 'party' })).status).toBe(400);
    expect((await make({ custom_html: 'No' })).status).toBe(400);
    const { uid } = (await make()).json.result;
    expect((await make()).status).toBe(409);
    expect((await get(`/access/custom_pages/${uid}`)).custom_html).toBe(page.custom_html);
    expect((await get('/access/custom_pages'))[0].custom_html).toBeUndefined();
    expect((await call('PUT', `/access/custom_pages/${uid}`, { ...page, name: 'Q' })).json.result.name).toBe('Q');
    expect((await call('PUT', `/access/custom_pages/${NONE}`, page)).status).toBe(404);
    const checked = await call('POST', '/access/custom_pages/validate', { template: '<p>No</p>', type: 'login' });
    expect([checked.json.result.errors, checked.json.result.warnings.length]).toEqual([[], 1]);
  });

  it('a custom page cannot be deleted while an application references it', async () => {
    const { uid } = (await make()).json.result;
    const app = { name: 'A', type: 'self_hosted', domain: 'a.example.com', custom_pages: [uid] };
    const { id } = (await call('POST', '/access/apps', app)).json.result;
    expect((await call('DELETE', `/access/custom_pages/${uid}`)).status).toBe(409);
    await call('DELETE', `/access/apps/${id}`);
    expect((await call('DELETE', `/access/custom_pages/${uid}`)).json.result).toEqual({ id: uid });
  });
});

describe('bookmarks, shared providers, targets and authenticators', () => {
  it.each(['POST', 'PUT'])('the deprecated %s makes no bookmark', async (method) => {
    const { status, code } = await call(method, '/access/bookmarks/b', {});
    expect([status, code]).toEqual([404, 11021]);
    expect((await call('GET', '/access/bookmarks')).json.result).toEqual([]);
  });

  it('a provider is shared with other accounts once, unless it is the one-time PIN', async () => {
    const provider = async (type: string, config: object): Promise<string> =>
      (await call('POST', '/access/identity_providers', { name: type, type, config })).json.result.id;
    const pin = await provider('onetimepin', {});
    const github = await provider('github', { client_id: 'c', client_secret: 's' });
    const grant = (idp_id: string): Promise<Answer> => call('POST', '/access/idp_federation_grants', { idp_id });
    expect([(await grant(pin)).status, (await grant(NONE)).status]).toEqual([400, 404]);
    expect((await grant(github)).json.result.idp_id).toBe(github);
    expect((await grant(github)).status).toBe(409);
  });

  it('targets are found by name, address and time', async () => {
    const add = (hostname: string, ip_addr: string): Promise<Answer> =>
      call('POST', '/infrastructure/targets', { hostname, ip: { ipv4: { ip_addr } } });
    await add('web', '10.0.0.1');
    sandbox.clock.advance(1000);
    await add('database', '10.0.0.20');
    const names = async (query: string): Promise<string[]> =>
      (await get(`/infrastructure/targets?${query}`)).map(({ hostname }: Loose) => hostname);
    expect(await names('order=hostname')).toEqual(['database', 'web']);
    expect(await names('hostname_contains=data')).toEqual(['database']);
    expect(await names('hostname=web')).toEqual(['web']);
    expect(await names('ip_v4=10.0.0.1')).toEqual(['web']);
    expect(await names('ipv4_start=10.0.0.10&ipv4_end=10.0.0.30')).toEqual(['database']);
    expect(await names('created_after=2026-01-01T00:00:00.500Z')).toEqual(['database']);
  });

  it('authenticator models have ids', async () => {
    expect((await get('/access/authenticator_device_aaguids'))[0].name).toBe('YubiKey 5 Series');
  });
});
