import { type ParsedZone, parseZone } from '@flarewire/zone-file';
import { expect, test } from 'vitest';
import { type PresentRecord, planImport, zoneText } from './zone-plan.ts';

const zone = 'harbour.example';
const readZone = (text: string, name: string): ParsedZone => parseZone(text, name, { keepAll: true });
const present: readonly PresentRecord[] = [
  { name: 'www.harbour.example', type: 'A', content: '192.0.2.1', ttl: 300 },
  { name: 'mail.harbour.example', type: 'MX', content: 'mx.other.example', priority: 10, ttl: 1 },
  { name: 'txt.harbour.example', type: 'TXT', content: '"v=spf1 -all"', ttl: 1 },
  { name: 'go.harbour.example', type: 'CNAME', content: 'other.example', ttl: 1 },
  { name: 'sub.harbour.example', type: 'NS', content: 'ns.other.example', ttl: 1 },
  { name: '_sip.harbour.example', type: 'SRV', content: '60 5060 sip.other.example', priority: 10, ttl: 1 },
];
const plan = (text: string): string[] =>
  planImport(readZone(text, zone).records, present, zone).map(({ change, note }) => `${change}: ${note}`);

test('existing records are distinguished from new ones', () => {
  expect(
    plan(`WWW A 192.0.2.1
www 600 A 192.0.2.1
www A 192.0.2.2
www A 192.0.2.3
mail MX 10 MX.other.example.
mail MX 20 mx.other.example.
txt TXT "v=spf1 " "-all"
_sip SRV 10 60 5060 sip.other.example.
new A 192.0.2.1
new A 192.0.2.1`),
  ).toEqual([
    'same: Already exists',
    'same: Already exists; its TTL stays 300',
    'add: In addition to 1 other A record with this name',
    'add: In addition to 2 other A records with this name',
    // A line without a TTL uses the last stated one: 600.
    'same: Already exists; its TTL stays automatic',
    'add: In addition to 1 other MX record with this name',
    'same: Already exists; its TTL stays automatic',
    'same: Already exists; its TTL stays automatic',
    'add: ',
    'same: Duplicate of line 9',
  ]);
});

test('records that Cloudflare would refuse are reported beforehand', () => {
  expect(
    plan(
      'www CNAME a.example.\ngo A 192.0.2.1\ngo CNAME b.example.\ngo TXT x\nsub A 192.0.2.1\nnew NS ns.a.example.\nnew A 192.0.2.1',
    ),
  ).toEqual([
    'clash: The zone has an A record with this name: a CNAME must be the only record of its name',
    'clash: The zone has a CNAME record with this name: a CNAME must be the only record of its name',
    'clash: The zone has a CNAME record with this name: a CNAME must be the only record of its name',
    'add: ',
    'clash: The zone has an NS record with this name: an NS record delegates the name to other servers',
    'add: ',
    'clash: Line 6 has an NS record with this name: an NS record delegates the name to other servers',
  ]);
});

test('records that Cloudflare creates itself or that belong to another zone are skipped', () => {
  expect(
    plan('@ SOA ns admin 1 2 3 4 5\n@ NS ns.a.example.\na.example. A 192.0.2.1\nnotharbour.example. A 192.0.2.1'),
  ).toEqual([
    'skip: Cloudflare creates this record',
    'skip: Cloudflare assigns the name servers of the zone',
    'skip: Not in harbour.example',
    'skip: Not in harbour.example',
  ]);
});

test('records printed as text parse to the same records as the file', () => {
  const text = 'a 300 A 192.0.2.1 ; note cf_tags=cf-proxied:true\nb TXT "x; \\"y\\"" z\nc 60 MX 1 @\n';
  const { records } = readZone(text, zone);
  const again = readZone(zoneText(records), 'elsewhere.example');
  expect(again.problems).toEqual([]);
  expect(again.records).toEqual(records);
});
