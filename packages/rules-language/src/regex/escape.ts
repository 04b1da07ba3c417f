/** Parses escapes of regular expressions: https://docs.rs/regex/latest/regex/#escape-sequences */
import type { Cursor } from './cursor.ts';
import { type Assertion, PatternError, type Test } from './node.ts';
import { not, perl, property } from './sets.ts';

export type Escaped =
  | { readonly kind: 'code'; readonly code: number; readonly isByte: boolean }
  | { readonly kind: 'test'; readonly test: Test }
  | { readonly kind: 'assertion'; readonly assertion: Assertion };

const CONTROL: Readonly<Record<string, number>> = { a: 7, f: 12, t: 9, n: 10, r: 13, v: 11 };
const ASSERTIONS: Readonly<Record<string, Assertion>> = {
  A: 'start',
  z: 'end',
  b: 'word',
  B: 'notWord',
  '<': 'wordStart',
  '>': 'wordEnd',
};
/** Digits of `\xHH`, `\uHHHH`, `\UHHHHHHHH`; all accept braces too. */
const DIGITS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** Reads the escape at the cursor. @throws PatternError */
export function readEscape(cursor: Cursor, isInClass: boolean): Escaped {
  const start = cursor.at++;
  const code = cursor.source.codePointAt(cursor.at);
  if (code === undefined)
    throw new PatternError(start, 'incomplete escape sequence, reached end of pattern prematurely');
  const sign = String.fromCodePoint(code);
  cursor.at += sign.length;
  if (sign >= '0' && sign <= '9') throw new PatternError(start, 'backreferences are not supported');
  if (DIGITS[sign] !== undefined) return hexadecimal(cursor, start, sign);
  if (sign === 'p' || sign === 'P') return ofProperty(cursor, start, sign === 'P');
  const test = perl(sign, cursor.flags.u);
  if (test !== undefined) return { kind: 'test', test };
  const control = CONTROL[sign];
  if (control !== undefined) return { kind: 'code', code: control, isByte: false };
  const assertion = ASSERTIONS[sign];
  if (assertion !== undefined && !isInClass) return { kind: 'assertion', assertion: boundary(cursor, assertion) };
  if (/[!-/:-@[-`{-~]/.test(sign) && sign !== '<' && sign !== '>') return { kind: 'code', code, isByte: false };
  throw new PatternError(start, 'unrecognized escape sequence');
}

/** `\b{start}` and `\b{end}` */
function boundary(cursor: Cursor, assertion: Assertion): Assertion {
  const [whole, name] = /^\{(start|end)\}/.exec(cursor.source.slice(cursor.at, cursor.at + 7)) ?? [];
  if (assertion !== 'word' || whole === undefined) return assertion;
  cursor.at += whole.length;
  return name === 'start' ? 'wordStart' : 'wordEnd';
}

function hexadecimal(cursor: Cursor, start: number, sign: string): Escaped {
  const rest = cursor.source.slice(cursor.at, cursor.at + 12);
  const [braced, inner] = /^\{([^}]*)\}/.exec(rest) ?? [];
  const digits = inner ?? rest.slice(0, DIGITS[sign]);
  if (digits === '') throw new PatternError(start, 'hexadecimal literal empty');
  if (!/^[\da-f]+$/i.test(digits) || (inner === undefined && digits.length < (DIGITS[sign] ?? 0)))
    throw new PatternError(start, 'invalid hexadecimal digit');
  const code = Number.parseInt(digits, 16);
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
    throw new PatternError(start, 'hexadecimal literal is not a Unicode scalar value');
  cursor.at += braced?.length ?? digits.length;
  return { kind: 'code', code, isByte: sign === 'x' && code < 256 };
}

function ofProperty(cursor: Cursor, start: number, isNegated: boolean): Escaped {
  if (!cursor.flags.u) throw new PatternError(start, 'Unicode not allowed here');
  const [whole, inner, letter] =
    /^(?:\{([^}]*)\}|([A-Za-z]))/.exec(cursor.source.slice(cursor.at, cursor.at + 80)) ?? [];
  const name = inner ?? letter ?? '';
  const isTurned = name.startsWith('^');
  const test = property(isTurned ? name.slice(1) : name);
  if (whole === undefined || test === undefined) throw new PatternError(start, 'Unicode property not found');
  cursor.at += whole.length;
  return { kind: 'test', test: isNegated === isTurned ? test : not(test) };
}
