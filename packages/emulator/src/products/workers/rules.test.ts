import { randomFillSync } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const WORKERS = `/accounts/${ACCOUNT}/workers`;
const SCRIPTS = `${WORKERS}/scripts`;
const MAIN = { 'main.js': 'export default { fetch() {} }' };

function form(metadata: unknown, modules: Record<string, string | Uint8Array<ArrayBuffer>> = MAIN): FormData {
  const data = new FormData();
  data.append('metadata', new Blob([JSON.stringify(metadata)], { type: 'application/json' }));
  for (const [name, content] of Object.entries(modules))
    data.append(name, new Blob([content], { type: 'application/javascript+module' }), name);
  return data;
}

describe('rules of Workers', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
    sandbox.call(method, path, body, headers);
  const upload = (metadata: Record<string, unknown> = {}, name = 'one', modules = MAIN): Promise<Answer> =>
    call('PUT', `${SCRIPTS}/${name}`, form({ main_module: 'main.js', ...metadata }, modules));
  const refusal = async (answer: Promise<Answer>): Promise<[number, number | undefined]> => {
    const { status, code } = await answer;
    return [status, code];
  };
  const version = async (path = '/one'): Promise<string> =>
    (await call('GET', `${SCRIPTS}${path}/versions`)).json.result.items[0].id;

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('a compatibility date is a valid day, and not in the future', async () => {
    for (const date of ['2026-01-02', '2025-13-01', '2025-02-30', 'yesterday'])
      expect([date, ...(await refusal(upload({ compatibility_date: date })))]).toEqual([date, 400, 10021]);
    expect((await upload({ compatibility_date: '2026-01-01' })).status).toBe(200);
  });

  it('a Worker may have 10 MiB after compression', async () => {
    const size = 11 * 2 ** 20;
    const metadata = { main_module: 'main.js' };
    const put = (content: Uint8Array<ArrayBuffer>) =>
      call('PUT', `${SCRIPTS}/one`, form(metadata, { ...MAIN, 'data.bin': content }));
    expect(await refusal(put(randomFillSync(new Uint8Array(size))))).toEqual([413, 10027]);
    expect((await put(new Uint8Array(size).fill(65))).status).toBe(200);
  });

  it('settings of an upload are those of the contract, and its flags are known', async () => {
    for (const settings of [
      { limits: { cpu_ms: 300_001 } },
      { placement: { mode: 'dumb' } },
      { observability: { enabled: true, head_sampling_rate: 2 } },
    ])
      expect(await refusal(upload(settings))).toEqual([400, 10001]);
    expect(await refusal(upload({ compatibility_flags: ['no_such_flag'] }))).toEqual([400, 10021]);
    expect((await upload({ compatibility_flags: ['nodejs_compat'], limits: { cpu_ms: 300_000 } })).status).toBe(200);
  });

  it('a binding is inherited by name, under another name, or from another version', async () => {
    await upload({ bindings: [{ type: 'plain_text', name: 'OLD', text: 'first' }] });
    const first = await version();
    await upload({ bindings: [{ type: 'plain_text', name: 'OLD', text: 'second' }] });
    await upload({
      bindings: [
        { type: 'inherit', name: 'NEW', old_name: 'OLD' },
        { type: 'inherit', name: 'OLD', version_id: first },
      ],
    });
    expect((await call('GET', `${SCRIPTS}/one/settings`)).json.result.bindings).toEqual([
      { type: 'plain_text', name: 'NEW', text: 'second' },
      { type: 'plain_text', name: 'OLD', text: 'first' },
    ]);
    const strict = form({ main_module: 'main.js', bindings: [{ type: 'inherit', name: 'NONE' }] });
    expect(await refusal(call('PUT', `${SCRIPTS}/one?bindings_inherit=strict`, strict))).toEqual([400, 10056]);
  });

  it('an upload of content keeps bindings, and a header may name its entry point', async () => {
    const uploaded = await upload({ bindings: [{ type: 'plain_text', name: 'P', text: 'x' }] });
    const headers = { 'cf-worker-main-module-part': 'new.js' };
    const changed = await call(
      'PUT',
      `${SCRIPTS}/one/content`,
      form({}, { 'new.js': 'export default { fetch() {} }' }),
      headers,
    );
    expect(changed.json.result.etag).not.toBe(uploaded.json.result.etag);
    expect((await call('GET', `${SCRIPTS}/one/settings`)).json.result.bindings).toHaveLength(1);
    expect((await call('GET', `${SCRIPTS}/one/content/v2`)).headers.get('cf-entrypoint')).toBe('new.js');
  });

  it('deploying an older version rolls back the served one', async () => {
    await upload({ bindings: [{ type: 'plain_text', name: 'P', text: 'first' }] });
    const first = await version();
    await upload({}, 'one', { 'main.js': 'export default { scheduled() {} }' });
    const deploy = (...versions: unknown[]) =>
      call('POST', `${SCRIPTS}/one/deployments`, { strategy: 'percentage', versions });
    expect((await deploy({ version_id: first, percentage: 100 })).status).toBe(200);
    expect((await call('GET', `${SCRIPTS}/one`)).text).toContain('fetch()');
    expect((await call('GET', `${SCRIPTS}/one/settings`)).json.result.bindings[0].text).toBe('first');
    const unknown = { version_id: '00000000-0000-4000-8000-000000000000', percentage: 100 };
    expect((await deploy(unknown)).status).toBe(404);
    const half = { version_id: first, percentage: 50 };
    expect((await deploy(half, half)).status).toBe(400);
    expect((await deploy({ ...half, percentage: 30 }, { version_id: await version(), percentage: 60 })).status).toBe(
      400,
    );
  });

  it('a secret creates a version, and requires the latest version to be deployed', async () => {
    await upload({ bindings: [{ type: 'plain_text', name: 'P', text: 'x' }] });
    const put = (name: string) => call('PUT', `${SCRIPTS}/one/secrets`, { name, text: 'hidden', type: 'secret_text' });
    await put('S');
    const { items } = (await call('GET', `${SCRIPTS}/one/versions`)).json.result;
    expect(items.map((one: { number: number }) => one.number)).toEqual([2, 1]);
    const [deployment] = (await call('GET', `${SCRIPTS}/one/deployments`)).json.result.deployments;
    expect(deployment).toMatchObject({
      versions: [{ version_id: items[0].id, percentage: 100 }],
      annotations: { 'workers/triggered_by': 'secret' },
    });
    expect((await call('GET', `${SCRIPTS}/one`)).text).toContain('fetch()');
    expect(await refusal(put('P'))).toEqual([400, 10053]);
    await call('POST', `${SCRIPTS}/one/versions`, form({ main_module: 'main.js' }));
    expect(await refusal(put('S'))).toEqual([400, 10215]);
    expect(
      JSON.stringify(sandbox.emulator.sandbox.db.prepare('SELECT value FROM worker_versions').all()),
    ).not.toContain('hidden');
  });

  it('a bulk call puts, removes and keeps secrets', async () => {
    await upload();
    const secret = { type: 'secret_text', text: 'hidden' };
    const bulk = (secrets: unknown) => call('PATCH', `${SCRIPTS}/one/secrets-bulk`, { secrets });
    await bulk({ A: { ...secret, name: 'A' }, B: { ...secret, name: 'B' } });
    const changed = await bulk({ B: null, C: { ...secret, name: 'C' } });
    expect(changed.json.result).toEqual({
      A: { name: 'A', type: 'secret_text' },
      C: { name: 'C', type: 'secret_text' },
    });
    expect(changed.text).not.toContain('hidden');
  });

  it('cron expressions are validated, and counted per account', async () => {
    await upload();
    await upload({}, 'two');
    const put = (crons: string[], name = 'one') =>
      call(
        'PUT',
        `${SCRIPTS}/${name}/schedules`,
        crons.map((cron) => ({ cron })),
      );
    for (const cron of [
      '60 * * * *',
      '* 24 * * *',
      '* * 0 * *',
      '* * * 13 *',
      '* * * * 8',
      '*/0 * * * *',
      '* * * *',
      'a b c d e',
    ])
      expect([cron, ...(await refusal(put([cron])))]).toEqual([cron, 400, 10100]);
    const fine = ['*/30 * * * *', '45 17 1-5 JAN-MAR MON', '59 23 LW * *', '0 0 L * 6L', '0,30 4-8/2 * * sun#1'];
    expect((await put(fine)).json.result.schedules.map((one: { cron: string }) => one.cron)).toEqual(fine);
    const many = Array.from({ length: 246 }, (_, at) => `${at % 60} ${Math.floor(at / 60)} * * *`);
    expect(await refusal(put(many, 'two'))).toEqual([400, 10072]);
    expect((await put(many.slice(1), 'two')).status).toBe(200);
    expect((await put([])).status).toBe(200);
  });

  it('a Worker that consumes a queue cannot be deleted', async () => {
    await upload();
    const queues = `/accounts/${ACCOUNT}/queues`;
    const { queue_id } = (await call('POST', queues, { queue_name: 'jobs' })).json.result;
    const consumer = { type: 'worker', script_name: 'one' };
    expect(await refusal(call('POST', `${queues}/${queue_id}/consumers`, consumer))).toEqual([400, 11001]);
    await upload({}, 'one', { 'main.js': 'export default { queue(batch) {} }' });
    const { consumer_id } = (await call('POST', `${queues}/${queue_id}/consumers`, consumer)).json.result;
    expect(await refusal(call('DELETE', `${SCRIPTS}/one`))).toEqual([400, 10064]);
    await call('DELETE', `${queues}/${queue_id}/consumers/${consumer_id}`);
    expect((await call('DELETE', `${SCRIPTS}/one`)).status).toBe(200);
  });

  it('a Worker that others depend on can only be deleted with force, with its routes and domains', async () => {
    await upload();
    await upload({ bindings: [{ type: 'service', name: 'S', service: 'one' }] }, 'two');
    expect(await refusal(call('DELETE', `${SCRIPTS}/one`))).toEqual([400, 10142]);
    const zone = await createZone(sandbox);
    const routes = `/zones/${zone}/workers/routes`;
    await call('POST', routes, { pattern: 'example.com/*', script: 'one' });
    await call('PUT', `${WORKERS}/domains`, { hostname: 'app.example.com', service: 'one', zone_id: zone });
    expect((await call('DELETE', `${SCRIPTS}/one?force=true`)).status).toBe(200);
    expect((await call('GET', routes)).json.result).toEqual([]);
    expect((await call('GET', `${WORKERS}/domains`)).json.result).toEqual([]);
  });

  it('a Worker is found by a part of its name, and listed by its tags', async () => {
    await upload({ tags: ['production'] }, 'shop-front');
    await upload({}, 'blog');
    const names = (answer: Answer) => answer.json.result.map((one: { script_name: string }) => one.script_name);
    expect(names(await call('GET', `${WORKERS}/scripts-search?name=shop`))).toEqual(['shop-front']);
    const list = async (tags: string) =>
      (await call('GET', `${SCRIPTS}?tags=${tags}`)).json.result.map((one: { id: string }) => one.id);
    expect([await list('production:yes'), await list('production:no')]).toEqual([['shop-front'], ['blog']]);
  });

  it('a tail expires, and its address is a placeholder without a socket', async () => {
    await upload();
    const made = (await call('POST', `${SCRIPTS}/one/tails`, {})).json.result;
    expect(made.url).toMatch(/^ws:\/\/no-socket\.invalid\/client\/v4\/given\/tails\//);
    expect((await call('GET', `${SCRIPTS}/one/tails`)).json.result).toEqual(made);
    const opened = await sandbox.emulator.fetch(made.url.replace('ws:', 'http:'));
    expect([opened.status, await opened.text()]).toEqual([426, expect.stringContaining('open it as a WebSocket')]);
    sandbox.clock.advance(Date.parse(made.expires_at) - sandbox.clock.now());
    expect((await call('GET', `${SCRIPTS}/one/tails`)).status).toBe(404);
    expect((await call('DELETE', `${SCRIPTS}/one/tails/${made.id}`)).status).toBe(404);
    const other = (await call('POST', `${SCRIPTS}/one/tails`, {})).json.result;
    expect((await call('DELETE', `${SCRIPTS}/one/tails/${other.id}`)).json).toMatchObject({ success: true });
  });

  it('changing bindings in settings creates a version', async () => {
    await upload();
    const settings = { bindings: [{ type: 'plain_text', name: 'P', text: 'x' }], compatibility_date: '2025-01-01' };
    const data = new FormData();
    data.append('settings', new Blob([JSON.stringify(settings)], { type: 'application/json' }));
    expect((await call('PATCH', `${SCRIPTS}/one/settings`, data)).json.result).toMatchObject(settings);
    expect((await call('GET', `${SCRIPTS}/one/versions`)).json.result.items).toHaveLength(2);
  });
});

