/** Work that takes time on the emulator's clock and can be held and let go on. */
import type { Context } from '../../handler/context.ts';

export interface Stopwatch extends Record<string, unknown> {
  /** Milliseconds that it ran before `since`. */
  readonly ran: number;
  /** Time of the last start; null while it is stopped. */
  readonly since: number | null;
}

type Now = Pick<Context, 'sandbox'>;

export const started = ({ sandbox }: Now): Stopwatch => ({ ran: 0, since: sandbox.clock.now() });

export const elapsed = ({ ran, since }: Stopwatch, { sandbox }: Now): number =>
  since === null ? ran : ran + sandbox.clock.now() - since;

export const held = (watch: Stopwatch, now: Now): Stopwatch => ({ ran: elapsed(watch, now), since: null });

export const resumed = (watch: Stopwatch, { sandbox }: Now): Stopwatch =>
  watch.since === null ? { ran: watch.ran, since: sandbox.clock.now() } : watch;

/** Reads a stopwatch from a stored value. */
export function stopwatchOf(value: unknown): Stopwatch {
  const { ran, since } = (value ?? {}) as Partial<Stopwatch>; // written by this file alone
  return { ran: ran ?? 0, since: since ?? null };
}
