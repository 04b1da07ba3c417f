/**
 * Let a hostname follow the address of this machine
 *
 * Dynamic DNS for a server at home or in an office: creates the A or AAAA record, changes it when the address has
 * changed, and otherwise sends nothing but two reads. Run it from cron, or from the router when its address changes.
 *
 * Limits: An address changes for visitors when the TTL has passed: 60 seconds is the shortest outside the Enterprise
 *   plan. https://developers.cloudflare.com/dns/manage-dns-records/reference/ttl/
 * Permissions: Zone Read; DNS Write
 * Run: node examples/dns/ddns.ts NAME ADDRESS
 *   NAME: hostname, in a zone that the token sees
 *   ADDRESS: IPv4 or IPv6 address
 */
import { isIP } from 'node:net';
import Cloudflare from 'flarewire';
import { find, zoneFor } from 'flarewire/find';

const [name, content] = process.argv.slice(2);
if (!name || !content || !isIP(content)) {
  console.error('Usage: node examples/dns/ddns.ts NAME ADDRESS');
  process.exit(2);
}

const client = new Cloudflare();
const { id: zone_id } = await zoneFor(client, name);
const type = isIP(content) === 6 ? 'AAAA' : 'A';

// Rejects where the name has several addresses: which one is to follow is not known.
const record = await find(client, 'dns.records.list', { zone_id }, { name, type });
if (!record) {
  await client.dns.records.create({ zone_id, type, name, content, ttl: 60 });
  console.log(`${name} is new and points to ${content}`);
} else if (record.content === content) {
  console.log(`${name} points to ${content} already`);
} else {
  await client.dns.records.edit(record.id, { zone_id, type, name, content, ttl: record.ttl });
  console.log(`${name} points to ${content}, no longer to ${record.content}`);
}
