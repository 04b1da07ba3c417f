/** Steps of an instance: each is stored when the code comes to it, and again when it ends. */
import { all, type Fields, fieldsIn, keep, read } from '../shared/fields.ts';
import { DAY, millisecondsOf } from './durations.ts';
import { type Failure, inGeneration, nowOf, type Place, scopeIn, wake } from './runs.ts';

/** https://developers.cloudflare.com/workflows/reference/limits/ */
const LIMITS = { steps: 1024, name: 256, state: 1_048_576, sleep: 365 * DAY };
/** https://developers.cloudflare.com/workflows/build/sleeping-and-retrying/#retry-steps */
const USUAL = { retries: { limit: 5, delay: 10_000, backoff: 'exponential' }, timeout: '10 minutes' };
/** https://developers.cloudflare.com/workflows/build/events-and-parameters/ */
const EVENT_TIMEOUT = '24 hours';

export interface StepCall {
  readonly type: 'step' | 'sleep' | 'waitForEvent';
  readonly name: string;
  /** Of the steps with this name, from 1. */
  readonly count: number;
  /** Of a `step`. */
  readonly config?: unknown;
  /** Of a `sleep`: its length. */
  readonly duration?: unknown;
  /** Of a `sleep`: milliseconds since 1970 until which it lasts. */
  readonly until?: number;
  /** Of a `waitForEvent`. */
  readonly event?: string;
  readonly timeout?: unknown;
}

/** Instructions for the code that came to a step. */
export type Next =
  /** Run the callback. */
  | { readonly next: 'run'; readonly attempt: number; readonly config: Fields; readonly timeout: number }
  | { readonly next: 'done'; readonly output: string }
  | { readonly next: 'failed'; readonly error: Failure }
  /** Until a time, or for an event without one. */
  | { readonly next: 'wait'; readonly until: number | null };

interface Attempt {
  readonly start: string;
  readonly end: string | null;
  readonly success: boolean | null;
  readonly error: Failure | null;
}

export interface Step extends Fields {
  readonly key: string;
  readonly type: StepCall['type'];
  /** With its count. */
  readonly name: string;
  readonly start: string;
  readonly end: string | null;
  /** Of a step that waits, the end of the wait or the next attempt: milliseconds since 1970. */
  readonly ends: number | null;
  readonly output: string | null;
  readonly error: Failure | null;
  readonly config?: Fields;
  readonly attempts: readonly Attempt[];
  readonly event_type?: string;
}

const NOTHING = JSON.stringify({ $type: 'undefined' });
const HALTED: Next = { next: 'wait', until: null };

const failure = (name: string, message: string): Failure => ({ name, message });
const timedOut = (time: number): Failure => failure('WorkflowTimeoutError', `Execution timed out after ${time}ms`);

const put = (place: Place, step: Step): Step => keep(place, scopeIn(place, 'steps'), step.key, step);
const ended = (place: Place, step: Step, end: Partial<Step>): Next =>
  nextOf(put(place, { ...step, end: nowOf(place), ends: null, ...end }));
const nextOf = ({ error, output }: Step): Next =>
  error === null ? { next: 'done', output: output ?? NOTHING } : { next: 'failed', error };

/** The code has come to a step. */
export function openStep(place: Place, generation: number, call: StepCall): Next {
  const instance = inGeneration(place, generation);
  // It is paused between two steps.
  if (instance === undefined || instance.run.status === 'waitingForPause') return HALTED;
  const name = `${call.name}-${call.count}`;
  const key = `${call.type}:${name}`;
  const known = read<Step>(place, scopeIn(place, 'steps'), key);
  if (known !== undefined && known.end !== null) return nextOf(known);
  const made = known ?? newStep(place, call, { key, name });
  if (!('key' in made)) return { next: 'failed', error: made };
  return { step: openCode, sleep: openSleep, waitForEvent: openWait }[call.type](place, made);
}

function newStep(place: Place, call: StepCall, named: { key: string; name: string }): Step | Failure {
  if (call.name.length > LIMITS.name)
    return failure(
      'WorkflowFatalError',
      `Step name "${call.name}" exceeds max length (${LIMITS.name} chars) or invalid characters found`,
    );
  const count = all(place, scopeIn(place, 'steps')).filter(({ type }) => type !== 'sleep').length;
  if (call.type !== 'sleep' && count >= LIMITS.steps)
    return failure('WorkflowFatalError', `A workflow has at most ${LIMITS.steps} steps.`);
  const now = place.sandbox.clock.now();
  const ends = endOf(call, now);
  if (typeof ends === 'object' && ends !== null) return ends;
  const { type, event } = call;
  return put(place, {
    ...named,
    type,
    start: nowOf(place),
    end: null,
    ends,
    output: null,
    error: null,
    attempts: [],
    ...(type === 'step' ? { config: configOf(call.config) } : {}),
    ...(event === undefined ? {} : { event_type: event }),
  });
}

