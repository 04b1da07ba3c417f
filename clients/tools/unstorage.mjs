/** unstorage keeps values in Workers KV over HTTP. */
import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import { createStorage } from 'unstorage';
import cloudflareKVHTTPDriver from 'unstorage/drivers/cloudflare-kv-http';
import { ACCOUNT, ask, askTo, check, openFront, TOKEN } from '../suite/kit.mjs';

const front = await openFront();
const { id: namespaceId } = await askTo('POST', `/accounts/${ACCOUNT}/storage/kv/namespaces`, { title: 'unstorage' });
const storageWith = (apiToken) =>
  createStorage({
    driver: cloudflareKVHTTPDriver({ accountId: ACCOUNT, namespaceId, apiToken, apiURL: new URL(front.url).origin }),
  });
const storage = storageWith(TOKEN);
const values = `/storage/kv/namespaces/${namespaceId}/values`;

await check('setItem and getItem: text, JSON, and names with colons', async () => {
  await storage.setItem('user:1:name', 'Ada');
  await storage.setItem('user:1:roles', ['admin', 'editor']);
  equal(await storage.getItem('user:1:name'), 'Ada');
  deepEqual(await storage.getItem('user:1:roles'), ['admin', 'editor']);
  equal((await ask(`${values}/user:1:name`, { raw: true })).text, 'Ada');
});

await check('hasItem and getItem of a key that is not there', async () => {
  equal(await storage.hasItem('user:1:name'), true);
  equal(await storage.hasItem('user:2:name'), false);
  equal(await storage.getItem('user:2:name'), null);
});

await check('getKeys goes through pages and keeps to a prefix', async () => {
  await askTo(
    'PUT',
    `/accounts/${ACCOUNT}/storage/kv/namespaces/${namespaceId}/bulk`,
    Array.from({ length: 1100 }, (_, at) => ({ key: `many:${at}`, value: `${at}` })),
  );
  equal((await storage.getKeys('many')).length, 1100);
  deepEqual((await storage.getKeys('user:1')).sort(), ['user:1:name', 'user:1:roles']);
});

await check('setItem again takes its place; removeItem takes the key away', async () => {
  await storage.setItem('user:1:name', 'Grace');
  equal(await storage.getItem('user:1:name'), 'Grace');
  await storage.removeItem('user:1:name');
  equal((await ask(`${values}/user:1:name`, { raw: true })).status, 404);
});

await check('clear takes all keys away', async () => {
  await storage.clear();
  deepEqual(await ask(`/storage/kv/namespaces/${namespaceId}/keys`), []);
});

await check('an invalid token is reported', async () => {
  await rejects(storageWith('wrong').setItem('a', 'b'), /40[013]/);
  match(JSON.stringify(front.asked.at(-1)), /"status":40[013]/);
});
