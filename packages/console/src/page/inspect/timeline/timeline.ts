/** Counts requests over time in small slots as they arrive, and arranges them in bars for display. */
import type { JournalRow } from '../../../wire/types.ts';

/** Outcomes of requests, in the order of a bar's stack. */
export const KINDS = ['2xx', '3xx', '4xx', '5xx', 'none'] as const;

/** Milliseconds. */
const SLOT = 100;

/** Numbers of requests, in the order of `KINDS`. */
export type Counts = readonly number[];

export interface Tally {
  /** By time in slots. */
  readonly slots: Map<number, number[]>;
  /** Keys of `slots`, in order if `isSorted`. */
  readonly keys: number[];
  isSorted: boolean;
}

export interface Bar {
  /** Milliseconds since 1970; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly counts: Counts;
  readonly total: number;
  /** Milliseconds without requests before the bar that were left out. */
  readonly gap: number | undefined;
}

export const newTally = (): Tally => ({ slots: new Map(), keys: [], isSorted: true });

export function count(tally: Tally, { time, status }: Pick<JournalRow, 'time' | 'status'>): void {
  const key = Math.floor(time / SLOT);
  let counts = tally.slots.get(key);
  if (counts === undefined) {
    counts = [0, 0, 0, 0, 0];
    tally.slots.set(key, counts);
    // Requests are recorded when answered: a slow one arrives after a later one.
    if (key < (tally.keys.at(-1) ?? key)) tally.isSorted = false;
    tally.keys.push(key);
  }
  const kind = kindOf(status);
  counts[kind] = (counts[kind] ?? 0) + 1;
}

const kindOf = (status: number | undefined): number =>
  status === undefined ? 4 : Math.max(0, Math.min(3, Math.floor(status / 100) - 2));

/** Bar widths in slots: 0.1 s to 30 days. */
const STEPS = [
  1, 2, 5, 10, 20, 50, 100, 150, 300, 600, 1200, 3000, 6000, 9000, 18_000, 36_000, 72_000, 108_000, 216_000, 432_000,
  864_000, 6_048_000, 25_920_000,
];

/** Bars of equal width; idle periods that would take most of the space are left out. */
export function barsOf(tally: Tally, most: number): Bar[] {
  const { slots, keys } = tally;
  if (!tally.isSorted) {
    keys.sort((a, b) => a - b);
    tally.isSorted = true;
  }
  const pieces = piecesOf(keys);
  const step = STEPS.find((size) => pieces.reduce((sum, piece) => sum + barsIn(piece, size), 0) <= most) ?? 25_920_000;
  const bars: Bar[] = [];
  let at = 0;
  for (const { first, last, gap } of pieces) {
    for (let start = Math.floor(first / step) * step; start <= last; start += step) {
      const counts = [0, 0, 0, 0, 0];
      for (let key = keys[at]; key !== undefined && key < start + step; key = keys[++at]) {
        slots.get(key)?.forEach((number, kind) => {
          counts[kind] = (counts[kind] ?? 0) + number;
        });
      }
      const total = counts.reduce((sum, number) => sum + number, 0);
      const isFirst = start <= first;
      bars.push({ from: start * SLOT, to: (start + step) * SLOT, counts, total, gap: isFirst ? gap : undefined });
    }
  }
  return bars;
}

/** A period with requests, in slots. */
interface Piece {
  readonly first: number;
  readonly last: number;
  /** Milliseconds since the previous period. */
  readonly gap: number | undefined;
}

const barsIn = ({ first, last }: Piece, step: number): number => Math.floor(last / step) - Math.floor(first / step) + 1;

const MAX_GAPS = 8;
/** Slots; a gap of at least 10 s that takes two fifths of the rest is left out. */
const MIN_GAP = 100;
const PART = 0.4;

function piecesOf(keys: readonly number[]): Piece[] {
  const first = keys[0];
  const last = keys.at(-1);
  if (first === undefined || last === undefined) return [];
  const cuts = new Set<number>();
  let left = last - first;
  for (const { place, size } of widestGaps(keys)) {
    if (size < left * PART) break;
    cuts.add(place);
    left -= size;
  }
  const pieces: Piece[] = [];
  let start = 0;
  for (let place = 1; place <= keys.length; place++) {
    if (place < keys.length && !cuts.has(place)) continue;
    const begin = keys[start] ?? first;
    const before = start === 0 ? undefined : keys[start - 1];
    pieces.push({
      first: begin,
      last: keys[place - 1] ?? last,
      gap: before === undefined ? undefined : (begin - before) * SLOT,
    });
    start = place;
  }
  return pieces;
}

interface Gap {
  readonly place: number;
  readonly size: number;
}

/** Widest first. */
function widestGaps(keys: readonly number[]): Gap[] {
  const gaps: Gap[] = [];
  for (let place = 1; place < keys.length; place++) {
    const size = (keys[place] ?? 0) - (keys[place - 1] ?? 0);
    if (size < MIN_GAP || (gaps.length === MAX_GAPS && size <= (gaps.at(-1)?.size ?? 0))) continue;
    gaps.push({ place, size });
    gaps.sort((a, b) => b.size - a.size);
    gaps.length = Math.min(gaps.length, MAX_GAPS);
  }
  return gaps;
}
