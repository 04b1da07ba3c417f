/**
 * Purge the pages that a deployment has changed
 *
 * Reads paths from standard input, one a line, as `git diff --name-only` prints them, and purges exactly these from the
 * cache: the rest of the site stays fast. A page `index.html` is purged as its folder.
 *
 * Limits: 100 URLs a call on Free, Pro and Business plans, 500 on Enterprise; 800 URLs a second on Free. Files that
 *   differ by cookie, device or language need these as headers. The calls are cut and paced for you.
 *   https://developers.cloudflare.com/cache/how-to/purge-cache/#availability-and-limits
 * Permissions: Zone Read; Cache Purge
 * Run: git diff --name-only HEAD~1 -- public | node examples/traffic/purge-on-deploy.ts HOST [--plan]
 *   HOST: hostname of the site
 *   --plan: only show what would be purged
 */
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { inChunks } from 'flarewire/chunk';
import { zoneFor } from 'flarewire/find';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [host] = positionals;
if (!host) {
  console.error('Usage: node examples/traffic/purge-on-deploy.ts HOST [--plan] < PATHS');
  process.exit(2);
}

const paths = (await text(process.stdin)).split('\n').filter(Boolean);
const files = paths.map((path) => {
  const address = path.replace(/^public\//, '').replace(/(^|\/)index\.html$/, '$1');
  return new URL(address, `https://${host}`).href;
});
if (values.plan) {
  for (const file of files) console.log(file);
  process.exit();
}

const client = new Cloudflare();
const { id: zone_id } = await zoneFor(client, host);
const { results, failed } = await inChunks(client, 'cache.purge', { zone_id, files });
for (const { item, error } of failed) console.error(`${item}: ${error.message}`);
console.log(`${host}: ${files.length - failed.length} URLs purged in ${results.length} calls`);
process.exitCode = failed.length > 0 ? 1 : 0;
