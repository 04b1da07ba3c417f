/**
 * The one place that reads expressions of the Rules language: their grammar, without knowing which fields and functions there are.
 * https://developers.cloudflare.com/ruleset-engine/rules-language/expressions/
 */
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
  try {
    new Reader(text).whole();
    return undefined;
  } catch (error) {
    if (error instanceof ParseError) return told(text, error);
    throw error;
  }
}

/** As https://developers.cloudflare.com/ruleset-engine/rules-language/expressions/edit-expressions/#expression-validation tells it. */
function told(text: string, { at, message }: ParseError): string {
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

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** A condition, or a value that a rule computes: also a literal alone. */
  whole(): void {
    this.#take(SPACE);
    if (this.#string() || this.#number()) this.#take(SPACE);
    else this.#condition({ depth: 0, unpacks: false });
    if (this.#at < this.#text.length) throw this.#problem('unrecognised input');
  }

  /** Precedence decides what an expression means, not whether it is one: https://developers.cloudflare.com/ruleset-engine/rules-language/operators/#order-of-precedence */
  #condition(scope: Scope): void {
    do {
      while (this.#take(NOT)) this.#take(SPACE);
      if (this.#sign('(')) {
        this.#condition(this.#deeper(scope));
        this.#close(')');
      } else this.#comparison(scope);
    } while (this.#next(LOGICAL));
  }

  #comparison(scope: Scope): void {
    this.#operand(scope);
    const operator = this.#next(COMPARISON)?.replace(/\s+/, ' ');
    if (operator === undefined) return;
    if (operator === 'in') {
      this.#set();
      return;
    }
    const at = this.#at;
    const kind = this.#value();
    if (!(TAKES.get(operator) ?? SINGLE).includes(kind))
      throw this.#problem(`'${operator}' does not take ${WORDS[kind]}`, at);
    if (operator.endsWith('wildcard') && isDoubled(this.#text.slice(at, this.#at)))
      throw this.#problem("a wildcard is one '*', not two in a row", at);
  }

  /** A field or what a function gives, and what is taken out of it. */
  #operand(scope: Scope): void {
    const at = this.#at;
    const name = this.#next(NAME);
    if (name === undefined || RESERVED.has(name)) throw this.#problem('expected a field or a function', at);
    if (this.#sign('(')) this.#arguments(this.#deeper(scope));
    while (this.#sign('[')) {
      this.#index(scope);
      this.#next(INNER);
    }
  }

  /** https://developers.cloudflare.com/ruleset-engine/rules-language/values/#arrays : `[*]` in the first argument alone. */
  #arguments(scope: Scope): void {
    if (this.#sign(')')) return;
    let isFirst = true;
    do {
      if (this.#string() || this.#number()) this.#take(SPACE);
      else this.#condition({ ...scope, unpacks: isFirst });
      isFirst = false;
    } while (this.#sign(','));
    this.#close(')', 'expected "," or ")"');
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
  #set(): void {
    if (this.#next(LIST)) return;
    if (!this.#sign('{')) throw this.#problem('expected a list: {…} or the name of one, $name');
    let first: Kind | undefined;
    while (!this.#sign('}')) {
      const at = this.#at;
      const kind = this.#value();
      first ??= ITEM[kind];
      if (kind === 'boolean' || first !== ITEM[kind])
        throw this.#problem('the values of a list are all texts, all numbers or all addresses', at);
    }
  }

  /** A literal and the space behind it. */
  #value(): Kind {
    const at = this.#at;
    const isText = this.#string();
    const kind = isText ? 'text' : kindOf(this.#take(ATOM) ?? '');
    if (kind === undefined) throw this.#problem('expected a value: text in quotes, a number or an IP address', at);
    this.#take(SPACE);
    return kind;
  }

  /** Whether a string stands here; it is read then. */
  #string(): boolean {
    const end = this.#text[this.#at] === '"' ? readQuoted(this.#text, this.#at) : readRaw(this.#text, this.#at);
    if (end === undefined) return false;
    if (end < 0) throw this.#problem('the string does not end: a quote is missing');
    this.#at = end;
    return true;
  }

  #number(): boolean {
    return /[\d-]/.test(this.#text[this.#at] ?? '') && this.#value() !== undefined;
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
