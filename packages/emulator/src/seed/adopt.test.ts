import { describe, expect, it } from 'vitest';
import { testSandbox } from '../../test/sandbox.ts';

const ACCOUNT = '023e105f4ecef8ad9ca31a8372d0c353';
const ZONE = '353c0d2738a13ac9da8fece4f5e501f2';
const account = { path: '/accounts', id: ACCOUNT, value: { id: ACCOUNT, name: 'Real' } };
const zone = {
  path: '/zones',
  id: ZONE,
  value: {
    id: ZONE,
    name: 'real.example',
    status: 'active',
    account: { id: ACCOUNT, name: 'Real' },
    plan: { legacy_id: 'business', name: 'Business Website' },
  },
};

describe('items adopted from another Cloudflare', () => {
  it('a zone is adopted with its ids and its plan', async () => {
    const { emulator, call } = testSandbox();
    const id = '372e67954025e0ba6aaa6d586b9e0b59';
    const record = { id, type: 'A', name: 'www.real.example', content: '192.0.2.1', ttl: 300, proxied: false };
    const path = `/zones/${ZONE}/dns_records`;
    const things = [account, zone, { path, id, value: record, make: { method: 'POST', path, body: record } }];
    expect(await emulator.adopt(things)).toEqual([true, true, true]);
    expect((await call('GET', `${path}/${id}`)).json.result).toMatchObject(record);
    expect((await call('GET', `/zones/${ZONE}`)).json.result).toMatchObject({ plan: { legacy_id: 'business' } });
    expect((await call('DELETE', `${path}/${id}`)).status).toBe(200);
    expect((await call('GET', path)).json.result).toEqual([]);
  });

  it('items stored by shape, settings, and items with a database are adopted', async () => {
    const { emulator, call } = testSandbox();
    const queue = 'a0b1c2d3e4f5a0b1c2d3e4f5a0b1c2d3';
    const database = '5f0c1e8e-3a0f-4d2e-9d7a-0d2b7c1a9e11';
    const queues = `/accounts/${ACCOUNT}/queues`;
    const databases = `/accounts/${ACCOUNT}/d1/database`;
    const ssl = `/zones/${ZONE}/settings/ssl`;
    const of = (path: string, body: object) => ({ make: { method: 'POST', path, body } });
    expect(
      await emulator.adopt([
        account,
        zone,
        { path: queues, id: queue, value: { queue_id: queue, queue_name: 'q' }, ...of(queues, { queue_name: 'q' }) },
        { path: databases, id: database, value: { uuid: database, name: 'd' }, ...of(databases, { name: 'd' }) },
        {
          path: ssl,
          value: { id: 'ssl', value: 'strict' },
          make: { method: 'PATCH', path: ssl, body: { value: 'strict' } },
        },
      ]),
    ).toEqual([true, true, true, true, true]);
    expect((await call('GET', `${queues}/${queue}`)).json.result).toMatchObject({ queue_name: 'q' });
    expect((await call('GET', ssl)).json.result).toMatchObject({ value: 'strict' });
    const asked = await call('POST', `${databases}/${database}/query`, { sql: 'SELECT 1 AS one' });
    expect(asked.json.result).toMatchObject([{ results: [{ one: 1 }] }]);
  });

  it('items that cannot be adopted are reported', async () => {
    const { emulator, call } = testSandbox();
    const path = `/zones/${ZONE}/dns_records`;
    const things = [
      account,
      zone,
      { path, id: 'x', value: { id: 'x', type: 'A' }, make: { method: 'POST', path, body: {} } },
    ];
    expect(await emulator.adopt(things)).toEqual([true, true, false]);
    expect((await call('GET', path)).json.result).toEqual([]);
  });
});
