/** Evaluates expressions for a request: https://developers.cloudflare.com/ruleset-engine/rules-language/expressions/ */
import { utf8 } from '../escapes.ts';
import type { Budget } from '../regex/match.ts';
import { findField, findFunction, type Language } from '../scheme/scheme.ts';
import type { Comparison, Expression, Index, Operand } from '../tree.ts';
import { CALLS } from './calls.ts';
import { compare, isItem, isListed, literalValue, matches } from './compare.ts';
import {
  type FieldValue,
  fromValue,
  isDictionary,
  isList,
  type Known,
  type Maybe,
  toValue,
  UNKNOWN,
  type Value,
} from './value.ts';

/** A request as seen by an expression. */
export interface EvaluationRequest {
  /** Fields by name. `null` is a missing value; fields that are not listed are unknown. */
  readonly fields: Readonly<Record<string, FieldValue | null>>;
  /** Items of lists by name, without `$`. */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  readonly language?: Language;
}

export interface Evaluation {
  /** `undefined` if the value is missing or unknown. */
  readonly value: FieldValue | undefined;
  /** False if the result depends on data that the request does not contain. */
  readonly isKnown: boolean;
  /** Names of the fields, functions and lists that it depends on. */
  readonly unknown: readonly string[];
}

/** Maximum steps of one evaluation; patterns that need more have no result. */
const MAX_STEPS = 3_000_000;

/**
 * Evaluates an expression for a request. Never throws, and ends after a bounded number of steps.
 * @example evaluate(readExpression('http.host eq "a"').expression, { fields: { 'http.host': 'a' } }) // { value: true, isKnown: true, unknown: [] }
 */
export function evaluate(expression: Expression, request: EvaluationRequest): Evaluation {
  const evaluator = new Evaluator(request);
  const result = evaluator.whole(expression);
  if (result === UNKNOWN) return { value: undefined, isKnown: false, unknown: [...evaluator.unknown] };
  return { value: result === undefined ? undefined : fromValue(result), isKnown: true, unknown: [] };
}

/** A value, or all elements if `[*]` iterates over an array. */
type Result = { readonly one: Maybe } | { readonly each: readonly Value[] };
/** A condition, or one per array element. */
type Truth = Known<boolean> | readonly Known<boolean>[];

class Evaluator {
  readonly unknown = new Set<string>();
  readonly #request: EvaluationRequest;
  readonly #budget: Budget = { left: MAX_STEPS, automata: new Map() };

  constructor(request: EvaluationRequest) {
    this.#request = request;
  }

  whole(expression: Expression): Maybe {
    if (expression.kind === 'literal') return literalValue(expression.value, undefined);
    if (expression.kind === 'operand') {
      const result = this.#operand(expression.operand);
      const value = 'one' in result ? result.one : result.each;
      return value === undefined && this.#isCondition(expression.operand) ? false : value;
    }
    const truth = this.#truth(expression);
    return typeof truth === 'object' ? truth.every((one) => one !== UNKNOWN && one) : truth;
  }

  #isCondition({ name, args, indexes }: Operand): boolean {
    if (indexes.length > 0) return false;
    return (
      (args === undefined ? findField(name, this.#request.language)?.type : findFunction(name)?.returns) === 'Bool'
    );
  }

  /** A missing value counts as false. */
  #truth(expression: Expression): Truth {
    switch (expression.kind) {
      case 'logical': {
        let all: Truth | undefined;
        for (const part of expression.parts) {
          const truth = this.#truth(part);
          all = all === undefined ? truth : joined(expression.join, all, truth);
          if (all === (expression.join === 'or') && expression.join !== 'xor') return all;
        }
        return all ?? false;
      }
      case 'not':
        return each(this.#truth(expression.of), (one) => (one === UNKNOWN ? UNKNOWN : !one));
      case 'comparison':
        return this.#comparison(expression);
      case 'literal':
        return expression.value.source === 'true';
      case 'operand': {
        const result = this.#operand(expression.operand);
        if ('each' in result) return result.each.map((one) => one === true);
        if (isList(result.one)) return result.one.map((one) => one === true);
        return result.one === UNKNOWN ? UNKNOWN : result.one === true;
      }
    }
  }

  #comparison(comparison: Comparison): Truth {
    const left = this.#operand(comparison.left);
    if ('each' in left) return left.each.map((one) => this.#compared(one, comparison));
    return this.#compared(left.one, comparison);
  }

  #compared(left: Maybe, { operator, right }: Comparison): Known<boolean> {
    if (left === UNKNOWN) return UNKNOWN;
    if (left === undefined) return false;
    if (this.#budget.left-- < 0) return this.#spent();
    switch (right.kind) {
      case 'set':
        return isItem(left, right.values);
      case 'list': {
        const items = this.#request.lists?.[right.name.slice(1)];
        if (items !== undefined) return isListed(left, items);
        this.unknown.add(right.name);
        return UNKNOWN;
      }
      case 'value': {
        if (operator !== 'matches' && !operator.endsWith('wildcard'))
          return compare(left, operator, literalValue(right.value, left));
        const is = matches(left, operator, right.value, this.#budget);
        return is === UNKNOWN ? this.#spent() : is;
      }
      case 'operand': {
        const other = this.#operand(right.operand);
        if (!('one' in other) || other.one === undefined) return false;
        return other.one === UNKNOWN ? UNKNOWN : compare(left, operator, other.one);
      }
    }
  }

  #spent(): typeof UNKNOWN {
    this.unknown.add('a regular expression that takes too many steps');
    return UNKNOWN;
  }

  #operand(operand: Operand): Result {
    let result: Result =
      operand.args === undefined ? { one: this.#field(operand.name) } : this.#call(operand, operand.args);
    for (const index of operand.indexes) result = stepped(result, index);
    return result;
  }

  #field(name: string): Maybe {
    if (name === 'true' || name === 'false') return name === 'true';
    const { fields, language } = this.#request;
    const field = findField(name, language);
    const own = Object.hasOwn(fields, name) ? name : (field?.replacedBy ?? name);
    if (Object.hasOwn(fields, own)) return toValue(fields[own], field?.type ?? 'Any');
    this.unknown.add(name);
    return UNKNOWN;
  }

