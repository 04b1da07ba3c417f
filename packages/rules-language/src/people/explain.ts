/** Explains an expression in plain language. */
import { unquoted } from '../escapes.ts';
import { findField, type Language } from '../scheme/scheme.ts';
import type { Comparison, Expression, Literal, Operand, Right } from '../tree.ts';

const OPERATORS: Readonly<Record<string, string>> = {
  eq: 'equals',
  ne: 'does not equal',
  lt: 'is less than',
  le: 'is at most',
  gt: 'is greater than',
  ge: 'is at least',
  contains: 'contains',
  matches: 'matches the regular expression',
  wildcard: 'matches, in any case, the wildcard',
  'strict wildcard': 'matches the wildcard',
  bitwise_and: 'has one of the bits of',
};

/** `{0}` is the first argument. */
const CALLS: Readonly<Record<string, string>> = {
  lower: '{0} in lower case',
  upper: '{0} in upper case',
  len: 'the length of {0}',
  starts_with: '{0} starts with {1}',
  ends_with: '{0} ends with {1}',
  has_key: '{0} has the key {1}',
  has_value: '{0} has the value {1}',
  url_decode: '{0}, URL-decoded',
  decode_base64: '{0}, decoded from Base64',
  encode_base64: '{0} in Base64',
  sha256: 'the SHA-256 digest of {0}',
  to_string: '{0} as text',
  coalesce: '{0}, or {1} if it is missing',
  cidr6: 'the network of {0} with {1} bits',
  is_jwt_valid: 'the token of configuration {0} is valid',
  is_jwt_present: 'the request has the token of configuration {0}',
};

const JOINS = { and: 'all of:', or: 'at least one of:', xor: 'an odd number of:' } as const;

/**
 * Explains an expression in plain language, one condition per line.
 * @example explainExpression(expression) // 'all of:\n  http.host (hostname of the request, as in its Host header)
 * equals "a"\n  not: ssl …'
 */
export function explainExpression(expression: Expression, language: Language = 'rules'): string {
  return new Words(language).lines(expression).join('\n');
}

class Words {
  readonly #language: Language;
  /** Fields that an earlier line has explained. */
  readonly #explained = new Set<string>();

  constructor(language: Language) {
    this.#language = language;
  }

  lines(expression: Expression): string[] {
    switch (expression.kind) {
      case 'logical':
        return [
          JOINS[expression.join],
          ...expression.parts.flatMap((part) => this.lines(part).map((line) => `  ${line}`)),
        ];
      case 'not': {
        const [first = '', ...rest] = this.lines(expression.of);
        return [`not: ${first}`, ...rest];
      }
      case 'comparison':
        return [this.#comparison(expression)];
      case 'operand':
        return [this.#condition(expression.operand)];
      case 'literal':
        return [display(expression.value)];
    }
  }

  #condition(operand: Operand): string {
    const { name, args } = operand;
    if (name === 'true') return 'every request';
    if (name === 'false') return 'no request';
    const [first] = args ?? [];
    if ((name === 'any' || name === 'all') && first !== undefined)
      return `for ${name === 'any' ? 'at least one item' : 'every item'}: ${this.lines(first).join(' ')}`;
    return args === undefined ? `${this.#operand(operand)} is true` : this.#operand(operand);
  }

  #comparison({ left, operator, right }: Comparison): string {
    const subject = this.#operand(left);
    return operator === 'in'
      ? `${subject} is ${this.#right(right)}`
      : `${subject} ${OPERATORS[operator] ?? operator} ${this.#right(right)}`;
  }

  #right(right: Right): string {
    if (right.kind === 'value') return display(right.value);
    if (right.kind === 'operand') return this.#operand(right.operand);
    if (right.kind === 'list') return `in the list ${right.name}`;
    return right.values.length === 1
      ? `in ${right.values.map(display).join('')}`
      : `one of ${right.values.map(display).join(', ')}`;
  }

  #operand(operand: Operand): string {
    const { name, args, indexes, source } = operand;
    if (args === undefined) return this.#field(operand);
    const template = CALLS[name];
    const words = args.map((arg) =>
      this.lines(arg)
        .join(' ')
        .replace(/ is true$/, ''),
    );
    if (template === undefined || indexes.some(({ kind }) => kind !== 'each')) return source;
    return template.replace(/\{(\d)\}/g, (_all, at: string) => words[Number(at)] ?? '');
  }

  #field({ name, source }: Operand): string {
    const field = findField(name, this.#language);
    if (field === undefined || this.#explained.has(name)) return source;
    this.#explained.add(name);
    const summary = field.summary.replace(/\.$/, '');
    return `${source} (${/^[A-Z][a-z]/.test(summary) ? summary.charAt(0).toLowerCase() + summary.slice(1) : summary})`;
  }
}

const display = ({ kind, source }: Literal): string => (kind === 'text' ? JSON.stringify(unquoted(source)) : source);
