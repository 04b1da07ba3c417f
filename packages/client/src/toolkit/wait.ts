/** `flarewire/wait`: waits for the end of asynchronous operations, with progress, a deadline, and a resumable state. */
import { CloudflareError, UsageError } from '../errors/usage-error.ts';
import type { Operations } from '../generated/operations.ts';
import type { Waited } from '../generated/toolkit/waited.ts';
import { at, type Caller, callOf, lineOf, type RunTimeName } from './caller.ts';

export type { Caller } from './caller.ts';

/** Operations whose work continues after the response. */
export type WaitName = keyof Waited & keyof Operations;

/** Result of a wait: the last response of the polled operation. */
export type WaitedFor<Name extends WaitName> = Operations[Waited[Name] & keyof Operations]['result'] & {};

/** Result of an operation: the page for a list. */
export type AnswerOf<Name extends keyof Operations> = Operations[Name] extends { page: infer Page }
  ? Page
  : Operations[Name]['result'] & {};

/** A wait as plain data: can be stored as JSON and resumed in another process. Contains no secrets. */
export interface WaitState {
  /** Operation that was called. */
  readonly operation: string;
  /** Operation that is polled for the progress, and its parameters. */
  readonly polled: string;
  readonly params: { readonly [name: string]: unknown };
  /** Values that end the wait, if the first response named them. */
  readonly expected?: readonly string[];
}

export interface WaitProgress {
  /** Most recent watched value: `pending`. */
  readonly value: unknown;
  /** The last readable response; undefined if there is none yet. */
  readonly result: unknown;
  /** Number of times that each value (as JSON) and each request failure was seen: `{ '"pending"': 3, '503': 1 }`. */
  readonly seen: { readonly [value: string]: number };
  /** Number of requests so far. */
  readonly polls: number;
  /** Milliseconds since the wait started or was resumed. */
  readonly waited: number;
  /** State to store. */
  readonly state: WaitState;
}

export interface WaitOptions {
  readonly signal?: AbortSignal | null | undefined;
  /** Milliseconds after which the wait is abandoned. @default 900000, a quarter of an hour */
  readonly deadline?: number | undefined;
  /**
   * Milliseconds before the second request; grows by half each time, up to `longest`; longer if the server requests it.
   * @default 1000
   */
  readonly interval?: number | undefined;
  /** @default 15000 */
  readonly longest?: number | undefined;
  /** Called after each request. */
  readonly onProgress?: ((progress: WaitProgress) => void) | undefined;
}

export interface UntilOptions<Result = unknown> extends WaitOptions {
  /** The value to report in progress and errors. @default the field `status` or `state` of the response */
  readonly watch?: ((result: Result) => unknown) | undefined;
}

export interface QuietOptions extends WaitOptions {
  /** Milliseconds for which a response must stay unchanged. @default 30000 */
  readonly quiet?: number | undefined;
}

/** The operation failed or took too long. */
export class WaitError extends CloudflareError {
  readonly reason: 'failed' | 'deadline';
  /** The watched value. */
  readonly value: unknown;
  /** The last response. */
  readonly result: unknown;
  /** Number of times that each value (as JSON) and each request failure was seen. */
  readonly seen: WaitProgress['seen'];
  /** Milliseconds waited. */
  readonly waited: number;
  /** State for `resumeWait()`. */
  readonly state: WaitState;

  constructor(reason: WaitError['reason'], message: string, progress: WaitProgress, cause?: unknown) {
    const { value, result, state, seen, waited } = progress;
    super(`${state.operation}: ${message}`);
    this.name = 'WaitError';
    this.reason = reason;
    this.value = value;
    this.result = result;
    this.state = state;
    this.seen = seen;
    this.waited = waited;
    // The error of the last request, if it failed.
    if (cause !== undefined) this.cause = cause;
  }
}

/** Evaluation of a response: the watched value, and its meaning. */
interface Verdict {
  readonly value: unknown;
  readonly means: 'done' | 'failed' | 'going on';
}

const SCOPES = ['account_id', 'zone_id'];
/** A new object may not be visible everywhere yet. */
const MAX_ABSENT = 5;

async function factsOf(operation: string): Promise<string[]> {
  const { waits } = await import('../generated/toolkit/waits.ts');
  const line = lineOf(waits, operation);
  if (!line) throw new UsageError('it is complete when it responds, so there is nothing to wait for', { operation });
  return line;
}

/**
 * Returns the state of the wait for a call, to be stored before waiting. `result` is the result of the call.
 *
 * @example
 * const zone = await client.zones.create(params);
 * const state = await waitState('zones.create', params, zone);
 */
