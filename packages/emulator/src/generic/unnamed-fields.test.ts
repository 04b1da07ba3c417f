import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, createZone, type TestSandbox, testSandbox } from '../../test/sandbox.ts';

describe('undeclared fields', () => {
  let sandbox: TestSandbox;
  let records: string;
  const record = { type: 'A', name: 'www', content: '192.0.2.1' };

  beforeEach(async () => {
    sandbox = testSandbox();
    records = `/zones/${await createZone(sandbox)}/dns_records`;
  });

  it('an undeclared field is returned by every operation that shows the item, including lists', async () => {
    const { result } = (await sandbox.call('POST', records, { ...record, newer: { a: [1] } })).json;
    expect(result).toMatchObject({ content: '192.0.2.1', newer: { a: [1] } });
    await sandbox.call('POST', records, { ...record, name: 'b' });
    expect((await sandbox.call('GET', `${records}/${result.id}`)).json.result.newer).toEqual({ a: [1] });
    const listed = (await sandbox.call('GET', records)).json.result;
    expect(listed.map((one: object) => 'newer' in one)).toEqual([false, true]);
  });

  it('an undeclared field survives a PATCH without it, and is removed by a PUT without it', async () => {
    const { id } = (await sandbox.call('POST', records, { ...record, newer: { a: 1 } })).json.result;
    const patched = await sandbox.call('PATCH', `${records}/${id}`, { ttl: 300, newer: { b: 2 } });
    expect(patched.json.result).toMatchObject({ ttl: 300, newer: { a: 1, b: 2 } });
    expect((await sandbox.call('PATCH', `${records}/${id}`, { newer: 3 })).json.result.newer).toBe(3);
    expect((await sandbox.call('PUT', `${records}/${id}`, record)).json.result).not.toHaveProperty('newer');
  });

  it('an undeclared field is stored inside declared objects, and never replaces a value of the API', async () => {
    const given = {
      ...record,
      settings: { newer: true },
      proxiable: false,
      created_on: 'never',
      meta: { auto_added: 1 },
    };
    const { result } = (await sandbox.call('POST', records, given)).json;
    expect(result).toMatchObject({ settings: { newer: true }, proxiable: true, meta: {} });
    expect(result.created_on).not.toBe('never');
  });

  it('an undeclared field is deleted with its item, and is absent from a new one with the same id', async () => {
    const queues = `/accounts/${ACCOUNT}/queues`;
    const { queue_id } = (await sandbox.call('POST', queues, { queue_name: 'q', newer: 1 })).json.result;
    expect((await sandbox.call('GET', `${queues}/${queue_id}`)).json.result.newer).toBe(1);
    await sandbox.call('DELETE', `${queues}/${queue_id}`);
    const again = await sandbox.call('POST', queues, { queue_name: 'q' });
    expect(again.json.result).not.toHaveProperty('newer');
  });
});
