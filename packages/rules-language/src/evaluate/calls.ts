/**
 * Implements the functions of the language: https://developers.cloudflare.com/ruleset-engine/rules-language/functions/
 */
import { addressText, isVersion6Number, networkOf } from '../addresses.ts';
import { fromBytes, text, toBytes, utf8 } from '../escapes.ts';
import { type Budget, firstMatch, type Groups, hasMatch } from '../regex/match.ts';
import { PatternError } from '../regex/node.ts';
import type { Program } from '../regex/program.ts';
import { programOf } from '../regex/regex.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { lookUp } from './json.ts';
import { expand, lower, matchWildcard, upper } from './search.ts';
import { sha256 } from './sha256.ts';
import { isTimedMacValid } from './token.ts';
import { decodeUrl } from './url.ts';
import { isAddress, isDictionary, isList, isSame, type Maybe, UNKNOWN, type Value } from './value.ts';

/** Receives only present arguments; missing and unknown ones end a call earlier. */
type Act = (args: readonly Value[], budget: Budget) => Maybe;

const bytes = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
const number = (value: Value | undefined): bigint => (typeof value === 'bigint' ? value : 0n);

function network(args: readonly Value[], bits4: number, bits6: number): Maybe {
  const [first] = args;
  if (!isAddress(first)) return undefined;
  const bits = isVersion6Number(first.address) ? bits6 : bits4;
  return {
    address: networkOf(first.address, Math.min(Math.max(bits, 0), isVersion6Number(first.address) ? 128 : 32))[0],
  };
}

function length(value: Value | undefined): Maybe {
  if (typeof value === 'string' || isList(value)) return BigInt(value.length);
  return isDictionary(value) ? BigInt(value.size) : undefined;
}

function asText(value: Value | undefined): Maybe {
  if (isAddress(value)) return addressText(value.address);
  return typeof value === 'bigint' || typeof value === 'boolean' ? String(value) : bytes(value);
}

function found([document, ...path]: readonly Value[]): string | undefined {
  const steps = path.map((step) => (typeof step === 'bigint' ? Number(step) : text(bytes(step))));
  return lookUp(text(bytes(document)), steps);
}

const MAX_SIZE = 2n ** 63n;

function integerAt(args: readonly Value[]): Maybe {
  const token = found(args);
  if (token === undefined || !/^-?\d+$/.test(token) || token.length > 20) return undefined;
  const value = BigInt(token);
  return value < MAX_SIZE && value >= -MAX_SIZE ? value : undefined;
}

function stringAt(args: readonly Value[]): Maybe {
  const token = found(args);
  return token?.startsWith('"') ? utf8(JSON.parse(token)) : undefined;
}

function withoutParameters([query, ...names]: readonly Value[]): Maybe {
  const parts = bytes(query).split('&');
  return parts.filter((part) => !names.includes(part.split('=', 1)[0] ?? '')).join('&');
}

function pieces([input, separator, limit]: readonly Value[]): Maybe {
  const all = bytes(input).split(bytes(separator));
  const most = Math.max(1, Number(number(limit)));
  return all.length <= most ? all : [...all.slice(0, most - 1), all.slice(most - 1).join(bytes(separator))];
}

function replacedMatch([source, pattern, replacement]: readonly Value[], budget: Budget): Maybe {
  const from = bytes(source);
  const groups = matchOf(bytes(pattern), from, budget);
  if (groups === 'spent') return UNKNOWN;
  const [start, end] = groups ?? [];
  if (groups === undefined || start === undefined || end === undefined) return from;
  const group = (name: string): string => {
    const [at = -1, to = -1] = groups.slice(Number(name) * 2, Number(name) * 2 + 2);
    return at < 0 ? '' : from.slice(at, to);
  };
  return from.slice(0, start) + expand(bytes(replacement), group) + from.slice(end);
}

