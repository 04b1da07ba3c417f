/**
 * Writes the records of every zone to files that any name server reads, and puts one back.
 *
 *   CLOUDFLARE_API_TOKEN=… node examples/zone-backup.ts save FOLDER
 *   CLOUDFLARE_API_TOKEN=… node examples/zone-backup.ts restore FOLDER example.com
 *
 * Restoring adds what is missing; records that are there stay. Token: Zone Read, DNS Read or Write.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Cloudflare from 'flarewire';

const [verb, folder, only] = process.argv.slice(2);
if (!folder || (verb !== 'save' && !(verb === 'restore' && only)))
  throw new Error('Usage: zone-backup.ts save FOLDER | restore FOLDER ZONE');

const client = new Cloudflare();
await mkdir(folder, { recursive: true });

for await (const zone of client.zones.list(only ? { name: only } : {})) {
  const path = join(folder, `${zone.name}.zone`);
  if (verb === 'save') {
    const text = await client.dns.records.export({ zone_id: zone.id });
    await writeFile(path, text);
    console.log(`${zone.name}: ${text.match(/\sIN\s/g)?.length ?? 0} records saved`);
  } else {
    const result = await client.dns.records.import({ zone_id: zone.id, file: await readFile(path, 'utf8') });
    console.log(`${zone.name}: ${result.recs_added ?? 0} records added`);
  }
}