  #call(operand: Operand, args: readonly Expression[]): Result {
    const { name } = operand;
    const [first, ...rest] = args;
    if (first === undefined) return { one: undefined };
    if (name === 'any' || name === 'all') return { one: this.#quantified(name, first) };
    if (name === 'coalesce') return { one: this.#coalesced(args) };
    const head: Result = first.kind === 'operand' ? this.#operand(first.operand) : { one: this.#argument(first) };
    const others = rest.map((arg) => this.#argument(arg));
    if ('one' in head) return { one: this.#acted(name, [head.one, ...others]) };
    const all = head.each.map((one) => this.#acted(name, [one, ...others]));
    if (all.includes(UNKNOWN)) return { one: UNKNOWN };
    return { one: all.filter((one) => one !== undefined && one !== UNKNOWN) };
  }

  #argument(expression: Expression): Maybe {
    if (expression.kind === 'literal') return literalValue(expression.value, undefined);
    if (expression.kind !== 'operand') return this.whole(expression);
    const result = this.#operand(expression.operand);
    return 'one' in result ? result.one : result.each;
  }

  #quantified(name: string, condition: Expression): Known<boolean> {
    const truth = this.#truth(condition);
    if (typeof truth !== 'object') return truth;
    const ends = name === 'any';
    if (truth.includes(ends)) return ends;
    return truth.includes(UNKNOWN) ? UNKNOWN : !ends;
  }

  #coalesced(args: readonly Expression[]): Maybe {
    for (const arg of args) {
      const value = this.#argument(arg);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  /** Most functions return a missing value for a missing argument; `concat` treats it as empty text. */
  #acted(name: string, args: readonly Maybe[]): Maybe {
    const act = CALLS[name];
    if (act === undefined || findFunction(name) === undefined) {
      this.unknown.add(`${name}()`);
      return UNKNOWN;
    }
    if (args.includes(UNKNOWN)) return UNKNOWN;
    const given = args.filter((one) => one !== undefined && one !== UNKNOWN);
    if (given.length < args.length && name !== 'concat') return undefined;
    for (const one of given) this.#budget.left -= typeof one === 'string' || isList(one) ? one.length : 1;
    if (this.#budget.left < 0) return this.#spent();
    return act(given, this.#budget);
  }
}

function stepped(result: Result, index: Index): Result {
  if ('each' in result) {
    const inner = result.each.map((one) => taken(one, index));
    const values = index.kind === 'each' ? inner.flatMap((one) => (isList(one) ? one : [])) : inner;
    return { each: values.filter((one) => one !== undefined && one !== UNKNOWN) };
  }
  const value = taken(result.one, index);
  if (index.kind !== 'each' || value === UNKNOWN) return { one: value };
  return { each: isList(value) ? value : [] };
}

function taken(value: Maybe, index: Index): Maybe {
  if (value === UNKNOWN || value === undefined) return value;
  switch (index.kind) {
    case 'each':
      return isDictionary(value) ? [...value.values()] : value;
    case 'position':
      return isList(value) ? value[index.position] : undefined;
    default:
      return isDictionary(value) ? value.get(keyOf(index)) : undefined;
  }
}

const keyOf = (index: Extract<Index, { kind: 'key' | 'member' }>): string =>
  index.kind === 'key' ? utf8(index.key) : index.name;

const each = (truth: Truth, act: (one: Known<boolean>) => Known<boolean>): Truth =>
  typeof truth === 'object' ? truth.map(act) : act(truth);

/** An unknown operand makes the result unknown only if it decides it. */
function joined(join: 'and' | 'or' | 'xor', left: Truth, right: Truth): Truth {
  if (typeof left === 'object' || typeof right === 'object') {
    const [one, other] = [listed(left), listed(right)];
    return one.slice(0, other.length).map((item, at) => both(join, item, other[at] ?? false));
  }
  return both(join, left, right);
}

const listed = (truth: Truth): readonly Known<boolean>[] => (typeof truth === 'object' ? truth : [truth]);

function both(join: 'and' | 'or' | 'xor', left: Known<boolean>, right: Known<boolean>): Known<boolean> {
  if (join === 'xor') return left === UNKNOWN || right === UNKNOWN ? UNKNOWN : left !== right;
  const decides = join === 'or';
  if (left === decides || right === decides) return decides;
  return left === UNKNOWN || right === UNKNOWN ? UNKNOWN : !decides;
}
