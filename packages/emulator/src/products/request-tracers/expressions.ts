/** Expressions of rules, as far as one made-up request can answer them: https://developers.cloudflare.com/ruleset-engine/rules-language/ */
import { holds } from '../../holds.ts';
import { contains, parseCidr } from '../shared/cidr.ts';

export type Value = string | number | boolean | readonly string[];
/** What a request says of a field; undefined where it says nothing. */
export type Request = (field: string, key?: string) => Value | undefined;

const TOKEN =
  /\s*(?:(r#*"[\s\S]*?"#*|"(?:[^"\\]|\\.)*")|(==|!=|<=|>=|&&|\|\||\^\^|[<>~!(){},[\]*])|([A-Za-z0-9_.:/$-]+))/y;

/** Longer ones are not evaluated: https://developers.cloudflare.com/ruleset-engine/rules-language/expressions/#maximum-rule-expression-length */
const MAX_LENGTH = 4096;
const MAX_DEPTH = 40;

/** Words of operators that are the same as signs. */
const SAME: Readonly<Record<string, string>> = {
  eq: '==',
  ne: '!=',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
  matches: '~',
  and: '&&',
  or: '||',
  xor: '^^',
  not: '!',
};

class Unknown extends Error {}

function tokensOf(text: string): string[] {
  if (text.length > MAX_LENGTH) throw new Unknown('long');
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const match = TOKEN.exec(text);
    if (match === null) throw new Unknown('sign');
    const word = match[1] ?? match[2] ?? match[3] ?? '';
    tokens.push(SAME[word] ?? word);
  }
  return tokens;
}

function textOf(token: string): string {
  if (token.startsWith('r')) return token.replace(/^r#*"/, '').replace(/"#*$/, '');
  return token.slice(1, -1).replace(/\\(.)/g, '$1');
}

const isText = (token: string): boolean => /^(?:r#*)?"/.test(token);

/** Is it so for this request? Undefined where the expression asks what is not known here. */
export function isMatch(expression: string, request: Request): boolean | undefined {
  try {
    return new Reader(tokensOf(expression), request).all();
  } catch (error) {
    if (error instanceof Unknown) return undefined;
    throw error;
  }
}

class Reader {
  readonly #tokens: readonly string[];
  readonly #request: Request;
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly string[], request: Request) {
    this.#tokens = tokens;
    this.#request = request;
  }

  all(): boolean {
    const value = this.#either();
    if (this.#at < this.#tokens.length) throw new Unknown('rest');
    return value;
  }

  #next(): string {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new Unknown('end');
    return token;
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at++;
    return true;
  }

  #need(token: string): void {
    if (!this.#take(token)) throw new Unknown(token);
  }

  /** `or` binds least, then `xor`, then `and`. */
  #either(): boolean {
    let value = this.#one();
    while (this.#take('||')) value = this.#one() || value;
    return value;
  }

  #one(): boolean {
    let value = this.#both();
    while (this.#take('^^')) value = this.#both() !== value;
    return value;
  }

  #both(): boolean {
    let value = this.#test();
    while (this.#take('&&')) value = this.#test() && value;
    return value;
  }

  #test(): boolean {
    if (++this.#depth > MAX_DEPTH) throw new Unknown('depth');
    try {
      if (this.#take('!')) return !this.#test();
      if (this.#take('(')) {
        const value = this.#either();
        this.#need(')');
        return value;
      }
      return this.#comparison();
    } finally {
      this.#depth--;
    }
  }

  #comparison(): boolean {
    const left = this.#value();
    const operator = this.#tokens[this.#at];
    switch (operator) {
      case '==':
      case '!=':
      case '<':
      case '<=':
      case '>':
      case '>=':
      case '~':
      case 'contains':
      case 'wildcard':
        this.#at++;
        return compare(left, operator, this.#value());
      case 'strict':
        this.#at++;
        this.#need('wildcard');
        return compare(left, 'strict', this.#value());
      case 'in':
        this.#at++;
        return this.#isIn(left);
      default:
        if (typeof left === 'boolean') return left;
        throw new Unknown('operator');
    }
  }

  #isIn(left: Value): boolean {
    this.#need('{');
    let isThere = false;
    while (!this.#take('}')) {
      const token = this.#next();
      isThere ||= isText(token) ? String(left) === textOf(token) : isInRange(left, token);
    }
    return isThere;
  }

  #value(): Value {
    const token = this.#next();
    if (isText(token)) return textOf(token);
    if (token === 'true' || token === 'false') return token === 'true';
    if (/^-?\d+$/.test(token)) return Number(token);
    if (parseCidr(token) !== undefined) return token;
    if (this.#take('(')) return this.#call(token);
    let key: string | undefined;
    while (this.#take('[')) {
      const inner = this.#next();
      if (isText(inner)) key = textOf(inner).toLowerCase();
      this.#need(']');
    }
    const value = this.#request(token, key);
    if (value === undefined) throw new Unknown(token);
    return value;
  }

  #call(name: string): Value {
    const values: Value[] = [];
    while (!this.#take(')')) {
      // The argument of `any` and `all` is a comparison.
      values.push(name === 'any' || name === 'all' ? this.#either() : this.#value());
      if (!this.#take(',')) {
        this.#need(')');
        break;
      }
    }
    const [first = '', second = ''] = values;
    switch (name) {
      case 'any':
      case 'all':
        return first;
      case 'lower':
        return String(first).toLowerCase();
      case 'upper':
        return String(first).toUpperCase();
      case 'len':
        return String(first).length;
      case 'concat':
        return values.join('');
      case 'starts_with':
        return String(first).startsWith(String(second));
      case 'ends_with':
        return String(first).endsWith(String(second));
      default:
        throw new Unknown(name);
    }
  }
}

/** One value, or those of a list, of which one is enough. */
function compare(left: Value, operator: string, right: Value): boolean {
  if (Array.isArray(left)) return left.some((one) => compare(one, operator, right));
  const [one, other] = [String(left), String(right)];
  switch (operator) {
    case '==':
      return left === right || isInRange(left, other);
    case '!=':
      return left !== right && !isInRange(left, other);
    case 'contains':
      return holds(one, other);
    case '~':
      // A pattern of a user is not run: some take for ever.
      throw new Unknown('pattern');
    case 'wildcard':
      return isWild(one.toLowerCase(), other.toLowerCase());
    case 'strict':
      return isWild(one, other);
    default:
      return isOrdered(Number(left) - Number(right), operator);
  }
}

function isOrdered(difference: number, operator: string): boolean {
  if (operator === '<') return difference < 0;
  if (operator === '<=') return difference <= 0;
  return operator === '>' ? difference > 0 : difference >= 0;
}

/** `*` stands for any text: its parts occur in order. */
function isWild(text: string, pattern: string): boolean {
  const parts = pattern.split('*');
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length === 1) return text === pattern;
  if (!text.startsWith(first) || text.length < first.length + last.length || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > text.length - last.length) return false;
    at = found + part.length;
  }
  return true;
}

/** An address, a network, a number, or a range of either: https://developers.cloudflare.com/ruleset-engine/rules-language/values/#inline-lists */
function isInRange(value: Value, token: string): boolean {
  const [from = '', to] = token.split('..');
  if (to !== undefined && /^\d+$/.test(from)) return Number(value) >= Number(from) && Number(value) <= Number(to);
  if (to !== undefined) return isBetween(String(value), from, to);
  if (typeof value === 'string' && /[/:]|^\d+\.\d+\.\d+\.\d+$/.test(token)) return isWithinNetwork(value, token);
  return String(value) === token;
}

function isBetween(value: string, from: string, to: string): boolean {
  const [own, first, last] = [parseCidr(value), parseCidr(from), parseCidr(to)];
  if (own === undefined || first === undefined || last === undefined || own.version !== first.version) return false;
  return own.address >= first.address && own.address <= last.address;
}

function isWithinNetwork(value: string, network: string): boolean {
  const [inner, outer] = [parseCidr(value), parseCidr(network)];
  return inner !== undefined && outer !== undefined && contains(outer, inner);
}
