/**
 * Reads expressions: operators, literals and calls.
 * https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/operators/
 */
import { isWord, type Reader, unexpected } from './reader.ts';
import type { Expression } from './tree.ts';
import { SqlError, UNITS, type Unit } from './values.ts';

const call = (name: string, ...args: readonly Expression[]): Expression => ({
  kind: 'call',
  name,
  parameters: [],
  args,
  isDistinct: false,
});

const SUMS = ['+', '-'];
const PRODUCTS = ['*', '/', '%'];
const COMPARISONS = ['=', '==', '<>', '!=', '<=', '>=', '<', '>'];

export function parseExpression(reader: Reader): Expression {
  return joined(reader, ['OR'], () => joined(reader, ['AND'], () => negated(reader)));
}

/** Operators of one precedence, from the left. */
function joined(reader: Reader, operators: readonly string[], inner: () => Expression): Expression {
  let left = inner();
  for (;;) {
    const operator = operators.find((one) => reader.takes(one));
    if (operator === undefined) return left;
    left = call(operator, left, inner());
  }
}

function negated(reader: Reader): Expression {
  return reader.takes('NOT') ? call('NOT', negated(reader)) : compared(reader);
}

function compared(reader: Reader): Expression {
  const left = joined(reader, SUMS, () => product(reader));
  const operator = COMPARISONS.find((one) => reader.takes(one));
  if (operator !== undefined)
    return call(
      operator,
      left,
      joined(reader, SUMS, () => product(reader)),
    );
  const isNot = reader.takes('NOT');
  const found = listed(reader, left);
  if (found !== undefined) return isNot ? call('NOT', found) : found;
  if (isNot) throw unexpected(reader.peek(), 'IN, BETWEEN, LIKE or ILIKE');
  return left;
}

const product = (reader: Reader): Expression => joined(reader, PRODUCTS, () => unary(reader));

/** `IN`, `BETWEEN`, `LIKE` and `ILIKE` after a value. */
function listed(reader: Reader, left: Expression): Expression | undefined {
  if (reader.takes('IN')) {
    reader.expect('(');
    return call('IN', left, ...list(reader));
  }
  const operand = (): Expression => joined(reader, SUMS, () => product(reader));
  if (reader.takes('BETWEEN')) {
    const from = operand();
    reader.expect('AND');
    return call('AND', call('>=', left, from), call('<=', left, operand()));
  }
  const like = ['LIKE', 'ILIKE'].find((one) => reader.takes(one));
  return like === undefined ? undefined : call(like, left, operand());
}

/** Values up to the closing parenthesis. */
function list(reader: Reader): Expression[] {
  const found: Expression[] = [];
  if (reader.takes(')')) return found;
  do found.push(parseExpression(reader));
  while (reader.takes(','));
  reader.expect(')');
  return found;
}

function unary(reader: Reader): Expression {
  if (reader.takes('-')) return call('negate', unary(reader));
  return reader.takes('+') ? unary(reader) : primary(reader);
}

function primary(reader: Reader): Expression {
  const token = reader.next();
  const { kind, text } = token;
  if (kind === 'number') return { kind: 'literal', value: Number(text) };
  if (kind === 'string') return { kind: 'literal', value: text };
  if (kind === 'quoted') return { kind: 'name', name: text };
  if (kind === 'sign' && text === '(') {
    const inner = parseExpression(reader);
    reader.expect(')');
    return inner;
  }
  if (kind !== 'word') throw unexpected(token, 'a value');
  if (isWord(reader.peek(), '(')) return called(reader, text);
  if (/^(?:true|false)$/i.test(text)) return { kind: 'literal', value: /^true$/i.test(text) };
  if (/^interval$/i.test(text)) return interval(reader);
  return { kind: 'name', name: text };
}

/** `INTERVAL '42' DAY`: https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/literals/ */
function interval(reader: Reader): Expression {
  const { kind, text } = reader.next();
  const count = Number(text);
  if ((kind !== 'string' && kind !== 'number') || !Number.isInteger(count))
    throw new SqlError(`INTERVAL takes a whole number in quotes, such as INTERVAL '1' DAY; it got ${text}.`);
  return { kind: 'literal', value: { count, unit: unitOf(reader) } };
}

function unitOf(reader: Reader): Unit {
  const { text } = reader.next();
  const unit = UNITS.find((one) => one === text.toUpperCase());
  if (unit === undefined) throw new SqlError(`${text} is not a unit of time. Units: ${UNITS.join(', ')}.`);
  return unit;
}

function called(reader: Reader, name: string): Expression {
  reader.expect('(');
  const lower = name.toLowerCase();
  if (lower === 'extract') {
    const unit = unitOf(reader);
    reader.expect('FROM');
    const args = list(reader);
    return call('extract', { kind: 'literal', value: unit }, ...args);
  }
  if (lower === 'position') {
    const needle = joined(reader, SUMS, () => product(reader));
    reader.expect('IN');
    return call('position', needle, ...list(reader));
  }
  if (lower === 'count' && reader.takes('*')) {
    reader.expect(')');
    return call('count');
  }
  const isDistinct = reader.takes('DISTINCT');
  const args = list(reader);
  if (!reader.takes('(')) return { kind: 'call', name, parameters: [], args, isDistinct };
  return { kind: 'call', name, parameters: args, args: list(reader), isDistinct };
}
