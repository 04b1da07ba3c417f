/** One isolated Cloudflare as a program holds it: its state, and the limits, faults and time around it. */

import type { PresetName } from './controls/fault-presets.ts';
import type { FaultRule } from './controls/fault-rule.ts';
import { createFaults, type FaultEngine, type Faults } from './controls/faults.ts';
import { lazyDns } from './dns-server/lazy-dns.ts';
import type { DnsServer } from './dns-server/types.ts';
import { lazyEdge } from './edge/lazy-edge.ts';
import type { Edge, EdgeOptions } from './edge/types.ts';
import { type UpcomingEvent, upcomingEvents } from './edge/upcoming.ts';
import type { Upgrade } from './http/web-socket/serve.ts';
import { createJournal, type Journal, type JournalOptions } from './journal/journal.ts';
import { createTrace } from './journal/trace.ts';
import { isEmpty, seedDefaults } from './products/accounts/defaults.ts';
import { externalState } from './products/index.ts';
import type { Trace, WorkerEvent } from './products/workers/tails/events.ts';
import { endConnections, openTail, sendTrace, watchTraces } from './products/workers/tails/tails.ts';
import { handle } from './request/handle.ts';
import { createLimiter, type Limits } from './request/limits.ts';
import { type Pipeline, runPipeline } from './request/pipeline.ts';
import type { Report } from './request/request-context.ts';
import type { Surface } from './request/surface.ts';
import { matchRequest } from './routing/match.ts';
import { isS3, serveS3 } from './s3/lazy-s3.ts';
import { type Adoptee, adopt } from './seed/adopt.ts';
import { applySeed } from './seed/apply-seed.ts';
import { readSeed } from './seed/read-seed.ts';
import type { Seed } from './seed/seed-schema.ts';
import { type Clock, type MovableClock, movableClock, realSleep, type Sleep, systemClock } from './state/clock.ts';
import { seededRandom } from './state/ids.ts';
import type { Auth } from './state/sandbox.ts';
import { createSandbox, type Sandbox } from './state/sandbox.ts';
import { clearState, restoreSnapshot, takeSnapshot } from './state/snapshot.ts';
import { besideState, createUndo, type Undo } from './state/undo.ts';

export interface InstanceOptions {
  /** Folder that keeps the state; without it all is in memory and gone with the process. */
  readonly data?: string;
  readonly clock?: Clock;
  /** Makes ids and chance repeatable. */
  readonly seed?: number | string;
  /** Policy for tokens that were not created here: accept them with all permissions, or refuse them. @default any */
  readonly auth?: Auth;
  /** Milliseconds that the SQL of one D1 request may take, as documented; less for tests of programs that meet the limit. @default 30000 */
  readonly sqlTime?: number;
  /** Rate limits: as documented (1,200 requests in 5 minutes, then a block of 5 minutes), or your own. @default false */
  readonly limits?: Limits;
  /**
   * Initial content of a new state: a seed as an object, as YAML or JSON, `default`, or `free` (an account that has
   * bought nothing). @default one account, one user
   */
  readonly start?: string | Seed;
  /** Disturbances from the start: a preset or rules. */
  readonly faults?: PresetName | readonly FaultRule[];
  /** Keeps the last 1,000 requests with 8 KiB of their bodies; give other numbers, or false for nothing. @default true */
  readonly journal?: boolean | JournalOptions;
  /**
   * Deployed Workers run, and `edge.fetch` reaches them by the host names of zones; options name the servers behind the
   * records and what Workers may request. Workers need the package miniflare. @default false
   */
  readonly edge?: boolean | EdgeOptions;
  /** Waits for latencies and dripping bodies; give one that does not wait where tests must be quick. */
  readonly sleep?: Sleep;
}

