/** A tree as text again: with as many parentheses as keep its meaning. */
import type { Expression, Right } from './tree.ts';

/** How strongly a part holds together: https://developers.cloudflare.com/ruleset-engine/rules-language/operators/#order-of-precedence */
const STRENGTH = { or: 1, xor: 2, and: 3 } as const;
const NOT = 4;

export function printExpression(expression: Expression): string {
  return print(expression, 0);
}

/** @param outside what is around it; with parentheses where that would take a part of it */
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
  if (right.kind === 'value') return right.value.source;
  return right.kind === 'list' ? right.name : `{${right.values.map(({ source }) => source).join(' ')}}`;
}

/** The text that a value with quotes stands for. */
export function unquoted(source: string): string {
  const raw = /^r(#*)"/.exec(source);
  if (raw !== null) return source.slice(raw[0].length, -1 - (raw[1] ?? '').length);
  return source.slice(1, -1).replace(/\\(["\\])/g, '$1');
}

/** A text as a value: `a"b` becomes `"a\"b"`. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, (sign) => `\\${sign}`)}"`;
