import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codePoint } from '../../../test/whole-api/arbitraries.ts';
import { parseZone, type ZoneRecord } from './parse.ts';
import { printZone } from './print.ts';
import { RECORD_TYPES } from './record-types.ts';

const ZONE = 'harbour.example';

/** Records without their line, in a fixed order. */
function known(records: readonly ZoneRecord[]): string[] {
  return records.map(({ line: _line, ...record }) => JSON.stringify(Object.entries(record).sort())).sort();
}

function expectRoundTrip(text: string): void {
  const first = parseZone(text, ZONE);
  const printed = printZone(ZONE, first.records);
  const second = parseZone(printed, ZONE);
  expect(second.problems).toEqual([]);
  expect(known(second.records)).toEqual(known(first.records));
  expect(printZone(ZONE, second.records)).toBe(printed);
}

const label = fc.stringMatching(/^[a-z0-9_-]{1,12}$/);
const owner = fc.oneof(
  label,
  fc.constant('@'),
  label.map((name) => `*.${name}`),
  label.map((name) => `${name}\\.x\\032`),
);
const text = fc.string({ unit: codePoint, maxLength: 300 }).map((value) => quoted(value));
const hex = (octets: number) =>
  fc.uint8Array({ minLength: octets, maxLength: octets }).map((bytes) => Buffer.from(bytes).toString('hex'));
const base64 = fc.uint8Array({ minLength: 1, maxLength: 90 }).map((bytes) => Buffer.from(bytes).toString('base64'));
const u16 = fc.nat(65_535);
const u8 = fc.nat(255);

/** Escapes every octet, so no content needs special treatment. */
function quoted(value: string): string {
  const octets = [...Buffer.from(value)].map((octet) => `\\${String(octet).padStart(3, '0')}`);
  const parts = [];
  for (let at = 0; at === 0 || at < octets.length; at += 255) parts.push(`"${octets.slice(at, at + 255).join('')}"`);
  return parts.join(' ');
}

const short = fc.string({ unit: codePoint, maxLength: 60 }).map((value) => quoted(value));
const fingerprint = fc.oneof(
  fc.tuple(u8, hex(20)).map(([number, digest]) => `${number} 1 ${digest}`),
  fc.tuple(u8, hex(32)).map(([number, digest]) => `${number} 2 ${digest}`),
);
const dane = fc.tuple(fc.constantFrom('DANE-EE', 'PKIX-TA', 3), fc.constantFrom('SPKI', 0), hex(32));
const BY_TYPE: { readonly [type: string]: fc.Arbitrary<string> } = {
  A: fc.ipV4(),
  AAAA: fc.ipV6(),
  CAA: fc.tuple(u8, short).map(([flags, value]) => `${flags} issue ${value}`),
  CERT: fc.tuple(u16, base64).map(([tag, value]) => `PKIX ${tag} ED25519 ${value}`),
  CNAME: label,
  DNSKEY: base64.map((key) => `257 3 13 ${key}`),
  DS: hex(32).map((digest) => `1 13 2 ${digest}`),
  HTTPS: fc.tuple(u16, label).map(([priority, name]) => `${priority} ${name} alpn="h3" key65000="a b;c"`),
  LOC: fc.tuple(fc.nat(59), fc.nat(59_999), fc.nat(179)).map(([m, s, d]) => `5 ${m} ${s / 1000} S ${d} W 1.5m`),
  MX: fc.tuple(u16, label).map((parts) => parts.join(' ')),
  NAPTR: fc.tuple(u16, u16, short, short, short, label).map((parts) => parts.join(' ')),
  NS: label.map((name) => `${name}.other.example.`),
  OPENPGPKEY: base64,
  PTR: label,
  SMIMEA: dane.map((parts) => `${parts.slice(0, 2).join(' ')} 1 ${parts[2]}`),
  SRV: fc.tuple(u16, u16, u16, label).map((parts) => parts.join(' ')),
  SSHFP: fingerprint,
  SVCB: fc.tuple(u16, u16).map(([priority, port]) => `${priority} . alpn=dot,doq port=${port} mandatory=port`),
  TLSA: dane.map((parts) => `${parts.slice(0, 2).join(' ')} SHA2-256 ${parts[2]}`),
  TXT: text,
  URI: fc.tuple(u16, u16, short).map((parts) => parts.join(' ')),
};
const rdata = fc.oneof(...Object.entries(BY_TYPE).map(([type, values]) => values.map((value) => `${type} ${value}`)));
const tag = fc.tuple(label, fc.string({ maxLength: 20 })).map(([name, value]) => `t${name}:${JSON.stringify(value)}`);
const comment = fc.oneof(
  fc.constant(''),
  fc.string({ maxLength: 30 }).map((value) => ` ; ${value.replaceAll('cf_tags=', '')}`),
  fc.array(tag, { maxLength: 4 }).map((tags) => ` ; cf_tags=a cf_tags=${tags.join(',')}`),
  fc.boolean().map((proxied) => ` ; quay cf_tags=cf-proxied:${proxied}`),
);
const line = fc
  .tuple(owner, fc.oneof(fc.constant(''), fc.nat(86_400).map(String)), rdata, comment)
  .map(([name, ttl, value, note]) => `${name} ${ttl} ${value}${note}`);

