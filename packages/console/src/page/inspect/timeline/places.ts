/** A range of times as bars of the chart, and back. */
import type { Times } from '../search.ts';
import type { Bar } from './timeline.ts';

/** Places of the first and the last bar, both part of it. */
export type Places = readonly [first: number, last: number];

/** The bars that a range of times meets; all where none is given. */
export function placesOf(bars: readonly Bar[], { from, to }: Times): Places {
  const first = from === undefined ? 0 : bars.findIndex((bar) => bar.to > from);
  const last = to === undefined ? bars.length - 1 : bars.findLastIndex((bar) => bar.from < to);
  const begin = first < 0 ? bars.length - 1 : first;
  return [begin, Math.max(begin, last)];
}

/** An end at the end is left open: what comes is part of it. */
export function timesOf(bars: readonly Bar[], [first, last]: Places): Times {
  return {
    from: first === 0 ? undefined : bars[first]?.from,
    to: last === bars.length - 1 ? undefined : bars[last]?.to,
  };
}

export const timesBetween = (one: Bar, other: Bar): Times => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
});
