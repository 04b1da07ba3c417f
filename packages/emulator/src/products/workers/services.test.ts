import { expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const WORKERS = `/accounts/${ACCOUNT}/workers`;

it('a script is also a service and a worker, until it is deleted through either', async () => {
  const { call } = testSandbox();
  const source = { 'content-type': 'application/javascript' };
  const uploaded = await call('PUT', `${WORKERS}/scripts/one`, "addEventListener('fetch', () => {})", source);
  const { tag, deployment_id } = uploaded.json.result;
  const { deployments } = (await call('GET', `${WORKERS}/scripts/one/deployments`)).json.result;
  expect(deployments[0].versions).toMatchObject([{ version_id: deployment_id }]);

  const service = await call('GET', `${WORKERS}/services/one`);
  expect(service.json.result).toMatchObject({
    id: 'one',
    default_environment: { environment: 'production', script: { id: 'one', tag } },
  });
  expect((await call('GET', `${WORKERS}/workers/one`)).json.result).toMatchObject({ id: tag, name: 'one' });

  expect((await call('DELETE', `${WORKERS}/services/one?force=true`)).status).toBe(200);
  expect((await call('GET', `${WORKERS}/scripts/one`)).status).toBe(404);
  const gone = await call('GET', `${WORKERS}/services/one`);
  expect([gone.status, gone.code]).toEqual([404, 10090]);
  expect((await call('GET', `${WORKERS}/workers/one`)).status).toBe(404);
});

it('wrangler reads the migration tag of the Durable Objects', async () => {
  const { call } = testSandbox();
  const code = 'export class A {}\nexport default { fetch() {} }';
  const form = new FormData();
  const metadata = { main_module: 'main.js', migrations: { new_tag: 'v1', steps: [{ new_sqlite_classes: ['A'] }] } };
  form.append('metadata', new Blob([JSON.stringify(metadata)], { type: 'application/json' }));
  form.append('main.js', new Blob([code], { type: 'application/javascript+module' }), 'main.js');
  expect((await call('PUT', `${WORKERS}/scripts/one`, form)).status).toBe(200);
  const { default_environment } = (await call('GET', `${WORKERS}/services/one`)).json.result;
  expect(default_environment.script.migration_tag).toBe('v1');
});

it('a preview session has a token, on workers.dev if the account has a subdomain', async () => {
  const { call } = testSandbox();
  const session = await call('GET', `${WORKERS}/subdomain/edge-preview`);
  expect(session.json.result.token).toMatch(/^\w+$/);
  const form = new FormData();
  form.append('metadata', JSON.stringify({ main_module: 'main.js' }));
  const uploaded = await call('POST', `${WORKERS}/scripts/one/edge-preview`, form);
  expect(uploaded.json.result.preview_token).toMatch(/^\w+$/);
  expect((await call('GET', `${WORKERS}/scripts/one`)).status).toBe(404);
  await call('DELETE', `${WORKERS}/subdomain`);
  expect((await call('GET', `${WORKERS}/subdomain/edge-preview`)).code).toBe(10063);
});

it('a dispatch namespace is renamed with its scripts', async () => {
  const { call } = testSandbox();
  const namespaces = `${WORKERS}/dispatch/namespaces`;
  await call('POST', namespaces, { name: 'before' });
  const form = new FormData();
  form.append('metadata', new Blob([JSON.stringify({ main_module: 'main.js' })], { type: 'application/json' }));
  const code = new Blob(['export default { fetch() {} }'], { type: 'application/javascript+module' });
  form.append('main.js', code, 'main.js');
  expect((await call('PUT', `${namespaces}/before/scripts/one`, form)).status).toBe(200);
  expect((await call('PUT', `${namespaces}/before`, { name: 'after' })).json.result).toMatchObject({
    namespace_name: 'after',
    script_count: 1,
  });
  expect((await call('GET', `${namespaces}/after/scripts/one/content`)).text).toContain('export default');
  expect((await call('GET', `${namespaces}/before/scripts/one`)).status).toBe(404);
});

it('the services API needs the permission for the script', async () => {
  const { call } = testSandbox({ start: 'default', auth: 'strict' });
  const ask = (token: string) =>
    call('GET', `/accounts/f1a4e000000000000000000000000001/workers/services/one`, undefined, {
      authorization: `Bearer ${token}`,
    });
  expect((await ask('local-read-only')).status).toBe(403);
  expect((await ask('local-admin')).code).toBe(10090);
});

/** Uploads a Worker with this metadata. */
function uploader({ call }: Pick<TestSandbox, 'call'>) {
  return (metadata: Record<string, unknown>): Promise<Answer> => {
    const form = new FormData();
    const all = { main_module: 'main.js', ...metadata };
    form.append('metadata', new Blob([JSON.stringify(all)], { type: 'application/json' }));
    const code = 'export class Room {}\nexport class Hall {}\nexport default { fetch() {} }';
    form.append('main.js', new Blob([code], { type: 'application/javascript+module' }), 'main.js');
    return call('PUT', `${WORKERS}/scripts/one`, form);
  };
}

it('a binding has a known type and its required fields', async () => {
  const { call } = testSandbox();
  const upload = uploader({ call });
  const bind = async (binding: object): Promise<unknown[]> => {
    const { status, code } = await upload({ bindings: [{ name: 'X', ...binding }] });
    return [status, code];
  };
  expect(await bind({ type: 'unheard_of' })).toEqual([400, 10021]);
  for (const type of ['mtls_certificate', 'ratelimit', 'secrets_store_secret', 'd1', 'queue'])
    expect([type, ...(await bind({ type }))]).toEqual([type, 400, 10021]);
  await upload({
    bindings: [
      { type: 'worker_loader', name: 'X' },
      { type: 'analytics_engine', name: 'E' },
    ],
  });
  expect((await call('GET', `${WORKERS}/scripts/one/settings`)).json.result.bindings).toEqual([
    { type: 'worker_loader', name: 'X' },
    { type: 'analytics_engine', name: 'E', dataset: 'E' },
  ]);
});

it('declared exports create, rename and delete classes of Durable Objects', async () => {
  const { call } = testSandbox();
  const upload = uploader({ call });
  const declared = { type: 'durable-object', storage: 'sqlite' };
  const room = { type: 'durable_object_namespace', name: 'ROOM', class_name: 'Room' };
  expect((await upload({ bindings: [room], exports: { Room: declared } })).status).toBe(200);
  const classes = async (): Promise<unknown[]> =>
    (await call('GET', `${WORKERS}/durable_objects/namespaces`)).json.result.map((one: Loose) => one.class);
  expect(await classes()).toEqual(['Room']);
  await upload({ exports: { Room: { ...declared, state: 'renamed', renamed_to: 'Hall' }, Hall: declared } });
  expect(await classes()).toEqual(['Hall']);
  await upload({ exports: { Hall: { type: 'durable-object', state: 'deleted' } } });
  expect(await classes()).toEqual([]);
});
