/**
 * Parses the grammar of expressions; fields and functions are checked in `check/`.
 * https://developers.cloudflare.com/ruleset-engine/rules-language/expressions/
 */
import { unquoted } from './escapes.ts';
import { joined } from './join.ts';
import { caught, ExpressionError, type Problem } from './problem.ts';
import type { Comparison, Expression, Index, Join, Literal, Operand, Place, Right } from './tree.ts';
import { ITEM, type Kind, kindOf, readQuoted, readRaw } from './values.ts';

/** Other characters, such as a no-break space, are not whitespace. */
const SPACE = /[ \t\r\n]*/y;
const NAME = /[A-Za-z_]\w*(?:\.\w+)*/y;
const LIST = /\$[\w.-]+/y;
const ATOM = /[\w.:/-]+/y;
const INDEX = /\d+/y;
/** A field of array elements: `identity.groups[*].name` of Gateway. */
const MEMBER = /\.\w+/y;

/** Lower case only: https://developers.cloudflare.com/ruleset-engine/rules-language/operators/#logical-operators */
const LOGICAL = /(?:and|or|xor)\b|&&|\|\||\^\^/y;
const NOT = /not\b|!(?!=)/y;

/** https://developers.cloudflare.com/ruleset-engine/rules-language/operators/#comparison-operators */
const COMPARISON =
  /==|!=|<=|>=|[<>~]|&(?!&)|(?:eq|ne|lt|le|gt|ge|contains|matches|wildcard|in|bitwise_and)\b|strict[ \t\r\n]+wildcard\b/y;

const RESERVED = new Set('and or xor not eq ne lt le gt ge contains matches wildcard strict in bitwise_and'.split(' '));

/** Our own limit: nested parentheses and calls. */
const MAX_DEPTH = 128;

const IN_LETTERS: Readonly<Record<string, string>> = {
  '==': 'eq',
  '!=': 'ne',
  '<': 'lt',
  '<=': 'le',
  '>': 'gt',
  '>=': 'ge',
  '~': 'matches',
  '&': 'bitwise_and',
};
const JOINS: Readonly<Record<string, Join>> = {
  and: 'and',
  '&&': 'and',
  or: 'or',
  '||': 'or',
  xor: 'xor',
  '^^': 'xor',
};

const NAME_EXPECTED = 'expected identifier character';
const A_VALUE = 'text in quotes, a number, an IP address, a field or a function';

/** Context of an operand. */
interface Scope {
  readonly depth: number;
  /** `[*]` is allowed: only in the first argument of a function. */
  readonly unpacks: boolean;
}

/** The tree of a text, or the first problem and its position. */
export type Reading =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly at: number; readonly message: string; readonly problem: Problem };

/**
 * Parses a condition or a value without checking the names in it.
 * @example readExpression('http.host eq "a"') // { ok: true, expression: { kind: 'comparison', … } }
 */
export function readExpression(text: string): Reading {
  const read = caught(() => ({ ok: true as const, expression: new Reader(text).whole() }));
  if (read.ok) return read;
  const { at, message } = read.problem;
  return { ok: false, at, message, problem: read.problem };
}

