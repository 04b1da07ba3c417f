/** Converts character strings: octets to and from their quoted form with `\"`, `\\` and `\DDD` (RFC 1035 §5.1). */
import { display, MalformedError } from './malformed-error.ts';

/** Maximum octets of one character string (RFC 1035 §3.3). */
const MAX_STRING = 255;

/** Printable ASCII without the two characters that need an escape: most strings, already canonical. */
const PLAIN = /^[ !#-[\]-~]*$/;

export interface CharacterString {
  /** Content of the string with escapes resolved; octets that are not UTF-8 stay as `\DDD`. */
  readonly value: string;
  /** The quoted string in canonical form. */
  readonly text: string;
  readonly octets: number;
}

/** Read the inside of a string (or an equivalent bare word). `limit` is 0 if the type sets none. */
export function readString(raw: string, limit = MAX_STRING): CharacterString {
  const found = PLAIN.test(raw) ? { value: raw, text: `"${raw}"`, octets: raw.length } : canonical(decode(raw));
  if (limit > 0 && found.octets > limit) {
    throw new MalformedError(`the string ${display(raw)} has ${found.octets} octets; at most ${limit} fit`);
  }
  return found;
}

/**
 * Read one string of a TXT record. If it exceeds a character string, it is split: users paste long keys in one piece,
 * and the meaning does not change.
 */
export function readText(raw: string): CharacterString {
  if (raw.length <= MAX_STRING) return readString(raw, 0);
  const octets = decode(raw);
  return { ...canonical(octets), text: quoteOctets(octets, MAX_STRING) };
}

/** Join several strings, each given without its quotes, into one quoted string. */
export function joinStrings(raws: readonly string[]): string {
  return canonical(decode(raws.join(''))).text;
}

const UTF8 = new TextEncoder();

/** Quote text; with a limit, longer text becomes several strings separated by blanks. */
export function quote(value: string, limit = MAX_STRING): string {
  return quoteOctets(UTF8.encode(value), limit);
}

function quoteOctets(octets: Uint8Array, limit: number): string {
  if (limit === 0 || octets.length <= limit) return canonical(octets).text;
  const parts: string[] = [];
  for (let start = 0; start < octets.length; ) {
    const end = cutBefore(octets, Math.min(start + limit, octets.length));
    parts.push(canonical(octets.subarray(start, end)).text);
    start = end;
  }
  return parts.join(' ');
}

/** Avoids cutting a multibyte character in two. */
function cutBefore(octets: Uint8Array, end: number): number {
  let cut = end;
  while (cut > end - 4 && cut < octets.length && ((octets[cut] ?? 0) & 0xc0) === 0x80) cut--;
  return cut;
}

/** Octets encoded by the inside of a string. */
export function decode(raw: string): Uint8Array {
  // An escape has more characters than octets, so the text's UTF-8 length is enough.
  const octets = new Uint8Array(raw.length * 3);
  let length = 0;
  const add = (text: string): void => {
    length += UTF8.encodeInto(text, octets.subarray(length)).written;
  };
  let from = 0;
  for (let at = raw.indexOf('\\'); at !== -1; at = raw.indexOf('\\', from)) {
    add(raw.slice(from, at));
    const digits = /^\d{1,3}/.exec(raw.slice(at + 1, at + 4))?.[0];
    if (digits === undefined) {
      const character = String.fromCodePoint(raw.codePointAt(at + 1) ?? 92);
      add(character);
      from = at + 1 + character.length;
    } else {
      octets[length++] = octetOf(digits, raw);
      from = at + 4;
    }
  }
  add(raw.slice(from));
  return octets.subarray(0, length);
}

function octetOf(digits: string, raw: string): number {
  const code = Number(digits);
  if (digits.length !== 3 || code > 255) {
    throw new MalformedError(
      `found the escape \\${digits} in ${display(raw)}; expected three digits from \\000 to \\255`,
    );
  }
  return code;
}

/** Characters stay readable; control characters and octets that are not UTF-8 are written as `\DDD`. */
function canonical(octets: Uint8Array): CharacterString {
  let value = '';
  let text = '"';
  for (let at = 0; at < octets.length; ) {
    const code = octets[at] ?? 0;
    const character = characterAt(octets, at);
    if (character === undefined || code < 32 || code === 127) {
      const escaped = `\\${String(code).padStart(3, '0')}`;
      value += character ?? escaped;
      text += escaped;
      at++;
    } else {
      value += character;
      text += character === '"' || character === '\\' ? `\\${character}` : character;
      at += octetsOf(code);
    }
  }
  return { value, text: `${text}"`, octets: octets.length };
}

/** Length in octets of the character that starts with this one; 1 for an invalid one (RFC 3629 §4). */
function octetsOf(lead: number): number {
  if (lead >= 0xf5) return 1;
  return lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 1;
}

/** Smallest code point by length in octets: a smaller one would be an overlong encoding. */
const MIN = [0, 0, 0x80, 0x800, 0x1_0000];

/** Controls such as U+0085, characters that parsers drop or treat as a line end, and the replacement character. */
const UNPRINTABLE = /[\u0080-\u009f\u2028\u2029\ufeff\ufffd]/u;

/** The character at a position; undefined if the octets are not UTF-8 or not printable. */
function characterAt(octets: Uint8Array, at: number): string | undefined {
  const lead = octets[at] ?? 0;
  if (lead < 0x80) return String.fromCharCode(lead);
  const length = octetsOf(lead);
  let code = lead & (0xff >> (length + 1));
  for (let next = at + 1; next < at + length; next++) {
    const octet = octets[next] ?? 0;
    if ((octet & 0xc0) !== 0x80) return undefined;
    code = (code << 6) | (octet & 0x3f);
  }
  const isCharacter = length > 1 && code >= (MIN[length] ?? 0) && code <= 0x10_ffff && (code & ~0x7ff) !== 0xd800;
  const character = isCharacter ? String.fromCodePoint(code) : undefined;
  return character === undefined || UNPRINTABLE.test(character) ? undefined : character;
}
