/** State that the API has, and Workers use: secrets of a store, namespaces of Durable Objects, tail consumers, aliases. */
import { expect, test, vi } from 'vitest';
import { openSite, saying } from './site.ts';

test('a Worker reads the current secret of a store, and fails once it is deleted', async () => {
  const { client, account_id, record, deploy, route, text } = await openSite();
  await record('@');
  const { id: store_id } = await client.secretsStore.stores.create({ account_id, name: 'default' });
  const place = { account_id, store_id };
  const body = [{ name: 'KEY', value: 'first', scopes: ['workers'] }];
  const [secret] = await client.secretsStore.stores.secrets.create(store_id, { account_id, body }).all();
  const bindings = [{ type: 'secrets_store_secret', name: 'KEY', store_id, secret_name: 'KEY' }];
  const code = 'export default { fetch: async (_, env) => new Response(await env.KEY.get().catch((e) => e.message)) }';
  await deploy('keys', code, { bindings });
  await route('example.com/*', 'keys');
  expect(await text('https://example.com/')).toBe('first');
  await client.secretsStore.stores.secrets.edit(secret?.id ?? '', { ...place, value: 'second' });
  expect(await text('https://example.com/')).toBe('second');
  await client.secretsStore.stores.secrets.delete(secret?.id ?? '', place);
  expect(await text('https://example.com/')).toContain('has no secret "KEY"');
}, 60_000);

const counter = (name: string): string => `import { DurableObject } from 'cloudflare:workers';
  export class ${name} extends DurableObject {
    async up() { const n = ((await this.ctx.storage.get('n')) ?? 0) + 1; await this.ctx.storage.put('n', n); return n; }
  }
  export default { fetch: async (_, env) => new Response(env.ONE ? await env.ONE.get(env.ONE.idFromName('a')).up() : 'none') }`;
const bound = (class_name: string) => ({ bindings: [{ type: 'durable_object_namespace', name: 'ONE', class_name }] });

/** https://developers.cloudflare.com/durable-objects/reference/durable-objects-migrations/ */
test('objects stay when their class is renamed or transferred, and are gone when it is deleted', async () => {
  const { record, deploy, route, text } = await openSite();
  await record('@');
  await deploy('app', counter('A'), { ...bound('A'), migrations: { new_tag: 'v1', new_sqlite_classes: ['A'] } });
  await route('example.com/*', 'app');
  expect(await text('https://example.com/')).toBe('1');
  const renamed_classes = [{ from: 'A', to: 'B' }];
  await deploy('app', counter('B'), { ...bound('B'), migrations: { old_tag: 'v1', new_tag: 'v2', renamed_classes } });
  expect(await text('https://example.com/')).toBe('2');
  const transferred_classes = [{ from_script: 'app', from: 'B', to: 'C' }];
  await deploy('other', counter('C'), { ...bound('C'), migrations: { new_tag: 'v1', transferred_classes } });
  await route('example.com/other', 'other');
  expect(await text('https://example.com/other')).toBe('3');
  const deleted = { old_tag: 'v1', new_tag: 'v2', deleted_classes: ['C'] };
  await deploy('other', counter('C'), { migrations: deleted });
  expect(await text('https://example.com/other')).toBe('none');
  const again = { old_tag: 'v2', new_tag: 'v3', new_sqlite_classes: ['C'] };
  await deploy('other', counter('C'), { ...bound('C'), migrations: again });
  expect(await text('https://example.com/other')).toBe('1');
}, 60_000);

test('a Tail Worker receives the events of the Workers that name it', async () => {
  const { client, account_id, record, deploy, route, text } = await openSite();
  await record('@');
  const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'logs' });
  const code =
    "export default { tail: (events, env) => env.LOGS.put('last', events[0].scriptName + ' ' + events[0].logs[0].message[0] + ' ' + events[0].scriptVersion.id.length) }";
  await deploy('logger', code, { bindings: [{ type: 'kv_namespace', name: 'LOGS', namespace_id }] });
  const logging = "export default { fetch() { console.log('seen'); return new Response('ok'); } }";
  await deploy('site', logging, { tail_consumers: [{ service: 'logger' }] });
  await route('example.com/*', 'site');
  expect(await text('https://example.com/')).toBe('ok');
  const last = async () => (await client.kv.namespaces.values.get('last', { account_id, namespace_id })).text();
  await vi.waitFor(async () => expect(await last()).toBe('site seen 36'), { timeout: 5000 });
}, 60_000);

