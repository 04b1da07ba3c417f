/**
 * Keep all zones as zone files, and put one back
 *
 * Writes the records of every zone to a file that any name server reads, for a repository or a move to another
 * provider; and makes a zone hold what its file says. Records of other products (Email Routing, tunnels) and the name
 * servers of the zone itself are kept.
 *
 * Limits: One request for each zone, of 1,200 in five minutes. A zone file has comments and tags of records only as
 *   remarks. https://developers.cloudflare.com/dns/manage-dns-records/how-to/import-and-export/
 * Permissions: Zone Read; DNS Write
 * Run: node examples/dns/zone-files.ts save FOLDER | restore FOLDER ZONE [--plan]
 *   FOLDER: folder of the files, made if it is not there
 *   ZONE: name of the zone to put back
 *   --plan: only show what would change
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { apply, plan } from 'flarewire/dns';
import { zoneFor } from 'flarewire/find';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [verb, folder, name] = positionals;
if (!folder || !(verb === 'save' || (verb === 'restore' && name))) {
  console.error('Usage: node examples/dns/zone-files.ts save FOLDER | restore FOLDER ZONE [--plan]');
  process.exit(2);
}

const client = new Cloudflare();
if (verb === 'save') {
  await mkdir(folder, { recursive: true });
  for await (const zone of client.zones.list({}, { prefetch: 1 })) {
    const text = await client.dns.records.export({ zone_id: zone.id });
    await writeFile(join(folder, `${zone.name}.zone`), text);
    console.log(`${zone.name}: ${text.match(/\sIN\s+(?!SOA)/g)?.length ?? 0} records saved`);
  }
} else if (name) {
  const { id: zone_id } = await zoneFor(client, name);
  const zoneFile = await readFile(join(folder, `${name}.zone`), 'utf8');
  const planned = await plan(client, { zone_id, wanted: { zoneFile }, owned: 'all' });
  console.log(String(planned));
  if (values.plan) process.exit();
  const { results } = await apply(client, planned);
  const refused = results.filter(({ outcome }) => outcome !== 'done' && outcome !== 'already');
  for (const { step, outcome, error } of refused) console.error(`${step.name}: ${outcome} ${error?.message ?? ''}`);
  process.exitCode = refused.length > 0 ? 1 : 0;
}
