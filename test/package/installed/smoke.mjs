/**
 * One use of each exported path of a published package. Plain JavaScript, for the oldest supported Node.
 * A use receives the module, and throws if it does not work.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ZONE = { id: 'z', name: 'example.com', account: { id: 'a', name: 'A' } };

/** Responds like the API, without a network: one zone, empty lists, and creates that give back what was sent. */
const fetchStub = async (url, init = {}) => {
  const { pathname } = new URL(url);
  const method = init.method ?? 'GET';
  const sent = typeof init.body === 'string' ? JSON.parse(init.body) : {};
  const isZones = /\/zones$/.test(pathname);
  const result = method === 'GET' ? (isZones ? [ZONE] : []) : { id: 'n', jwt: 'j', buckets: [], ...sent };
  const count = Array.isArray(result) ? result.length : 1;
  const result_info = { page: 1, per_page: 100, count, total_count: count, total_pages: 1 };
  return Response.json({ success: true, errors: [], messages: [], result, result_info });
};
const options = (more) => ({ apiToken: 'token', fetch: fetchStub, ...more });

async function inFolder(files, use) {
  const folder = mkdtempSync(join(tmpdir(), 'flarewire-smoke-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const whole = async ({ Cloudflare, isNotFound }) => {
  const names = [];
  for await (const zone of new Cloudflare(options()).zones.list()) names.push(zone.name);
  assert.deepEqual(names, ['example.com']);
  const error = await new Cloudflare(
    options({ fetch: async () => Response.json({ success: false, errors: [] }, { status: 404 }) }),
  ).zones
    .get({ zone_id: 'z' })
    .catch((thrown) => thrown);
  assert.equal(isNotFound(error), true);
};

const core = async ({ createClient, nextPage, toFile, NotFoundError, VERSION, APIPromise, APIResource }, load) => {
  const { Zones } = await load('flarewire/resources/zones');
  const client = createClient({ ...options(), resources: [Zones] });
  const page = await client.zones.list();
  assert.equal(page.result[0].name, 'example.com');
  assert.equal(nextPage({ style: 'page', query: {}, info: { page: 1, total_pages: 1 }, found: 1 }), undefined);
  assert.equal((await toFile(new Uint8Array(3), 'a.bin')).size, 3);
  assert.equal(new NotFoundError(404, {}).status, 404);
  assert.match(VERSION, /^\d/);
  assert.equal(typeof APIPromise, 'function');
  assert.equal(new APIResource(client)._client, client);
};

/** Every class of a resource can be made, and has methods or resources below it. */
const resources = async (module, load) => {
  const { Cloudflare } = await load('flarewire');
  const client = new Cloudflare(options());
  for (const Resource of Object.values(module).filter((one) => one?._key)) {
    const resource = new Resource(client);
    assert.ok(resource._client === client, Resource.name);
  }
};

const wrangler = {
  'wrangler.toml': 'name = "a"\nmain = "a.js"\ncompatibility_date = "2026-01-01"\n',
  'a.js': 'export default { fetch() {} };',
};

export const CLIENT = {
  flarewire: whole,
  'flarewire/index': whole,
  'flarewire/client': whole,
  'flarewire/tree-shakable': core,
  'flarewire/core': core,
  'flarewire/api-promise': core,
  'flarewire/error': core,
  'flarewire/pagination': core,
  'flarewire/resource': core,
  'flarewire/uploads': core,
  'flarewire/version': core,
  'flarewire/core/error': core,
  'flarewire/resources': resources,
  'flarewire/resources/index': resources,
  'flarewire/resources/*': resources,
  'flarewire/assets': async ({ uploadAssets }, load) => {
    const { Cloudflare } = await load('flarewire');
    const files = { '/index.html': '<h1>Hello</h1>' };
    const sent = await uploadAssets(new Cloudflare(options()), { account_id: 'a', script_name: 's', files });
    assert.equal(sent.jwt, 'j');
  },
  'flarewire/cassette': async ({ CassetteError, openCassette }) => {
    await inFolder({}, (folder) =>
      assert.rejects(openCassette(join(folder, 'a.json'), { mode: 'replay' }), CassetteError),
    );
  },
  'flarewire/chunk': async ({ inChunks, planChunks }, load) => {
    const { Cloudflare } = await load('flarewire');
    const files = Array.from({ length: 250 }, (_, i) => `https://example.com/${i}.css`);
    const params = { zone_id: 'z', files };
    assert.equal((await inChunks(new Cloudflare(options()), 'cache.purge', params)).results.length, 3);
    assert.ok(planChunks('cache.purge', params));
  },
  'flarewire/create': async ({ ensure, exact, naturalKey }, load) => {
    assert.deepEqual(await naturalKey('queues.create'), ['queue_name']);
    const { Cloudflare } = await load('flarewire');
    const queue = { account_id: 'a', queue_name: 'mails' };
    assert.equal((await ensure(new Cloudflare(options()), 'queues.create', queue)).change, 'created');
    // The response of the create is lost; the lookup finds the record.
    const record = { type: 'A', name: 'www.example.com', content: '192.0.2.1', ttl: 300 };
    const seen = [];
    const fetch = async (_, init = {}) => {
      seen.push(init.method ?? 'GET');
      if (init.method === 'POST') throw new TypeError('terminated');
      const result_info = { page: 1, per_page: 100, count: 1, total_count: 1, total_pages: 1 };
      return Response.json({ success: true, errors: [], messages: [], result: [{ id: 'r', ...record }], result_info });
    };
    const found = await new Cloudflare(options({ fetch, retry: exact })).dns.records.create({
      zone_id: 'z',
      ...record,
    });
    assert.deepEqual([found.id, seen], ['r', ['POST', 'GET']]);
  },
  'flarewire/deploy': async ({ formatPlan, planDeploy }, load) => {
    const { Cloudflare } = await load('flarewire');
    const client = new Cloudflare(options());
    const plan = await inFolder(wrangler, (folder) => planDeploy(client, { folder, account_id: 'a' }));
    assert.match(formatPlan(plan), /\ba\b/);
  },
  'flarewire/dns': async ({ plan }, load) => {
    const { Cloudflare } = await load('flarewire');
    const record = { type: 'A', name: 'www.example.com', content: '192.0.2.1', ttl: 300 };
    const planned = await plan(new Cloudflare(options()), { zone_id: 'z', wanted: [record], owned: 'all' });
    assert.match(String(planned), /www\.example\.com/);
  },
  'flarewire/features': async ({ byPath, compatibility, explanations, middleware, plans, uploads }, load) => {
    const { createClient } = await load('flarewire/tree-shakable');
    const { facts, KV } = await load('flarewire/resources/kv');
    const refused = async () =>
      Response.json({ success: false, errors: [{ code: 10013, message: 'no' }] }, { status: 404 });
    const features = [byPath, plans, middleware, uploads, explanations(facts)];
    const client = createClient(
      options({ resources: [KV], features, middleware: [{ onRequest: () => {} }], fetch: refused }),
    );
    const params = { account_id: 'a', namespace_id: 'n' };
    assert.equal((await client.plan('kv.namespaces.get', params)).method, 'GET');
    const failures = await Promise.all(
      [client.call('kv.namespaces.get', params), client.get('/x')].map((one) => one.catch((error) => error)),
    );
    assert.match(failures[0].hint, /no namespace/);
    assert.equal(failures[1].status, 404);
    const whole = createClient(options({ resources: [KV], features: [compatibility] }));
    assert.deepEqual(await whole.get('/x'), await (await fetchStub('https://api.cloudflare.com/x')).json());
  },
  'flarewire/find': async ({ zoneFor }, load) => {
    const { Cloudflare } = await load('flarewire');
    assert.equal((await zoneFor(new Cloudflare(options()), 'www.example.com')).id, 'z');
  },
  'flarewire/node': async ({ nodeTransport }) => {
    const server = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const response = await nodeTransport()(`http://127.0.0.1:${server.address().port}/`, {});
    assert.equal(await response.text(), '{}');
    server.closeAllConnections();
    server.close();
  },
  'flarewire/otel': async ({ otel }, load) => {
    const { Cloudflare } = await load('flarewire');
    assert.equal((await new Cloudflare(options({ middleware: [otel()] })).zones.list()).result.length, 1);
  },
  'flarewire/redis': ({ redisStore }) => assert.throws(() => redisStore({}), { name: 'UsageError' }),
  'flarewire/sync': async ({ planNamespace }, load) => {
    const { Cloudflare } = await load('flarewire');
    const wanted = [{ key: 'index', value: 'Hello' }];
    const namespace = { account_id: 'a', namespace_id: 'n', wanted, owned: 'all' };
    assert.match(String(await planNamespace(new Cloudflare(options()), namespace)), /index/);
  },
  'flarewire/tus': async ({ uploadVideo }, load) => {
    const { Cloudflare } = await load('flarewire');
    await assert.rejects(uploadVideo(new Cloudflare(options()), { account_id: 'a', file: 1 }), { name: 'UsageError' });
  },
  'flarewire/validate': async ({ validator }, load) => {
    const { Cloudflare } = await load('flarewire');
    const client = new Cloudflare(options({ validate: validator() }));
    await assert.rejects(async () => client.zones.list({ page: 'one' }), { name: 'UsageError' });
  },
  'flarewire/wait': async ({ until }, load) => {
    const { Cloudflare } = await load('flarewire');
    const client = new Cloudflare(options());
    assert.ok(await until(client, 'zones.list', {}, () => true));
  },
  'flarewire/writable': ({ writable }) =>
    assert.deepEqual(writable('dns.records.update', { id: '1', ttl: 60, proxiable: true }), { ttl: 60 }),
};

/** Packages without a dependency, for Node 20 too. */
export const ENGINES = {
  '@flarewire/schema': ({ check, problemText }) => {
    const schema = { type: 'object', properties: { ttl: { type: 'integer', minimum: 60 } } };
    assert.match(check(schema, { ttl: 30 }, {}).map(problemText).join(), /60/);
  },
  '@flarewire/zone-file': ({ parseZone, printRecord }) =>
    assert.match(printRecord(parseZone('a 300 A 192.0.2.1', 'example.com').records[0]), /192\.0\.2\.1/),
  '@flarewire/rules-language': ({ printExpression, readExpression }) =>
    assert.equal(printExpression(readExpression('!(ssl)').expression), 'not ssl'),
  '@flarewire/react': async ({ createFlarewire }, load) => {
    const { Cloudflare } = await load('flarewire');
    const { queryFn, queryKey } = createFlarewire(new Cloudflare(options())).queryOptions('zones.get', {
      zone_id: 'z',
    });
    assert.deepEqual([queryKey, typeof queryFn], [['zones.get', { zone_id: 'z' }], 'function']);
  },
};

export const SERVERS = {
  '@flarewire/contract': async ({ index, loadProduct }) => {
    assert.ok(index().operations.length > 3000);
    assert.ok('dns.records.list' in (await loadProduct('dns')).operations);
  },
  '@flarewire/contract/generated/*.json': ({ default: data }) => assert.ok(data.operations.length > 3000),
  '@flarewire/emulator': async ({ createEmulator }, load) => {
    const { Cloudflare } = await load('flarewire');
    const emulator = createEmulator({ start: 'default' });
    const client = new Cloudflare({ apiToken: 'any', fetch: emulator.fetch });
    assert.deepEqual((await client.zones.list()).result.map(({ name }) => name).sort(), ['example.com', 'example.org']);
    await emulator.close();
  },
  '@flarewire/emulator/browser': async ({ createEmulator }) => {
    // Node does not fetch the file next to the module.
    const wasm = readFileSync(new URL('sqlite3.wasm', import.meta.resolve('@flarewire/emulator/browser')));
    const emulator = await createEmulator({ wasm });
    const headers = { authorization: 'Bearer any' };
    assert.equal((await emulator.fetch('https://api.cloudflare.com/client/v4/accounts', { headers })).status, 200);
    await emulator.close();
  },
  '@flarewire/backup': async ({ kindsOf }) => assert.ok((await kindsOf('zone_id')).length > 10),
  '@flarewire/bulk': ({ call, defineJob }) => {
    assert.equal(typeof defineJob, 'function');
    assert.equal(typeof call, 'function');
  },
  '@flarewire/console': async ({ createConsole }, load) => {
    const { createEmulator } = await load('@flarewire/emulator');
    const emulator = createEmulator();
    const { link, close } = await createConsole({ emulator, port: 0 });
    assert.equal((await fetch(link())).status, 200);
    await close();
    await emulator.close();
  },
};
