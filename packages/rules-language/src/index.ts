/** Expressions of the Rules language: read, checked and written. https://developers.cloudflare.com/ruleset-engine/rules-language/ */
export { expressionProblem, type Reading, readExpression } from './parse.ts';
export { printExpression, quoted, unquoted } from './print.ts';
export type { Comparison, Expression, Join, Literal, Logical, Operand, Right } from './tree.ts';
export { type Kind, kindOf } from './values.ts';
