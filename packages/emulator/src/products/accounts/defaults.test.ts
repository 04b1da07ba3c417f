import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const ADMINISTRATOR = '05784afa30c1afe1440e79d9351c7430';
const SUPER_ADMINISTRATOR = '33666b9c79b9a5273fc7344ff42f953d';
const MEMBERS = `/accounts/${ACCOUNT}/members`;

describe('accounts and their members', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> => sandbox.call(method, path, body);
  const invite = (email: string, more: object = {}): Promise<Answer> =>
    call('POST', MEMBERS, { email, roles: [ADMINISTRATOR], ...more });

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('an account keeps its id, type and creation time when it is edited', async () => {
    const made = (await call('POST', '/accounts', { name: 'Second', type: 'enterprise' })).json.result;
    const path = `/accounts/${made.id}`;
    const changed = await call('PUT', path, {
      id: made.id,
      name: 'Other',
      type: 'standard',
      settings: { enforce_twofactor: true },
    });
    expect(changed.json.result).toEqual({ ...made, name: 'Other', settings: { enforce_twofactor: true } });
    expect((await call('PUT', path, { id: made.id, name: ' ', type: 'standard' })).status).toBe(400);
    expect((await call('GET', '/accounts?name=Other')).json.result).toHaveLength(1);
  });

  it('an account is deleted with its zones and everything in it', async () => {
    const { id } = (await call('POST', '/accounts', { name: 'Second' })).json.result;
    const zone = (await call('POST', '/zones', { name: 'a.com', account: { id } })).json.result.id;
    await call('POST', `/accounts/${id}/storage/kv/namespaces`, { title: 'one' });
    expect((await call('DELETE', `/accounts/${id}`)).json.result).toEqual({ id });
    expect((await call('GET', `/zones/${zone}`)).status).toBe(404);
    for (const path of [`/accounts/${id}/storage/kv/namespaces`, `/accounts/${id}`])
      expect((await call('GET', path)).code).toBe(9109);
    expect((await call('GET', '/accounts')).json.result).toHaveLength(1);
  });

  it('roles of an account are available by name and by id', async () => {
    const roles = (await call('GET', `/accounts/${ACCOUNT}/roles?per_page=50`)).json.result;
    expect(roles[0]).toMatchObject({ id: SUPER_ADMINISTRATOR, permissions: { billing: { read: true, write: true } } });
    expect((await call('GET', `/accounts/${ACCOUNT}/roles/${roles[3].id}`)).json.result).toEqual(roles[3]);
    expect((await call('GET', `/accounts/${ACCOUNT}/roles/${'0'.repeat(32)}`)).status).toBe(404);
  });

  it('a member is invited once, with existing roles', async () => {
    const made = await invite('One@Example.com');
    expect(made.json.result).toMatchObject({
      email: 'one@example.com',
      status: 'pending',
      roles: [{ id: ADMINISTRATOR }],
    });
    expect((await invite('one@example.com')).status).toBe(400);
    expect((await invite('two@example.com', { roles: ['nope'] })).json.errors?.[0]?.source?.pointer).toBe('/roles/0');
    expect((await invite('no address')).json.errors?.[0]?.source?.pointer).toBe('/email');
    expect((await call('GET', `${MEMBERS}?status=pending`)).json.result).toHaveLength(1);
    expect((await call('GET', MEMBERS)).json.result).toHaveLength(2);
  });

  it('roles of a member can be changed, and a member can be removed', async () => {
    const { id } = (await invite('one@example.com')).json.result;
    const changed = await call('PUT', `${MEMBERS}/${id}`, { roles: [{ id: SUPER_ADMINISTRATOR }] });
    expect(changed.json.result.roles).toMatchObject([{ id: SUPER_ADMINISTRATOR }]);
    expect((await call('DELETE', `${MEMBERS}/${id}`)).json.result).toEqual({ id });
    expect((await call('GET', `${MEMBERS}/${id}`)).status).toBe(404);
  });

  it('the last Super Administrator cannot be removed', async () => {
    const [owner] = (await call('GET', MEMBERS)).json.result;
    expect((await call('DELETE', `${MEMBERS}/${owner.id}`)).status).toBe(400);
    expect((await call('PUT', `${MEMBERS}/${owner.id}`, { roles: [{ id: ADMINISTRATOR }] })).status).toBe(400);
    await invite('two@example.com', { roles: [SUPER_ADMINISTRATOR], status: 'accepted' });
    expect((await call('DELETE', `${MEMBERS}/${owner.id}`)).status).toBe(200);
    expect((await call('GET', MEMBERS)).json.result).toHaveLength(1);
    expect((await call('GET', '/memberships')).json.result).toEqual([]);
  });

  it('a user who left can be invited again, and accepts', async () => {
    await invite('two@example.com', { roles: [SUPER_ADMINISTRATOR], status: 'accepted' });
    const [own] = (await call('GET', '/memberships')).json.result;
    expect(own).toMatchObject({ status: 'accepted', account: { id: ACCOUNT } });
    await call('DELETE', `/memberships/${own.id}`);
    expect((await call('GET', '/user/organizations')).json.result).toEqual([]);
    await invite('user@example.com');
    const [invitation] = (await call('GET', '/user/invites')).json.result;
    expect(invitation).toMatchObject({
      status: 'pending',
      organization_id: ACCOUNT,
      expires_on: '2026-01-08T00:00:00.000Z',
    });
    expect((await call('GET', '/user/organizations')).json.result).toMatchObject([{ status: 'invited' }]);
    const yes = await call('PATCH', `/user/invites/${invitation.id}`, { status: 'accepted' });
    expect(yes.json.result.status).toBe('accepted');
    expect((await call('GET', '/memberships?status=accepted')).json.result).toHaveLength(1);
    expect((await call('PATCH', `/user/invites/${invitation.id}`, { status: 'rejected' })).status).toBe(400);
  });

  it('an invitation expires after a week', async () => {
    await invite('two@example.com', { roles: [SUPER_ADMINISTRATOR], status: 'accepted' });
    const [own] = (await call('GET', '/memberships')).json.result;
    await call('DELETE', `/user/organizations/${own.account.id}`);
    await invite('user@example.com');
    sandbox.clock.advance(7 * 86_400_000);
    const [invitation] = (await call('GET', '/user/invites')).json.result;
    expect(invitation.status).toBe('expired');
    expect((await call('PATCH', `/user/invites/${invitation.id}`, { status: 'accepted' })).status).toBe(400);
  });

  it('users can change only the editable fields of their profile', async () => {
    const edited = await call('PATCH', '/user', { first_name: 'Ada', email: 'other@example.com', suspended: true });
    expect(edited.json.result).toMatchObject({ first_name: 'Ada', email: 'user@example.com', suspended: false });
    expect((await call('GET', '/user')).json.result).toMatchObject({ first_name: 'Ada', has_pro_zones: false });
  });
});
