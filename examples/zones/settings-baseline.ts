/**
 * Hold all zones to a baseline of settings
 *
 * Compares the settings of every active zone with a JSON file and changes what differs; with --plan it only reports,
 * which makes it a check to run every night: it ends with 1 where a zone has drifted.
 *
 * Limits: One request for each setting and zone to read, one more for each that is changed, of 1,200 in five minutes.
 *   A setting that a zone's plan does not have is reported, and the others are done.
 *   https://developers.cloudflare.com/fundamentals/api/reference/limits/
 * Permissions: Zone Read; Zone Settings Write
 * Run: node examples/zones/settings-baseline.ts FILE [--plan]
 *   FILE: JSON object of settings, such as {"ssl": "strict", "min_tls_version": "1.2"}
 *   --plan: only show what differs
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { defineJob, run, zones } from '@flarewire/bulk';
import Cloudflare from 'flarewire';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [file] = positionals;
if (!file) {
  console.error('Usage: node examples/zones/settings-baseline.ts FILE [--plan]');
  process.exit(2);
}
const baseline: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8'));

const client = new Cloudflare();
const job = defineJob({
  name: 'baseline',
  items: (api: Cloudflare) => zones(api, { status: 'active' }),
  key: ({ name }) => name,
  repeatable: true, // settings are set
  async each({ id: zone_id }, api: Cloudflare, { signal }) {
    const changed: string[] = [];
    const refused: string[] = [];
    for (const [setting, value] of Object.entries(baseline)) {
      const { value: before } = (await api.zones.settings.get(setting, { zone_id }, { signal })) as { value: unknown }; // each has one
      if (JSON.stringify(before) === JSON.stringify(value)) continue;
      changed.push(`${setting} ${JSON.stringify(before)} to ${JSON.stringify(value)}`);
      if (values.plan) continue;
      await api.zones.settings.edit(setting, { zone_id, value } as never, { signal }).catch((error: unknown) => {
        if (!(error instanceof Cloudflare.APIError) || error.status === 401) throw error;
        refused.push(`${setting}: ${error.message}`); // a plan without it, or a value that it does not take
      });
    }
    return { changed, refused };
  },
});

const report = await run(client, job, { stopAt: { failures: 10 } });
let drifted = 0;
for await (const { key, result, error } of report.items()) {
  const { changed = [], refused = [] } = Object(result);
  if (changed.length > 0) drifted++;
  for (const line of changed) console.log(`${key}: ${line}`);
  for (const line of [...refused, ...(error ? [error.message] : [])]) console.error(`${key}: ${line}`);
  if (refused.length > 0 || error) process.exitCode = 1;
}
console.log(`${drifted} of ${report.total} zones ${values.plan ? 'differ from the baseline' : 'changed'}`);
if (values.plan && drifted > 0) process.exitCode = 1;
