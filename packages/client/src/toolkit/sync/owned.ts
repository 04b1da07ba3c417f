/** Ownership: what a plan may change, the mark in a comment that says so, and the brake on deletes. */
import { UsageError } from '../../errors/usage-error.ts';
import { AS_WANTED, type Plan, type PlanProblem } from './plan.ts';

/** Errors in `owned`: a plan has no default for what it may delete. */
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

/** A mark after other words stands in brackets, so that no word of a person is taken for it; one with a sign (`owner=web`) is none. */
const fenced = (mark: string): string => (/[=:#@|~^<>[\](){}]/.test(mark) ? mark : `[${mark}]`);

/** True when a comment is the mark, or ends with it in brackets. */
export const isMarked = (comment: string | undefined, mark: string): boolean =>
  comment === mark || comment === fenced(mark) || comment?.endsWith(` ${fenced(mark)}`) === true;

/** A comment with the mark: `web server [terraform]`. */
export const withMark = (comment: string | undefined, mark: string): string =>
  isMarked(comment, mark) ? `${comment}` : comment ? `${comment} ${fenced(mark)}` : mark;

/** Share of what is owned that a plan deletes without being asked. */
const MOST_DELETED = 0.3;
/** Below this many things a share says nothing. */
const FEW = 10;

/**
 * Stops a plan that deletes a large share of what it may delete: an empty `wanted` is more often a mistake than a wish.
 *
 * @throws UsageError with the numbers, and the option that allows it
 */
export function checkDeletes({ kind, steps }: Plan<unknown>, allowed: boolean | number | undefined): void {
  if (allowed === true) return;
  const owned = steps.filter(
    ({ before, action, why }) => before !== undefined && (action !== 'keep' || why === AS_WANTED),
  );
  const deletes = steps.filter(({ action }) => action === 'delete').length;
  const most = typeof allowed === 'number' ? allowed : owned.length < FEW ? owned.length : owned.length * MOST_DELETED;
  if (deletes <= most) return;
  const share = `${Math.round((100 * deletes) / owned.length)} %`;
  const limit =
    typeof allowed === 'number' ? `allowDeletes is ${allowed}` : `more than ${MOST_DELETED * 100} % needs a word`;
  throw new UsageError(
    `${kind}: the plan deletes ${deletes} of ${owned.length} (${share}), and ${limit}: nothing was sent. If that is meant, give allowDeletes: true or allowDeletes: ${deletes}`,
    { parameter: 'allowDeletes' },
  );
}
