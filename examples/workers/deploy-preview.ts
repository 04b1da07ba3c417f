/**
 * Deploy a preview of each pull request
 *
 * Uploads a module as a version of a Worker that serves no visitors, and prints its preview address, under an alias
 * such as pr-12 that stays the same for all commits of a pull request. With --promote the version is deployed to all.
 *
 * Limits: The Worker must have been deployed once. The last 100 versions can be deployed; an alias belongs to the last
 *   version with its name. A Worker with Durable Objects has no such addresses, and each address is public.
 *   https://developers.cloudflare.com/workers/versions-and-deployments/version-urls/
 *   https://developers.cloudflare.com/changelog/2025-09-11-increased-version-rollback-limit/
 * Permissions: Workers Scripts Write
 * Run: node examples/workers/deploy-preview.ts NAME FILE ALIAS [--promote]
 *   NAME: name of the Worker
 *   FILE: its module
 *   ALIAS: lower-case letters, digits and hyphens, beginning with a letter
 *   --promote: deploy this version to all visitors
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { accountFor } from 'flarewire/find';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { promote: { type: 'boolean' } } });
const [script, file, alias] = positionals;
if (!script || !file || !/^[a-z][a-z0-9-]*$/.test(alias ?? '')) {
  console.error('Usage: node examples/workers/deploy-preview.ts NAME FILE ALIAS [--promote]');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { scripts, subdomains } = client.workers;

const { enabled, previews_enabled } = await scripts.subdomain.get(script, { account_id });
if (!previews_enabled) await scripts.subdomain.create(script, { account_id, enabled, previews_enabled: true });

const main_module = basename(file);
const module = new File([await readFile(file)], main_module, { type: 'application/javascript+module' });
const annotations = { 'workers/alias': alias, 'workers/message': `Preview ${alias}` } as object;
const version = await scripts.versions.create(script, {
  account_id,
  metadata: { main_module, compatibility_date: '2026-11-01', keep_bindings: ['secret_text'], annotations },
  files: [module],
});

const { subdomain } = await subdomains.get({ account_id });
console.log(`https://${alias}-${script}.${subdomain}.workers.dev`);
if (!values.promote) process.exit();

const versions = [{ version_id: version.id ?? '', percentage: 100 }];
await scripts.deployments.create(script, { account_id, strategy: 'percentage', versions });
console.error(`${script}: version ${version.number} serves all visitors`);
