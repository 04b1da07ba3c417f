/**
 * Bulk redirects: makes a redirect list hold exactly what a CSV file says, one `source,target` a line.
 *
 *   CLOUDFLARE_API_TOKEN=… node examples/redirect-list.ts LIST_NAME redirects.csv
 *
 * The change is asynchronous; this waits for it. Token: Account Filter Lists Edit.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import Cloudflare from 'flarewire';

const [name, path] = process.argv.slice(2);
if (!name || !path) throw new Error('Usage: redirect-list.ts LIST_NAME FILE');

const client = new Cloudflare();
const [account] = await client.accounts.list().all();
if (!account) throw new Error('The token reaches no account.');
const account_id = account.id;

const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.includes(','));
const body = lines.map((line) => {
  const [source_url = '', target_url = ''] = line.split(',', 2).map((one) => one.trim());
  return { redirect: { source_url, target_url, status_code: 301 as const, preserve_query_string: true } };
});

const lists = await client.rules.lists.list({ account_id }).all();
const list =
  lists.find((one) => one.name === name) ?? (await client.rules.lists.create({ account_id, kind: 'redirect', name }));
const { operation_id } = await client.rules.lists.items.update(list.id, { account_id, body });

for (let wait = 250; ; wait = Math.min(2 * wait, 5000)) {
  const operation = await client.rules.lists.bulkOperations.get(operation_id, { account_id });
  if (operation.status === 'failed') throw new Error(`The list stays as it was: ${operation.error}`);
  if (operation.status === 'completed') break;
  await sleep(wait);
}
const items = await client.rules.lists.items.list(list.id, { account_id }).all();
console.log(`${name}: ${items.length} redirects`);
