/** Compares values: https://developers.cloudflare.com/ruleset-engine/rules-language/operators/ */
import { addressRange, isVersion6Number } from '../addresses.ts';
import { numberOf } from '../check/literals.ts';
import { bytesOf, patternOf, utf8 } from '../escapes.ts';
import type { Budget } from '../regex/match.ts';
import type { Literal } from '../tree.ts';
import { isBytes } from '../values.ts';
import { isMatch } from './calls.ts';
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
    const is = isMatch(utf8(patternOf(source)), left, budget);
    return is === 'spent' ? UNKNOWN : is;
  }
  budget.left -= left.length;
  return matchWildcard(left, bytesOf(source), operator === 'strict wildcard') !== undefined;
}

const isInRange = (left: Value, source: string): boolean =>
  isAddress(left) && isWithin(left.address, addressRange(source));

const isWithin = (value: bigint, [first, last]: readonly [first: bigint, last: bigint]): boolean =>
  value >= first && value <= last;

/** The items of a set for values of one type. */
interface Items {
  readonly values: ReadonlySet<Value>;
  readonly ranges: readonly (readonly [first: bigint, last: bigint])[];
}

/** By the type of the compared value: `2f:61` is text or part of an address. */
const prepared = new WeakMap<readonly Literal[], Map<string, Items>>();

/** True if a set has the value: an item, or a number or an address within a range. */
export function isItem(left: Value, literals: readonly Literal[]): boolean {
  const byType = prepared.get(literals) ?? new Map<string, Items>();
  prepared.set(literals, byType);
  const type = typeof left;
  const items = byType.get(type) ?? itemsFor(left, literals);
  byType.set(type, items);
  if (isAddress(left)) return items.ranges.some((range) => isWithin(left.address, range));
  return items.values.has(left) || (typeof left === 'bigint' && items.ranges.some((range) => isWithin(left, range)));
}

function itemsFor(left: Value, literals: readonly Literal[]): Items {
  const values = new Set<Value>();
  const ranges: (readonly [bigint, bigint])[] = [];
  for (const literal of literals) {
    if (literal.kind === 'numbers') {
      const [from = '0', to = '0'] = literal.source.split('..');
      if (typeof left === 'bigint') ranges.push([numberOf(from), numberOf(to)]);
    } else if (literal.kind === 'addresses') {
      if (isAddress(left)) ranges.push(addressRange(literal.source));
    } else {
      const value = literalValue(literal, left);
      if (!isAddress(value)) values.add(value);
      else if (isAddress(left)) ranges.push([value.address, value.address]);
    }
  }
  return { values, ranges };
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
