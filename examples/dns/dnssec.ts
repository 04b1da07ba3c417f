/**
 * Turn on DNSSEC and print the DS records for the registrar
 *
 * Signs the zones that are named, or all that are active, and prints the DS record of each that is not validated yet.
 * Where the registrar is Cloudflare, or takes CDS records, nothing is left to do; elsewhere enter the DS record there.
 *
 * Limits: Every plan has DNSSEC. A zone is `pending` until the DS record is found at the parent, which is looked for
 *   for hours to days. Remove the DS record first, should you ever turn it off.
 *   https://developers.cloudflare.com/dns/dnssec/
 * Permissions: Zone Read; DNS Write
 * Run: node examples/dns/dnssec.ts [ZONE …]
 *   ZONE: names of zones; all active ones if none is given
 */
import Cloudflare from 'flarewire';
import { zoneFor } from 'flarewire/find';

const names = process.argv.slice(2);
const client = new Cloudflare();
const zones = names.length
  ? await Promise.all(names.map((name) => zoneFor(client, name)))
  : await client.zones.list({ status: 'active' }).all();

let failed = 0;
for (const { id: zone_id, name } of zones) {
  try {
    const before = await client.dns.dnssec.get({ zone_id });
    const isOn = before.status === 'active' || before.status === 'pending';
    const { status, ds } = isOn ? before : await client.dns.dnssec.edit({ zone_id, status: 'active' });
    console.log(status === 'active' ? `${name}: active` : `${name}: ${status}\n  ${ds ?? 'no DS record yet'}`);
  } catch (error) {
    failed++;
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}
process.exitCode = failed > 0 ? 1 : 0;
