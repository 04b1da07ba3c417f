import { describe, expect, it } from 'vitest';
import { parseZone } from './parse.ts';
import { contentKey, contentOf, rdataText, readContent } from './rdata.ts';
import { RECORD_TYPES } from './record-types.ts';

const SHA256 = 'd2abde240d7cd3ee6b4b28c54df034b97983a1d16e8a410e4561cb106618e971';

/** The file form and the API form, by type. */
const CASES: { [type: string]: { file: string; content: string; priority?: number; data?: object } } = {
  A: { file: '192.0.2.1', content: '192.0.2.1' },
  AAAA: { file: '2001:DB8:0:0:0::1', content: '2001:db8::1' },
  CAA: {
    file: '128 ISSUE letsencrypt.org',
    content: '128 issue "letsencrypt.org"',
    data: { flags: 128, tag: 'issue', value: 'letsencrypt.org' },
  },
  CERT: {
    file: 'PKIX 12 ECDSAP256SHA256 aGFy Ym91cg==',
    content: '1 12 13 aGFyYm91cg==',
    data: { type: 1, key_tag: 12, algorithm: 13, certificate: 'aGFyYm91cg==' },
  },
  CNAME: { file: 'Quay', content: 'quay.harbour.example' },
  DNSKEY: {
    file: '257 3 13 aGFyYm91cg==',
    content: '257 3 13 aGFyYm91cg==',
    data: { flags: 257, protocol: 3, algorithm: 13, public_key: 'aGFyYm91cg==' },
  },
  DS: {
    file: `2371 13 2 ${SHA256.slice(0, 32)} ${SHA256.slice(32)}`,
    content: `2371 13 2 ${SHA256}`,
    data: { key_tag: 2371, algorithm: 13, digest_type: 2, digest: SHA256 },
  },
  HTTPS: {
    file: '1 . ALPN=h3,h2 ipv4hint="192.0.2.1" no-default-alpn',
    content: '1 . alpn="h3,h2" ipv4hint="192.0.2.1" no-default-alpn',
    data: { priority: 1, target: '.', value: 'alpn="h3,h2" ipv4hint="192.0.2.1" no-default-alpn' },
  },
  LOC: {
    file: '52 22 23.5 n 4 53 32 E -2m 10m 20.25m',
    content: '52 22 23.500 N 4 53 32.000 E -2.00 10.00 20.25 10.00',
    data: {
      lat_degrees: 52,
      lat_minutes: 22,
      lat_seconds: 23.5,
      lat_direction: 'N',
      long_degrees: 4,
      long_minutes: 53,
      long_seconds: 32,
      long_direction: 'E',
      altitude: -2,
      size: 10,
      precision_horz: 20.25,
      precision_vert: 10,
    },
  },
  MX: { file: '10 mail', content: 'mail.harbour.example', priority: 10 },
  NAPTR: {
    file: '100 10 u "E2U+sip" "!^\\\\+(.*)$!sip:\\\\1@harbour.example!" .',
    content: '100 10 "u" "E2U+sip" "!^\\\\+(.*)$!sip:\\\\1@harbour.example!" .',
    data: {
      order: 100,
      preference: 10,
      flags: 'u',
      service: 'E2U+sip',
      regex: '!^\\+(.*)$!sip:\\1@harbour.example!',
      replacement: '.',
    },
  },
  NS: { file: 'ns1.other.example.', content: 'ns1.other.example' },
  OPENPGPKEY: { file: '( aGFy\n  Ym91cg== )', content: 'aGFyYm91cg==' },
  PTR: { file: 'quay', content: 'quay.harbour.example' },
  SMIMEA: {
    file: `DANE-EE SPKI SHA2-256 ${SHA256}`,
    content: `3 1 1 ${SHA256}`,
    data: { usage: 3, selector: 1, matching_type: 1, certificate: SHA256 },
  },
  SRV: {
    file: '10 5 5060 sip',
    content: '5 5060 sip.harbour.example',
    priority: 10,
    data: { priority: 10, weight: 5, port: 5060, target: 'sip.harbour.example' },
  },
  SSHFP: { file: `4 2 ${SHA256}`, content: `4 2 ${SHA256}`, data: { algorithm: 4, type: 2, fingerprint: SHA256 } },
  SVCB: {
    file: '1 dns alpn=dot port=853',
    content: '1 dns.harbour.example alpn="dot" port="853"',
    data: { priority: 1, target: 'dns.harbour.example', value: 'alpn="dot" port="853"' },
  },
  TLSA: {
    file: `3 1 1 ${SHA256}`,
    content: `3 1 1 ${SHA256}`,
    data: { usage: 3, selector: 1, matching_type: 1, certificate: SHA256 },
  },
  TXT: { file: 'bare "with \\"quotes\\" and \\195\\169"', content: '"bare" "with \\"quotes\\" and é"' },
  URI: {
    file: '10 1 "https://harbour.example/tides?a=b"',
    content: '1 "https://harbour.example/tides?a=b"',
    priority: 10,
    data: { weight: 1, target: 'https://harbour.example/tides?a=b' },
  },
};

