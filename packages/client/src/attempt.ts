/** One attempt: a time limit and the caller's signal over everything that waits, with nothing left behind. */
import { APIConnectionError, APIConnectionTimeoutError, APIUserAbortError, type ErrorContext, mask } from './errors.ts';

const LONGEST = 2 ** 31 - 1; // setTimeout fires at once for more

export interface Attempt {
  /** Give it to fetch. */
  readonly signal: AbortSignal;
  /** Runs work until it ends, the time is up or the caller aborts. Time spent between two runs does not count. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Hands the answer over unread: from now on only the caller's signal ends it. */
  release(): void;
}

/** Waits for work, but not longer than the caller does. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(new APIUserAbortError());
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    work.then(resolve, (error) => (signal.aborted ? stop() : reject(error))).finally(() => signal.removeEventListener('abort', stop));
  });
}

export function newAttempt(timeout: number, caller: AbortSignal | null | undefined, context: ErrorContext): Attempt {
  const controller = new AbortController();
  const abort = () => controller.abort(caller?.reason);
  let left = timeout;
  return {
    signal: controller.signal,
    async run(work) {
      const started = Date.now();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => {
            reject(new APIConnectionTimeoutError({}, context));
            controller.abort();
          },
          Math.min(left, LONGEST),
        );
      });
      caller?.addEventListener('abort', abort);
      try {
        if (caller?.aborted) throw new APIUserAbortError();
        // Raced, because a custom fetch may not look at its signal.
        return await untilAborted(Promise.race([late, work()]), caller);
      } catch (error) {
        abort();
        throw connectionError(error, caller, context);
      } finally {
        clearTimeout(timer);
        caller?.removeEventListener('abort', abort);
        left = Math.max(0, left - (Date.now() - started));
      }
    },
    release: () => caller?.addEventListener('abort', abort, { once: true }),
  };
}

function connectionError(error: unknown, caller: AbortSignal | null | undefined, context: ErrorContext): Error {
  if (caller?.aborted) return new APIUserAbortError();
  if (error instanceof APIConnectionTimeoutError) return error;
  const cause = error as { message?: unknown; cause?: unknown } | null; // anything can be thrown
  if (/timed? ?out/i.test(`${error} ${cause?.cause}`)) return new APIConnectionTimeoutError({ cause: error }, context);
  if (error instanceof Error) error.message = mask(error.message, context.secrets);
  return new APIConnectionError({ cause: error }, context);
}
