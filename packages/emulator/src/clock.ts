/** Time as the emulator sees it: the machine's by default, or one that a test sets and moves. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export interface ManualClock extends Clock {
  set(time: number | string | Date): void;
  advance(milliseconds: number): void;
}

/** A clock that stands still until it is moved. */
export function manualClock(start: number | string | Date = '2026-01-01T00:00:00Z'): ManualClock {
  let now = new Date(start).getTime();
  return {
    now: () => now,
    set: (time) => {
      now = new Date(time).getTime();
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** The provider's spelling of a time: `2026-01-01T00:00:00.123456Z`. */
export function timestamp(clock: Clock): string {
  return `${new Date(clock.now()).toISOString().slice(0, -1)}000Z`;
}
