import { beforeEach, describe, expect, it } from 'vitest';
import {
  ACCOUNT,
  type Answer,
  createAccount,
  createZone,
  type Loose,
  type TestSandbox,
  testSandbox,
} from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `/accounts/${ACCOUNT}${path}`, body);
const result = async (method: string, path: string, body?: unknown): Promise<Loose> =>
  (await ask(method, path, body)).json.result;

beforeEach(() => {
  sandbox = testSandbox();
});

describe('IAM groups', () => {
  const KEY = `com.cloudflare.api.account.${ACCOUNT}`;

  it('permission groups are the roles of an account', async () => {
    const [admin] = await result('GET', '/iam/permission_groups?label=admin');
    expect(admin.name).toBe('Administrator');
    expect((await result('GET', `/iam/permission_groups/${admin.id}`)).meta.category).toBe('account');
    expect((await ask('GET', `/iam/permission_groups/${'0'.repeat(32)}`)).status).toBe(404);
    const [shield] = await result('GET', '/iam/permission_groups?label=domain_page_shield');
    expect([shield.name, shield.meta.scopes]).toEqual(['Domain Page Shield', 'com.cloudflare.api.account.zone']);
  });

  it('resource groups are within the account, and one covers all of it', async () => {
    const zone = await createZone(sandbox);
    const group = (key: string, object: string) => ({ name: 'mine', scope: { key, objects: [{ key: object }] } });
    const path = '/iam/resource_groups';
    expect((await ask('POST', path, group('com.cloudflare.api.account.x', '*'))).status).toBe(400);
    expect((await ask('POST', path, group(KEY, 'com.cloudflare.api.account.zone.x'))).status).toBe(400);
    const { id } = await result('POST', path, group(KEY, `com.cloudflare.api.account.zone.${zone}`));
    const [whole, own] = await result('GET', path);
    expect([whole.scope.objects[0].key, own.id]).toEqual(['*', id]);
    expect((await ask('DELETE', `${path}/${whole.id}`)).status).toBe(400);
    expect((await ask('POST', path, group(KEY, '*'))).status).toBe(409);
    expect((await result('PUT', `${path}/${id}`, { name: 'other' })).scope.key).toBe(KEY);
  });

  it('user groups have existing policies and members', async () => {
    const [permission] = await result('GET', '/iam/permission_groups');
    const [resource] = await result('GET', '/iam/resource_groups');
    const policy = {
      access: 'allow',
      permission_groups: [{ id: permission.id }],
      resource_groups: [{ id: resource.id }],
    };
    const path = '/iam/user_groups';
    const wrong = { ...policy, permission_groups: [{ id: '0'.repeat(32) }] };
    expect((await ask('POST', path, { name: 'Team', policies: [wrong] })).status).toBe(400);
    const made = await result('POST', path, { name: 'Team', policies: [policy] });
    expect(made.policies[0].permission_groups[0].name).toBe(permission.name);
    expect((await ask('POST', path, { name: 'Team' })).status).toBe(409);
    expect(await result('GET', `${path}?fuzzyName=tea`)).toHaveLength(1);
    const [member] = await result('GET', '/members');
    const members = `${path}/${made.id}/members`;
    expect((await ask('POST', members, [{ id: '0'.repeat(32) }])).status).toBe(400);
    expect((await result('POST', members, [{ id: member.id }]))[0].email).toBe(member.email);
    expect((await ask('POST', members, [{ id: member.id }])).status).toBe(409);
    expect(await result('GET', `${members}?fuzzyEmail=nobody`)).toEqual([]);
    expect((await result('GET', `${members}/${member.id}`)).user.email).toBe(member.email);
    expect(await result('PUT', members, [])).toEqual([]);
    expect((await ask('DELETE', `${members}/${member.id}`)).status).toBe(404);
    await ask('DELETE', `${path}/${made.id}`);
    expect((await ask('GET', members)).status).toBe(404);
  });
});

describe('an SSO connector', () => {
  it('an SSO connector can be enabled once verified, and deleted once disabled', async () => {
    const made = await result('POST', '/sso_connectors', { email_domain: 'Example.com', begin_verification: false });
    const path = `/sso_connectors/${made.id}`;
    expect([made.email_domain, made.verification.status]).toEqual(['example.com', 'awaiting']);
    expect((await ask('POST', '/sso_connectors', { email_domain: 'example.com' })).status).toBe(409);
    await ask('POST', `${path}/begin_verification`);
    expect((await result('GET', path)).verification.status).toBe('pending');
    expect((await ask('PATCH', path, { enabled: true })).status).toBe(400);
    sandbox.clock.advance(60_000);
    expect((await result('PATCH', path, { enabled: true })).enabled).toBe(true);
    expect((await ask('DELETE', path)).status).toBe(409);
    await ask('PATCH', path, { enabled: false });
    expect((await ask('DELETE', path)).status).toBe(200);
  });
});

