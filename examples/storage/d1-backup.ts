/**
 * Back up a D1 database as a file of SQL
 *
 * Exports a database (or all of the account), waits until the export is ready, and writes it to a file with the day in
 * its name. Older files beyond this many are deleted.
 *
 * Limits: A database answers no queries while it is exported. Time Travel keeps every minute of the last 30 days
 *   (7 on Free) anyway: this is for longer, and for elsewhere. Virtual tables are not exported.
 *   https://developers.cloudflare.com/d1/best-practices/import-export-data/
 *   https://developers.cloudflare.com/d1/reference/time-travel/
 * Permissions: D1 Write
 * Run: node examples/storage/d1-backup.ts FOLDER [DATABASE] [--keep COUNT]
 *   FOLDER: folder of the files
 *   DATABASE: name of a database; all if it is not given
 *   --keep: files of a database to keep; 14 if it is not given
 */
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { accountFor } from 'flarewire/find';
import { waitFor } from 'flarewire/wait';

const options = { keep: { type: 'string', default: '14' } } as const;
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const [folder, name] = positionals;
if (!folder || !(Number(values.keep) >= 1)) {
  console.error('Usage: node examples/storage/d1-backup.ts FOLDER [DATABASE] [--keep COUNT]');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const databases = (await client.d1.database.list({ account_id }).all()).filter((one) => !name || one.name === name);
if (databases.length === 0) throw new Error(name ? `there is no database ${name}` : 'there is no database');
await mkdir(folder, { recursive: true, mode: 0o700 });

for (const { uuid: database_id = '', name: title = '' } of databases) {
  const params = { account_id, database_id, output_format: 'polling' as const };
  const begun = await client.call('d1.database.export', params);
  const done = await waitFor(client, 'd1.database.export', params, begun);
  const { signed_url = '' } = done.result ?? {};
  const answer = await fetch(signed_url); // the address itself is the credential
  if (!answer.ok || !answer.body) throw new Error(`${title}: the export could not be read: ${answer.status}`);

  const file = `${title}-${new Date().toISOString().slice(0, 10)}.sql`;
  await pipeline(
    Readable.fromWeb(answer.body as never),
    createWriteStream(join(folder, `${file}.part`), { mode: 0o600 }),
  ); // two types of one thing
  await rename(join(folder, `${file}.part`), join(folder, file));

  const pattern = /-\d{4}-\d\d-\d\d\.sql$/;
  const kept = (await readdir(folder)).filter((one) => one.replace(pattern, '') === title && pattern.test(one)).sort();
  const old = kept.slice(0, -Number(values.keep));
  for (const one of old) await rm(join(folder, one));
  console.log(`${title}: ${file}${old.length > 0 ? `, ${old.length} old ones deleted` : ''}`);
}
