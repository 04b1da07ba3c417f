/**
 * Let objects of an R2 bucket expire
 *
 * Keeps two lifecycle rules of a bucket: objects below a prefix move to Infrequent Access after 30 days and are deleted
 * after this many days; uploads in parts that nobody finished end after a week. Other rules of the bucket stay.
 *
 * Limits: 1,000 rules for a bucket. Objects go within 24 hours after they are due. Infrequent Access is billed for at
 *   least 30 days, and reading it costs 0.01 USD a GB. https://developers.cloudflare.com/r2/buckets/object-lifecycles/
 *   https://developers.cloudflare.com/r2/pricing/
 * Permissions: Workers R2 Storage Write
 * Run: node examples/storage/r2-lifecycle.ts BUCKET PREFIX DAYS [--plan]
 *   BUCKET: name of the bucket
 *   PREFIX: beginning of the keys, such as logs/
 *   DAYS: age at which they are deleted, more than 30
 *   --plan: only show the rules
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { accountFor } from 'flarewire/find';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [bucket, prefix, days] = positionals;
if (!bucket || !prefix || !(Number(days) > 30)) {
  console.error('Usage: node examples/storage/r2-lifecycle.ts BUCKET PREFIX DAYS [--plan], DAYS above 30');
  process.exit(2);
}

const DAY = 86_400;
const age = (count: number) => ({ condition: { type: 'Age' as const, maxAge: count * DAY } });
const expire: Cloudflare.R2.Buckets.LifecycleUpdateParams.Rule = {
  id: `expire ${prefix}`,
  enabled: true,
  conditions: { prefix },
  storageClassTransitions: [{ ...age(30), storageClass: 'InfrequentAccess' }],
  deleteObjectsTransition: age(Number(days)),
};
const abort: Cloudflare.R2.Buckets.LifecycleUpdateParams.Rule = {
  id: 'end unfinished uploads',
  enabled: true,
  conditions: { prefix: '' },
  abortMultipartUploadsTransition: age(7),
};

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { lifecycle } = client.r2.buckets;

const { rules: before = [] } = await lifecycle.get(bucket, { account_id });
const mine = [expire, abort];
const others = before.filter(({ id }) => !mine.some((rule) => rule.id === id));
const rules = [...others, ...mine];
for (const { id } of rules) console.log(id);

// A new list replaces the old one as a whole.
if (isDeepStrictEqual(rules, before)) console.error(`${bucket}: as wanted`);
else if (!values.plan) await lifecycle.update(bucket, { account_id, rules });
