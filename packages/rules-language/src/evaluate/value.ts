/** Values of an evaluation, and their conversion from and to those of a caller. */
import { addressNumber, addressText, addressVersion } from '../addresses.ts';
import { fromBytes, text, utf8 } from '../escapes.ts';
import { elementOf, type Type } from '../scheme/types.ts';

/** A value at the API of this package: text, number, boolean, bytes, list or map. */
export type FieldValue =
  | string
  | number
  | bigint
  | boolean
  | Uint8Array
  | readonly FieldValue[]
  | { readonly [key: string]: FieldValue };

export interface Address {
  readonly address: bigint;
}

/**
 * Text is a string of bytes; `undefined` is a missing value:
 * https://developers.cloudflare.com/ruleset-engine/rules-language/values/#missing-values
 */
export type Value = string | bigint | boolean | Address | readonly Value[] | ReadonlyMap<string, Value>;

/** The request does not contain the value, as opposed to a missing value. */
export const UNKNOWN = Symbol('unknown');
export type Known<One> = One | typeof UNKNOWN;
export type Maybe = Known<Value | undefined>;

export const isAddress = (value: unknown): value is Address =>
  typeof value === 'object' && value !== null && 'address' in value;
export const isList = (value: unknown): value is readonly Value[] => Array.isArray(value);
export const isDictionary = (value: unknown): value is ReadonlyMap<string, Value> => value instanceof Map;

/** Converts a caller's value to the type of its field; undefined if it does not fit. */
export function toValue(given: FieldValue | null | undefined, type: Type): Value | undefined {
  if (given === null || given === undefined) return undefined;
  if (given instanceof Uint8Array) return fromBytes(given);
  if (type === 'Ip')
    return typeof given === 'string' && addressVersion(given) !== 0 ? { address: addressNumber(given) } : undefined;
  if (typeof given === 'string') return utf8(given);
  if (typeof given === 'number') return Number.isSafeInteger(given) ? BigInt(given) : utf8(String(given));
  if (typeof given !== 'object') return given;
  const element = elementOf(type) ?? 'Any';
  if (isGivenList(given)) return given.map((one) => toValue(one, element)).filter((one) => one !== undefined);
  const entries = Object.entries(given).map(([key, one]) => [utf8(key), toValue(one, element)] as const);
  return new Map(entries.filter((entry): entry is [string, Value] => entry[1] !== undefined));
}

const isGivenList = (given: object): given is readonly FieldValue[] => Array.isArray(given);

/** Converts for a caller: text and addresses to strings, numbers to `number` if they are exact. */
export function fromValue(value: Value): FieldValue {
  if (typeof value === 'string') return text(value);
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  if (typeof value === 'boolean') return value;
  if (isAddress(value)) return addressText(value.address);
  if (isList(value)) return value.map(fromValue);
  return Object.fromEntries([...value].map(([key, one]) => [text(key), fromValue(one)]));
}

export function isSame(one: Value, other: Value): boolean {
  if (isAddress(one)) return isAddress(other) && one.address === other.address;
  if (isList(one))
    return isList(other) && one.length === other.length && one.every((item, at) => isSame(item, other[at] ?? ''));
  return one === other;
}
