import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `/accounts/${ACCOUNT}${path}`, body);
const result = async (method: string, path: string, body?: unknown): Promise<Loose> =>
  (await ask(method, path, body)).json.result;

beforeEach(() => {
  sandbox = testSandbox();
});

describe('groups of IAM', () => {
  const KEY = `com.cloudflare.api.account.${ACCOUNT}`;

  it('of permissions are the roles of an account', async () => {
    const [admin] = await result('GET', '/iam/permission_groups?label=administrator');
    expect(admin.name).toBe('Administrator');
    expect((await result('GET', `/iam/permission_groups/${admin.id}`)).meta.category).toBe('account');
    expect((await ask('GET', `/iam/permission_groups/${'0'.repeat(32)}`)).status).toBe(404);
  });

  it('of resources are within the account, which has one for all', async () => {
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

  it('of users have policies and members that are there', async () => {
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
  it('is enabled once it is verified, and deleted once it is not enabled', async () => {
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

describe('an OAuth client', () => {
  const client = {
    client_name: 'App',
    grant_types: ['authorization_code'],
    redirect_uris: ['https://app.example.com/back'],
    response_types: ['code'],
    scopes: ['account:read'],
    token_endpoint_auth_method: 'client_secret_basic',
  };

  it('shows its secret once, and rotates it', async () => {
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
    expect((await result('PATCH', path, { visibility: 'public' })).promoted_at).toBeDefined();
    expect((await ask('DELETE', path)).status).toBe(200);
  });

  it('is sent back over TLS, or to this machine', async () => {
    const create = (uri: string, more: object = {}) =>
      ask('POST', '/oauth_clients', { ...client, redirect_uris: [uri], ...more });
    expect((await create('http://app.example.com')).status).toBe(400);
    const local = await create('http://localhost:8976/back', { token_endpoint_auth_method: 'none' });
    expect(local.json.result.client_secret).toBeUndefined();
    expect((await ask('POST', `/oauth_clients/${local.json.result.client_id}/rotate_secret`)).status).toBe(400);
    const scopes = (await sandbox.call('GET', '/oauth/scopes')).json.result;
    expect(scopes.map((one: Loose) => one.id)).toContain('workers_scripts:write');
  });
});
