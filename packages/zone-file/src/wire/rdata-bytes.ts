/** Encodes values of records as DNS messages have them (RFC 1035 §3.3 and the RFCs of the types). */
import { canonicalIPv6 } from '../addresses.ts';
import type { Field, FieldKind } from '../fields.ts';
import { isOpenEnded } from '../fields.ts';
import { readLocation } from '../location.ts';
import { MalformedError } from '../malformed-error.ts';
import { rdataText } from '../rdata.ts';
import { RECORD_TYPES, SOA } from '../record-types.ts';
import { decode } from '../strings.ts';
import { keyNumber, split } from '../svcb.ts';
import { readWords, type Token } from '../tokens.ts';

/**
 * The bytes of a record's value in a DNS message; names are not compressed.
 *
 * @param content as in the API, without the priority of MX, SRV and URI
 * @throws MalformedError if the content is not of this type
 * @example rdataBytes('A', '192.0.2.1') // Uint8Array [192, 0, 2, 1]
 */
export function rdataBytes(type: string, content: string, priority?: number): Uint8Array {
  const words = readWords(rdataText(type, content, priority));
  if (type === 'LOC') return Uint8Array.from(locationBytes(words));
  const fields = (type === 'SOA' ? SOA : RECORD_TYPES[type])?.fields;
  if (fields === undefined) throw new MalformedError(`records of type ${type} have no form in messages`);
  return Uint8Array.from(
    fields.flatMap((field, index) => fieldBytes(field, isOpenEnded(field.kind) ? words.slice(index) : [words[index]])),
  );
}

type Words = readonly (Token | undefined)[];

const big = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);

const short = (octets: Uint8Array): number[] => [octets.length, ...octets];

function fieldBytes(field: Field, words: Words): readonly number[] {
  const text = words[0]?.text ?? '';
  const joined = words.map((word) => word?.text ?? '').join('');
  const number = Number(field.words?.[text] ?? text);
  const encoders: { readonly [kind in FieldKind]: () => readonly number[] } = {
    ipv4: () => text.split('.').map(Number),
    ipv6: () => ipv6Bytes(text),
    host: () => nameBytes(text),
    u8: () => [number],
    u16: () => big(number, 2),
    u32: () => big(number, 4),
    ttl: () => big(number, 4),
    tag: () => short(decode(text)),
    string: () => short(decode(text)),
    'long-string': () => [...decode(text)],
    strings: () => words.flatMap((word) => shortStrings(decode(word?.text ?? ''))),
    hex: () => (joined.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)),
    base64: () => base64Bytes(joined),
    parameters: () => parameterBytes(words),
  };
  return encoders[field.kind]();
}

/** A text of more than 255 octets is several strings. */
function shortStrings(octets: Uint8Array): number[] {
  const parts = Math.max(1, Math.ceil(octets.length / 255));
  return Array.from({ length: parts }, (_, at) => short(octets.slice(at * 255, (at + 1) * 255))).flat();
}

const base64Bytes = (text: string): number[] => Array.from(atob(text), (character) => character.charCodeAt(0));

/** Labels in turn, each with its length; dots that are escaped belong to a label. */
function nameBytes(name: string): number[] {
  const labels = name.match(/(?:\\\d{3}|\\.|[^.\\])+/g) ?? [];
  return [...labels.flatMap((label) => short(decode(label))), 0];
}

function ipv6Bytes(text: string): number[] {
  const canonical = canonicalIPv6(text) ?? text;
  const end = canonical.lastIndexOf(':') + 1;
  const [a = 0, b = 0, c = 0, d] = canonical.slice(end).split('.').map(Number);
  // The last two groups may be an IPv4 address.
  const last = d === undefined ? undefined : `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  const [head = '', tail] = (last === undefined ? canonical : canonical.slice(0, end) + last).split('::');
  const groups = (part: string): string[] => part.split(':').filter((group) => group !== '');
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].flatMap((group) => big(Number.parseInt(group, 16), 2));
}

/** In the order of their numbers (RFC 9460 §2.2). */
function parameterBytes(words: Words): number[] {
  const parameters = words.flatMap((word) => (word === undefined ? [] : [split(word)]));
  const encoded = parameters.map(({ key, value = '' }) => ({ number: keyNumber(key), bytes: valueBytes(key, value) }));
  encoded.sort((one, other) => one.number - other.number);
  return encoded.flatMap(({ number, bytes }) => [...big(number, 2), ...big(bytes.length, 2), ...bytes]);
}

function valueBytes(key: string, value: string): readonly number[] {
  const list = value.split(',');
  switch (key) {
    case 'mandatory':
      return list.map(keyNumber).flatMap((number) => big(number, 2));
    case 'alpn':
      return list.flatMap((protocol) => short(decode(protocol)));
    case 'port':
      return big(Number(value), 2);
    case 'ipv4hint':
      return list.flatMap((address) => address.split('.').map(Number));
    case 'ipv6hint':
      return list.flatMap(ipv6Bytes);
    case 'ech':
      return base64Bytes(value);
    default:
      return [...decode(value)];
  }
}

/** RFC 1876 §2. */
function locationBytes(words: readonly Token[]): number[] {
  const place = readLocation(words);
  const angle = (degrees: number, minutes: number, seconds: number, isPositive: boolean): number[] => {
    const thousandths = Math.round((degrees * 3600 + minutes * 60 + seconds) * 1000);
    return big(2 ** 31 + (isPositive ? thousandths : -thousandths), 4);
  };
  return [
    0,
    ...[place.size, place.precision_horz, place.precision_vert].map(sizeByte),
    ...angle(place.lat_degrees, place.lat_minutes, place.lat_seconds, place.lat_direction === 'N'),
    ...angle(place.long_degrees, place.long_minutes, place.long_seconds, place.long_direction === 'E'),
    ...big(Math.round((place.altitude + 100_000) * 100), 4),
  ];
}

/** Metres as a digit and a power of ten, in centimetres. */
function sizeByte(metres: number): number {
  let value = Math.round(metres * 100);
  let power = 0;
  while (value > 9) {
    value = Math.floor(value / 10);
    power += 1;
  }
  return value * 16 + power;
}
