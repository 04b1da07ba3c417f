/** Bindings of a configuration, and triggers of a Worker. */
import { beforeEach, describe, expect, it } from 'vitest';
import { apply, type DeployPlan, planDeploy } from './deploy.ts';
import { CODE, config, folderOf, local } from './test-support.ts';

type Local = Awaited<ReturnType<typeof local>>;
let { emulator, client, account_id, zone_id }: Local = {} as Local; // set before each test
beforeEach(async () => {
  ({ emulator, client, account_id, zone_id } = await local());
});

const lines = (plan: DeployPlan) => String(plan).split('\n');
const bindings = async (version_id = '') => {
  const { resources } = await client.workers.scripts.versions.get(version_id, { account_id, script_name: 'shop' });
  return Object.fromEntries((resources.bindings ?? []).map(({ name, ...rest }) => [name, rest]));
};

describe('bindings', () => {
  const BOUND = `
kv_namespaces = [{ binding = "SESSIONS" }, { binding = "PAGES", id = "KV_ID" }]
r2_buckets = [{ binding = "FILES", bucket_name = "shop-files" }]
d1_databases = [{ binding = "DB", database_name = "orders" }]
vectorize = [{ binding = "INDEX", index_name = "wares" }]
services = [{ binding = "SELF", service = "shop", entrypoint = "Admin" }]
analytics_engine_datasets = [{ binding = "VISITS" }]
send_email = [{ name = "MAIL", destination_address = "desk@shop.example" }]
dispatch_namespaces = [{ binding = "TENANTS", namespace = "tenants", outbound = { service = "shop", parameters = ["plan"] } }]
ai = { binding = "AI" }
version_metadata = { binding = "VERSION" }
ratelimits = [{ name = "LIMIT", namespace_id = "7", simple = { limit = 5, period = 60 } }]
hyperdrive = [{ binding = "PG", id = "PG_ID" }]
durable_objects.bindings = [{ name = "CARTS", class_name = "Cart" }]
migrations = [{ tag = "v1", new_sqlite_classes = ["Cart"] }]
workflows = [{ binding = "ORDERS", name = "orders", class_name = "Orders" }]
[queues]
producers = [{ binding = "JOBS", queue = "jobs" }]
consumers = [{ queue = "jobs", max_batch_size = 20, max_batch_timeout = 3, dead_letter_queue = "lost" }]
`;
  const arrange = async () => {
    const { id } = await client.kv.namespaces.create({ account_id, title: 'pages' });
    await client.vectorize.indexes.create({ account_id, name: 'wares', config: { dimensions: 3, metric: 'cosine' } });
    const origin = {
      scheme: 'postgres',
      host: 'db.example.com',
      port: 5432,
      database: 'd',
      user: 'u',
      password: 'p',
    } as const;
    const pool = await client.hyperdrive.configs.create({ account_id, name: 'pg', origin });
    const code = `export class Cart {}\nexport class Orders {}\n${CODE.replace('export default {', 'export default { queue() {},')}`;
    return folderOf({
      'wrangler.toml': config(BOUND.replace('KV_ID', id).replace('PG_ID', pool.id)),
      'worker.js': code,
    });
  };

  it('bindings refer to existing resources by name, and to created ones', async () => {
    const folder = await arrange();
    const plan = await planDeploy(client, { folder });
    expect(lines(plan)).toEqual([
      '+ create KV namespace shop-sessions: does not exist',
      '+ create R2 bucket shop-files: does not exist',
      '+ create D1 database orders: does not exist',
      '+ create queue jobs: does not exist',
      '+ create dispatch namespace tenants: does not exist',
      '+ create queue lost: does not exist',
      '+ create Worker shop: does not exist; 1 module, 16 bindings, migration v1',
      '~ change workers.dev address: enabled false → true, previews_enabled false → true',
      '+ create consumer of queue jobs: does not exist',
      '+ create workflow orders: does not exist',
      '9 to create, 1 to change, 0 to delete, 1 to keep',
    ]);
    const { version_id, results } = await apply(client, plan);
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['done']));
    const [session] = (await client.kv.namespaces.list({ account_id }).all()).filter(({ title }) => title !== 'pages');
    expect(await bindings(version_id)).toMatchObject({
      SESSIONS: { type: 'kv_namespace', namespace_id: session?.id },
      FILES: { type: 'r2_bucket', bucket_name: 'shop-files' },
      DB: { type: 'd1', database_id: (await client.d1.database.list({ account_id }).all())[0]?.uuid },
      SELF: { type: 'service', service: 'shop', entrypoint: 'Admin' },
      VISITS: { type: 'analytics_engine', dataset: 'VISITS' },
      TENANTS: { namespace: 'tenants', outbound: { worker: { service: 'shop' }, params: [{ name: 'plan' }] } },
      CARTS: { type: 'durable_object_namespace', class_name: 'Cart' },
      ORDERS: { type: 'workflow', workflow_name: 'orders', class_name: 'Orders' },
      LIMIT: { type: 'ratelimit', simple: { limit: 5, period: 60 } },
    });
    const [jobs] = await client.queues.list({ account_id }).all();
    const [consumer] = await client.queues.consumers.list(jobs?.queue_id ?? '', { account_id }).all();
    expect(consumer).toMatchObject({
      script_name: 'shop',
      dead_letter_queue: 'lost',
      settings: { batch_size: 20, max_wait_time_ms: 3000 },
    });
    expect((await planDeploy(client, { folder })).steps.filter(({ action }) => action !== 'keep')).toEqual([]);
  });

  it('resources for bindings are created once although every second response is lost', async () => {
    const folder = await arrange();
    const plan = await planDeploy(client, { folder });
    emulator.faults.add({ method: 'POST', every: 2, fault: 'lostAnswer' });
    emulator.faults.add({ method: 'PUT', every: 2, fault: 'lostAnswer' });
    await apply(client, plan);
    emulator.faults.clear();
    const counts = [
      (await client.kv.namespaces.list({ account_id }).all()).length,
      (await client.queues.list({ account_id }).all()).length,
      (await client.d1.database.list({ account_id }).all()).length,
      (await client.workers.scripts.versions.list('shop', { account_id }).all()).length,
    ];
    expect(counts).toEqual([2, 2, 1, 1]);
    expect((await planDeploy(client, { folder })).steps.filter(({ action }) => action !== 'keep')).toEqual([]);
  });

  it('bindings to resources that cannot be created by name are reported with their lines', async () => {
    const toml = config(
      'services = [{ binding = "A", service = "absent" }]\n\n[[vectorize]]\nbinding = "B"\nindex_name = "none"\n',
    );
    const folder = folderOf({ 'wrangler.toml': toml, 'worker.js': CODE });
    await expect(planDeploy(client, { folder })).rejects.toThrow(
      /wrangler\.toml:7: Vectorize index none does not exist.*\n.*wrangler\.toml:5: Worker absent does not exist: deploy it first/,
    );
  });
});

