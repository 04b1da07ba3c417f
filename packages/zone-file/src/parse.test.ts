import { describe, expect, it } from 'vitest';
import { parseZone, type ZoneRecord } from './parse.ts';

const parse = (text: string) => parseZone(text, 'harbour.example');

function only(text: string): ZoneRecord {
  const zone = parse(text);
  expect(zone.problems).toEqual([]);
  expect(zone.records).toHaveLength(1);
  return zone.records[0] as ZoneRecord; // the line above checks it
}

function problem(text: string) {
  const zone = parse(text);
  expect(zone.problems).toHaveLength(1);
  return zone.problems[0];
}

describe('zone file format', () => {
  it('a name without a final dot is relative to the origin, and @ is the origin', () => {
    const { records } = parse(
      'www A 192.0.2.1\nwww.other.harbour.example. A 192.0.2.2\n@ A 192.0.2.3\nWWW2 A 192.0.2.4',
    );
    expect(records.map((record) => record.name)).toEqual([
      'www.harbour.example',
      'www.other.harbour.example',
      'harbour.example',
      'www2.harbour.example',
    ]);
  });

  it('a line that starts with a space takes the previous owner', () => {
    const { records } = parse('quay A 192.0.2.1\n\tAAAA 2001:db8::1\n  \n ; only a comment\n  TXT x');
    expect(records.map((record) => `${record.name} ${record.type}`)).toEqual([
      'quay.harbour.example A',
      'quay.harbour.example AAAA',
      'quay.harbour.example TXT',
    ]);
  });

  it('$ORIGIN, absolute or relative, applies to owners and values', () => {
    const { records } = parse('$ORIGIN fleet\ntug CNAME quay\n$ORIGIN harbour.example.\ntug CNAME quay');
    expect(records.map((record) => [record.name, record.content])).toEqual([
      ['tug.fleet.harbour.example', 'quay.fleet.harbour.example'],
      ['tug.harbour.example', 'quay.harbour.example'],
    ]);
  });

  it('the TTL comes from the record, then $TTL, then the last stated TTL, or is undefined', () => {
    const ttls = (text: string) => parse(text).records.map((record) => record.ttl);
    expect(ttls('a A 192.0.2.1\nb 60 A 192.0.2.2\nc A 192.0.2.3')).toEqual([undefined, 60, 60]);
    expect(ttls('$TTL 1h30m\na A 192.0.2.1\nb 1w2d3h4m5s A 192.0.2.2\nc A 192.0.2.3')).toEqual([5400, 788_645, 5400]);
  });

  it('TTL and class are read in either order, and types in any case', () => {
    for (const head of ['300 IN A', 'IN 300 A', 'in 300 a', '5M In A']) {
      expect(only(`a ${head} 192.0.2.1`)).toMatchObject({ ttl: 300, type: 'A' });
    }
  });

  it('lines in parentheses are joined, and the comment after the last is used', () => {
    const record = only('key TXT ( "one" ; first\n "two" ) ; the key');
    expect(record).toMatchObject({ content: '"one" "two"', comment: 'the key', line: 1 });
  });

  it('lines end with LF, CRLF or CR alone', () => {
    const { records, problems } = parse('a A 192.0.2.1\r\nb A 192.0.2.2\rc A 192.0.2.3\n\rd A x');
    expect(records.map(({ name, line }) => `${name} ${line}`)).toEqual([
      'a.harbour.example 1',
      'b.harbour.example 2',
      'c.harbour.example 3',
    ]);
    expect(problems[0]?.line).toBe(5);
  });

  it('CRLF, tabs and a byte order mark are read', () => {
    const { records, problems } = parse('\ufeff$TTL 60\r\na\tIN\tA\t192.0.2.1\r\nb TXT "x" ; y\r\n');
    expect(problems).toEqual([]);
    expect(records.map((record) => [record.ttl, record.content, record.comment])).toEqual([
      [60, '192.0.2.1', undefined],
      [60, '"x"', 'y'],
    ]);
  });

  it('SOA and NS of the zone itself are left out, but NS of a name below it are read', () => {
    const zone = parse('@ SOA ns1 host.master ( 2026111901 1h 15m 2w 300 )\n@ NS ns1\nlab NS ns1.lab');
    expect(zone.records.map((record) => record.name)).toEqual(['lab.harbour.example']);
    expect(zone.ignored.map((item) => item.line)).toEqual([1, 2]);
  });

  it('$GENERATE makes records', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the directive's own syntax
    const { records } = parse('$GENERATE 8-12/2 berth-${0,3} 300 A 192.0.2.$\n$GENERATE 10-11 x${-5,2,x} TXT "\\$ $"');
    expect(records.map((record) => `${record.name.split('.')[0]} ${record.content}`)).toEqual([
      'berth-008 192.0.2.8',
      'berth-010 192.0.2.10',
      'berth-012 192.0.2.12',
      'x05 "$ 10"',
      'x06 "$ 11"',
    ]);
  });
});

