/** Query strings as lists of names and values, expected and actual. */
import { isObject } from './contract-reading.ts';

export type Pair = readonly [name: string, value: string];

/** A dot for each level, a list as repeated names; `undefined` is not sent, `null` is an empty value. */
export function pairsOf(value: unknown, prefix = ''): Pair[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item) => pairsOf(item, prefix));
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, inner]) => pairsOf(inner, prefix === '' ? key : `${prefix}.${key}`));
  }
  return [[prefix, value === null ? '' : String(value)]];
}

/** Raw names and values of a query string: `&` and the first `=` split, the rest is percent-encoded (RFC 3986). */
export function rawPairs(query: string): Pair[] {
  if (query === '') return [];
  return query.split('&').map((field): Pair => {
    const at = field.indexOf('=');
    return at < 0 ? [field, ''] : [field.slice(0, at), field.slice(at + 1)];
  });
}

/**
 * Everything except characters allowed by RFC 3986 (and `+`, which a form reader decodes as a space) must be encoded.
 */
export function decodeStrictly(text: string): string {
  if (!/^(?:[\w.~!$'()*,;:@/?-]|%[0-9A-F]{2})*$/.test(text)) throw new Error(`'${text}' is not percent-encoded`);
  return decodeURIComponent(text);
}

/** Sorted by name; values of one name keep their order. */
export const sorted = (pairs: readonly Pair[]): Pair[] =>
  [...pairs].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));

/** Compares JSON values: the order of names is ignored. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (one === 0 && other === 0)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  if (Array.isArray(one) !== Array.isArray(other) || keys.length !== others.length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && sameJson(Reflect.get(one, key), Reflect.get(other, key)));
}

export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
