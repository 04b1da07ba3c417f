/** A plan: what to create, change, delete and keep, as plain data that prints itself. Shared by `flarewire/dns` and `flarewire/sync`. */
import { UsageError } from '../../errors/usage-error.ts';

export type PlanAction = 'create' | 'change' | 'delete' | 'keep';

/** One thing of a plan, and what becomes of it. */
export interface PlanStep<Item = object> {
  readonly action: PlanAction;
  /** What it is about, for people: `A www.example.com 192.0.2.1`. */
  readonly name: string;
  /** `not there`, `ttl 300 → 600`, `not wanted`, `as wanted`, or why it is not touched. */
  readonly why: string;
  /** As it was when the plan was made; absent where it is created. */
  readonly before?: Item;
  /** As it will be; absent where it is deleted or kept. */
  readonly after?: Item;
}

/** Something wrong in what is wanted, or left out of it, and where. */
export interface PlanProblem {
  /** Name of the file that it stands in, where there is more than one that it could be. */
  readonly file?: string;
  /** Line of a text, counted from 1. */
  readonly line?: number;
  /** Item of a list, counted from 0. */
  readonly index?: number;
  readonly reason: string;
}

/** What would be done. Plain data: it can be stored as JSON, and applied by another process. `String(plan)` is for people. */
export interface Plan<Item = object> {
  /** What is planned: `dns.records`, `rules.lists.items`. */
  readonly kind: string;
  /** The zone, list, namespace or phase: parameters of its calls. */
  readonly scope: { readonly [name: string]: string };
  readonly steps: readonly PlanStep<Item>[];
  /** Changes that one call takes. */
  readonly most: number;
  /** What is wanted, in its order, where order counts. */
  readonly order?: readonly string[];
  /** What was wanted and is left out, such as SOA records of a zone file. */
  readonly ignored: readonly PlanProblem[];
}

/** What is wanted has errors: all of them, found before anything was sent. */
export class PlanError extends UsageError {
  readonly problems: readonly PlanProblem[];

  constructor(about: string, problems: readonly PlanProblem[]) {
    const lines = problems.slice(0, MOST_SHOWN).map((one) => `\n  ${placeOf(one)}${one.reason}`);
    const more = problems.length > MOST_SHOWN ? `\n  and ${problems.length - MOST_SHOWN} more` : '';
    super(`${about}: ${problems.length === 1 ? 'an error' : `${problems.length} errors`}:${lines.join('')}${more}`);
    this.name = 'PlanError';
    this.problems = problems;
  }
}

const MOST_SHOWN = 50;

const placeOf = ({ file, line, index }: PlanProblem): string =>
  file !== undefined
    ? `${file}${line === undefined ? '' : `:${line}`}: `
    : line !== undefined
      ? `line ${line}: `
      : index !== undefined
        ? `item ${index}: `
        : '';

/** A plan with the text that `String(plan)` gives. */
export function printable<Item>(plan: Plan<Item>): Plan<Item> {
  return Object.defineProperty(plan, 'toString', { value: () => formatPlan(plan), enumerable: false });
}

const MARKS: { readonly [action in PlanAction]: string } = { create: '+', change: '~', delete: '-', keep: ' ' };

/** Characters that would hide or reorder text on a terminal. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const visible = (text: string): string =>
  text.replace(INVISIBLE, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`);

/** Number of steps of each kind. */
export function countSteps(plan: Pick<Plan<unknown>, 'steps'>): { readonly [action in PlanAction]: number } {
  const counts = { create: 0, change: 0, delete: 0, keep: 0 };
  for (const { action } of plan.steps) counts[action]++;
  return counts;
}

/**
 * A plan as text: a line for each thing that changes or that is kept for a reason, and the sum.
 *
 * @example
 * console.log(formatPlan(JSON.parse(stored)));
 */
export function formatPlan(plan: Plan<unknown>): string {
  const shown = plan.steps.filter(({ action, why }) => action !== 'keep' || why !== AS_WANTED);
  const lines = shown.map(({ action, name, why }) => visible(`${MARKS[action]} ${action} ${name}: ${why}`));
  const counts = countSteps(plan);
  const sum = `${counts.create} to create, ${counts.change} to change, ${counts.delete} to delete, ${counts.keep} to keep`;
  const ignored = plan.ignored.map((one) => visible(`! ignored ${placeOf(one)}${one.reason}`));
  return [...lines, ...ignored, sum].join('\n');
}

export const AS_WANTED = 'as wanted';
