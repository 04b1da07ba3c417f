/** Bindings of a deployed Worker act on the state that the API shows. */
import { expect, test } from 'vitest';
import { openSite, saying } from './site.ts';

const json = (body: string): string =>
  `export default { async fetch(request, env) { const url = new URL(request.url); return Response.json(await (async () => { ${body} })()); } }`;

test('KV: what the API writes the Worker reads, and the other way round', async () => {
  const { client, account_id, record, deploy, route, edge } = await openSite();
  const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'settings' });
  await client.kv.namespaces.values.update('greeting', {
    account_id,
    namespace_id,
    value: 'héllo',
    metadata: { by: 'é' },
  });
  await record('@');
  await deploy(
    'kv',
    json(`
    await env.KV.put('from worker', 'ok', { metadata: { n: 1 }, expirationTtl: 120 });
    return { one: await env.KV.getWithMetadata('greeting'), many: [...await env.KV.get(['greeting', 'none'])],
      list: (await env.KV.list()).keys.map(({ name }) => name), none: await env.KV.get('none') };
  `),
    { bindings: [{ type: 'kv_namespace', name: 'KV', namespace_id }] },
  );
  await route('example.com/*', 'kv');
  expect(await (await edge.fetch('https://example.com/')).json()).toEqual({
    one: { value: 'héllo', metadata: { by: 'é' }, cacheStatus: null },
    many: [
      ['greeting', 'héllo'],
      ['none', null],
    ],
    list: ['from worker', 'greeting'],
    none: null,
  });
  const value = await client.kv.namespaces.values.get('from worker', { account_id, namespace_id });
  expect(await value.text()).toBe('ok');
  expect(await client.kv.namespaces.metadata.get('from worker', { account_id, namespace_id })).toEqual({ n: 1 });
});

test('R2: objects, ranges, conditions and lists', async () => {
  const { client, account_id, record, deploy, route, edge } = await openSite();
  await client.r2.buckets.create({ account_id, name: 'files' });
  await record('@');
  await deploy(
    'r2',
    json(`
    await env.R2.put('a/1.txt', 'hello', { httpMetadata: { contentType: 'text/plain' }, customMetadata: { x: 'y' } });
    await env.R2.put('a/2.txt', new Uint8Array([1, 2, 3]));
    const part = await env.R2.get('a/1.txt', { range: { offset: 1, length: 3 } });
    const suffix = await env.R2.get('a/1.txt', { range: { suffix: 2 } });
    const refused = await env.R2.get('a/1.txt', { onlyIf: { etagMatches: 'no' } });
    const put = await env.R2.put('a/1.txt', 'x', { onlyIf: { etagMatches: 'no' } });
    const listed = await env.R2.list({ delimiter: '/', include: ['customMetadata'] });
    const within = await env.R2.list({ prefix: 'a/', limit: 1 });
    await env.R2.delete('a/2.txt');
    return { part: await part.text(), suffix: await suffix.text(), refused: 'body' in refused, put, groups: listed.delimitedPrefixes,
      truncated: within.truncated, next: (await env.R2.list({ prefix: 'a/', cursor: within.cursor })).objects.length,
      type: part.httpMetadata.contentType, custom: part.customMetadata, gone: await env.R2.head('a/2.txt') };
  `),
    { bindings: [{ type: 'r2_bucket', name: 'R2', bucket_name: 'files' }] },
  );
  await route('example.com/*', 'r2');
  expect(await (await edge.fetch('https://example.com/')).json()).toEqual({
    part: 'ell',
    suffix: 'lo',
    refused: false,
    put: null,
    groups: ['a/'],
    truncated: true,
    next: 0,
    type: 'text/plain',
    custom: { x: 'y' },
    gone: null,
  });
  const stored = await client.r2.buckets.objects.get('a/1.txt', { account_id, bucket_name: 'files' });
  expect(await stored.text()).toBe('hello');
});