export function waitState<Name extends string>(
  operation: RunTimeName<Name>,
  params: object,
  result: unknown,
): Promise<WaitState>;
export function waitState<Name extends WaitName>(
  operation: Name,
  params: Operations[Name]['params'] & {},
  result: Operations[Name]['result'],
): Promise<WaitState>;
export async function waitState(operation: string, params: object, result: unknown): Promise<WaitState> {
  const [, polled = '', , done = '', , id = '-', , names = '-'] = await factsOf(operation);
  const given: Record<string, unknown> = { ...params };
  const taken = names === '*' ? Object.keys(given) : [...SCOPES, ...names.split(',')];
  const own = Object.fromEntries(taken.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]));
  const [param = '', field = ''] = id.split('=');
  if (field) own[param] = field === '.' ? result : at(result, field);
  const named = /^\{(.*)\}$/.exec(done)?.[1];
  return {
    operation,
    polled: polled.startsWith('.') ? operation.replace(/\.\w+$/, polled) : polled,
    params: nextParams(own, result),
    ...(named && { expected: [String(at(result, named))] }),
  };
}

/** The stages of an import or export of D1 continue from the last response. */
function nextParams(
  params: { readonly [name: string]: unknown },
  result: unknown,
): { readonly [name: string]: unknown } {
  const { at_bookmark: bookmark } = Object(result);
  const { action } = params;
  if (bookmark === undefined) return params;
  return { ...params, current_bookmark: bookmark, ...(action !== undefined && { action: 'poll' }) };
}

/**
 * Waits for the end of the work that a call started: a zone becoming active, a certificate, a deployment, an operation
 * on a list. Resolves to the last response of the polled operation. The contract defines which values mean success and
 * failure.
 *
 * @throws WaitError if it failed, or the deadline passed: `state` can be resumed
 * @example
 * const params = { zone_id, type: 'advanced', hosts: ['example.com'], validation_method: 'txt', validity_days: 90, certificate_authority: 'google' } as const;
 * const pack = await client.ssl.certificatePacks.create(params);
 * await waitFor(client, 'ssl.certificatePacks.create', params, pack, { onProgress: ({ value }) => console.log(value) });
 */
export function waitFor<Name extends string>(
  client: Caller,
  operation: RunTimeName<Name>,
  params: object,
  result: unknown,
  options?: WaitOptions,
): Promise<unknown>;
export function waitFor<Name extends WaitName>(
  client: Caller,
  operation: Name,
  params: Operations[Name]['params'] & {},
  result: Operations[Name]['result'],
  options?: WaitOptions,
): Promise<WaitedFor<Name>>;
export async function waitFor(
  client: Caller,
  operation: string,
  params: object,
  result: unknown,
  options?: WaitOptions,
): Promise<unknown> {
  return resumeWait(client, await waitState(operation, params, result), options);
}

/**
 * Resumes a stored wait, of this program or another one.
 *
 * @example
 * const zone = await resumeWait(client, JSON.parse(stored), { timeout: 600_000 });
 */
export async function resumeWait(client: Caller, state: WaitState, options?: WaitOptions): Promise<unknown> {
  const [, , field = '', done = '', failed = '', , when = '-'] = await factsOf(state.operation);
  const words = (list: string): string[] => list.split(',').map(decodeURIComponent);
  const good = state.expected ?? words(done);
  const [other = '', due] = when.split(':');
  return poll(client, state, options, (result) => {
    const value = at(result, field);
    const text = String(value);
    const isDone = good[0] === '*' ? (value ?? null) !== null : good.includes(text);
    const isMeant = due === undefined || String(at(result, other)) === due;
    return { value, means: isDone && isMeant ? 'done' : words(failed).includes(text) ? 'failed' : 'going on' };
  });
}

/**
 * Polls until a response satisfies the condition: for work started elsewhere, such as a tunnel that its connector makes
 * healthy.
 *
 * @throws WaitError if the deadline passed
 * @example
 * await until(client, 'zeroTrust.tunnels.cloudflared.get', { account_id, tunnel_id }, ({ status }) => status === 'healthy');
 */
export function until<Name extends string>(
  client: Caller,
  operation: RunTimeName<Name>,
  params: object,
  isDone: (result: unknown) => boolean,
  options?: UntilOptions,
): Promise<unknown>;
export function until<Name extends keyof Operations>(
  client: Caller,
  operation: Name,
  params: Operations[Name]['params'] & {},
  isDone: (result: AnswerOf<Name>) => boolean,
  options?: UntilOptions<AnswerOf<Name>>,
): Promise<AnswerOf<Name>>;
export function until(
  client: Caller,
  operation: string,
  params: object,
  isDone: (result: never) => boolean,
  { watch, ...options }: UntilOptions<never> = {},
): Promise<unknown> {
  const state = { operation, polled: operation, params: { ...params } };
  // Both take the result of the operation.
  const meets = isDone as (result: unknown) => boolean;
  const watched = watch as ((result: unknown) => unknown) | undefined;
  return poll(client, state, options, (result) => ({
    value: watched ? watched(result) : (Object(result).status ?? Object(result).state),
    means: result && meets(result) ? 'done' : 'going on',
  }));
}

/**
 * Polls until a response has been unchanged for a while: for work whose end the API does not report, such as a DNS
 * scan, whose findings arrive one by one.
 *
 * @throws WaitError if the deadline passed
 * @example
 * await client.dns.records.scanTrigger({ zone_id });
 * const found = await untilQuiet(client, 'dns.records.scanList', { zone_id });
 */
