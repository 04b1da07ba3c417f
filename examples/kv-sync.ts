/**
 * Makes a KV namespace hold exactly the files of a folder: changed and new ones are written, others removed.
 *
 *   CLOUDFLARE_API_TOKEN=… node examples/kv-sync.ts NAMESPACE_TITLE FOLDER
 *
 * The hash of each file is kept as metadata, so that a second run writes nothing. Token: Workers KV Storage Write.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import Cloudflare from 'flarewire';

const [title, folder] = process.argv.slice(2);
if (!title || !folder) throw new Error('Usage: kv-sync.ts NAMESPACE_TITLE FOLDER');

const client = new Cloudflare();
const [account] = await client.accounts.list().all();
if (!account) throw new Error('The token reaches no account.');
const account_id = account.id;
const namespaces = await client.kv.namespaces.list({ account_id }).all();
const { id } =
  namespaces.find((one) => one.title === title) ?? (await client.kv.namespaces.create({ account_id, title }));

/** The most that one call takes. */
const BATCH = 10_000;

const there = new Map<string, string>();
for await (const { name, metadata } of client.kv.namespaces.keys.list(id, { account_id }))
  there.set(name, JSON.stringify(metadata));

const changed: Cloudflare.KV.NamespaceBulkUpdateParams.Body[] = [];
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
for (const file of entries.filter((entry) => entry.isFile())) {
  const path = join(file.parentPath, file.name);
  const bytes = await readFile(path);
  const metadata = { sha256: createHash('sha256').update(bytes).digest('hex') };
  const key = relative(folder, path).replaceAll('\\', '/');
  if (there.get(key) !== JSON.stringify(metadata))
    changed.push({ key, value: bytes.toString('base64'), base64: true, metadata });
  there.delete(key);
}
const gone = [...there.keys()];

for (let at = 0; at < changed.length; at += BATCH)
  await client.kv.namespaces.bulkUpdate(id, { account_id, body: changed.slice(at, at + BATCH) });
for (let at = 0; at < gone.length; at += BATCH)
  await client.kv.namespaces.bulkDelete(id, { account_id, body: gone.slice(at, at + BATCH) });
console.log(`${title}: ${changed.length} written, ${gone.length} removed`);