test('D1: statements, batches, errors', async () => {
  const { client, account_id, record, deploy, route, edge } = await openSite();
  const { uuid: id = '' } = await client.d1.database.create({ account_id, name: 'shop' });
  const sql = "CREATE TABLE items (name TEXT, price REAL); INSERT INTO items VALUES ('pen', 1.5)";
  await client.d1.database.query(id, { account_id, sql });
  await record('@');
  await deploy(
    'd1',
    json(`
    const [inserted, rows] = await env.DB.batch([
      env.DB.prepare('INSERT INTO items VALUES (?, ?)').bind('cup', 4), env.DB.prepare('SELECT name FROM items ORDER BY name')]);
    const wrong = await env.DB.prepare('SELECT nope FROM items').all().catch((error) => error.message);
    return { changes: inserted.meta.changes, names: rows.results, first: await env.DB.prepare('SELECT price FROM items WHERE name = ?').bind('pen').first('price'),
      raw: await env.DB.prepare('SELECT name, price FROM items ORDER BY name').raw(), wrong };
  `),
    { bindings: [{ type: 'd1', name: 'DB', id }] },
  );
  await route('example.com/*', 'd1');
  expect(await (await edge.fetch('https://example.com/')).json()).toEqual({
    changes: 1,
    names: [{ name: 'cup' }, { name: 'pen' }],
    first: 1.5,
    raw: [
      ['cup', 4],
      ['pen', 1.5],
    ],
    wrong: expect.stringContaining('no such column: nope'),
  });
});

test('services, RPC, Durable Objects, secrets, variables and version metadata', async () => {
  const { client, account_id, record, deploy, route, edge, text } = await openSite();
  await record('@');
  await deploy(
    'math',
    `import { WorkerEntrypoint } from 'cloudflare:workers';
    export default class extends WorkerEntrypoint { fetch() { return new Response('math'); } add(a, b) { return a + b; } }`,
  );
  await deploy(
    'app',
    `import { DurableObject } from 'cloudflare:workers';
    export class Counter extends DurableObject { async up() { const n = ((await this.ctx.storage.get('n')) ?? 0) + 1; await this.ctx.storage.put('n', n); return n; } }
    export default { async fetch(request, env) { return Response.json({
      fetched: await (await env.MATH.fetch('https://math/')).text(), sum: await env.MATH.add(1, 2),
      count: await env.COUNTER.get(env.COUNTER.idFromName('a')).up(), secret: env.SECRET, plain: env.PLAIN, version: env.VERSION.id.length }); } }`,
    {
      bindings: [
        { type: 'service', name: 'MATH', service: 'math' },
        { type: 'durable_object_namespace', name: 'COUNTER', class_name: 'Counter' },
        { type: 'secret_text', name: 'SECRET', text: 'first' },
        { type: 'plain_text', name: 'PLAIN', text: 'plain' },
        { type: 'version_metadata', name: 'VERSION' },
      ],
      migrations: { new_tag: 'v1', new_sqlite_classes: ['Counter'] },
    },
  );
  await route('example.com/*', 'app');
  const expected = { fetched: 'math', sum: 3, count: 1, secret: 'first', plain: 'plain', version: 36 };
  expect(await (await edge.fetch('https://example.com/')).json()).toEqual(expected);
  await client.workers.scripts.secrets.update('app', {
    account_id,
    name: 'SECRET',
    type: 'secret_text',
    text: 'second',
  });
  expect(await (await edge.fetch('https://example.com/')).json()).toEqual({ ...expected, count: 2, secret: 'second' });
  await deploy('math', saying('new math'));
  expect(await text('https://example.com/')).toContain('error code: 1101');
}, 60_000);

test('queues deliver in batches, retry, and fill the dead letter queue', async () => {
  const { client, account_id, emulator, edge, record, deploy, route } = await openSite();
  const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'seen' });
  const { queue_id: queue = '' } = await client.queues.create({ account_id, queue_name: 'jobs' });
  const { queue_id: letters = '' } = await client.queues.create({ account_id, queue_name: 'letters' });
  await record('@');
  await deploy(
    'jobs',
    `export default {
    async fetch(request, env) { await env.JOBS.sendBatch([1, 2, 3].map((n) => ({ body: { n } }))); await env.JOBS.send('bad', { contentType: 'text' }); return new Response('sent'); },
    async queue(batch, env) {
      for (const message of batch.messages) {
        await env.SEEN.put(message.id + ':' + message.attempts, JSON.stringify(message.body));
        if (message.body === 'bad') message.retry(); else message.ack();
      }
    } }`,
    {
      bindings: [
        { type: 'queue', name: 'JOBS', queue_name: 'jobs' },
        { type: 'kv_namespace', name: 'SEEN', namespace_id },
      ],
    },
  );
  await route('example.com/*', 'jobs');
  await client.queues.consumers.create(queue, {
    account_id,
    type: 'worker',
    script_name: 'jobs',
    dead_letter_queue: 'letters',
    settings: { max_retries: 2, max_wait_time_ms: 0 },
  });
  expect(await (await edge.fetch('https://example.com/')).text()).toBe('sent');
  for (let round = 0; round < 3; round += 1) await edge.runDue();
  const keys = await client.kv.namespaces.keys.list(namespace_id, { account_id }).all();
  expect(keys.filter(({ name }) => name.endsWith(':1'))).toHaveLength(4);
  expect(keys.filter(({ name }) => name.endsWith(':3'))).toHaveLength(1);
  expect(keys).toHaveLength(6);
  const { messages = [] } = await client.queues.messages
    .pull(letters, { account_id })
    .catch(() => ({ messages: undefined }));
  expect(messages.length).toBeLessThanOrEqual(1);
  expect(emulator.clock.now()).toBeGreaterThan(0);
}, 60_000);

