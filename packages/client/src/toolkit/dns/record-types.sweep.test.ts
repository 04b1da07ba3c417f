/** Applied records read back as wanted: every record type of the contract, and random zones. */
import { loadProduct } from '@flarewire/contract';
import { createEmulator } from '@flarewire/emulator';
import { type JsonSchema, sample } from '@flarewire/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Cloudflare } from '../../index.ts';
import { apply, compare, countSteps, plan, type Wanted, type WantedRecord } from './dns.ts';

const ZONE = 'harbour.example';

async function emptyZone() {
  const emulator = createEmulator();
  const client = new Cloudflare({ apiToken: 'any', logLevel: 'off', fetch: emulator.fetch });
  const [account] = await client.accounts.list().all();
  const { id: zone_id } = await client.zones.create({ name: ZONE, account: { id: account?.id ?? '' } });
  return {
    zone_id,
    client,
    planned: (wanted: Wanted) => plan(client, { zone_id, wanted, owned: 'all' }),
    records: () => client.dns.records.list({ zone_id }).all(),
    close: () => emulator.close(),
  };
}

const HEX = 'AB'.repeat(32);
/** Values that the sample maker cannot know, by type and field. */
const VALUES: { readonly [type: string]: { readonly content?: string; readonly [field: string]: unknown } } = {
  OPENPGPKEY: { content: 'QUJD' },
  CERT: { certificate: 'QUJD' },
  DNSKEY: { public_key: 'QUJD' },
  DS: { digest: HEX, digest_type: 2 },
  HTTPS: { value: 'alpn="h3,h2" port=8443' },
  SVCB: { value: 'ipv6hint=2001:db8::1' },
  SMIMEA: { certificate: HEX },
  SSHFP: { fingerprint: HEX, type: 2 },
  TLSA: { certificate: HEX },
};

async function everyType(): Promise<WantedRecord[]> {
  const { operations, schemas } = await loadProduct('dns');
  const branches = (operations['dns.records.create']?.body?.schema.anyOf ?? []) as JsonSchema[]; // a union of types
  return branches.map((branch, i) => {
    const record = sample(branch, schemas) as WantedRecord; // a sample of one type
    const { content, ...data } = VALUES[record.type] ?? {};
    const own = {
      ...(content !== undefined && { content }),
      ...(record.data && { data: { ...record.data, ...data } }),
    };
    return { ...record, ...own, name: `r${i}`, ttl: 300 };
  });
}

describe('every record type', () => {
  it('an applied record of every type reads back as wanted, also after an export', async () => {
    const { client, zone_id, planned, records, close } = await emptyZone();
    const wanted = await everyType();
    expect(wanted.length).toBeGreaterThan(20);
    const { results } = await apply(client, await planned(wanted));
    expect(results.filter(({ outcome }) => outcome !== 'done')).toEqual([]);
    const there = await records();
    const differing = wanted.map((one) => {
      const read = there.find(({ name }) => name === `${one.name}.${ZONE}`);
      return read ? compare(read as WantedRecord, one, ZONE) : ['does not exist'];
    });
    expect(differing).toEqual(wanted.map(() => []));
    const zoneFile = await client.dns.records.export({ zone_id });
    for (const again of [wanted, { zoneFile }, there as WantedRecord[], { yaml: JSON.stringify(there) }])
      expect(countSteps(await planned(again))).toEqual({ create: 0, change: 0, delete: 0, keep: wanted.length });
    await close();
  });
});

const label = fc.constantFrom('a', 'B', 'c-1', '_d', '*', 'e.f', '@', 'münchen');
const ttl = fc.constantFrom(undefined, 1, 60, 3600);
const comment = fc.constantFrom(undefined, '', 'quay; 7', 'Größe');
const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 600 }),
);
const anyRecord: fc.Arbitrary<WantedRecord> = fc.oneof(
  fc.record({ type: fc.constant('A'), content: fc.ipV4(), name: label, ttl, comment }),
  fc.record({ type: fc.constant('AAAA'), content: fc.ipV6(), name: label, ttl, comment }),
  fc.record({ type: fc.constant('TXT'), content: text.filter((one) => !/["\\]/.test(one)), name: label, ttl, comment }),
  fc.record({
    type: fc.constant('MX'),
    content: fc.constantFrom('Mail.Example.net.', 'm2.example.net'),
    priority: fc.nat(3),
    name: label,
    ttl,
    comment,
  }),
  fc.record({
    type: fc.constant('CAA'),
    data: fc.record({
      flags: fc.constantFrom(0, 128),
      tag: fc.constantFrom('issue', 'Iodef'),
      value: fc.constant('ca "x"'),
    }),
    name: label,
    ttl,
    comment,
  }),
);
const keyOf = ({ name, type, content, data }: WantedRecord) => `${name} ${type} ${content} ${JSON.stringify(data)}`;
const zone = fc.uniqueArray(anyRecord, { selector: keyOf, maxLength: 12 });

describe('a zone by chance', () => {
  it('a random zone is as wanted once it is applied: the next plan has nothing to do', async () => {
    await fc.assert(
      fc.asyncProperty(zone, zone, async (before, after) => {
        const { client, planned, close } = await emptyZone();
        for (const wanted of [before, after]) {
          const made = await planned(wanted).catch(
            (error: Error) => fc.pre(!/listed twice/.test(error.message)) as never,
          );
          const { results } = await apply(client, made, { allowDeletes: true });
          expect(results.filter(({ outcome }) => outcome !== 'done')).toEqual([]);
          const { keep, ...changes } = countSteps(await planned(wanted));
          expect([changes, keep <= wanted.length]).toEqual([{ create: 0, change: 0, delete: 0 }, true]);
        }
        await close();
      }),
      { numRuns: 150 },
    );
  });
});
