/**
 * Onboard hundreds of domains from a list
 *
 * Adds each domain as a zone, sets what every zone must have, and writes a CSV with the name servers to enter at the
 * registrar. Progress is kept in a journal: after a crash, a full quota or Ctrl-C the next run goes on where this one
 * ended, and tries again what failed. The first three domains go alone, so that a mistake does not reach the rest.
 *
 * Limits: About four requests for each domain of 1,200 in five minutes: 500 domains take some nine minutes. How many
 *   zones may be pending at a time depends on the account; the API refuses more until some are active.
 *   https://developers.cloudflare.com/fundamentals/manage-domains/add-multiple-sites-automation/
 *   https://developers.cloudflare.com/fundamentals/api/reference/limits/
 * Permissions: Zone Write; Zone Settings Write
 * Run: node examples/zones/onboard-zones.ts FILE REPORT [--plan]
 *   FILE: one domain a line
 *   REPORT: CSV file to write; the journal is next to it
 *   --plan: only show how many calls it would take
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { defineJob, openJobs, plan, run } from '@flarewire/bulk';
import Cloudflare from 'flarewire';
import { ensure } from 'flarewire/create';
import { accountFor } from 'flarewire/find';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [file, csv] = positionals;
if (!file || !csv) {
  console.error('Usage: node examples/zones/onboard-zones.ts FILE REPORT [--plan]');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const domains = (await readFile(file, 'utf8')).split(/\s+/).filter(Boolean);

const job = defineJob({
  name: 'onboard',
  items: [...new Set(domains.map((name) => name.toLowerCase()))].map((name) => ({ name })),
  repeatable: true, // `ensure` looks first, and settings are set
  async each({ name }, api: Cloudflare, { signal }) {
    const wanted = { account: { id: account_id }, name, type: 'full' } as const;
    const { result: zone } = await ensure(api, 'zones.create', wanted, { signal });
    for (const [setting, value] of Object.entries({ always_use_https: 'on', min_tls_version: '1.2' }))
      await api.zones.settings.edit(setting, { zone_id: zone.id, value } as never, { signal }); // a pair that belongs together
    return { status: zone.status, servers: zone.name_servers?.join(' ') };
  },
});

if (values.plan) {
  const { items, calls } = await plan(client, job, { sample: 0 });
  console.log(`${items} domains, ${calls ?? 4 * items} calls`);
  process.exit();
}

const journal = `${csv}.journal`;
if (existsSync(journal)) {
  const jobs = await openJobs(journal);
  await jobs.retry(job.name, 'failed'); // also the items that failed last time
  await jobs.close();
}

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
const report = await run(client, job, {
  journal,
  canary: 3,
  stopAt: { failures: 10 },
  signal: stop.signal,
  onProgress: ({ counts, total }) => process.stderr.write(`\r${counts.done} of ${total}, ${counts.failed} failed`),
});

const lines = ['domain,status,name servers or error'];
for await (const { key, result, error, state } of report.items()) {
  const { status = state, servers = error?.message ?? '' } = Object(result);
  lines.push([key, status, `"${servers.replaceAll('"', '""')}"`].join());
}
await writeFile(csv, `${lines.join('\n')}\n`);
console.log(`\n${report.counts.done} of ${report.total} domains onboarded; see ${csv}`);
process.exitCode = report.counts.done === report.total ? 0 : 1;
