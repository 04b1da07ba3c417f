/** An instance whose code runs, and its steps, as the API shows them. */
import type { Fields } from '../shared/fields.ts';
import { isFinal, type Place, type Run } from './runs.ts';
import { plainValue, type Step, stepsOf } from './steps.ts';

/** Ours: characters after which the output of a step is cut in the list; the operation for one step shows it all. */
const SHOWN = 1024;

export function instanceShown(place: Place, { status, output, error }: Run, query: Fields): Fields {
  const steps = stepsOf(place);
  const ordered = query.order === 'desc' ? steps.toReversed() : steps;
  const ending = status === 'terminated' ? [{ type: 'termination', trigger: { source: 'user' } }] : [];
  return {
    success: isFinal(status) ? status === 'complete' : null,
    steps: query.simple === 'true' ? [] : [...ordered.map(stepInList), ...ending],
    step_count: steps.length,
    error,
    output: output === null ? null : textOrNumber(plainValue(output)),
  };
}

function stepInList({ type, name, start, end, ends, error, output, ...step }: Step): Fields {
  const shown = { type, name, start };
  const text = output === null ? null : textOf(plainValue(output)).slice(0, SHOWN);
  if (type === 'step') {
    const { config, attempts } = step;
    return { ...shown, end, config, attempts, success: end === null ? null : error === null, output: text };
  }
  const waits = { end: end ?? new Date(ends ?? 0).toISOString(), finished: end !== null, error };
  const event = type === 'sleep' ? {} : { event_type: step.event_type, ...(text === null ? {} : { output: text }) };
  return { ...shown, ...waits, ...event };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const textOrNumber = (value: unknown): string | number | null =>
  value === null || typeof value === 'number' ? value : textOf(value);

/** A step with its whole output; bytes for a stream, undefined if there is none. */
export function stepShown(place: Place, { name, type, attempt }: Fields): Fields | Response | undefined {
  const step = stepsOf(place).find((one) => one.name === name && one.type === type);
  if (step === undefined) return undefined;
  const tried = attempt === undefined ? undefined : step.attempts[Number(attempt) - 1];
  if (attempt !== undefined && tried === undefined) return undefined;
  const { end, error } = tried ?? { end: step.end, error: step.error ?? step.attempts.at(-1)?.error ?? null };
  const { event_type } = step;
  const status = statusOf(step, end, error !== null);
  const shown = { status, error, ...(event_type === undefined ? {} : { event_type }) };
  if (status !== 'complete' || step.output === null) return { ...shown, output: null };
  const output: unknown = JSON.parse(step.output);
  if (output !== null && typeof output === 'object' && '$type' in output && output.$type === 'ReadableStream')
    return new Response(Buffer.from(String(plainValue(step.output)), 'base64'), {
      headers: { 'content-type': 'application/octet-stream' },
    });
  return { ...shown, output: plainValue(step.output) };
}

function statusOf({ type }: Step, end: string | null, isFailed: boolean): string {
  if (end === null) return type === 'step' ? 'running' : 'waiting';
  return isFailed ? 'errored' : 'complete';
}
