/** Character strings: octets to and from their quoted form with `\"`, `\\` and `\DDD` (RFC 1035 §5.1). */
import { Malformed, shown } from './malformed.ts';

/** Octets of one character string (RFC 1035 §3.3). */
const MAX_STRING = 255;

/** Printable ASCII without the two characters that need an escape: most strings, and their own canonical form. */
const PLAIN = /^[ !#-[\]-~]*$/;

export interface CharacterString {
  /** What the string says: escapes resolved; octets that are no UTF-8 stay as `\DDD`. */
  readonly value: string;
  /** The string in quotes, in the one form that is always written. */
  readonly text: string;
  readonly octets: number;
}

/** Read the inside of a string (or a bare word, which means the same). `limit` is 0 where the type sets none. */
export function readString(raw: string, limit = MAX_STRING): CharacterString {
  const found = PLAIN.test(raw) ? { value: raw, text: `"${raw}"`, octets: raw.length } : canonical(decode(raw));
  if (limit > 0 && found.octets > limit) {
    throw new Malformed(`the string ${shown(raw)} has ${found.octets} octets; at most ${limit} fit`);
  }
  return found;
}

/**
 * Read one string of a TXT record. Longer than a character string may be, it becomes several: a long key in one piece
 * is what people paste, and its meaning is the same.
 */
export function readText(raw: string): CharacterString {
  if (raw.length <= MAX_STRING) return readString(raw, 0);
  const octets = decode(raw);
  return { ...canonical(octets), text: quoteOctets(octets, MAX_STRING) };
}

/** Put text in quotes; with a limit, what is longer becomes several strings with a blank between. */
export function quote(value: string, limit = MAX_STRING): string {
  return quoteOctets(Buffer.from(value, 'utf8'), limit);
}

function quoteOctets(octets: Buffer, limit: number): string {
  if (limit === 0 || octets.length <= limit) return canonical(octets).text;
  const parts: string[] = [];
  for (let start = 0; start < octets.length; ) {
    const end = cutBefore(octets, Math.min(start + limit, octets.length));
    parts.push(canonical(octets.subarray(start, end)).text);
    start = end;
  }
  return parts.join(' ');
}

/** Do not cut a character of several octets in two. */
function cutBefore(octets: Buffer, end: number): number {
  let cut = end;
  while (cut > end - 4 && cut < octets.length && ((octets[cut] ?? 0) & 0xc0) === 0x80) cut--;
  return cut;
}

function decode(raw: string): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = raw.indexOf('\\'); at !== -1; at = raw.indexOf('\\', from)) {
    parts.push(Buffer.from(raw.slice(from, at), 'utf8'));
    const digits = /^\d{1,3}/.exec(raw.slice(at + 1, at + 4))?.[0];
    if (digits === undefined) {
      const character = String.fromCodePoint(raw.codePointAt(at + 1) ?? 92);
      parts.push(Buffer.from(character, 'utf8'));
      from = at + 1 + character.length;
    } else {
      parts.push(octetOf(digits, raw));
      from = at + 4;
    }
  }
  parts.push(Buffer.from(raw.slice(from), 'utf8'));
  return Buffer.concat(parts);
}

function octetOf(digits: string, raw: string): Buffer {
  const code = Number(digits);
  if (digits.length !== 3 || code > 255) {
    throw new Malformed(`found the escape \\${digits} in ${shown(raw)}; expected three digits from \\000 to \\255`);
  }
  return Buffer.of(code);
}

/** Characters stay readable; control characters and octets that are no UTF-8 are written as `\DDD`. */
function canonical(octets: Buffer): CharacterString {
  let value = '';
  let text = '"';
  for (let at = 0; at < octets.length; ) {
    const code = octets[at] ?? 0;
    const length = code < 128 ? 1 : utf8Length(octets, at);
    if (length === 0 || code < 32 || code === 127) {
      const escaped = `\\${String(code).padStart(3, '0')}`;
      value += length === 0 ? escaped : String.fromCharCode(code);
      text += escaped;
      at++;
    } else {
      const character = length === 1 ? String.fromCharCode(code) : octets.toString('utf8', at, at + length);
      value += character;
      text += character === '"' || character === '\\' ? `\\${character}` : character;
      at += length;
    }
  }
  return { value, text: `${text}"`, octets: octets.length };
}

/** Length of the valid UTF-8 character at a position, 0 where there is none (RFC 3629 §4). */
function utf8Length(octets: Buffer, at: number): number {
  const lead = octets[at] ?? 0;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0;
  if (length === 0 || at + length > octets.length) return 0;
  const character = octets.toString('utf8', at, at + length);
  // U+0085 and its like are controls, and a line separator would end the line for some readers.
  return character.includes('\ufffd') || /[\u0080-\u009f\u2028\u2029\ufeff]/u.test(character) ? 0 : length;
}
