/** wrangler keeps values in KV. */
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { ask, check, jsonIn, wrangler } from './kit.mjs';

const KEY = 'a/b c?ö';
let id = '';
const kv = (...args) => wrangler(['kv', ...args, '--remote', '--namespace-id', id]);

await check('namespace create', async () => {
  const { out } = await wrangler(['kv', 'namespace', 'create', 'settings']);
  [id = ''] = /[0-9a-f]{32}/.exec(out) ?? [];
  ok((await ask('/storage/kv/namespaces')).some((one) => one.id === id && one.title === 'settings'));
});

await check('namespace list', async () => {
  const list = jsonIn(await wrangler(['kv', 'namespace', 'list']));
  deepEqual(
    list.filter((one) => one.id === id).map(({ title }) => title),
    ['settings'],
  );
});

await check('key put, and get gives the bytes back', async () => {
  await kv('key', 'put', KEY, 'höllo', '--metadata', '{"n":1}');
  equal((await kv('key', 'get', KEY, '--text')).out.trimEnd(), 'höllo');
  const { text } = await ask(`/storage/kv/namespaces/${id}/values/${encodeURIComponent(KEY)}`, { raw: true });
  equal(text, 'höllo');
});

await check('key put of a file of bytes', async () => {
  writeFileSync(
    'bytes',
    Uint8Array.from({ length: 256 }, (_, index) => index),
  );
  await kv('key', 'put', 'bytes', '--path', 'bytes', '--ttl', '60');
  const { status, text } = await ask(`/storage/kv/namespaces/${id}/values/bytes`, { raw: true });
  deepEqual([status, text.slice(0, 3)], [200, '\0\u0001\u0002']);
});

await check('key list with metadata, expiry and prefix', async () => {
  const all = jsonIn(await kv('key', 'list'));
  deepEqual(
    all.map(({ name, metadata }) => [name, metadata]),
    [
      [KEY, { n: 1 }],
      ['bytes', undefined],
    ],
  );
  ok(all[1].expiration > Date.now() / 1000, 'it expires');
  deepEqual(
    jsonIn(await kv('key', 'list', '--prefix', 'by')).map(({ name }) => name),
    ['bytes'],
  );
});

await check('bulk put, get and delete', async () => {
  const pairs = [
    { key: 'k1', value: 'v1' },
    { key: 'k2', value: 'djI=', base64: true },
    { key: 'k3', value: 'v3' },
  ];
  writeFileSync('put.json', JSON.stringify(pairs));
  writeFileSync('keys.json', '["k1","k2"]');
  await kv('bulk', 'put', 'put.json');
  deepEqual(jsonIn(await kv('bulk', 'get', 'keys.json')), { k1: 'v1', k2: 'v2' });
  await kv('bulk', 'delete', 'keys.json', '--force');
  const names = (await ask(`/storage/kv/namespaces/${id}/keys?prefix=k`)).map(({ name }) => name);
  deepEqual(names, ['k3']);
});

await check('key delete, then 404', async () => {
  await kv('key', 'delete', 'k3');
  const { all } = await wrangler(['kv', 'key', 'get', 'k3', '--remote', '--namespace-id', id], { fails: true });
  match(all, /404/);
});

await check('namespace delete', async () => {
  await wrangler(['kv', 'namespace', 'delete', '--namespace-id', id, '--skip-confirmation']);
  ok((await ask('/storage/kv/namespaces')).every((one) => one.id !== id));
});
