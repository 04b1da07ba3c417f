import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe.each([
  ['r2-catalog', 'r2_data_catalog'],
  ['basin-catalog', 'basin_catalog'],
])('%s', (product, type) => {
  let sandbox: TestSandbox;
  const inAccount = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}${path}`, body);
  const call = (method: string, path = '', body?: unknown): Promise<Answer> =>
    inAccount(method, `/${product}/lake${path}`, body);
  const sink = (name: string, config: object): Promise<Answer> =>
    inAccount('POST', '/pipelines/v1/sinks', {
      name,
      type,
      config: { account_id: ACCOUNT, bucket: 'lake', token: 'hidden', ...config },
    });

  beforeEach(async () => {
    sandbox = testSandbox();
    await inAccount('POST', '/r2/buckets', { name: 'lake' });
  });

  it('an existing bucket has a catalog once it is enabled', async () => {
    expect((await inAccount('POST', `/${product}/none/enable`)).status).toBe(404);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/disable'],
      ['GET', '/namespaces'],
    ] as const)
      expect((await call(method, path)).status).toBe(404);
    const { id } = (await call('POST', '/enable')).json.result;
    const catalog = { id, bucket: 'lake', name: `${ACCOUNT}_lake`, status: 'active', credential_status: 'absent' };
    expect((await call('GET')).json.result).toEqual({ ...catalog, maintenance_config: null });
    expect((await inAccount('GET', `/${product}`)).json.result.warehouses).toMatchObject([catalog]);
    expect((await call('POST', '/credential', { token: 'hidden' })).status).toBe(200);
    const shown = await call('GET');
    expect(shown.json.result.credential_status).toBe('present');
    expect(Buffer.from(await sandbox.emulator.snapshot()).includes('hidden')).toBe(false);
  });

  it('a disabled catalog serves nothing, and is unchanged when enabled again', async () => {
    const { id } = (await call('POST', '/enable')).json.result;
    await call('POST', '/disable');
    expect((await call('GET')).json.result.status).toBe('inactive');
    expect((await call('GET', '/namespaces')).status).toBe(409);
    expect((await call('POST', '/enable')).json.result.id).toBe(id);
    expect((await call('GET', '/namespaces')).json.result.namespaces).toEqual([]);
  });

  it('a recreated bucket has no catalog', async () => {
    await call('POST', '/enable');
    await inAccount('DELETE', '/r2/buckets/lake');
    expect((await call('GET')).status).toBe(404);
    expect((await inAccount('GET', `/${product}`)).json.result.warehouses).toEqual([]);
    await inAccount('POST', '/r2/buckets', { name: 'lake' });
    expect((await call('GET')).status).toBe(404);
    expect((await inAccount('GET', `/${product}`)).json.result.warehouses).toEqual([]);
  });

  it('only the given maintenance settings change', async () => {
    await call('POST', '/enable');
    const path = '/maintenance-configs';
    const compaction = { state: 'enabled', target_size_mb: '256' };
    expect((await call('POST', path, { compaction })).json.result.compaction).toEqual(compaction);
    await call('POST', path, { snapshot_expiration: { state: 'enabled' } });
    expect((await call('GET', path)).json.result).toMatchObject({
      credential_status: 'absent',
      maintenance_config: {
        compaction,
        snapshot_expiration: { state: 'enabled', max_snapshot_age: '30d', min_snapshots_to_keep: 5 },
      },
    });
    expect((await call('POST', path, { compaction: { target_size_mb: '100' } })).status).toBe(400);
  });

  it('sinks create namespaces and tables', async () => {
    await call('POST', '/enable');
    await sink('one', { table_name: 'events' });
    await sink('two', { table_name: 'clicks', namespace: 'bronze.web' });
    await sink('three', { table_name: 'away', bucket: 'other' });
    expect((await call('GET', '/namespaces')).json.result).toMatchObject({
      namespaces: [['bronze'], ['default']],
      next_page_token: null,
    });
    const first = (await call('GET', '/namespaces?page_size=1&return_uuids=true')).json.result;
    expect([first.namespaces, first.namespace_uuids.length]).toEqual([[['bronze']], 1]);
    const next = await call('GET', `/namespaces?page_token=${first.next_page_token}`);
    expect(next.json.result.namespaces).toEqual([['default']]);
    expect((await call('GET', '/namespaces?parent=bronze')).json.result.namespaces).toEqual([['bronze', 'web']]);
    expect((await call('GET', '/namespaces?parent=gold')).status).toBe(404);
    const tables = await call('GET', '/namespaces/bronze%1Fweb/tables?return_details=true');
    const identifier = { name: 'clicks', namespace: ['bronze', 'web'] };
    expect(tables.json.result).toMatchObject({ identifiers: [identifier], details: [{ identifier }] });
    expect((await call('GET', '/namespaces/gold/tables')).status).toBe(404);
  });

  it('a table has its own maintenance settings, or those of the catalog', async () => {
    await call('POST', '/enable');
    await sink('one', { table_name: 'events' });
    const own = '/namespaces/default/tables/events/maintenance-configs';
    const size = async (): Promise<string> =>
      (await call('GET', own)).json.result.maintenance_config.compaction.target_size_mb;
    await call('POST', '/maintenance-configs', { compaction: { target_size_mb: '64' } });
    expect(await size()).toBe('64');
    await call('POST', own, { compaction: { target_size_mb: '512' } });
    expect(await size()).toBe('512');
    expect((await call('GET', own.replace('events', 'none'))).status).toBe(404);
  });

  it('a catalog with namespaces can only be deleted with force', async () => {
    await call('POST', '/enable');
    await sink('one', { table_name: 'events' });
    expect((await call('POST', '/delete')).status).toBe(409);
    expect((await call('POST', '/delete?force=true')).status).toBeLessThan(300);
    expect((await call('GET')).status).toBe(404);
  });
});

describe('R2 Data Catalog', () => {
  it('a table is shown without snapshots', async () => {
    const { call } = testSandbox();
    await call('POST', `/accounts/${ACCOUNT}/r2/buckets`, { name: 'lake' });
    await call('POST', `/accounts/${ACCOUNT}/r2-catalog/lake/enable`);
    const config = { account_id: ACCOUNT, bucket: 'lake', token: 'hidden', table_name: 'events' };
    await call('POST', `/accounts/${ACCOUNT}/pipelines/v1/sinks`, { name: 'one', type: 'r2_data_catalog', config });
    const path = `/accounts/${ACCOUNT}/r2-catalog/lake/namespaces/default/tables`;
    expect((await call('GET', `${path}/events`)).json.result).toMatchObject({
      identifier: { name: 'events', namespace: ['default'] },
      metadata: { 'format-version': 2, snapshots: [] },
      total_snapshots: 0,
    });
    expect((await call('GET', `${path}/none`)).status).toBe(404);
  });
});
