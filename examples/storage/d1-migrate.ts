/**
 * Migrate a D1 database by files of SQL
 *
 * Applies the files of a folder that were not applied yet, in the order of their names, each in a transaction with the
 * note that it is done: in the table that wrangler uses, so that both can be mixed. Prints the bookmark to go back to
 * with Time Travel before it changes anything.
 *
 * Limits: A statement has 100 KB at most, a database 10 GB (500 MB on Free); SQL runs for 30 seconds at most.
 *   https://developers.cloudflare.com/d1/platform/limits/ https://developers.cloudflare.com/d1/reference/migrations/
 * Permissions: D1 Write
 * Run: node examples/storage/d1-migrate.ts DATABASE FOLDER [--plan]
 *   DATABASE: name of the database, made if it is not there
 *   FOLDER: folder with files such as 0001_users.sql
 *   --plan: only show which files would be applied
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { ensure } from 'flarewire/create';
import { accountFor } from 'flarewire/find';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [name, folder] = positionals;
if (!name || !folder) {
  console.error('Usage: node examples/storage/d1-migrate.ts DATABASE FOLDER [--plan]');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();

const { result } = await ensure(client, 'd1.database.create', { account_id, name }, { dryRun: !!values.plan });
const database_id = result?.uuid;
const database = client.d1.database;

const applied = new Set<string>();
if (database_id) {
  const tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'd1_migrations'";
  const [found] = await database
    .query(database_id, { account_id, sql: tables })
    .then((page) => page.getPaginatedItems());
  if (found?.results?.length) {
    const rows = await database.query(database_id, { account_id, sql: 'SELECT name FROM d1_migrations' });
    for (const row of rows.getPaginatedItems()[0]?.results ?? []) applied.add(Object(row).name);
  }
}
const due = files.filter((file) => !applied.has(file));
for (const file of due) console.log(`+ ${file}`);
if (due.length === 0) console.log(`${name}: all ${files.length} migrations are applied`);
if (values.plan || due.length === 0 || !database_id) process.exit();

const { bookmark } = await database.timeTravel.getBookmark(database_id, { account_id });
console.error(`bookmark before: ${bookmark}`);
const table = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`;
await database.query(database_id, { account_id, sql: table });
for (const file of due) {
  const sql = await readFile(join(folder, file), 'utf8');
  const note = { sql: 'INSERT INTO d1_migrations (name) VALUES (?)', params: [file] };
  await database.query(database_id, { account_id, batch: [{ sql }, note] }); // rejects as a whole
}
console.log(`${name}: ${due.length} migrations applied`);
