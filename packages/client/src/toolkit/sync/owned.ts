/** Ownership: the objects that a plan may change, their mark in a comment, and the limit on deletes. */
import { UsageError } from '../../errors/usage-error.ts';
import { AS_WANTED, type Plan, type PlanProblem } from './plan.ts';

/** Problems in `owned`: there is no default for the objects that a plan may delete. */
export function ownedProblems(owned: unknown, marks: readonly string[]): PlanProblem[] {
  if (owned === 'all') return [];
  const forms = ["'all'", ...marks.map((mark) => `{ ${mark}: '…' }`)].join(' or ');
  if (typeof owned !== 'object' || owned === null || !marks.some((mark) => mark in owned)) {
    const what = owned === undefined ? 'is missing' : `is ${JSON.stringify(owned)}`;
    return [{ reason: `owned ${what}: say what may be changed and deleted, ${forms}` }];
  }
  const [mark = ''] = marks.filter((one) => one in owned);
  const text: unknown = Reflect.get(owned, mark);
  return typeof text === 'string' && text !== '' ? [] : [{ reason: `owned: the ${mark} is empty` }];
}

/**
 * A mark after other words is put in brackets, so that no ordinary word is mistaken for it; a mark with a special
 * character (`owner=web`) needs none.
 */
const fenced = (mark: string): string => (/[=:#@|~^<>[\](){}]/.test(mark) ? mark : `[${mark}]`);

/** True if a comment is the mark, or ends with it in brackets. */
export const isMarked = (comment: string | undefined, mark: string): boolean =>
  comment === mark || comment === fenced(mark) || comment?.endsWith(` ${fenced(mark)}`) === true;

/** Adds the mark to a comment: `web server [terraform]`. */
export const withMark = (comment: string | undefined, mark: string): string =>
  isMarked(comment, mark) ? `${comment}` : comment ? `${comment} ${fenced(mark)}` : mark;

/** Fraction of the owned objects that a plan may delete without confirmation. */
const MAX_DELETED = 0.3;
/** The fraction is not meaningful for fewer objects. */
const FEW = 10;

/**
 * Stops a plan that deletes a large fraction of the owned objects: an empty `wanted` is more often a mistake than
 * intended.
 *
 * @throws UsageError with the numbers, and the option that allows it
 */
export function checkDeletes({ kind, steps }: Plan<unknown>, allowed: boolean | number | undefined): void {
  if (allowed === true) return;
  const owned = steps.filter(
    ({ before, action, why }) => before !== undefined && (action !== 'keep' || why === AS_WANTED),
  );
  const deletes = steps.filter(({ action }) => action === 'delete').length;
  const most = typeof allowed === 'number' ? allowed : owned.length < FEW ? owned.length : owned.length * MAX_DELETED;
  if (deletes <= most) return;
  const share = `${Math.round((100 * deletes) / owned.length)} %`;
  const limit =
    typeof allowed === 'number'
      ? `allowDeletes is ${allowed}`
      : `deleting more than ${MAX_DELETED * 100} % requires allowDeletes`;
  throw new UsageError(
    `${kind}: the plan deletes ${deletes} of ${owned.length} (${share}), and ${limit}: nothing was sent. If this is intended, pass allowDeletes: true or allowDeletes: ${deletes}`,
    { parameter: 'allowDeletes' },
  );
}
