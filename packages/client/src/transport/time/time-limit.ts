/** A time limit and the caller's signal for everything that waits; it leaves no timers or listeners behind. */
import { APIConnectionTimeoutError } from '../../errors/errors.ts';

const MAX_LENGTH = 2 ** 31 - 1; // setTimeout fires immediately for larger values

type Signal = AbortSignal | null | undefined;
type Work<T> = (signal: AbortSignal) => Promise<T>;

/** Creates the error that ends a wait: a timeout, or an abort by the caller. */
export type Ending = (isAborted: boolean) => Error;

// Remove the response's listener from a signal that outlives thousands of responses.
const collected = new FinalizationRegistry((forget: () => void) => forget());
// The controller must live as long as the response: a timer that held it would retain the response through its
// listeners.
const endings = new WeakMap<Response, AbortController>();

/** One time limit for everything that an attempt waits for: a single timer, from the first wait to `pause()`. */
export class TimeLimit {
  readonly #controller = new AbortController();
  readonly #caller: Signal;
  readonly #ending: Ending;
  readonly #ms: number;
  /** Remaining milliseconds while nothing is waiting. */
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

  /** Signal to pass to fetch. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Waits for work until it ends, the time is up or the caller aborts. Time after `pause()` does not count. */
  run<T>(work: Work<T>, most = Infinity): Promise<T> {
    // Raced manually, for work that ignores signals: every call passes here twice.
    return new Promise((resolve, reject) => {
      this.#reject = reject;
      if (this.#caller?.aborted) return this.#abort();
      if (this.#timer === undefined) this.#start(most);
      const late = (done: unknown) => {
        // From a fetch that ignores signals.
        if (this.signal.aborted) discard(done);
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
    if (ms < Infinity) this.#timer = setTimeout(() => this.#stop(false), Math.min(ms, MAX_LENGTH));
  }

  readonly #abort = (): void => this.#stop(true);

  #stop(isAborted: boolean): void {
    this.pause();
    this.#reject?.(this.#ending(isAborted));
    this.#controller.abort(this.#caller?.reason);
  }

  /** Stops the clock: neither a timer nor a listener remains. */
  pause(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#caller?.removeEventListener('abort', this.#abort);
    this.#left -= Date.now() - this.#started;
  }

  /**
   * Releases an unread response: from now on only the caller's signal ends it, for as long as it lives. If nothing
   * starts to read it within the limit, its connection is closed, so that forgotten responses do not occupy all
   * connections.
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
    Math.min(ms, MAX_LENGTH),
  );
  Object(timer).unref?.(); // Node's timer: must not keep the process alive
  return timer;
}

/** Releases the connection of a response that is not going to be read. */
export const discard = (response: unknown): void => {
  // The body of node-fetch is a Node stream, which has no cancel().
  Object(Object(response).body)
    .cancel?.()
    .catch(() => {});
};

/** Waits for work, but no longer than the caller's signal or `ms` allow. */
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