export function untilQuiet<Name extends string>(
  client: Caller,
  operation: RunTimeName<Name>,
  params: object,
  options?: QuietOptions,
): Promise<unknown>;
export function untilQuiet<Name extends keyof Operations>(
  client: Caller,
  operation: Name,
  params: Operations[Name]['params'] & {},
  options?: QuietOptions,
): Promise<AnswerOf<Name>>;
export function untilQuiet(
  client: Caller,
  operation: string,
  params: object,
  { quiet = 30_000, ...options }: QuietOptions = {},
): Promise<unknown> {
  const { clock } = client;
  let [last, since] = ['', clock.now()];
  const state = { operation, polled: operation, params: { ...params } };
  return poll(client, state, options, (result) => {
    const text = JSON.stringify(Object(result).result ?? result);
    if (text !== last) [last, since] = [text, clock.now()];
    return { value: undefined, means: clock.now() - since >= quiet ? 'done' : 'going on' };
  });
}

interface Answered {
  withResponse(): Promise<{ readonly data: unknown; readonly response: Response }>;
}

/** Pauses are randomly shortened by up to this fraction, so that many waits do not poll at once. */
const JITTER = 0.25;

/** Milliseconds before the deadline at which the last poll is made. */
const lastLook = (deadline: number): number => Math.min(1000, deadline * 0.05);

/** State of a wait. */
interface Wait {
  readonly client: Caller;
  readonly options: WaitOptions;
  readonly until: number;
  state: WaitState;
  value: unknown;
  result: unknown;
  absent: number;
  readonly seen: Record<string, number>;
}

/** Result of one poll. */
interface Told {
  readonly means: Verdict['means'];
  /** Milliseconds to wait, as requested by the server. */
  readonly asked: number;
  readonly error?: unknown;
}

async function ask(wait: Wait, judge: (result: unknown) => Verdict): Promise<Told> {
  const { client, state, options, until: end, seen } = wait;
  const count = (what: string): void => {
    seen[what] = (seen[what] ?? 0) + 1;
  };
  const deadline = Math.max(Math.ceil(end - client.clock.now()), 1);
  try {
    // Parameters that only the first call has must not become a query of this one.
    const more = state.polled === state.operation ? {} : { query: {} };
    const sent = callOf(client, state.polled, state.params, { signal: options.signal, deadline }, more);
    const { data, response } = await (sent as unknown as Answered).withResponse(); // every call returns one
    const { value, means } = judge(data);
    count(JSON.stringify(value) ?? 'undefined');
    Object.assign(wait, { result: data, value, state: { ...state, params: nextParams(state.params, data) } });
    return { means, asked: Number(response.headers.get('retry-after')) * 1000 || 0 };
  } catch (error) {
    const { status, name, retryable, retryAfter = 0 } = Object(error);
    count(`${status ?? name}`);
    // Ignore failures that may be temporary, and objects that are not visible yet.
    const mayPass = retryable || (status === 404 && ++wait.absent < MAX_ABSENT) || end <= client.clock.now();
    if (options.signal?.aborted || !mayPass) throw error;
    return { means: 'going on', asked: retryAfter, error };
  }
}

async function poll(
  client: Caller,
  state: WaitState,
  options: WaitOptions = {},
  judge: (result: unknown) => Verdict,
): Promise<unknown> {
  const { signal, deadline = 900_000, interval = 1000, longest = 15_000, onProgress } = options;
  const { clock } = client;
  const start = clock.now();
  const wait: Wait = {
    client,
    options,
    until: start + deadline,
    state,
    value: undefined,
    result: undefined,
    absent: 0,
    seen: {},
  };
  let due = interval;
  for (let polls = 1; ; polls++) {
    const { means, asked, error } = await ask(wait, judge);
    const { value, result } = wait;
    const waited = clock.now() - start;
    const progress = { value, result, polls, waited, seen: { ...wait.seen }, state: wait.state };
    onProgress?.(progress);
    const shown = JSON.stringify(value);
    if (means === 'done') return result;
    if (means === 'failed') throw new WaitError('failed', `it failed with state ${shown}`, progress);
    const left = deadline - waited;
    if (left <= lastLook(deadline)) throw new WaitError('deadline', lateWords(progress, error), progress, error);
    const pause = Math.max(due * (1 - JITTER * clock.random()), asked);
    await clock.sleep(Math.min(pause, left - lastLook(deadline)), signal ?? undefined);
    due = Math.min(due * 1.5, longest);
  }
}

function lateWords({ waited, value, seen }: WaitProgress, error: unknown): string {
  const time = waited < 10_000 ? `${Math.round(waited)} ms` : `${Math.round(waited / 1000)} s`;
  const counts = Object.entries(seen).map(([what, count]) => `${count} × ${what === 'undefined' ? 'no state' : what}`);
  const last = value === undefined ? '' : `; the last state is ${JSON.stringify(value)}`;
  const why = error === undefined ? '' : `; the last request failed: ${Object(error).message}`;
  return `not done after ${time}${last} (seen: ${counts.join(', ')})${why}`;
}
