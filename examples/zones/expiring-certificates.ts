/**
 * Find certificates that expire soon, over all zones
 *
 * Lists uploaded certificates and edge certificate packs of every active zone that expire within this many days, soonest
 * first, and ends with 1 if there are any: for a nightly job that tells somebody. Cloudflare renews its own
 * certificates some weeks ahead; one that shows up here is not being renewed, mostly for lack of validation.
 *
 * Limits: Two requests for each zone, of 1,200 in five minutes; 600 zones take five minutes.
 *   https://developers.cloudflare.com/ssl/edge-certificates/custom-certificates/renewing/
 *   https://developers.cloudflare.com/ssl/reference/validation-backoff-schedule/
 * Permissions: Zone Read; SSL and Certificates Read
 * Run: node examples/zones/expiring-certificates.ts [DAYS]
 *   DAYS: how far to look ahead; 21 if it is not given
 */
import Cloudflare from 'flarewire';

const days = Number(process.argv[2] ?? 21);
if (!(days > 0)) {
  console.error('Usage: node examples/zones/expiring-certificates.ts [DAYS]');
  process.exit(2);
}

const client = new Cloudflare();
const until = Date.now() + days * 86_400_000;
const found: { expires: string; zone: string; kind: string; hosts: string }[] = [];

for await (const { id: zone_id, name: zone } of client.zones.list({ status: 'active' }, { prefetch: 1 })) {
  const add = (kind: string, expires: string | undefined, hosts: readonly string[] = []) => {
    if (expires && Date.parse(expires) <= until) found.push({ expires, zone, kind, hosts: hosts.join(' ') });
  };
  for await (const { expires_on, hosts } of client.customCertificates.list({ zone_id }))
    add('uploaded', expires_on, hosts);
  for await (const pack of client.ssl.certificatePacks.list({ zone_id, status: 'all' }))
    for (const { expires_on, hosts } of pack.certificates) add(pack.type, expires_on, hosts);
}

found.sort((a, b) => Date.parse(a.expires) - Date.parse(b.expires));
for (const { expires, zone, kind, hosts } of found) console.log(`${expires.slice(0, 10)}\t${zone}\t${kind}\t${hosts}`);
console.error(`${found.length} certificates expire within ${days} days`);
process.exitCode = found.length > 0 ? 1 : 0;
