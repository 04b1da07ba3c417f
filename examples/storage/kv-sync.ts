/**
 * Make a KV namespace hold exactly the files of a folder
 *
 * Writes new and changed files, deletes keys of files that are gone, and leaves the rest alone: for content, settings
 * or translations that live in a repository. The namespace is made if it is not there. Keys are paths below the folder.
 *
 * Limits: A value holds 25 MiB, a key 512 bytes. On the Free plan 1,000 writes a day of different keys and as many
 *   deletes; values of existing keys are read to compare them, which counts as reads. Changes take up to a minute to
 *   be seen everywhere. https://developers.cloudflare.com/kv/platform/limits/
 *   https://developers.cloudflare.com/kv/platform/pricing/
 * Permissions: Workers KV Storage Write
 * Run: node examples/storage/kv-sync.ts TITLE FOLDER [--plan]
 *   TITLE: title of the namespace
 *   FOLDER: folder with the files
 *   --plan: only show what would change
 */
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { ensure } from 'flarewire/create';
import { accountFor } from 'flarewire/find';
import { apply, planNamespace } from 'flarewire/sync';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [title, folder] = positionals;
if (!title || !folder) {
  console.error('Usage: node examples/storage/kv-sync.ts TITLE FOLDER [--plan]');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;

const { result, change } = await ensure(
  client,
  'kv.namespaces.create',
  { account_id, title },
  { dryRun: !!values.plan },
);
if (change === 'created') console.log(`${title}: new namespace`);
if (!result) process.exit(); // all files would be written

const planned = await planNamespace(client, { account_id, namespace_id: result.id, wanted: { folder }, owned: 'all' });
console.log(String(planned));
if (values.plan) process.exit();

const { results } = await apply(client, planned);
const refused = results.filter(({ outcome }) => outcome !== 'done' && outcome !== 'already');
for (const { step, outcome, error } of refused) console.error(`${step.name}: ${outcome} ${error?.message ?? ''}`);
process.exitCode = refused.length > 0 ? 1 : 0;
