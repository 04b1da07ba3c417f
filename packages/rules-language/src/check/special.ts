/**
 * Checks function-specific rules about arguments:
 * https://developers.cloudflare.com/ruleset-engine/rules-language/functions/
 */
import { bytesOf } from '../escapes.ts';
import { elementOf } from '../scheme/types.ts';
import type { Expression, Literal } from '../tree.ts';
import type { Argument, Call } from './arguments.ts';
import { checkWildcard, numberOf, problemAt, wrongType } from './literals.ts';

const literalOf = (argument: Argument | undefined): Literal | undefined =>
  argument?.expression.kind === 'literal' ? argument.expression.value : undefined;

function refused({ info }: Call, argument: Argument | undefined, index: number, why: string) {
  const place = argument?.expression ?? { at: 0, to: 1 };
  return problemAt(place, `invalid value of argument #${index}: ${why}`, { page: info.page });
}

function checkRange(call: Call, index: number, [least, most]: readonly [least: number, most: number]): void {
  const literal = literalOf(call.args[index]);
  if (literal === undefined) return;
  const value = numberOf(literal.source);
  if (value < BigInt(least) || value > BigInt(most))
    throw refused(
      call,
      call.args[index],
      index,
      `expected a number from ${least} to ${most}, but got ${literal.source}`,
    );
}

function checkFlags(call: Call, index: number, flags: string): void {
  const literal = literalOf(call.args[index]);
  if (literal === undefined) return;
  const given = bytesOf(literal.source);
  const wrong = [...given].find((flag) => !flags.includes(flag));
  if (wrong !== undefined)
    throw refused(call, call.args[index], index, `unknown flag "${wrong}", allowed: ${[...flags].join(', ')}`);
}

/** All arguments must have one type. */
function checkSame({ args }: Call): void {
  const type = args[0]?.type;
  for (const [index, one] of args.entries())
    if (type !== undefined && one.type !== type && one.type !== 'Any' && type !== 'Any')
      throw wrongType(one.expression, index, [type], one.type);
}

/** Every call within an expression. */
function* callsIn(expression: Expression): Generator<string> {
  if (expression.kind === 'logical') for (const part of expression.parts) yield* callsIn(part);
  else if (expression.kind === 'not') yield* callsIn(expression.of);
  else if (expression.kind !== 'literal') {
    const { name, args } = expression.kind === 'comparison' ? expression.left : expression.operand;
    if (args === undefined) return;
    yield name;
    for (const arg of args) yield* callsIn(arg);
  }
}

const REPLACERS = ['regex_replace', 'wildcard_replace'];

/** Allowed once per expression, and not nested. */
function checkOnce(call: Call): void {
  const { checker, info, operand, args } = call;
  const count = (checker.calls.get(info.name) ?? 0) + 1;
  checker.calls.set(info.name, count);
  if (count > 1) throw problemAt(operand, `${info.name}() can be used once in an expression`, { page: info.page });
  const inner = args.flatMap(({ expression }) => [...callsIn(expression)]).find((name) => REPLACERS.includes(name));
  if (inner !== undefined)
    throw problemAt(operand, `${info.name}() cannot be nested with ${inner}()`, { page: info.page });
}

/** https://developers.cloudflare.com/ruleset-engine/rules-language/functions/#regex_replace */
const MAX_REFERENCES = 8;

function checkReplacement(call: Call, index: number): void {
  const literal = literalOf(call.args[index]);
  if (literal === undefined) return;
  const references =
    bytesOf(literal.source)
      .replaceAll('$$', '')
      .match(/\$\{\w+\}/g) ?? [];
  if (references.length > MAX_REFERENCES)
    throw refused(call, call.args[index], index, `more than ${MAX_REFERENCES} replacement references`);
}

const QUERIES = ['http.request.uri.query', 'raw.http.request.uri.query'];

export const SPECIAL: Readonly<Record<string, (call: Call) => void>> = {
  bit_slice: (call) => {
    for (const index of [1, 2]) checkRange(call, index, [0, 2040]);
    const [from, to] = [1, 2].map((index) => literalOf(call.args[index])?.source ?? '0');
    const bits = numberOf(to ?? '0') - numberOf(from ?? '0');
    if (bits < 1n || bits > 32n) throw refused(call, call.args[2], 2, `a slice has from 1 to 32 bits, not ${bits}`);
  },
  cidr: (call) => {
    checkRange(call, 1, [1, 32]);
    checkRange(call, 2, [1, 128]);
  },
  cidr6: (call) => checkRange(call, 1, [1, 128]),
  coalesce: checkSame,
  concat: checkSame,
  encode_base64: (call) => checkFlags(call, 1, 'up'),
  has_value: ({ args: [collection, value] }) => {
    const element = collection === undefined ? undefined : elementOf(collection.type);
    if (element === undefined || value === undefined || value.type === element || value.type === 'Any') return;
    throw wrongType(value.expression, 1, [element], value.type);
  },
  is_timed_hmac_valid_v0: (call) => checkFlags(call, 5, 's'),
  regex_replace: (call) => {
    checkOnce(call);
    const literal = literalOf(call.args[1]);
    if (literal !== undefined) call.checker.pattern(literal, bytesOf(literal.source));
    checkReplacement(call, 2);
  },
  remove_query_args: (call) => {
    const first = call.args[0]?.expression;
    const name = first?.kind === 'operand' && first.operand.args === undefined ? first.operand.name : '';
    if (!QUERIES.includes(name)) throw refused(call, call.args[0], 0, `expected ${QUERIES.join(' or ')}`);
  },
  split: (call) => {
    const separator = literalOf(call.args[1]);
    if (separator !== undefined && bytesOf(separator.source) === '')
      throw refused(call, call.args[1], 1, 'the separator cannot be empty');
    checkRange(call, 2, [1, 128]);
  },
  url_decode: (call) => checkFlags(call, 1, 'ru'),
  wildcard_replace: (call) => {
    checkOnce(call);
    const literal = literalOf(call.args[1]);
    if (literal !== undefined) checkWildcard(literal);
    checkReplacement(call, 2);
    checkFlags(call, 3, 's');
  },
};
