/** The share of a limit that one process may use on its own while Redis is down. */

import type { RateLimit, RateState } from '../types.ts';
import { QUIET, SOON } from './redis-scripts.ts';

/**
 * Maximum number of processes that share the limit, and margin in milliseconds by which a window outlasts the server's.
 */
export interface Shared {
  readonly processes: number;
  readonly margin: number;
}

/** The local view of the running window. It needs no locking: every step is synchronous. */
export interface LocalWindow {
  ends: number;
  /** Calls that this process may still send. */
  room: number;
  /** Calls that this process has sent. */
  taken: number;
  /** Until then only a few calls are sent, because no response has reported the limit yet; 0 once one has. */
  quietUntil: number;
  /** Number of processes among which the quota reported by the first response is divided. */
  parts: number;
}

export const newWindow = (): LocalWindow => ({ ends: 0, room: 0, taken: 0, quietUntil: 0, parts: 1 });

/** The calls per window that each process may send when none can coordinate. */
export const shareOf = ({ quota }: RateLimit, { processes }: Shared): number =>
  Math.max(1, Math.floor(quota / processes));

const lengthOf = (limit: RateLimit, { margin }: Shared): number => limit.window * 1000 + margin;

/** Takes a call from the local share: 0, or the milliseconds to wait. `since` is when Redis was lost. */
export function takeLocally(
  window: LocalWindow,
  limit: RateLimit,
  shared: Shared,
  { now, since }: { readonly now: number; readonly since: number },
): number {
  if (now >= window.ends) {
    // Only a window that was running when Redis was lost can contain more calls of other processes than their shares.
    const isFresh = window.ends > since || now >= since + lengthOf(limit, shared);
    window.parts = isFresh ? 1 : shared.processes;
    window.ends = now + lengthOf(limit, shared);
    window.room = shareOf(limit, shared);
    window.taken = 0;
    window.quietUntil = now + QUIET;
  }
  const wait = window.ends - now;
  // Send nothing at the end of a window, so that no call falls uncounted into the server's next one.
  if (window.room < 1 || wait <= Math.min(2 * shared.margin, limit.window * 500)) return wait;
  // The usage of other processes is unknown until a response reports it: send one call first.
  if (window.taken > 0 && now < window.quietUntil) return SOON;
  window.room--;
  window.taken++;
  return 0;
}

/** Returns a call that was not sent. */
export function giveBack(window: LocalWindow): void {
  window.room++;
  window.taken--;
}

/** Records the limit reported by a response. */
export function tellLocally(window: LocalWindow, state: RateState, shared: Shared, now: number): void {
  if (now >= window.ends) return;
  const ends = now + state.resetsIn + shared.margin;
  const half = state.window * 500;
  if (window.quietUntil > 0) {
    window.quietUntil = 0;
    window.room = Math.min(window.room, Math.floor(state.left / window.parts));
    window.ends = ends;
  } else if (ends >= window.ends - half) {
    // A response from the server's next window says nothing about the room in this one.
    if (ends <= window.ends + half) window.room = Math.min(window.room, state.left);
    window.ends = Math.max(window.ends, ends);
  }
}

/** Records the state that Redis reported when it admitted a call, in case Redis is lost before the window ends. */
export function noteTaken(
  window: LocalWindow,
  limit: RateLimit,
  shared: Shared,
  said: { readonly left: number; readonly now: number; readonly ends: number },
): void {
  window.taken = said.now < window.ends ? window.taken + 1 : 1;
  window.ends = said.ends;
  window.quietUntil = 0;
  // Half of an even share: other processes may have taken calls since then.
  const part = Math.floor(said.left / (2 * shared.processes));
  window.room = Math.max(0, Math.min(shareOf(limit, shared) - window.taken, part));
}

/** Records the state that Redis reported when it refused a call. */
export function noteRefused(window: LocalWindow, limit: RateLimit, shared: Shared, now: number, wait: number): void {
  if (now >= window.ends) {
    window.taken = 0;
    // A short wait means calls in flight; it does not reveal when the window ends.
    window.ends = now + (wait > SOON ? wait : lengthOf(limit, shared));
  } else {
    window.ends = Math.max(window.ends, now + wait);
  }
  window.quietUntil = 0;
  window.room = 0;
}
