/** Time as the emulator sees it: the machine's by default, or one that a test sets and moves. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export interface ManualClock extends Clock {
  set(time: number | string | Date): void;
  /** Times are whole milliseconds: a part of one, as backoff of a client has, counts as one. */
  advance(milliseconds: number): void;
}

/** A clock that only moves manually. */
export function manualClock(start: number | string | Date = '2026-01-01T00:00:00Z'): ManualClock {
  let now = timeOf(start);
  return {
    now: () => now,
    set: (time) => {
      now = timeOf(time);
    },
    advance: (milliseconds) => {
      now = timeOf(now + Math.ceil(milliseconds));
    },
  };
}

/** A clock that runs as the one below it does, and can be put to another time or moved on. */
export interface MovableClock extends ManualClock {
  /** Back to the time of the clock below. */
  reset(): void;
}

/** @param shared true moves a manual clock itself, so that its owner sees it move; else only this view of it moves */
export function movableClock(base: Clock, shared: boolean): MovableClock {
  if (shared && isManual(base)) {
    const { now, set, advance } = base;
    return { now, set, advance, reset: () => undefined };
  }
  let offset = 0;
  return {
    now: () => base.now() + offset,
    set: (time) => {
      offset = timeOf(time) - base.now();
    },
    advance: (milliseconds) => {
      const whole = Math.ceil(milliseconds);
      timeOf(base.now() + offset + whole);
      offset += whole;
    },
    reset: () => {
      offset = 0;
    },
  };
}

function isManual(clock: Clock): clock is ManualClock {
  return 'advance' in clock && 'set' in clock;
}

const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9000-01-01T00:00:00Z');

/** @throws RangeError for an invalid time */
function timeOf(time: number | string | Date): number {
  const value = new Date(time).getTime();
  // RFC 3339 requires years of four digits, and later due dates must be representable too.
  if (Number.isNaN(value) || value < FIRST || value > LAST)
    throw new RangeError(`'${String(time)}' is not a time: give RFC 3339 text or milliseconds, before the year 9000.`);
  return value;
}

/** Waits; ends early, by rejecting with the signal's reason, when the signal aborts. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export const realSleep: Sleep = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });

/** Cloudflare's spelling of a time: `2026-01-01T00:00:00.123456Z`. */
export function timestamp(clock: Clock): string {
  return `${new Date(clock.now()).toISOString().slice(0, -1)}000Z`;
}
