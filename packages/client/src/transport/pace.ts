/**
 * Delays calls before the server's rate limit is exceeded.
 * https://developers.cloudflare.com/fundamentals/api/reference/limits/
 */
import { UsageError } from '../errors/usage-error.ts';
import type { Clock, PaceOptions, PaceStore, RateLimit, RateState } from '../types.ts';
import { type Logging, log } from './logger.ts';
import { retryAfter } from './retry-after.ts';

/** The documented limit of a token, for a store that needs one before the first response. */
const DOCUMENTED: RateLimit = { name: 'default', quota: 1200, window: 300 };

/** Calls in flight until the first response reports the limit. */
const FIRST = 50;

/** The server reports whole seconds, and responses take time: windows are extended by this many milliseconds. */
const SLACK = 1000;

/** State of one limit. */
export interface Window {
  limit: RateLimit;
  /** Calls left, by the lowest value reported in this window. */
  left: number;
  ends: number;
}

/** Waits of at least this length are logged as warnings. */
const LONG = 10_000;

/** The client's settings for a waiting call. */
interface Waiting extends Logging {
  readonly pace: PaceOptions | undefined;
}

interface Waiter {
  readonly pace: PaceOptions;
  readonly go: () => void;
  /** Logs the start of a wait, once. */
  readonly say: (ms: number) => void;
}

/** `"default";r=50;t=30, "burst";q=5;w=10`, https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
const parseItems = (header: string | null) =>
  (header ?? '').split(',').flatMap((item) => {
    const [name = '', ...pairs] = item.split(';').map((part) => part.trim());
    if (pairs.length === 0) return [];
    const values = pairs.map((pair) => {
      const [key = '', value] = pair.split('=');
      return [key, Number(value)] as const;
    });
    return [[name.replaceAll('"', ''), Object.fromEntries(values) as { readonly [key: string]: number }] as const];
  });

/** The calls that one credential may send, as reported by its server. */
export class Budget {
  /** True once it was evicted: it was idle when there were too many budgets. */
  isForgotten = false;
  readonly windows = new Map<string, Window>();
  readonly #queue: Waiter[] = [];
  readonly #clock: Clock;
  readonly #credential: string;
  inFlight = 0;
  #isKnown = false;
  #heldUntil = 0;
  #slept = 0;
  #isRunning = false;
  #wake: (() => void) | undefined;

  constructor(credential: string, clock: Clock) {
    this.#credential = credential;
    this.#clock = clock;
  }

