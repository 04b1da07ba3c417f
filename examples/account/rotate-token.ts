/**
 * Rotate API tokens that are getting old
 *
 * Gives a new value to each token of the account whose name begins with a prefix and that was not changed for a number of
 * days, and writes it to its own file that only you can read. Permissions and id stay. The old value stops at once:
 * have programs read the file when they start, or when a call is refused.
 *
 * Limits: 50 tokens for a user, 500 for an account. The value is shown once.
 *   https://developers.cloudflare.com/fundamentals/api/how-to/roll-token/
 *   https://developers.cloudflare.com/fundamentals/api/get-started/account-owned-tokens/
 * Permissions: Account API Tokens Write
 * Run: node examples/account/rotate-token.ts PREFIX FOLDER [--older DAYS] [--plan]
 *   PREFIX: beginning of the names
 *   FOLDER: folder of the files, made if it is not there
 *   --older: days since the last change; 90 if it is not given
 *   --plan: only show which tokens would be rotated
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { accountFor } from 'flarewire/find';

const options = { older: { type: 'string', default: '90' }, plan: { type: 'boolean' } } as const;
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const [prefix, folder] = positionals;
if (!prefix || !folder || !(Number(values.older) >= 0)) {
  console.error('Usage: node examples/account/rotate-token.ts PREFIX FOLDER [--older DAYS] [--plan]');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { tokens } = client.accounts;

const limit = Date.now() - Number(values.older) * 86_400_000;
const all = await tokens.list({ account_id }).all();
const due = all.filter(
  ({ name, status, modified_on, issued_on }) =>
    name?.startsWith(prefix) && status === 'active' && Date.parse(modified_on ?? issued_on ?? '') <= limit,
);
if (!values.plan) await mkdir(folder, { recursive: true, mode: 0o700 });

for (const { id = '', name = '', modified_on } of due) {
  console.log(`${name}: last changed ${modified_on}${values.plan ? '' : ', rotated'}`);
  if (values.plan) continue;
  const value = await tokens.value.update(id, { account_id });
  await writeFile(join(folder, `${name.replace(/[^\w.-]+/g, '-')}.token`), `${value}\n`, { mode: 0o600 });
}
console.error(`${due.length} of ${all.length} tokens`);
