/** Runs a collection's steps in order, replacing references by values of earlier responses. */
import type { Step } from '../../../wire/stored-calls.ts';
import { type Answer, jsonOf } from '../../data/answer.ts';
import { filled } from '../../data/references.ts';
import type { Params } from '../../form/schema.ts';

export interface StepResult {
  readonly state: 'running' | 'passed' | 'failed' | 'skipped';
  readonly status?: number | undefined;
  /** Milliseconds. */
  readonly duration?: number | undefined;
  /** The response as JSON; undefined if there is none. */
  readonly body?: unknown;
  /** The reason it failed. */
  readonly why?: string | undefined;
}

export type Results = ReadonlyMap<string, StepResult>;

export interface RunOptions {
  readonly steps: readonly Step[];
  /** Index of the first step to run; later steps may use the responses of earlier ones. */
  readonly from: number;
  readonly before: Results;
  readonly stopsOnFailure: boolean;
  readonly signal: AbortSignal;
  readonly ask: (operation: string, params: Params, options: { readonly signal: AbortSignal }) => Promise<Answer>;
  /** Called after every change. */
  readonly onResults: (results: Results) => void;
}

/** Resolves when the last step has ended. */
export async function runSteps(options: RunOptions): Promise<Results> {
  const { steps, from, before, stopsOnFailure, signal, onResults } = options;
  const kept = steps.slice(0, from).flatMap(({ name }) => {
    const result = before.get(name);
    return result === undefined ? [] : [[name, result] as const];
  });
  const results = new Map<string, StepResult>(kept);
  const put = (name: string, result: StepResult): void => {
    results.set(name, result);
    onResults(new Map(results));
  };
  let isStopped = false;
  for (const step of steps.slice(from)) {
    if (isStopped || signal.aborted) {
      put(step.name, { state: 'skipped' });
      continue;
    }
    put(step.name, { state: 'running' });
    const result = await runStep(step, results, options);
    put(step.name, result);
    isStopped = stopsOnFailure && result.state === 'failed';
  }
  return results;
}

async function runStep(step: Step, results: Results, { ask, signal }: RunOptions): Promise<StepResult> {
  try {
    // Parameters are an object and remain one.
    const params = filled(step.params, (name) => results.get(name)?.body) as Params;
    const answer = await ask(step.operation, params, { signal });
    return judged(step, answer);
  } catch (error) {
    if (signal.aborted)
      return { state: 'skipped', why: 'The upload was stopped. What had been sent may have had its effect.' };
    return { state: 'failed', why: error instanceof Error ? error.message : String(error) };
  }
}

function judged({ expect }: Step, answer: Answer): StepResult {
  const { status, duration, error } = answer.head;
  const result = { status, duration, body: jsonOf(answer) };
  const isDue = status === undefined ? false : expect === undefined ? answer.head.ok : status === expect;
  if (isDue) return { ...result, state: 'passed' };
  const got = status === undefined ? 'no response' : `status ${status}`;
  const due = expect === undefined ? 'a success' : `status ${expect}`;
  return { ...result, state: 'failed', why: `Expected ${due}, got ${got}.${error ? ` ${error.message}` : ''}` };
}
