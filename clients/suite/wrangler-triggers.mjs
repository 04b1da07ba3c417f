/** wrangler deploys a Worker with everything that can lead to it, again and again, and takes it away. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { ask, askZone, check, wrangler } from './kit.mjs';

const NAME = 'triggered';
const SCRIPT = `/workers/scripts/${NAME}`;
const config = {
  name: NAME,
  main: 'src/index.js',
  compatibility_date: '2026-01-01',
  workers_dev: true,
  routes: [
    { pattern: 'example.com/shop/*', zone_name: 'example.com' },
    { pattern: 'shop.example.com', custom_domain: true },
  ],
  triggers: { crons: ['*/5 * * * *'] },
  durable_objects: { bindings: [{ name: 'COUNTER', class_name: 'Counter' }] },
  migrations: [{ tag: 'v1', new_sqlite_classes: ['Counter'] }],
  queues: {
    producers: [{ binding: 'ORDERS', queue: 'orders' }],
    consumers: [{ queue: 'orders', max_batch_size: 5, dead_letter_queue: 'dead' }],
  },
  workflows: [{ name: 'steps', binding: 'STEPS', class_name: 'Steps' }],
};
const write = (more = {}) => writeFileSync('wrangler.json', JSON.stringify({ ...config, ...more }));

mkdirSync('src');
writeFileSync(
  'src/index.js',
  `import { DurableObject, WorkflowEntrypoint } from 'cloudflare:workers';
export class Counter extends DurableObject {}
export class Other extends DurableObject {}
export class Steps extends WorkflowEntrypoint { async run() {} }
export default { fetch: () => new Response('one'), queue() {}, scheduled() {} };
`,
);
const patterns = async () =>
  (await askZone('/workers/routes')).filter(({ script }) => script === NAME).map(({ pattern }) => pattern);
const hosts = async () =>
  (await ask('/workers/domains')).filter(({ service }) => service === NAME).map(({ hostname }) => hostname);
const consumers = async () => (await ask('/queues')).find((one) => one.queue_name === 'orders').consumers;
const migration = async () => (await ask(`/workers/services/${NAME}`)).default_environment.script.migration_tag;

await check('deploy sets routes, custom domains, schedules, queues, Durable Objects and workflows', async () => {
  for (const queue of ['orders', 'dead']) await wrangler(['queues', 'create', queue]);
  write();
  const { all } = await wrangler(['deploy']);
  match(all, /shop\.example\.com \(custom domain\)/);
  deepEqual([await patterns(), await hosts()], [['example.com/shop/*'], ['shop.example.com']]);
  deepEqual(
    (await ask(`${SCRIPT}/schedules`)).schedules.map(({ cron }) => cron),
    ['*/5 * * * *'],
  );
  const [{ script_name, settings, dead_letter_queue }] = await consumers();
  deepEqual([script_name, settings.batch_size, dead_letter_queue], [NAME, 5, 'dead']);
  equal(await migration(), 'v1');
  equal((await ask('/workflows/steps')).class_name, 'Steps');
});

await check('a second deploy changes nothing twice', async () => {
  await wrangler(['deploy']);
  deepEqual(
    [await patterns(), await hosts(), (await consumers()).length],
    [['example.com/shop/*'], ['shop.example.com'], 1],
  );
});

await check('the next migration is sent alone', async () => {
  write({ migrations: [...config.migrations, { tag: 'v2', new_sqlite_classes: ['Other'] }] });
  await wrangler(['deploy']);
  equal(await migration(), 'v2');
  const classes = (await ask('/workers/durable_objects/namespaces')).map((one) => one.class);
  deepEqual(classes.sort(), ['Counter', 'Other']);
});

await check('triggers deploy sets routes without the code, and those left out go', async () => {
  write({
    migrations: [...config.migrations, { tag: 'v2', new_sqlite_classes: ['Other'] }],
    routes: [{ pattern: 'example.com/new/*', zone_name: 'example.com' }],
    triggers: { crons: ['0 3 * * *'] },
  });
  const versions = async () => (await ask(`${SCRIPT}/versions`)).items.length;
  const before = await versions();
  await wrangler(['triggers', 'deploy']);
  deepEqual([await patterns(), await versions()], [['example.com/new/*'], before]);
  deepEqual(
    (await ask(`${SCRIPT}/schedules`)).schedules.map(({ cron }) => cron),
    ['0 3 * * *'],
  );
});

await check('an instance of a workflow is started, listed and described', async () => {
  const { out } = await wrangler(['workflows', 'trigger', 'steps', '{"order":1042}']);
  const [id = ''] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(out) ?? [];
  deepEqual((await ask(`/workflows/steps/instances/${id}`)).params, { order: 1042 });
  match((await wrangler(['workflows', 'instances', 'list', 'steps'])).out, new RegExp(id));
  await wrangler(['workflows', 'instances', 'describe', 'steps', 'latest']);
  match((await wrangler(['workflows', 'list'])).out, /steps/);
});

await check(
  'delete waits for the queue to lose its consumer, and then takes what led to the Worker with it',
  async () => {
    match((await wrangler(['delete', NAME, '--force'], { fails: true })).all, /consumer for a Queue.*10064/s);
    await wrangler(['queues', 'consumer', 'remove', 'orders', NAME]);
    await wrangler(['delete', NAME, '--force']);
    deepEqual([await patterns(), await hosts()], [[], []]);
  },
);
