import { describe, expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../../test/sandbox.ts';

const WORKERS = `/accounts/${ACCOUNT}/workers/workers`;
const SCRIPTS = `/accounts/${ACCOUNT}/workers/scripts`;
const CODE = 'export default { fetch: () => new Response("hi") };';
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const VERSION = {
  main_module: 'main.js',
  compatibility_date: '2025-12-01',
  bindings: [{ type: 'plain_text', name: 'MESSAGE', text: 'Hello' }],
  modules: [{ name: 'main.js', content_type: 'application/javascript+module', content_base64: base64(CODE) }],
};

/** A sandbox with one Worker that has no version yet. */
async function registered() {
  const sandbox = testSandbox();
  const { json } = await sandbox.call('POST', WORKERS, { name: 'one', observability: { enabled: true } });
  const path = `${WORKERS}/${json.result.id}`;
  const upload = async (more: object = {}, query = '') =>
    (await sandbox.call('POST', `${path}/versions${query}`, { ...VERSION, ...more })).json.result;
  const deploy = (version_id: string) =>
    sandbox.call('POST', `${SCRIPTS}/one/deployments`, {
      strategy: 'percentage',
      versions: [{ version_id, percentage: 100 }],
    });
  return { ...sandbox, path, worker: json.result, upload, deploy };
}

describe('Workers of the beta API', () => {
  it('a Worker is registered, gets a version, and is deployed by its name', async () => {
    const { call, worker, path, upload, deploy } = await registered();
    expect(worker).toMatchObject({ name: 'one', observability: { enabled: true }, deployed_on: null });
    expect((await call('GET', `${SCRIPTS}/one`)).status).toBe(404);
    expect((await call('GET', SCRIPTS)).json.result).toEqual([]);
    const version = await upload();
    expect(version).toMatchObject({ number: 1, main_module: 'main.js', bindings: VERSION.bindings });
    expect(version.modules).toBeUndefined();
    const deployed = await deploy(version.id);
    expect([deployed.status, deployed.json.result.versions]).toEqual([
      200,
      [{ version_id: version.id, percentage: 100 }],
    ]);
    expect((await call('GET', path)).json.result).toMatchObject({ id: worker.id, deployed_on: expect.any(String) });
    expect((await call('GET', `${SCRIPTS}/one`)).text).toContain(CODE);
    expect((await call('GET', SCRIPTS)).json.result).toMatchObject([{ id: 'one', tag: worker.id }]);
  });

  it('a version is deployed immediately on request', async () => {
    const { call, upload } = await registered();
    const { id } = await upload({}, '?deploy=true');
    const { deployments } = (await call('GET', `${SCRIPTS}/one/deployments`)).json.result;
    expect(deployments[0].versions).toEqual([{ version_id: id, percentage: 100 }]);
  });

  it('a renamed Worker keeps its id, versions and deployments', async () => {
    const { call, path, worker, upload, deploy } = await registered();
    await deploy((await upload()).id);
    await call('POST', WORKERS, { name: 'taken' });
    expect((await call('PATCH', path, { name: 'taken' })).status).toBe(409);
    expect((await call('PATCH', path, { name: 'other' })).json.result).toMatchObject({ id: worker.id, name: 'other' });
    expect((await call('GET', `${SCRIPTS}/other/versions`)).json.result.items).toHaveLength(1);
    expect((await call('GET', `${SCRIPTS}/other/deployments`)).json.result.deployments).toHaveLength(1);
    expect((await call('GET', `${SCRIPTS}/one`)).status).toBe(404);
  });

  it('all versions of a script are listed, however they were uploaded', async () => {
    const { call, path, upload } = await registered();
    const first = await upload();
    const form = new FormData();
    form.set('metadata', JSON.stringify({ main_module: 'main.js' }));
    form.set('main.js', new File([CODE], 'main.js', { type: 'application/javascript+module' }));
    const second = (await call('PUT', `${SCRIPTS}/one`, form)).json.result.deployment_id;
    const third = (await call('PATCH', `${path}/versions/latest`, patch({ compatibility_date: '2025-11-01' }))).json
      .result;
    expect(third).toMatchObject({ number: 3, main_module: 'main.js', compatibility_date: '2025-11-01' });
    const listed = (await call('GET', `${path}/versions`)).json.result;
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([third.id, second, first.id]);
    const whole = (await call('GET', `${path}/versions/${third.id}?include=modules`)).json.result;
    expect(whole.modules).toEqual(VERSION.modules);
  });

  it('the next version inherits bindings by name, deployed or not, and drops null ones', async () => {
    const { call, path, upload } = await registered();
    await upload({}, '?deploy=true');
    const names = async (env: object): Promise<string[]> => {
      const { bindings } = (await call('PATCH', `${path}/versions/latest`, patch({ env }))).json.result;
      return bindings.map(({ type, name, text }: Record<string, string>) => [type, name, text].join(' ').trim());
    };
    const secret = { type: 'secret_text', text: 'hidden' };
    expect(await names({ KEY: secret })).toEqual(['plain_text MESSAGE Hello', 'secret_text KEY']);
    expect(await names({ OTHER: secret, MESSAGE: null })).toEqual(['secret_text KEY', 'secret_text OTHER']);
    const form = new FormData();
    form.set('metadata', JSON.stringify({ main_module: 'main.js', keep_bindings: ['secret_text'] }));
    form.set('main.js', new File([CODE], 'main.js', { type: 'application/javascript+module' }));
    const kept = (await call('POST', `${SCRIPTS}/one/versions`, form)).json.result.resources.bindings;
    expect(kept.map(({ name }: { name: string }) => name)).toEqual(['KEY', 'OTHER']);
  });

  it('only a version that is not in use can be deleted', async () => {
    const { call, path, upload } = await registered();
    const { id } = await upload({}, '?deploy=true');
    const other = await upload();
    expect((await call('DELETE', `${path}/versions/${id}`)).status).toBe(400);
    expect((await call('DELETE', `${path}/versions/${other.id}`)).json).toMatchObject({ success: true });
    expect((await call('GET', `${path}/versions/${other.id}`)).status).toBe(404);
    // Settings alone make a version that shares the modules of the one before.
    const settings = await call('PATCH', `${SCRIPTS}/one/settings`, settingsForm());
    expect(settings.status).toBe(200);
    expect((await call('DELETE', `${path}/versions/${id}`)).status).toBe(200);
    expect((await call('GET', `${SCRIPTS}/one`)).text).toContain(CODE);
  });

  it('a Worker is patched or replaced, found by id or name, listed in order, and deleted with its script', async () => {
    const { call, path } = await registered();
    await call('POST', WORKERS, { name: 'two', tail_consumers: [{ name: 'one' }] });
    const settings = {
      logpush: true,
      tags: ['a'],
      tail_consumers: [],
      subdomain: {},
      observability: { enabled: true },
    };
    expect((await call('PATCH', `${WORKERS}/one`, { ...settings, name: 'one' })).json.result).toMatchObject({
      logpush: true,
      tags: ['a'],
    });
    expect((await call('PUT', path, { name: 'one' })).json.result).toMatchObject({ logpush: false, tags: [] });
    expect((await call('PUT', path, { name: 'Not a name' })).status).toBe(400);
    const names = async (query: string) =>
      (await call('GET', `${WORKERS}?${query}`)).json.result.map(({ name }: { name: string }) => name);
    expect(await names('order_by=name&order=asc')).toEqual(['one', 'two']);
    expect(await names('order_by=name&per_page=1&page=2')).toEqual(['one']);
    expect((await call('GET', `${WORKERS}/two`)).json.result.tail_consumers).toEqual([{ name: 'one' }]);
    expect((await call('DELETE', path)).json).toEqual({ success: true, errors: [], messages: [] });
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('GET', `${SCRIPTS}/one/settings`)).status).toBe(404);
  });

  it.each([
    ['a name twice', WORKERS, { name: 'one' }, 409],
    ['a name that is none', WORKERS, { name: 'not a name' }, 400],
    ['a version of a Worker that does not exist', `${WORKERS}/none/versions`, VERSION, 404],
    ['a main module that is not sent', `${WORKERS}/one/versions`, { ...VERSION, main_module: 'x.js' }, 400],
    [
      'modules that are not base64',
      `${WORKERS}/one/versions`,
      { ...VERSION, modules: [{ ...VERSION.modules[0], content_base64: 'a*b' }] },
      400,
    ],
    [
      'a deployment of a version that does not exist',
      `${SCRIPTS}/one/deployments`,
      {
        strategy: 'percentage',
        versions: [{ version_id: '00000000-0000-4000-8000-000000000000', percentage: 100 }],
      },
      404,
    ],
  ])('an invalid Worker is refused: %s', async (_, path, body, status) => {
    const { call } = await registered();
    expect((await call('POST', path, body)).status).toBe(status);
  });
});

/** The contract requires fields that only a response has. */
const patch = (sent: object): object => ({
  id: '00000000-0000-4000-8000-000000000000',
  created_on: '2026-01-01T00:00:00Z',
  number: 1,
  urls: [],
  ...sent,
});

function settingsForm(): FormData {
  const form = new FormData();
  form.set('settings', JSON.stringify({ compatibility_date: '2025-10-01' }));
  return form;
}
