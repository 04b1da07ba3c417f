/** Workers for Platforms: dispatch namespaces and outbound Workers. */
import { expect, test } from 'vitest';
import { openSite, saying } from './site.ts';

const PAGE =
  'https://developers.cloudflare.com/cloudflare-for-platforms/workers-for-platforms/configuration/dynamic-dispatch/';

/** After the example of PAGE. */
const DISPATCHER = `export default {
  async fetch(request, env) {
    try {
      const name = new URL(request.url).host.split('.')[0];
      const worker = env.DISPATCHER.get(name, {}, { outbound: { customer: name } });
      return await worker.fetch(request);
    } catch (error) {
      if (error.message.startsWith('Worker not found')) return new Response('', { status: 404 });
      return new Response(error.message, { status: 500 });
    }
  },
};`;

async function openPlatform(outbound: object = {}) {
  const site = await openSite({ origin: ({ headers }) => new Response(`origin for ${headers.get('x-customer')}`) });
  const { client, account_id, record, route, deploy } = site;
  await client.workersForPlatforms.dispatch.namespaces.create({ account_id, name: 'customers' });
  const deployFor = (name: string, code: string, metadata: object = {}) =>
    client.workersForPlatforms.dispatch.namespaces.scripts.update(name, {
      account_id,
      dispatch_namespace: 'customers',
      metadata: { main_module: 'index.mjs', compatibility_date: '2026-07-01', ...metadata },
      files: [new File([code], 'index.mjs', { type: 'application/javascript+module' })],
    });
  await record('*');
  await deploy('platform', DISPATCHER, {
    bindings: [{ type: 'dispatch_namespace', name: 'DISPATCHER', namespace: 'customers', ...outbound }],
  });
  await route('*.example.com/*', 'platform');
  return { ...site, deployFor };
}

test(`requests are dispatched by name: ${PAGE}`, async () => {
  const { client, account_id, deployFor, text, edge } = await openPlatform();
  const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'ada' });
  await client.kv.namespaces.values.update('word', { account_id, namespace_id, value: 'kept' });
  await deployFor(
    'ada',
    "export default { fetch: async (request, env) => new Response(['ada', new URL(request.url).pathname, await env.KV.get('word')].join(' ')) }",
    {
      bindings: [{ type: 'kv_namespace', name: 'KV', namespace_id }],
    },
  );
  await deployFor('bob', saying('bob'));
  await deployFor('broken', "export default { fetch() { throw new Error('customer failed'); } }");
  expect(await text('https://ada.example.com/x')).toBe('ada /x kept');
  expect(await text('https://bob.example.com/')).toBe('bob');
  expect((await edge.fetch('https://nobody.example.com/')).status).toBe(404);
  const failed = await edge.fetch('https://broken.example.com/');
  expect([failed.status, await failed.text()]).toEqual([500, expect.stringContaining('customer failed')]);
  await deployFor('bob', saying('new bob'));
  expect(await text('https://bob.example.com/')).toBe('new bob');
}, 60_000);

test('an outbound Worker gets the requests of customers, with the values of the dispatch', async () => {
  const outbound = { outbound: { worker: { service: 'gate' }, params: [{ name: 'customer' }] } };
  const { client, account_id, zone_id, deploy, deployFor, text } = await openPlatform(outbound);
  await client.dns.records.create({ zone_id, type: 'A', name: 'api', content: '192.0.2.9', ttl: 1, proxied: false });
  await deploy(
    'gate',
    `export default { fetch(request, env) {
      if (new URL(request.url).hostname !== 'api.example.com') return new Response('blocked for ' + env.customer);
      const headers = new Headers(request.headers);
      headers.set('x-customer', env.customer);
      return fetch(new Request(request, { headers }));
    } }`,
  );
  const code = `export default { fetch: async (request) =>
    new Response(await (await fetch(new URL(request.url).searchParams.get('to'))).text()) }`;
  for (const name of ['ada', 'bob']) await deployFor(name, code);
  const asked = ['ada', 'bob', 'ada'].map((name) => text(`https://${name}.example.com/?to=https://api.example.com/`));
  expect(await Promise.all(asked)).toEqual(['origin for ada', 'origin for bob', 'origin for ada']);
  expect(await text('https://ada.example.com/?to=https://evil.test/')).toBe('blocked for ada');
  expect(account_id).not.toBe('');
}, 60_000);
