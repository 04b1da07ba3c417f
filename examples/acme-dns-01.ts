/**
 * ACME's DNS-01 challenge, as a hook of an ACME client: puts the TXT record of a challenge there, and takes it away.
 *
 *   CLOUDFLARE_API_TOKEN=… node examples/acme-dns-01.ts set example.com VALUE
 *   CLOUDFLARE_API_TOKEN=… node examples/acme-dns-01.ts clear example.com VALUE
 *
 * A wildcard and its base are two challenges of one name at a time, so only the record with the value is touched.
 * Token: Zone Read, DNS Write.
 */
import Cloudflare from 'flarewire';

const [verb, domain, value] = process.argv.slice(2);
if (!/^(set|clear)$/.test(verb ?? '') || !domain || !value)
  throw new Error('Usage: acme-dns-01.ts set|clear DOMAIN VALUE');

const client = new Cloudflare();
const labels = domain.replace(/^\*\./, '').split('.');
const candidates = labels.map((_, i) => labels.slice(i).join('.')).filter((one) => one.includes('.'));
const zones = await Promise.all(candidates.map((name) => client.zones.list({ name }).all()));
const [zone] = zones.flat();
if (!zone) throw new Error(`No zone of this account holds ${domain}.`);

const zone_id = zone.id;
const name = `_acme-challenge.${labels.join('.')}`;
const content = `"${value}"`;
const found = await client.dns.records.list({ zone_id, type: 'TXT', name: { exact: name } }).all();
const mine = found.filter((record) => record.content === content);

if (verb === 'set' && mine.length === 0)
  await client.dns.records.create({ zone_id, type: 'TXT', name, content, ttl: 60 });
if (verb === 'clear') for (const { id } of mine) await client.dns.records.delete(id, { zone_id });
const left = await client.dns.records.list({ zone_id, type: 'TXT', name: { exact: name } }).all();
console.log(`${name}: ${left.length} challenge${left.length === 1 ? '' : 's'}`);
