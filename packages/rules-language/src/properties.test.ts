import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkExpression } from './check/check.ts';
import { quoted } from './escapes.ts';
import { evaluate } from './evaluate/evaluate.ts';
import { readExpression } from './parse.ts';
import { printExpression } from './print.ts';
import { FUNCTIONS } from './scheme/functions.ts';
import { FIELDS } from './scheme/scheme.ts';

const word = fc.constantFrom('/a', 'b', '', 'a"b\\', 'é', 'example.com', 'x*y');
const textField = fc.constantFrom('http.host', 'http.request.uri.path', 'http.request.headers["x"][0]');
const leaf = fc.oneof(
  fc
    .tuple(textField, fc.constantFrom('eq', 'ne', 'lt', 'ge', 'contains', '=='), word)
    .map(([field, operator, value]) => `${field} ${operator} ${quoted(value)}`),
  fc
    .tuple(textField, fc.constantFrom('a.c', '^b', '(x|y)*'))
    .map(([field, pattern]) => `${field} matches "${pattern}"`),
  fc.tuple(textField, fc.constantFrom('a*', '*', '/*/b')).map(([field, pattern]) => `${field} wildcard "${pattern}"`),
  fc
    .tuple(fc.constantFrom('gt', 'le', '&'), fc.integer())
    .map(([operator, value]) => `cf.waf.score ${operator} ${value}`),
  fc.constantFrom(
    'ssl',
    'true',
    'ip.src in {10.0.0.0/8 ::1}',
    'http.host in {"a" "b"}',
    'lower(http.host) eq http.referer',
  ),
  fc.constantFrom('any(http.request.headers["x"][*] eq "a")', 'all(len(http.request.headers.names[*])[*] gt 1)'),
);
const expression = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 5 },
    leaf,
    fc
      .tuple(tie('condition'), fc.constantFrom('and', 'or', 'xor', '&&', '||', '^^'), tie('condition'))
      .map((parts) => parts.join(' ')),
    tie('condition').map((inner) => `not ${inner}`),
    tie('condition').map((inner) => `(${inner})`),
  ),
})).condition;

const request = fc.record({
  'http.host': word,
  'http.request.uri.path': word,
  'http.referer': word,
  'http.request.headers': fc.dictionary(fc.constantFrom('x', 'y'), fc.array(word, { maxLength: 3 })),
  'http.request.headers.names': fc.array(word, { maxLength: 3 }),
  'cf.waf.score': fc.integer(),
  'ip.src': fc.constantFrom('10.0.0.1', '::1', '192.0.2.1'),
  ssl: fc.boolean(),
});

/** Tokens of expressions, in any order. */
const token = fc.oneof(
  fc.constantFrom(...FIELDS.map(({ name }) => name), ...FUNCTIONS.map(({ name }) => `${name}(`)),
  fc.constantFrom(
    '(',
    ')',
    '[',
    ']',
    '[*]',
    '{',
    '}',
    ',',
    ' eq ',
    ' in ',
    ' matches ',
    ' wildcard ',
    ' & ',
    'not ',
    ' and ',
    ' xor ',
  ),
  fc.constantFrom(
    '"',
    '"a"',
    'r#"',
    '1',
    '-5',
    '0x1f',
    '1..2',
    '10.0.0.0/8',
    '::1',
    '2f:61',
    '$list',
    '\\',
    '\n',
    '\u00a0',
  ),
);

describe('generated expressions', () => {
  it('an expression keeps its meaning when printed and read again', () => {
    fc.assert(
      fc.property(expression, request, (text, fields) => {
        const read = readExpression(text);
        if (!read.ok) throw new Error(`${text}: ${read.message}`);
        const again = readExpression(printExpression(read.expression));
        if (!again.ok) throw new Error(`${text}: ${again.message}`);
        expect(evaluate(again.expression, { fields })).toEqual(evaluate(read.expression, { fields }));
      }),
      { numRuns: 400 },
    );
  });

  it('a valid expression has a value for every request, and evaluation never throws', () => {
    fc.assert(
      fc.property(fc.array(token, { maxLength: 14 }), request, (tokens, fields) => {
        const text = tokens.join('');
        const checked = checkExpression(text);
        expect(checked.ok || checked.problem.at <= text.length).toBe(true);
        const read = readExpression(text);
        if (read.ok) evaluate(read.expression, { fields });
      }),
      { numRuns: 2000 },
    );
  });

  it('an expression of 8 kB takes a bounded number of steps', () => {
    const long = 'a'.repeat(8000);
    const fields = {
      'http.host': long,
      'http.request.body.raw': '['.repeat(8000),
      'http.request.uri.query': '%25'.repeat(2600),
    };
    const worst = [
      'http.host matches "(a*)*b"',
      'http.host matches "(a|a|a)*(a|b)*c"',
      'http.host matches "^(((a+)+)+)+$"',
      'http.host matches "a{500}b"',
      `http.host contains "${'a'.repeat(4000)}b"`,
      `http.host wildcard "${'*a'.repeat(1500)}b"`,
      'lookup_json_string(http.request.body.raw, 0, 0) eq "a"',
      'url_decode(http.request.uri.query, "r") eq "a"',
      `concat(${'http.host, '.repeat(300)}http.host) contains "b"`,
      `${'not '.repeat(120)}ssl`,
      `${'ssl xor '.repeat(500)}ssl`,
    ];
    for (const text of worst) {
      const read = readExpression(text);
      const start = performance.now();
      if (read.ok) evaluate(read.expression, { fields: { ...fields, ssl: true } });
      // With backtracking this would never end.
      expect([text.slice(0, 40), read.ok, performance.now() - start < 5000]).toEqual([text.slice(0, 40), true, true]);
    }
  });
});
