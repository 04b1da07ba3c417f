/**
 * Block domains of a list in Gateway's DNS
 *
 * Keeps a Gateway list of domains as a file has it, and one DNS policy that blocks them with their subdomains for all
 * devices and locations. Only what differs is sent.
 *
 * Limits: 1,000 entries in a list, 5,000 on Enterprise; 100 lists; 500 DNS policies. Split longer feeds over several
 *   lists. https://developers.cloudflare.com/cloudflare-one/account-limits/#gateway
 * Permissions: Zero Trust Write
 * Run: node examples/zero-trust/gateway-block-list.ts NAME FILE [--plan]
 *   NAME: name of the list, and of the policy
 *   FILE: one domain a line; lines with # are left out
 *   --plan: only show what would change
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { accountFor, find } from 'flarewire/find';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [name, file] = positionals;
if (!name || !file) {
  console.error('Usage: node examples/zero-trust/gateway-block-list.ts NAME FILE [--plan]');
  process.exit(2);
}
const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim().toLowerCase());
const wanted = [...new Set(lines.filter((line) => line !== '' && !line.startsWith('#')))];

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { lists, rules } = client.zeroTrust.gateway;

const list = await find(client, 'zeroTrust.gateway.lists.list', { account_id }, { name });
const there = list?.id ? await lists.items.list(list.id, { account_id }).all() : [];
const before = there.map(({ value }) => value ?? '');
const append = wanted.filter((domain) => !before.includes(domain)).map((value) => ({ value }));
const remove = before.filter((domain) => !wanted.includes(domain));
console.log(`${name}: ${append.length} to add, ${remove.length} to remove, ${wanted.length} in all`);
if (values.plan) process.exit();

const { id = '' } = list ?? (await lists.create({ account_id, name, type: 'DOMAIN', items: append }));
if (list && append.length + remove.length > 0) await lists.edit(id, { account_id, append, remove });

const traffic = `any(dns.domains[*] in $${id})`;
const policy = { account_id, name, action: 'block', enabled: true, filters: ['dns' as const], traffic };
const rule = await find(client, 'zeroTrust.gateway.rules.list', { account_id }, { name });
if (!rule?.id) await rules.create(policy);
else if (rule.traffic !== traffic || !rule.enabled) await rules.update(rule.id, policy);
