import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const WORKFLOWS = `/accounts/${ACCOUNT}/workflows`;
const BODY = { class_name: 'Flow', script_name: 'w' };

async function upload({ call }: TestSandbox): Promise<void> {
  const script = new FormData();
  script.append('metadata', JSON.stringify({ main_module: 'w.js' }));
  const type = 'application/javascript+module';
  script.append('w.js', new File(['export default { fetch() {} }'], 'w.js', { type }));
  await call('PUT', `/accounts/${ACCOUNT}/workers/scripts/w`, script);
}

describe('Workflows', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `${WORKFLOWS}/flow${path}`, body);
  const start = (id: string, more: object = {}): Promise<Answer> =>
    call('POST', '/instances', { instance_id: id, ...more });
  const get = async (id: string): Promise<Loose> => (await call('GET', `/instances/${id}`)).json.result;
  const tell = (id: string, status: string): Promise<Answer> => call('PATCH', `/instances/${id}/status`, { status });

  beforeEach(async () => {
    sandbox = testSandbox();
    await upload(sandbox);
    await call('PUT', '', BODY);
  });

  it('each change creates a new version of the same workflow', async () => {
    const first = (await call('GET', '')).json.result;
    sandbox.clock.advance(1000);
    const changed = (await call('PUT', '', { ...BODY, class_name: 'Other' })).json.result;
    expect([changed.id, changed.created_on]).toEqual([first.id, first.created_on]);
    const versions = (await call('GET', '/versions')).json.result;
    expect(versions.map((version: Loose) => version.class_name)).toEqual(['Other', 'Flow']);
    expect(versions[0].id).toBe(changed.version_id);
    expect((await call('GET', `/versions/${versions[1].id}`)).json.result.workflow_id).toBe(first.id);
  });

  it.each([
    [{ order: 1042 }, { order: 1042 }],
    ['{"order":1042}', { order: 1042 }],
  ])('an instance starts with %j', async (params, event) => {
    expect((await start('one', { params })).status).toBe(200);
    expect((await get('one')).params).toEqual(event);
  });

  it('missing workflows and instances are refused with their codes', async () => {
    const none = await sandbox.call('GET', `${WORKFLOWS}/none`);
    expect([none.status, none.code, none.json.errors?.[0]?.message]).toEqual([
      404,
      10200,
      'workflows.api.error.workflow.not_found',
    ]);
    const instance = await call('GET', '/instances/none');
    expect([instance.status, instance.code]).toEqual([404, 10400]);
    expect((await sandbox.call('PUT', `${WORKFLOWS}/not%20valid`, BODY)).status).toBe(400);
    expect((await call('PUT', '', { ...BODY, script_name: 'none' })).code).toBe(10001);
  });

  it('an instance is queued, runs and completes over time', async () => {
    const created = (await start('a', { params: '{"x":1}' })).json.result;
    expect(created).toMatchObject({ id: 'a', status: 'queued' });
    expect(await get('a')).toMatchObject({ status: 'queued', params: { x: 1 }, start: null, end: null, success: null });
    sandbox.clock.advance(1000);
    expect(await get('a')).toMatchObject({ status: 'running', start: '2026-01-01T00:00:01.000Z', end: null });
    sandbox.clock.advance(60_000);
    expect(await get('a')).toMatchObject({ status: 'complete', end: '2026-01-01T00:00:05.000Z', success: true });
    expect((await call('GET', '')).json.result.instances).toMatchObject({ complete: 1, running: 0 });
  });

  it('instance ids are unique and match the pattern', async () => {
    await start('a');
    const again = await start('a');
    expect([again.code, again.json.errors?.[0]?.message]).toEqual([
      10405,
      'workflows.api.error.instance.already_exists',
    ]);
    expect((await start('not valid')).status).toBe(400);
    expect((await start('x'.repeat(101))).status).toBe(400);
    expect((await call('POST', '/instances', {})).json.result.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('a paused instance makes no progress until it is resumed', async () => {
    await start('a');
    sandbox.clock.advance(2000);
    expect((await tell('a', 'pause')).json.result.status).toBe('paused');
    sandbox.clock.advance(60_000);
    expect(await get('a')).toMatchObject({ status: 'paused', start: '2026-01-01T00:00:01.000Z' });
    expect((await tell('a', 'pause')).status).toBe(400);
    expect((await tell('a', 'resume')).json.result.status).toBe('running');
    sandbox.clock.advance(3000);
    expect((await get('a')).status).toBe('complete');
    expect((await tell('a', 'resume')).status).toBe(400);
  });

  it('a terminated instance has ended, and can be restarted', async () => {
    await start('a');
    sandbox.clock.advance(2000);
    expect((await tell('a', 'terminate')).json.result.status).toBe('terminated');
    const refused = await tell('a', 'terminate');
    expect([refused.code, refused.json.errors?.[0]?.message]).toEqual([
      10401,
      'workflows.api.error.instance.cannot_terminate',
    ]);
    expect(await get('a')).toMatchObject({ success: false, end: '2026-01-01T00:00:02.000000Z' });
    expect((await call('POST', '/instances/a/events/go', { n: 1 })).status).toBe(400);
    expect((await tell('a', 'restart')).json.result.status).toBe('queued');
    expect((await call('POST', '/instances/a/events/go', { n: 1 })).status).toBe(200);
  });

  it('instances are filtered by status and date, the newest first', async () => {
    await start('a');
    sandbox.clock.advance(10_000);
    await start('b');
    const list = async (query: string): Promise<string[]> =>
      (await call('GET', `/instances${query}`)).json.result.map((instance: Loose) => instance.id);
    expect(await list('')).toEqual(['b', 'a']);
    expect(await list('?direction=asc')).toEqual(['a', 'b']);
    expect(await list('?status=complete')).toEqual(['a']);
    expect(await list('?date_start=2026-01-01T00:00:05Z')).toEqual(['b']);
    expect(await list('?per_page=1')).toEqual(['b']);
  });

  it('a batch skips existing instances, and bulk deletes report missing ones', async () => {
    await start('a');
    const batch = await call('POST', '/instances/batch', [{ instance_id: 'a' }, { instance_id: 'b' }, {}]);
    expect(batch.json.result).toHaveLength(2);
    const ended = await call('POST', '/instances/batch/terminate', ['a', 'none']);
    expect(ended.json.result).toEqual({ instancesTerminated: 1, status: 'ok' });
    const deleted = await call('POST', '/instances/batch/delete', { instances: ['a', 'b', 'none'] });
    expect(deleted.json.result).toEqual({
      deleted: [{ id: 'a' }, { id: 'b' }],
      errors: [{ id: 'none', code: 10400, message: 'workflows.api.error.instance.not_found' }],
    });
  });

  it('a deleted workflow takes its instances with it', async () => {
    await start('a');
    expect((await call('DELETE', '')).json.result.status).toBe('ok');
    await call('PUT', '', BODY);
    expect((await call('GET', '/instances')).json.result).toEqual([]);
  });
});

it('the account has the retention of runs, and a script the events that start runs', async () => {
  const sandbox = testSandbox();
  const { call } = sandbox;
  const account = `/accounts/${ACCOUNT}`;
  const edit = (default_retention: object): Promise<Answer> =>
    call('PATCH', `${account}/workflows/settings`, { default_retention });
  const edited = (await edit({ success_retention: '7 days' })).json.result;
  expect(edited.default_retention).toEqual({ success_retention: 604_800_000, error_retention: 2_592_000_000 });
  expect((await edit({ error_retention: '31 days' })).status).toBe(400);
  expect((await edit({ error_retention: 'long' })).status).toBe(400);
  const path = `${account}/triggers/w`;
  const targets = [{ type: 'workflow', script_name: 'w', workflow_name: 'flow' }];
  expect(await call('PUT', path, [])).toMatchObject({ status: 404, code: 10007 });
  await upload(sandbox);
  await call('PUT', path, [{ type: 'r2.object.created', targets }]);
  const { triggers } = (await call('PATCH', path, [{ type: 'r2.object.deleted', targets }])).json.result;
  expect(triggers).toHaveLength(2);
  expect(triggers[0].filter).toEqual({});
  expect((await call('DELETE', path)).json.result).toEqual({ deleted: 2 });
});
