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
export function guard<T>(
  work: () => Promise<T>,
  caller: Signal,
  end = () => {},
  ms?: number,
  context?: ErrorContext,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const clean = () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    };
    const stop = (error: Error) => {
      clean();
      reject(error);
      end();
    };
    const abort = () => stop(new APIUserAbortError());
    if (caller?.aborted) return abort();
    caller?.addEventListener('abort', abort);
    if (ms !== undefined)
      timer = setTimeout(() => stop(new APIConnectionTimeoutError({}, context)), Math.min(ms, LONGEST));
    // Not race() and finally(): every call passes here twice.
    const settle = async () => {
      try {
        resolve(await work());
      } catch (error) {
        reject(error);
      }
      clean();
    };
    settle();
  });
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
