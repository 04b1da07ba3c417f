/** The official client with KV, D1, R2 and queues. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { ACCOUNT, check } from './kit.mjs';
import { all, client } from './official.mjs';

const account_id = ACCOUNT;

await check('kv: values, bulk and pages of keys', async () => {
  const { id } = await client.kv.namespaces.create({ account_id, title: 'official' });
  await client.kv.namespaces.values.update('one/ö', {
    account_id,
    namespace_id: id,
    value: 'höllo',
    metadata: '{"n":1}',
  });
  equal(await (await client.kv.namespaces.values.get('one/ö', { account_id, namespace_id: id })).text(), 'höllo');
  const body = Array.from({ length: 24 }, (_, index) => ({ key: `k${index}`, value: `v${index}` }));
  equal((await client.kv.namespaces.bulkUpdate(id, { account_id, body })).successful_key_count, 24);
  const got = await client.kv.namespaces.bulkGet(id, { account_id, keys: ['k1', 'k2'] });
  deepEqual(got.values, { k1: 'v1', k2: 'v2' });
  const names = (await all(client.kv.namespaces.keys.list(id, { account_id, limit: 10 }))).map(({ name }) => name);
  equal(new Set(names).size, 25);
  await client.kv.namespaces.bulkDelete(id, { account_id, body: ['k1'] });
  equal((await all(client.kv.namespaces.keys.list(id, { account_id }))).length, 24);
  await client.kv.namespaces.delete(id, { account_id });
});

await check('d1: create and query with parameters', async () => {
  const { uuid } = await client.d1.database.create({ account_id, name: 'official' });
  const query = async (sql, params) => (await all(client.d1.database.query(uuid, { account_id, sql, params })))[0];
  await query('CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT)');
  equal((await query('INSERT INTO t (name) VALUES (?)', ["a';b"])).meta.changes, 1);
  deepEqual((await query('SELECT * FROM t')).results, [{ id: 1, name: "a';b" }]);
  await client.d1.database.delete(uuid, { account_id });
});

await check('r2: buckets', async () => {
  equal((await client.r2.buckets.create({ account_id, name: 'official' })).name, 'official');
  const { buckets } = await client.r2.buckets.list({ account_id });
  ok(buckets.some(({ name }) => name === 'official'));
  await client.r2.buckets.delete('official', { account_id });
});

await check('queues: push, pull, acknowledge', async () => {
  const { queue_id } = await client.queues.create({ account_id, queue_name: 'official' });
  await client.queues.consumers.create(queue_id, { account_id, type: 'http_pull' });
  await client.queues.messages.push(queue_id, { account_id, body: 'one', content_type: 'text' });
  await client.queues.messages.bulkPush(queue_id, { account_id, messages: [{ body: { n: 2 }, content_type: 'json' }] });
  const pull = () =>
    client.queues.messages.pull(queue_id, { account_id, batch_size: 10, visibility_timeout_ms: 60_000 });
  const { messages } = await pull();
  equal(messages.length, 2);
  const acks = messages.map(({ lease_id }) => ({ lease_id }));
  equal((await client.queues.messages.ack(queue_id, { account_id, acks })).ackCount, 2);
  equal((await pull()).messages.length, 0);
  await client.queues.delete(queue_id, { account_id });
});
