/**
 * Keep the members of an account and their roles in a file
 *
 * Invites who is in the file and not in the account, gives members the roles of the file, and with --remove takes out
 * who is not in it. Members with the role Super Administrator are never changed or removed: nobody locks themselves out.
 *
 * Limits: The person has to follow the link of the invitation. Roles depend on the plan of the account.
 *   https://developers.cloudflare.com/fundamentals/manage-members/manage/
 *   https://developers.cloudflare.com/fundamentals/manage-members/roles/
 * Permissions: Account Settings Write
 * Run: node examples/account/members.ts FILE [--remove] [--plan]
 *   FILE: lines ADDRESS,ROLE,ROLE … with names of roles
 *   --remove: take out members that are not in the file
 *   --plan: only show what would change
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { accountFor } from 'flarewire/find';

const options = { remove: { type: 'boolean' }, plan: { type: 'boolean' } } as const;
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const [file] = positionals;
if (!file) {
  console.error('Usage: node examples/account/members.ts FILE [--remove] [--plan]');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { members } = client.accounts;

const roles = new Map((await client.accounts.roles.list({ account_id }).all()).map(({ id, name }) => [name, id]));
const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
const wanted = new Map(
  lines.map((line, index) => {
    const [email = '', ...names] = line.split(',').map((one) => one.trim());
    const unknown = names.filter((name) => !roles.has(name));
    if (!email.includes('@') || names.length === 0 || unknown.length > 0)
      throw new Error(
        `${file}:${index + 1}: expected ADDRESS,ROLE; ${unknown.join(', ') || line} is none of ${[...roles.keys()].join(', ')}`,
      );
    return [email.toLowerCase(), names.sort()] as const;
  }),
);

const idsOf = (names: readonly string[]): string[] => names.map((name) => roles.get(name) ?? '');
const there = new Set<string>();
for (const member of await members.list({ account_id }).all()) {
  const email = (member.email ?? member.user?.email ?? '').toLowerCase();
  there.add(email);
  const before = (member.roles ?? []).map(({ name }) => name).sort();
  const names = wanted.get(email);
  if (before.some((name) => name.startsWith('Super Administrator')) || !member.id) continue;
  if (!names) {
    console.log(`${values.remove ? '-' : 'not in the file:'} ${email}`);
    if (values.remove && !values.plan) await members.delete(member.id, { account_id });
  } else if (names.join() !== before.join()) {
    console.log(`~ ${email}: ${before.join(', ')} to ${names.join(', ')}`);
    const given = idsOf(names).map((id) => ({ id }));
    if (!values.plan) await members.update(member.id, { account_id, roles: given });
  }
}
for (const [email, names] of wanted) {
  if (there.has(email)) continue;
  console.log(`+ ${email}: ${names.join(', ')}`);
  if (!values.plan) await members.create({ account_id, email, roles: idsOf(names) });
}
