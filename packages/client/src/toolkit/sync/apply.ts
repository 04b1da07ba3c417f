/** Applies a plan: reads the current state, sends the remaining steps, and reads again if a response is lost. */
import { CloudflareError } from '../../errors/usage-error.ts';
import type { Caller, HelperOptions } from '../caller.ts';
import { checkDeletes } from './owned.ts';
import type { Plan, PlanStep } from './plan.ts';

/**
 * `done`: sent and applied. `already`: was already so. `changed`: modified by someone else since the plan was made, so
 * left unchanged. `failed`: refused, see `error`. `unknown`: sent, but the run ended before its outcome was known.
 * `unsent`: the run ended before.
 */
export type StepOutcome = 'done' | 'already' | 'changed' | 'failed' | 'unknown' | 'unsent';

export interface StepResult<Item = object> {
  readonly step: PlanStep<Item>;
  readonly outcome: StepOutcome;
  readonly error?: Error;
}

/** Result of applying a plan. */
export interface Applied<Item = object> {
  /** Results of the steps that change something, in the order of the plan. */
  readonly results: readonly StepResult<Item>[];
  /** Number of calls that were sent to change something. */
  readonly calls: number;
}

export interface ApplyProgress {
  /** `look` reads the current state, `send` changes, `confirm` reads after a lost response. */
  readonly step: 'look' | 'send' | 'confirm';
  /** Steps with a known outcome. */
  readonly done: number;
  readonly total: number;
  readonly failed: number;
}

export interface ApplyOptions extends HelperOptions {
  /**
   * Handling of objects that were modified after the plan was made: `stop` rejects before anything is sent, `skip`
   * leaves them unchanged and applies the rest. @default stop
   */
  readonly onChanged?: 'stop' | 'skip' | undefined;
  /**
   * A plan that deletes more than 30 % of ten or more owned objects is refused. `true` allows any number of deletes, a
   * number that many.
   * @default 30 %
   */
  readonly allowDeletes?: boolean | number | undefined;
  /** Called before each request for a part of the plan. */
  readonly onProgress?: ((progress: ApplyProgress) => void) | undefined;
}

/**
 * Applying failed or was aborted. `cause` has the reason, `report` the progress: apply the same plan again to continue.
 */
export class ApplyError extends CloudflareError {
  readonly report: Applied;

  constructor(message: string, report: Applied, cause?: unknown) {
    super(message);
    this.name = 'ApplyError';
    this.report = report;
    this.cause = cause;
  }
}

/** Read and write operations for one kind of object. */
export interface Target<Item> {
  /** Reads all existing items. */
  read(): Promise<readonly Item[]>;
  /** Identifies an item for as long as it exists. */
  idOf(item: Item): string;
  /** Key that is unique among existing items. */
  keyOf(item: Item): string;
  /** Fields of the wanted item in which the current one differs. */
  differs(item: Item, wanted: Item): readonly string[];
  /** Groups steps that must be applied together or not at all. */
  units(steps: readonly PlanStep<Item>[]): readonly (readonly PlanStep<Item>[])[];
  /** Steps with equal values share a call. */
  callOf?(step: PlanStep<Item>): string;
  /** Size of a step in a call, and the size limit of a call, in bytes. */
  sizeOf?(step: PlanStep<Item>): number;
  readonly mostBytes?: number;
  send(steps: readonly PlanStep<Item>[]): PromiseLike<unknown>;
}

/** Statuses caused by the request's content; all others end the run. */
const ABOUT_ITEMS = [400, 404, 409, 413, 422];
/** Milliseconds before each look-up after a lost response: the call may still be in flight. */
export const PAUSES = [500, 2000];
export const MAX_SENT = 4;

interface Work<Item> {
  readonly client: Caller;
  readonly plan: Plan<Item>;
  readonly target: Target<Item>;
  readonly options: ApplyOptions;
  readonly steps: readonly PlanStep<Item>[];
  readonly known: Map<PlanStep<Item>, { readonly outcome: StepOutcome; readonly error?: Error }>;
  calls: number;
}