describe('records of $GENERATE', () => {
  it('a $GENERATE line does not affect the lines after it', () => {
    const { records } = parse('a A 192.0.2.1\n$GENERATE 1-2 h$ 300 A 192.0.2.$\n  A 192.0.2.5\nb A 192.0.2.6');
    expect(records.map(({ name, ttl }) => `${name.split('.')[0]} ${ttl}`)).toEqual([
      'a undefined',
      'h1 300',
      'h2 300',
      'a undefined',
      'b undefined',
    ]);
  });

  it('an escaped dollar sign remains in generated names', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the directive's own syntax
    expect(only('$GENERATE 11-11 h${1,4,X} CNAME \\$.$')).toMatchObject({
      name: 'h000C.harbour.example'.toLowerCase(),
      content: '\\$.11.harbour.example',
    });
  });
});

describe('names', () => {
  it('Unicode names are written in Punycode, and escapes are preserved', () => {
    const { records } = parse('hafenbüro A 192.0.2.1\nfirst\\.last TXT a\nsp\\032ace TXT a\n\\072i TXT a');
    expect(records.map((record) => record.name)).toEqual([
      'xn--hafenbro-c6a.harbour.example',
      'first\\.last.harbour.example',
      'sp\\032ace.harbour.example',
      'hi.harbour.example',
    ]);
  });

  it.each([
    ['a..b A 192.0.2.1', /empty label/],
    [`${'x'.repeat(64)} A 192.0.2.1`, /64 octets; at most 63/],
    [`${'abcdefgh.'.repeat(30)}x A 192.0.2.1`, /at most 255/],
    ['a\\999 A 192.0.2.1', /expected three digits/],
    // U+3200 normalizes to a letter in parentheses, which have a meaning in a master file.
    ['\u3200 A 192.0.2.1', /not a valid internationalised label/],
    ['\u00fc\\( A 192.0.2.1', /not a valid internationalised label/],
    ['www.other.example. A 192.0.2.1', /is not in the zone "harbour.example"/],
    ['a\u00a0b A 192.0.2.1', /neither a space nor a tab/],
  ])('the name %j is rejected', (text, reason) => {
    expect(problem(text)?.reason).toMatch(reason);
  });
});

describe('comments', () => {
  it.each([
    ['cf_tags=awesome', { tags: ['awesome'] }],
    [
      'cf_tags=tag1,tag2:value2,tag3:"value,with,commas",tag4:"with \\"escaped\\" marks"',
      { tags: ['tag1', 'tag2:value2', 'tag3:value,with,commas', 'tag4:with "escaped" marks'] },
    ],
    ['just a comment', { comment: 'just a comment' }],
    ['this holds cf_tags= as text cf_tags=', { comment: 'this holds cf_tags= as text' }],
    ['simple cf_tags=important,ticket:THIS-12345', { comment: 'simple', tags: ['important', 'ticket:THIS-12345'] }],
    ['cf_tags=empty:"",also:', { tags: ['empty', 'also'] }],
    ['cf_tags=cf-proxied:true', { proxied: true }],
    [
      'note cf_tags=a:1,cf-flatten-cname,cf-proxied:false',
      { comment: 'note', tags: ['a:1'], proxied: false, settings: { flatten_cname: true } },
    ],
  ])('the comment %s is read', (comment, expected) => {
    const { name: _n, ttl: _t, type: _y, content: _c, line: _l, ...rest } = only(`a CNAME b ; ${comment}`);
    expect(rest).toEqual(expected);
  });

  it('malformed tags are rejected', () => {
    expect(problem('a A 192.0.2.1 ; cf_tags=two words')?.reason).toMatch(/expected cf_tags=name,name:value/);
    expect(problem('a A 192.0.2.1 ; cf_tags=cf-proxied:maybe')?.reason).toMatch(/expected cf-proxied:true or/);
  });
});

