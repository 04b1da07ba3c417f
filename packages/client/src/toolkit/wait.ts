/** `flarewire/wait`: waits for the end of what goes on after the answer, with progress, a deadline, and a state to go on from. */
import { CloudflareError, UsageError } from '../errors/usage-error.ts';
import type { Operations } from '../generated/operations.ts';
import type { Waited } from '../generated/toolkit/waited.ts';
import { at, type Caller, callOf, lineOf } from './caller.ts';

export type { Caller } from './caller.ts';

/** Operations whose work goes on after the answer. */
export type WaitName = keyof Waited & keyof Operations;

/** What a wait gives: the last answer of what is polled. */
export type WaitedFor<Name extends WaitName> = Operations[Waited[Name] & keyof Operations]['result'] & {};

/** What an operation answers: a list its page. */
export type AnswerOf<Name extends keyof Operations> = Operations[Name] extends { page: infer Page }
  ? Page
  : Operations[Name]['result'] & {};

/** A wait as plain data: it can be stored as JSON, and gone on with in another process. It holds no secrets. */
export interface WaitState {
  /** What was called. */
  readonly operation: string;
  /** What says how far it is, and its parameters. */
  readonly polled: string;
  readonly params: { readonly [name: string]: unknown };
  /** Values that end it, where the first answer named them. */
  readonly expected?: readonly string[];
}

export interface WaitProgress {
  /** The value that is watched, as it was seen last: `pending`. */
  readonly value: unknown;
  /** The last response that could be read; undefined as long as there is none. */
  readonly result: unknown;
  /** How often each value was seen, as JSON, and each failure of a request: `{ '"pending"': 3, '503': 1 }`. */
  readonly seen: { readonly [value: string]: number };
  /** Requests so far. */
  readonly polls: number;
  /** Milliseconds since the wait began, or was gone on with. */
  readonly waited: number;
  /** To store. */
  readonly state: WaitState;
}

export interface WaitOptions {
  readonly signal?: AbortSignal | null | undefined;
  /** Milliseconds until the wait is given up. @default 900000, a quarter of an hour */
  readonly deadline?: number | undefined;
  /** Milliseconds before the second request; half as much again each time, up to `longest`; more where the server asks for it. @default 1000 */
  readonly interval?: number | undefined;
  /** @default 15000 */
  readonly longest?: number | undefined;
  /** Told after each request. */
  readonly onProgress?: ((progress: WaitProgress) => void) | undefined;
}

export interface QuietOptions extends WaitOptions {
  /** Milliseconds for which an answer has to stay the same. @default 30000 */
  readonly quiet?: number | undefined;
}

/** What was waited for failed, or took too long. */
export class WaitError extends CloudflareError {
  readonly reason: 'failed' | 'deadline';
  /** The value that was watched. */
  readonly value: unknown;
  /** The last answer. */
  readonly result: unknown;
  /** How often each value was seen, as JSON, and each failure of a request. */
  readonly seen: WaitProgress['seen'];
  /** Milliseconds that were waited. */
  readonly waited: number;
  /** To go on with `resumeWait()`. */
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
    // The failure of the last request, where it failed.
    if (cause !== undefined) this.cause = cause;
  }
}

/** Whether an answer is the end: the value that it has, and what that means. */
interface Verdict {
  readonly value: unknown;
  readonly means: 'done' | 'failed' | 'going on';
}

const SCOPES = ['account_id', 'zone_id'];
/** A thing that was just made may not be visible everywhere. */
const MOST_ABSENT = 5;

async function factsOf(operation: string): Promise<string[]> {
  const { waits } = await import('../generated/toolkit/waits.ts');
  const line = lineOf(waits, operation);
  if (!line) throw new UsageError('nothing goes on after its answer that could be waited for', { operation });
  return line;
}

/** The wait for what a call began, to store it before it is waited for. `result` is what the call gave. */
export async function waitState<Name extends WaitName>(
  operation: Name,
  params: Operations[Name]['params'] & {},
  result: Operations[Name]['result'],
): Promise<WaitState> {
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
    params: goneOn(own, result),
    ...(named && { expected: [String(at(result, named))] }),
  };
}

/** The stages of an import or export of D1 go on from what the last answer said. */
function goneOn(params: { readonly [name: string]: unknown }, result: unknown): { readonly [name: string]: unknown } {
  const { at_bookmark: bookmark } = Object(result);
  const { action } = params;
  if (bookmark === undefined) return params;
  return { ...params, current_bookmark: bookmark, ...(action !== undefined && { action: 'poll' }) };
}

/**
 * Waits for the end of what a call began: a zone that becomes active, a certificate, a deployment, an operation on a list.
 * Gives the last answer of the operation that tells of it. What ends it, and what it fails with, is what the contract says.
 *
 * @throws WaitError it failed, or the deadline passed: `state` goes on from there
 * @example
 * const params = { zone_id, type: 'advanced', hosts: ['example.com'], validation_method: 'txt', validity_days: 90, certificate_authority: 'google' } as const;
 * const pack = await client.ssl.certificatePacks.create(params);
 * await waitFor(client, 'ssl.certificatePacks.create', params, pack, { onProgress: ({ value }) => console.log(value) });
 */
