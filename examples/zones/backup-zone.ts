/**
 * Back up the configuration of a zone, see what changed, and put it back
 *
 * Saves records, settings and page rules of a zone as sorted JSON files for a repository; tells later what has changed
 * since (and ends with 1 if anything has); and puts back what is missing or different. Nothing that was added since is
 * deleted. Name other products with --include, and give the token their permissions.
 *
 * Limits: Secrets are never saved. One to three requests for each kind of thing, of 1,200 in five minutes.
 *   https://developers.cloudflare.com/fundamentals/api/reference/limits/
 * Permissions: Zone Read; DNS Write; Zone Settings Write; Page Rules Write
 * Run: node examples/zones/backup-zone.ts save|diff|restore ZONE FOLDER [--include NAME] [--plan]
 *   ZONE: name of the zone
 *   FOLDER: folder of the backup
 *   --include: resources, as operations call them, such as waitingRooms; may be given several times
 *   --plan: only show what would be put back
 */
import { parseArgs } from 'node:util';
import {
  backup,
  diff,
  formatDiff,
  formatRestore,
  openBackup,
  planRestore,
  restore,
  saveBackup,
} from '@flarewire/backup';
import Cloudflare from 'flarewire';
import { zoneFor } from 'flarewire/find';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    include: { type: 'string', multiple: true, default: ['dns.records', 'zones.settings', 'pageRules'] },
    plan: { type: 'boolean' },
  },
});
const [verb, name, folder] = positionals;
if (!verb || !['save', 'diff', 'restore'].includes(verb) || !name || !folder) {
  console.error('Usage: node examples/zones/backup-zone.ts save|diff|restore ZONE FOLDER [--include NAME] [--plan]');
  process.exit(2);
}

const client = new Cloudflare();
const { id: zone_id } = await zoneFor(client, name);
const { include } = values;

if (verb === 'restore') {
  const planned = await planRestore(client, await openBackup(folder), { zone_id }, { include });
  console.log(formatRestore(planned));
  if (values.plan) process.exit();
  const results = await restore(client, planned, { confirm: planned.id });
  const failed = results.filter(({ outcome }) => outcome !== 'done');
  for (const { step, error } of failed) console.error(`${step.kind} ${step.name}: ${error?.message ?? 'not done'}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} else {
  const now = await backup(client, { zone_id }, { include });
  for (const { kind, reason } of now.unread) console.error(`${kind}: not read: ${reason}`);
  if (verb === 'save') {
    await saveBackup(folder, now);
    console.log(`${name}: ${Object.values(now.kinds).flat().length} items saved in ${folder}`);
  } else {
    const differences = await diff(await openBackup(folder), now);
    console.log(differences.length > 0 ? formatDiff(differences) : `${name}: as in ${folder}`);
    process.exitCode = differences.length > 0 ? 1 : 0;
  }
}
