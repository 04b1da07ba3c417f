import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../test/sandbox.ts';

const QUEUES = `/accounts/${ACCOUNT}/queues`;

describe('state by the shape of the paths', () => {
  it('an item is created, shown, changed, replaced and deleted', async () => {
    const { call, clock } = testSandbox({ rules: false });
    const created = (await call('POST', QUEUES, { queue_name: 'one' })).json.result;
    expect(created).toMatchObject({ queue_name: 'one' });
    const item = `${QUEUES}/${created.queue_id}`;
    expect((await call('GET', item)).json.result).toMatchObject({ queue_id: created.queue_id, queue_name: 'one' });
    clock.advance(1000);
    const changed = await call('PATCH', item, { settings: { delivery_delay: 5 } });
    expect(changed.json.result).toMatchObject({ queue_name: 'one', settings: { delivery_delay: 5 } });
    expect(changed.json.result.created_on).toBe(created.created_on);
    expect((await call('PUT', item, { queue_name: 'two' })).json.result).toMatchObject({
      queue_id: created.queue_id,
      queue_name: 'two',
    });
    expect((await call('DELETE', item)).status).toBe(200);
    for (const method of ['GET', 'DELETE']) {
      const gone = await call(method, item);
      expect([gone.status, gone.code]).toEqual([404, 11000]);
    }
  });

  it('lists accept any text as sort field', async () => {
    const { call } = testSandbox({ rules: false });
    const filters = `/accounts/${ACCOUNT}/magic/advanced_tcp_protection/configs/syn_protection/filters`;
    const made = await call('POST', filters, { expression: 'ip.src eq 192.0.2.1', mode: 'enabled' });
    expect(made.status).toBe(200);
    // A backslash escaped the end of the JSON path that it was put into.
    for (const order of ['C:\\', 'a\u0000b', '"', '$[', 'mode'])
      expect((await call('GET', `${filters}?order=${encodeURIComponent(order)}`)).status).toBe(200);
  });

  it('without rules, every id resolves to an item, so that no call requires another one before it', async () => {
    const { call } = testSandbox({ rules: false });
    const made = await call('GET', `${QUEUES}/0123456789abcdef0123456789abcdef`);
    expect([made.status, made.json.result.queue_id]).toEqual([200, '0123456789abcdef0123456789abcdef']);
    const plan = await call(
      'GET',
      '/zones/f1a4e0000000000000000000000000aa/available_plans/f1a4e0000000000000000000000000ab',
    );
    expect([plan.status, plan.json.result.id]).toEqual([200, 'f1a4e0000000000000000000000000ab']);
  });

  it('lists paginate, filter and sort by the fields of items', async () => {
    const { call } = testSandbox({ rules: false });
    const pools = `/accounts/${ACCOUNT}/load_balancers/pools`;
    for (let index = 0; index < 5; index++) {
      await call('POST', pools, {
        name: `p${4 - index}`,
        origins: [{ name: 'o', address: '192.0.2.1' }],
        enabled: index % 2 === 0,
        monitor: `m${index % 2}`,
      });
    }
    const all = await call('GET', pools);
    expect(all.json.result.map((pool: { name: string }) => pool.name)).toEqual(['p4', 'p3', 'p2', 'p1', 'p0']);
    expect((await call('GET', `${pools}?monitor=m1`)).json.result).toHaveLength(2);
    const rooms = '/zones/f1a4e0000000000000000000000000aa/waiting_rooms';
    const room = { host: 'a.com', new_users_per_minute: 200, total_active_users: 200 };
    for (let index = 0; index < 7; index++) await call('POST', rooms, { ...room, name: `r${index}` });
    const page = await call('GET', `${rooms}?page=2&per_page=5`);
    expect(page.json.result.map((one: { name: string }) => one.name)).toEqual(['r5', 'r6']);
    expect(page.json.result_info).toEqual({ page: 2, per_page: 5, count: 2, total_count: 7, total_pages: 2 });
  });

  it('settings start with a sample and return what was written', async () => {
    const { call } = testSandbox({ rules: false });
    const path = '/zones/f1a4e0000000000000000000000000aa/argo/tiered_caching';
    expect((await call('GET', path)).status).toBe(200);
    expect((await call('PATCH', path, { value: 'off' })).json.result).toMatchObject({ value: 'off' });
    expect((await call('GET', path)).json.result).toMatchObject({ value: 'off' });
  });

  it('children belong to their parent and are deleted with it', async () => {
    const { call } = testSandbox({ rules: false });
    const one = (await call('POST', QUEUES, { queue_name: 'one' })).json.result.queue_id;
    const two = (await call('POST', QUEUES, { queue_name: 'two' })).json.result.queue_id;
    await call('POST', `${QUEUES}/${one}/consumers`, { type: 'http_pull' });
    const count = async (queue: string): Promise<number> =>
      (await call('GET', `${QUEUES}/${queue}/consumers`)).json.result.length;
    expect([await count(one), await count(two)]).toEqual([1, 0]);
    await call('DELETE', `${QUEUES}/${one}`);
    expect(await count(one)).toBe(0);
  });

  it('an action returns the values of its request in a valid response', async () => {
    const answer = await testSandbox({ rules: false }).call(
      'POST',
      '/zones/f1a4e0000000000000000000000000aa/purge_cache',
      {
        purge_everything: true,
      },
    );
    expect([answer.status, answer.json.success]).toEqual([200, true]);
  });

  it('a failed request leaves no changes', async () => {
    const { call, emulator } = testSandbox();
    await call('POST', '/zones', { name: 'a.com', account: { id: ACCOUNT } });
    const before = emulator.sandbox.db.prepare('SELECT count(*) AS count FROM zones').get();
    await call('POST', '/zones', { name: 'a.com', account: { id: ACCOUNT } });
    expect(emulator.sandbox.db.prepare('SELECT count(*) AS count FROM zones').get()).toEqual(before);
    expect(emulator.sandbox.db.isTransaction).toBe(false);
  });

  it('a folder preserves the state for the next emulator', async () => {
    const data = mkdtempSync(join(tmpdir(), 'flarewire-'));
    try {
      const first = testSandbox({ data });
      const queue = (await first.call('POST', QUEUES, { queue_name: 'kept' })).json.result.queue_id;
      const database = (await first.call('POST', `/accounts/${ACCOUNT}/d1/database`, { name: 'kept' })).json.result
        .uuid;
      await first.call('POST', `/accounts/${ACCOUNT}/d1/database/${database}/query`, {
        sql: 'CREATE TABLE t (a); INSERT INTO t VALUES (1)',
      });
      await first.emulator.close();
      const second = testSandbox({ data });
      expect((await second.call('GET', `${QUEUES}/${queue}`)).json.result.queue_name).toBe('kept');
      const read = await second.call('POST', `/accounts/${ACCOUNT}/d1/database/${database}/query`, {
        sql: 'SELECT a FROM t',
      });
      expect(read.json.result[0].results).toEqual([{ a: 1 }]);
      expect((await second.call('GET', '/accounts')).json.result).toHaveLength(1);
      await second.emulator.close();
    } finally {
      rmSync(data, { recursive: true });
    }
  });
});
