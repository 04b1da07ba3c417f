import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';
import { parseMultipart, textOf } from '../../http/multipart.ts';

const SCRIPTS = `/accounts/${ACCOUNT}/workers/scripts`;

function form(metadata: unknown, modules: Record<string, { text: string; type: string }>): FormData {
  const data = new FormData();
  data.append('metadata', new Blob([JSON.stringify(metadata)], { type: 'application/json' }));
  for (const [name, { text, type }] of Object.entries(modules)) data.append(name, new Blob([text], { type }), name);
  return data;
}

const MODULE = 'application/javascript+module';
const main = { text: "import h from './h.js'; export default { fetch: () => h() }", type: MODULE };
const helper = { text: 'export default () => new Response("hi")', type: MODULE };

describe('Workers scripts', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, SCRIPTS + path, body);
  const upload = (metadata: Record<string, unknown> = {}): Promise<Answer> =>
    call('PUT', '/one', form({ main_module: 'main.js', ...metadata }, { 'main.js': main, 'h.js': helper }));

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('a version shows the tag and the message of its upload', async () => {
    await upload();
    const annotations = { 'workers/tag': 'v9', 'workers/message': 'a message' };
    const metadata = { main_module: 'main.js', annotations };
    const made = (await call('POST', '/one/versions', form(metadata, { 'main.js': main, 'h.js': helper }))).json.result;
    expect(made).toMatchObject({ annotations });
    expect((await call('GET', `/one/versions/${made.id}`)).json.result).toMatchObject({ annotations });
    expect((await call('GET', '/one/versions')).json.result.items[0]).toMatchObject({
      annotations,
      resources: { bindings: [] },
    });
  });

  it('every module is returned with its name and type', async () => {
    const uploaded = await upload({ compatibility_date: '2026-01-01' });
    expect(uploaded.json.result).toMatchObject({
      id: 'one',
      has_modules: true,
      handlers: ['fetch'],
      compatibility_date: '2026-01-01',
    });
    for (const path of ['/one', '/one/content/v2']) {
      const response = await sandbox.emulator.fetch(`http://x/client/v4${SCRIPTS}${path}`, {
        headers: { authorization: 'Bearer t' },
      });
      const type = response.headers.get('content-type') ?? '';
      expect(response.headers.get('cf-entrypoint')).toBe('main.js');
      const parts = parseMultipart(new Uint8Array(await response.arrayBuffer()), /boundary=(.*)/.exec(type)?.[1] ?? '');
      expect(parts.map((part) => [part.name, part.type, textOf(part)])).toEqual([
        ['main.js', MODULE, main.text],
        ['h.js', MODULE, helper.text],
      ]);
    }
  });

  it('a single script is accepted without a form', async () => {
    const text = "addEventListener('fetch', () => {})";
    await sandbox.call('PUT', `${SCRIPTS}/old`, text, { 'content-type': 'application/javascript' });
    const got = await call('GET', '/old');
    expect([got.text, got.headers.get('content-type')]).toEqual([text, 'application/javascript']);
  });

  it('missing parts of an upload are reported', async () => {
    const missing = await call('PUT', '/one', form({ main_module: 'nope.js' }, { 'main.js': main }));
    expect([missing.status, missing.code]).toEqual([400, 10021]);
    expect(missing.json.errors?.[0]?.message).toContain("'main.js'");
    expect((await call('PUT', '/one', form({}, { 'main.js': main }))).status).toBe(400);
    const bare = new FormData();
    bare.append('main.js', 'x');
    expect((await call('PUT', '/one', bare)).json.errors?.[0]?.source?.pointer).toBe('/metadata');
    expect((await call('PUT', '/bad%20name', form({ main_module: 'main.js' }, { 'main.js': main }))).code).toBe(10016);
  });

  it.each(['日本.js', 'a\r\nb.js', '\u{1f600}.js'])(
    'is given back where no header can carry its name: %j',
    async (name) => {
      expect((await call('PUT', '/one', form({ main_module: name }, { [name]: main, 'h.js': helper }))).status).toBe(
        200,
      );
      const read = await call('GET', '/one');
      expect([read.status, read.headers.get('cf-entrypoint')]).toEqual([200, encodeURIComponent(name)]);
    },
  );

  it('a script is listed until it is deleted', async () => {
    await upload();
    expect((await call('GET', '')).json.result.map((one: { id: string }) => one.id)).toEqual(['one']);
    expect((await call('DELETE', '/one')).status).toBe(200);
    for (const path of ['/one', '/one/settings', '/one/versions', '/one/schedules'])
      expect((await call('GET', path)).code).toBe(10007);
  });

  it('versions and deployments are stored', async () => {
    await upload();
    sandbox.clock.advance(1000);
    await upload();
    const versions = (await call('GET', '/one/versions')).json.result.items;
    expect(versions.map((one: { number: number }) => one.number)).toEqual([2, 1]);
    const content = form({ main_module: 'main.js' }, { 'main.js': main, 'h.js': helper });
    const made = (await call('POST', '/one/versions', content)).json.result;
    expect((await call('GET', `/one/versions/${made.id}`)).json.result).toMatchObject({ number: 3 });
    const half = [
      { version_id: made.id, percentage: 50 },
      { version_id: versions[0].id, percentage: 50 },
    ];
    const deployed = await call('POST', '/one/deployments', { strategy: 'percentage', versions: half });
    expect(deployed.json.result.versions).toEqual(half);
    expect((await call('GET', '/one/deployments')).json.result.deployments).toHaveLength(3);
    expect((await call('POST', '/one/deployments', { strategy: 'percentage', versions: [half[0]] })).status).toBe(400);
  });

  it('secrets can be written and listed, never read', async () => {
    await upload({ bindings: [{ type: 'plain_text', name: 'P', text: 'open' }] });
    await call('PUT', '/one/secrets', { name: 'S', text: 'hidden', type: 'secret_text' });
    expect((await call('GET', '/one/secrets')).json.result).toEqual([{ name: 'S', type: 'secret_text' }]);
    const settings = await call('GET', '/one/settings');
    expect(settings.text).not.toContain('hidden');
    expect(settings.json.result.bindings).toEqual([
      { type: 'plain_text', name: 'P', text: 'open' },
      { type: 'secret_text', name: 'S' },
    ]);
    await upload({ keep_bindings: ['secret_text'] });
    expect((await call('GET', '/one/settings')).json.result.bindings).toEqual([{ type: 'secret_text', name: 'S' }]);
    expect((await call('DELETE', '/one/secrets/S')).status).toBe(200);
    expect((await call('GET', '/one/secrets/S')).code).toBe(10056);
  });

  it('schedules and the subdomain are returned as written', async () => {
    await upload();
    expect((await call('PUT', '/one/schedules', [{ cron: '*/5 * * * *' }])).json.result.schedules[0].cron).toBe(
      '*/5 * * * *',
    );
    expect((await call('PUT', '/one/schedules', [{ cron: 'daily' }])).status).toBe(400);
    expect((await call('GET', '/one/schedules')).json.result.schedules).toHaveLength(1);
    expect((await call('POST', '/one/subdomain', { enabled: true })).json.result).toEqual({
      enabled: true,
      previews_enabled: true,
    });
    expect((await call('GET', '/one/subdomain')).json.result.enabled).toBe(true);
  });
});
