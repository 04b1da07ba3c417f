/**
 * Answer ACME's DNS-01 challenge
 *
 * A hook for an ACME client (certbot's manual hooks, dehydrated, acme.sh): puts the TXT record of a challenge into the
 * zone, and takes it away afterwards. A certificate for a name and its wildcard has two challenges with one name at a
 * time, so only the record with the given value is touched.
 *
 * Limits: 1,200 requests in five minutes for each user, all programs together; each run of this takes three or four.
 *   https://developers.cloudflare.com/fundamentals/api/reference/limits/
 * Permissions: Zone Read; DNS Write
 * Run: node examples/dns/acme-dns-01.ts set|clear DOMAIN VALUE
 *   DOMAIN: name of the certificate, such as example.com or *.example.com
 *   VALUE: value of the challenge
 */
import Cloudflare from 'flarewire';
import { ensure } from 'flarewire/create';
import { find, zoneFor } from 'flarewire/find';

const [verb, domain, value] = process.argv.slice(2);
if ((verb !== 'set' && verb !== 'clear') || !domain || !value) {
  console.error('Usage: node examples/dns/acme-dns-01.ts set|clear DOMAIN VALUE');
  process.exit(2);
}

const client = new Cloudflare();
const host = domain.replace(/^\*\./, '');
const { id: zone_id } = await zoneFor(client, host);
const record = { type: 'TXT', name: `_acme-challenge.${host}`, content: `"${value}"` } as const;

if (verb === 'set') {
  const { change } = await ensure(client, 'dns.records.create', { zone_id, ...record, ttl: 60 });
  console.log(`${record.name}: ${change === 'none' ? 'the challenge is there already' : 'challenge set'}`);
} else {
  const mine = await find(client, 'dns.records.list', { zone_id }, record);
  if (mine) await client.dns.records.delete(mine.id, { zone_id });
  console.log(`${record.name}: ${mine ? 'challenge cleared' : 'there is no such challenge'}`);
}