/** One Cloudflare, of which nothing is shared with another. */
export interface Instance {
  /** Handles a request without a socket. Pass it to a client as its `fetch`. */
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  handle(request: Request): Promise<Response>;
  /** Resolves when the initial state is ready; requests wait for it. Rejects if the initial state is invalid. */
  readonly ready: Promise<void>;
  /** Adds a seed: an object, YAML or JSON, or `default`. @throws Error that lists its mistakes with their lines */
  seed(seed: string | Seed): Promise<void>;
  /** Adopts items of another Cloudflare into the state, with their ids; for each, whether it exists now. */
  adopt(things: readonly Adoptee[]): Promise<readonly boolean[]>;
  /** As it was made: state, ids, time, faults and limits; the journal is empty. */
  reset(): Promise<void>;
  /** The state as bytes, ids and chance with it. @throws Error where this Node cannot copy its D1 databases */
  snapshot(): Promise<Uint8Array>;
  /** Restores a state from the bytes of `snapshot`. @throws Error if the bytes are not a snapshot */
  restore(snapshot: Uint8Array): Promise<void>;
  /** The emulator's time: it runs with the machine's (or stands still with a manual clock) and can be moved. */
  readonly clock: MovableClock;
  /**
   * What the clock brings next, the earliest first: cron triggers, keys and tokens that expire, delayed messages.
   * @example const [next] = await emulator.upcoming(1); if (next) emulator.clock.set(next.at);
   */
  upcoming(limit?: number): Promise<readonly UpcomingEvent[]>;
  /** Disturbances on purpose. */
  readonly faults: Faults;
  /** Requests and their responses. */
  readonly journal: Journal;
  /** Replaces the rate limits, or removes them; all counts restart. @throws Error that lists the mistakes */
  setLimits(limits: Limits): void;
  /** True if requests are counted against rate limits now. */
  isLimited(): boolean;
  /**
   * Sends trace events of a Worker to its open tails; returns the number of messages sent. @throws Error if the
   * Worker does not exist
   */
  sendTrace(trace: Trace): number;
  /** Calls back for each event of any Worker: request, response, logs and exceptions. Returns the function that ends it. */
  watchTraces(listener: (event: WorkerEvent) => void): () => void;
  /** Where visitors reach the zones, Workers and sites of this Cloudflare; needs the option `edge`. */
  readonly edge: Edge;
  /** The name server of the zones. */
  readonly dns: DnsServer;
  readonly sandbox: Sandbox;
}

/** Accepts WebSockets, and releases resources on close. */
export type OwnedInstance = Instance & { upgrade: Upgrade; closeSockets(): Promise<void>; close(): void };

/** The edge and the name server, and the function that closes their sockets. */
function servers(sandbox: Sandbox, { edge: given }: InstanceOptions) {
  const { close: closeEdge, ...edge } = lazyEdge(sandbox, given === true ? {} : given || undefined);
  const { close: closeDns, ...dns } = lazyDns(sandbox);
  return { edge, dns, closeSockets: async () => void (await Promise.all([closeEdge(), closeDns()])) };
}

/** @param isMain true for the one that owns the clock it was given; others have a view of their own of it */
export function createInstance(
  options: InstanceOptions,
  surface: Surface,
  report: Report,
  isMain: boolean,
  hosts: ReadonlySet<string>,
): OwnedInstance {
  const clock = movableClock(options.clock ?? systemClock, isMain);
  const sandbox = openSandbox(options, clock, hosts);
  const { undo, isNew } = recovered(sandbox, options);
  const closing = new AbortController();
  const pipeline = { ...createPipeline(options, surface, report, sandbox, clock), closed: closing.signal };
  const { begin, reset } = beginning(options, pipeline, clock, undo);
  const starting = startOf(options.start !== undefined && isNew ? begin : undefined);
  const answer = (request: Request): Promise<Response> =>
    starting.after(() => (isS3(request.url) ? serveS3(request, sandbox, report) : runPipeline(request, pipeline)));
  return {
    fetch: fetchBy(answer),
    handle: answer,
    ready: starting.ready,
    seed: (source) =>
      starting.alone(() =>
        undo.guard(async () => {
          await addSeed(source, pipeline, clock);
        }),
      ),
    adopt: (things) => starting.after(() => adopt(things, sandbox, unauthorized(pipeline))),
    reset: () => starting.again(replacing(sandbox, reset)),
    snapshot: () => starting.after(async () => takeSnapshot(sandbox, externalState)),
    restore: (bytes) => starting.after(replacing(sandbox, async () => restoreSnapshot(sandbox, bytes, externalState))),
    upcoming: (limit = 20) => starting.after(async () => upcomingEvents(sandbox, limit)),
    clock,
    faults: pipeline.faults,
    journal: pipeline.journal,
    setLimits: (limits) => {
      pipeline.limiter = createLimiter(limits, clock);
    },
    isLimited: () => pipeline.limiter !== undefined,
    sendTrace: (trace) => sendTrace(sandbox, trace),
    watchTraces: (listener) => watchTraces(sandbox, listener),
    upgrade: (path) => starting.after(async () => openTail(sandbox, path)),
    ...servers(sandbox, options),
    sandbox,
    close: () => {
      closing.abort(new Error('The emulator was closed.'));
      sandbox.close();
    },
  };
}

