import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('organizations', () => {
  let sandbox: TestSandbox;
  let id: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/organizations${path}`, body);
  const result = async (method: string, path: string, body?: unknown): Promise<Loose> =>
    (await call(method, path, body)).json.result;
  const move = (to: string): Promise<Answer> =>
    sandbox.call('POST', `/accounts/${ACCOUNT}/move`, { destination_organization_id: to });

  beforeEach(async () => {
    sandbox = testSandbox();
    id = (await result('POST', '', { name: 'Top' })).id;
  });

  it('organizations are nested, without cycles', async () => {
    const child = await result('POST', '', { name: 'Child', parent: { id } });
    expect(child.parent).toEqual({ id, name: 'Top' });
    expect((await call('POST', '', { name: 'x', parent: { id: 'none' } })).status).toBe(404);
    expect((await call('PUT', `/${id}`, { name: 'Top', parent: { id: child.id } })).status).toBe(400);
    expect((await result('GET', '?parent.id=null')).map((one: Loose) => one.name)).toEqual(['Top']);
    expect((await result('GET', '?name.startsWith=Ch')).map((one: Loose) => one.name)).toEqual(['Child']);
    expect((await call('DELETE', `/${id}`)).status).toBe(409);
    await call('DELETE', `/${child.id}`);
    expect((await call('DELETE', `/${id}`)).status).toBe(200);
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });

  it('an account belongs to one organization, and an organization must be empty to be deleted', async () => {
    expect((await move('none')).status).toBe(404);
    expect((await move(id)).json.result).toMatchObject({ account_id: ACCOUNT, source_organization_id: '' });
    expect(await result('GET', `/${id}/accounts`)).toMatchObject([{ id: ACCOUNT }]);
    const other = (await result('POST', '', { name: 'Other', parent: { id } })).id;
    expect((await move(other)).json.result.source_organization_id).toBe(id);
    const chain = (await sandbox.call('GET', `/accounts/${ACCOUNT}/organizations`)).json.result;
    expect(chain.map((one: Loose) => one.name)).toEqual(['Other', 'Top']);
    expect((await call('DELETE', `/${other}`)).status).toBe(409);
    await sandbox.call('POST', `/accounts/${ACCOUNT}/queues`, { queue_name: 'q' });
    const usage = await result('GET', `/${other}/billable/usage`);
    expect(usage).toMatchObject([{ BillingAccountId: ACCOUNT, x_BillableMetricId: 'queues_operations' }]);
    expect(await result('GET', `/${id}/billable/usage`)).toEqual([]);
  });

  it('members of an organization are unique, and the last one cannot be removed', async () => {
    const [owner] = await result('GET', `/${id}/members`);
    expect(owner).toMatchObject({ status: 'active', user: { email: 'user@example.com' } });
    expect((await call('DELETE', `/${id}/members/${owner.id}`)).status).toBe(400);
    const add = (email: string, status?: string): Promise<Answer> =>
      call('POST', `/${id}/members`, { member: { user: { email }, ...(status === undefined ? {} : { status }) } });
    expect((await add('a@example.com')).json.result.status).toBe('pending');
    expect((await add('A@example.com')).status).toBe(409);
    await add('b@example.com', 'active');
    expect(await result('GET', `/${id}/members?status=pending`)).toHaveLength(1);
    expect((await call('DELETE', `/${id}/members/${owner.id}`)).status).toBe(204);
    expect((await call('GET', `/${id}/members/${owner.id}`)).status).toBe(404);
  });

  it('a profile is empty until it is written', async () => {
    expect((await result('GET', `/${id}/profile`)).business_name).toBe('');
    const profile = {
      business_name: 'A',
      business_address: 'B',
      business_email: 'a@example.com',
      business_phone: '1',
      external_metadata: '',
    };
    await call('PUT', `/${id}/profile`, profile);
    expect(await result('GET', `/${id}/profile`)).toEqual(profile);
    expect((await result('GET', `/${id}`)).profile).toEqual(profile);
  });

  it('changes of an organization are in its own audit log only', async () => {
    const other = (await result('POST', '', { name: 'Other' })).id;
    await call('PUT', `/${id}`, { name: 'New' });
    const log = async (of: string): Promise<Loose[]> =>
      result('GET', `/${of}/logs/audit?since=2026-01-01&before=2026-01-02`);
    expect((await log(id)).map((one) => one.action.type).sort()).toEqual(['create', 'update']);
    expect(await log(other)).toMatchObject([{ organization: { id: other }, resource: { scope: 'organizations' } }]);
  });

  it('the user’s tenant contains the accounts of the sandbox', async () => {
    const [tenant] = (await sandbox.call('GET', '/user/tenants')).json.result;
    const accounts = (await sandbox.call('GET', `/tenants/${tenant.id}/accounts`)).json.result;
    expect(accounts.map((one: Loose) => one.id)).toEqual([ACCOUNT]);
    expect((await sandbox.call('GET', `/tenants/${tenant.id}/account_types`)).json.result).toEqual([
      'standard',
      'enterprise',
    ]);
    expect((await sandbox.call('GET', '/tenants/f1a4e0000000000000000000000000ff')).status).toBe(404);
  });
});
