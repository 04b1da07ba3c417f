/** Parses a bracketed class: `[^a-z&&[^aeiou]]`. https://docs.rs/regex/latest/regex/#character-classes */
import type { Cursor } from './cursor.ts';
import { readEscape } from './escape.ts';
import { PatternError, type Test } from './node.ts';
import { any, not, POSIX, range } from './sets.ts';

const OPERATORS = ['&&', '--', '~~'];
/** Maximum nesting of classes. */
const MAX_DEPTH = 100;

export class ClassReader {
  readonly #cursor: Cursor;
  readonly #depth: number;

  constructor(cursor: Cursor, depth = 0) {
    this.#cursor = cursor;
    this.#depth = depth;
  }

  whole(): Test {
    const cursor = this.#cursor;
    const start = cursor.at++;
    if (this.#depth > MAX_DEPTH) throw new PatternError(start, 'exceeds the maximum number of nested brackets');
    const isNegated = this.#sign('^');
    let left: Test | undefined;
    let operator = '';
    let tests: Test[] = [];
    for (let isFirst = true; ; isFirst = false) {
      const sign = cursor.source[cursor.at];
      if (sign === undefined) throw new PatternError(start, 'unclosed character class');
      const isEnd = sign === ']' && !isFirst;
      const next = isEnd ? '' : OPERATORS.find((one) => cursor.source.startsWith(one, cursor.at));
      if (isEnd || next !== undefined) {
        left = combined(left, operator, any(tests));
        cursor.at += isEnd ? 1 : 2;
        if (isEnd) return isNegated ? not(left) : left;
        operator = next ?? '';
        tests = [];
      } else tests.push(this.#item(sign));
    }
  }

  #item(sign: string): Test {
    const cursor = this.#cursor;
    const posix = /^\[:(\^?)(\w+):\]/.exec(cursor.source.slice(cursor.at, cursor.at + 14));
    if (posix !== null) {
      const test = POSIX[posix[2] ?? ''];
      if (test === undefined) throw new PatternError(cursor.at, 'unrecognized POSIX class');
      cursor.at += posix[0].length;
      return posix[1] === '^' ? not(test) : test;
    }
    if (sign === '[') return new ClassReader(cursor, this.#depth + 1).whole();
    const start = cursor.at;
    const from = this.#end();
    if (typeof from === 'function') return from;
    const { source, at } = cursor;
    if (source[at] !== '-' || source[at + 1] === ']' || source[at + 1] === '-') return this.#range(start, from, from);
    cursor.at++;
    const to = this.#end();
    if (typeof to === 'function') throw new PatternError(start, 'invalid range boundary, must be a literal');
    return this.#range(start, from, to);
  }

  #range(start: number, from: number, to: number): Test {
    if (to < from) throw new PatternError(start, 'invalid character class range, the start must be <= the end');
    const { u, i } = this.#cursor.flags;
    if (!u && to > 0xff) throw new PatternError(start, 'Unicode not allowed here');
    return range(from, to, { isUnicode: u, ignoresCase: i });
  }

  /** One character, or all characters of an escape. */
  #end(): number | Test {
    const cursor = this.#cursor;
    const start = cursor.at;
    const code = cursor.source.codePointAt(start) ?? 0;
    if (code !== 92) {
      cursor.at += code > 0xffff ? 2 : 1;
      if (!cursor.flags.u && code > 127) throw new PatternError(start, 'Unicode not allowed here');
      return code;
    }
    const escaped = readEscape(cursor, true);
    if (escaped.kind === 'test') return escaped.test;
    if (escaped.kind === 'code') return escaped.code;
    throw new PatternError(start, 'invalid escape sequence found in character class');
  }

  #sign(sign: string): boolean {
    if (this.#cursor.source[this.#cursor.at] !== sign) return false;
    this.#cursor.at++;
    return true;
  }
}

function combined(left: Test | undefined, operator: string, right: Test): Test {
  if (left === undefined) return right;
  if (operator === '&&') return (code) => left(code) && right(code);
  return operator === '--' ? (code) => left(code) && !right(code) : (code) => left(code) !== right(code);
}
