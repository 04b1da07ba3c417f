/**
 * Set up an R2 bucket for uploads from a web page
 *
 * Creates the bucket if it is not there, lets pages of one origin read and write it (CORS), stores a file and reads the
 * rules back. The file is sent as read: a large one takes no memory.
 *
 * Limits: Up to 300 MB by this API; larger objects go by the S3 API in parts. A bucket keeps its location for good.
 *   10 GB and a million writes a month are free. https://developers.cloudflare.com/r2/platform/limits/
 *   https://developers.cloudflare.com/r2/pricing/
 * Permissions: Workers R2 Storage Write
 * Run: node examples/storage/r2-bucket.ts BUCKET ORIGIN FILE
 *   BUCKET: name of the bucket
 *   ORIGIN: of the page, such as https://app.example.com
 *   FILE: a first object, stored below uploads/
 */
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import Cloudflare from 'flarewire';
import { ensure } from 'flarewire/create';
import { accountFor } from 'flarewire/find';

const [bucket, origin, path] = process.argv.slice(2);
if (!bucket || !origin || !path || !URL.canParse(origin)) {
  console.error('Usage: node examples/storage/r2-bucket.ts BUCKET ORIGIN FILE');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;

const { change } = await ensure(client, 'r2.buckets.create', { account_id, name: bucket });
await client.r2.buckets.cors.update(bucket, {
  account_id,
  rules: [
    {
      id: 'page',
      allowed: { methods: ['GET', 'PUT'], origins: [new URL(origin).origin], headers: ['content-type'] },
      maxAgeSeconds: 3600,
    },
  ],
});
const key = `uploads/${basename(path)}`;
await client.r2.buckets.objects.upload(key, await openAsBlob(path), { account_id, bucket_name: bucket });

const { rules = [] } = await client.r2.buckets.cors.get(bucket, { account_id });
const origins = rules.flatMap(({ allowed }) => allowed.origins).join(', ');
console.log(`${bucket}: ${change === 'created' ? 'new, ' : ''}${key} stored, open to ${origins}`);