  // A wait that has ended counts as passed, even if a test clock did not advance.
  now(): number {
    return Math.max(this.#clock.now(), this.#slept);
  }

  /** True if the call may be sent at once; it then counts as in flight until `release()`. */
  acquire(pace: PaceOptions): boolean {
    if (pace.store || this.#queue.length || this.#wait(pace)) return false;
    this.inFlight++;
    return true;
  }

  /** Waits in line until the call may be sent. An abort leaves the line at once. */
  queue(client: Waiting, name: string, signal: AbortSignal | undefined): Promise<void> {
    const { pace = {} } = client;
    let isTold = false;
    const say = (ms: number) => {
      if (!isTold)
        log(client, ms < LONG ? 'info' : 'warn', `${name} waits ${Math.ceil(ms / 1000)} s for the rate limit`);
      isTold = true;
    };
    return new Promise((resolve, reject) => {
      const go = () => {
        signal?.removeEventListener('abort', stop);
        this.inFlight++;
        resolve();
      };
      const waiter = { pace, go, say };
      const stop = () => {
        this.#queue.splice(this.#queue.indexOf(waiter), 1);
        this.#wake?.();
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', stop, { once: true });
      this.#queue.push(waiter);
      if (!this.#isRunning) this.#run();
    });
  }

  /** Ends a call; `response` reports the remaining quota. */
  release(pace: PaceOptions, response?: Response): void {
    const now = this.now();
    this.inFlight--;
    if (response) this.#isKnown = true;
    // The server may have counted a call without a response.
    else for (const window of this.windows.values()) window.left--;
    // The store already counts in-flight calls of all processes; pass it the server's raw value.
    const states = response ? this.#learn(response.headers, now) : [];
    for (const state of states) pace.store?.report?.(this.#credential, state);
    // A 429 while calls are left comes from another limit and concerns only that call.
    if (response?.status === 429 && !states.some(({ left }) => left > 0))
      this.#heldUntil = Math.max(this.#heldUntil, now + (retryAfter(response.headers, now) ?? 0));
    this.#wake?.();
  }

  /** True if it can be evicted without losing state. */
  get isIdle(): boolean {
    const now = this.now();
    return (
      !this.inFlight &&
      !this.#queue.length &&
      [...this.windows.values()].every(({ ends }) => ends < now) &&
      this.#heldUntil < now
    );
  }

  /** Milliseconds until a call may be sent, by the state of this process. */
  #wait({ share = 1 }: PaceOptions): number {
    if (!this.#isKnown) return this.inFlight < FIRST ? 0 : Infinity;
    const now = this.now();
    let until = this.#heldUntil;
    for (const window of this.windows.values()) {
      const { quota, window: seconds } = window.limit;
      if (now >= window.ends) Object.assign(window, { left: quota, ends: now + seconds * 1000 + SLACK });
      if (window.left - this.inFlight <= quota * (1 - share)) until = Math.max(until, window.ends);
    }
    return Math.max(0, until - now);
  }

  /** Milliseconds until a call may be sent, by the state shared by all processes. */
  async #ask(store: PaceStore): Promise<number> {
    const limits = this.windows.size ? Array.from(this.windows.values(), ({ limit }) => limit) : [DOCUMENTED];
    // Shortest window first: a call that one window refuses must not have been taken from the others.
    limits.sort((a, b) => a.window - b.window);
    let wait = 0;
    for (const limit of limits) wait ||= await store.take(this.#credential, limit);
    return wait;
  }

  /** Admits waiting calls in order of arrival until the line is empty. */
  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let head = this.#queue[0]; head; head = this.#queue[0]) {
      const { pace } = head;
      const ms = this.#wait(pace) || (pace.store ? await this.#ask(pace.store) : 0);
      if (!ms) this.#queue.shift()?.go();
      else {
        if (ms < Infinity) head.say(ms);
        const nap = new AbortController();
        const until = this.now() + ms;
        const woken = new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        const slept = async () => {
          await this.#clock.sleep(ms, nap.signal);
          if (!nap.signal.aborted) this.#slept = until;
        };
        await Promise.race(ms < Infinity ? [woken, slept().catch(() => {})] : [woken]);
        nap.abort();
      }
    }
    this.#isRunning = false;
  }

  #learn(headers: Headers, now: number): RateState[] {
    const reported = parseItems(headers.get('ratelimit'));
    if (!reported.length) return [];
    const policies = new Map(parseItems(headers.get('ratelimit-policy')));
    return reported.map(([name, { r = 0, t = 0 }]) => {
      const before = this.windows.get(name);
      const { q = before?.limit.quota ?? r, w = before?.limit.window ?? t } = policies.get(name) ?? {};
      const limit = { name, quota: q, window: w };
      const ends = now + t * 1000 + SLACK;
      // A later end means a new window, whose count may be higher; within a window the lowest count is valid, because
      // responses can overtake each other.
      const isNew = !before || ends > before.ends + Math.min(2 * SLACK, (w * 1000) / 2);
      const window = {
        limit,
        left: isNew ? r : Math.min(before.left, r),
        ends: isNew ? ends : Math.max(before.ends, ends),
      };
      this.windows.set(name, window);
      return { ...limit, left: r, resetsIn: t * 1000 };
    });
  }
}

// One budget per credential and process, shared by all clients. Test clocks have separate budgets.
const budgets = new WeakMap<object, Map<string, Budget>>();
const MANY = 1000;

/** @throws UsageError if the share is invalid */
export function budgetOf(credential: string, clock: Clock, owner: object, { share = 1 }: PaceOptions): Budget {
  if (!(share > 0 && share <= 1))
    throw new UsageError(`pace.share must be above 0 and at most 1, not ${share}`, { parameter: 'pace' });
  const all = budgets.get(owner) ?? new Map<string, Budget>();
  const known = all.get(credential);
  if (known) return known;
  budgets.set(owner, all);
  const budget = new Budget(credential, clock);
  if (all.size > MANY) for (const [key, one] of all) if (one.isIdle) one.isForgotten = all.delete(key);
  all.set(credential, budget);
  return budget;
}
