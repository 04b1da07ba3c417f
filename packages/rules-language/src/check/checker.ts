/** Checks the names and types of an expression against a scheme, as the API does. */
import { patternOf } from '../escapes.ts';
import { patternProblem } from '../regex/regex.ts';
import { LIST_TYPES, MANAGED_LISTS } from '../scheme/lists.ts';
import { fieldOutside, findField, findFunction, functionOutside, type Language } from '../scheme/scheme.ts';
import { arrayOf, elementOf, isArray, isMap, type Scalar, type Type } from '../scheme/types.ts';
import type { Comparison, Expression, Index, Literal, Operand, Place } from '../tree.ts';
import { type Argument, checkArguments } from './arguments.ts';
import { checkItem, checkLiteral, checkText, checkWildcard, literalType, problemAt } from './literals.ts';
import { nearest } from './nearest.ts';

export interface CheckOptions {
  /** @default 'rules' */
  readonly language?: Language;
  /** Phase of the rule; if set, fields and functions of other phases are rejected. */
  readonly phase?: string;
  /** A condition is true or false; a value is computed by a rule, such as the target of a redirect. @default 'any' */
  readonly expects?: 'condition' | 'value' | 'any';
  /** Lists of the account with their kinds: `{ office: 'ip' }`. If set, other lists are rejected. */
  readonly lists?: Readonly<Record<string, string>>;
}

/** A type; `isEach` if `[*]` iterates over an array. */
export interface Typed {
  readonly type: Type;
  readonly isEach: boolean;
}

const LISTS = 'https://developers.cloudflare.com/ruleset-engine/rules-language/values/#lists';
const OPERATORS = 'https://developers.cloudflare.com/ruleset-engine/rules-language/operators/';

/** https://developers.cloudflare.com/ruleset-engine/rules-language/operators/#comparison-operators */
const ORDER = ['eq', 'ne', 'lt', 'le', 'gt', 'ge'];
const TAKES: Readonly<Record<Scalar, readonly string[]>> = {
  Bool: [],
  Bytes: [...ORDER, 'contains', 'matches', 'wildcard', 'strict wildcard', 'in'],
  Int: [...ORDER, 'in', 'bitwise_and'],
  Ip: [...ORDER, 'in'],
  Any: [...ORDER, 'contains', 'matches', 'wildcard', 'strict wildcard', 'in', 'bitwise_and'],
};

/** https://developers.cloudflare.com/ruleset-engine/rules-language/operators/#comparison-operators */
const MAX_PATTERNS = 64;

/** https://developers.cloudflare.com/ruleset-engine/rules-language/values/#lists ; the names of managed lists have a dot. */
const LIST_NAME = /^\$[a-z0-9_]+(?:\.[a-z0-9_]+)*$/;
/** The id of a list: https://developers.cloudflare.com/cloudflare-one/traffic-policies/expression-syntax/#list-handling */
const LIST_ID = /^\$[\w-]+$/;

export class Checker {
  readonly #options: CheckOptions;
  readonly #language: Language;
  #patterns = 0;
  /** Calls so far of functions that may be called only once. */
  readonly calls = new Map<string, number>();

  constructor(options: CheckOptions) {
    this.#options = options;
    this.#language = options.language ?? 'rules';
  }

