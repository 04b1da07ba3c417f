/**
 * Block the addresses of a file
 *
 * Makes an IP list of the account hold exactly the addresses and networks of a file, such as a feed that changes every
 * hour, and keeps one rule that blocks them in a zone. Other zones can use the same list.
 *
 * Limits: One custom list on Free, 10 on others; 10,000 items in all lists together, more on Enterprise. A list takes
 *   one change at a time; this waits for it. https://developers.cloudflare.com/waf/tools/lists/#availability
 * Permissions: Zone Read; Account WAF Write; Account Filter Lists Write
 * Run: node examples/security/block-list.ts ZONE LIST FILE [--plan]
 *   ZONE: name of the zone that uses the list
 *   LIST: name of the list: lower-case letters, digits and underscores
 *   FILE: one address or network a line, then a comment if you like; lines with # are left out
 *   --plan: only show what would change
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { ensure } from 'flarewire/create';
import { accountFor, zoneFor } from 'flarewire/find';
import { apply, planList, planPhase } from 'flarewire/sync';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [zone, name, file] = positionals;
if (!zone || !name || !file) {
  console.error('Usage: node examples/security/block-list.ts ZONE LIST FILE [--plan]');
  process.exit(2);
}

const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => /^[^#\s]/.test(line));
const wanted = lines.map((line) => {
  const [ip = '', ...words] = line.trim().split(/\s+/);
  return words.length > 0 ? { ip, comment: words.join(' ') } : { ip };
});

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { id: zone_id } = await zoneFor(client, zone);

const list = { account_id, kind: 'ip' as const, name };
const { result } = await ensure(client, 'rules.lists.create', list, { dryRun: !!values.plan });
if (!result) {
  console.log(`${name} would be made, with ${wanted.length} addresses`);
  process.exit();
}
const items = await planList(client, { account_id, list_id: result.id, wanted, owned: 'all' });
const ref = `block-list-${name}`;
const rule = { ref, description: `Addresses of ${name}`, expression: `ip.src in $${name}`, action: 'block' };
const phase = { zone_id, ruleset_phase: 'http_request_firewall_custom', owned: { prefix: ref } };
const rules = await planPhase(client, { ...phase, wanted: [rule] });
console.log(`${items}\n${rules}`);
if (values.plan) process.exit();

const { results } = await apply(client, items);
const refused = results.filter(({ outcome }) => outcome !== 'done' && outcome !== 'already');
for (const { step, outcome, error } of refused) console.error(`${step.name}: ${outcome} ${error?.message ?? ''}`);
await apply(client, rules);
process.exitCode = refused.length > 0 ? 1 : 0;
