/** Values as bytes: each type reads from them what it reads from its own form. */
import { expect, it } from 'vitest';
import { parseZone } from './parse.ts';
import { RECORD_TYPES } from './record-types.ts';

/** Bytes by hand from the RFC of each type, and the same record in its own form. */
const CASES: { readonly [type: string]: readonly [number: number, hex: string, text: string] } = {
  A: [1, 'C0000201', '192.0.2.1'],
  NS: [2, '026E73056F7468657200', 'ns.other.'],
  CNAME: [5, '0161056F7468657200', 'a.other.'],
  PTR: [12, '0161056F7468657200', 'a.other.'],
  MX: [15, '000A0161056F7468657200', '10 a.other.'],
  TXT: [16, '0568656C6C6F', '"hello"'],
  AAAA: [28, '20010DB8000000000000000000000001', '2001:db8::1'],
  // RFC 1876 §4: 42 21 54 N 71 06 18 W -24m 30m, with the default precisions.
  LOC: [29, '0033161389172DD070BE15F000988D20', '42 21 54 N 71 6 18 W -24m 30m'],
  SRV: [33, '0001000200030161056F7468657200', '1 2 3 a.other.'],
  NAPTR: [35, '00640032017305687474702B0000', '100 50 "s" "http+" "" .'],
  CERT: [37, '000100020DAAAA', '1 2 13 qqo='],
  DS: [43, `00010D02${'AB'.repeat(32)}`, `1 13 2 ${'ab'.repeat(32)}`],
  SSHFP: [44, `0401${'AB'.repeat(20)}`, `4 1 ${'ab'.repeat(20)}`],
  DNSKEY: [48, '0101030DAAAA', '257 3 13 qqo='],
  TLSA: [52, `030101${'AB'.repeat(32)}`, `3 1 1 ${'ab'.repeat(32)}`],
  SMIMEA: [53, `030101${'AB'.repeat(32)}`, `3 1 1 ${'ab'.repeat(32)}`],
  OPENPGPKEY: [61, 'AAAA', 'qqo='],
  SVCB: [64, '0001000000000400010003000300020035', '1 . mandatory="alpn,port" port="53"'],
  HTTPS: [
    65,
    '0001000001000602683302683200040004C00002010006001020010DB8000000000000000000000001',
    '1 . alpn="h3,h2" ipv4hint="192.0.2.1" ipv6hint="2001:db8::1"',
  ],
  URI: [256, '000A000168747470733A2F2F61', '10 1 "https://a"'],
  CAA: [257, '0005697373756563612E6578616D706C65', '0 issue "ca.example"'],
};

it.each(Object.keys(RECORD_TYPES))('%s is read from its bytes, by its name and by its number', (type) => {
  const [number = 0, hex = '', text = ''] = CASES[type] ?? [];
  const read = (line: string) => parseZone(`a 60 ${line}`, 'harbour.example');
  const own = read(`${type} ${text}`);
  expect(own).toMatchObject({ problems: [], records: [{ type }] });
  for (const name of [type, `TYPE${number}`]) expect(read(`${name} \\# ${hex.length / 2} ${hex}`)).toEqual(own);
});

it.each(['\\# 2 C000', '\\# 5 C000020100', '\\# 3 C0000201', '\\# x'])(
  'bytes that are no address are a problem: %s',
  (value) => {
    expect(parseZone(`a 60 TYPE1 ${value}`, 'harbour.example').problems).toHaveLength(1);
  },
);
