import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../../test/sandbox.ts';

const DAY = 86_400_000;

describe('The Zero Trust organization, its keys and users', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/access${path}`, body);
  const made = async (path: string, body: unknown): Promise<Loose> => (await call('POST', path, body)).json.result;

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('an organization is created once, and changed field by field', async () => {
    const organization = { name: 'Acme', auth_domain: 'acme.cloudflareaccess.com', session_duration: '24h' };
    expect((await call('POST', '/organizations', organization)).status).toBe(201);
    expect((await call('POST', '/organizations', organization)).status).toBe(409);
    await call('PUT', '/organizations', { session_duration: '1h' });
    expect((await call('GET', '/organizations')).json.result).toMatchObject({
      ...organization,
      session_duration: '1h',
    });
  });

  it('an organization has a domain of Cloudflare, durations, and seats that expire after a month or more', async () => {
    const refused = [
      { auth_domain: 'login.example.com' },
      { session_duration: 'long' },
      { user_seat_expiration_inactive_time: '24h' },
    ];
    for (const fields of refused) expect((await call('PUT', '/organizations', fields)).code).toBe(12130);
    expect((await call('PUT', '/organizations', { user_seat_expiration_inactive_time: '730h' })).status).toBe(200);
  });

  it('keys are rotated manually and by the clock', async () => {
    await call('PUT', '/keys', { key_rotation_interval_days: 30 });
    await call('POST', '/keys/rotate');
    const start = sandbox.clock.now();
    sandbox.clock.advance(10 * DAY);
    expect((await call('GET', '/keys')).json.result.days_until_next_rotation).toBe(20);
    sandbox.clock.advance(25 * DAY);
    const { days_until_next_rotation: days, last_key_rotation_at: last } = (await call('GET', '/keys')).json.result;
    expect([days, Date.parse(last)]).toEqual([25, start + 30 * DAY]);
    expect((await call('POST', '/keys/rotate')).json.result.days_until_next_rotation).toBe(30);
  });

  it('the key rotation interval is 21 to 365 days', async () => {
    for (const days of [20, 366, 30.5]) {
      expect((await call('PUT', '/keys', { key_rotation_interval_days: days })).status).toBe(400);
    }
  });

  it('an email address belongs to one user', async () => {
    const ada = await made('/users', { email: 'ada@example.com', name: 'Ada' });
    expect((await call('POST', '/users', { email: 'ADA@example.com' })).status).toBe(409);
    const bob = await made('/users', { email: 'bob@example.com', name: 'Bob' });
    expect((await call('PUT', `/users/${bob.id}`, { email: 'ada@example.com', name: 'B' })).status).toBe(409);
    expect((await call('PUT', `/users/${ada.id}`, { email: 'ada@example.com', name: 'A' })).json.result.name).toBe('A');
  });

  it('seats are edited by their ids, all or none', async () => {
    const user = await made('/users', { email: 'ada@example.com' });
    const seat = { seat_uid: user.seat_uid, access_seat: true, gateway_seat: true };
    expect((await call('PATCH', '/seats', [seat, { ...seat, seat_uid: 'no-seat' }])).status).toBe(404);
    expect((await call('GET', `/users/${user.id}`)).json.result.access_seat).toBe(false);
    expect((await call('PATCH', '/seats', [seat])).json.result).toMatchObject([seat]);
    expect((await call('GET', `/users/${user.id}`)).json.result).toMatchObject({
      access_seat: true,
      gateway_seat: true,
    });
  });

  it('sessions of a user are revoked by email address, with device sessions on request', async () => {
    const path = `/accounts/${ACCOUNT}/devices/registrations`;
    const [{ id, user }] = (await sandbox.call('GET', path)).json.result;
    const revoke = (body: unknown): Promise<Answer> => call('POST', '/organizations/revoke_user', body);
    expect((await revoke({ email: user.email })).json.result).toBe(true);
    expect((await sandbox.call('GET', `${path}/${id}`)).json.result.revoked_at).toBeNull();
    await revoke({ email: user.email.toUpperCase(), devices: true });
    expect((await sandbox.call('GET', `${path}/${id}`)).json.result.revoked_at).toBeTypeOf('string');
  });

  it('a policy test completes over time and reports who is allowed', async () => {
    for (const name of ['ada', 'bob', 'eve']) await made('/users', { email: `${name}@example.com`, name });
    await made('/users', { email: 'x@other.test', name: 'x' });
    const group = await made('/groups', { name: 'g', include: [{ email_domain: { domain: 'example.com' } }] });
    const policy = await made('/policies', {
      name: 'staff',
      decision: 'allow',
      include: [{ group: { id: group.id } }],
      exclude: [{ email: { email: 'eve@example.com' } }],
    });
    const { id } = await made('/policy-tests', { policies: [policy.id] });
    expect((await call('GET', `/policy-tests/${id}`)).json.result).toMatchObject({
      status: 'processing',
      users_approved: 0,
    });
    sandbox.clock.advance(5_000);
    expect((await call('GET', `/policy-tests/${id}`)).json.result).toMatchObject({
      status: 'complete',
      total_users: 4,
      users_approved: 2,
      users_blocked: 2,
      percent_approved: 50,
    });
    const blocked = (await call('GET', `/policy-tests/${id}/users?status=fail`)).json.result;
    expect(blocked.map((user: { name: string }) => user.name)).toEqual(['eve', 'x']);
    expect((await call('GET', '/policy-tests/none')).status).toBe(404);
  });
});
