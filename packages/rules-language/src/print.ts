/** Prints a tree with only the parentheses that its meaning needs. */
import type { Expression, Right } from './tree.ts';

/**
 * Precedence of operators:
 * https://developers.cloudflare.com/ruleset-engine/rules-language/operators/#order-of-precedence
 */
const STRENGTH = { or: 1, xor: 2, and: 3 } as const;
const NOT = 4;

export function printExpression(expression: Expression): string {
  return print(expression, 0);
}

/** @param outside precedence of the surrounding operator, which decides about parentheses */
function print(expression: Expression, outside: number): string {
  switch (expression.kind) {
    case 'logical': {
      const own = STRENGTH[expression.join];
      const text = expression.parts.map((part) => print(part, own)).join(` ${expression.join} `);
      return own <= outside ? `(${text})` : text;
    }
    case 'not':
      return `not ${print(expression.of, NOT)}`;
    case 'comparison':
      return `${expression.left.source} ${expression.operator} ${printRight(expression.right)}`;
    case 'operand':
      return expression.operand.source;
    case 'literal':
      return expression.value.source;
  }
}

function printRight(right: Right): string {
  switch (right.kind) {
    case 'value':
      return right.value.source;
    case 'list':
      return right.name;
    case 'operand':
      return right.operand.source;
    case 'set':
      return `{${right.values.map(({ source }) => source).join(' ')}}`;
  }
}
