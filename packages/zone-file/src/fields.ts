/** Reads single values of a record: each reader validates and returns the value with its canonical text. */
import { canonicalIPv6, isIPv4 } from './addresses.ts';
import { display, MalformedError } from './malformed-error.ts';
import { absoluteName } from './names.ts';
import { quote, readString, readText } from './strings.ts';
import { canonicalParameters } from './svcb.ts';
import type { Token } from './tokens.ts';

export type FieldKind =
  | 'ipv4'
  | 'ipv6'
  | 'host'
  | 'u8'
  | 'u16'
  | 'u32'
  | 'ttl'
  | 'tag'
  | 'string'
  | 'long-string'
  | 'strings'
  | 'hex'
  | 'base64'
  | 'parameters';

/** One value of a record, as declared in the table of types. */
export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  /** Cloudflare shows this value in a separate field (`priority`), not in `content`. */
  readonly apart?: true;
  /** Names that may replace a number. */
  readonly words?: { readonly [word: string]: number };
}

export interface Value {
  readonly value: string | number;
  readonly text: string;
}

/** Kinds that consume all remaining words. */
const OPEN_ENDED: ReadonlySet<FieldKind> = new Set(['strings', 'hex', 'base64', 'parameters']);

/** Kinds that may be omitted. */
const OPTIONAL: ReadonlySet<FieldKind> = new Set(['parameters']);

const LIMITS: { readonly [kind in FieldKind]?: number } = { u8: 255, u16: 65_535, u32: 4_294_967_295 };

export function isOpenEnded(kind: FieldKind): boolean {
  return OPEN_ENDED.has(kind);
}

/** Read one field from its words (one word, or all remaining ones). */
export function readField(field: Field, words: readonly Token[], origin: string): Value {
  const word = words[0];
  if (word === undefined) {
    if (OPTIONAL.has(field.kind)) return { value: '', text: '' };
    throw new MalformedError(`${field.name} is missing; expected ${expected(field)}`);
  }
  if (word.quoted && !TAKES_QUOTES.has(field.kind)) {
    throw new MalformedError(`${field.name}: found a quoted string, expected ${expected(field)} without quotes`);
  }
  const read = READERS[field.kind];
  return read(field, word.text, words, origin);
}

/** The text of a value given as data: the inverse of `readField`. */
export function textOf(field: Field, value: string | number): string {
  if (field.kind === 'string') return quote(String(value));
  if (field.kind === 'long-string') return quote(String(value), 0);
  return String(value);
}

const TAKES_QUOTES: ReadonlySet<FieldKind> = new Set(['string', 'long-string', 'strings', 'parameters']);

type Reader = (field: Field, word: string, words: readonly Token[], origin: string) => Value;

const READERS: { readonly [kind in FieldKind]: Reader } = {
  ipv4(field, word) {
    if (!isIPv4(word)) refuse(field, word);
    return { value: word, text: word };
  },
  ipv6(field, word) {
    const text = canonicalIPv6(word) ?? refuse(field, word);
    return { value: text, text };
  },
  host(field, word, _words, origin) {
    try {
      const text = absoluteName(word, origin);
      return { value: text, text };
    } catch (error) {
      if (error instanceof MalformedError) throw new MalformedError(`${field.name}: ${error.message}`);
      throw error;
    }
  },
  u8: readNumber,
  u16: readNumber,
  u32: readNumber,
  ttl(field, word) {
    if (!/^(?:\d+|(?:\d+[smhdw])+)$/i.test(word)) refuse(field, word);
    return { value: word, text: word };
  },
  tag(field, word) {
    // RFC 8659 §4.1: letters and digits, case-insensitive.
    if (!/^[a-z0-9]{1,255}$/i.test(word)) refuse(field, word);
    return { value: word.toLowerCase(), text: word.toLowerCase() };
  },
  string: (_field, word) => readString(word),
  'long-string': (_field, word) => readString(word, 0),
  strings(_field, _word, words) {
    const strings = words.map((token) => readText(token.text));
    return { value: strings.map((string) => string.value).join(''), text: strings.map((s) => s.text).join(' ') };
  },
  hex(field, _word, words) {
    const text = joined(field, words);
    const odd = /[^0-9a-f]/i.exec(text)?.[0];
    if (odd !== undefined)
      throw new MalformedError(`${field.name}: found ${display(odd)} in ${display(text)}, expected hex digits only`);
    if (text.length % 2 === 1)
      throw new MalformedError(`${field.name}: ${text.length} hex digits, expected an even number`);
    return { value: text, text };
  },
  base64(field, _word, words) {
    const text = joined(field, words);
    if (!/^[a-z0-9+/]+={0,2}$/i.test(text) || text.length % 4 !== 0) {
      throw new MalformedError(
        `${field.name}: ${display(text)} is not valid base64 (${text.length} characters, expected a multiple of 4)`,
      );
    }
    return { value: text, text };
  },
  parameters(_field, _word, words) {
    const text = canonicalParameters(words);
    return { value: text, text };
  },
};

function readNumber(field: Field, word: string): Value {
  const named = field.words?.[word.toUpperCase()];
  const value = named ?? (/^\d{1,10}$/.test(word) ? Number(word) : Number.NaN);
  if (!(value <= (LIMITS[field.kind] ?? 0))) refuse(field, word);
  return { value, text: String(value) };
}

function joined(field: Field, words: readonly Token[]): string {
  if (words.some((word) => word.quoted)) {
    throw new MalformedError(`${field.name}: found a quoted string, expected ${expected(field)} without quotes`);
  }
  return words.map((word) => word.text).join('');
}

function refuse(field: Field, word: string): never {
  throw new MalformedError(`${field.name}: found ${display(word)}, expected ${expected(field)}`);
}

const EXPECTED: { readonly [kind in FieldKind]: string } = {
  ipv4: 'an IPv4 address in four decimal parts (192.0.2.1)',
  ipv6: 'an IPv6 address (2001:db8::1)',
  host: 'a domain name',
  u8: 'a whole number from 0 to 255',
  u16: 'a whole number from 0 to 65535',
  u32: 'a whole number from 0 to 4294967295',
  ttl: 'seconds (3600) or units (1h30m)',
  tag: 'a word of letters and digits (issue, issuewild, iodef)',
  string: 'a string in quotes',
  'long-string': 'a string in quotes',
  strings: 'text in quotes',
  hex: 'hex digits',
  base64: 'base64',
  parameters: 'parameters such as alpn="h3,h2"',
};

function expected(field: Field): string {
  const what = EXPECTED[field.kind];
  return field.words === undefined ? what : `${what} or one of ${Object.keys(field.words).join(' ')}`;
}
