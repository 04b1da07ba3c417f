/**
 * The one place that reads expressions of the Rules language: their grammar, without knowing which fields and functions there are.
 * https://developers.cloudflare.com/ruleset-engine/rules-language/expressions/
 */
import type { Comparison, Expression, Join, Literal, Operand, Right } from './tree.ts';
import { ITEM, type Kind, kindOf, readQuoted, readRaw, WORDS } from './values.ts';

const SPACE = /\s*/y;
const NAME = /[A-Za-z_]\w*(?:\.\w+)*/y;
const LIST = /\$[\w.-]+/y;
const ATOM = /[\w.:/-]+/y;
const INDEX = /\d+/y;
/** A field of what is in an array: `identity.groups[*].name` of Gateway. */
const INNER = /(?:\.\w+)+/y;

/** https://developers.cloudflare.com/ruleset-engine/rules-language/operators/#logical-operators : lower case only. */
const LOGICAL = /(?:and|or|xor)\b|&&|\|\||\^\^/y;
const NOT = /not\b|!(?!=)/y;

/** https://developers.cloudflare.com/ruleset-engine/rules-language/operators/#comparison-operators */
const COMPARISON = /==|!=|<=|>=|[<>~]|(?:eq|ne|lt|le|gt|ge|contains|matches|wildcard|in)\b|strict\s+wildcard\b/y;

const RESERVED = new Set('and or xor not eq ne lt le gt ge contains matches wildcard strict in'.split(' '));

/** What stands to the right of an operator; of the others, any value of one thing. */
const TAKES: ReadonlyMap<string, readonly Kind[]> = new Map<string, readonly Kind[]>([
  ...['contains', 'matches', '~', 'wildcard', 'strict wildcard'].map((sign) => [sign, ['text']] as const),
  ...['lt', '<', 'le', '<=', 'gt', '>', 'ge', '>='].map((sign) => [sign, ['text', 'number']] as const),
]);
const SINGLE: readonly Kind[] = ['text', 'number', 'address', 'boolean'];

/** Ours: parentheses and calls inside of each other. */
const DEEPEST = 128;
/** A line that is longer is not repeated in the problem: as long as an expression may be. */
const LONGEST_LINE = 4096;

const IN_LETTERS: Readonly<Record<string, string>> = {
  '==': 'eq',
  '!=': 'ne',
  '<': 'lt',
  '<=': 'le',
  '>': 'gt',
  '>=': 'ge',
  '~': 'matches',
};
const JOINS: Readonly<Record<string, Join>> = {
  and: 'and',
  '&&': 'and',
  or: 'or',
  '||': 'or',
  xor: 'xor',
  '^^': 'xor',
};

/** Where an operand stands. */
interface Scope {
  readonly depth: number;
  /** `[*]` may be used: in the first argument of a function alone. */
  readonly unpacks: boolean;
}

class ParseError extends Error {
  override readonly name = 'ParseError';
  readonly at: number;

  constructor(at: number, why: string) {
    super(why);
    this.at = at;
  }
}

/**
 * What is wrong with the text of an expression, a condition or a value, and where; undefined where it can be read.
 * @example expressionProblem('http.host eq "a" AND ssl') // "Filter parsing error (1:18):\nhttp.host … ^ unrecognised input"
 */
export function expressionProblem(text: string): string | undefined {
  const read = readExpression(text);
  return read.ok ? undefined : told(text, read);
}

/** The tree of a text; or where it ends to be an expression, and why. */
export type Reading =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly at: number; readonly message: string };

export function readExpression(text: string): Reading {
  try {
    return { ok: true, expression: new Reader(text).whole() };
  } catch (error) {
    if (error instanceof ParseError) return { ok: false, at: error.at, message: error.message };
    throw error;
  }
}

