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

/** Waits for work, but not longer than the caller does. */
export const guard = <T>(work: () => Promise<T>, caller: Signal): Promise<T> =>
  caller ? newAttempt(Infinity, caller).run(work) : work();

/** Without `context`, errors of the work stay as they are. */
export function newAttempt(timeout: number, caller: Signal, context?: ErrorContext): Attempt {
  const controller = new AbortController();
  const end = () => controller.abort(caller?.reason);
  let left = timeout;
  // Raced by hand, for work that looks at no signal: every call passes here twice.
  const run: Attempt['run'] = (work) =>
    new Promise((resolve, reject) => {
      const started = Date.now();
      const timer = setTimeout(() => stop(new APIConnectionTimeoutError({}, context)), Math.min(left, LONGEST));
      const clean = () => {
        clearTimeout(timer);
        caller?.removeEventListener('abort', abort);
        left = Math.max(0, left - Date.now() + started);
      };
      const stop = (error: Error) => {
        clean();
        reject(error);
        end();
      };
      const abort = () => stop(new APIUserAbortError());
      if (caller?.aborted) return abort();
      caller?.addEventListener('abort', abort);
      const watch = async () => {
        try {
          return await work();
        } catch (error) {
          throw context ? connectionError(error, context) : error;
        } finally {
          clean();
        }
      };
      watch().then(resolve, reject);
    });
  return { signal: controller.signal, run, release: () => caller?.addEventListener('abort', end, { once: true }) };
}

function connectionError(error: unknown, context: ErrorContext): Error {
  if (error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError) return error;
  const { cause, message } = Object(error); // anything can be thrown
  if (/timed? ?out/i.test(`${error} ${cause}`)) return new APIConnectionTimeoutError({ cause: error }, context);
  // A DOMException's message can only be defined, not assigned.
  if (error instanceof Error) Reflect.defineProperty(error, 'message', { value: mask(message, context.secrets) });
  return new APIConnectionError({ cause: error }, context);
}