  /** The type of a condition, `Bool` or `Array<Bool>`, or of a value. */
  typeOf(expression: Expression): Typed {
    switch (expression.kind) {
      case 'logical': {
        const types = expression.parts.map((part) => this.#conditionType(part));
        // Documented: net.proxy_endpoint.ids[*] in {"a"} and net.src.ip in {203.0.113.0/24}
        if (this.#language === 'gateway' && types.includes('Bool')) return { type: 'Bool', isEach: false };
        for (const [index, type] of types.entries())
          if (type !== types[0]) throw mismatch(expression.parts[index] ?? expression, types[0] ?? 'Bool', type);
        return { type: types[0] ?? 'Bool', isEach: false };
      }
      case 'not':
        return { type: this.#conditionType(expression.of), isEach: false };
      case 'comparison':
        return { type: this.#comparison(expression), isEach: false };
      case 'operand':
        return this.operand(expression.operand);
      case 'literal':
        checkLiteral(expression.value, literalType(expression.value));
        return { type: literalType(expression.value), isEach: false };
    }
  }

  #conditionType(expression: Expression): Type {
    const { type, isEach } = this.typeOf(expression);
    if (type === 'Any') return 'Bool';
    if (type === 'Bool') return isEach ? 'Array<Bool>' : 'Bool';
    if (type === 'Array<Bool>' && !isEach) return type;
    throw mismatch(expression, 'Bool', isEach ? arrayOf(type) : type);
  }

  #comparison(comparison: Comparison): Type {
    const { left, operator, operatorAt, right } = comparison;
    const { type, isEach } = this.operand(left);
    if (isArray(type) || isMap(type))
      throw problemAt(operatorAt, `cannot perform this operation on type ${isArray(type) ? 'Array' : 'Map'}`, {
        hint: isArray(type)
          ? `Compare an item, ${left.source}[0], or all: any(${left.source}[*] …).`
          : `Take a value out of the map first: ${left.source}["name"].`,
        page: 'https://developers.cloudflare.com/ruleset-engine/rules-language/values/#arrays',
      });
    // Not an array or a map, so one of the others.
    const scalar = type as Scalar;
    if (scalar === 'Bool')
      throw problemAt({ at: operatorAt.at, to: right.to }, 'unrecognised input', {
        hint: 'Use a Boolean on its own: ssl, not ssl.',
        page: 'https://developers.cloudflare.com/ruleset-engine/rules-language/values/#boolean-values',
      });
    if (!TAKES[scalar].includes(operator))
      throw problemAt(operatorAt, `cannot perform this operation on type ${scalar}`, {
        hint: `Operators for it: ${TAKES[scalar].join(', ')}.`,
        page: OPERATORS,
      });
    this.#right(comparison, scalar);
    if (isEach) return 'Array<Bool>';
    return scalar === 'Any' ? 'Any' : 'Bool';
  }

  #right({ operator, right }: Comparison, type: Scalar): void {
    switch (right.kind) {
      case 'list':
        this.#list(right, right.name, type);
        break;
      case 'set':
        for (const value of right.values) checkItem(value, type);
        break;
      case 'value':
        this.#literal(right.value, operator, type);
        break;
      case 'operand': {
        const own = this.operand(right.operand).type;
        if (!ORDER.includes(operator))
          throw problemAt(right, 'expected a literal', {
            hint: `Fields and functions on the right side: ${ORDER.join(', ')}.`,
            page: `${OPERATORS}#compare-dynamic-values`,
          });
        if (own !== type && own !== 'Any' && type !== 'Any') throw mismatch(right, type, own);
      }
    }
  }

  #literal(literal: Literal, operator: string, type: Scalar): void {
    if (operator === 'matches') {
      if (literal.kind !== 'text') throw mismatch(literal, 'Bytes', literalType(literal));
      this.pattern(literal, patternOf(literal.source));
    } else if (operator.endsWith('wildcard')) {
      if (literal.kind !== 'text') throw mismatch(literal, 'Bytes', literalType(literal));
      checkWildcard(literal);
    } else if (operator === 'contains') {
      checkLiteral(literal, 'Bytes');
      checkText(literal);
    } else checkLiteral(literal, type);
  }

  /** Counts and checks a regular expression. */
  pattern(place: Place, pattern: string): void {
    if (++this.#patterns > MAX_PATTERNS)
      throw problemAt(place, `more than ${MAX_PATTERNS} regular expressions in one rule`, { page: OPERATORS });
    const problem = patternProblem(pattern);
    if (problem === undefined) return;
    throw problemAt(place, `regex parse error: ${problem.message}`, {
      hint: `At character ${problem.at + 1} of the pattern.`,
      page: `${OPERATORS}#regular-expression-matching`,
    });
  }

  #list(place: Place, name: string, type: Scalar): void {
    const isGateway = this.#language === 'gateway';
    if (!(isGateway ? LIST_ID : LIST_NAME).test(name))
      throw problemAt(place, `invalid list name "${name.slice(1)}"`, {
        hint: 'Use lower-case letters, digits and _.',
        page: LISTS,
      });
    const { lists } = this.#options;
    const own = name.slice(1);
    if (lists === undefined || isGateway) return;
    const kind = MANAGED_LISTS.includes(own) ? 'ip' : Object.hasOwn(lists, own) ? lists[own] : undefined;
    if (kind === undefined) {
      const all = own.startsWith('cf.') ? MANAGED_LISTS : Object.keys(lists);
      const known =
        all.length === 0 ? 'The account has no lists.' : `Lists: ${all.map((one) => `$${one}`).join(', ')}.`;
      throw problemAt(place, `unknown list ${name}`, { hint: known, page: LISTS });
    }
    const held = LIST_TYPES[kind];
    if (held !== undefined && held !== type && type !== 'Any')
      throw problemAt(place, `the list ${name} of kind ${kind} has values of type ${held}, not ${type}`, {
        page: LISTS,
      });
  }