describe('the domain of an SSO connector', () => {
  const proven = async (domain: string) => {
    const { id, verification } = await result('POST', '/sso_connectors', { email_domain: domain });
    return { path: `/sso_connectors/${id}`, verification };
  };

  it('an SSO domain belongs to one organization', async () => {
    for (const email_domain of ['gmail.com', 'college.edu'])
      expect((await ask('POST', '/sso_connectors', { email_domain })).status).toBe(400);
  });

  it('an SSO domain is verified by a record in a local zone, within two days', async () => {
    const zone = await createZone(sandbox);
    const { path, verification } = await proven('example.com');
    expect(verification.status).toBe('pending');
    sandbox.clock.advance(2 * 86_400_000);
    expect((await result('GET', path)).verification.status).toBe('failed');
    await ask('POST', `${path}/begin_verification`);
    expect((await result('GET', path)).verification.status).toBe('pending');
    const record = { type: 'TXT', name: 'example.com', content: `"${verification.code}"`, ttl: 1 };
    await sandbox.call('POST', `/zones/${zone}/dns_records`, record);
    expect((await result('GET', path)).verification.status).toBe('verified');
  });

  it('an SSO domain is enabled in one account at a time', async () => {
    const other = await createAccount(sandbox);
    const ours = await proven('example.net');
    const theirs = (await sandbox.call('POST', `/accounts/${other}/sso_connectors`, { email_domain: 'example.net' }))
      .json.result.id;
    sandbox.clock.advance(60_000);
    expect((await ask('PATCH', ours.path, { enabled: true })).status).toBe(200);
    const enable = () => sandbox.call('PATCH', `/accounts/${other}/sso_connectors/${theirs}`, { enabled: true });
    expect((await enable()).status).toBe(409);
    await ask('PATCH', ours.path, { enabled: false });
    expect((await enable()).status).toBe(200);
  });
});

describe('an OAuth client', () => {
  const client = {
    client_name: 'App',
    grant_types: ['authorization_code'],
    redirect_uris: ['https://app.example.com/back'],
    response_types: ['code'],
    scopes: ['user-details.read'],
    token_endpoint_auth_method: 'client_secret_basic',
  };

  it('an OAuth client shows its secret once, and can rotate it', async () => {
    const { client_id, client_secret } = await result('POST', '/oauth_clients', client);
    expect(client_secret).toHaveLength(64);
    const path = `/oauth_clients/${client_id}`;
    expect((await result('GET', path)).client_secret).toBeUndefined();
    const rotated = await result('POST', `${path}/rotate_secret`);
    expect(rotated.client_secret).not.toBe(client_secret);
    expect((await result('GET', path)).has_rotated_secret).toBe(true);
    expect((await ask('POST', `${path}/rotate_secret`)).status).toBe(409);
    await ask('DELETE', `${path}/rotate_secret`);
    expect((await ask('DELETE', `${path}/rotate_secret`)).status).toBe(404);
    expect((await ask('DELETE', path)).status).toBe(200);
  });

  it('redirect URIs use TLS, or the loopback interface', async () => {
    const create = (uri: string, more: object = {}) =>
      ask('POST', '/oauth_clients', { ...client, redirect_uris: [uri], ...more });
    expect((await create('http://app.example.com')).status).toBe(400);
    const local = await create('http://localhost:8976/back', { token_endpoint_auth_method: 'none' });
    expect(local.json.result.client_secret).toBeUndefined();
    expect((await ask('POST', `/oauth_clients/${local.json.result.client_id}/rotate_secret`)).status).toBe(400);
    const scopes = (await sandbox.call('GET', '/oauth/scopes')).json.result;
    const known = { id: 'user-details.read', name: 'User Details Read', category: 'account_and_billing', scopes: [] };
    expect(scopes).toContainEqual(known);
    expect(scopes.map((one: Loose) => one.id)).toContain('workers-scripts.write');
  });

  it('an OAuth client uses the authorization code flow', async () => {
    expect((await ask('POST', '/oauth_clients', { ...client, grant_types: ['refresh_token'] })).status).toBe(400);
  });

  it('an OAuth client becomes public, permanently, once its home page is verified', async () => {
    const { client_id } = await result('POST', '/oauth_clients', client);
    const path = `/oauth_clients/${client_id}`;
    const publish = () => ask('PATCH', path, { visibility: 'public' });
    expect((await publish()).status).toBe(400);
    const pages = { logo_uri: 'https://app.example.com/logo.png', client_uri: 'https://app.example.com/' };
    const { client_uri_verification } = await result('PATCH', path, pages);
    expect(client_uri_verification.status).toBe('pending');
    expect(client_uri_verification.text).toMatch(/^cloudflare_oauth_client_publisher=/);
    expect((await publish()).status).toBe(400);
    sandbox.clock.advance(60_000);
    expect((await publish()).json.result.promoted_at).toBeDefined();
    expect((await ask('PATCH', path, { client_uri: 'https://other.example/' })).status).toBe(400);
    expect((await ask('PATCH', path, { client_uri: 'https://app.example.com/home' })).status).toBe(200);
  });
});
