/**
 * Set the secrets of a Worker from an .env file
 *
 * Sends all secrets of a file in one call, which makes one new version of the Worker instead of one for each secret.
 * With --prune secrets that are not in the file are deleted. Values are never printed, and cannot be read back.
 *
 * Limits: 64 variables and secrets together on the Free plan, 128 on Paid; 5 KB each.
 *   https://developers.cloudflare.com/workers/platform/limits/#environment-variables
 *   https://developers.cloudflare.com/workers/configuration/secrets/
 * Permissions: Workers Scripts Write
 * Run: node examples/workers/worker-secrets.ts NAME FILE [--prune] [--plan]
 *   NAME: name of the Worker
 *   FILE: lines NAME=VALUE, as .env files have them
 *   --prune: delete secrets that are not in the file
 *   --plan: only show the names that would be set and deleted
 */
import { readFile } from 'node:fs/promises';
import { parseArgs, parseEnv } from 'node:util';
import Cloudflare from 'flarewire';
import { accountFor } from 'flarewire/find';

const options = { plan: { type: 'boolean' }, prune: { type: 'boolean' } } as const;
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const [script, file] = positionals;
if (!script || !file) {
  console.error('Usage: node examples/workers/worker-secrets.ts NAME FILE [--prune] [--plan]');
  process.exit(2);
}
const wanted = Object.entries(parseEnv(await readFile(file, 'utf8')));

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const there = await client.workers.scripts.secrets.list(script, { account_id }).all();
const stale = values.prune ? there.filter(({ name }) => !wanted.some(([one]) => one === name)) : [];

for (const [name] of wanted) console.log(`${there.some((one) => one.name === name) ? '~ set again' : '+ set'} ${name}`);
for (const { name } of stale) console.log(`- delete ${name}`);
if (values.plan) process.exit();

const set = wanted.map(([name, text = '']) => [name, { name, text, type: 'secret_text' as const }] as const);
const removed = stale.map(({ name }) => [name, null] as const);
const secrets = Object.fromEntries([...set, ...removed]);
await client.workers.scripts.secrets.bulkUpdate(script, { account_id, secrets });