describe('routes, domains and subdomains of Workers', () => {
  let sandbox: TestSandbox;
  let zone: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> => sandbox.call(method, path, body);
  beforeEach(async () => {
    sandbox = testSandbox();
    zone = await createZone(sandbox);
    await call('PUT', `${SCRIPTS}/one`, form({ main_module: 'main.js' }));
  });

  it('a route is within its zone, unique, and leads to an existing script', async () => {
    const routes = `/zones/${zone}/workers/routes`;
    const add = (pattern: string, script = 'one') => call('POST', routes, { pattern, script });
    for (const pattern of ['example.org/*', 'notexample.com/*', '/path', '*/*'])
      expect([pattern, (await add(pattern)).code]).toEqual([pattern, 10022]);
    expect((await add('example.com/*/x')).status).toBe(400);
    expect((await add('example.com/*', 'none')).code).toBe(10019);
    const made = await add('https://*.example.com/api/*');
    expect(made.json.result).toMatchObject({ pattern: 'https://*.example.com/api/*', script: 'one' });
    expect((await add('https://*.example.com/api/*')).code).toBe(10020);
    const path = `${routes}/${made.json.result.id}`;
    expect((await call('PUT', path, { pattern: 'https://*.example.com/api/*' })).status).toBe(200);
    expect((await call('DELETE', path)).json.result).toEqual({ id: made.json.result.id });
  });

  it('a custom domain is in a zone of the account, and conflicts with other records', async () => {
    const attach = (hostname: string, service = 'one') => call('PUT', `${WORKERS}/domains`, { hostname, service });
    expect((await attach('app.example.org')).status).toBe(400);
    expect((await attach('app.example.com', 'none')).code).toBe(10007);
    await call('POST', `/zones/${zone}/dns_records`, { type: 'A', name: 'www', content: '192.0.2.1', ttl: 1 });
    expect((await attach('www.example.com')).code).toBe(100117);
    const made = (await attach('app.example.com')).json.result;
    expect(made).toMatchObject({
      hostname: 'app.example.com',
      service: 'one',
      zone_id: zone,
      zone_name: 'example.com',
    });
    await call('PUT', `${SCRIPTS}/two`, form({ main_module: 'main.js' }));
    const taken = await attach('app.example.com', 'two');
    expect([taken.status, taken.code]).toEqual([409, 100116]);
    expect((await call('GET', `${WORKERS}/domains?service=two`)).json.result).toEqual([]);
    expect((await call('DELETE', `${WORKERS}/domains/${made.id}`)).status).toBe(200);
    expect((await call('GET', `${WORKERS}/domains/${made.id}`)).status).toBe(404);
  });

  it('a Worker needs the account’s workers.dev subdomain', async () => {
    const path = `${WORKERS}/subdomain`;
    const enable = () => call('POST', `${SCRIPTS}/one/subdomain`, { enabled: true });
    expect((await call('PUT', path, { subdomain: 'Not a name' })).status).toBe(400);
    expect((await call('PUT', path, { subdomain: 'mine' })).json.result).toEqual({ subdomain: 'mine' });
    expect((await enable()).status).toBe(200);
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('GET', path)).code).toBe(10007);
    expect((await enable()).code).toBe(10063);
  });
});

