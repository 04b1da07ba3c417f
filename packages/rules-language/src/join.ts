/** Builds a tree from conditions and the operators between them, by precedence. */
import type { Expression, Join } from './tree.ts';

/**
 * From strongest to weakest:
 * https://developers.cloudflare.com/ruleset-engine/rules-language/operators/#order-of-precedence
 */
const STRONGEST_FIRST: readonly Join[] = ['and', 'xor', 'or'];

/** `a or b and c` is `a or (b and c)`. */
export function joined(
  parts: readonly Expression[],
  joins: readonly Join[],
  rank = STRONGEST_FIRST.length - 1,
): Expression {
  const join = STRONGEST_FIRST[rank];
  const [first] = parts;
  if (first === undefined) throw new RangeError('no parts to join');
  if (parts.length === 1 || join === undefined) return first;
  const inner: Expression[] = [];
  let start = 0;
  for (let end = 0; end <= joins.length; end++) {
    if (end < joins.length && joins[end] !== join) continue;
    inner.push(joined(parts.slice(start, end + 1), joins.slice(start, end), rank - 1));
    start = end + 1;
  }
  const [single] = inner;
  if (single !== undefined && inner.length === 1) return single;
  return { kind: 'logical', join, parts: inner, at: first.at, to: parts.at(-1)?.to ?? first.to };
}