class Reader {
  readonly #text: string;
  #at = 0;
  /** End of the last token. */
  #end = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** A condition, or a value that a rule computes, possibly a single literal. */
  whole(): Expression {
    this.#take(SPACE);
    const expression = this.#literalAlone() ?? this.#condition({ depth: 0, unpacks: true });
    if (this.#at < this.#text.length) throw this.#rest('unrecognised input');
    return expression;
  }

  #condition(scope: Scope): Expression {
    const parts: Expression[] = [];
    const joins: Join[] = [];
    for (;;) {
      parts.push(this.#simple(scope));
      const join = this.#next(LOGICAL);
      if (join === undefined) return joined(parts, joins);
      joins.push(JOINS[join] ?? 'and');
    }
  }

  /** A comparison or a parenthesized expression, optionally preceded by `not`. */
  #simple(scope: Scope): Expression {
    const starts: number[] = [];
    for (let at = this.#at; this.#next(NOT) !== undefined; at = this.#at)
      if (starts.push(at) > MAX_DEPTH) throw this.#problem(`more than ${MAX_DEPTH} negations in a row`, at);
    let part = this.#sign('(') ? this.#inParentheses(scope) : this.#comparison(scope);
    for (const at of starts.reverse()) part = { kind: 'not', of: part, at, to: this.#end };
    return part;
  }

  #inParentheses(scope: Scope): Expression {
    const inner = this.#condition(this.#deeper(scope));
    this.#close(')');
    return inner;
  }

  #comparison(scope: Scope): Expression {
    const left = this.#operand(scope);
    const operatorStart = this.#at;
    const operator = this.#next(COMPARISON)?.replace(/\s+/, ' ');
    if (operator === undefined) return { kind: 'operand', operand: left, at: left.at, to: left.to };
    const operatorAt: Place = { at: operatorStart, to: this.#end };
    const right = operator === 'in' ? this.#set() : this.#right(scope);
    return this.#compared(left, { sign: operator, place: operatorAt }, right);
  }

  #compared(left: Operand, operator: { readonly sign: string; readonly place: Place }, right: Right): Comparison {
    return {
      kind: 'comparison',
      left,
      operator: IN_LETTERS[operator.sign] ?? operator.sign,
      operatorAt: operator.place,
      right,
      at: left.at,
      to: right.to,
    };
  }

  /**
   * A literal; or, since 2026-10-01, a field or a function:
   * https://developers.cloudflare.com/ruleset-engine/rules-language/operators/#compare-dynamic-values
   */
  #right(scope: Scope): Right {
    const at = this.#at;
    const value = this.#literal();
    if (value !== undefined) return { kind: 'value', value, at, to: value.to };
    if (!this.#isName()) throw this.#rest('expected a value', `Allowed: ${A_VALUE}.`);
    const operand = this.#operand({ ...scope, unpacks: false });
    return { kind: 'operand', operand, at, to: operand.to };
  }

  #isName(): boolean {
    NAME.lastIndex = this.#at;
    const [name] = NAME.exec(this.#text) ?? [];
    return name !== undefined && !RESERVED.has(name);
  }