/** Connections that were open belonged to the replaced state. */
const replacing = (sandbox: Sandbox, work: () => Promise<void>) => async (): Promise<void> => {
  await work();
  endConnections(sandbox);
};

/**
 * The stored state, or a new one with its defaults. @throws the reason if it cannot be opened; it is then left closed
 */
function recovered(sandbox: Sandbox, { data, start }: InstanceOptions): { undo: Undo; isNew: boolean } {
  const undo = createUndo(sandbox, externalState);
  try {
    if (data !== undefined) {
      undo.recover();
      for (const one of Object.values(externalState)) one.recover(sandbox);
    }
    const isNew = isEmpty(sandbox);
    // If the process ends before seeding is done, the next start seeds from the beginning.
    if (data !== undefined && start !== undefined && isNew) undo.remember();
    sandbox.transaction(() => seedDefaults(sandbox));
    return { undo, isNew };
  } catch (error) {
    sandbox.close();
    throw error;
  }
}

/** Creates the initial state, and resets to it. */
function beginning(options: InstanceOptions, pipeline: MadePipeline, clock: MovableClock, undo: Undo) {
  const { sandbox } = pipeline;
  const { start = {} } = options;
  const random = sandbox.random.state;
  /** The state once it has begun, to come back to. */
  let begun: { readonly seed: Seed; readonly snapshot: Uint8Array } | undefined;
  const seeded = async (): Promise<void> => {
    const seed = await addSeed(start, pipeline, clock);
    begun = { seed, snapshot: takeSnapshot(sandbox, externalState) };
  };
  const begin = async (): Promise<void> => {
    // A state that failed to start is discarded: the next one to open it starts from scratch.
    await seeded().catch((error) => {
      clearState(sandbox, externalState, () => undefined);
      undo.forget();
      throw error;
    });
    undo.forget();
  };
  const reset = async (): Promise<void> => {
    if (options.start === undefined) return clearAll(options, pipeline, clock, random);
    if (begun === undefined) {
      return undo.guard(async () => {
        clearAll(options, pipeline, clock, random);
        await seeded();
      });
    }
    clearAround(options, pipeline, clock);
    restoreSnapshot(sandbox, begun.snapshot, externalState);
    setClock(begun.seed, clock);
    setSeeded(begun.seed, pipeline, clock);
  };
  return { begin, reset };
}

/** A function that is called as `fetch` is. */
export function fetchBy(answer: (request: Request) => Promise<Response>): Instance['fetch'] {
  return async (input, init) => {
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    request.signal.throwIfAborted();
    return answer(request);
  };
}

