/** One attempt: a time limit and the caller's signal over everything that waits, with nothing left behind. */
const LONGEST = 2 ** 31 - 1; // setTimeout fires at once for more

type Signal = AbortSignal | null | undefined;

export interface Attempt {
  /** Give it to fetch. */
  readonly signal: AbortSignal;
  /** Runs work until it ends, the time is up or the caller aborts. Time spent between two runs does not count. */
  run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Hands the answer over unread: from now on only the caller's signal ends it, for as long as the answer lives. */
  release(response: Response): void;
}

/** What an attempt ends with: its time is up, or the caller has aborted it. */
export type Ending = (isAborted: boolean) => Error;

// A listener on a signal that outlives thousands of answers goes when its answer does.
const dropped = new FinalizationRegistry((forget: () => void) => forget());

/** `timeout` is for all runs together; `remaining` may say at the start of each that there is less. */
export function newAttempt(timeout: number, caller: Signal, ending: Ending, remaining?: () => number): Attempt {
  const controller = new AbortController();
  let left = timeout;
  // Raced by hand, for work that looks at no signal: every call passes here twice.
  const run = <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const started = Date.now();
      const ms = Math.max(0, remaining ? Math.min(left, remaining()) : left);
      const timer = ms < Infinity && setTimeout(() => stop(ending(false)), Math.min(ms, LONGEST));
      const clean = () => {
        if (timer) clearTimeout(timer);
        caller?.removeEventListener('abort', abort);
        left = Math.max(0, left - Date.now() + started);
      };
      const stop = (error: Error) => {
        clean();
        reject(error);
        controller.abort(caller?.reason);
      };
      const abort = () => stop(ending(true));
      if (caller?.aborted) return abort();
      caller?.addEventListener('abort', abort);
      new Promise<T>((go) => go(work(controller.signal))).finally(clean).then((done) => {
        resolve(done);
        // An answer that comes too late, from a fetch that looks at no signal.
        if (controller.signal.aborted)
          Object(done)
            .body?.cancel()
            .catch(() => {});
      }, reject);
    });
  const release = (response: Response) => {
    const end = () => controller.abort(caller?.reason);
    caller?.addEventListener('abort', end, { once: true });
    dropped.register(response, () => caller?.removeEventListener('abort', end));
  };
  return { signal: controller.signal, run, release };
}

/** Waits for work, but not longer than the caller does or than `ms`. */
export const limited = <T>(
  work: (signal?: AbortSignal) => Promise<T>,
  caller: Signal,
  ms: number,
  ending: Ending,
): Promise<T> => (caller || ms < Infinity ? newAttempt(ms, caller, ending).run(work) : work());
