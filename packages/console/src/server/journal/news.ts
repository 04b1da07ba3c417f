/** Waits for news of a source, for streams that read from it when their reader is ready. */

/** Ends early if the signal aborts, or by the function passed to `onWake`. */
export async function pause(
  milliseconds: number,
  signal: AbortSignal,
  onWake?: (wake: () => void) => void,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wake = (): void => resolve();
  const timer = setTimeout(wake, milliseconds);
  signal.addEventListener('abort', wake, { once: true });
  if (signal.aborted) wake();
  onWake?.(wake);
  await promise;
  clearTimeout(timer);
  signal.removeEventListener('abort', wake);
}

interface News {
  /** Marks everything received so far as handled. */
  seen(): void;
  /** Resolves on news or after the timeout. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  end(): void;
}

/** @param watch subscribes; calls back on news, and returns the function that ends it */
export function createNews(watch: (wake: () => void) => () => void): News {
  let isNew = false;
  let wake = (): void => undefined;
  const end = watch(() => {
    isNew = true;
    wake();
  });
  return {
    end,
    seen: () => {
      isNew = false;
    },
    wait: (milliseconds, signal) =>
      pause(milliseconds, signal, (resume) => {
        wake = resume;
        if (isNew) resume();
      }),
  };
}
