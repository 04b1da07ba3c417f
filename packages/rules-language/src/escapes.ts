/**
 * Decodes quoted strings:
 * https://developers.cloudflare.com/ruleset-engine/rules-language/values/#string-values-and-regular-expressions
 */

const RAW = /^r(#*)"/;
const ESCAPE = /\\(?:(["\\])|x([\da-fA-F]{2})|([0-7]{3}))/y;

/** The text between the delimiters, escapes not decoded. */
export function between(source: string): { readonly text: string; readonly isRaw: boolean; readonly start: number } {
  const [opening, signs = ''] = RAW.exec(source) ?? [];
  if (opening === undefined) return { text: source.slice(1, -1), isRaw: false, start: 1 };
  return { text: source.slice(opening.length, -1 - signs.length), isRaw: true, start: opening.length };
}

/** Offset of the first escape other than `\"`, `\\`, `\xHH` and `\OOO`; -1 if all are valid. */
export function badEscape(source: string): number {
  const { text, isRaw, start } = between(source);
  if (isRaw) return -1;
  for (let at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', ESCAPE.lastIndex)) {
    ESCAPE.lastIndex = at;
    const [, , , octal] = ESCAPE.exec(text) ?? [];
    if (ESCAPE.lastIndex === 0 || (octal !== undefined && Number.parseInt(octal, 8) > 0xff)) return start + at;
  }
  return -1;
}

/** Bytes of a quoted or raw string; each character of the result is a byte. */
export function bytesOf(source: string): string {
  const { text, isRaw } = between(source);
  if (isRaw) return utf8(text);
  let bytes = '';
  let from = 0;
  for (let at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', from)) {
    ESCAPE.lastIndex = at;
    const [whole = '\\', plain, hex, octal] = ESCAPE.exec(text) ?? [];
    const code = hex === undefined ? Number.parseInt(octal ?? '', 8) : Number.parseInt(hex, 16);
    bytes += utf8(text.slice(from, at)) + (plain ?? (Number.isNaN(code) ? whole : String.fromCharCode(code & 0xff)));
    from = at + whole.length;
  }
  return bytes + utf8(text.slice(from));
}

/** The text of a quoted value. */
export const unquoted = (source: string): string => text(bytesOf(source));

/** A quoted regular expression: `\"` is a quote, everything else is left to the regular expression. */
export function patternOf(source: string): string {
  const { text, isRaw } = between(source);
  return isRaw ? text : text.replace(/\\([\s\S])/g, (both, sign: string) => (sign === '"' ? sign : both));
}

/** Quotes a text: `a"b` becomes `"a\"b"`. */
export const quoted = (value: string): string => `"${value.replace(/["\\]/g, (sign) => `\\${sign}`)}"`;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const ASCII = /^[\0-\x7f]*$/;
/** Maximum arguments of one call. */
const CHUNK = 8192;

/** UTF-8 encoding of a text, one byte per character. */
export function utf8(value: string): string {
  if (ASCII.test(value)) return value;
  return fromBytes(encoder.encode(value));
}

export function fromBytes(bytes: Uint8Array): string {
  let out = '';
  for (let at = 0; at < bytes.length; at += CHUNK) out += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return out;
}

export const toBytes = (bytes: string): Uint8Array => Uint8Array.from(bytes, (sign) => sign.charCodeAt(0));

/** Decodes UTF-8 bytes. */
export const text = (bytes: string): string => (ASCII.test(bytes) ? bytes : decoder.decode(toBytes(bytes)));
