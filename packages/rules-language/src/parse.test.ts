import { describe, expect, it } from 'vitest';
import { LINEAR, ratioOfFour } from '../../../test/repository/cpu-ratio.ts';
import { expressionProblem } from './check/check.ts';
import { readExpression } from './parse.ts';
import { printExpression } from './print.ts';

/** Expressions from the documentation, one per line. */
const VALID = String.raw`
http.request.uri.path eq "/articles/2008/"
ip.src ne 203.0.113.0
cf.waf.score lt 10
cf.waf.score le 20
cf.waf.score gt 25
cf.waf.score ge 60
cf.threat_score <= 20 && cf.threat_score >= 3
cf.threat_score < 9 || cf.threat_score > 90
http.request.uri.path contains "/articles/"
http.request.uri.path matches "^/articles/200[7-8]/$"
http.request.uri.path ~ "^.*/wp-login.php$"
http.request.uri.path wildcard "/articles/*"
http.request.uri.path strict wildcard "/AdminTeam/*"
http.request.full_uri wildcard "*.example.com/*" or http.request.full_uri wildcard "example.com/*"
http.request.full_uri strict  wildcard r"https://example.com/\*/*"
ip.src in { 203.0.113.0 203.0.113.1 }
ends_with(http.request.uri.path, ".html")
starts_with(http.request.uri.path, "/blog") and not ssl
lower(http.request.uri.path) contains "/wp-login.php"
not ( http.host eq "www.example.com" and ip.src in {203.0.113.0/24} )
!(http.host == "www.example.com") && !ssl
http.host eq "www.example.com" xor ip.src in {203.0.113.0/24}
http.host eq "www.example.com" ^^ ssl
http.host eq "www.example.com" or ip.src in {203.0.113.0/24}
ssl
not ssl
not not ssl
true
false
http.request.uri.path matches "a\"b"
http.request.uri.path matches "a\"#b"
regex_replace(http.host, "a", "\\")
regex_replace(http.host, "\\\\", "a")
http.request.uri.path matches r#"a"b"#
http.request.uri.path matches r##"a"#b"##
regex_replace(http.host, r"\\", "a")
http.request.uri.path matches r"/api/login\.aspx$"
http.request.uri.path eq "/foo\"bar"
http.request.headers.names[0] == "Content-Type"
any(http.request.headers.names[*] == "Content-Type")
any(lower(http.request.headers.names[*])[*] == "content-type")
http.request.headers["accept"][0] eq "application/json"
any(http.request.headers["accept"][*] == "application/json")
len(http.request.uri.args["filter"][1]) eq 4
all(len(http.request.uri.args["filter"][*])[*] in {3 4})
all(not len(http.request.uri.args["filter"][*])[*] in {3 4})
len(http.request.uri.args["filter"]) >= 0
not len(http.request.uri.args["order"]) >= 0
(ip.src in $office_network)
ip.src in $cf.anonymizer or ip.src in $cf.open_proxies
http.host in {"example.com" "example.net"}
http.host in {"example.com" r"a.example" "example.com"}
ip.src in {198.51.100.1 198.51.100.3..198.51.100.7 192.0.2.0/24 2001:0db8::/32}
ip.src eq 2001:db8::1
ip.src in {fe80::/10 ::1 2001:db8::1..2001:db8::ff}
tcp.dstport in {8000..8009 8080..8089}
tcp.dstport in {443 8443 9000..9100}
lower(http.host) == "www.example.com"
any(url_decode(http.request.body.form.values[*])[*] contains "an xss attack")
all(http.request.headers["content-type"][*] == "application/json")
cidr(ip.src, 24, 24) == 113.10.0.0
cidr6(ip.src, 24) eq 2001::
concat("String1", " ", "String", "2")
concat("https://", http.host, http.request.uri.path)
(any(decode_base64(http.request.headers["client_id"][*])[*] eq "123abc"))
join(http.request.headers.names, ",")
len(http.host) gt 11
lookup_json_integer(http.request.body.raw, "version") eq 2
lookup_json_integer(http.request.body.raw, "product", "id") == 356
lookup_json_integer(http.request.body.raw, 1) == -234
lookup_json_integer(http.request.body.raw, 1, "product_id") in {123 456}
lookup_json_string(http.request.body.raw, "networks", 1) == "example"
regex_replace("/foo/bar", "/bar$", "/baz") == "/foo/baz"
regex_replace("/foo/a/path", "^/foo/([^/]*)/(.*)$", "/bar/@@{2}/@@{1}")
remove_bytes(http.host, "\x2e\x77")
remove_query_args(http.request.uri.query, "country", "order")
split(http.request.headers["x-categories"][0], ",", 64)[0] eq "diy"
substring(http.request.body.raw, 2, 5) eq "dfg"
substring(http.request.body.raw, -2)
substring(http.request.body.raw, 0, -2) contains "s"
to_string(cf.bot_management.score)
upper(http.host)
url_decode(http.request.uri.query, "r")
url_decode(http.request.uri.path) matches "(?u)\p{Hangul}+"
uuidv4(cf.random_seed)
wildcard_replace(http.request.full_uri, "https://*.example.com/*/*", "https://example.com/@@{1}/@@{2}/@@{3}")
wildcard_replace(http.request.uri.path, "/apps/*", "/@@{1}", "s")
http.host == "downloads.example.com" and not is_timed_hmac_valid_v0("mysecretkey", http.request.uri, 100000, http.request.timestamp.sec, 8)
is_timed_hmac_valid_v0("k", concat(http.request.uri, http.request.headers["timestamp"][0], "-", http.request.headers["mac"][0]), 100000, http.request.timestamp.sec, 0)
http.host eq "www.example.com" and not cf.edge.server_port in {80 443}
(ip.src.country ne "GB")
http.user_agent eq "MobileApp"
http.request.uri.path eq "/status" and http.request.method eq "GET" and not ip.src in $partner_ips
http.request.uri.path eq "/login" and http.request.method eq "POST" and http.response.code in {401 403}
http.request.uri.path eq "/merchant" and http.request.uri.query contains "action=lookup_price"
(lookup_json_string(http.request.jwt.claims["f174e90a-fafe-4643-bbbc-4a0ed4fc8415"][0], "user") eq "admin" and cf.waf.score < 40)
not any(lower(http.request.headers.names[*])[*] eq "x-csrf-token") and (http.request.full_uri eq "https://www.example.com/somepath")
any(len(http.request.headers.values[*])[*] gt 10)
http.request.accepted_languages[0] == "fr-CH"
concat("/", http.request.accepted_languages[0], http.request.uri.path) == "//my-path"
(any(cf.bot_management.detection_ids[*] eq 201326593) and cf.waf.credential_check.username_and_password_leaked)
ip.src == 192.0.2.1 && (tcp.flags.push || tcp.flags.reset)
ip.proto == "udp" and sip
bit_slice(udp, 64, 96) == 1953719668
ip.len >= 0
tcp.dstport in { 32768..65535 }
(tcp.dstport == 1000 || tcp.dstport == 1001) && (tcp.dstport == 1002 || tcp.dstport == 1003)
http.request.host matches ".*example\.com"
any(app.type.ids[*] in {25})
any(identity.groups.name[*] in {"Contractors"})
any(identity.groups[*].name in {"Engineering" "Security"})
any(http.request.uri.content_category[*] in {17 85 102})
any(device_posture.checks.passed[*] in {"a"}) or any(device_posture.checks.passed[*] in {"b"})
any(http.conn.domains[*] in {"internal.example.com"})
any(app.ids[*] in {554}) and http.upload.mime matches ".*" and not(http.request.host == "files.example")
any(dns.domains[*] in $f174e90a-fafe-4643-bbbc-4a0ed4fc8415)
is_jwt_valid("f174e90a-fafe-4643-bbbc-4a0ed4fc8415") or is_jwt_present("f174e90a")
(cf.api_gateway.fallthrough_detected and http.host in {"a.example" "b.example"})
http.request.uri.path.extension
"a literal alone"
404
`
  .split('\n')
  .filter((line) => line !== '')
  // A template literal cannot contain a group reference.
  .map((line) => line.replaceAll('@@', '$'));

