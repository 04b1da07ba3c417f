import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const IMAGE = `registry.cloudflare.com/${ACCOUNT}/app:v1`;

describe('Containers', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/containers${path}`, body);
  const result = async (method: string, path: string, body?: unknown): Promise<Loose> =>
    (await call(method, path, body)).json.result;
  const create = (fields: object = {}): Promise<Answer> =>
    call('POST', '/applications', {
      name: 'app',
      scheduling_policy: 'default',
      instances: 3,
      max_instances: 10,
      configuration: { image: IMAGE },
      ...fields,
    });
  const pointer = ({ status, json }: Answer): Loose => (status < 300 ? status : json.errors?.[0]?.source?.pointer);
  const namespace = async (): Promise<string> => {
    const form = new FormData();
    const migrations = { new_tag: 'v1', new_sqlite_classes: ['Box'] };
    form.append('metadata', JSON.stringify({ main_module: 'w.js', migrations }));
    form.append('w.js', new File(['export class Box {}'], 'w.js', { type: 'application/javascript+module' }));
    await sandbox.call('PUT', `/accounts/${ACCOUNT}/workers/scripts/boxes`, form);
    return (await sandbox.call('GET', `/accounts/${ACCOUNT}/workers/durable_objects/namespaces`)).json.result[0].id;
  };

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('an application has a unique name, a small default size, and instances that start', async () => {
    const made = (await create()).json.result;
    expect(made).toMatchObject({
      version: 1,
      configuration: { instance_type: 'lite' },
      health: { summary: 'pending' },
    });
    expect((await create()).status).toBe(409);
    sandbox.clock.advance(10_000);
    expect(await result('GET', `/applications/${made.id}`)).toMatchObject({
      health: { summary: 'healthy', instances: { active: 3 } },
    });
    expect(await result('GET', '/applications?name=other')).toEqual([]);
    expect(await result('GET', `/applications?image=${IMAGE}`)).toHaveLength(1);
  });

  it('applications use images of four registries, and no more instances than the maximum', async () => {
    expect(pointer(await create({ configuration: { image: 'gcr.io/me/app:v1' } }))).toBe('/configuration/image');
    expect(pointer(await create({ instances: 11 }))).toBe('/instances');
    expect(pointer(await create({ configuration: { image: 'docker.io/library/nginx:1' } }))).toBe(201);
  });

  it('regions in the constraints of an application must be compatible', async () => {
    const place = async (constraints: object): Promise<Loose> => pointer(await create({ constraints }));
    expect(await place({ regions: ['MARS'] })).toBe('/constraints/regions');
    expect(await place({ regions: ['OC'] })).toBe('/constraints/regions');
    expect(await place({ jurisdiction: 'eu', regions: ['ENAM'] })).toBe('/constraints/regions');
    expect(await place({ jurisdiction: 'mars' })).toBe('/constraints/jurisdiction');
    expect(await place({ jurisdiction: 'eu' })).toBe(201);
    const [{ id }] = await result('GET', '/applications');
    const rows = await result('GET', `/applications/${id}/instances-v2`);
    expect(rows.every((one: Loose) => ['EEUR', 'WEUR'].includes(one.location.region))).toBe(true);
  });

  it('instances are listed by name and state, in pages, and shown by id', async () => {
    const { id } = (await create()).json.result;
    const path = `/applications/${id}/instances-v2`;
    expect(await result('GET', `${path}?state=active`)).toEqual([]);
    sandbox.clock.advance(10_000);
    expect(await result('GET', `${path}?state=active`)).toHaveLength(3);
    const first = await call('GET', `${path}?per_page=2`);
    expect(first.json.result).toHaveLength(2);
    const rest = await result('GET', `${path}?per_page=2&page_token=${first.json.result_info.next_page_token}`);
    expect(rest).toMatchObject([{ name: 'app-2', configuration: { vcpu: 0.0625, memory: 256 } }]);
    expect(await result('GET', `${path}?name_prefix=app-1`)).toHaveLength(1);
    expect(await result('GET', `/applications/${id}/instances/${rest[0].id}`)).toMatchObject({
      status: { state: 'running' },
    });
    expect((await call('GET', `/applications/${id}/instances/none`)).status).toBe(404);
  });

  it('a rollout deploys a new version step by step', async () => {
    const { id } = (await create()).json.result;
    const body = { description: 'v2', strategy: 'rolling', target_configuration: { image: IMAGE.replace('v1', 'v2') } };
    const refused = await call('POST', `/applications/${id}/rollouts`, {
      ...body,
      step_percentage: 50,
      steps: [{ description: 's', step_size: { percentage: 50 } }],
    });
    expect(pointer(refused)).toBe('/steps');
    const rollout = await result('POST', `/applications/${id}/rollouts`, body);
    expect(rollout).toMatchObject({
      current_version: 1,
      target_version: 2,
      kind: 'full_auto',
      progress: { total_steps: 2 },
    });
    expect(rollout.steps.map((one: Loose) => one.step_size.percentage)).toEqual([10, 100]);
    expect(await result('GET', `/applications/${id}`)).toMatchObject({ version: 2, active_rollout_id: rollout.id });
    const shares = async (): Promise<number[]> =>
      (await result('GET', `/applications/${id}/versions`)).map((one: Loose) => one.percentage);
    expect(await shares()).toEqual([0, 100]);
    sandbox.clock.advance(60_000);
    expect(await shares()).toEqual([10, 90]);
    sandbox.clock.advance(60_000);
    expect(await shares()).toEqual([100, 0]);
    expect((await result('GET', `/applications/${id}`)).active_rollout_id).toBeUndefined();
  });

  it('applications of Durable Objects belong to an existing namespace, and have no rollouts', async () => {
    const fields = {
      scheduling_policy: 'durable_object',
      durable_objects: { script_name: 'boxes', class_name: 'Box' },
    };
    expect((await create(fields)).status).toBe(404);
    const namespace_id = await namespace();
    const made = (await create(fields)).json.result;
    expect(made.durable_objects).toEqual({ namespace_id });
    const body = { description: 'v2', strategy: 'rolling', target_configuration: {} };
    expect((await call('POST', `/applications/${made.id}/rollouts`, body)).status).toBe(400);
    expect((await call('PUT', `/instance-groups/${'0'.repeat(32)}`, { name: 'g', class_name: 'Box' })).status).toBe(
      404,
    );
    for (const generation of [1, 2])
      expect(await result('PUT', `/instance-groups/${namespace_id}`, { name: 'g', class_name: 'Box' })).toMatchObject({
        generation,
      });
  });

  it('an image is prepared after some time', async () => {
    expect(await result('POST', '/image-preparations', { image: IMAGE })).toMatchObject({ status: 'pending' });
    sandbox.clock.advance(5000);
    const ready = await result('POST', '/image-preparations', { image: IMAGE });
    expect(ready).toMatchObject({ status: 'ready', artifact_digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) });
  });

  it('a registry must match its kind, and its secret is in Secrets Store for containers', async () => {
    const stores = `/accounts/${ACCOUNT}/secrets_store/stores`;
    const store_id = (await sandbox.call('POST', stores, { name: 's' })).json.result.id;
    const secrets = ['containers', 'workers'].map((scope) => ({ name: scope, value: 'x', scopes: [scope] }));
    await sandbox.call('POST', `${stores}/${store_id}/secrets`, secrets);
    const add = (domain: string, kind: string, secret_name: string): Promise<Answer> =>
      call('POST', '/registries', {
        domain,
        kind,
        auth: { public_credential: 'me', private_credential: { store_id, secret_name } },
      });
    expect(pointer(await add('docker.io', 'ECR', 'containers'))).toBe('/domain');
    expect((await add('docker.io', 'DockerHub', 'none')).status).toBe(404);
    expect((await add('docker.io', 'DockerHub', 'workers')).status).toBe(400);
    expect((await add('docker.io', 'DockerHub', 'containers')).status).toBe(201);
    expect((await add('docker.io', 'DockerHub', 'containers')).status).toBe(409);
    const rows = await result('GET', '/registries');
    expect(rows.map((one: Loose) => one.domain)).toEqual(['registry.cloudflare.com', 'docker.io']);
    const login = await result('POST', '/registries/registry.cloudflare.com/credentials', { permissions: ['push'] });
    expect(login).toMatchObject({ registry_host: 'registry.cloudflare.com', username: 'v1' });
    expect((await call('POST', '/registries/europe-docker.pkg.dev/credentials', {})).status).toBe(404);
  });

  it('SSH requires an application with SSH enabled', async () => {
    const { id } = (await create()).json.result;
    const [instance] = await result('GET', `/applications/${id}/instances-v2`);
    expect((await call('GET', `/instances/${instance.id}/ssh`)).status).toBe(400);
    await call('PATCH', `/applications/${id}`, { configuration: { wrangler_ssh: { enabled: true } } });
    expect((await result('GET', `/instances/${instance.id}/ssh`)).url).toContain(instance.id);
    expect((await call('GET', '/instances/none/ssh')).status).toBe(404);
  });
});
