/** Reads service parameters of SVCB and HTTPS records: `key="value"` pairs (RFC 9460 §2.1). */
import { canonicalIPv6, isIPv4 } from './addresses.ts';
import { display, MalformedError } from './malformed-error.ts';
import type { Token } from './tokens.ts';

/** Keys of RFC 9460 §14.3.2 and of RFC 9461 and 9540; others are written `keyNNNNN`. */
const KEYS = [
  'mandatory',
  'alpn',
  'no-default-alpn',
  'port',
  'ipv4hint',
  'ech',
  'ipv6hint',
  'dohpath',
  'ohttp',
] as const;
type Key = (typeof KEYS)[number];

const NUMBERED = /^key(?:0|[1-9]\d{0,4})$/;

const QUOTED = /^"((?:[^"\\]|\\.)*)"$/s;
const BARE = /^(?:[^"\\]|\\.)*$/s;

const every = (value: string, test: (part: string) => boolean) => value.split(',').every(test);

/** Format of a key's value, with its description. Keys that are not listed accept any value. */
const RULES: { readonly [key in Key]?: { readonly test: (value: string) => boolean; readonly due: string } } = {
  mandatory: { test: (value) => every(value, isKey), due: 'a comma-separated list of keys' },
  alpn: { test: (value) => every(value, (part) => part !== ''), due: 'a comma-separated list of protocols (h3,h2)' },
  'no-default-alpn': { test: (value) => value === '', due: 'no value' },
  port: { test: (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, due: 'a port from 0 to 65535' },
  ipv4hint: { test: (value) => every(value, isIPv4), due: 'a comma-separated list of IPv4 addresses' },
  ipv6hint: {
    test: (value) => every(value, (part) => canonicalIPv6(part) !== undefined),
    due: 'a comma-separated list of IPv6 addresses',
  },
  ech: { test: (value) => /^[a-z0-9+/]+={0,2}$/i.test(value), due: 'base64' },
  ohttp: { test: (value) => value === '', due: 'no value' },
};

/** Canonical parameters: lower-case keys, each value in quotes, one blank in between; order unchanged. */
export function canonicalParameters(words: readonly Token[]): string {
  const seen = new Set<string>();
  const texts: string[] = [];
  for (const word of words) {
    const { key, value } = split(word);
    if (!isKey(key)) {
      throw new MalformedError(`parameters: found ${display(key)}, expected one of ${KEYS.join(' ')} or keyNNNNN`);
    }
    if (seen.has(key)) throw new MalformedError(`parameters: ${key} is duplicated`);
    seen.add(key);
    const rule = RULES[key as Key]; // numbered keys have no rule: undefined
    if (rule !== undefined && !rule.test(value ?? '')) {
      throw new MalformedError(`parameters: ${key}: found ${display(value ?? '')}, expected ${rule.due}`);
    }
    texts.push(value === undefined || value === '' ? key : `${key}="${value}"`);
  }
  return texts.join(' ');
}

function isKey(key: string): boolean {
  return (KEYS as readonly string[]).includes(key) || NUMBERED.test(key);
}

/** Key and value of one parameter. */
export function split(word: Token): { key: string; value: string | undefined } {
  if (word.quoted) throw new MalformedError('parameters: found a quoted string, expected key="value" pairs');
  const equals = word.text.indexOf('=');
  if (equals === -1) return { key: word.text.toLowerCase(), value: undefined };
  const value = word.text.slice(equals + 1);
  const bare = QUOTED.exec(value)?.[1] ?? value;
  if (!BARE.test(bare)) throw new MalformedError(`parameters: found ${display(word.text)}, expected key="value"`);
  return { key: word.text.slice(0, equals).toLowerCase(), value: bare };
}

/** Number of a key on the wire. */
export const keyNumber = (key: string): number =>
  NUMBERED.test(key) ? Number(key.slice(3)) : (KEYS as readonly string[]).indexOf(key);

/** A key by its number on the wire. */
export const keyNamed = (number: number): string => KEYS[number] ?? `key${number}`;

const chunks = (bytes: readonly number[], size: number): (readonly number[])[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.slice(at * size, (at + 1) * size));
const pair = ([high = 0, low = 0]: readonly number[]): number => high * 256 + low;
/** In its shortest form. */
export function ipv6Of(bytes: readonly number[]): string {
  const groups = chunks(bytes, 2).map((two) => pair(two).toString(16));
  return canonicalIPv6(groups.join(':')) ?? groups.join(':');
}

/** Text of a value: printable characters as they are, others as `\DDD`. */
const textOf = (bytes: readonly number[]): string =>
  bytes
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /[!#-[\]-~]/.test(character) ? character : `\\${String(byte).padStart(3, '0')}`;
    })
    .join('');

function protocols(bytes: readonly number[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < bytes.length; at += 1 + (bytes[at] ?? 0))
    found.push(textOf(bytes.slice(at + 1, at + 1 + (bytes[at] ?? 0))));
  return found;
}

/** The value of a key between its quotes. */
export function parameterText(key: string, bytes: readonly number[]): string {
  switch (key) {
    case 'mandatory':
      return chunks(bytes, 2)
        .map((one) => keyNamed(pair(one)))
        .join(',');
    case 'alpn':
      return protocols(bytes).join(',');
    case 'port':
      return String(pair(bytes));
    case 'ipv4hint':
      return chunks(bytes, 4)
        .map((one) => one.join('.'))
        .join(',');
    case 'ipv6hint':
      return chunks(bytes, 16)
        .map((one) => ipv6Of(one))
        .join(',');
    case 'ech':
      return btoa(String.fromCharCode(...bytes));
    default:
      return textOf(bytes);
  }
}