/** Applies a plan. */
export async function applyPlan<Item>(
  client: Caller,
  plan: Plan<Item>,
  target: Target<Item>,
  options: ApplyOptions,
): Promise<Applied<Item>> {
  const steps = plan.steps.filter(({ action }) => action !== 'keep');
  const work: Work<Item> = { client, plan, target, options, steps, known: new Map(), calls: 0 };
  if (steps.length === 0) return reportOf(work);
  checkDeletes(plan, options.allowDeletes);
  const open = await look(work, steps, 'look', 'already');
  const changed = steps.filter((step) => work.known.get(step)?.outcome === 'changed');
  if (changed.length > 0 && options.onChanged !== 'skip') {
    const names = changed.slice(0, 5).map(({ name }) => name);
    const more = changed.length > 5 ? ` and ${changed.length - 5} more` : '';
    throw new ApplyError(
      `${plan.kind}: changed since the plan was made: ${names.join(', ')}${more}; make a new plan, or pass onChanged: 'skip'`,
      reportOf(work) as Applied, // the report does not depend on the item type
    );
  }
  await sendAll(work, pack(target, open, plan.most));
  return reportOf(work);
}

/** Packs units into as many calls as needed. */
function pack<Item>(
  target: Target<Item>,
  open: readonly PlanStep<Item>[],
  most: number,
): (readonly PlanStep<Item>[])[][] {
  const { mostBytes = Number.POSITIVE_INFINITY } = target;
  const calls: (readonly PlanStep<Item>[])[][] = [];
  let [room, bytes, kind]: [number, number, string | undefined] = [0, 0, undefined];
  // A unit larger than any call must be split.
  const units = target
    .units(open)
    .flatMap((unit) =>
      Array.from({ length: Math.ceil(unit.length / most) }, (_, i) => unit.slice(i * most, (i + 1) * most)),
    );
  for (const unit of units) {
    const size = unit.reduce((sum, step) => sum + (target.sizeOf?.(step) ?? 0), 0);
    const own = unit[0] && target.callOf?.(unit[0]);
    const last = calls.at(-1);
    if (last && unit.length <= room && size <= bytes && own === kind) last.push(unit);
    else {
      calls.push([unit]);
      [room, bytes] = [most, mostBytes];
    }
    [room, bytes, kind] = [room - unit.length, bytes - size, own];
  }
  return calls;
}

async function sendAll<Item>(work: Work<Item>, waiting: (readonly PlanStep<Item>[])[][]): Promise<void> {
  for (let units = waiting.shift(); units; units = waiting.shift()) {
    try {
      await sendOne(work, units.flat());
    } catch (error) {
      const { status, reason } = Object(error);
      const open = units.map((unit) => unit.filter((step) => !work.known.has(step))).filter(({ length }) => length > 0);
      // A job that fails after its response fails as a whole, and slowly, so it is not halved.
      const isWhole = reason === 'failed';
      if (!isWhole && !ABOUT_ITEMS.includes(status)) {
        const { kind } = work.plan;
        if (mayBeDone(error)) for (const step of open.flat()) work.known.set(step, { outcome: 'unknown' });
        const report = reportOf(work);
        const done = report.results.filter(({ outcome }) => outcome === 'done').length;
        throw new ApplyError(
          `${kind}: stopped after ${done} of ${work.steps.length} steps: ${Object(error).message}`,
          report as Applied, // the report does not depend on the item type
          error instanceof NotConfirmed ? error.cause : error,
        );
      }
      const half = Math.ceil(open.length / 2);
      if (open.length > 1 && !isWhole) waiting.unshift(open.slice(0, half), open.slice(half));
      else for (const step of open.flat()) work.known.set(step, { outcome: 'failed', error: error as Error });
    }
  }
}

