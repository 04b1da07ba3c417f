import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const PROJECTS = `/accounts/${ACCOUNT}/pages/projects`;

describe('Pages', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, PROJECTS + path, body);
  const create = (name = 'site', more: object = {}): Promise<Answer> =>
    call('POST', '', { name, production_branch: 'main', ...more });
  const result = async (answer: Promise<Answer>): Promise<Loose> => (await answer).json.result;
  const deploy = async (branch = 'main', manifest: unknown = {}): Promise<Loose> => {
    const form = new FormData();
    form.append('manifest', JSON.stringify(manifest));
    form.append('branch', branch);
    return result(call('POST', '/site/deployments', form));
  };
  const live = async (): Promise<string> => (await result(call('GET', '/site'))).canonical_deployment?.id;

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('a project has a unique name, and a pages.dev address', async () => {
    for (const name of ['Site', '-site', 'site-', 'a b', 'x'.repeat(59)])
      expect([name, (await create(name)).status]).toEqual([name, 400]);
    expect((await create()).json.result).toMatchObject({
      name: 'site',
      subdomain: 'site.pages.dev',
      domains: ['site.pages.dev'],
      canonical_deployment: null,
      latest_deployment: null,
    });
    expect((await create()).code).toBe(8000002);
    expect((await call('GET', '/none')).code).toBe(8000007);
    expect((await call('PATCH', '/site', { name: 'other' })).status).toBe(400);
  });

  it('a project has at most 100 custom domains', async () => {
    await create();
    const add = (index: number): Promise<Answer> => call('POST', '/site/domains', { name: `d${index}.example.com` });
    for (let index = 0; index < 100; index += 1) expect((await add(index)).status).toBe(200);
    expect((await add(100)).status).toBe(400);
    await call('DELETE', '/site/domains/d0.example.com');
    expect((await add(100)).status).toBe(200);
  });

  it('settings are merged, null removes a variable, and secrets are never shown', async () => {
    const env = (env_vars: object) => ({ deployment_configs: { production: { env_vars } } });
    const made = await create('site', {
      build_config: { build_command: 'make' },
      ...env({ A: { type: 'plain_text', value: 'open' }, S: { type: 'secret_text', value: 'hidden' } }),
    });
    expect(made.text).not.toContain('hidden');
    const changed = await result(
      call('PATCH', '/site', {
        ...env({ A: null, B: { type: 'plain_text', value: 'b' } }),
        build_config: { root_dir: 'web' },
      }),
    );
    expect(changed.deployment_configs.production.env_vars).toEqual({
      S: { type: 'secret_text', value: '' },
      B: { type: 'plain_text', value: 'b' },
    });
    expect(changed.build_config).toMatchObject({ build_command: 'make', root_dir: 'web' });
    expect(changed.deployment_configs.preview.env_vars).toEqual({});
    expect(JSON.stringify(sandbox.emulator.sandbox.db.prepare('SELECT value FROM items').all())).not.toContain(
      'hidden',
    );
  });

  it('files are sent by hash with a token that lasts minutes, and stored byte by byte', async () => {
    await create();
    const { jwt } = await result(call('GET', '/site/upload-token'));
    const send = (path: string, body: unknown, token = jwt) =>
      sandbox.call('POST', `/pages/assets/${path}`, body, { authorization: `Bearer ${token}` });
    const bytes = Uint8Array.from({ length: 3000 }, (_, at) => at);
    const file = (key: string) => ({
      key,
      base64: true,
      value: Buffer.from(bytes).toString('base64'),
      metadata: { contentType: 'image/png' },
    });
    expect((await send('check-missing', { hashes: ['a', 'b'] })).json.result).toEqual(['a', 'b']);
    expect((await send('upload', [{ ...file('a'), value: '%' }])).status).toBe(400);
    expect((await send('upload', [file('a')])).json).toMatchObject({ success: true });
    expect((await send('check-missing', { hashes: ['a', 'b'] })).json.result).toEqual(['b']);
    expect((await send('upsert-hashes', { hashes: ['a'] })).json.success).toBe(true);
    const kept = sandbox.emulator.sandbox.db.prepare('SELECT type, bytes FROM pages_files').get() as Loose; // one row
    expect([kept.type, Buffer.from(kept.bytes).equals(bytes)]).toEqual(['image/png', true]);
    expect((await send('upload', [file('b')], 'other')).code).toBe(8000013);
    sandbox.clock.advance(5 * 60_000);
    expect((await send('upload', [file('b')])).code).toBe(8000013);
  });

  it('a deployment references stored files, or contains them', async () => {
    await create();
    const send = (parts: Record<string, string | Blob>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(parts)) form.append(name, value as string); // either is a value of a form
      return call('POST', '/site/deployments', form);
    };
    expect((await send({ branch: 'main' })).code).toBe(8000096);
    const manifest = JSON.stringify({ '/index.html': 'h1' });
    expect((await send({ manifest })).status).toBe(400);
    expect((await send({ manifest, h1: new Blob(['<h1>ä</h1>'], { type: 'text/html' }) })).status).toBe(200);
    const kept = sandbox.emulator.sandbox.db.prepare('SELECT type, bytes FROM pages_files').get() as Loose; // one row
    expect([kept.type, Buffer.from(kept.bytes).toString()]).toEqual(['text/html', '<h1>ä</h1>']);
  });

  it('a deployment of uploaded files is complete a second later, when wrangler checks', async () => {
    await create('site');
    const { id } = await deploy();
    const stage = async () => (await result(call('GET', `/site/deployments/${id}`))).latest_stage;
    expect(await stage()).toMatchObject({ name: 'deploy', status: 'active' });
    sandbox.clock.advance(1000);
    expect(await stage()).toMatchObject({ name: 'deploy', status: 'success' });
  });

  it('a deployment passes its stages over time, and is then served', async () => {
    await create('site', { source: { type: 'github', config: { owner: 'me', repo_name: 'site' } } });
    const made = await result(call('POST', '/site/deployments', new FormData()));
    expect(made).toMatchObject({ environment: 'production', latest_stage: { name: 'queued', status: 'active' } });
    const stage = async () => {
      const { latest_stage } = await result(call('GET', `/site/deployments/${made.id}`));
      return `${latest_stage.name} ${latest_stage.status}`;
    };
    sandbox.clock.advance(10_000);
    expect([await stage(), await live()]).toEqual(['build active', undefined]);
    sandbox.clock.advance(25_000);
    expect([await stage(), await live()]).toEqual(['deploy success', made.id]);
    const logs = await result(call('GET', `/site/deployments/${made.id}/history/logs`));
    expect([logs.total, logs.data.at(-1).line]).toEqual([10, 'Success: stage deploy finished.']);
  });

  it('previews have the alias of their branch, and are listed separately', async () => {
    await create();
    const first = await deploy('Feature/One!');
    const second = await deploy('Feature/One!');
    await deploy();
    expect([first.aliases, second.aliases]).toEqual([
      ['https://feature-one.site.pages.dev'],
      ['https://feature-one.site.pages.dev'],
    ]);
    const listed = await result(call('GET', '/site/deployments?env=preview'));
    expect(listed.map((one: Loose) => [one.id, one.aliases])).toEqual([
      [second.id, ['https://feature-one.site.pages.dev']],
      [first.id, null],
    ]);
    expect(first.url).toBe(`https://${first.short_id}.site.pages.dev`);
  });

  it('only an earlier successful production deployment can be rolled back to', async () => {
    await create();
    const first = await deploy();
    sandbox.clock.advance(10_000);
    const preview = await deploy('other');
    const second = await deploy();
    const rollback = async (id: string) => (await call('POST', `/site/deployments/${id}/rollback`)).status;
    expect(await rollback(second.id)).toBe(400);
    sandbox.clock.advance(10_000);
    expect([await live(), await rollback(preview.id), await rollback(second.id)]).toEqual([second.id, 400, 400]);
    expect([await rollback(first.id), await live()]).toEqual([200, first.id]);
    const again = await result(call('POST', `/site/deployments/${second.id}/retry`));
    sandbox.clock.advance(10_000);
    expect([again.id === second.id, await live()]).toEqual([false, again.id]);
  });

  it('a deployment that is served or has an alias can only be deleted with force', async () => {
    await create();
    const made = await deploy();
    const preview = await deploy('other');
    sandbox.clock.advance(10_000);
    for (const { id } of [made, preview]) {
      expect((await call('DELETE', `/site/deployments/${id}`)).code).toBe(8000035);
      expect((await call('DELETE', `/site/deployments/${id}?force=true`)).status).toBe(200);
      expect((await call('GET', `/site/deployments/${id}`)).code).toBe(8000009);
    }
  });

  it('a domain is validated over time, and blocks deletion of its project', async () => {
    await create();
    const add = (name: string) => call('POST', '/site/domains', { name });
    expect((await add('not a name')).status).toBe(400);
    expect((await add('www.example.com')).json.result).toMatchObject({
      name: 'www.example.com',
      status: 'initializing',
    });
    const again = await add('WWW.example.com');
    expect([again.status, again.code]).toEqual([400, 8000018]);
    const status = async (method = 'GET') => (await result(call(method, '/site/domains/www.example.com'))).status;
    sandbox.clock.advance(30_000);
    expect([await status(), await status('PATCH')]).toEqual(['pending', 'initializing']);
    sandbox.clock.advance(60_000);
    expect([await status(), await status('PATCH')]).toEqual(['active', 'active']);
    expect((await call('DELETE', '/site')).code).toBe(8000028);
    await call('DELETE', '/site/domains/www.example.com');
    expect((await call('GET', '/site/domains')).json.result).toEqual([]);
    expect((await call('DELETE', '/site')).status).toBe(200);
  });

  it('a project with more than 100 deployments cannot be deleted', async () => {
    await create();
    const made = await deploy();
    for (let count = 0; count < 100; count++) await deploy();
    expect((await call('DELETE', '/site')).code).toBe(8000076);
    await call('DELETE', `/site/deployments/${made.id}?force=true`);
    expect((await call('DELETE', '/site')).status).toBe(200);
    await create();
    expect((await call('GET', '/site/deployments')).json.result).toEqual([]);
  });
});
