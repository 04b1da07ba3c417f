/** Signals of the process, which Miniflare handles. */

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Miniflare ends the process at SIGINT and SIGTERM. A program that handles these signals itself closes the emulator, and
 * the runtime with it, before it ends.
 */
export function withOwnSignals<Result>(make: () => Result): Result {
  const before = SIGNALS.map((signal) => process.listeners(signal));
  const result = make();
  for (const [at, signal] of SIGNALS.entries())
    for (const listener of process.listeners(signal))
      if (before[at]?.length !== 0 && !before[at]?.includes(listener)) process.removeListener(signal, listener);
  return result;
}
