/**
 * Copy the DNS records of one zone to another
 *
 * Makes TARGET hold the records of SOURCE under its own name: `www.example.com` becomes `www.example.org`. For a second
 * brand, a staging domain or a move. Copies carry a comment, so that the next run changes and deletes only what an
 * earlier one made; other records of TARGET stay as they are.
 *
 * Limits: A zone of the Free plan holds 200 records (1,000 if made before September 2024), others 3,500. Changes go out
 *   in batches of 200, each carried out as a whole or not at all.
 *   https://developers.cloudflare.com/dns/manage-dns-records/
 *   https://developers.cloudflare.com/dns/manage-dns-records/how-to/batch-record-changes/
 * Permissions: Zone Read; DNS Write
 * Run: node examples/dns/copy-records.ts SOURCE TARGET [--plan]
 *   SOURCE: name of the zone to read
 *   TARGET: name of the zone to change
 *   --plan: only show what would change
 */
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { apply, plan } from 'flarewire/dns';
import { zoneFor } from 'flarewire/find';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [source, target] = positionals;
if (!source || !target || source === target) {
  console.error('Usage: node examples/dns/copy-records.ts SOURCE TARGET [--plan]');
  process.exit(2);
}

const client = new Cloudflare();
const from = await zoneFor(client, source);
const to = await zoneFor(client, target);

const planned = await plan(client, {
  zone_id: to.id,
  wanted: { zone_id: from.id },
  owned: { comment: `copied from ${from.name}` },
});
console.log(String(planned));
if (values.plan) process.exit();

const { results } = await apply(client, planned);
const refused = results.filter(({ outcome }) => outcome !== 'done' && outcome !== 'already');
for (const { step, outcome, error } of refused) console.error(`${step.name}: ${outcome} ${error?.message ?? ''}`);
process.exitCode = refused.length > 0 ? 1 : 0;
