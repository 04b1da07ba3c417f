/** Alchemy keeps a Worker, and what it is bound to, as a program says. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { ACCOUNT, ask, askTo, askZone, check } from '../suite/kit.mjs';
import { alchemyProgram } from './alchemy.mjs';

const { run, during } = await alchemyProgram('workers.mjs');

const script = '/workers/scripts/alchemy-site';
const named = async (path, field = 'name') => (await ask(path)).filter((one) => one[field].startsWith('alchemy-'));
const textOf = async (key) => {
  const [{ id }] = await named('/storage/kv/namespaces', 'title');
  return (await ask(`/storage/kv/namespaces/${id}/values/${key}`, { raw: true })).text;
};
const columns = async () => {
  const [{ uuid }] = await named('/d1/database');
  const sql = "SELECT name FROM pragma_table_info('users')";
  const [{ results }] = await askTo('POST', `/accounts/${ACCOUNT}/d1/database/${uuid}/query`, { sql });
  return results.map(({ name }) => name);
};
/** Every list, and the field that has the name. */
const LISTS = [
  ['/storage/kv/namespaces', 'title'],
  ['/d1/database', 'name'],
  ['/queues', 'queue_name'],
  ['/secrets_store/stores', 'name'],
  ['/hyperdrive/configs', 'name'],
  ['/vectorize/v2/indexes', 'name'],
  ['/ai-gateway/gateways', 'id'],
  ['/workers/dispatch/namespaces', 'namespace_name'],
  ['/workers/scripts', 'id'],
];

await check('deploy makes all that a Worker is bound to', async () => {
  await run([]);
  for (const [path, field] of LISTS) equal((await named(path, field)).length > 0, true, path);
  equal(await textOf('greeting'), 'hello');
  equal((await ask('/r2/buckets/alchemy-files/objects/docs/readme.txt', { raw: true })).text, 'first');
  equal((await ask('/r2/buckets/alchemy-files/cors')).rules[0].maxAgeSeconds, 300);
});

await check('deploy runs the migrations of a database', async () => {
  deepEqual(await columns(), ['id', 'email']);
});

await check('deploy makes a Worker with bindings, schedules, a route, a domain and a queue', async () => {
  const { bindings } = await ask(`${script}/settings`);
  deepEqual(
    new Set(bindings.map(({ name }) => name)),
    new Set([
      'VALUES',
      'FILES',
      'DATABASE',
      'JOBS',
      'API_KEY',
      'ELSEWHERE',
      'VECTORS',
      'COUNTER',
      'STEPS',
      'PASSWORD',
      'GREETING',
    ]),
  );
  deepEqual(
    (await ask(`${script}/schedules`)).schedules.map(({ cron }) => cron),
    ['*/5 * * * *'],
  );
  const routes = (await askZone('/workers/routes')).filter(({ script: name }) => name === 'alchemy-site');
  deepEqual(
    routes.map(({ pattern }) => pattern),
    ['alchemy-route.example.com/*'],
  );
  const domains = (await ask('/workers/domains')).filter(({ service }) => service === 'alchemy-site');
  deepEqual(
    domains.map(({ hostname }) => hostname),
    ['alchemy-site.example.com'],
  );
  const [events] = (await named('/queues', 'queue_name')).filter(({ queue_name }) => queue_name === 'alchemy-events');
  deepEqual(
    (await ask(`/queues/${events.queue_id}/consumers`)).map(({ type }) => type),
    ['worker'],
  );
});

await check('a second deploy sends the Worker again, as it always does, and nothing else', async () => {
  const before = await ask(`${script}/settings`);
  const sent = await during(() => run([]));
  deepEqual(
    sent.filter((change) => !change.includes(script) && !change.includes('/workflows/alchemy-steps')),
    [],
  );
  deepEqual(await ask(`${script}/settings`), before);
});

await check('deploy of a changed program changes what it says otherwise, in place', async () => {
  const [{ id: before }] = await named('/storage/kv/namespaces', 'title');
  await run([], { version: '2' });
  const [{ id, title }] = await named('/storage/kv/namespaces', 'title');
  deepEqual([id, title], [before, 'alchemy-values-2']);
  equal(await textOf('greeting'), 'hello again');
  equal((await ask('/r2/buckets/alchemy-files/cors')).rules[0].maxAgeSeconds, 600);
  deepEqual(
    (await ask(`${script}/schedules`)).schedules.map(({ cron }) => cron),
    ['0 0 * * *'],
  );
  deepEqual(await columns(), ['id', 'email', 'age']);
  const { bindings } = await ask(`${script}/settings`);
  equal(bindings.find(({ name }) => name === 'GREETING').text, 'hello again');
});

await check('destroy leaves nothing, once the queue has lost its consumer', async () => {
  const [{ queue_id }] = (await named('/queues', 'queue_name')).filter(
    ({ queue_name }) => queue_name === 'alchemy-events',
  );
  for (const { consumer_id } of await ask(`/queues/${queue_id}/consumers`))
    await askTo('DELETE', `/accounts/${ACCOUNT}/queues/${queue_id}/consumers/${consumer_id}`);
  await run(['--destroy'], { version: '2' });
  for (const [path, field] of LISTS) deepEqual(await named(path, field), [], path);
  equal((await ask('/r2/buckets/alchemy-files', { raw: true })).status, 404);
  deepEqual(
    (await askZone('/workers/routes')).filter(({ script: name }) => name === 'alchemy-site'),
    [],
  );
});

await check('an invalid token is reported', async () => {
  match((await run([], { token: 'a'.repeat(40), fails: true })).all, /40[013]|Invalid|Authentication/);
});
