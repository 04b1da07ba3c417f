/** The part of a limit that one process takes by itself while Redis is away. */

import type { RateLimit, RateState } from '../types.ts';
import { QUIET, SOON } from './redis-scripts.ts';

/** How many processes share the limit at most, and how long a window outlasts the server's, in milliseconds. */
export interface Shared {
  readonly processes: number;
  readonly margin: number;
}

/** What this process knows of the running window. Nothing in here is shared: no step waits, so none can be interrupted. */
export interface LocalWindow {
  ends: number;
  /** Calls that this process may still send. */
  room: number;
  /** Calls that this process has sent. */
  taken: number;
  /** When the few calls that go before the first answer are no longer the limit; 0 after that answer. */
  quietUntil: number;
  /** Among how many processes the first answer's word is divided. */
  parts: number;
}

export const newWindow = (): LocalWindow => ({ ends: 0, room: 0, taken: 0, quietUntil: 0, parts: 1 });

/** The calls of a window that are this process's own when every process has to do without the others. */
export const shareOf = ({ quota }: RateLimit, { processes }: Shared): number =>
  Math.max(1, Math.floor(quota / processes));

const lengthOf = (limit: RateLimit, { margin }: Shared): number => limit.window * 1000 + margin;

/** Takes a call from the own share: 0, or the milliseconds to wait. `since` is when Redis was lost. */
export function takeLocally(
  window: LocalWindow,
  limit: RateLimit,
  shared: Shared,
  { now, since }: { readonly now: number; readonly since: number },
): number {
  if (now >= window.ends) {
    // Only a window that was running when Redis was lost can hold more of the others' calls than their shares.
    const isFresh = window.ends > since || now >= since + lengthOf(limit, shared);
    window.parts = isFresh ? 1 : shared.processes;
    window.ends = now + lengthOf(limit, shared);
    window.room = shareOf(limit, shared);
    window.taken = 0;
    window.quietUntil = now + QUIET;
  }
  const wait = window.ends - now;
  // The end of a window stays empty, so that no call slips into the server's next one uncounted.
  if (window.room < 1 || wait <= Math.min(2 * shared.margin, limit.window * 500)) return wait;
  // What the others have used before is not known until an answer tells it: one call goes ahead.
  if (window.taken > 0 && now < window.quietUntil) return SOON;
  window.room--;
  window.taken++;
  return 0;
}

/** Gives a call back that was not sent. */
export function giveBack(window: LocalWindow): void {
  window.room++;
  window.taken--;
}

/** Notes what an answer said. */
export function tellLocally(window: LocalWindow, state: RateState, shared: Shared, now: number): void {
  if (now >= window.ends) return;
  const ends = now + state.resetsIn + shared.margin;
  const half = state.window * 500;
  if (window.quietUntil > 0) {
    window.quietUntil = 0;
    window.room = Math.min(window.room, Math.floor(state.left / window.parts));
    window.ends = ends;
  } else if (ends >= window.ends - half) {
    // An answer out of the server's next window says nothing of this one's room.
    if (ends <= window.ends + half) window.room = Math.min(window.room, state.left);
    window.ends = Math.max(window.ends, ends);
  }
}

/** What Redis said when it let a call through, for the case that it is lost before the window ends. */
export function noteTaken(
  window: LocalWindow,
  limit: RateLimit,
  shared: Shared,
  said: { readonly left: number; readonly now: number; readonly ends: number },
): void {
  window.taken = said.now < window.ends ? window.taken + 1 : 1;
  window.ends = said.ends;
  window.quietUntil = 0;
  // Half of an even part: the others may have taken calls since that this process has not heard of.
  const part = Math.floor(said.left / (2 * shared.processes));
  window.room = Math.max(0, Math.min(shareOf(limit, shared) - window.taken, part));
}

/** What Redis said when it held a call back. */
export function noteRefused(window: LocalWindow, limit: RateLimit, shared: Shared, now: number, wait: number): void {
  if (now >= window.ends) {
    window.taken = 0;
    // A short wait is for calls on their way: when the window ends was not said.
    window.ends = now + (wait > SOON ? wait : lengthOf(limit, shared));
  } else {
    window.ends = Math.max(window.ends, now + wait);
  }
  window.quietUntil = 0;
  window.room = 0;
}
