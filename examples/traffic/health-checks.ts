/**
 * Monitor origins, and get notified when one fails
 *
 * A health check for each URL of a file, and a notification by mail when one changes its state. Checks that are no
 * longer in the file are deleted; only those that this made, by their names.
 *
 * Limits: Health checks need a Pro plan or higher, which also says how many there may be. At most every 60 seconds on
 *   Pro, 15 on Business, 10 on Enterprise. https://developers.cloudflare.com/health-checks/
 *   https://developers.cloudflare.com/notifications/
 * Permissions: Zone Read; Health Checks Write; Notifications Write
 * Run: node examples/traffic/health-checks.ts ZONE MAIL FILE [--plan]
 *   ZONE: name of the zone
 *   MAIL: address to notify
 *   FILE: one URL a line
 *   --plan: only show what would change
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { accountFor, find, zoneFor } from 'flarewire/find';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [zone, email, file] = positionals;
if (!zone || !email?.includes('@') || !file) {
  console.error('Usage: node examples/traffic/health-checks.ts ZONE MAIL FILE [--plan]');
  process.exit(2);
}
const urls = (await readFile(file, 'utf8'))
  .split(/\s+/)
  .filter(Boolean)
  .map((url) => new URL(url));

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { id: zone_id } = await zoneFor(client, zone);
const there = (await client.healthchecks.list({ zone_id }).all()).filter(({ name }) => name?.startsWith('watch-'));

const nameOf = ({ hostname, pathname }: URL) => `watch-${`${hostname}${pathname}`.replace(/[^A-Za-z0-9]+/g, '-')}`;
const ids: string[] = [];
for (const url of urls) {
  const name = nameOf(url);
  const found = there.find((one) => one.name === name);
  console.log(`${found ? 'there already' : 'new'}: ${url}`);
  if (values.plan) continue;
  const check = {
    zone_id,
    name,
    address: url.hostname,
    type: url.protocol === 'https:' ? 'HTTPS' : 'HTTP',
    interval: 60,
  };
  const http_config = { path: url.pathname, expected_codes: ['2xx'] };
  const { id } = found ?? (await client.healthchecks.create({ ...check, http_config }));
  if (id) ids.push(id);
}
for (const { id, name } of there.filter((one) => !urls.some((url) => nameOf(url) === one.name))) {
  console.log(`no longer wanted: ${name}`);
  if (id && !values.plan) await client.healthchecks.delete(id, { zone_id });
}
if (values.plan) process.exit();

const name = `Health of ${zone}`;
const policy = {
  account_id,
  name,
  alert_type: 'health_check_status_notification' as const,
  enabled: true,
  mechanisms: { email: [{ id: email }] },
  filters: { health_check_id: ids, status: ['Unhealthy', 'Healthy'] },
};
const known = await find(client, 'alerting.policies.list', { account_id }, { name });
if (known?.id) await client.alerting.policies.update(known.id, policy);
else await client.alerting.policies.create(policy);
