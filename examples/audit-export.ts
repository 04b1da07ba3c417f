/**
 * Writes what was done in an account since a day as lines of JSON, for a log store.
 *
 *   CLOUDFLARE_API_TOKEN=… node examples/audit-export.ts 2026-11-01 > audit.ndjson
 *
 * Pages are read ahead while lines are written. Token: Account Settings Read.
 */
import Cloudflare from 'flarewire';

const [since] = process.argv.slice(2);
if (!since) throw new Error('Usage: audit-export.ts DAY');

const client = new Cloudflare();
const [account] = await client.accounts.list().all();
if (!account) throw new Error('The token reaches no account.');

let count = 0;
for await (const entry of client.auditLogs.list(
  { account_id: account.id, since, direction: 'asc', per_page: 1000 },
  { prefetch: 2 },
)) {
  const { when, action, actor, resource } = entry;
  process.stdout.write(`${JSON.stringify({ when, what: action?.type, who: actor?.email, on: resource?.type })}\n`);
  count++;
}
console.error(`${count} entries since ${since}`);
