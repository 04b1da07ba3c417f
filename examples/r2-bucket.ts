/**
 * Sets up an R2 bucket for uploads from a page: creates it, lets one origin in, stores a file, reads the rules back.
 *
 *   CLOUDFLARE_API_TOKEN=… node examples/r2-bucket.ts BUCKET https://app.example.com FILE
 *
 * Safe to run again. Token: Workers R2 Storage Write.
 */
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import Cloudflare, { isNotFound } from 'flarewire';

const [bucket, origin, path] = process.argv.slice(2);
if (!bucket || !origin || !path) throw new Error('Usage: r2-bucket.ts BUCKET ORIGIN FILE');

const client = new Cloudflare();
const [account] = await client.accounts.list().all();
if (!account) throw new Error('The token reaches no account.');
const account_id = account.id;

await client.r2.buckets.get(bucket, { account_id }).catch((error: unknown) => {
  if (!isNotFound(error)) throw error;
  return client.r2.buckets.create({ account_id, name: bucket, locationHint: 'weur' });
});
await client.r2.buckets.cors.update(bucket, {
  account_id,
  rules: [
    {
      id: 'page',
      allowed: { methods: ['GET', 'PUT'], origins: [origin], headers: ['content-type'] },
      maxAgeSeconds: 3600,
    },
  ],
});
// A file on disk is sent as it is read: a large one takes no memory.
const key = `uploads/${basename(path)}`;
await client.r2.buckets.objects.upload(key, await openAsBlob(path), { account_id, bucket_name: bucket });

const { rules = [] } = await client.r2.buckets.cors.get(bucket, { account_id });
console.log(`${bucket}: ${key} stored, open to ${rules.flatMap(({ allowed }) => allowed.origins).join(', ')}`);
