/**
 * Keep a team that may pass Access in a CSV file
 *
 * Makes an Access group hold exactly the addresses of a column of a file, such as an export of the HR system. Policies
 * that name the group need no change when people come and go; who left is refused at the next login, and at once with
 * --revoke. Lines without an address stop the run before anything is changed.
 *
 * Limits: 300 groups, 1,000 addresses in a group. A session that was begun lasts to its end unless it is revoked.
 *   https://developers.cloudflare.com/cloudflare-one/account-limits/
 *   https://developers.cloudflare.com/cloudflare-one/team-and-resources/users/session-management/
 * Permissions: Access: Organizations, Identity Providers, and Groups Write
 * Run: node examples/zero-trust/access-team.ts GROUP FILE [--column NAME] [--revoke] [--plan]
 *   GROUP: name of the Access group, made if it is not there
 *   FILE: CSV with a first line of names
 *   --column: column with the addresses; email if it is not given
 *   --revoke: end the sessions of who left
 *   --plan: only show who would be added and removed
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { accountFor, find } from 'flarewire/find';

const options = {
  column: { type: 'string', default: 'email' },
  revoke: { type: 'boolean' },
  plan: { type: 'boolean' },
} as const;
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const [name, file] = positionals;
if (!name || !file) {
  console.error('Usage: node examples/zero-trust/access-team.ts GROUP FILE [--column NAME] [--revoke] [--plan]');
  process.exit(2);
}

const [head = '', ...lines] = (await readFile(file, 'utf8')).trim().split(/\r?\n/);
const cells = (line: string) => line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
const column = cells(head).indexOf(values.column);
if (column < 0) throw new Error(`${file}: there is no column ${values.column}; there are ${cells(head).join(', ')}`);
const wanted = [...new Set(lines.map((line) => cells(line)[column]?.toLowerCase() ?? ''))].sort();
const wrong = lines.findIndex((line) => !/^\S+@\S+\.\S+$/.test(cells(line)[column] ?? ''));
if (wrong >= 0) throw new Error(`${file}:${wrong + 2}: found no address in column ${values.column}`);
if (wanted.length === 0) throw new Error(`${file}: nobody is left; delete the group manually if that is meant`);

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { access } = client.zeroTrust;

const group = await find(client, 'zeroTrust.access.groups.list', { account_id }, { name });
const before = (group?.include ?? []).flatMap((rule) => ('email' in rule ? [rule.email.email.toLowerCase()] : []));
const added = wanted.filter((email) => !before.includes(email));
const removed = before.filter((email) => !wanted.includes(email));
for (const email of added) console.log(`+ ${email}`);
for (const email of removed) console.log(`- ${email}`);
if (values.plan || added.length + removed.length === 0) process.exit();

const include = wanted.map((email) => ({ email: { email } }));
if (group?.id) await access.groups.update(group.id, { account_id, name, include });
else await access.groups.create({ account_id, name, include });
if (values.revoke) for (const email of removed) await client.zeroTrust.organizations.revokeUsers({ account_id, email });
console.log(`${name}: ${wanted.length} people`);
