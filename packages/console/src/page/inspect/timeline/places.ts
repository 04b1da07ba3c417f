/** Converts a time range to bars of the chart and back. */
import type { Times } from '../search.ts';
import type { Bar } from './timeline.ts';

/** Indexes of the first and the last bar, inclusive. */
export type Places = readonly [first: number, last: number];

/** The bars that overlap a time range; all if there is none. */
export function placesOf(bars: readonly Bar[], { from, to }: Times): Places {
  const first = from === undefined ? 0 : bars.findIndex((bar) => bar.to > from);
  const last = to === undefined ? bars.length - 1 : bars.findLastIndex((bar) => bar.from < to);
  const begin = first < 0 ? bars.length - 1 : first;
  return [begin, Math.max(begin, last)];
}

/** An end at the chart's end is left open, so that new requests are included. */
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
