/** Evaluates rules whose fields have 8 kB, with patterns that engines with backtracking cannot end. Argument: rounds. Prints milliseconds. */
import { evaluate, readExpression } from '../../packages/rules-language/src/index.ts';

const [rounds = '20'] = process.argv.slice(2);
const LENGTH = 8_000;
const fields = {
  'http.host': 'a'.repeat(LENGTH),
  'http.user_agent': 'Mozilla/5.0 '.repeat(LENGTH / 12),
  'http.request.headers.values': Array.from({ length: LENGTH / 8 }, (_, index) => `value ${index}`),
  'http.request.body.raw': JSON.stringify({ items: Array.from({ length: LENGTH / 20 }, (_, id) => ({ id, n: 'x' })) }),
  'http.request.uri.query': 'a=%2525&'.repeat(LENGTH / 8),
};
const expressions = {
  pattern: 'http.host matches "^(((a+)+)+)+$" or http.host matches "(a|a|a)*(a|b)*c"',
  words: 'http.user_agent matches "(?i)(bot|crawl|spider|slurp|curl|wget|python|java|perl|ruby|scan|nikto|sqlmap)"',
  set: `any(http.request.headers.values[*] in {${Array.from({ length: 250 }, (_, index) => `"none ${index}"`).join(' ')}})`,
  functions:
    'lookup_json_integer(http.request.body.raw, "items", 300, "id") eq 1 or url_decode(http.request.uri.query, "r") contains "zz" or http.host wildcard "*b*b*b*"',
};

function median(text: string): number {
  const read = readExpression(text);
  if (!read.ok) throw new Error(read.problem.message);
  const times = Array.from({ length: Number(rounds) }, () => {
    const start = performance.now();
    if (!evaluate(read.expression, { fields }).isKnown) throw new Error(`${text} takes too many steps.`);
    return performance.now() - start;
  });
  return times.sort((one, other) => one - other)[times.length >> 1] ?? 0;
}

console.log(
  JSON.stringify(Object.fromEntries(Object.entries(expressions).map(([name, text]) => [name, median(text)]))),
);
