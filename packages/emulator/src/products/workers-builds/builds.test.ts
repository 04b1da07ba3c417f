import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const BUILDS = `/accounts/${ACCOUNT}/builds`;
const REPOSITORY = {
  provider_type: 'github',
  provider_account_id: '1',
  provider_account_name: 'me',
  repo_id: '2',
  repo_name: 'blog',
};

describe('Workers Builds', () => {
  let sandbox: TestSandbox;
  let tag: string;
  let token: string;
  let connection: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `${BUILDS}${path}`, body);
  const result = async (method: string, path: string, body?: unknown): Promise<Loose> =>
    (await call(method, path, body)).json.result;
  const trigger = (fields: object = {}): Promise<Answer> =>
    call('POST', '/triggers', {
      external_script_id: tag,
      repo_connection_uuid: connection,
      build_token_uuid: token,
      trigger_name: 'production',
      build_command: 'npm run build',
      deploy_command: 'npx wrangler deploy',
      root_directory: '/',
      branch_includes: ['main'],
      branch_excludes: [],
      path_includes: ['*'],
      path_excludes: [],
      ...fields,
    });

  beforeEach(async () => {
    sandbox = testSandbox();
    const form = new FormData();
    form.append('metadata', JSON.stringify({ main_module: 'w.js' }));
    form.append('w.js', new File(['export default { fetch() {} }'], 'w.js', { type: 'application/javascript+module' }));
    const scripts = `/accounts/${ACCOUNT}/workers/scripts`;
    await sandbox.call('PUT', `${scripts}/blog`, form);
    tag = (await sandbox.call('GET', scripts)).json.result[0].tag;
    connection = (await result('PUT', '/repos/connections', REPOSITORY)).repo_connection_uuid;
    const secret = { build_token_name: 'mine', build_token_secret: 'very-secret', cloudflare_token_id: 't' };
    token = (await result('POST', '/tokens', secret)).build_token_uuid;
  });

  it('a repository is connected once', async () => {
    const again = await result('PUT', '/repos/connections', { ...REPOSITORY, repo_name: 'renamed' });
    expect(again).toMatchObject({ repo_connection_uuid: connection, repo_name: 'renamed' });
    const fill = await result('GET', '/repos/github/1/2/config_autofill?branch=main');
    expect(fill.default_worker_name).toBe('renamed');
    expect((await call('GET', '/repos/github/1/3/config_autofill?branch=main')).status).toBe(404);
  });

  it('the secret of a token is never shown', async () => {
    expect((await call('GET', '/tokens')).text).not.toContain('very-secret');
    expect((await result('GET', '/tokens'))[0]).toMatchObject({ build_token_name: 'mine', owner_type: 'user' });
  });

  it('a trigger references an existing Worker, repository and token, and a Worker has at most two', async () => {
    for (const fields of [
      { external_script_id: '0'.repeat(32) },
      { repo_connection_uuid: token },
      { build_token_uuid: connection },
    ]) {
      const refused = await trigger(fields);
      expect([refused.status, refused.json.errors?.[0]?.message]).toEqual([404, 'Resource not found']);
    }
    expect((await trigger()).json.result).toMatchObject({
      build_token_name: 'mine',
      repo_connection: { repo_name: 'blog' },
    });
    await trigger({ branch_includes: ['*'], branch_excludes: ['main'] });
    expect((await trigger()).status).toBe(409);
    expect(await result('GET', `/workers/${tag}/triggers`)).toHaveLength(2);
    expect((await call('GET', '/workers/blog/triggers')).status).toBe(404);
  });

  it('a build is queued, initializes, runs and stops; it can be cancelled until then', async () => {
    const { trigger_uuid } = (await trigger()).json.result;
    expect((await call('POST', `/triggers/${trigger_uuid}/builds`, {})).status).toBe(400);
    const { build_uuid } = await result('POST', `/triggers/${trigger_uuid}/builds`, { branch: 'main' });
    const status = async (): Promise<string> => (await result('GET', `/builds/${build_uuid}`)).status;
    expect(await status()).toBe('queued');
    expect((await result('GET', `/builds/${build_uuid}/logs`)).lines).toEqual([]);
    sandbox.clock.advance(5000);
    expect(await status()).toBe('initializing');
    const { cursor } = await result('GET', `/builds/${build_uuid}/logs`);
    sandbox.clock.advance(10_000);
    expect(await status()).toBe('running');
    const next = await result('GET', `/builds/${build_uuid}/logs?cursor=${cursor}`);
    expect(next.lines.map((line: [number, string]) => line[1])).toContain(
      'Executing user build command: npm run build',
    );
    sandbox.clock.advance(60_000);
    const done = await result('GET', `/builds/${build_uuid}`);
    expect(done).toMatchObject({
      status: 'stopped',
      build_outcome: 'success',
      build_trigger_metadata: { branch: 'main' },
    });
    expect((await call('PUT', `/builds/${build_uuid}/cancel`)).status).toBe(409);
    const second = (await result('POST', `/triggers/${trigger_uuid}/builds`, { branch: 'main' })).build_uuid;
    expect((await result('PUT', `/builds/${second}/cancel`)).build_outcome).toBe('cancelled');
    expect(await result('GET', `/builds/${second}`)).toMatchObject({ status: 'stopped', running_on: null });
    const builds = await result('GET', `/workers/${tag}/builds`);
    expect(builds.map((one: Loose) => one.build_uuid)).toEqual([second, build_uuid]);
    const latest = await result('GET', `/builds/latest?external_script_ids=${tag},unknown`);
    expect(latest.builds[tag].build_uuid).toBe(second);
    expect(Object.keys(latest.builds)).toEqual([tag]);
  });

  it('variables are merged, secrets hidden, and number and size limited', async () => {
    const path = `/triggers/${(await trigger()).json.result.trigger_uuid}/environment_variables`;
    await call('PATCH', path, { A: { is_secret: false, value: '1' }, B: { is_secret: true, value: 'hidden-value' } });
    await call('PATCH', path, { C: { is_secret: false, value: '3' } });
    expect(await result('GET', path)).toMatchObject({ A: { value: '1' }, B: { value: null }, C: { value: '3' } });
    await call('DELETE', `${path}/A`);
    expect((await call('DELETE', `${path}/A`)).status).toBe(404);
    await call('PATCH', path, { C: { is_secret: false, value: null } });
    expect(Object.keys(await result('GET', path))).toEqual(['B']);
    expect((await call('PATCH', path, { D: { is_secret: false, value: 'x'.repeat(5 * 1024 + 1) } })).status).toBe(400);
    const many = Object.fromEntries(Array.from({ length: 64 }, (_, i) => [`V${i}`, { is_secret: false, value: '' }]));
    expect((await call('PATCH', path, many)).status).toBe(400);
  });

  it('a setup connects the repository and creates the production trigger', async () => {
    const body = {
      script_tag: tag,
      git_repository: { ...REPOSITORY, branch: 'main' },
      production_settings: {
        build_command: '',
        deploy_command: 'deploy',
        build_token_uuid: token,
        environment_variables: { A: { is_secret: true, value: 'x' } },
      },
    };
    const made = await call('POST', '/workers', body);
    expect([made.status, made.json.result.production_settings.environment_variables.A.value]).toEqual([201, null]);
    expect((await call('POST', '/workers', body)).status).toBe(409);
    expect(await result('GET', `/workers/${tag}/triggers`)).toMatchObject([{ branch_includes: ['main'] }]);
    const edited = await result('PATCH', `/workers/${tag}`, {
      git_repository: { branch: 'live' },
      production_settings: { environment_variables: { A: null } },
    });
    expect(edited).toMatchObject({
      git_repository: { branch: 'live', repo_name: 'blog' },
      production_settings: { environment_variables: {} },
    });
    expect(await result('GET', `/workers/${tag}/triggers`)).toMatchObject([{ branch_includes: ['live'] }]);
    await call('DELETE', `/workers/${tag}`);
    expect((await call('GET', `/workers/${tag}`)).status).toBe(404);
    expect(await result('GET', `/workers/${tag}/triggers`)).toEqual([]);
  });

  it('a deploy hook starts a build without a token, not twice while one waits, and ten a minute', async () => {
    const hooks = '/workers/blog/deploy_hooks';
    const body = { deploy_hook_name: 'cms', branch: 'main' };
    expect((await call('POST', hooks, body)).status).toBe(400);
    await trigger();
    const { deploy_hook_uuid } = await result('POST', hooks, body);
    expect(await result('GET', hooks)).toMatchObject([{ latest_build: null }]);
    const url = `http://localhost/client/v4/workers/builds/deploy_hooks/${deploy_hook_uuid}`;
    const run = async (): Promise<Loose> => (await sandbox.emulator.fetch(url, { method: 'POST' })).json();
    const first = (await run()).result;
    expect((await run()).result).toMatchObject({ already_exists: true, build_uuid: first.build_uuid });
    for (let index = 1; index < 10; index++) {
      sandbox.clock.advance(5000);
      expect((await run()).result).toMatchObject({ already_exists: false, status: 'queued' });
    }
    sandbox.clock.advance(5000);
    expect((await run()).success).toBe(false);
    expect((await result('GET', hooks))[0].latest_build).not.toBeNull();
    await call('DELETE', `${hooks}/${deploy_hook_uuid}`);
    sandbox.clock.advance(60_000);
    expect((await run()).success).toBe(false);
  });

  it('build minutes reset with the month', async () => {
    expect(await result('GET', '/account/limits')).toEqual({
      build_minutes_refresh_on: '2026-02-01T00:00:00.000Z',
      has_reached_build_minutes_limit: false,
    });
  });
});
