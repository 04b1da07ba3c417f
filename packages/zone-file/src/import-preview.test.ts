/** Requirements of the import preview: every record is read, whether it will be imported or not. */
import { expect, test } from 'vitest';
import { parseZone, type ZoneRecord } from './parse.ts';
import { contentKey, rdataText } from './rdata.ts';

const readZone = (text: string, zone: string) => parseZone(text, zone, { keepAll: true });
const rdataOf = ({ type, content, priority }: ZoneRecord): string => rdataText(type, content, priority);
const keyOf = ({ type, content, priority }: ZoneRecord): string => contentKey(type, content, priority);
const read = (text: string): readonly (ZoneRecord & { rdata: string; key: string })[] => {
  const { records, problems } = readZone(text, 'harbour.example');
  expect(problems).toEqual([]);
  return records.map((record) => ({ ...record, rdata: rdataOf(record), key: keyOf(record) }));
};
const brief = (text: string): string[] =>
  read(text).map(({ name, ttl, type, rdata }) => `${name} ${ttl ?? 1} ${type} ${rdata}`);
const problemsOf = (text: string): string[] =>
  readZone(text, 'harbour.example').problems.map(({ line, reason }) => `${line}: ${reason}`);

test('a plain file, as written by servers, is read', () => {
  expect(
    brief(`$ORIGIN harbour.example.
$TTL 1h
@       IN SOA ns1 admin ( 2026010101 ; serial
          2h 15m ( 4w )
          1h )
        IN NS ns1
@ 300   IN A 192.0.2.1
www     CNAME @
mail 5m IN MX 10 mx.other.example.
`),
  ).toEqual([
    'harbour.example 3600 SOA ns1.harbour.example. admin.harbour.example. 2026010101 2h 15m 4w 1h',
    'harbour.example 3600 NS ns1.harbour.example.',
    'harbour.example 300 A 192.0.2.1',
    'www.harbour.example 3600 CNAME harbour.example.',
    'mail.harbour.example 300 MX 10 mx.other.example.',
  ]);
});

test('any line ending is accepted, and a byte order mark is not part of a name', () => {
  expect(brief('\uFEFFa A 192.0.2.1\r\nb A 192.0.2.2\rc A 192.0.2.3')).toEqual([
    'a.harbour.example 1 A 192.0.2.1',
    'b.harbour.example 1 A 192.0.2.2',
    'c.harbour.example 1 A 192.0.2.3',
  ]);
});

test('class and TTL are read in either order, or may be missing', () => {
  for (const head of ['300 IN', 'IN 300', '300', '5m IN'])
    expect(brief(`a ${head} A 192.0.2.1`)[0]).toContain(' 300 A ');
  expect(brief('a in a 192.0.2.1')).toEqual(['a.harbour.example 1 A 192.0.2.1']);
});

test('an indented line takes the previous name, even after the origin changes', () => {
  expect(brief('a A 192.0.2.1\n$ORIGIN sub\n  A 192.0.2.2\nb A 192.0.2.3\n')).toEqual([
    'a.harbour.example 1 A 192.0.2.1',
    'a.harbour.example 1 A 192.0.2.2',
    'b.sub.harbour.example 1 A 192.0.2.3',
  ]);
  expect(problemsOf('  A 192.0.2.1')).toEqual([
    '1: this line starts with a space, so it takes the owner name of the previous record, but there is none',
  ]);
});

test('quotes may contain spaces, semicolons and parentheses', () => {
  const [one, two] = read('a TXT "v=1; (x) \\"q\\"" second\nc TXT plain\n');
  expect(one?.rdata).toBe('"v=1; (x) \\"q\\"" "second"');
  expect(one?.key).toBe('"v=1; (x) \\"q\\"second"');
  expect([two?.line, two?.rdata]).toEqual([2, '"plain"']);
});

test('a string may not continue on the next line, since a wrapped key would contain a line break', () => {
  expect(problemsOf('b TXT "two\nlines"\nc TXT plain')).toEqual([
    '1: the string that starts with "two is not closed on its line; expected a closing "',
    '2: found a quote inside the word "lines""; put a space before it, or write \\"',
  ]);
});

test('a quoted parameter value forms one word with its key', () => {
  const [record] = read('svc HTTPS 1 . alpn="h3,h2" port=8443');
  expect(record?.rdata).toBe('1 . alpn="h3,h2" port="8443"');
  expect(record?.key).toBe(contentKey('HTTPS', '1 . alpn=h3,h2 port=8443'));
});