test('a paused queue keeps its messages, and delivers them once it is resumed', async () => {
  const { client, account_id, edge, record, deploy, route } = await openSite();
  const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'seen' });
  const { queue_id: queue = '' } = await client.queues.create({ account_id, queue_name: 'jobs' });
  await record('@');
  await deploy(
    'jobs',
    `export default {
    async fetch(request, env) { await env.JOBS.send('one'); return new Response('sent'); },
    async queue(batch, env) { for (const { body } of batch.messages) await env.SEEN.put(body, batch.queue); } }`,
    {
      bindings: [
        { type: 'queue', name: 'JOBS', queue_name: 'jobs' },
        { type: 'kv_namespace', name: 'SEEN', namespace_id },
      ],
    },
  );
  await route('example.com/*', 'jobs');
  const settings = { max_wait_time_ms: 0 };
  await client.queues.consumers.create(queue, { account_id, type: 'worker', script_name: 'jobs', settings });
  await client.queues.edit(queue, { account_id, settings: { delivery_paused: true } });
  await edge.fetch('https://example.com/');
  await edge.runDue();
  const keys = async () => (await client.kv.namespaces.keys.list(namespace_id, { account_id }).all()).length;
  expect(await keys()).toBe(0);
  await client.queues.edit(queue, { account_id, settings: { delivery_paused: false } });
  await edge.runDue();
  expect(await keys()).toBe(1);
}, 60_000);

test('cron triggers of several expressions and Workers fire once each, in the order of their times', async () => {
  const { client, account_id, emulator, edge, deploy } = await openSite();
  const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'ticks' });
  for (const name of ['first', 'second']) {
    await deploy(
      name,
      `export default { async scheduled({ cron, scheduledTime }, env) {
        const log = JSON.parse(await env.KV.get('log') ?? '[]');
        await env.KV.put('log', JSON.stringify([...log, scheduledTime]));
        if (cron === '10,40 * * * *') throw new Error('a handler that fails');
      } }`,
      { bindings: [{ type: 'kv_namespace', name: 'KV', namespace_id }] },
    );
    const body = [{ cron: '*/30 * * * *' }, { cron: '10,40 * * * *' }];
    await client.workers.scripts.schedules.update(name, { account_id, body });
  }
  await edge.runDue();
  emulator.clock.advance(3_600_000);
  await edge.runDue();
  await edge.runDue();
  const response = await client.kv.namespaces.values.get('log', { account_id, namespace_id });
  const times = JSON.parse(await response.text()) as number[]; // as the Workers above stored it
  expect(times).toHaveLength(8);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
}, 60_000);

test('moving the clock fires cron triggers', async () => {
  const { client, account_id, emulator, edge, deploy } = await openSite();
  const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'ticks' });
  await deploy(
    'clock',
    `export default { async scheduled(event, env) { await env.KV.put(new Date(event.scheduledTime).toISOString(), event.cron); } }`,
    {
      bindings: [{ type: 'kv_namespace', name: 'KV', namespace_id }],
    },
  );
  await client.workers.scripts.schedules.update('clock', { account_id, body: [{ cron: '*/30 * * * *' }] });
  await edge.runDue();
  emulator.clock.advance(3_600_000);
  await edge.runDue();
  const keys = await client.kv.namespaces.keys.list(namespace_id, { account_id }).all();
  expect(keys.map(({ name }) => name.slice(14, 16)).sort()).toEqual(['00', '30']);
}, 60_000);

test('a binding that the emulator does not run fails when it is used, with its type', async () => {
  const { record, deploy, route, edge } = await openSite();
  await record('@');
  await deploy(
    'ai',
    json("return await env.AI.run('model', {}).catch?.((error) => error.message) ?? 'none'")
      .replace('return Response', 'try { return Response')
      .replace('; } }', '; } catch (error) { return new Response(error.message); } } }'),
    {
      bindings: [{ type: 'ai', name: 'AI' }],
    },
  );
  await route('example.com/*', 'ai');
  expect(await (await edge.fetch('https://example.com/')).text()).toBe(
    'The emulator does not run bindings of the type ai (env.AI).',
  );
});
