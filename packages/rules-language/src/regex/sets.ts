/** Character classes of regular expressions: https://docs.rs/regex/latest/regex/#character-classes */
import type { Test } from './node.ts';

export interface Mode {
  readonly isUnicode: boolean;
  readonly ignoresCase: boolean;
}

const between = (code: number, from: number, to: number): boolean => code >= from && code <= to;
const isUpper: Test = (code) => between(code, 65, 90);
const isLower: Test = (code) => between(code, 97, 122);
const isDigit: Test = (code) => between(code, 48, 57);
const isAlpha: Test = (code) => isUpper(code) || isLower(code);
const isSpace: Test = (code) => between(code, 9, 13) || code === 32;
const isPunctuation: Test = (code) => between(code, 33, 126) && !isAlpha(code) && !isDigit(code);
export const isWord: Test = (code) => isAlpha(code) || isDigit(code) || code === 95;

/** `[[:alpha:]]`, always ASCII. */
export const POSIX: Readonly<Record<string, Test>> = {
  alnum: (code) => isAlpha(code) || isDigit(code),
  alpha: isAlpha,
  ascii: (code) => code < 128,
  blank: (code) => code === 9 || code === 32,
  cntrl: (code) => code < 32 || code === 127,
  digit: isDigit,
  graph: (code) => between(code, 33, 126),
  lower: isLower,
  print: (code) => between(code, 32, 126),
  punct: isPunctuation,
  space: isSpace,
  upper: isUpper,
  word: isWord,
  xdigit: (code) => isDigit(code) || between(code, 65, 70) || between(code, 97, 102),
};

/** Tests one code point with a pattern for one character. */
const unicode = (pattern: RegExp): Test => {
  const known = new Map<number, boolean>();
  return (code) => {
    const seen = known.get(code);
    if (seen !== undefined) return seen;
    const is = pattern.test(String.fromCodePoint(code));
    if (known.size < 4096) known.set(code, is);
    return is;
  };
};
const UNICODE = {
  d: unicode(/^\p{Nd}$/u),
  s: unicode(/^\p{White_Space}$/u),
  w: unicode(/^[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}]$/u),
};
const BYTES = { d: isDigit, s: isSpace, w: isWord };

/** `\d`, `\s`, `\w`, and in upper case their complements. */
export function perl(letter: string, isUnicode: boolean): Test | undefined {
  const small = letter.toLowerCase();
  if (small !== 'd' && small !== 's' && small !== 'w') return undefined;
  const test = (isUnicode ? UNICODE : BYTES)[small];
  return small === letter ? test : (code) => !test(code);
}

const NAME = /^[\w=]+$/;
/** Rust and JavaScript names of one property. */
const forms = (name: string): string[] => [name, `Script=${name}`, `General_Category=${name}`];

/** A Unicode property: `\p{Hangul}`, `\pL`, `\p{sc=Greek}`; undefined if unknown. */
export function property(name: string): Test | undefined {
  const plain = name
    .replace(':', '=')
    .replace(/^(?:sc|script)=/i, 'Script=')
    .replace(/^(?:gc|general_category)=/i, '');
  if (!NAME.test(plain)) return undefined;
  const capital = plain.replace(
    /(^|[_=])([a-z])/g,
    (_all, sign: string, letter: string) => sign + letter.toUpperCase(),
  );
  for (const form of new Set([...forms(plain), ...forms(capital)])) {
    try {
      return unicode(new RegExp(`^\\p{${form}}$`, 'u'));
    } catch {
      // Not a valid property name: try the next form.
    }
  }
  return undefined;
}

function cases(code: number, isUnicode: boolean): number[] {
  if (!isUnicode) return isAlpha(code) ? [code, code ^ 32] : [code];
  const sign = String.fromCodePoint(code);
  return [...new Set([sign, sign.toLowerCase(), sign.toUpperCase()])]
    .filter((one) => [...one].length === 1)
    .map((one) => one.codePointAt(0) ?? code);
}

export function range(from: number, to: number, { isUnicode, ignoresCase }: Mode): Test {
  const test: Test = (code) => between(code, from, to);
  return ignoresCase ? (code) => cases(code, isUnicode).some(test) : test;
}

export const not =
  (test: Test): Test =>
  (code) =>
    !test(code);
export const any =
  (tests: readonly Test[]): Test =>
  (code) =>
    tests.some((test) => test(code));