const CLASSES = { 'main.js': 'export class Room {}; class Hall {}; export { Hall }; export default { fetch() {} }' };

describe('Durable Objects', () => {
  it('namespaces of Durable Objects follow the migrations of their scripts', async () => {
    const sandbox = testSandbox();
    const upload = (metadata: object, name = 'one') =>
      sandbox.call('PUT', `${SCRIPTS}/${name}`, form({ main_module: 'main.js', ...metadata }, CLASSES));
    const bound = { bindings: [{ type: 'durable_object_namespace', name: 'DO', class_name: 'Room' }] };
    const list = async () => (await sandbox.call('GET', `${WORKERS}/durable_objects/namespaces`)).json.result;
    expect(await list()).toEqual([]);
    expect((await upload(bound)).code).toBe(10061);
    const first = { migrations: { new_tag: 'v1', new_sqlite_classes: ['Room'] } };
    expect((await upload({ ...bound, ...first })).json.result.migration_tag).toBe('v1');
    const dropped = await sandbox.call('PUT', `${SCRIPTS}/one`, form({ main_module: 'main.js' }));
    expect([dropped.status, dropped.code]).toEqual([403, 10064]);
    const [room] = await list();
    expect(room).toMatchObject({ class: 'Room', script: 'one', name: 'one_Room', use_sqlite: true });
    expect((await upload({ ...bound, ...first })).code).toBe(10079);
    const next = (step: object) => ({ migrations: { old_tag: 'v1', new_tag: 'v2', ...step } });
    expect((await upload(next({ new_classes: ['Room'] }))).code).toBe(10074);
    expect((await upload({ ...bound, ...next({ deleted_classes: ['Room'] }) })).code).toBe(10061);
    expect((await upload(next({ deleted_classes: ['Hall'] }))).code).toBe(10074);
    const versions = `${SCRIPTS}/one/versions`;
    expect((await sandbox.call('POST', versions, form({ main_module: 'main.js', ...next({}) }))).code).toBe(10211);
    await upload(next({ steps: [{ renamed_classes: [{ from: 'Room', to: 'Hall' }] }] }));
    expect(await list()).toEqual([{ ...room, class: 'Hall', name: 'one_Hall' }]);
    const objects = `${WORKERS}/durable_objects/namespaces/${room.id}/objects`;
    expect((await sandbox.call('GET', objects)).json.result).toEqual([]);
    expect((await sandbox.call('DELETE', `${SCRIPTS}/one`)).code).toBe(10064);
    await sandbox.call('DELETE', `${SCRIPTS}/one?force=true`);
    expect(await list()).toEqual([]);
    expect((await sandbox.call('GET', objects)).status).toBe(404);
  });
});

