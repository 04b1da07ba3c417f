/** Explains why an expression is true or false for a request: each condition with its actual value. */
import { type EvaluationRequest, evaluate } from '../evaluate/evaluate.ts';
import type { FieldValue } from '../evaluate/value.ts';
import { printExpression } from '../print.ts';
import type { Expression, Operand } from '../tree.ts';

export interface Reason {
  /** The condition as text. */
  readonly condition: string;
  /** Undefined if the request does not contain the data. */
  readonly isTrue: boolean | undefined;
  /** Left side of the comparison for this request; undefined if missing or unknown. */
  readonly value: FieldValue | undefined;
  readonly unknown: readonly string[];
}

/**
 * Conditions of an expression in order, with their results for a request.
 * @example reasonsFor(expression, request) // [{ condition: 'http.host eq "a"', isTrue: false, value: 'b', unknown: []
 * }]
 */
export function reasonsFor(expression: Expression, request: EvaluationRequest): Reason[] {
  if (expression.kind === 'logical') return expression.parts.flatMap((part) => reasonsFor(part, request));
  if (expression.kind === 'not' && (expression.of.kind === 'logical' || expression.of.kind === 'not'))
    return reasonsFor(expression.of, request);
  const { value, isKnown, unknown } = evaluate(expression, request);
  const subject = subjectOf(expression);
  const left = subject === undefined ? undefined : evaluate(operandOf(subject), request).value;
  return [
    { condition: printExpression(expression), isTrue: isKnown ? value === true : undefined, value: left, unknown },
  ];
}

/** The subject of a condition: its left side, or that of the first argument of a function. */
function subjectOf(expression: Expression): Operand | undefined {
  switch (expression.kind) {
    case 'not':
      return subjectOf(expression.of);
    case 'comparison':
      return expression.left;
    case 'operand': {
      const [first] = expression.operand.args ?? [];
      return first === undefined ? expression.operand : subjectOf(first);
    }
    default:
      return undefined;
  }
}

const operandOf = (operand: Operand): Expression => ({ kind: 'operand', operand, at: operand.at, to: operand.to });