describe('records outside of an import', () => {
  const text = '@ SOA ns1 admin 1 2h 15m 4w 1h\n@ NS ns.other.example.\nsub NS ns1\nwww.other.example. A 192.0.2.1';

  it('SOA, NS of the zone and names outside of the zone are reported separately', () => {
    const zone = parse(text);
    expect(zone.records.map((record) => record.name)).toEqual(['sub.harbour.example']);
    expect(zone.ignored).toEqual([
      { line: 1, reason: 'SOA record: Cloudflare creates its own' },
      { line: 2, reason: 'NS record of the zone itself: Cloudflare creates its own' },
    ]);
    expect(zone.problems).toMatchObject([{ line: 4, reason: expect.stringContaining('is not in the zone') }]);
  });

  it('all records are returned with keepAll', () => {
    const zone = parseZone(text, 'harbour.example', { keepAll: true });
    expect([zone.ignored, zone.problems]).toEqual([[], []]);
    expect(zone.records.map(({ type, content }) => `${type} ${content}`)).toEqual([
      'SOA ns1.harbour.example admin.harbour.example 1 2h 15m 4w 1h',
      'NS ns.other.example',
      'NS ns1.harbour.example',
      'A 192.0.2.1',
    ]);
  });
});

describe('problems', () => {
  it.each([
    ['a A', 'address is missing; expected an IPv4 address in four decimal parts (192.0.2.1)'],
    [
      'a A 192.0.2.1 192.0.2.2',
      'found "192.0.2.2" after the last value of the A record, expected the end of the record',
    ],
    [
      'a A "192.0.2.1"',
      'address: found a quoted string, expected an IPv4 address in four decimal parts (192.0.2.1) without quotes',
    ],
    ['a MX mail', 'priority: found "mail", expected a whole number from 0 to 65535'],
    ['a SRV 1 2 70000 x', 'port: found "70000", expected a whole number from 0 to 65535'],
    ['a 1y A 192.0.2.1', 'found "1y" as the TTL; expected seconds (3600) or units (1h30m; s m h d w)'],
    ['a 9999999999 A 192.0.2.1', 'the TTL "9999999999" is too large; at most 2147483647 seconds'],
    ['a CH A 192.0.2.1', 'found the class CH, expected IN: Cloudflare serves no other class'],
    ['a 300 IN', 'the line ends before the record type; expected owner [TTL] [IN] type value'],
    ['a SPF "v=spf1 -all"', 'Cloudflare does not support SPF records; write the policy as TXT (RFC 7208 §3.1)'],
    [' A 192.0.2.1', /takes the owner name of the previous record, but there is none/],
    ['a TXT "open', 'the string that starts with "open is not closed on its line; expected a closing "'],
    ['a TXT x"y"', 'found a quote inside the word "x""; put a space before it, or write \\"'],
    ['a TXT x\\', '"x\\" ends in a backslash; expected the character that it escapes'],
    ['a TXT ) x', 'found ")" without a "(" before it'],
    ['a TXT “x”', /typographic quotation mark/],
    ['a TXT x\u0007', /control character 7/],
    ['$TTL', '$TTL takes one value, found 0; expected $TTL 3600'],
    ['$ORIGIN a b', '$ORIGIN takes one value, found 2; expected $ORIGIN example.com.'],
    ['$INCLUDE fleet.zone', '$INCLUDE directive not allowed: put the records of that file into this one'],
    ['$FOO x', 'found "$FOO", expected $ORIGIN, $TTL or $GENERATE'],
    ['$GENERATE 5-1 a$ A 192.0.2.$', 'found "5-1", expected a range such as 1-20 or 0-100/10'],
    ['$GENERATE 0-9999999 a$ A 192.0.2.1', '$GENERATE creates more than 65536 records in this file'],
    ['"a" A 192.0.2.1', 'found a quoted string at the start of the line, expected an owner name'],
    ['a CAA 0 issue-x "y"', 'tag: found "issue-x", expected a word of letters and digits (issue, issuewild, iodef)'],
    ['a HTTPS 1 . alpn=h2 alpn=h3', 'parameters: alpn is duplicated'],
    ['a HTTPS 1 . colour=red', /parameters: found "colour", expected one of mandatory alpn/],
    ['a HTTPS 1 . port=99999', 'parameters: port: found "99999", expected a port from 0 to 65535'],
    ['a TLSA 3 1 1 abcd', 'certificate: 4 hex digits, expected 64 for matching_type 1'],
    ['a SSHFP 4 2 xyz', 'fingerprint: found "x" in "xyz", expected hex digits only'],
    ['a OPENPGPKEY abc', 'public_key: "abc" is not valid base64 (3 characters, expected a multiple of 4)'],
    ['a LOC 91 N 4 E 0m', 'latitude: found "91", expected a number from 0 to 90'],
    ['a LOC 52 22 N', /longitude: found "", expected degrees/],
  ])('the problem of %j states the reason', (text, reason) => {
    const found = problem(text);
    expect(found?.line).toBe(1);
    if (reason instanceof RegExp) expect(found?.reason).toMatch(reason);
    else expect(found?.reason).toBe(reason);
  });

  it('each problem has its line, and the lines in between are read', () => {
    const zone = parse('a A 192.0.2.1\nb A nine\n; fine\nc A 192.0.2.3\nd MX x\n\ne TXT "y');
    expect(zone.problems.map((item) => item.line)).toEqual([2, 5, 7]);
    expect(zone.records.map((record) => record.line)).toEqual([1, 4]);
  });

  it('a hint is given for a line that starts with a space by mistake', () => {
    const zone = parse('a A 192.0.2.1\n www A 192.0.2.1');
    expect(zone.problems[0]?.reason).toMatch(/found "www" instead of the record type \(the line starts with a space/);
  });

  it('an unclosed parenthesis is located, and the records after it are read', () => {
    const zone = parse('a TXT ( "x"\n  "y"\nb 300 IN A 192.0.2.1\nc A 192.0.2.2');
    expect(zone.problems).toEqual([
      { line: 1, reason: 'the parenthesis opened on this line is never closed; expected ")" after the last value' },
    ]);
    expect(zone.records.map((record) => record.line)).toEqual([3, 4]);
  });

  it('an error in parentheses is reported at its own line', () => {
    expect(problem('a TXT ( "x"\n  "y\n  "z" )')?.line).toBe(2);
  });

  it('lines that only take the owner of a malformed record are not reported', () => {
    const zone = parse('a..b A 192.0.2.1\n  TXT fine\nc A 192.0.2.2');
    expect(zone.problems).toHaveLength(1);
    expect(zone.records.map((record) => record.name)).toEqual(['c.harbour.example']);
  });

  it('reading stops after maxProblems problems', () => {
    const { problems } = parseZone('a\n'.repeat(9), 'harbour.example', { maxProblems: 3 });
    expect(problems.map(({ line }) => line)).toEqual([1, 2, 3, 3]);
    expect(problems[3]?.reason).toBe('stopped here after 3 problems; is this a zone file?');
    expect(parse('a\n'.repeat(900)).problems).toHaveLength(501);
  });

  it('an invalid zone name is reported', () => {
    expect(parseZone('', 'a..b').problems[0]?.reason).toMatch(
      /^the zone's own name: the name "a..b" has an empty label/,
    );
  });
});

it.each([
  [
    'a name that ends in .@ is below the origin',
    '_sip._tls.@ 300 IN SRV 100 1 443 s.example.net.',
    ['_sip._tls.example.com', '1 443 s.example.net'],
  ],
  ['a target that ends in .@ is below the origin', 'www 300 IN CNAME app.@', ['www.example.com', 'app.example.com']],
  ['a TXT record in the form of RFC 3597 is its text', 'a 300 IN TXT \\# 6 0568656C6C6F', ['a.example.com', '"hello"']],
  ['an A record in the form of RFC 3597 is its address', 'a 300 IN A \\# 4 C0000201', ['a.example.com', '192.0.2.1']],
  ['a file may end with Ctrl-Z', 'a 300 IN A 192.0.2.1\r\n\u001a', ['a.example.com', '192.0.2.1']],
  [
    'an SOA record of the root is left out',
    '$ORIGIN .\n@ 3600 IN SOA example.com. root.example.com. 1 2 3 4 5\nexample.com. 300 IN A 192.0.2.2',
    ['example.com', '192.0.2.2'],
  ],
  [
    'blanks, a comma at the end and unknown settings are allowed in cf_tags',
    'a 300 IN A 192.0.2.1 ; cf_tags=team:ops, cf-colour:red,',
    ['a.example.com', '192.0.2.1'],
  ],
])('zone file: %s', (_, text, [name, content]) => {
  const { records, problems } = parseZone(text, 'example.com');
  expect(problems).toEqual([]);
  expect(records).toMatchObject([{ name, content }]);
});
