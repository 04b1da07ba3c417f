/** State and events of Workers that ran, as the API shows them, and bindings that a test supplies. */
import { expect, test, vi } from 'vitest';
import { openSite } from './site.ts';

const OBJECTS = `import { DurableObject } from 'cloudflare:workers';
export class Room extends DurableObject {
  async fetch(request) {
    if (request.method === 'PUT') await this.ctx.storage.put('text', await request.text());
    return new Response(await this.ctx.storage.get('text') ?? 'empty');
  }
}
export default {
  fetch(request, env) {
    const id = env.ROOMS.idFromName(new URL(request.url).pathname);
    return env.ROOMS.get(id).fetch(request);
  },
};`;

test('the Durable Objects that Workers have used are listed by page, with a flag for stored data', async () => {
  const { client, account_id, record, deploy, route, text } = await openSite();
  await record('@');
  await deploy('rooms', OBJECTS, {
    bindings: [{ type: 'durable_object_namespace', name: 'ROOMS', class_name: 'Room' }],
    migrations: { new_tag: 'v1', new_sqlite_classes: ['Room'] },
  });
  await route('example.com/*', 'rooms');
  const [namespace] = await client.durableObjects.namespaces.list({ account_id }).all();
  const list = (limit: number) =>
    client.durableObjects.namespaces.objects.list(namespace?.id ?? '', { account_id, limit }).all();
  expect(await list(10)).toEqual([]);
  expect(await text('https://example.com/one', { method: 'PUT', body: 'hello' })).toBe('hello');
  expect(await text('https://example.com/two')).toBe('empty');
  expect(await text('https://example.com/three', { method: 'PUT', body: 'bye' })).toBe('bye');
  const objects = await list(10);
  expect(objects.map(({ hasStoredData }) => hasStoredData).sort()).toEqual([false, true, true]);
  for (const { id } of objects) expect(id).toMatch(/^[0-9a-f]{64}$/);
  expect(await list(1)).toEqual(objects);
}, 60_000);

test('observability queries are over the invocations that ran', async () => {
  const { client, account_id, record, deploy, route, text, edge } = await openSite();
  await record('@');
  const code = `export default { fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname === '/throw') throw new Error('no disk');
    console.log({ step: 'start', pathname });
    console.warn('two', 2);
    return new Response('ok', { status: 201 });
  } }`;
  await deploy('shop', code, { observability: { enabled: true } });
  await deploy('silent', code);
  await route('example.com/*', 'shop');
  await route('example.com/silent', 'silent');
  for (const path of ['', 'silent', 'throw']) await edge.fetch(`https://example.com/${path}`);
  expect(await text('https://example.com/silent')).toBe('ok');
  const timeframe = { from: Date.now() - 60_000, to: Date.now() + 60_000 };
  const events = async () => {
    const parameters = { datasets: ['cloudflare-workers'] };
    const { events: found } = await client.workers.observability.telemetry.query({
      ...{ account_id, queryId: 'mine', timeframe, view: 'events', parameters },
    });
    return (found?.events ?? []).map(({ $metadata, source }) => [$metadata.type, $metadata.message, source]);
  };
  await vi.waitFor(async () => expect(await events()).toHaveLength(5), { timeout: 10_000 });
  expect(await events()).toEqual(
    expect.arrayContaining([
      ['cf-worker-event', 'GET https://example.com/', expect.anything()],
      ['cf-worker', '{"step":"start","pathname":"/"}', { step: 'start', pathname: '/' }],
      ['cf-worker', 'two 2', { level: 'warn', message: 'two 2' }],
      ['cf-worker-event', 'GET https://example.com/throw', expect.anything()],
      ['cf-worker', 'Error: no disk', expect.objectContaining({ level: 'error' })],
    ]),
  );
  const values = await client.workers.observability.telemetry
    .values({ account_id, key: '$workers.outcome', type: 'string', datasets: [], timeframe })
    .all();
  expect(values.map(({ value }) => value).sort()).toEqual(['exception', 'ok']);
  const keys = await client.workers.observability.telemetry.keys({ account_id }).all();
  expect(keys.map(({ key }) => key)).toContain('step');
}, 60_000);

test('functions take the place of Vectorize and of Browser Rendering, and without one only the use fails', async () => {
  const code = `export default { async fetch(request, env) {
    try {
      if (new URL(request.url).pathname === '/page') return await env.BROWSER.fetch('https://browser/v1/acquire?x=1');
      return Response.json(await env.INDEX.query(new Float32Array([0.5, 1]), { topK: 2 }));
    } catch (error) {
      return new Response(error.message);
    }
  } }`;
  const bindings = [
    { type: 'vectorize', name: 'INDEX', index_name: 'texts' },
    { type: 'browser', name: 'BROWSER' },
  ];
  const open = async (options: Parameters<typeof openSite>[0]) => {
    const site = await openSite(options);
    await site.record('@');
    await site.client.vectorize.indexes.create({
      ...{ account_id: site.account_id, name: 'texts', config: { dimensions: 2, metric: 'cosine' } },
    });
    await site.deploy('app', code, { bindings });
    await site.route('example.com/*', 'app');
    return site;
  };
  const { text } = await open({ vectorize: (call) => call, browser: ({ url }) => new Response(url) });
  expect(JSON.parse(await text('https://example.com/'))).toEqual({
    ...{ index: 'texts', method: 'query', args: [[0.5, 1], { topK: 2 }] },
  });
  expect(await text('https://example.com/page')).toBe('https://browser/v1/acquire?x=1');
  const without = await open({});
  expect(await without.text('https://example.com/')).toContain('does not run bindings of the type vectorize');
  expect(await without.text('https://example.com/page')).toContain('does not run bindings of the type browser');
}, 60_000);
