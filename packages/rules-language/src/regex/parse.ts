/** Parses regular expressions in the syntax of Rust's regex crate: https://docs.rs/regex/latest/regex/#syntax */

import { ClassReader } from './class.ts';
import type { Cursor, Flags } from './cursor.ts';
import { type Escaped, readEscape } from './escape.ts';
import { type Assertion, type Node, PatternError, type Test } from './node.ts';
import { range } from './sets.ts';

/** Maximum nesting of parentheses, as in the regex crate. */
const MAX_DEPTH = 250;

/** Bytes unless `(?u)` is set: https://developers.cloudflare.com/ruleset-engine/rules-language/functions/#url_decode */
const FIRST: Flags = { i: false, m: false, s: false, U: false, u: false, x: false, R: false };
const FLAG_NAMES = 'imsUuxR';

export interface Pattern {
  readonly node: Node;
  /** Number of groups, including the whole match. */
  readonly groups: number;
}

/** @throws PatternError */
export function parsePattern(source: string): Pattern {
  return new PatternReader(source).whole();
}

class PatternReader implements Cursor {
  readonly source: string;
  at = 0;
  flags: Flags = FIRST;
  #groups = 1;
  #depth = 0;
  readonly #names = new Set<string>();

  constructor(source: string) {
    this.source = source;
  }

  whole(): Pattern {
    const node = this.#either();
    if (this.at < this.source.length) throw new PatternError(this.at, 'unopened group');
    return { node, groups: this.#groups };
  }

  #either(): Node {
    const outside = this.flags;
    const branches: Node[] = [];
    do branches.push(this.#sequence());
    while (this.#sign('|'));
    this.flags = outside;
    const [only] = branches;
    return only !== undefined && branches.length === 1 ? only : { kind: 'either', of: branches };
  }

  #sequence(): Node {
    const parts: Node[] = [];
    for (;;) {
      this.#skip();
      const sign = this.source[this.at];
      if (sign === undefined || sign === '|' || sign === ')') return { kind: 'sequence', of: parts };
      const atom = this.#atom(sign);
      if (atom !== undefined) parts.push(this.#repeated(atom));
    }
  }

  /** Undefined for flags alone: `(?i)`. */
  #atom(sign: string): Node | undefined {
    const start = this.at;
    if (sign === '(') return this.#group();
    if (sign === '[') return this.#set(new ClassReader(this).whole());
    if (sign === '\\') return this.#escaped(readEscape(this, false));
    if ('*+?'.includes(sign) || sign === '{') throw new PatternError(start, 'repetition operator missing expression');
    const code = this.source.codePointAt(start) ?? 0;
    this.at += code > 0xffff ? 2 : 1;
    if (sign === '^') return this.#assertion(this.flags.m ? 'lineStart' : 'start');
    if (sign === '$') return this.#assertion(this.flags.m ? 'lineEnd' : 'end');
    if (sign === '.') return this.#set(this.#dot());
    return this.#literal(code);
  }

  #dot(): Test {
    if (this.flags.s) return () => true;
    return this.flags.R ? (code) => code !== 10 && code !== 13 : (code) => code !== 10;
  }

