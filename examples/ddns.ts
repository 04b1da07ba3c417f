/**
 * Dynamic DNS: lets a name follow the address of this machine. Creates the record, edits it, or does nothing.
 *
 *   CLOUDFLARE_API_TOKEN=… node examples/ddns.ts home.example.com 203.0.113.7
 *
 * Token: Zone Read, DNS Write.
 */
import { isIPv6 } from 'node:net';
import Cloudflare from 'flarewire';

const [name, content] = process.argv.slice(2);
if (!name || !content) throw new Error('Usage: ddns.ts NAME ADDRESS');

const client = new Cloudflare();

/** The zone of `home.example.com` is `home.example.com`, `example.com` or `com`: the longest that there is. */
async function zoneOf(host: string): Promise<string> {
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1))
    for await (const zone of client.zones.list({ name: rest })) return zone.id;
  throw new Error(`No zone of this account holds ${host}.`);
}

const type = isIPv6(content) ? 'AAAA' : 'A';
const zone_id = await zoneOf(name);
const [record] = await client.dns.records.list({ zone_id, type, name: { exact: name } }).all();
if (!record) {
  await client.dns.records.create({ zone_id, type, name, content, ttl: 60 });
  console.log(`${name} is new and leads to ${content}`);
} else if (record.content === content) {
  console.log(`${name} leads to ${content} already`);
} else {
  await client.dns.records.edit(record.id, { zone_id, type, name, content, ttl: 60 });
  console.log(`${name} leads to ${content}, no longer to ${record.content}`);
}
