/**
 * After a deployment: purges exactly the pages that have changed, told on standard input, one path a line.
 *
 *   git diff --name-only HEAD~1 -- public | node examples/purge-on-deploy.ts example.com
 *
 * Token: Zone Read, Cache Purge.
 */
import { text } from 'node:stream/consumers';
import Cloudflare from 'flarewire';

const [host] = process.argv.slice(2);
if (!host) throw new Error('Usage: purge-on-deploy.ts HOST < PATHS');

const client = new Cloudflare();
const [zone] = await client.zones.list({ name: host.split('.').slice(-2).join('.') }).all();
if (!zone) throw new Error(`No zone of this account holds ${host}.`);

const paths = (await text(process.stdin)).split('\n').filter(Boolean);
const urls = paths.map(
  (path) => new URL(path.replace(/^public\//, '').replace(/index\.html$/, ''), `https://${host}`).href,
);

/** The most that one call takes on all plans. */
const BATCH = 30;
for (let at = 0; at < urls.length; at += BATCH)
  await client.cache.purge({ zone_id: zone.id, files: urls.slice(at, at + BATCH) });
console.log(`${host}: ${urls.length} purged`);
