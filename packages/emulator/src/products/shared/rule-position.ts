/** Position of a rule in a list: before another, after another, or at an index. */
import { CODE, type Problem, problem } from '../../problem.ts';

/** Codes not documented. */
const invalid = (value: unknown, field: string, why: string): Problem =>
  problem(
    400,
    CODE.invalid,
    `'${String(value).slice(0, 64)}' is not a valid value for ${field} because ${why}`,
    `/position/${field}`,
  );

/** Of these one is given. */
export interface Position {
  readonly before?: unknown;
  readonly after?: unknown;
  readonly index?: unknown;
}

/**
 * The place among the other rules: `{ before }`, `{ after }` (an empty id means the first, the last) or `{ index }`
 * from 1.
 * https://developers.cloudflare.com/ruleset-engine/rulesets-api/update-rule/#change-the-order-of-a-rule-in-a-ruleset
 * @throws Problem 400
 */
export function rulePosition(others: readonly { readonly id?: unknown }[], { before, after, index }: Position): number {
  if (typeof index === 'number') {
    if (index >= 1 && index <= others.length + 1) return index - 1;
    throw invalid(index, 'index', 'the ruleset has no such place');
  }
  if (before === '') return 0;
  if (after === '' || (before === undefined && after === undefined)) return others.length;
  const at = others.findIndex((one) => one.id === (before ?? after));
  const field = before === undefined ? 'after' : 'before';
  if (at < 0) throw invalid(before ?? after, field, 'there is no such rule');
  return before === undefined ? at + 1 : at;
}