test('$GENERATE makes one record per step and does not affect the lines after it', () => {
  expect(
    brief('a A 192.0.2.1\n$GENERATE 8-10/2 quay-#0,3} 300 A 192.0.2.$ ; berths\n  A 192.0.2.5'.replace('#', '${')),
  ).toEqual([
    'a.harbour.example 1 A 192.0.2.1',
    'quay-008.harbour.example 300 A 192.0.2.8',
    'quay-010.harbour.example 300 A 192.0.2.10',
    'a.harbour.example 1 A 192.0.2.5',
  ]);
  expect(brief('$GENERATE 10-11 h#1,4,X} CNAME \\$.$'.replace('#', '${'))[0]).toBe(
    'h000b.harbour.example 1 CNAME \\$.10.harbour.example.',
  );
  expect(problemsOf('$GENERATE 5-1 h$ A 192.0.2.$')).toEqual([
    '1: found "5-1", expected a range such as 1-20 or 0-100/10',
  ]);
});

test('names in other scripts are converted to Punycode', () => {
  expect(brief('hafenbüro CNAME bücher.example.')).toEqual([
    'xn--hafenbro-c6a.harbour.example 1 CNAME xn--bcher-kva.example.',
  ]);
});

test('mnemonics become numbers in the key, and the case of public keys is preserved', () => {
  const [tlsa, cert] = read('a TLSA DANE-EE SPKI FULL AB cd\nb CERT PKIX 0 ECDSAP256SHA256 MIIb Abc=');
  expect([tlsa?.key, cert?.key]).toEqual(['3 1 0 abcd', '1 0 13 MIIbAbc=']);
});

test('an empty text is preserved', () => {
  expect(read('a NAPTR 1 2 "S" "SIP+D2U" "" Sip')[0]?.key).toBe('1 2 "S" "SIP+D2U" "" sip.harbour.example');
});

test('byte escapes decode to characters', () => {
  expect(read('a TXT "caf\\195\\169 \\097"')[0]?.key).toBe('"café a"');
});

test('Cloudflare tags are separated from comments', () => {
  const [one, two, three] = read(
    'a A 192.0.2.1 ; the quay cf_tags=cf-proxied:true,team:ops\nb A 192.0.2.1 ;; cf_tags=cf-proxied:false\nc A 192.0.2.1 ; notes',
  );
  expect([one?.comment, one?.proxied]).toEqual(['the quay', true]);
  expect(two?.proxied).toBe(false);
  expect([three?.comment, three?.proxied]).toEqual(['notes', undefined]);
});

test('unreadable lines are reported with their number, and the rest is read', () => {
  const text = `a A 999.0.2.1
b A 192.0.2.1
c AAAA nonsense
$INCLUDE other.zone
$GENERATE 1-9 h$
d SPF "v=spf1"
e MX mail
f CH TXT x
g..h A 192.0.2.1
i TXT "open
j A 192.0.2.1 )
k
`;
  expect(problemsOf(text)).toEqual([
    '1: address: found "999.0.2.1", expected an IPv4 address in four decimal parts (192.0.2.1)',
    '3: address: found "nonsense", expected an IPv6 address (2001:db8::1)',
    '4: $INCLUDE directive not allowed: put the records of that file into this one',
    '5: $GENERATE is too short; expected $GENERATE 1-20 host-$ A 192.0.2.$',
    '6: Cloudflare does not support SPF records; write the policy as TXT (RFC 7208 §3.1)',
    '7: priority: found "mail", expected a whole number from 0 to 65535',
    '8: found the class CH, expected IN: Cloudflare serves no other class',
    '9: the name "g..h" has an empty label: two dots in a row, or a dot at its start',
    '10: the string that starts with "open is not closed on its line; expected a closing "',
    '11: found ")" without a "(" before it',
    '12: the line ends before the record type; expected owner [TTL] [IN] type value',
  ]);
  expect(readZone(text, 'harbour.example').records.map(({ line }) => line)).toEqual([2]);
});

test('an unclosed parenthesis is reported at its opening line', () => {
  expect(problemsOf('a A 192.0.2.1\nb TXT ( "x"\nc A 192.0.2.1\n')).toEqual([
    '2: the parenthesis opened on this line is never closed; expected ")" after the last value',
  ]);
});

test('an address has one key in all its notations', () => {
  const [one, two] = read('a AAAA 2001:DB8:0::1\nb AAAA 2001:db8::0001');
  expect(one?.key).toBe(two?.key);
});

test('a large file is read in linear time', () => {
  const timeOf = (lines: number): number => {
    const text = Array.from({ length: lines }, (_, at) => `host${at} 300 IN A 192.0.${at % 250}.1 ; no ${at}`).join(
      '\n',
    );
    const start = process.cpuUsage();
    expect(read(text).length).toBe(lines);
    // CPU time of this process only, so other load does not count.
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  timeOf(5000); // warm-up
  const least = (lines: number): number => Math.min(...Array.from({ length: 3 }, () => timeOf(lines)));
  // Forty times the lines; a quadratic comparison would take 1,600 times as long.
  expect(least(40_000) / least(1000)).toBeLessThan(400);
});
