/** Values that hostile and broken programs send: texts for each kind of field, numbers, and keys. */

/** JSON as written here, also where no value would print so: `1e999`, a lone surrogate, a key twice. */
export class Raw {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const long = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** Texts that make a careless regular expression go back and forth without end: much of the same, then a misfit. */
export const STALLS = [
  'a',
  '0',
  '.',
  ' ',
  '-',
  '*',
  'a.',
  '1,',
  '0:',
  ':',
  '/',
  '\\',
  '"',
  '%',
  '((',
  '[a',
  'a@',
  '\t;',
  '\n',
]
  .flatMap((text) => [`${long(text, 40)}!`, `${long(text, 30_000)}!`])
  .concat(`x${long(' ', 30_000)}x`, `${long('a', 20_000)}@${long('a.', 20_000)}!`);

const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '..',
  '../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'C:\\',
  '/etc/passwd',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://[::1',
  'http://user:pw@host:99999/',
  "' OR '1'='1",
  "'; DROP TABLE zones; --",
  '" UNION SELECT * FROM sqlite_master --',
  '%',
  '_',
  '[a-z',
  'a* GLOB [',
  '%00',
  '%ff',
  '%zz',
  '🦊',
  'é́́́',
  '\u202e\u200b\ufeff',
  'İıſK',
  '$&$1$`',
  '{{7*7}}',
  '$(1)',
  '-0',
  '1e999',
  'NaN',
  'Infinity',
  '0x10',
  '9'.repeat(400),
  '2026-02-30T25:61:61Z',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '9999999999999',
  'true',
  'null',
  '[]',
  '{"a":',
];

export const NETWORKS = [
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.1/8',
  '256.1.1.1',
  '::ffff:1.2.3.4/129',
  '1.1.1.1/1e1',
  '::1%eth0',
  `${long('0:', 200)}:`,
  '1.2.3.4/-1',
  '01.02.03.04',
  '/',
];
export const PATTERNS = [
  '(a+)+$',
  '((a*)*)*b',
  '(?:a|a)*c',
  '[',
  '(?<=x',
  '\\',
  '(?P<n>a)(?P<n>b)',
  '(?i)(?s)[[:alpha:]]',
  'a{1,99999999}',
  long('(', 5000),
  long('(a?)', 3000),
  '\\p{Nope}',
  '(?<__proto__>a)',
];
export const CRONS = [
  '* * * * *',
  '*/0 * * * *',
  '60 24 32 13 8',
  '0-59/0 * * * *',
  long('1,', 20_000),
  '* * * * * * *',
  'L W # ? *',
  '5-1 * * * *',
  '1/1/1 * * * *',
];
export const EXPRESSIONS = [
  '(',
  `${long('(', 20_000)}`,
  long('not ', 20_000),
  'ip.src eq',
  'http.request.uri.path matches "(a+)+$"',
  'ip.src in {1.1.1.1..}',
  '"unclosed',
  `(true)${long(' and (true)', 20_000)}`,
  'ip.src in $',
  'x[0][',
  'concat(',
];
export const STATEMENTS = [
  "ATTACH DATABASE '/etc/passwd' AS x",
  "SELECT load_extension('x')",
  "SELECT readfile('/etc/passwd')",
  "VACUUM INTO '/tmp/fuzz-out'",
  'PRAGMA writable_schema = 1',
  'PRAGMA database_list',
  'WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 100000) SELECT count(*) FROM c',
  'SELECT zeroblob(2000000000)',
  "SELECT printf('%.*c', 2000000000, 'x')",
  'CREATE TABLE t (a); INSERT INTO t VALUES (1); BEGIN; SELECT 1',
  'CREATE TABLE "__proto__" ("constructor")',
  'SELECT 1 AS "__proto__", 2 AS a, 3 AS a',
  "SELECT 9223372036854775807, 1e999, -1e999, NULL, x'ff'",
  'SELECT ?1, ?2, ?99999',
  'SELECT',
  ';;;;',
  '-- nothing',
  "SELECT 'a\u0000b'",
  'CREATE TRIGGER r AFTER INSERT ON t BEGIN INSERT INTO t VALUES (1); END',
  'DROP TABLE sqlite_master',
  `SELECT ${long('(', 3000)}1${long(')', 3000)}`,
  `SELECT 1${long(' UNION ALL SELECT 1', 20_000)}`,
  "SELECT 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' GLOB '*a*a*a*a*a*a*a*a*a*a*b'",
];
export const ZONE_FILES = [
  '$INCLUDE /etc/passwd\n',
  '$GENERATE 1-1000000000 a$ A 192.0.2.1\n',
  '$ORIGIN .\n$TTL -1\n@ IN SOA a. b. ( 1 2 3',
  `www 300 IN TXT ${long('"a" ', 30_000)}\n`,
  `www 300 IN TXT "unclosed\n${long('(', 20_000)}`,
  long('a A 192.0.2.1\n', 30_000),
  long(') (', 20_000),
  `${long('a.', 600)} A 192.0.2.1\n`,
  '\\000\\999\\ A 1.2.3.4\n',
  'www IN CLASS255 TYPE65535 \\# 99999 00\n',
  '\u0000\u0000\u0000',
  '__proto__ A 192.0.2.1\nconstructor CNAME __proto__\n',
  'x IN LOC 99 99 99 N 999 E 9e99m\n',
  long(';', 30_000),
];
const CERTIFICATES = [
  '-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----',
  `-----BEGIN CERTIFICATE-----\n${long('/', 20_000)}\n-----END CERTIFICATE-----`,
  `-----BEGIN CERTIFICATE-----\nMIKEYYYY\n-----END CERTIFICATE-----\n`,
  long('-----BEGIN ', 20_000),
  `-----BEGIN CERTIFICATE-----\n${long('MIAw', 20_000)}`,
];