  /** The type of a field or a call, with its indexes. */
  operand(operand: Operand): Typed {
    const start = operand.args === undefined ? this.#field(operand) : this.#call(operand, operand.args);
    let { type } = start;
    let { isEach } = start;
    for (const index of operand.indexes) {
      if (index.kind === 'each') {
        if (elementOf(type) === undefined && type !== 'Any')
          throw problemAt(index, 'invalid use of map each access operator', { hint: `${type} has no items.` });
        isEach = true;
      }
      type = stepped(type, index);
    }
    return { type, isEach };
  }

  #field(operand: Operand): Typed {
    const { name } = operand;
    if (name === 'true' || name === 'false') return { type: 'Bool', isEach: false };
    const field = findField(name, this.#language);
    if (field === undefined) throw this.#unknown(operand, findFunction(name) !== undefined);
    const position = this.#position();
    const outside = position && fieldOutside(field, position);
    if (outside !== undefined) throw unavailable(operand, outside, field.page);
    return { type: field.type, isEach: false };
  }

  #call(operand: Operand, args: readonly Expression[]): Typed {
    const info = findFunction(operand.name);
    if (info === undefined) throw this.#unknown(operand, findField(operand.name, this.#language) !== undefined);
    const position = this.#position();
    const outside = position && functionOutside(info, position);
    if (outside !== undefined) throw unavailable(operand, outside, info.page);
    return checkArguments(
      this,
      info,
      operand,
      args.map((one) => this.#argument(one)),
    );
  }

  #position() {
    const { phase, expects = 'any' } = this.#options;
    return phase === undefined ? undefined : { phase, isValue: expects !== 'condition' };
  }

  #argument(expression: Expression): Argument {
    if (expression.kind === 'literal')
      return { expression, kind: 'literal', type: literalType(expression.value), isEach: false };
    const { type, isEach } = this.typeOf(expression);
    return { expression, kind: expression.kind === 'operand' ? 'field' : 'condition', type, isEach };
  }

  #unknown({ at, name, args }: Operand, isOther: boolean) {
    const near = nearest(name, this.#language);
    const what = args === undefined ? 'function: it needs arguments' : 'field: it takes no arguments';
    const hint = isOther ? `${name} is a ${what}.` : near === undefined ? undefined : `Did you mean ${near}?`;
    return problemAt({ at, to: at + name.length }, 'unknown identifier', {
      ...(hint === undefined ? {} : { hint }),
      page: 'https://developers.cloudflare.com/ruleset-engine/rules-language/fields/reference/',
    });
  }
}

export const mismatch = (place: Place, expected: string, actual: string) =>
  problemAt(place, `expected value of type ${expected}, but got ${actual}`);

const unavailable = ({ at, name }: Operand, where: string, page: string) =>
  problemAt({ at, to: at + name.length }, 'unknown identifier', { hint: `${name} is ${where}.`, page });

function stepped(type: Type, index: Index): Type {
  if (type === 'Any') return 'Any';
  const element = elementOf(type);
  const fits =
    index.kind === 'each' ||
    (index.kind === 'position' && isArray(type)) ||
    ((index.kind === 'key' || index.kind === 'member') && isMap(type));
  if (element !== undefined && fits) return element;
  const shown =
    index.kind === 'position'
      ? index.position
      : index.kind === 'each'
        ? '*'
        : index.kind === 'key'
          ? `"${index.key}"`
          : index.name;
  throw problemAt(index, `cannot access index ${shown} for type ${type}`, {
    hint: isMap(type)
      ? 'A map takes a key: ["name"].'
      : isArray(type)
        ? 'An array takes a position: [0].'
        : 'It has no items.',
  });
}
