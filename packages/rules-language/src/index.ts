/**
 * Parses, checks and prints expressions of the Rules language.
 * https://developers.cloudflare.com/ruleset-engine/rules-language/
 */
export {
  type Checked,
  checkExpression,
  type ExpressionOptions,
  expressionProblem,
  MAX_EXPRESSION_LENGTH,
} from './check/check.ts';
export { quoted, unquoted } from './escapes.ts';
export { type Evaluation, type EvaluationRequest, evaluate } from './evaluate/evaluate.ts';
export { type Fields, type HttpRequest, requestFields } from './evaluate/request.ts';
export { matchWildcard } from './evaluate/search.ts';
export type { FieldValue } from './evaluate/value.ts';
export { type Reading, readExpression } from './parse.ts';
export { requestIn } from './people/curl.ts';
export { explainExpression } from './people/explain.ts';
export { type RuleTrace, type TracedRule, type TracedRuleset, type TraceStep, traceRules } from './people/trace.ts';
export { type Reason, reasonsFor } from './people/why.ts';
export { printExpression } from './print.ts';
export { type Problem, report } from './problem.ts';
export type { Field } from './scheme/field.ts';
export { FUNCTIONS, type FunctionInfo, type Parameter, signature } from './scheme/functions.ts';
export { GATEWAY_FIELDS } from './scheme/gateway.ts';
export { PHASE_ORDER } from './scheme/phases.ts';
export { FIELDS, findField, findFunction, type Language, REFERENCE_FIELDS } from './scheme/scheme.ts';
export { type Type, typeInWords } from './scheme/types.ts';
export type { Comparison, Expression, Join, Literal, Logical, Operand, Right } from './tree.ts';
export { type Kind, kindOf } from './values.ts';