test('Hyperdrive connects to the database that the options name, and a function takes the place of Workers AI', async () => {
  const { client, account_id, record, deploy, route, text } = await openSite({
    hyperdrive: { shop: 'postgres://ada:secret@localhost:5432/orders' },
    ai: (model, input) => ({ model, input }),
  });
  await record('@');
  const origin = {
    scheme: 'postgres' as const,
    host: 'db.example.com',
    port: 5432,
    database: 'd',
    user: 'u',
    password: 'p',
  };
  const { id } = await client.hyperdrive.configs.create({ account_id, name: 'shop', origin });
  const code = `export default { async fetch(_, env) {
    const { user, password, database } = env.DB;
    return Response.json([user, password, database, await env.AI.run('@cf/model', { prompt: 'Hi' })]);
  } }`;
  await deploy('app', code, {
    bindings: [
      { type: 'hyperdrive', name: 'DB', id },
      { type: 'ai', name: 'AI' },
    ],
  });
  await route('example.com/*', 'app');
  const result = { model: '@cf/model', input: { prompt: 'Hi' } };
  expect(JSON.parse(await text('https://example.com/'))).toEqual(['ada', 'secret', 'orders', result]);
}, 60_000);

/** https://developers.cloudflare.com/workers/configuration/versions-and-deployments/gradual-deployments/#version-affinity */
test('keys of visitors that differ in one character are spread over the versions, and stay with theirs', async () => {
  const { client, account_id, record, deploy, route, text } = await openSite();
  await record('@');
  await deploy('app', saying('one'));
  const alias = { annotations: { 'workers/alias': 'next' } };
  const file = new File([saying('two')], 'index.mjs', { type: 'application/javascript+module' });
  const metadata = { main_module: 'index.mjs', compatibility_date: '2026-07-01', ...alias };
  await client.workers.scripts.versions.create('app', { account_id, metadata, files: [file] });
  const ids = (await client.workers.scripts.versions.list('app', { account_id }).all()).map(({ id }) => id ?? '');
  const versions = ids.map((version_id) => ({ version_id, percentage: 50 }));
  await client.workers.scripts.deployments.create('app', { account_id, strategy: 'percentage', versions });
  await route('example.com/*', 'app');
  const of = (key: number) =>
    text('https://example.com/', { headers: { 'cloudflare-workers-version-key': `user-${key}` } });
  const [first, again] = [await Promise.all([1, 2, 3, 4, 5, 6].map(of)), await Promise.all([1, 2, 3, 4, 5, 6].map(of))];
  expect(again).toEqual(first);
  expect(new Set(first)).toEqual(new Set(['one', 'two']));
}, 60_000);

test('on an open port, messages of the API reach their consumer without a request to the edge', async () => {
  const { client, account_id, deploy, edge } = await openSite();
  await edge.listen({ port: 0 });
  const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'seen' });
  const bindings = [{ type: 'kv_namespace', name: 'SEEN', namespace_id }];
  await deploy('reader', "export default { queue: (batch, env) => env.SEEN.put('last', batch.messages[0].body) }", {
    bindings,
  });
  const { queue_id = '' } = await client.queues.create({ account_id, queue_name: 'jobs' });
  await client.queues.consumers.create(queue_id, { account_id, type: 'worker', script_name: 'reader' });
  await client.queues.messages.push(queue_id, { account_id, body: 'hello', content_type: 'text' });
  const last = async () =>
    client.kv.namespaces.values.get('last', { account_id, namespace_id }).then(
      (value) => value.text(),
      () => '',
    );
  await vi.waitFor(async () => expect(await last()).toBe('hello'), { timeout: 20_000 });
}, 60_000);