/** Sends one call, until its outcome is known. */
async function sendOne<Item>(work: Work<Item>, all: readonly PlanStep<Item>[]): Promise<void> {
  const { target, known } = work;
  let steps = all;
  for (let sent = 1; ; sent++) {
    tell(work, 'send');
    work.calls++;
    try {
      await target.send(steps);
      for (const step of steps) known.set(step, { outcome: 'done' });
      return;
    } catch (error) {
      if (!mayBeDone(error)) throw error;
      steps = await confirm(work, steps);
      if (steps.length === 0) return;
      if (sent >= MAX_SENT) throw error;
    }
  }
}

/** Returns the steps that a call without a response has not applied. */
async function confirm<Item>(work: Work<Item>, steps: readonly PlanStep<Item>[]): Promise<readonly PlanStep<Item>[]> {
  const { client, options } = work;
  let open = steps;
  try {
    for (const pause of PAUSES) {
      await client.clock.sleep(pause, options.signal ?? undefined);
      open = await look(work, open, 'confirm', 'done');
      if (open.length === 0) break;
    }
  } catch (error) {
    throw new NotConfirmed(error);
  }
  return open;
}

/** Neither the call nor the look-up of its outcome got a response. */
class NotConfirmed extends Error {
  constructor(cause: unknown) {
    super(Object(cause).message, { cause });
  }
}

/** True if a failed call may have been applied, including one with an unreadable response. */
export function mayBeDone(error: unknown): boolean {
  if (error instanceof NotConfirmed) return true;
  const { name, status } = Object(error);
  return status === undefined ? /^(Outcome|API)/.test(name) : status < 300 || status >= 500;
}

/** Reads the current state, records which steps are done or overtaken, and returns the remaining ones. */
async function look<Item>(
  work: Work<Item>,
  steps: readonly PlanStep<Item>[],
  step: 'look' | 'confirm',
  done: 'already' | 'done',
): Promise<readonly PlanStep<Item>[]> {
  const { target, known } = work;
  tell(work, step);
  const items = await target.read();
  const byId = new Map(items.map((item) => [target.idOf(item), item]));
  const byKey = new Map(items.map((item) => [target.keyOf(item), item]));
  return steps.filter((one) => {
    const state = judge(target, one, byId, byKey);
    if (state !== 'open') known.set(one, { outcome: state === 'done' ? done : 'changed' });
    return state === 'open';
  });
}

function judge<Item>(
  target: Target<Item>,
  { before, after }: PlanStep<Item>,
  byId: ReadonlyMap<string, Item>,
  byKey: ReadonlyMap<string, Item>,
): 'open' | 'done' | 'changed' {
  const isSame = (a: Item, b: Item) => target.differs(a, b).length === 0 && target.differs(b, a).length === 0;
  const found = after && byKey.get(target.keyOf(after));
  const isThere = after !== undefined && found !== undefined && target.differs(found, after).length === 0;
  if (before === undefined) return isThere ? 'done' : found ? 'changed' : 'open';
  const now = byId.get(target.idOf(before));
  // An item that can only be replaced has a new id afterwards.
  if (now === undefined) return after === undefined || isThere ? 'done' : 'changed';
  if (after !== undefined && target.differs(now, after).length === 0) return 'done';
  return isSame(now, before) ? 'open' : 'changed';
}

function tell<Item>({ options, steps, known }: Work<Item>, step: ApplyProgress['step']): void {
  const failed = [...known.values()].filter(({ outcome }) => outcome === 'failed').length;
  options.onProgress?.({ step, done: known.size, total: steps.length, failed });
}

const reportOf = <Item>({ steps, known, calls }: Work<Item>): Applied<Item> => ({
  results: steps.map((step) => ({ step, ...(known.get(step) ?? { outcome: 'unsent' as const }) })),
  calls,
});
