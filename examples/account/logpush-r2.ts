/**
 * Push the HTTP requests of a zone to R2
 *
 * Makes the bucket and a Logpush job for it, with the fields that most analyses need; changes the job where it differs,
 * and tells when the last file was written and what went wrong since. With a sample rate only a part is pushed.
 *
 * Limits: Logpush of HTTP requests needs an Enterprise plan; Workers trace events are on Workers Paid. 4 jobs a zone. A
 *   file is written every 30 seconds at least, or at 100,000 lines.
 *   https://developers.cloudflare.com/logs/logpush/logpush-job/enable-destinations/r2/
 *   https://developers.cloudflare.com/logs/logpush/
 * Permissions: Zone Read; Logs Write; Workers R2 Storage Write
 * Run: node examples/account/logpush-r2.ts ZONE BUCKET [--sample RATE]
 *   ZONE: name of the zone
 *   BUCKET: name of the bucket
 *   --sample: part that is pushed, above 0 and up to 1, which is the default
 * Environment:
 *   R2_ACCESS_KEY_ID: of an R2 API token that may write to the bucket
 *   R2_SECRET_ACCESS_KEY: its secret
 */
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { ensure } from 'flarewire/create';
import { accountFor, find, zoneFor } from 'flarewire/find';

const options = { sample: { type: 'string', default: '1' } } as const;
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const [name, bucket] = positionals;
const { R2_ACCESS_KEY_ID: key, R2_SECRET_ACCESS_KEY: secret } = process.env;
const sample_rate = Number(values.sample);
if (!name || !bucket || !(sample_rate > 0 && sample_rate <= 1)) {
  console.error('Usage: node examples/account/logpush-r2.ts ZONE BUCKET [--sample RATE]');
  process.exit(2);
}
if (!key || !secret) throw new Error('R2_ACCESS_KEY_ID and R2_SECRET_ACCESS_KEY are needed: make an R2 API token');

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { id: zone_id } = await zoneFor(client, name);
await ensure(client, 'r2.buckets.create', { account_id, name: bucket });

const credentials = new URLSearchParams({
  'account-id': account_id,
  'access-key-id': key,
  'secret-access-key': secret,
});
const field_names = [
  ...['EdgeStartTimestamp', 'RayID', 'ClientIP', 'ClientCountry', 'ClientRequestHost', 'ClientRequestMethod'],
  ...['ClientRequestURI', 'ClientRequestUserAgent', 'EdgeResponseStatus', 'EdgeResponseBytes', 'CacheCacheStatus'],
];
const fields = {
  destination_conf: `r2://${bucket}/${name}/{DATE}?${credentials}`,
  enabled: true,
  output_options: { output_type: 'ndjson' as const, field_names, timestamp_format: 'rfc3339' as const, sample_rate },
};

const title = `${name} to ${bucket}`;
const job = await find(client, 'logpush.jobs.list', { zone_id }, { name: title });
if (!job?.id) await client.logpush.jobs.create({ zone_id, name: title, dataset: 'http_requests', ...fields });
else await client.logpush.jobs.update(job.id, { zone_id, ...fields });
console.log(`${title}: ${job ? 'put right' : 'new'}`);
if (job?.last_complete) console.log(`last file: ${job.last_complete}`);
if (job?.error_message) console.error(`last error, ${job.last_error}: ${job.error_message}`);
