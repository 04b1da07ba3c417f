/** Compares values: https://developers.cloudflare.com/ruleset-engine/rules-language/operators/ */
import { addressRange, isVersion6Number } from '../addresses.ts';
import { numberOf } from '../check/literals.ts';
import { bytesOf, patternOf, utf8 } from '../escapes.ts';
import type { Budget } from '../regex/match.ts';
import type { Literal } from '../tree.ts';
import { isBytes } from '../values.ts';
import { matchOf } from './calls.ts';
import { indexOf, matchWildcard } from './search.ts';
import { isAddress, isSame, type Known, UNKNOWN, type Value } from './value.ts';

/** The value of a literal, converted to the type of the other value. */
export function literalValue({ kind, source }: Literal, other: Value | undefined): Value {
  if (kind === 'text') return bytesOf(source);
  if (typeof other === 'string' && isBytes(source)) return bytesIn(source);
  if (kind === 'number') return numberOf(source);
  if (kind === 'boolean') return source === 'true';
  if (kind === 'bytes') return bytesIn(source);
  return kind === 'address' ? { address: addressRange(source)[0] } : source;
}

/** `2f:61` is `/a`. */
const bytesIn = (source: string): string =>
  source
    .split(/[:.-]/)
    .map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
    .join('');

/** Addresses of different versions are unordered. */
function order(left: Value, right: Value): number | undefined {
  if (isAddress(left) && isAddress(right)) {
    if (isVersion6Number(left.address) !== isVersion6Number(right.address)) return undefined;
    return left.address < right.address ? -1 : Number(left.address > right.address);
  }
  if (typeof left !== typeof right || typeof left === 'object' || typeof right === 'object') return undefined;
  return left < right ? -1 : Number(left > right);
}

export function compare(left: Value, operator: string, right: Value): boolean {
  switch (operator) {
    case 'eq':
      return isSame(left, right);
    case 'ne':
      return !isSame(left, right);
    case 'contains':
      return typeof left === 'string' && typeof right === 'string' && indexOf(left, right) >= 0;
    case 'bitwise_and':
      return typeof left === 'bigint' && typeof right === 'bigint' && (left & right) !== 0n;
    default: {
      const by = order(left, right);
      if (by === undefined) return false;
      if (operator === 'lt') return by < 0;
      if (operator === 'le') return by <= 0;
      return operator === 'gt' ? by > 0 : by >= 0;
    }
  }
}

/** Compares with a pattern. */
export function matches(left: Value, operator: string, { source }: Literal, budget: Budget): Known<boolean> {
  if (typeof left !== 'string') return false;
  if (operator === 'matches') {
    const groups = matchOf(utf8(patternOf(source)), left, budget);
    return groups === 'spent' ? UNKNOWN : groups !== undefined;
  }
  budget.left -= left.length;
  return matchWildcard(left, bytesOf(source), operator === 'strict wildcard') !== undefined;
}

/** Matches a list item: a value, a range of numbers, a network or a range of addresses. */
export function isItem(left: Value, literal: Literal): boolean {
  if (literal.kind === 'numbers') {
    const [from = '0', to = '0'] = literal.source.split('..');
    return typeof left === 'bigint' && left >= numberOf(from) && left <= numberOf(to);
  }
  if (literal.kind === 'addresses') return isInRange(left, literal.source);
  return isSame(left, literalValue(literal, left));
}

function isInRange(left: Value, source: string): boolean {
  if (!isAddress(left)) return false;
  const [first, last] = addressRange(source);
  return left.address >= first && left.address <= last;
}

/** Matches an item of an account list: address, network, number, text, or hostname with a leading `*.`. */
export function isListed(left: Value, items: readonly string[]): boolean {
  return items.some((item) => {
    if (isAddress(left)) return /^[\da-f:.]+(?:\/\d+)?$/i.test(item) && isInRange(left, item);
    if (typeof left === 'bigint') return /^\d+$/.test(item) && BigInt(item) === left;
    if (typeof left !== 'string') return false;
    return item.startsWith('*.') ? left.endsWith(utf8(item.slice(1))) : left === utf8(item);
  });
}
