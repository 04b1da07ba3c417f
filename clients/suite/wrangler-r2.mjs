/** wrangler keeps objects in R2. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { ask, check, jsonIn, wrangler } from './kit.mjs';

const BUCKET = 'pictures';
const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
const object = (verb, ...args) => wrangler(['r2', 'object', verb, `${BUCKET}/dir/a b.bin`, '--remote', ...args]);

await check('bucket create and list', async () => {
  await wrangler(['r2', 'bucket', 'create', BUCKET]);
  match((await wrangler(['r2', 'bucket', 'list'])).out, new RegExp(`name:\\s+${BUCKET}`));
});

await check('object put, and get gives the bytes back', async () => {
  writeFileSync('in.bin', bytes);
  await object('put', '--file', 'in.bin', '--content-type', 'image/x-test');
  await object('get', '--file', 'out.bin');
  equal(Buffer.compare(readFileSync('out.bin'), bytes), 0);
  const [{ key, size, http_metadata }] = await ask(`/r2/buckets/${BUCKET}/objects`);
  deepEqual([key, size, http_metadata.contentType], ['dir/a b.bin', bytes.length, 'image/x-test']);
});

await check('bucket info counts objects and bytes', async () => {
  const { bucket_size, object_count } = jsonIn(await wrangler(['r2', 'bucket', 'info', BUCKET, '--json']));
  deepEqual(
    [Number(object_count), /^7\d(?:\.\d+)? kB$/i.test(bucket_size)],
    [1, true],
    `${object_count}, ${bucket_size}`,
  );
});

await check('a bucket that is not empty stays', async () => {
  const { all } = await wrangler(['r2', 'bucket', 'delete', BUCKET], { fails: true });
  match(all, /not empty/);
});

await check('object delete, then 404', async () => {
  await object('delete');
  deepEqual(await ask(`/r2/buckets/${BUCKET}/objects`), []);
  const key = `${BUCKET}/dir/a b.bin`;
  match((await wrangler(['r2', 'object', 'get', key, '--remote', '--pipe'], { fails: true })).all, /not exist/);
});

await check('bucket delete', async () => {
  await wrangler(['r2', 'bucket', 'delete', BUCKET]);
  deepEqual((await ask('/r2/buckets')).buckets, []);
});