describe('printZone', () => {
  it.each(Object.keys(RECORD_TYPES))('%s: the printed record parses to an equal record', (type) => {
    const line = fc.tuple(label, BY_TYPE[type] ?? fc.constant('a type without a generator'));
    fc.assert(
      fc.property(line, ([name, values]) => {
        expect(parseZone(`${name} 60 ${type} ${values}`, ZONE)).toMatchObject({ problems: [], records: [{ type }] });
        expectRoundTrip(`${name} 60 ${type} ${values}`);
      }),
      { numRuns: 50 },
    );
  });

  it('one record is printed per line, grouped by type, with full names and annotations', () => {
    const records = [
      { name: 'mail.harbour.example', ttl: 300, type: 'MX', content: 'mx.other.example', priority: 10 },
      {
        name: 'harbour.example',
        ttl: 1,
        type: 'A',
        content: '192.0.2.1',
        proxied: true,
        comment: 'quay',
        tags: ['a:1,2'],
      },
      { name: 'harbour.example', ttl: 1, type: 'TXT', content: 'v=spf1 -all', proxied: false },
    ];
    expect(printZone(ZONE, records).split('\n')).toEqual([
      ';;',
      ';; Domain:     harbour.example.',
      ';;',
      '',
      ';; A Records',
      'harbour.example.\t1\tIN\tA\t192.0.2.1 ; quay cf_tags=a:"1,2",cf-proxied:true',
      '',
      ';; MX Records',
      'mail.harbour.example.\t300\tIN\tMX\t10 mx.other.example.',
      '',
      ';; TXT Records',
      'harbour.example.\t1\tIN\tTXT\t"v=spf1 -all"',
      '',
    ]);
  });

  it('states the moment of the export in the header where it is given', () => {
    const exported = new Date('2026-01-02T03:04:05.678Z');
    expect(printZone(ZONE, [], { exported })).toBe(
      ';;\n;; Domain:     harbour.example.\n;; Exported:   2026-01-02 03:04:05\n;;\n',
    );
  });

  it('the priority is taken from the data if the record has none', () => {
    const record = {
      name: '_sip._tcp.harbour.example',
      ttl: 60,
      type: 'SRV',
      content: '5 5060 sip.harbour.example',
      data: { priority: 7 },
    };
    expect(printZone(ZONE, [record])).toContain('\tSRV\t7 5 5060 sip.harbour.example.\n');
  });

  it('each record stays on one line, whatever it contains', () => {
    const record = { name: 'a b\n.harbour.example', ttl: 60, type: 'A', content: 'x\ny "', comment: 'one\ntwo' };
    expect(printZone(ZONE, [record]).trimEnd().split('\n').at(-1)).toBe(
      'a\\032b\\010.harbour.example.\t60\tIN\tA\tx y " ; one two',
    );
  });

  it('printed zones parse to equal records', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const { problems } = parseZone(lines.join('\n'), ZONE);
        expect(problems).toEqual([]);
        expectRoundTrip(lines.join('\n'));
      }),
      { numRuns: 300 },
    );
  });

  it('printed zones parse to equal records for arbitrary text', () => {
    const piece = fc.oneof(
      line,
      fc.constantFrom(
        '\n',
        '\r\n',
        ' ',
        '\t',
        '(',
        ')',
        '"',
        ';',
        '\\',
        '@',
        '*',
        '$TTL 1h',
        '$ORIGIN x',
        'IN',
        'cf_tags=',
        '=',
        ':',
        ',',
      ),
      fc.string({ unit: codePoint, maxLength: 10 }),
      fc.constantFrom('A', 'TXT', 'CAA 0 issue', 'HTTPS 1 .', 'SRV 1 2 3', 'LOC 1 N 2 E 3', 'a TXT', '300', 'x'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => expectRoundTrip(pieces.join(''))),
      { numRuns: 1500 },
    );
  });
});