  /** A field or function result with its indexes. */
  #operand(scope: Scope): Operand {
    const at = this.#at;
    if (!this.#isName()) throw this.#rest(NAME_EXPECTED, 'Expected a field or a function.');
    const name = this.#next(NAME) ?? '';
    const args = this.#sign('(') ? this.#arguments(this.#deeper(scope)) : undefined;
    const indexes: Index[] = [];
    for (let step = this.#at; this.#sign('['); step = this.#at) {
      indexes.push(this.#index(scope, step));
      for (let start = this.#at; ; start = this.#at) {
        const member = this.#next(MEMBER);
        if (member === undefined) break;
        indexes.push({ kind: 'member', name: member.slice(1), at: start, to: this.#end });
      }
    }
    return { name, args, indexes, source: this.#text.slice(at, this.#end), at, to: this.#end };
  }

  /**
   * Each is a single condition; `and` and `or` need parentheses:
   * https://github.com/cloudflare/cloudflare-docs/pull/28223
   */
  #arguments(scope: Scope): Expression[] {
    const all: Expression[] = [];
    if (this.#sign(')')) return all;
    do all.push(this.#literalAlone() ?? this.#simple({ ...scope, unpacks: all.length === 0 }));
    while (this.#sign(','));
    if (this.#sign(')')) return all;
    throw this.#rest('expected literal ","', 'Put joined conditions in parentheses.');
  }

  #index({ unpacks }: Scope, at: number): Index {
    const inner = this.#at;
    const isEach = this.#sign('*');
    if (isEach && !unpacks)
      throw this.#problem(
        'invalid use of map each access operator',
        at,
        '[*] is for the first argument of a function.',
      );
    const isText = !isEach && this.#string();
    const digits = isEach || isText ? undefined : this.#take(INDEX);
    if (!isEach && !isText && digits === undefined)
      throw this.#rest('expected literal "expected quoted utf8 string or positive integer"');
    const written = this.#text.slice(inner, this.#at);
    this.#take(SPACE);
    this.#close(']');
    const place = { at, to: this.#end };
    if (isEach) return { kind: 'each', ...place };
    if (digits !== undefined) return { kind: 'position', position: Number(digits), ...place };
    return { kind: 'key', key: unquoted(written), ...place };
  }

  /** https://developers.cloudflare.com/ruleset-engine/rules-language/values/#lists */
  #set(): Right {
    const at = this.#at;
    const name = this.#next(LIST);
    if (name !== undefined) return { kind: 'list', name, at, to: this.#end };
    if (!this.#sign('{'))
      throw this.#rest('expected literal "{"', 'A list of values, {…}, or the name of a list, $name.');
    const values: Literal[] = [];
    let first: Kind | undefined;
    while (!this.#sign('}')) {
      const start = this.#at;
      const value = this.#literal();
      if (value === undefined)
        throw this.#rest('expected a value', 'A list has literals separated by spaces, and ends with "}".');
      first ??= ITEM[value.kind];
      if (value.kind === 'boolean' || first !== ITEM[value.kind]) {
        const message = 'the values of a list must be all strings, all numbers or all addresses';
        throw this.#problem(message, start);
      }
      values.push(value);
    }
    return { kind: 'set', values, at, to: this.#end };
  }

  /** A literal and the whitespace after it; undefined at a name or at the end. */
  #literal(): Literal | undefined {
    const at = this.#at;
    const isText = this.#string();
    const kind = isText ? 'text' : this.#atom();
    if (kind === undefined) return undefined;
    const source = this.#text.slice(at, this.#at);
    this.#end = this.#at;
    this.#take(SPACE);
    return { kind, source, at, to: at + source.length };
  }

  #atom(): Kind | undefined {
    const at = this.#at;
    const kind = kindOf(this.#take(ATOM) ?? '');
    if (kind === undefined) this.#at = at;
    return kind;
  }

  /** A literal in place of a condition. */
  #literalAlone(): Expression | undefined {
    const before = this.#at;
    const value = this.#literal();
    if (value === undefined || value.kind === 'boolean') {
      this.#at = before;
      return undefined;
    }
    return { kind: 'literal', value, at: value.at, to: value.to };
  }

  /** Consumes a string; false if there is none here. */
  #string(): boolean {
    const start = this.#at;
    const end = this.#text[start] === '"' ? readQuoted(this.#text, start) : readRaw(this.#text, start);
    if (end === undefined) return false;
    if (end < 0) throw this.#rest('could not find an ending quote', 'The string does not end: a quote is missing.');
    this.#at = end;
    return true;
  }

  #deeper({ depth, unpacks }: Scope): Scope {
    if (depth === MAX_DEPTH) throw this.#problem(`more than ${MAX_DEPTH} parentheses are open`);
    return { depth: depth + 1, unpacks };
  }

  #close(sign: string): void {
    if (!this.#sign(sign)) throw this.#rest(`expected literal "${sign}"`);
  }

  /** Consumes one character and the whitespace after it. */
  #sign(sign: string): boolean {
    if (this.#text[this.#at] !== sign) return false;
    this.#end = ++this.#at;
    this.#take(SPACE);
    return true;
  }

  #next(pattern: RegExp): string | undefined {
    const found = this.#take(pattern);
    if (found === undefined) return undefined;
    this.#end = this.#at;
    this.#take(SPACE);
    return found;
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  /** A problem that covers the rest of the text. */
  #rest(message: string, hint?: string): ExpressionError {
    const length = Math.max(1, this.#text.length - this.#at);
    return new ExpressionError({ at: this.#at, length, message, ...(hint === undefined ? {} : { hint }) });
  }

  #problem(message: string, at = this.#at, hint?: string): ExpressionError {
    const length = Math.max(1, this.#at - at);
    return new ExpressionError({ at, length, message, ...(hint === undefined ? {} : { hint }) });
  }
}
