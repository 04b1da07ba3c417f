/** Converts values in the form of RFC 3597, `TYPE1 \# 4 C0000201`, to the form of their type. */
import type { Field, FieldKind } from '../fields.ts';
import { MalformedError } from '../malformed-error.ts';
import { RECORD_TYPES, SOA } from '../record-types.ts';
import { ipv6Of, keyNamed, parameterText } from '../svcb.ts';
import type { Token } from '../tokens.ts';

/** Numbers of the types, https://www.iana.org/assignments/dns-parameters/ */
const NUMBERS: { readonly [number: number]: string } = {
  ...{ 1: 'A', 2: 'NS', 5: 'CNAME', 6: 'SOA', 12: 'PTR', 15: 'MX', 16: 'TXT', 28: 'AAAA', 29: 'LOC', 33: 'SRV' },
  ...{ 35: 'NAPTR', 37: 'CERT', 43: 'DS', 44: 'SSHFP', 48: 'DNSKEY', 52: 'TLSA', 53: 'SMIMEA', 61: 'OPENPGPKEY' },
  ...{ 64: 'SVCB', 65: 'HTTPS', 256: 'URI', 257: 'CAA' },
};

/** `TYPE65` by its name; undefined for another word, or a type that Cloudflare does not have. */
export function typeNumbered(word: string): string | undefined {
  const digits = /^TYPE(\d{1,5})$/.exec(word)?.[1];
  return digits === undefined ? undefined : NUMBERS[Number(digits)];
}

/** The number of a type; undefined for one that Cloudflare does not have. */
export function typeNumber(type: string): number | undefined {
  const found = Object.entries(NUMBERS).find(([, name]) => name === type);
  return found === undefined ? undefined : Number(found[0]);
}

/** The words of a value, decoded if they are in their hexadecimal form. */
export function plainWords(type: string, words: readonly Token[]): readonly Token[] {
  const [mark, length, ...rest] = words;
  if (mark === undefined || mark.quoted || mark.text !== '\\#') return words;
  const hex = rest.map(({ text }) => text).join('');
  const bytes = Array.from(hex.matchAll(/[0-9a-f]{2}/gi), ([pair]) => Number.parseInt(pair, 16));
  if (!/^([0-9a-f]{2})*$/i.test(hex) || Number(length?.text) !== bytes.length)
    throw new MalformedError(
      `found \\# ${length?.text ?? ''} ${hex}; expected \\#, a number of bytes and that many in hexadecimal digits`,
    );
  return new Wire(type, bytes).words().map(({ text, quoted }) => ({ text, quoted, line: mark.line }));
}

type Word = Pick<Token, 'text' | 'quoted'>;

const escaped = (bytes: readonly number[]): string =>
  bytes.map((byte) => `\\${String(byte).padStart(3, '0')}`).join('');
const plain = (text: string): Word => ({ text, quoted: false });
const hexOf = (bytes: readonly number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

class Wire {
  readonly #type: string;
  readonly #bytes: readonly number[];
  #at = 0;

  constructor(type: string, bytes: readonly number[]) {
    this.#type = type;
    this.#bytes = bytes;
  }

  words(): Word[] {
    if (this.#type === 'LOC') return this.#location();
    const fields = (this.#type === 'SOA' ? SOA : RECORD_TYPES[this.#type])?.fields ?? [];
    const words = fields.flatMap((field) => this.#field(field));
    if (this.#at < this.#bytes.length)
      this.#refuse(`${this.#bytes.length - this.#at} bytes are left after the last value`);
    return words;
  }

  #refuse(reason: string): never {
    throw new MalformedError(`the bytes after \\# are not those of a ${this.#type} record: ${reason}`);
  }

  #take(count: number): readonly number[] {
    const end = this.#at + count;
    if (end > this.#bytes.length) this.#refuse('they end too early');
    const taken = this.#bytes.slice(this.#at, end);
    this.#at = end;
    return taken;
  }

  #number(bytes: number): number {
    return this.#take(bytes).reduce((sum, byte) => sum * 256 + byte, 0);
  }

  #rest(): readonly number[] {
    return this.#take(this.#bytes.length - this.#at);
  }

  #field(field: Field): Word[] {
    const readers: { readonly [kind in FieldKind]: () => Word[] } = {
      ipv4: () => [plain(this.#take(4).join('.'))],
      ipv6: () => [plain(ipv6Of(this.#take(16)))],
      host: () => [plain(this.#name())],
      u8: () => [plain(String(this.#number(1)))],
      u16: () => [plain(String(this.#number(2)))],
      u32: () => [plain(String(this.#number(4)))],
      ttl: () => [plain(String(this.#number(4)))],
      tag: () => [plain(String.fromCharCode(...this.#take(this.#number(1))))],
      string: () => [this.#string()],
      'long-string': () => [{ text: escaped(this.#rest()), quoted: true }],
      strings: () => this.#strings(),
      hex: () => [plain(hexOf(this.#rest()))],
      base64: () => [plain(btoa(String.fromCharCode(...this.#rest())))],
      parameters: () => this.#parameters(),
    };
    return readers[field.kind]();
  }

  /** Names in such bytes are never compressed (RFC 3597 §4). */
  #name(): string {
    let name = '';
    for (let length = this.#number(1); length > 0; length = this.#number(1)) {
      if (length > 63) this.#refuse(`a label of ${length} bytes`);
      const label = this.#take(length).map((byte) => {
        const character = String.fromCharCode(byte);
        return /[a-z0-9_*-]/i.test(character) ? character : escaped([byte]);
      });
      name += `${label.join('')}.`;
    }
    return name === '' ? '.' : name;
  }

  #string(): Word {
    return { text: escaped(this.#take(this.#number(1))), quoted: true };
  }

  #strings(): Word[] {
    const words: Word[] = [];
    while (this.#at < this.#bytes.length) words.push(this.#string());
    return words;
  }

  #parameters(): Word[] {
    const words: Word[] = [];
    while (this.#at < this.#bytes.length) {
      const key = keyNamed(this.#number(2));
      const text = parameterText(key, this.#take(this.#number(2)));
      words.push(plain(text === '' ? key : `${key}="${text}"`));
    }
    return words;
  }

  /** RFC 1876 §2. */
  #location(): Word[] {
    if (this.#number(1) !== 0) this.#refuse('a version other than 0');
    const metres = (byte: number): string => `${((byte >> 4) * 10 ** (byte & 15)) / 100}m`;
    const sizes = this.#take(3).map(metres);
    const angle = (directions: string): string[] => {
      const value = this.#number(4) - 2 ** 31;
      const size = Math.abs(value);
      const parts = [Math.floor(size / 3_600_000), Math.floor(size / 60_000) % 60, (size % 60_000) / 1000];
      return [...parts.map(String), directions[value < 0 ? 1 : 0] ?? ''];
    };
    const [latitude, longitude] = [angle('NS'), angle('EW')];
    const altitude = `${(this.#number(4) - 10_000_000) / 100}m`;
    if (this.#at < this.#bytes.length) this.#refuse('more than 16 bytes');
    return [...latitude, ...longitude, altitude, ...sizes].map(plain);
  }
}
