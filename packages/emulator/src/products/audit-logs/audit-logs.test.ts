import { describe, expect, it } from 'vitest';
import { ACCOUNT, createZone, testSandbox } from '../../../test/sandbox.ts';

const V1 = `/accounts/${ACCOUNT}/audit_logs`;
const V2 = `/accounts/${ACCOUNT}/logs/audit?since=2026-01-01&before=2026-01-03`;

describe('audit logs', () => {
  it('audit logs record changes with actor and time, newest first', async () => {
    const sandbox = testSandbox();
    const { call, clock } = sandbox;
    const zone = await createZone(sandbox, 'a.com');
    clock.advance(86_400_000);
    const record = await call('POST', `/zones/${zone}/dns_records`, {
      type: 'A',
      name: 'w',
      content: '192.0.2.1',
      ttl: 1,
    });
    await call('GET', `/zones/${zone}`);
    const entries = (await call('GET', V1)).json.result;
    expect(entries).toMatchObject([
      {
        action: { type: 'create', result: true },
        actor: { email: 'user@example.com', type: 'user' },
        interface: 'API',
        resource: { type: 'dns.records', id: record.json.result.id },
        when: '2026-01-02T00:00:00.000000Z',
      },
      { resource: { type: 'zones', id: zone }, when: '2026-01-01T00:00:00.000000Z' },
    ]);
    expect((await call('GET', `${V1}?zone.name=a.com`)).json.result).toHaveLength(1);
    expect((await call('GET', `${V1}?since=2026-01-02`)).json.result).toHaveLength(1);
    expect((await call('GET', `${V1}?direction=asc&per_page=1`)).json.result[0].resource.type).toBe('zones');
  });

  it('audit logs omit refused calls, reads and secrets', async () => {
    const { call } = testSandbox();
    await call('POST', '/zones', { name: 'nope' });
    await call('GET', '/zones');
    await call('PUT', `/accounts/${ACCOUNT}/workers/scripts/s/secrets`, {
      name: 'A',
      text: 'hush',
      type: 'secret_text',
    });
    const { text, json } = await call('GET', V2);
    expect(text).not.toContain('hush');
    expect(json.result.every((entry: { action: { type: string } }) => entry.action.type !== 'view')).toBe(true);
    expect(text).not.toContain('nope');
  });

  it('version 2 of the audit logs filters, excludes, and paginates by cursor', async () => {
    const { call, clock } = testSandbox();
    for (let index = 0; index < 3; index++)
      await call('POST', `/accounts/${ACCOUNT}/storage/kv/namespaces`, { title: `n${index}` });
    const { id } = (await call('POST', `/accounts/${ACCOUNT}/storage/kv/namespaces`, { title: 'x' })).json.result;
    clock.advance(86_400_000);
    await call('DELETE', `/accounts/${ACCOUNT}/storage/kv/namespaces/${id}`);
    expect((await call('GET', V2)).json.result).toHaveLength(5);
    expect((await call('GET', `${V2}&action_type.not=create`)).json.result).toMatchObject([
      { action: { type: 'delete', result: 'success' }, raw: { method: 'DELETE' }, resource: { id, product: 'kv' } },
    ]);
    expect(
      (await call('GET', `/accounts/${ACCOUNT}/logs/audit?since=2026-01-02&before=2026-01-02`)).json.result,
    ).toHaveLength(1);
    const page = await call('GET', `${V2}&limit=2`);
    const next = page.json.result_info.cursors?.after ?? page.json.result_info.cursor;
    expect((await call('GET', `${V2}&limit=2&cursor=${next}`)).json.result[0].id).not.toBe(page.json.result[0].id);
    const entry = page.json.result[0].id;
    const history = await call(
      'GET',
      `/accounts/${ACCOUNT}/logs/audit/${entry}/history?since=2026-01-01&before=2026-01-03&action_time=2026-01-02T00:00:00Z`,
    );
    expect(history.json.result.map((one: { action: { type: string } }) => one.action.type)).toEqual([
      'delete',
      'create',
    ]);
  });

  it('writing data and reading by POST are not logged', async () => {
    const { call } = testSandbox();
    await call('POST', `/accounts/${ACCOUNT}/cloudforce-one/requests`, { page: 1, per_page: 10 });
    const made = await call('POST', `/accounts/${ACCOUNT}/storage/kv/namespaces`, { title: 'n' });
    await call('PUT', `/accounts/${ACCOUNT}/storage/kv/namespaces/${made.json.result.id}/values/k`, 'x');
    expect((await call('GET', V2)).json.result).toHaveLength(1);
  });

  it('changes outside of accounts are in the user’s audit logs', async () => {
    const { call } = testSandbox();
    await call('PATCH', '/user', { first_name: 'Ada' });
    expect((await call('GET', '/user/audit_logs')).json.result).toMatchObject([{ resource: { type: 'user' } }]);
  });
});
