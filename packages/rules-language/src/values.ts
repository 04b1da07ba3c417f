/** Literal values of the Rules language: https://developers.cloudflare.com/ruleset-engine/rules-language/values/ */
import { addressVersion } from './addresses.ts';

export type Kind = 'text' | 'bytes' | 'number' | 'numbers' | 'address' | 'addresses' | 'boolean';

/** Item type of a list that contains such a value. */
export const ITEM: Readonly<Record<Kind, Kind>> = {
  text: 'text',
  bytes: 'text',
  number: 'number',
  numbers: 'number',
  address: 'address',
  addresses: 'address',
  boolean: 'boolean',
};

/** Longer than any number or address range. */
const MAX_LENGTH = 100;

/** The kind of an unquoted value; undefined if it is invalid. */
export function kindOf(word: string): Kind | undefined {
  if (word.length > MAX_LENGTH) return isBytes(word) ? 'bytes' : undefined;
  if (word === 'true' || word === 'false') return 'boolean';
  if (isNumber(word)) return 'number';
  if (addressVersion(word) !== 0) return 'address';
  const [from = '', to = '', ...more] = word.split('..');
  if (more.length === 0 && isNumber(from) && isNumber(to)) return 'numbers';
  if (more.length === 0 && addressVersion(from) !== 0 && addressVersion(from) === addressVersion(to))
    return 'addresses';
  if (isNetwork(word)) return 'addresses';
  return isBytes(word) ? 'bytes' : undefined;
}

/** Decimal, hexadecimal (`0x1F90`), or octal with a leading zero. */
const isNumber = (word: string): boolean => /^-?(?:0x[\da-f]+|\d+)$/i.test(word);

/** Bytes in hexadecimal: `2f:61:64`. */
export const isBytes = (word: string): boolean => /^[\da-f]{2}(?:[:.-][\da-f]{2})+$/i.test(word);

function isNetwork(word: string): boolean {
  const [address = '', bits = '', ...more] = word.split('/');
  const version = addressVersion(address);
  return version !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Offset after the closing quote of a string that begins here; -1 if it is not closed. */
export function readQuoted(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at + 1;
  }
  return -1;
}

/**
 * At most 255 number signs: https://developers.cloudflare.com/ruleset-engine/rules-language/values/#raw-string-syntax
 */
const RAW = /r(#{0,255})"/y;

/** Offset after a raw string, `r"…"` or `r#"…"#`; -1 if it is not closed, undefined if none begins here. */
export function readRaw(text: string, start: number): number | undefined {
  RAW.lastIndex = start;
  const [opening, signs = ''] = RAW.exec(text) ?? [];
  if (opening === undefined) return undefined;
  const close = `"${signs}`;
  const end = text.indexOf(close, start + opening.length);
  return end < 0 ? -1 : end + close.length;
}