/** A pattern that cannot be compiled matches nothing. */
function programFor(pattern: string): Program | undefined {
  try {
    return programOf(text(pattern));
  } catch (error) {
    if (error instanceof PatternError) return undefined;
    throw error;
  }
}

function matchOf(pattern: string, from: string, budget: Budget): Groups | 'spent' | undefined {
  const program = programFor(pattern);
  return program && firstMatch(program, from, budget);
}

export function isMatch(pattern: string, from: string, budget: Budget): boolean | 'spent' {
  const program = programFor(pattern);
  return program !== undefined && hasMatch(program, from, budget);
}

function replacedWildcard([source, pattern, replacement, flags]: readonly Value[]): Maybe {
  const from = bytes(source);
  const captures = matchWildcard(from, bytes(pattern), bytes(flags).includes('s'));
  if (captures === undefined) return from;
  return expand(bytes(replacement), (name) => captures[Number(name) - 1] ?? '');
}

/** Version 4, from random bytes. RFC 9562 */
function uuid(seed: string): Maybe {
  if (seed.length < 16) return undefined;
  const random = toBytes(seed.slice(0, 16));
  random[6] = ((random[6] ?? 0) & 0x0f) | 0x40;
  random[8] = ((random[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

function bits([packet, start, end]: readonly Value[]): Maybe {
  const [from, to] = [Number(number(start)), Number(number(end))];
  const source = bytes(packet);
  if (to > source.length * 8 || to <= from || from < 0 || to - from > 32) return undefined;
  let value = 0n;
  for (let at = from; at < to; at++) value = (value << 1n) | BigInt((source.charCodeAt(at >> 3) >> (7 - (at & 7))) & 1);
  return value;
}

const part = ([source, start, end]: readonly Value[]): Maybe =>
  bytes(source).slice(Number(number(start)), end === undefined ? undefined : Number(number(end)));

export const CALLS: Readonly<Record<string, Act>> = {
  bit_slice: bits,
  cidr: (args) => network(args, Number(number(args[1])), Number(number(args[2]))),
  cidr6: (args) => network(args, 32, Number(number(args[1]))),
  concat: (args) => (args.every(isList) ? args.flat() : args.map(bytes).join('')),
  decode_base64: ([source]) => decodeBase64(bytes(source)),
  encode_base64: ([source, flags]) => encodeBase64(bytes(source), bytes(flags)),
  ends_with: ([source, end]) => bytes(source).endsWith(bytes(end)),
  has_key: ([map, key]) => isDictionary(map) && map.has(bytes(key)),
  has_value: ([collection, value]) => {
    const values = isDictionary(collection) ? [...collection.values()] : isList(collection) ? collection : [];
    return value !== undefined && values.some((one) => isSame(one, value));
  },
  is_timed_hmac_valid_v0: ([key, message, ttl, now, separator, flags]) =>
    isTimedMacValid({
      key: bytes(key),
      message: bytes(message),
      ttl: number(ttl),
      now: number(now),
      separatorLength: number(separator),
      flags: bytes(flags),
    }),
  join: ([items, separator]) => (isList(items) ? items.map(bytes).join(bytes(separator)) : undefined),
  len: ([value]) => length(value),
  lookup_json_integer: integerAt,
  lookup_json_string: stringAt,
  lower: ([source]) => lower(bytes(source)),
  regex_replace: replacedMatch,
  remove_bytes: ([source, removed]) => [...bytes(source)].filter((byte) => !bytes(removed).includes(byte)).join(''),
  remove_query_args: withoutParameters,
  sha256: ([source]) => fromBytes(sha256(toBytes(bytes(source)))),
  split: pieces,
  starts_with: ([source, start]) => bytes(source).startsWith(bytes(start)),
  substring: part,
  to_string: ([value]) => asText(value),
  upper: ([source]) => upper(bytes(source)),
  url_decode: ([source, options]) => decodeUrl(bytes(source), bytes(options)),
  uuidv4: ([seed]) => uuid(bytes(seed)),
  wildcard_replace: replacedWildcard,
};
