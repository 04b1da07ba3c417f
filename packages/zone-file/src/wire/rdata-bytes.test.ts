import { expect, test } from 'vitest';
import { parseZone } from '../parse.ts';
import { typeNumber } from './generic-rdata.ts';
import { rdataBytes } from './rdata-bytes.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** A content of each type, with its priority. */
const RECORDS: readonly (readonly [type: string, content: string, priority?: number])[] = [
  ['A', '192.0.2.1'],
  ['AAAA', '2001:db8::1'],
  ['AAAA', '::ffff:192.0.2.1'],
  ['CAA', '0 issue "letsencrypt.org"'],
  ['CERT', '1 1 5 AAAA'],
  ['CNAME', 'www.example.net'],
  ['DNSKEY', '257 3 13 AAAA'],
  ['DS', `1 13 2 ${'ab'.repeat(32)}`],
  ['HTTPS', '1 . alpn="h3,h2" port="8443" ipv4hint="192.0.2.1" ipv6hint="2001:db8::1"'],
  ['LOC', '37 46 46.000 N 122 23 35.000 W 0.00 100.00 0.00 0.00'],
  ['MX', 'mail.example.com', 10],
  ['NAPTR', '100 10 "S" "SIP+D2U" "" _sip._udp.example.com'],
  ['NS', 'ns1.example.com'],
  ['OPENPGPKEY', 'mQENBFr='],
  ['PTR', 'host.example.com'],
  ['SMIMEA', `3 1 1 ${'cd'.repeat(32)}`],
  ['SRV', '2 5060 sip.example.com', 1],
  ['SSHFP', `2 1 ${'ef'.repeat(20)}`],
  ['SVCB', '0 svc.example.com'],
  ['TLSA', `3 1 1 ${'ab'.repeat(32)}`],
  ['TXT', '"a b" "c\\"d"'],
  ['TXT', `"${'x'.repeat(300)}"`],
  ['URI', '5 "https://example.com/a"', 10],
];

const cases = RECORDS.map(([type, content, priority]) => ({ type, content, priority }));

test.each(cases)('a $type record is encoded as it is decoded: $content', ({ type, content, priority }) => {
  const bytes = rdataBytes(type, content, priority);
  const line = `x 300 IN TYPE${typeNumber(type)} \\# ${bytes.length} ${hex(bytes)}`;
  const { records, problems } = parseZone(line, 'example.com');
  expect(problems).toEqual([]);
  expect(records).toHaveLength(1);
  const [record] = records;
  expect(hex(rdataBytes(type, record?.content ?? '', record?.priority))).toBe(hex(bytes));
});

/** Examples of the RFCs, and of messages seen on the wire. */
const EXAMPLES: readonly (readonly [type: string, content: string, priority: number | undefined, bytes: string])[] = [
  ['A', '192.0.2.1', undefined, 'c0000201'],
  ['AAAA', '2001:db8::1', undefined, '20010db8000000000000000000000001'],
  ['MX', 'a.example', 10, '000a016107657861 6d706c6500'],
  ['SRV', '2 5060 s.', 1, '0001000213c4017300'],
  ['CAA', '0 issue "ca"', undefined, '0005697373756563 61'],
  ['TXT', '"a" "bc"', undefined, '0161026263'],
  // https://www.rfc-editor.org/rfc/rfc9460#appendix-D.2
  ['SVCB', '16 foo.example.com port="53"', undefined, '001003666f6f076578616d706c6503636f6d00000300020035'],
  [
    'SVCB',
    '1 foo.example.com ipv6hint="2001:db8::1,2001:db8::53:1"',
    undefined,
    '000103666f6f076578616d706c6503636f6d000006002020010db800000000000000000000000120010db8000000000000000000530001',
  ],
];

test.each(EXAMPLES)('%s %s in bytes', (type, content, priority, expected) => {
  expect(hex(rdataBytes(type, content, priority))).toBe(expected.replaceAll(' ', ''));
});
