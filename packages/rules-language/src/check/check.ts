/** Reads and checks an expression: grammar, names, types and limits. */
import { readExpression } from '../parse.ts';
import { caught, type Problem, report } from '../problem.ts';
import type { Type } from '../scheme/types.ts';
import type { Expression } from '../tree.ts';
import { Checker, type CheckOptions, mismatch } from './checker.ts';

export type ExpressionOptions = CheckOptions;

/** A checked expression with its type, or its first problem. */
export type Checked =
  | {
      readonly ok: true;
      readonly expression: Expression;
      readonly type: Type;
    }
  | { readonly ok: false; readonly problem: Problem };

/** https://developers.cloudflare.com/ruleset-engine/rules-language/expressions/#maximum-rule-expression-length */
export const MAX_EXPRESSION_LENGTH = 4096;

/**
 * Checks the grammar, names, types and limits of an expression.
 * @example checkExpression('http.response.code eq "403"') // { ok: false, problem: { at: 22, length: 5, message: 'expected value of type Int, but got Bytes', … } }
 */
export function checkExpression(text: string, options: ExpressionOptions = {}): Checked {
  if (text.length > MAX_EXPRESSION_LENGTH) return { ok: false, problem: tooLong(text) };
  const read = readExpression(text);
  if (!read.ok) return read;
  return caught(() => {
    const checker = new Checker(options);
    const type = wholeType(checker, read.expression, options);
    return { ok: true as const, expression: read.expression, type };
  });
}

function wholeType(checker: Checker, expression: Expression, options: ExpressionOptions): Type {
  const { type, isEach } = checker.typeOf(expression);
  const whole: Type = isEach ? `Array<${type}>` : type;
  if (whole === 'Array<Bool>' && options.language === 'gateway') return 'Bool';
  if (options.expects === 'condition' && whole !== 'Bool' && whole !== 'Any') throw mismatch(expression, 'Bool', whole);
  if (whole === 'Array<Bool>') throw mismatch(expression, 'Bool', whole);
  return whole;
}

const tooLong = (text: string): Problem => ({
  at: MAX_EXPRESSION_LENGTH,
  length: text.length - MAX_EXPRESSION_LENGTH,
  message: `the expression is longer than ${MAX_EXPRESSION_LENGTH} characters`,
  page: 'https://developers.cloudflare.com/ruleset-engine/rules-language/expressions/#maximum-rule-expression-length',
});

/**
 * The problem of an expression with the message of the API; undefined if it is valid.
 * @example expressionProblem('http.host eq "a" AND ssl') // 'Filter parsing error (1:18):\nhttp.host … ^^^^^^^
 * unrecognised input'
 */
export function expressionProblem(text: string, options?: ExpressionOptions): string | undefined {
  const checked = checkExpression(text, options);
  return checked.ok ? undefined : report(text, checked.problem);
}
