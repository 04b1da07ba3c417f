/** Judges whether memory stayed flat: usage in the last third of a run minus that in the first. */

export interface Memory {
  /** MiB after garbage collection. */
  readonly heap: number;
  readonly rss: number;
}

/**
 * MiB that the last third may hold more than the first. Compiled code and the cache of SQLite still grow in the first minutes; what a
 * request leaves behind, a few hundred bytes say, is more than this after some ten thousand of them.
 */
export const MAX_GROWN: Memory = { heap: 8, rss: 64 };

export interface Growth extends Memory {
  readonly first: Memory;
  readonly last: Memory;
}

/** @throws Error if there are too few samples */
export function grownBy(samples: readonly Memory[]): Growth {
  const third = Math.floor(samples.length / 3);
  if (third < 3) throw new Error(`${samples.length} samples say nothing of growth: at least 9 are needed.`);
  const [first, last] = [medianOf(samples.slice(0, third)), medianOf(samples.slice(-third))];
  return { first, last, heap: last.heap - first.heap, rss: last.rss - first.rss };
}

const medianOf = (samples: readonly Memory[]): Memory => ({
  heap: median(samples.map(({ heap }) => heap)),
  rss: median(samples.map(({ rss }) => rss)),
});

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export const isFlat = ({ heap, rss }: Memory): boolean => heap <= MAX_GROWN.heap && rss <= MAX_GROWN.rss;