describe('dispatch namespaces', () => {
  const NAMESPACES = `${WORKERS}/dispatch/namespaces`;
  it('dispatch namespaces hold separate scripts, with tags and secrets', async () => {
    const sandbox = testSandbox();
    const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
      sandbox.call(method, NAMESPACES + path, body);
    const upload = (name: string) => call('PUT', `/prod/scripts/${name}`, form({ main_module: 'main.js' }));
    expect((await upload('one')).code).toBe(100119);
    expect((await call('POST', '', { name: 'Not a name' })).status).toBe(400);
    await call('POST', '', { name: 'prod' });
    expect((await call('POST', '', { name: 'prod' })).status).toBe(409);
    expect((await upload('one')).json.result).toMatchObject({ id: 'one' });
    await upload('two');
    expect((await sandbox.call('GET', SCRIPTS)).json.result).toEqual([]);
    expect((await call('GET', '/prod')).json.result).toMatchObject({ namespace_name: 'prod', script_count: 2 });
    await call('PUT', '/prod/scripts/one/tags', ['a', 'b', 'a']);
    await call('PUT', '/prod/scripts/one/tags/c');
    await call('DELETE', '/prod/scripts/one/tags/a');
    expect((await call('GET', '/prod/scripts/one/tags')).json.result).toEqual(['b', 'c']);
    const nine = Array.from({ length: 9 }, (_, at) => `t${at}`);
    expect((await call('PUT', '/prod/scripts/one/tags', nine)).status).toBe(400);
    await call('PUT', '/prod/scripts/one/secrets', { name: 'S', text: 'hidden', type: 'secret_text' });
    const bindings = await call('GET', '/prod/scripts/one/bindings');
    expect(bindings.json.result).toEqual([{ name: 'S', type: 'secret_text' }]);
    const listed = await call('GET', '/prod/scripts?tags=b:yes');
    expect(listed.json.result).toMatchObject([{ dispatch_namespace: 'prod', script: { id: 'one', tags: ['b', 'c'] } }]);
    expect((await call('DELETE', '/prod/scripts?tags=b:yes')).json).toMatchObject({ deleted_count: 1 });
    expect((await call('GET', '/prod/scripts/one')).code).toBe(10092);
    await call('DELETE', '/prod');
    expect((await call('GET', '/prod')).code).toBe(100119);
    await call('POST', '', { name: 'prod' });
    expect((await call('GET', '/prod')).json.result.script_count).toBe(0);
  });
});

describe('environments of services', () => {
  it('environments of services are scripts under an older name', async () => {
    const sandbox = testSandbox();
    await sandbox.call('PUT', `${SCRIPTS}/one-staging`, form({ main_module: 'main.js' }));
    const path = `${WORKERS}/services/one/environments/staging`;
    expect((await sandbox.call('GET', `${path}/content`)).headers.get('cf-entrypoint')).toBe('main.js');
    expect((await sandbox.call('GET', `${WORKERS}/services/one/environments/production/content`)).code).toBe(10007);
    const content = form({ main_module: 'new.js' }, { 'new.js': 'export default { fetch() {} }' });
    expect((await sandbox.call('PUT', `${path}/content`, content)).status).toBe(200);
    expect((await sandbox.call('GET', `${SCRIPTS}/one-staging`)).headers.get('cf-entrypoint')).toBe('new.js');
    const settings = { errors: [], messages: [], success: true, result: { logpush: true } };
    await sandbox.call('PATCH', `${path}/settings`, settings);
    expect((await sandbox.call('GET', `${path}/settings`)).json.result.logpush).toBe(true);
    expect((await sandbox.call('GET', `${SCRIPTS}/one-staging/script-settings`)).json.result.logpush).toBe(true);
  });
});
