/**
 * Export the audit log of an account as lines of JSON
 *
 * Writes what was done between two days to standard output, oldest first, a line for each action: for a log store, a
 * spreadsheet or jq. Pages are read ahead while lines are written, and memory stays small however long the log is.
 *
 * Limits: Entries are kept for 18 months; a page holds 1,000. 1,200 requests in five minutes for each user.
 *   https://developers.cloudflare.com/fundamentals/account/account-security/audit-logs/
 * Permissions: Account Settings Read
 * Run: node examples/account/audit-export.ts SINCE [BEFORE] > audit.ndjson
 *   SINCE: first day, such as 2026-11-01
 *   BEFORE: day after the last; tomorrow if it is not given
 */
import { once } from 'node:events';
import Cloudflare from 'flarewire';
import { accountFor } from 'flarewire/find';

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const [since = '', before = tomorrow] = process.argv.slice(2);
if (![since, before].every((day) => /^\d{4}-\d\d-\d\d$/.test(day))) {
  console.error('Usage: node examples/account/audit-export.ts SINCE [BEFORE]');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const params = { account_id, since, before, direction: 'asc' as const, limit: 1000 };

let count = 0;
for await (const { action, actor, resource } of client.accounts.logs.audit.list(params, { prefetch: 1 })) {
  const line = {
    time: action?.time,
    what: action?.description ?? action?.type,
    result: action?.result,
    who: actor?.email ?? actor?.token_name,
    from: actor?.ip_address,
    product: resource?.product,
    on: resource?.id,
  };
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
  count++;
}
console.error(`${count} entries from ${since} to ${before}`);