/** Startup work that requests wait for. Without any, requests must not wait at all. */
function startOf(work: (() => Promise<void>) | undefined) {
  let pending: Promise<void> | undefined;
  /** Runs tasks in order; an earlier failure does not matter. */
  const again = (next: () => Promise<void>): Promise<void> => {
    const running = pending === undefined ? next() : pending.then(next, next);
    pending = running;
    const end = (): void => {
      if (pending === running) pending = undefined;
    };
    // A failure is reported to every later caller; it is not a crash if there is none yet.
    running.then(end, () => undefined);
    return running;
  };
  if (work !== undefined) again(work);
  return {
    again,
    /** Runs tasks in order; a failure is only reported to its own caller. */
    alone: (next: () => Promise<void>): Promise<void> => {
      const running = (pending ?? Promise.resolve()).then(next);
      again(() => running.catch(() => undefined));
      return running;
    },
    /** The first of it. */
    ready: pending ?? Promise.resolve(),
    after: <T>(next: () => Promise<T>): Promise<T> => (pending === undefined ? next() : pending.then(next)),
  };
}

/** @returns the bytes read */
async function addSeed(source: string | Seed, pipeline: MadePipeline, clock: MovableClock): Promise<Seed> {
  const read = await readSeed(source);
  setClock(read.seed, clock);
  await applySeed(read, pipeline.sandbox, unauthorized(pipeline));
  setSeeded(read.seed, pipeline, clock);
  return read.seed;
}

/** Handles requests that need no credentials and are not recorded in the journal. */
const unauthorized =
  ({ surface, sandbox, report }: MadePipeline) =>
  (request: Request): Promise<Response> =>
    handle({ request, match: matchRequest(request, surface), surface, sandbox, trace: createTrace(true), report });

/** Created before the state, which uses its time. */
function setClock({ clock: time }: Seed, clock: MovableClock): void {
  if (time !== undefined) clock.set(time);
}

function setSeeded({ faults, limits }: Seed, pipeline: MadePipeline, clock: MovableClock): void {
  if (faults !== undefined) addFaults(pipeline.faults, faults);
  if (limits !== undefined) pipeline.limiter = createLimiter(limits, clock);
}

function clearAll(
  options: InstanceOptions,
  pipeline: MadePipeline,
  clock: MovableClock,
  random: number | undefined,
): void {
  const { sandbox } = pipeline;
  clearAround(options, pipeline, clock);
  clearState(sandbox, externalState, () => seedDefaults(sandbox));
  if (random !== undefined) sandbox.random.state = random;
}

/** Time, limits, faults and journal as they were at first. */
function clearAround(options: InstanceOptions, pipeline: MadePipeline, clock: MovableClock): void {
  const { faults, journal } = pipeline;
  clock.reset();
  pipeline.limiter = createLimiter(options.limits ?? false, clock);
  faults.clear();
  addFaults(faults, options.faults);
  journal.clear();
}

function openSandbox(
  { data, seed, auth = 'any', sqlTime, start, edge }: InstanceOptions,
  clock: Clock,
  hosts: ReadonlySet<string>,
): Sandbox {
  return createSandbox({
    clock,
    auth,
    hosts,
    isFree: start === 'free',
    runsWorkers: edge !== undefined && edge !== false,
    beside: besideState(externalState),
    ...(sqlTime === undefined ? {} : { sqlTime }),
    ...(data === undefined ? {} : { data }),
    ...(seed === undefined ? {} : { random: seededRandom(seed) }),
  });
}

type MadePipeline = Pipeline & { readonly journal: Journal };

function createPipeline(
  options: InstanceOptions,
  surface: Surface,
  report: Report,
  sandbox: Sandbox,
  clock: Clock,
): Omit<MadePipeline, 'closed'> {
  const { seed = 'any', limits = false, journal = true, sleep = realSleep } = options;
  const faults = createFaults(seededRandom(`faults of ${seed}`), clock);
  addFaults(faults, options.faults);
  return {
    surface,
    sandbox,
    report,
    sleep,
    faults,
    limiter: createLimiter(limits, clock),
    journal: createJournal(typeof journal === 'object' ? journal : {}, clock, surface.shapes),
    isNoting: journal !== false,
  };
}

function addFaults(faults: FaultEngine, rules: InstanceOptions['faults']): void {
  if (typeof rules === 'string') faults.use(rules);
  else for (const rule of rules ?? []) faults.add(rule);
}