describe('each record type', () => {
  it('every record type has a case', () => {
    expect(Object.keys(CASES).sort()).toEqual(Object.keys(RECORD_TYPES).sort());
  });

  it.each(Object.entries(CASES))(
    '%s: the file form is read, shown as content, and printed back',
    (type, { file, content, priority, data }) => {
      const zone = parseZone(`x ${type} ${file}`, 'harbour.example');
      expect(zone.problems).toEqual([]);
      const [record] = zone.records;
      expect(record?.content).toBe(content);
      expect(record?.priority).toBe(priority);
      expect(record?.data).toEqual(data);
      // The API's content is canonical, its data gives an equal content, and its file form an equal record.
      expect(readContent(type, content).content).toBe(content);
      if (data !== undefined) expect(contentOf(type, data as Record<string, unknown>)).toBe(content);
      const again = parseZone(`x ${type} ${rdataText(type, content, priority)}`, 'harbour.example');
      expect(again.records[0]).toMatchObject({ content, ...(priority === undefined ? {} : { priority }) });
    },
  );
});

describe('contents of the API', () => {
  it('bare TXT text is quoted in strings of 255 octets', () => {
    expect(readContent('TXT', 'v=spf1 -all').content).toBe('"v=spf1 -all"');
    expect(readContent('TXT', 'x'.repeat(300)).content).toBe(`"${'x'.repeat(255)}" "${'x'.repeat(45)}"`);
    expect(readContent('TXT', `"${'x'.repeat(300)}"`).content).toBe(`"${'x'.repeat(255)}" "${'x'.repeat(45)}"`);
  });

  it('multibyte characters are not split between strings', () => {
    const { content } = readContent('TXT', `${'x'.repeat(254)}é`);
    expect(content).toBe(`"${'x'.repeat(254)}" "é"`);
  });

  it('names in a content are absolute', () => {
    expect(readContent('CNAME', 'Quay.Harbour.example').content).toBe('quay.harbour.example');
    expect(readContent('CNAME', 'quay.harbour.example.').content).toBe('quay.harbour.example');
  });

  it('an invalid content or data is rejected with a reason', () => {
    expect(() => readContent('A', 'one')).toThrow('address: found "one", expected an IPv4 address');
    expect(() => contentOf('SRV', { weight: 1, port: 2 })).toThrow('target is missing in the data of the SRV record');
    expect(() => contentOf('LOC', { lat_degrees: 'x' })).toThrow('latitude');
    expect(() => readContent('DNAME', 'a')).toThrow('"DNAME" is not a record type');
  });
});

describe('the key of a content', () => {
  it.each(Object.entries(CASES))('%s: the content has the key of the file form', (type, { content, priority }) => {
    const inFile = rdataText(type, content, priority);
    expect(contentKey(type, inFile)).toBe(contentKey(type, content, priority));
  });

  it.each([
    ['AAAA', '2001:DB8:0::1', '2001:db8::0001'],
    ['CNAME', 'Quay.harbour.example.', 'quay.harbour.example'],
    ['TXT', '"v=1; (x) \\"q\\"" "second"', '"v=1; (x) \\"q\\"second"'],
    ['TXT', '"caf\\195" "\\169 \\097"', 'café a'],
    ['TLSA', `DANE-EE SPKI SHA2-256 ${SHA256.toUpperCase()}`, `3 1 1 ${SHA256.slice(0, 9)} ${SHA256.slice(9)}`],
    ['DS', `1 13 SHA-256 ${SHA256}`, `1 ECDSAP256SHA256 2 ${SHA256}`],
    ['CERT', 'PKIX 0 ECDSAP256SHA256 MIIb Abc=', '1 0 13 MIIbAbc='],
    ['NAPTR', '1 2 "S" "SIP+D2U" "" Sip', '1 2 S SIP+D2U "" sip.'],
    ['HTTPS', '1 . alpn="h3,h2" port=8443', '1 . ALPN=h3,h2 port="8443"'],
    ['LOC', '52 22 23.5 N 4 53 32 E -2m', '52 22 23.500 n 4 53 32.000 E -2.00 1 10000m 10'],
  ])('%s: %s has the key of %s', (type, one, other) => {
    expect(contentKey(type, one)).toBe(contentKey(type, other));
  });

  it.each([
    ['TXT', '"a"', '"A"'],
    ['CERT', '1 0 13 MIIbAbc=', '1 0 13 miibAbc='],
    ['MX', '10 mail', '20 mail'],
    ['URI', '10 1 "https://a.example/B"', '10 1 "https://a.example/b"'],
    ['NAPTR', '1 2 "S" "a b" "c" .', '1 2 "S" "a" "b c" .'],
  ])('%s: %s does not have the key of %s', (type, one, other) => {
    expect(contentKey(type, one)).not.toBe(contentKey(type, other));
  });

  it('an unreadable content is its own key', () => {
    expect(contentKey('A', 'nine')).toBe('nine');
    expect(contentKey('MX', 'mail')).toBe('mail');
    expect(contentKey('SPF', '"v=spf1"')).toBe('"v=spf1"');
  });
});

/** Bytes by the RFC of each type, and the same record in its own form. */
const BYTES: { readonly [type: string]: readonly [number: number, hex: string, text: string] } = {
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
  const [number = 0, hex = '', text = ''] = BYTES[type] ?? [];
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
