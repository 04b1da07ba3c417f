/** A time limit and the caller's signal over everything that waits, with nothing left behind. */
import { APIConnectionTimeoutError, APIUserAbortError } from '../errors/errors.ts';
import { contextOf, type Job } from './job.ts';

const LONGEST = 2 ** 31 - 1; // setTimeout fires at once for more

type Signal = AbortSignal | null | undefined;
type Work<T> = (signal: AbortSignal) => Promise<T>;

/** What a wait ends with: its time is up, or the caller has aborted it. */
export type Ending = (isAborted: boolean) => Error;

// A listener on a signal that outlives thousands of answers goes when its answer does.
const collected = new FinalizationRegistry((forget: () => void) => forget());
// What ends an answer lives as long as the answer: a timer that held it would hold the answer through what listens to it.
const endings = new WeakMap<Response, AbortController>();

/** One limit for all that an attempt waits for: one timer, from the first wait to `pause()`. */
export class TimeLimit {
  readonly #controller = new AbortController();
  readonly #caller: Signal;
  readonly #ending: Ending;
  readonly #ms: number;
  /** Milliseconds that are left while nothing waits. */
  #left: number;
  #started = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reject: ((error: unknown) => void) | undefined;

  constructor(ms: number, caller: Signal, ending: Ending) {
    this.#ms = ms;
    this.#left = ms;
    this.#caller = caller;
    this.#ending = ending;
  }

  /** Give it to fetch. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Waits for work until it ends, the time is up or the caller aborts. Time after `pause()` does not count. */
  run<T>(work: Work<T>, most = Infinity): Promise<T> {
    // Raced by hand, for work that looks at no signal: every call passes here twice.
    return new Promise((resolve, reject) => {
      this.#reject = reject;
      if (this.#caller?.aborted) return this.#abort();
      if (this.#timer === undefined) this.#start(most);
      const late = (done: unknown) => {
        if (this.signal.aborted) cancelBody(done);
      };
      new Promise<T>((go) => go(work(this.signal))).then((done) => {
        resolve(done);
        late(done);
      }, reject);
    });
  }

  #start(most: number): void {
    this.#started = Date.now();
    const ms = Math.max(0, Math.min(this.#left, most));
    this.#caller?.addEventListener('abort', this.#abort);
    if (ms < Infinity) this.#timer = setTimeout(() => this.#stop(false), Math.min(ms, LONGEST));
  }

  readonly #abort = (): void => this.#stop(true);

  #stop(isAborted: boolean): void {
    this.pause();
    this.#reject?.(this.#ending(isAborted));
    this.#controller.abort(this.#caller?.reason);
  }

  /** Nothing waits: neither timer nor listener is left. */
  pause(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#caller?.removeEventListener('abort', this.#abort);
    this.#left -= Date.now() - this.#started;
  }

  /**
   * Hands the answer over unread: from now on only the caller's signal ends it, for as long as the answer lives. Where
   * nobody begins to read it within the limit, its connection is closed, so that forgotten answers do not hold all of them.
   */
  detach(response: Response): void {
    this.pause();
    const caller = this.#caller;
    const controller = this.#controller;
    const end = () => controller.abort(caller?.reason);
    caller?.addEventListener('abort', end, { once: true });
    endings.set(response, controller);
    const timer = closeUnread(new WeakRef(response), this.#ms);
    collected.register(response, () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', end);
    });
  }
}

function closeUnread(kept: WeakRef<Response>, ms: number): ReturnType<typeof setTimeout> {
  const timer = setTimeout(
    () => {
      const response = kept.deref();
      const message = `The body was not read within ${ms} ms, so its connection was closed.`;
      if (response && !response.bodyUsed && !response.body?.locked)
        endings.get(response)?.abort(new APIConnectionTimeoutError({ message }));
    },
    Math.min(ms, LONGEST),
  );
  Object(timer).unref?.(); // Node's: a process does not wait for it
  return timer;
}

/** Of an answer that comes too late, from a fetch that looks at no signal. */
const cancelBody = (answer: unknown): void => {
  Object(answer)
    .body?.cancel()
    .catch(() => {});
};

/** Waits for work, but not longer than the caller does or than `ms`. */
export async function withTimeLimit<T>(
  work: (signal?: AbortSignal) => Promise<T>,
  caller: Signal,
  ms: number,
  ending: Ending,
): Promise<T> {
  if (!caller && ms === Infinity) return work();
  const limit = new TimeLimit(ms, caller, ending);
  try {
    return await limit.run(work);
  } finally {
    limit.pause();
  }
}

/** Milliseconds that the call's deadline leaves. */
export const remaining = ({ call, client }: Job): number =>
  call.until === Infinity ? Infinity : call.until - client.clock.now();

/** Milliseconds for one attempt. */
export const timeoutOf = ({ options, client }: Job): number => options.timeout ?? client.timeout;

export const endingOf =
  (job: Job): Ending =>
  (isAborted) => {
    const context = contextOf(job);
    if (isAborted) return new APIUserAbortError({}, context);
    // A timer may fire a little early.
    const text = remaining(job) > 9 ? {} : { message: 'Request timed out: the deadline has passed.' };
    return new APIConnectionTimeoutError(text, context);
  };

/** Waits for work, but no longer than the caller and the deadline allow. */
export const withDeadline = <T>(job: Job, work: (signal?: AbortSignal) => Promise<T>): Promise<T> =>
  withTimeLimit(work, job.options.signal, remaining(job), endingOf(job));
