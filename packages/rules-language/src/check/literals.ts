/**
 * Checks literals against their possible types: https://developers.cloudflare.com/ruleset-engine/rules-language/values/
 */
import { addressNumber, addressRange, addressText } from '../addresses.ts';
import { badEscape, between, bytesOf } from '../escapes.ts';
import { ExpressionError, type Problem } from '../problem.ts';
import type { Accepts } from '../scheme/functions.ts';
import { isArray, type Scalar, type Type } from '../scheme/types.ts';
import type { Literal, Place } from '../tree.ts';
import { isBytes } from '../values.ts';

const VALUES = 'https://developers.cloudflare.com/ruleset-engine/rules-language/values/';

/** The type of a literal by its syntax. */
export const literalType = ({ kind }: Literal): Scalar =>
  kind === 'boolean'
    ? 'Bool'
    : kind === 'text' || kind === 'bytes'
      ? 'Bytes'
      : kind === 'number' || kind === 'numbers'
        ? 'Int'
        : 'Ip';

export function problemAt({ at, to }: Place, message: string, more?: Pick<Problem, 'hint' | 'page'>): ExpressionError {
  return new ExpressionError({ at, length: Math.max(1, to - at), message, ...more });
}

const HINTS: Readonly<Record<Scalar, string>> = {
  Bytes: 'Put text in quotes.',
  Int: 'Write a whole number without quotes.',
  Ip: 'Write an IP address without quotes. Networks and ranges belong in a list: in {192.0.2.0/24}.',
  Bool: 'Use a Boolean on its own: ssl, not ssl.',
  Any: '',
};

/** @throws ExpressionError if the literal cannot be a value of the type */
export function checkLiteral(literal: Literal, type: Scalar): void {
  const own = literalType(literal);
  const isRange = literal.kind === 'numbers' || literal.kind === 'addresses';
  if (type === 'Any' && !isRange) {
    if (own === 'Bytes') checkText(literal);
    return;
  }
  if (type === 'Bytes' && isBytes(literal.source)) return;
  if (own === type && !isRange) {
    if (own === 'Bytes') checkText(literal);
    if (own === 'Int') checkNumber(literal, literal.source);
    return;
  }
  const message =
    type === 'Ip'
      ? "couldn't parse address in network: invalid IP address syntax"
      : `expected value of type ${type}, but got ${isRange ? 'a range' : own}`;
  throw problemAt(literal, message, { hint: HINTS[type], page: VALUES });
}

/** `\"`, `\\`, `\xHH` and `\OOO` are the only escapes in quoted text. */
export function checkText(literal: Literal): void {
  if (literal.kind !== 'text') return;
  const at = badEscape(literal.source);
  if (at < 0) return;
  const place = { at: literal.at + at, to: literal.at + at + 2 };
  const hint = 'Write \\\\ for a backslash, or a raw string: r"…".';
  throw problemAt(place, 'expected ", xHH or OOO after \\', { hint, page: `${VALUES}#quoted-string-syntax` });
}

/** Integers have 64 bits. */
const MAX_SIZE = 2n ** 63n - 1n;

/** The value of `5`, `0x1F90` and `0777`. */
export function numberOf(source: string): bigint {
  const isNegative = source.startsWith('-');
  const digits = isNegative ? source.slice(1) : source;
  const size = BigInt(/^0\d+$/.test(digits) && !/[89]/.test(digits) ? `0o${digits}` : digits);
  return isNegative ? -size : size;
}

function checkNumber(place: Place, source: string): void {
  const value = numberOf(source);
  if (value > MAX_SIZE || value < -MAX_SIZE - 1n)
    throw problemAt(
      place,
      `number too ${value < 0n ? 'small' : 'large'} to fit in target type while parsing with radix 10`,
    );
}

/** A list item, possibly a range. */
export function checkItem(literal: Literal, type: Scalar): void {
  const own = literalType(literal);
  const isRange = literal.kind === 'numbers' || literal.source.includes('..');
  if (!isRange && !(literal.kind === 'addresses' && (type === 'Ip' || type === 'Any'))) {
    checkLiteral(literal, type);
    return;
  }
  if (own !== type && type !== 'Any') checkLiteral(literal, type);
  if (!isRange) {
    checkNetwork(literal);
    return;
  }
  const [from = '', to = ''] = literal.source.split('..');
  const isReversed = own === 'Int' ? numberOf(from) > numberOf(to) : addressNumber(from) > addressNumber(to);
  if (own === 'Int') for (const end of [from, to]) checkNumber(literal, end);
  if (isReversed) throw problemAt(literal, 'incompatible range bounds', { hint: 'Put the smaller end first.' });
}

/**
 * Messages as in the network parser that the API uses:
 * https://docs.rs/cidr/latest/cidr/errors/enum.NetworkParseError.html
 */
function checkNetwork(literal: Literal): void {
  const [base = ''] = literal.source.split('/');
  const [first] = addressRange(literal.source);
  if (addressNumber(base) === first) return;
  const bits = literal.source.slice(base.length);
  throw problemAt(literal, 'host part of address was not zero', {
    hint: `The network is ${addressText(first)}${bits}.`,
  });
}

const WILDCARD = 'https://developers.cloudflare.com/ruleset-engine/rules-language/operators/#wildcard-matching';

/** `\*` and `\\` are the only escapes, and `**` is invalid. */
export function checkWildcard(literal: Literal): void {
  checkText(literal);
  const pattern = bytesOf(literal.source);
  const { start, isRaw } = between(literal.source);
  for (let at = 0; at < pattern.length; at++) {
    const pair = pattern.slice(at, at + 2);
    // In a raw string, positions in the pattern map directly to the source.
    const place = isRaw ? { at: literal.at + start + at, to: literal.at + start + at + 2 } : literal;
    if (pair === '**')
      throw problemAt(place, 'double star found in wildcard', { hint: 'One * is enough.', page: WILDCARD });
    if (pair[0] !== '\\') continue;
    if (pair !== '\\*' && pair !== '\\\\')
      throw problemAt(place, 'invalid escape sequence in wildcard', {
        hint: 'Only \\* and \\\\ are escapes.',
        page: WILDCARD,
      });
    at++;
  }
}

/** An argument of a type that the function does not accept. */
export function wrongType(place: Place, index: number, types: readonly Accepts[], actual: Type): ExpressionError {
  const message = `invalid type of argument #${index}: expected value of type ${types.join(' or ')}, but got ${actual}`;
  return problemAt(place, message, isArray(actual) ? { hint: 'Take each item with [*], or one with [0].' } : {});
}
