/** Finds the named lists of an expression, each with the type of the compared value. */
import type { Type } from '../scheme/types.ts';
import type { Expression, Operand, Place } from '../tree.ts';
import { Checker, type CheckOptions } from './checker.ts';

export interface ListUse extends Place {
  /** Name without its `$`. */
  readonly name: string;
  readonly type: Type;
}

/**
 * @param expression a valid one
 * @example listsIn(expression) // of ip.src in $office: [{ name: 'office', type: 'Ip', at: 10, to: 17 }]
 */
export function listsIn(expression: Expression, options: CheckOptions = {}): ListUse[] {
  const checker = new Checker(options);
  const inOperand = ({ args }: Operand): ListUse[] => (args ?? []).flatMap(walk);
  const walk = (one: Expression): ListUse[] => {
    switch (one.kind) {
      case 'logical':
        return one.parts.flatMap(walk);
      case 'not':
        return walk(one.of);
      case 'operand':
        return inOperand(one.operand);
      case 'literal':
        return [];
      case 'comparison': {
        const { left, right } = one;
        const own = inOperand(left);
        if (right.kind !== 'list') return own;
        const { type } = checker.operand(left);
        return [...own, { name: right.name.slice(1), type, at: right.at, to: right.to }];
      }
    }
  };
  return walk(expression);
}