/** As https://developers.cloudflare.com/ruleset-engine/rules-language/expressions/edit-expressions/#expression-validation tells it. */
function told(text: string, { at, message }: { readonly at: number; readonly message: string }): string {
  const before = text.slice(0, at);
  const start = before.lastIndexOf('\n') + 1;
  const end = text.indexOf('\n', at);
  const line = text.slice(start, end < 0 ? undefined : end);
  const column = at - start;
  const shown = line.length > LONGEST_LINE ? '' : `\n${line}\n${' '.repeat(column)}^`;
  return `Filter parsing error (${before.split('\n').length}:${column + 1}):${shown} ${message}`;
}

/** Escaped ones are left to the edge. https://developers.cloudflare.com/ruleset-engine/rules-language/operators/#wildcard-matching */
const isDoubled = (pattern: string): boolean => pattern.includes('**') && !pattern.includes('\\');

/** From the strongest to the weakest: https://developers.cloudflare.com/ruleset-engine/rules-language/operators/#order-of-precedence */
const STRONGEST_FIRST: readonly Join[] = ['and', 'xor', 'or'];

/** Parts with what stands between them become one: `a or b and c` is `a or (b and c)`. */
function joined(parts: readonly Expression[], joins: readonly Join[], rank = STRONGEST_FIRST.length - 1): Expression {
  const join = STRONGEST_FIRST[rank];
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  if (join === undefined) return { kind: 'logical', join: 'and', parts };
  const inner: Expression[] = [];
  let start = 0;
  for (let end = 0; end <= joins.length; end++) {
    if (end < joins.length && joins[end] !== join) continue;
    inner.push(joined(parts.slice(start, end + 1), joins.slice(start, end), rank - 1));
    start = end + 1;
  }
  const [single] = inner;
  return single !== undefined && inner.length === 1 ? single : { kind: 'logical', join, parts: inner };
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** A condition, or a value that a rule computes: also a literal alone. */
  whole(): Expression {
    this.#take(SPACE);
    const expression = this.#literalAlone() ?? this.#condition({ depth: 0, unpacks: false });
    if (this.#at < this.#text.length) throw this.#problem('unrecognised input');
    return expression;
  }

  #condition(scope: Scope): Expression {
    const parts: Expression[] = [];
    const joins: Join[] = [];
    for (;;) {
      let negations = 0;
      for (; this.#take(NOT); negations++) this.#take(SPACE);
      let part = this.#sign('(') ? this.#inParentheses(scope) : this.#comparison(scope);
      for (; negations > 0; negations--) part = { kind: 'not', of: part };
      parts.push(part);
      const join = this.#next(LOGICAL);
      if (join === undefined) return joined(parts, joins);
      joins.push(JOINS[join] ?? 'and');
    }
  }

  #inParentheses(scope: Scope): Expression {
    const inner = this.#condition(this.#deeper(scope));
    this.#close(')');
    return inner;
  }

  #comparison(scope: Scope): Expression {
    const left = this.#operand(scope);
    const operator = this.#next(COMPARISON)?.replace(/\s+/, ' ');
    if (operator === undefined) return { kind: 'operand', operand: left };
    const compared = (right: Right): Comparison => ({
      kind: 'comparison',
      left,
      operator: IN_LETTERS[operator] ?? operator,
      right,
    });
    if (operator === 'in') return compared(this.#set());
    const at = this.#at;
    const value = this.#value();
    const { kind } = value;
    if (!(TAKES.get(operator) ?? SINGLE).includes(kind))
      throw this.#problem(`'${operator}' does not take ${WORDS[kind]}`, at);
    if (operator.endsWith('wildcard') && isDoubled(this.#text.slice(at, this.#at)))
      throw this.#problem("a wildcard is one '*', not two in a row", at);
    return compared({ kind: 'value', value });
  }

  /** A field or what a function gives, and what is taken out of it. */
  #operand(scope: Scope): Operand {
    const at = this.#at;
    const name = this.#next(NAME);
    if (name === undefined || RESERVED.has(name)) throw this.#problem('expected a field or a function', at);
    const args = this.#sign('(') ? this.#arguments(this.#deeper(scope)) : undefined;
    while (this.#sign('[')) {
      this.#index(scope);
      this.#next(INNER);
    }
    return { name, args, source: this.#text.slice(at, this.#at).trimEnd() };
  }

  /** https://developers.cloudflare.com/ruleset-engine/rules-language/values/#arrays : `[*]` in the first argument alone. */
  #arguments(scope: Scope): Expression[] {
    const all: Expression[] = [];
    if (this.#sign(')')) return all;
    do all.push(this.#literalAlone() ?? this.#condition({ ...scope, unpacks: all.length === 0 }));
    while (this.#sign(','));
    this.#close(')', 'expected "," or ")"');
    return all;
  }

  #index({ unpacks }: Scope): void {
    const at = this.#at;
    if (this.#sign('*')) {
      if (!unpacks) throw this.#problem('[*] is for the first argument of a function', at);
    } else if (!this.#string() && this.#take(INDEX) === undefined)
      throw this.#problem('expected a position, a key or *');
    this.#take(SPACE);
    this.#close(']');
  }

  /** https://developers.cloudflare.com/ruleset-engine/rules-language/values/#lists */
  #set(): Right {
    const name = this.#next(LIST);
    if (name !== undefined) return { kind: 'list', name };
    if (!this.#sign('{')) throw this.#problem('expected a list: {…} or the name of one, $name');
    const values: Literal[] = [];
    let first: Kind | undefined;
    while (!this.#sign('}')) {
      const at = this.#at;
      const value = this.#value();
      first ??= ITEM[value.kind];
      if (value.kind === 'boolean' || first !== ITEM[value.kind])
        throw this.#problem('the values of a list are all texts, all numbers or all addresses', at);
      values.push(value);
    }
    return { kind: 'set', values };
  }

  /** A literal and the space behind it. */
  #value(): Literal {
    const at = this.#at;
    const isText = this.#string();
    const kind = isText ? 'text' : kindOf(this.#take(ATOM) ?? '');
    if (kind === undefined) throw this.#problem('expected a value: text in quotes, a number or an IP address', at);
    const source = this.#text.slice(at, this.#at);
    this.#take(SPACE);
    return { kind, source };
  }

  /** A text or a number that stands where a condition could. */
  #literalAlone(): Expression | undefined {
    const at = this.#at;
    if (/[\d-]/.test(this.#text[at] ?? '')) return { kind: 'literal', value: this.#value() };
    if (!this.#string()) return undefined;
    const source = this.#text.slice(at, this.#at);
    this.#take(SPACE);
    return { kind: 'literal', value: { kind: 'text', source } };
  }

  /** Whether a string stands here; it is read then. */
  #string(): boolean {
    const end = this.#text[this.#at] === '"' ? readQuoted(this.#text, this.#at) : readRaw(this.#text, this.#at);
    if (end === undefined) return false;
    if (end < 0) throw this.#problem('the string does not end: a quote is missing');
    this.#at = end;
    return true;
  }

  #deeper({ depth, unpacks }: Scope): Scope {
    if (depth === DEEPEST) throw this.#problem(`more than ${DEEPEST} parentheses are open`);
    return { depth: depth + 1, unpacks };
  }

  #close(sign: string, why = `expected "${sign}"`): void {
    if (!this.#sign(sign)) throw this.#problem(why);
  }

  /** One character and the space behind it. */
  #sign(sign: string): boolean {
    if (this.#text[this.#at] !== sign) return false;
    this.#at++;
    this.#take(SPACE);
    return true;
  }

  #next(pattern: RegExp): string | undefined {
    const found = this.#take(pattern);
    if (found !== undefined) this.#take(SPACE);
    return found;
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #problem(why: string, at = this.#at): ParseError {
    return new ParseError(at, why);
  }
}
