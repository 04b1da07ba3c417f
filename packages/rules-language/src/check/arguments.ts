/**
 * Checks number, kinds and types of function arguments:
 * https://developers.cloudflare.com/ruleset-engine/rules-language/functions/
 */
import type { Accepts, FunctionInfo, Parameter } from '../scheme/functions.ts';
import { arrayOf, isArray, isMap, type Type } from '../scheme/types.ts';
import type { Expression, Operand } from '../tree.ts';
import type { Checker, Typed } from './checker.ts';
import { checkText, problemAt, wrongType } from './literals.ts';
import { SPECIAL } from './special.ts';

export interface Argument {
  readonly expression: Expression;
  readonly kind: 'literal' | 'field' | 'condition';
  readonly type: Type;
  /** `[*]`: the function is called for each element. */
  readonly isEach: boolean;
}

export interface Call {
  readonly checker: Checker;
  readonly info: FunctionInfo;
  readonly operand: Operand;
  readonly args: readonly Argument[];
}

/** @returns the type of the result @throws ExpressionError */
export function checkArguments(
  checker: Checker,
  info: FunctionInfo,
  operand: Operand,
  args: readonly Argument[],
): Typed {
  checkCount(info, operand, args);
  let isMapped = false;
  for (const [index, argument] of args.entries()) {
    const parameter = parameterAt(info, index);
    if (parameter === undefined) continue;
    checkKind(argument, parameter, index);
    const [type, isEach] = typeFor(argument, parameter);
    if (isEach) isMapped = true;
    if (!accepts(parameter.types, type)) throw wrongType(argument.expression, index, parameter.types, type);
    if (argument.expression.kind === 'literal') checkText(argument.expression.value);
  }
  SPECIAL[info.name]?.({ checker, info, operand, args });
  const first = args[0]?.type ?? 'Bytes';
  const own = info.returns === 'same' ? first : info.returns;
  return { type: isMapped ? arrayOf(own) : own, isEach: false };
}

/** The last parameter may repeat. */
function parameterAt({ parameters }: FunctionInfo, index: number): Parameter | undefined {
  const last = parameters.at(-1);
  return parameters[index] ?? (last?.repeats === true ? last : undefined);
}

function checkCount(info: FunctionInfo, { source, at, to }: Operand, args: readonly Argument[]): void {
  const { parameters } = info;
  const least = parameters.filter(({ optional }) => optional !== true).length;
  const most = parameters.at(-1)?.repeats === true ? Number.POSITIVE_INFINITY : parameters.length;
  const extra = args[most];
  if (args.length >= least && extra === undefined) return;
  const place = extra?.expression ?? { at, to };
  const takes =
    least === most ? `${least}` : most === Number.POSITIVE_INFINITY ? `${least} or more` : `${least} to ${most}`;
  throw problemAt(place, 'invalid number of arguments', {
    hint: `${source.slice(0, source.indexOf('(')).trim()}() takes ${takes}.`,
    page: info.page,
  });
}

function checkKind({ kind, expression }: Argument, parameter: Parameter, index: number): void {
  const wanted = parameter.kind;
  if (wanted === undefined || kind === wanted) return;
  const [expected, actual] = [wanted, kind].map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  throw problemAt(expression, `invalid kind of argument #${index}: expected ${expected}, but got ${actual}`, {
    hint: `${parameter.name} is a ${wanted === 'field' ? 'field or a function, not a literal' : 'literal'}.`,
  });
}

/** The type that the function receives, and whether it is called for each element. */
function typeFor({ type, isEach, kind }: Argument, { types }: Parameter): readonly [type: Type, isEach: boolean] {
  if (!isEach || kind !== 'field') return [type, false];
  return types.includes('Array<Bool>') && type === 'Bool' ? ['Array<Bool>', false] : [type, true];
}

function accepts(types: readonly Accepts[], type: Type): boolean {
  if (types.length === 0 || type === 'Any') return true;
  return types.some((one) => one === type || (one === 'Array' && isArray(type)) || (one === 'Map' && isMap(type)));
}