/** By the names of fields in which the texts are meant. */
const MEANT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/sql|query|statement/i, STATEMENTS],
  [/^file$|zone_?file|bind/i, ZONE_FILES],
  [/regex|pattern|match/i, PATTERNS],
  [/cron|schedule/i, CRONS],
  [/expression|filter|traffic|identity|wirefilter|condition/i, EXPRESSIONS],
  [/ip|cidr|network|address|prefix|route/i, NETWORKS],
  [/cert|key|csr|pem/i, CERTIFICATES],
];

const REST = [...STALLS, ...NETWORKS, ...PATTERNS, ...CRONS, ...EXPRESSIONS, ...STATEMENTS, ...CERTIFICATES];

export function pick<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T; // no list here is empty
}

/** A text for a field with this name. */
export function hostileText(random: () => number, name: string): string {
  const meant = MEANT.find(([names]) => names.test(name))?.[1];
  if (meant !== undefined && random() < 0.6) return pick(random, meant);
  const chance = random();
  return pick(random, chance < 0.5 ? TEXTS : chance < 0.75 ? STALLS : REST);
}

const NUMBERS = [
  '1e999',
  '-1e999',
  '-0',
  '1e-400',
  '9007199254740993',
  '-1',
  '0',
  '0.1',
  '1e21',
  '18446744073709551616',
  '2147483648',
  '-9223372036854775809',
];
const CLUMSY = [
  'NaN',
  'Infinity',
  'undefined',
  '0x10',
  '01',
  '+1',
  '.5',
  '1.',
  "'a'",
  '// a\n1',
  '[1,]',
  '{"a":1,}',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u0000"',
  '"\\x"',
  '{"a":1,"a":2}',
  '{"__proto__":{"polluted":1}}',
  '{"\\u005f_proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"toString":1,"valueOf":2,"toJSON":3,"length":-1,"then":4}',
  '{"hasOwnProperty":1,"__defineGetter__":2}',
  '[[],{},[[]]]',
  'null',
  'true',
  '""',
  '{}',
  '[]',
];

/** Any value, for a field with this name. */
export function hostileValue(random: () => number, name: string): unknown {
  const chance = random();
  if (chance < 0.45) return hostileText(random, name);
  if (chance < 0.6) return new Raw(pick(random, NUMBERS));
  if (chance < 0.9) return new Raw(pick(random, CLUMSY));
  if (chance < 0.96) return Array.from({ length: pick(random, [1, 101, 1001, 20_000]) }, () => 'a');
  return new Raw(long('{"a":[', 300) + long(']}', 300));
}

export const HOSTILE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  ' ',
  '\u0000',
  '$ref',
  'a.b',
  'a/b',
  'a~1b',
  '0',
  '-1',
  'length',
  'then',
  '🦊',
];

export { long };
