/**
 * Rotate the service token of a machine
 *
 * Makes an Access service token if there is none of this name, or gives it a new secret while the old one works for some
 * hours more, so that nothing fails while the new one is rolled out. Id and secret go to a file that only you can read,
 * as CF_ACCESS_CLIENT_ID and CF_ACCESS_CLIENT_SECRET. With --within it does so only if the token ends soon.
 *
 * Limits: 50 service tokens for an account. The secret is shown once: if the file is lost, rotate again.
 *   https://developers.cloudflare.com/cloudflare-one/access-controls/service-credentials/service-tokens/
 *   https://developers.cloudflare.com/cloudflare-one/account-limits/
 * Permissions: Access: Service Tokens Write
 * Run: node examples/zero-trust/service-token.ts NAME FILE [--within DAYS] [--grace HOURS]
 *   NAME: name of the token
 *   FILE: where to write id and secret
 *   --within: only if the token ends within this many days
 *   --grace: hours for which the old secret works; 24 if it is not given
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { accountFor, find } from 'flarewire/find';

const options = { within: { type: 'string' }, grace: { type: 'string', default: '24' } } as const;
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const [name, file] = positionals;
if (!name || !file || !(Number(values.grace) >= 0) || (values.within && !(Number(values.within) > 0))) {
  console.error('Usage: node examples/zero-trust/service-token.ts NAME FILE [--within DAYS] [--grace HOURS]');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { serviceTokens } = client.zeroTrust.access;

const found = await find(client, 'zeroTrust.access.serviceTokens.list', { account_id }, { name });
const ends = Date.parse(found?.expires_at ?? '');
if (found && values.within && ends > Date.now() + Number(values.within) * 86_400_000) {
  console.log(`${name}: valid until ${found.expires_at}`);
  process.exit();
}

const until = new Date(Date.now() + Number(values.grace) * 3_600_000).toISOString();
const token = found?.id
  ? await serviceTokens.rotate(found.id, { account_id, previous_client_secret_expires_at: until })
  : await serviceTokens.create({ account_id, name, duration: '8760h' });
if (found?.id) await serviceTokens.refresh(found.id, { account_id }); // a year from now

const text = `CF_ACCESS_CLIENT_ID=${token.client_id}\nCF_ACCESS_CLIENT_SECRET=${token.client_secret}\n`;
await writeFile(file, text, { mode: 0o600 });
console.log(`${name}: ${found ? `new secret, the old one works until ${until}` : 'new'}; written to ${file}`);
