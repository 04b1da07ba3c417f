/** One attempt: a time limit and the caller's signal over everything that waits, with nothing left behind. */
import { APIConnectionError, APIConnectionTimeoutError, APIUserAbortError, type ErrorContext, mask } from './errors.ts';

const LONGEST = 2 ** 31 - 1; // setTimeout fires at once for more

type Signal = AbortSignal | null | undefined;

export interface Attempt {
  /** Give it to fetch. */
  readonly signal: AbortSignal;
  /** Runs work until it ends, the time is up or the caller aborts. Time spent between two runs does not count. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Hands the answer over unread: from now on only the caller's signal ends it. */
  release(): void;
}

/** Waits for work, but not longer than the caller does, nor than `ms`. Raced, for work that looks at no signal. */
export async function guard<T>(
  work: () => Promise<T>,
  caller: Signal,
  end = () => {},
  ms?: number,
  context?: ErrorContext,
): Promise<T> {
  if (!caller && ms === undefined) return work();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort = () => {};
  const stopped = new Promise<never>((_, reject) => {
    const stop = (error: Error) => {
      reject(error);
      end();
    };
    abort = () => stop(new APIUserAbortError());
    if (ms !== undefined)
      timer = setTimeout(() => stop(new APIConnectionTimeoutError({}, context)), Math.min(ms, LONGEST));
    if (caller?.aborted) abort();
    caller?.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([stopped, caller?.aborted ? stopped : work()]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', abort);
  }
}

export function newAttempt(timeout: number, caller: Signal, context: ErrorContext): Attempt {
  const controller = new AbortController();
  const end = () => controller.abort(caller?.reason);
  let left = timeout;
  return {
    signal: controller.signal,
    async run(work) {
      const started = Date.now();
      try {
        return await guard(work, caller, end, left, context);
      } catch (error) {
        throw connectionError(error, context);
      } finally {
        left = Math.max(0, left - Date.now() + started);
      }
    },
    release: () => caller?.addEventListener('abort', end, { once: true }),
  };
}

function connectionError(error: unknown, context: ErrorContext): Error {
  if (error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError) return error;
  const { cause, message } = Object(error); // anything can be thrown
  if (/timed? ?out/i.test(`${error} ${cause}`)) return new APIConnectionTimeoutError({ cause: error }, context);
  if (error instanceof Error) error.message = mask(message, context.secrets);
  return new APIConnectionError({ cause: error }, context);
}