/** Time at which a wait ends; null for code that runs. */
function endOf({ type, duration, until, timeout }: StepCall, now: number): number | null | Failure {
  if (type === 'step') return null;
  const time =
    type === 'sleep' ? (until ?? now + millisecondsOf(duration)) : now + millisecondsOf(timeout ?? EVENT_TIMEOUT);
  if (until !== undefined && until < now)
    return failure('Error', "You can't sleep until a time in the past, time-traveler");
  if (time <= now + LIMITS.sleep) return time;
  const given = JSON.stringify(until ?? duration ?? timeout);
  return failure(
    'Error',
    `The time must be at most 365 days, in milliseconds or as text such as "10 minutes"; it is ${given}`,
  );
}

const configOf = (given: unknown): Fields => {
  const { retries, ...rest } = fieldsIn(given);
  return { ...USUAL, ...rest, retries: { ...USUAL.retries, ...fieldsIn(retries) } };
};

function openCode(place: Place, step: Step): Next {
  if (step.ends !== null && step.ends > place.sandbox.clock.now()) return { next: 'wait', until: step.ends };
  // An attempt without an end was cut off, and begins again.
  const before = step.attempts.filter(({ end }) => end !== null);
  const attempts = [...before, { start: nowOf(place), end: null, success: null, error: null }];
  const { config = {} } = put(place, { ...step, ends: null, attempts });
  return { next: 'run', attempt: attempts.length, config, timeout: millisecondsOf(config.timeout) };
}

function openSleep(place: Place, step: Step): Next {
  if (step.ends !== null && step.ends > place.sandbox.clock.now()) return { next: 'wait', until: step.ends };
  return ended(place, step, {});
}

function openWait(place: Place, step: Step): Next {
  const scope = scopeIn(place, 'events');
  const event = all(place, scope).find(({ type }) => type === step.event_type);
  if (event !== undefined) {
    place.sandbox.store.remove(scope, String(event.id));
    return ended(place, step, { output: JSON.stringify(receivedOf(event)) });
  }
  if (step.ends !== null && step.ends > place.sandbox.clock.now()) return { next: 'wait', until: step.ends };
  return ended(place, step, { error: timedOut((step.ends ?? 0) - Date.parse(step.start)) });
}

const receivedOf = ({ payload, type, timestamp }: Fields): Fields => ({
  payload: JSON.parse(String(payload)),
  type,
  timestamp: { $type: 'Date', value: timestamp },
});

/** The callback of a step has ended. */
export type Ended = { readonly output: string } | { readonly error: Failure; readonly isFatal: boolean };

export function closeStep(place: Place, generation: number, key: string, result: Ended): Next {
  const step = inGeneration(place, generation) && read<Step>(place, scopeIn(place, 'steps'), key);
  if (step === undefined) return HALTED;
  const checked = checkedSize(step, result);
  const error = 'error' in checked ? checked.error : null;
  const end = { end: nowOf(place), success: error === null, error };
  const attempts = step.attempts.map((attempt, index) =>
    index === step.attempts.length - 1 ? { ...attempt, ...end } : attempt,
  );
  const closed = { ...step, attempts };
  if ('output' in checked) return ended(place, closed, { output: checked.output });
  const delay = checked.isFatal ? undefined : retryDelay(closed);
  if (delay === undefined) return ended(place, closed, { error: checked.error });
  const ends = place.sandbox.clock.now() + delay;
  put(place, { ...closed, ends });
  return { next: 'wait', until: ends };
}

function checkedSize({ name }: Step, result: Ended): Ended {
  const size = 'output' in result ? Buffer.byteLength(result.output) : 0;
  if (size <= LIMITS.state) return result;
  const message = `Step ${name} returned ${size} bytes; a step can store at most ${LIMITS.state}.`;
  return { error: failure('WorkflowFatalError', message), isFatal: true };
}

/** Milliseconds; undefined if there are no more attempts. The limit counts the attempts after the first. */
function retryDelay({ config, attempts }: Step): number | undefined {
  const { limit, delay, backoff } = fieldsIn(config?.retries);
  const tried = attempts.length;
  if (!(tried <= Number(limit))) return undefined;
  const first = millisecondsOf(delay) || 0;
  if (backoff === 'constant') return first;
  return backoff === 'linear' ? first * tried : first * 2 ** (tried - 1);
}

/** The process of the code ended: the attempts that ran have failed. False if none did. */
export function interruptSteps(place: Place, generation: number, reason: string): boolean {
  const cut = all<Step>(place, scopeIn(place, 'steps')).filter(({ attempts }) => attempts.at(-1)?.end === null);
  for (const { key } of cut) closeStep(place, generation, key, { error: failure('Error', reason), isFatal: false });
  return cut.length > 0;
}

/** An event is stored until the code waits for its type. */
export function sendEvent(place: Place, status: string, type: string, payload: string): void {
  const id = place.sandbox.ids.uuid();
  keep(place, scopeIn(place, 'events'), id, { id, type, payload, timestamp: nowOf(place) });
  if (status === 'waiting' || status === 'running') wake(place);
}

/** A stored value as JSON: dates as text, and other values that JSON does not have by their content. */
export const plainValue = (stored: string): unknown =>
  JSON.parse(stored, (_, value) => {
    const { $type, value: inner } = fieldsIn(value);
    return $type === undefined ? value : $type === 'undefined' ? undefined : inner;
  }) ?? null;

export const stepsOf = (place: Place): Step[] => all<Step>(place, scopeIn(place, 'steps'));