  #escaped(escaped: Escaped): Node {
    if (escaped.kind === 'assertion') return this.#assertion(escaped.assertion);
    if (escaped.kind === 'test') return this.#set(escaped.test);
    return this.#literal(escaped.code, escaped.isByte);
  }

  /** A character; without `(?u)` as its UTF-8 bytes. */
  #literal(code: number, isByte = false): Node {
    const mode = { isUnicode: this.flags.u, ignoresCase: this.flags.i };
    if (this.flags.u || code < 128 || isByte) return this.#set(range(code, code, mode));
    const bytes = new TextEncoder().encode(String.fromCodePoint(code));
    return { kind: 'sequence', of: [...bytes].map((byte) => this.#set(range(byte, byte, mode))) };
  }

  #set(test: Test): Node {
    return { kind: 'set', test, isUnicode: this.flags.u };
  }

  #assertion(assertion: Assertion): Node {
    return { kind: 'assert', assertion, isUnicode: this.flags.u };
  }

  #repeated(atom: Node): Node {
    let node = atom;
    for (let depth = 0; ; depth++) {
      this.#skip();
      const count = this.#count();
      if (count === undefined) return node;
      if (depth > MAX_DEPTH)
        throw new PatternError(this.at, `exceeds the maximum number of nested parentheses/brackets (${MAX_DEPTH})`);
      const isLazy = this.#sign('?');
      node = { kind: 'repeat', of: node, ...count, isGreedy: isLazy === this.flags.U };
    }
  }

  #count(): { readonly min: number; readonly max: number } | undefined {
    if (this.#sign('*')) return { min: 0, max: Number.POSITIVE_INFINITY };
    if (this.#sign('+')) return { min: 1, max: Number.POSITIVE_INFINITY };
    if (this.#sign('?')) return { min: 0, max: 1 };
    const start = this.at;
    if (!this.#sign('{')) return undefined;
    const end = this.source.indexOf('}', start);
    if (end < 0) throw new PatternError(start, 'unclosed counted repetition');
    const [from = '', to = from, ...others] = this.source
      .slice(start + 1, end)
      .split(',')
      .map((part) => part.trim());
    if (!/^\d+$/.test(from) || !/^\d*$/.test(to) || others.length > 0)
      throw new PatternError(start, 'repetition quantifier expects a valid decimal');
    this.at = end + 1;
    const min = Number(from);
    const max = to === '' ? Number.POSITIVE_INFINITY : Number(to);
    if (max < min) throw new PatternError(start, 'invalid repetition count range, the start must be <= the end');
    return { min, max };
  }

  #group(): Node | undefined {
    const start = this.at++;
    if (++this.#depth > MAX_DEPTH)
      throw new PatternError(start, `exceeds the maximum number of nested parentheses/brackets (${MAX_DEPTH})`);
    const outside = this.flags;
    const index = this.#opening(start);
    if (index === 'flags') {
      this.#depth--;
      return undefined;
    }
    const of = this.#either();
    if (!this.#sign(')')) throw new PatternError(start, 'unclosed group');
    this.#depth--;
    this.flags = outside;
    return { kind: 'group', index, of };
  }

  /** The number of the group; undefined if it captures nothing. */
  #opening(start: number): number | undefined | 'flags' {
    if (!this.#sign('?')) return this.#groups++;
    if (/^(?:<?[=!])/.test(this.source.slice(this.at, this.at + 2)))
      throw new PatternError(start, 'look-around, including look-ahead and look-behind, is not supported');
    const [opening, name] = /^P?<([^>]*)>/.exec(this.source.slice(this.at, this.at + 200)) ?? [];
    if (opening !== undefined && name !== undefined) {
      this.#named(name);
      this.at += opening.length;
      return this.#groups++;
    }
    return this.#setFlags(start);
  }

  #named(name: string): void {
    if (!/^[A-Za-z_][\w.[\]]*$/.test(name))
      throw new PatternError(this.at, name === '' ? 'empty capture group name' : 'invalid capture group character');
    if (this.#names.has(name)) throw new PatternError(this.at, 'duplicate capture group name');
    this.#names.add(name);
  }

  /** `(?i)` and `(?i-s:…)` */
  #setFlags(start: number): 'flags' | undefined {
    let isOn = true;
    const flags = { ...this.flags };
    for (;;) {
      const sign = this.source[this.at++];
      if (sign === undefined) throw new PatternError(start, 'unclosed group');
      if (sign === ')' || sign === ':') {
        const isEmpty = this.source[this.at - 2] === '?';
        if (sign === ')' && isEmpty) throw new PatternError(start, 'repetition operator missing expression');
        if (this.source[this.at - 2] === '-') throw new PatternError(this.at - 2, 'dangling flag negation operator');
        this.flags = flags;
        return sign === ')' ? 'flags' : undefined;
      }
      if (sign === '-' && isOn) isOn = false;
      else if (sign !== '-' && FLAG_NAMES.includes(sign)) flags[sign as keyof Flags] = isOn;
      else throw new PatternError(this.at - 1, 'unrecognized flag');
    }
  }

  /** Skips whitespace and comments if the flag `x` is set. */
  #skip(): void {
    if (!this.flags.x) return;
    const space = /(?:\s|#[^\n]*(?:\n|$))*/y;
    space.lastIndex = this.at;
    this.at += space.exec(this.source)?.[0].length ?? 0;
  }

  #sign(sign: string): boolean {
    if (this.source[this.at] !== sign) return false;
    this.at++;
    return true;
  }
}
