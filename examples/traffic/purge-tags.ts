/**
 * Purge cache tags in many zones
 *
 * Purges everything that your origin has marked with a header `Cache-Tag`, such as all pages that show one product, in
 * the zones that are named or in all active ones.
 *
 * Limits: 100 tags a call on every plan; 5 calls a minute on Free, 5 a second on Pro, with 25 at once. Longer lists are
 *   cut and paced for you. A tag has at most 1,024 characters.
 *   https://developers.cloudflare.com/cache/how-to/purge-cache/#availability-and-limits
 *   https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/
 * Permissions: Zone Read; Cache Purge
 * Run: node examples/traffic/purge-tags.ts TAGS [ZONE …] [--plan]
 *   TAGS: tags, with commas between them
 *   ZONE: names of zones; all active ones if none is given
 *   --plan: only show what would be purged
 */
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { inChunks, planChunks } from 'flarewire/chunk';
import { zonesFor } from 'flarewire/find';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [list = '', ...names] = positionals;
const tags = [...new Set(list.split(',').map((tag) => tag.trim()))].filter(Boolean);
if (tags.length === 0) {
  console.error('Usage: node examples/traffic/purge-tags.ts TAGS [ZONE …] [--plan]');
  process.exit(2);
}

const client = new Cloudflare();
const found = names.length > 0 ? await zonesFor(client, names) : undefined;
const missing = names.filter((name) => found?.get(name)?.name !== name);
if (missing.length > 0) throw new Error(`no zone that this token sees: ${missing.join(', ')}`);
const zones = found ? [...found.values()] : await client.zones.list({ status: 'active' }).all();

for (const { id: zone_id, name } of zones) {
  if (values.plan) {
    console.log(`${name}: ${tags.length} tags in ${planChunks('cache.purge', { zone_id, tags }).length} calls`);
    continue;
  }
  const { failed } = await inChunks(client, 'cache.purge', { zone_id, tags });
  for (const { item, error } of failed) console.error(`${name}: ${item}: ${error.message}`);
  console.log(`${name}: ${tags.length - failed.length} tags purged`);
  if (failed.length > 0) process.exitCode = 1;
}