describe('secrets', () => {
  it('secrets are uploaded with the Worker, kept if not given, and not part of any plan', async () => {
    const folder = folderOf({ 'wrangler.toml': config('[secrets]\nrequired = ["KEY"]\n'), 'worker.js': CODE });
    await expect(planDeploy(client, { folder })).rejects.toThrow('wrangler.toml:6: secret KEY is required but not set');
    const plan = await planDeploy(client, { folder, secrets: ['KEY'] });
    expect(lines(plan)[0]).toBe('+ create secret KEY: does not exist');
    await expect(apply(client, plan)).rejects.toThrow('missing values of secrets in the plan of shop: KEY');
    await expect(apply(client, plan, { secrets: { KEY: 'x', OTHER: 'y' } })).rejects.toThrow(
      'secrets not in the plan: OTHER',
    );
    const report = await apply(client, plan, { secrets: { KEY: 'hush-hush' } });
    expect(report.results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
    expect(JSON.stringify([plan, report])).not.toContain('hush');
    const names = async () =>
      (await client.workers.scripts.secrets.list('shop', { account_id }).all()).map(({ name }) => name);
    expect(await names()).toEqual(['KEY']);
    await apply(client, await planDeploy(client, { folder, message: 'once more' }));
    expect(await names()).toEqual(['KEY']);
  });
});

describe('triggers', () => {
  const ROUTES = config(`routes = [
  "shop.example/*",
  { pattern = "*.shop.example/api/*", zone_name = "shop.example" },
  { pattern = "www.shop.example", custom_domain = true },
]
[triggers]
crons = ["0 6 * * *"]
[observability]
enabled = true
`);

  it('triggers are set, and taken over from other Workers', async () => {
    const folder = folderOf({ 'wrangler.toml': ROUTES, 'worker.js': CODE });
    const old = { name: 'old', assets: { directory: '.' } };
    await apply(client, await planDeploy(client, { folder: folderOf({ 'index.html': 'old' }), config: old }));
    await client.workers.routes.create({ zone_id, pattern: 'shop.example/*', script: 'old' });
    const plan = await planDeploy(client, { folder });
    expect(lines(plan).slice(1, -1)).toEqual([
      '~ change route shop.example/*: script old → shop',
      '+ create route *.shop.example/api/*: does not exist',
      '+ create custom domain www.shop.example: does not exist',
      '~ change cron triggers: none → 0 6 * * *',
    ]);
    await apply(client, plan);
    const routes = await client.workers.routes.list({ zone_id }).all();
    expect(routes.map(({ pattern, script }) => `${pattern} ${script}`).sort()).toEqual([
      '*.shop.example/api/* shop',
      'shop.example/* shop',
    ]);
    expect(
      (await client.workers.domains.list({ account_id }).all()).map(({ hostname, service }) => [hostname, service]),
    ).toEqual([['www.shop.example', 'shop']]);
    const { schedules } = await client.workers.scripts.schedules.get('shop', { account_id });
    expect(schedules.map(({ cron }) => cron)).toEqual(['0 6 * * *']);
    expect(await client.workers.scripts.settings.get('shop', { account_id })).toMatchObject({
      observability: { enabled: true },
    });
  });

  it('triggers missing from the configuration are only deleted with prune', async () => {
    const folder = folderOf({ 'wrangler.toml': ROUTES, 'worker.js': CODE });
    await apply(client, await planDeploy(client, { folder }));
    await client.workers.routes.create({ zone_id, pattern: 'shop.example/old', script: 'shop' });
    await client.workers.domains.update({ account_id, hostname: 'old.shop.example', service: 'shop' });
    expect(lines(await planDeploy(client, { folder }))).toEqual([
      '  keep route shop.example/old: not in the configuration, deleted only with prune',
      '  keep custom domain old.shop.example: not in the configuration, deleted only with prune',
      '0 to create, 0 to change, 0 to delete, 8 to keep',
    ]);
    await apply(client, await planDeploy(client, { folder, prune: true }));
    expect(await client.workers.routes.list({ zone_id }).all()).toHaveLength(2);
    expect(await client.workers.domains.list({ account_id }).all()).toHaveLength(1);
  });

  it('triggers for hosts without a zone are reported with their lines', async () => {
    const toml = config(
      'routes = [\n  "shop.example/*",\n  "other.example/*",\n  { pattern = "a.shop.example/x", custom_domain = true },\n]\n',
    );
    await expect(
      planDeploy(client, { folder: folderOf({ 'wrangler.toml': toml, 'worker.js': CODE }) }),
    ).rejects.toThrow(
      /wrangler\.toml:7: routes: no zone that the token has access to contains other\.example\n.*wrangler\.toml:8: custom domain/,
    );
  });
});
