/** A plan of changes as plain data that prints itself. Shared by `flarewire/dns` and `flarewire/sync`. */
import { UsageError } from '../../errors/usage-error.ts';

export type PlanAction = 'create' | 'change' | 'delete' | 'keep';

/** One item of a plan and its change. */
export interface PlanStep<Item = object> {
  readonly action: PlanAction;
  /** Human-readable name: `A www.example.com 192.0.2.1`. */
  readonly name: string;
  /** `not there`, `ttl 300 → 600`, `not wanted`, `as wanted`, or the reason for leaving it unchanged. */
  readonly why: string;
  /** State when the plan was made; absent if it is created. */
  readonly before?: Item;
  /** State after the change; absent if it is deleted or kept. */
  readonly after?: Item;
}

/** A problem in the wanted state, or a part of it that was left out, and its location. */
export interface PlanProblem {
  /** Name of the file, if there could be more than one. */
  readonly file?: string;
  /** Line number in a text, starting at 1. */
  readonly line?: number;
  /** Index in a list, starting at 0. */
  readonly index?: number;
  readonly reason: string;
}

/**
 * Planned changes as plain data: can be stored as JSON, and applied by another process. `String(plan)` is
 * human-readable.
 */
export interface Plan<Item = object> {
  /** Kind of object: `dns.records`, `rules.lists.items`. */
  readonly kind: string;
  /** The zone, list, namespace or phase: parameters of the calls. */
  readonly scope: { readonly [name: string]: string };
  readonly steps: readonly PlanStep<Item>[];
  /** Maximum number of changes per call. */
  readonly most: number;
  /** The wanted keys in order, if order matters. */
  readonly order?: readonly string[];
  /** Wanted items that are left out, such as SOA records of a zone file. */
  readonly ignored: readonly PlanProblem[];
  /** Wanted items that are taken and may be meant otherwise, such as text of a zone file that ends at a `;`. */
  readonly warnings?: readonly PlanProblem[];
}

/** The wanted state has errors: all of them, found before anything was sent. */
export class PlanError extends UsageError {
  readonly problems: readonly PlanProblem[];

  constructor(about: string, problems: readonly PlanProblem[]) {
    const lines = problems.slice(0, MAX_SHOWN).map((one) => `\n  ${placeOf(one)}${one.reason}`);
    const more = problems.length > MAX_SHOWN ? `\n  and ${problems.length - MAX_SHOWN} more` : '';
    super(`${about}: ${problems.length === 1 ? '1 error' : `${problems.length} errors`}:${lines.join('')}${more}`);
    this.name = 'PlanError';
    this.problems = problems;
  }
}

const MAX_SHOWN = 50;

const placeOf = ({ file, line, index }: PlanProblem): string =>
  file !== undefined
    ? `${file}${line === undefined ? '' : `:${line}`}: `
    : line !== undefined
      ? `line ${line}: `
      : index !== undefined
        ? `item ${index}: `
        : '';

/** Adds the text of `String(plan)` to a plan. */
export function printable<Item>(plan: Plan<Item>): Plan<Item> {
  return Object.defineProperty(plan, 'toString', { value: () => formatPlan(plan), enumerable: false });
}

const MARKS: { readonly [action in PlanAction]: string } = { create: '+', change: '~', delete: '-', keep: ' ' };

/** Characters that could hide or reorder text on a terminal. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const visible = (text: string): string =>
  text.replace(INVISIBLE, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`);

/**
 * Counts the steps of each kind.
 *
 * @example
 * const { create, change } = countSteps(plan);
 */
export function countSteps(plan: Pick<Plan<unknown>, 'steps'>): { readonly [action in PlanAction]: number } {
  const counts = { create: 0, change: 0, delete: 0, keep: 0 };
  for (const { action } of plan.steps) counts[action]++;
  return counts;
}

/**
 * Formats a plan as text: a line for each item that changes or is kept for a reason, and the totals.
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
  const warnings = (plan.warnings ?? []).map((one) => visible(`! warning ${placeOf(one)}${one.reason}`));
  return [...lines, ...ignored, ...warnings, sum].join('\n');
}

export const AS_WANTED = 'up to date';
