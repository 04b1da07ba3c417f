/**
 * Instances whose code runs on the edge: their course, steps and events. The edge runs the code from the beginning each
 * time the instance goes on; a step that has ended then gives its stored result instead of running again.
 * https://developers.cloudflare.com/workflows/build/rules-of-workflows/
 */
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { all, type Fields, fieldsIn, keep, read } from '../shared/fields.ts';
import { runningWorkers } from '../workers/bindings/running-workers.ts';
import { dueTable, type InstanceKey } from './due.ts';

export type Status =
  | 'queued'
  | 'running'
  | 'waiting'
  | 'waitingForPause'
  | 'paused'
  | 'terminated'
  | 'errored'
  | 'complete';

export interface Failure {
  readonly name: string;
  readonly message: string;
}

export interface Run {
  readonly status: Status;
  readonly started_on: string | null;
  readonly ended_on: string | null;
  /** As the code's values are stored; null before the end. */
  readonly output: string | null;
  readonly error: Failure | null;
  /** Increases with each restart and end: calls of code that still runs for an earlier one have no effect. */
  readonly generation: number;
}

export interface Instance extends Fields {
  readonly id: string;
  readonly created_on: string;
  readonly params: unknown;
  readonly run: Run;
}

export interface Place extends InstanceKey {
  readonly sandbox: Sandbox;
}

export const NEW_RUN: Run = {
  status: 'queued',
  started_on: null,
  ended_on: null,
  output: null,
  error: null,
  generation: 0,
};

const FINAL: readonly Status[] = ['terminated', 'errored', 'complete'];
export const isFinal = (status: string): boolean => FINAL.some((one) => one === status);

export const nowOf = ({ sandbox }: Pick<Place, 'sandbox'>): string => new Date(sandbox.clock.now()).toISOString();

const instancesScope = ({ account, workflow }: Place): string =>
  pathKey(['accounts', account, 'workflows', workflow, 'instances']);
/** Scope of something that an instance has. */
export const scopeIn = (place: Place, name: 'steps' | 'events'): string =>
  `${instancesScope(place)}${pathKey([place.id, name])}`;

export const instanceAt = (place: Place): Instance | undefined => {
  const found = read<Instance>(place, instancesScope(place), place.id);
  return found?.run === undefined ? undefined : found;
};

/** The instance, if its code still runs for this generation. */
export function inGeneration(place: Place, generation: number): Instance | undefined {
  const instance = instanceAt(place);
  return instance?.run.generation === generation && !isFinal(instance.run.status) ? instance : undefined;
}

export function setRun(place: Place, instance: Instance, run: Partial<Run>): Instance {
  const changed = { ...instance, modified_on: nowOf(place), run: { ...instance.run, ...run } };
  return keep(place, instancesScope(place), place.id, changed);
}

/** The code goes on from now. */
export function wake(place: Place): void {
  const { sandbox } = place;
  sandbox.use(dueTable).put(place, sandbox.clock.now());
  sandbox.onSettled((isKept) => {
    // A runtime that cannot be opened says so when the code is run.
    if (isKept)
      sandbox
        .use(runningWorkers)
        .open?.()
        .then((workers) => workers.wake())
        .catch(() => undefined);
  });
}

/** Marks the start of a pass through the code; undefined if there is nothing to run. */
export function beginPass(place: Place): Instance | undefined {
  place.sandbox.use(dueTable).remove(place);
  const instance = instanceAt(place);
  if (instance === undefined || instance.run.status === 'paused' || isFinal(instance.run.status)) return undefined;
  return setRun(place, instance, { status: 'running', started_on: instance.run.started_on ?? nowOf(place) });
}

/** How a pass through the code ended. */
export type Outcome =
  | { readonly status: 'complete'; readonly output: string }
  | { readonly status: 'errored'; readonly error: Failure }
  /** Every path of the code waits: until a time, or for an event without one. */
  | { readonly status: 'suspended'; readonly until: number | null };

export function endPass(place: Place, generation: number, outcome: Outcome): void {
  const instance = inGeneration(place, generation);
  if (instance === undefined) return;
  if (outcome.status !== 'suspended') {
    setRun(place, instance, { ...outcome, ended_on: nowOf(place) });
    place.sandbox.use(dueTable).remove(place);
    return;
  }
  if (instance.run.status === 'waitingForPause') {
    setRun(place, instance, { status: 'paused' });
    return;
  }
  const isRetried = all(place, scopeIn(place, 'steps')).some(({ type, ends }) => type === 'step' && ends !== null);
  setRun(place, instance, { status: isRetried ? 'running' : 'waiting' });
  if (outcome.until !== null) place.sandbox.use(dueTable).put(place, outcome.until);
}

/** The part of a restart's `from` that names a step. */
interface From {
  readonly name?: unknown;
  readonly count?: unknown;
  readonly type?: unknown;
}

const KINDS: Readonly<Record<string, string>> = { do: 'step', sleep: 'sleep', waitForEvent: 'waitForEvent' };

/** Forgets the steps from the named one on, or all; false if there is no such step. */
function forgetSteps(place: Place, from: From | undefined): boolean {
  const scope = scopeIn(place, 'steps');
  const steps = all(place, scope);
  const first =
    from === undefined
      ? 0
      : steps.findIndex(
          ({ type, name }) =>
            name === `${from.name}-${from.count ?? 1}` &&
            (from.type === undefined || type === KINDS[String(from.type)]),
        );
  if (first < 0) return false;
  for (const { key } of steps.slice(first)) place.sandbox.store.remove(scope, String(key));
  return true;
}

/**
 * Pauses, resumes, terminates or restarts.
 * https://developers.cloudflare.com/workflows/build/trigger-workflows/
 * @returns undefined if `from` names no step of the instance
 */
export function changeRun(place: Place, instance: Instance, action: string, from?: unknown): Instance | undefined {
  const { status, generation } = instance.run;
  switch (action) {
    case 'pause': {
      const isIdle = status === 'queued' || status === 'waiting';
      if (isIdle) place.sandbox.use(dueTable).remove(place);
      return setRun(place, instance, { status: isIdle ? 'paused' : 'waitingForPause' });
    }
    case 'resume':
      wake(place);
      return setRun(place, instance, { status: 'running' });
    case 'terminate':
      place.sandbox.use(dueTable).remove(place);
      return setRun(place, instance, { status: 'terminated', ended_on: nowOf(place), generation: generation + 1 });
    default: {
      if (!forgetSteps(place, from === undefined ? undefined : fieldsIn(from))) return undefined;
      wake(place);
      return setRun(place, instance, { ...NEW_RUN, generation: generation + 1 });
    }
  }
}

export function removeRun(place: Place): boolean {
  place.sandbox.use(dueTable).remove(place);
  return place.sandbox.store.remove(instancesScope(place), place.id);
}