/** Trees without positions, for comparison. */
const withoutPlaces = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, one) => (key === 'at' || key === 'to' ? undefined : one)));

describe('expressions', () => {
  it('every expression shown in the documentation is accepted', () => {
    expect(VALID.length).toBeGreaterThan(110);
    const isGood = (text: string, language: 'rules' | 'gateway') => expressionProblem(text, { language }) === undefined;
    expect(VALID.filter((text) => !isGood(text, 'rules') && !isGood(text, 'gateway'))).toEqual([]);
  });

  it('a printed expression has an equal meaning', () => {
    for (const text of VALID) {
      const read = readExpression(text);
      const printed = read.ok ? printExpression(read.expression) : '';
      expect([text, withoutPlaces(readExpression(printed))]).toEqual([text, withoutPlaces(read)]);
    }
  });

  it('an expression may span lines, with whitespace anywhere between its parts', () => {
    const nested = `(
      (http.host eq "api.example.com" and http.request.uri.path eq "/api/v2/auth") or
      (http.host matches "^(www|store|blog)\\.example\\.com" and http.request.uri.path contains "wp-login.php") or
      ip.geoip.country in {"CN" "TH"
        "US"} or ip.geoip.asnum in {12345 54321 11111}
    ) and not ip.src in {11.22.33.0/24}`;
    expect(expressionProblem(nested)).toBeUndefined();
    expect(expressionProblem('\n any ( http.request.headers.names [ * ] == "b" ) \t')).toBeUndefined();
  });

  it.each([
    ['http.host eq example.com', 14, 'unknown identifier'],
    ["http.host eq 'example.com'", 14, 'expected a value'],
    ['http.host eq "a" AND ssl', 18, 'unrecognised input'],
    ['http.request.uri.path ends_with ".html"', 23, 'unrecognised input'],
    ['(ssl))', 6, 'unrecognised input'],
    ['(ssl', 5, 'expected literal ")"'],
    ['(any(cf.bot_management.detection_ids[*] eq 201326593 and ssl))', 54, 'expected literal ","'],
    [
      'all(http.request.headers[\'content-type\'][*] == "application/json")',
      26,
      'expected quoted utf8 string or positive integer',
    ],
    ['lower(http.host ssl)', 17, 'expected literal ","'],
    ['concat(http.host, )', 19, 'expected identifier character'],
    ['', 1, 'expected identifier character'],
    ['ssl and', 8, 'expected identifier character'],
    ['ssl and or', 9, 'expected identifier character'],
    ['ssl or and ssl', 8, 'expected identifier character'],
    ['"a" eq "a"', 5, 'unrecognised input'],
    ['http..host eq "a"', 5, 'unrecognised input'],
    ['http.host eq "a', 14, 'could not find an ending quote'],
    ['http.host eq "a\\"', 14, 'could not find an ending quote'],
    ['http.host eq r#"a"', 14, 'could not find an ending quote'],
    ['http.request.headers.names[*] == "a"', 1, 'expected value of type Bool, but got Array<Bool>'],
    ['concat("a", http.request.headers.names[*])', 39, 'invalid use of map each access operator'],
    ['a[] eq 1', 3, 'expected quoted utf8 string or positive integer'],
    ['a[-1] eq 1', 3, 'expected quoted utf8 string or positive integer'],
    ['a[0 eq 1', 5, 'expected literal "]"'],
    ['ip.src == 192.0.2.0/24', 11, "couldn't parse address in network"],
    ['ip.src in 203.0.113.0/24', 11, 'expected literal "{"'],
    ['ip.src in {192.0.2.0/33}', 12, 'expected a value'],
    ['a in {1..2..3}', 7, 'expected a value'],
    ['a in {192.0.2.1..::1}', 7, 'expected a value'],
    ['a in {300.0.0.1}', 7, 'expected a value'],
    ['a in {1 "a"}', 9, 'the values of a list must be all strings, all numbers or all addresses'],
    ['a in {"a", "b"}', 10, 'expected a value'],
    ['a in {1', 8, 'expected a value'],
    ['a in $', 6, 'expected literal "{"'],
    ['http.host contains 5', 20, 'expected value of type Bytes, but got Int'],
    ['cf.waf.score eq 1..2', 17, 'expected value of type Int, but got a range'],
    ['http.host wildcard "/**"', 20, 'double star found in wildcard'],
    ['ip.geoip.country ne {"US" "MX"}', 21, 'expected a value'],
    ['404 or ssl', 5, 'unrecognised input'],
  ])('%s is rejected at character %i: %s', (text, column, why) => {
    const problem = expressionProblem(text) ?? 'none';
    expect(problem).toContain(`Filter parsing error (1:${column}):`);
    expect(problem).toContain(why);
  });

  it('an error is reported with its line and column', () => {
    expect(expressionProblem('ssl and\nhttp.host eq "a" )\nor ssl')).toBe(
      'Filter parsing error (2:18):\nhttp.host eq "a" )\n                 ^ unrecognised input',
    );
  });

  it('reading takes linear time and does not overflow the stack', async () => {
    const worst = (size: number): string[] => [
      '!'.repeat(size),
      'not '.repeat(size / 4),
      'a.'.repeat(size / 2),
      `a eq "${'\\'.repeat(size)}`,
      `a eq r${'#'.repeat(size)}`,
      `a eq r${'#'.repeat(255)}"${`"${'#'.repeat(254)}`.repeat(size / 255)}`,
      `a eq ${'1'.repeat(size)}`,
      `a in {${'1 '.repeat(size / 2)}`,
      `a in {${'"" '.repeat(size / 3)}`,
      `a strict${' '.repeat(size)}x`,
      `a wildcard "${'*x'.repeat(size / 2)}**`,
      `a${'[0]'.repeat(size / 3)}`,
      'ssl and '.repeat(size / 8),
      `f(${'1,'.repeat(size / 2)}`,
      `${'\n'.repeat(size)})`,
    ];
    // Build the texts first, so that only reading is measured.
    const made = new Map([50_000, 200_000].map((size) => [size, worst(size)]));
    for (const [index, text] of worst(1000).entries()) {
      const read = (size: number) => readExpression(made.get(size)?.[index] ?? '');
      expect([text.slice(0, 20), (await ratioOfFour(read, 50_000)) < LINEAR]).toEqual([text.slice(0, 20), true]);
    }
    expect(made.get(200_000)?.every((text) => text.length > 150_000)).toBe(true);
  });

  it('at most 128 parentheses may be open', () => {
    const deep = (depth: number) => expressionProblem(`${'('.repeat(depth)}ssl${')'.repeat(depth)}`);
    expect([deep(128), deep(129)?.includes('more than 128 parentheses')]).toEqual([undefined, true]);
    for (const sign of ['(', 'f('])
      expect(readExpression(sign.repeat(100_000))).toMatchObject({ message: expect.stringContaining('are open') });
  });
});