export async function waitFor<Name extends WaitName>(
  client: Caller,
  operation: Name,
  params: Operations[Name]['params'] & {},
  result: Operations[Name]['result'],
  options?: WaitOptions,
): Promise<WaitedFor<Name>> {
  return (await resumeWait(client, await waitState(operation, params, result), options)) as WaitedFor<Name>; // what it polls
}

/** Goes on with a wait that was stored, by this program or another one. */
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
 * Asks until an answer is as wanted: for what begins elsewhere, such as a tunnel that its connector makes healthy.
 *
 * @throws WaitError the deadline passed
 * @example
 * await until(client, 'zeroTrust.tunnels.cloudflared.get', { account_id, tunnel_id }, ({ status }) => status === 'healthy');
 */
export async function until<Name extends keyof Operations>(
  client: Caller,
  operation: Name,
  params: Operations[Name]['params'] & {},
  isDone: (result: AnswerOf<Name>) => boolean,
  options?: WaitOptions,
): Promise<AnswerOf<Name>> {
  const state = { operation, polled: operation, params: { ...(params as object) } };
  const last = await poll(client, state, options, (result) => {
    const answer = result as AnswerOf<Name>; // what the operation gives
    return { value: undefined, means: result && isDone(answer) ? 'done' : 'going on' };
  });
  return last as AnswerOf<Name>; // as above
}

/**
 * Asks until an answer has been the same for a while: for work whose end the API does not tell, such as a DNS scan, whose finds
 * come one after the other.
 *
 * @throws WaitError the deadline passed
 * @example
 * await client.dns.records.scanTrigger({ zone_id });
 * const found = await untilQuiet(client, 'dns.records.scanList', { zone_id });
 */
export async function untilQuiet<Name extends keyof Operations>(
  client: Caller,
  operation: Name,
  params: Operations[Name]['params'] & {},
  { quiet = 30_000, ...options }: QuietOptions = {},
): Promise<AnswerOf<Name>> {
  const { clock } = client;
  let [last, since] = ['', clock.now()];
  const state = { operation, polled: operation, params: { ...(params as object) } };
  const answer = await poll(client, state, options, (result) => {
    const text = JSON.stringify(Object(result).result ?? result);
    if (text !== last) [last, since] = [text, clock.now()];
    return { value: undefined, means: clock.now() - since >= quiet ? 'done' : 'going on' };
  });
  return answer as AnswerOf<Name>; // what the operation gives
}

interface Answered {
  withResponse(): Promise<{ readonly data: unknown; readonly response: Response }>;
}

/** A pause is shorter by up to this share of it, so that many waits do not ask at once. */
const JITTER = 0.25;

/** Milliseconds before the limit at which it is looked a last time. */
const lastLook = (deadline: number): number => Math.min(1000, deadline * 0.05);

/** A wait on its way. */
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

/** What one request told. */
interface Told {
  readonly means: Verdict['means'];
  /** Milliseconds that the server asks to wait. */
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
    // Parameters that only the first call has are no query of this one.
    const more = state.polled === state.operation ? {} : { query: {} };
    const sent = callOf(client, state.polled, state.params, { signal: options.signal, deadline }, more);
    const { data, response } = await (sent as unknown as Answered).withResponse(); // as every call gives
    const { value, means } = judge(data);
    count(JSON.stringify(value) ?? 'undefined');
    Object.assign(wait, { result: data, value, state: { ...state, params: goneOn(state.params, data) } });
    return { means, asked: Number(response.headers.get('retry-after')) * 1000 || 0 };
  } catch (error) {
    const { status, name, retryable, retryAfter = 0 } = Object(error);
    count(`${status ?? name}`);
    // What may pass is no news; neither is what is not visible yet.
    const mayPass = retryable || (status === 404 && ++wait.absent < MOST_ABSENT) || end <= client.clock.now();
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
    if (means === 'failed') throw new WaitError('failed', `it failed, its state is ${shown}`, progress);
    const left = deadline - waited;
    if (left <= lastLook(deadline)) throw new WaitError('deadline', lateWords(progress, error), progress, error);
    const pause = Math.max(due * (1 - JITTER * clock.random()), asked);
    await clock.sleep(Math.min(pause, left - lastLook(deadline)), signal ?? undefined);
    due = Math.min(due * 1.5, longest);
  }
}

function lateWords({ waited, value, seen }: WaitProgress, error: unknown): string {
  const time = waited < 10_000 ? `${Math.round(waited)} ms` : `${Math.round(waited / 1000)} s`;
  const counts = Object.entries(seen).map(([what, count]) => `${count} × ${what}`);
  const why = error === undefined ? '' : `; the last request failed: ${Object(error).message}`;
  return `not done after ${time}, its last state is ${JSON.stringify(value)} (seen: ${counts.join(', ')})${why}`;
}
