/** Service parameters of SVCB and HTTPS records by their bytes (RFC 9460 §14.3.2 and appendix A). */
import { canonicalIPv6 } from './addresses.ts';

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
