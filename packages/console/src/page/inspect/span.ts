/** Derives values from a growing list incrementally, examining only new rows. */
import type { Span } from '../data/journal/journal.ts';

interface Numbered {
  readonly id: number;
}

/** The matching rows, as a list that grows with the source. Call it with one list only. */
export function derive<Row extends Numbered>(fits: (row: Row) => boolean): (span: Span<Row>) => Span<Row> {
  let source: object | undefined;
  let epoch = {};
  let kept: Row[] = [];
  let lost = 0;
  let from = 0;
  let seen = 0;
  return (span) => {
    if (span.epoch !== source || span.end < seen || span.start > seen) {
      source = span.epoch;
      epoch = {};
      kept = [];
      lost = 0;
      from = span.start;
      seen = span.start;
    }
    if (span.start > from) {
      from = span.start;
      const gone = placeOf(kept, span.rows[0]?.id ?? Number.POSITIVE_INFINITY);
      if (gone > 0) kept = kept.slice(gone);
      lost += gone;
    }
    for (; seen < span.end; seen++) {
      const row = span.rows[seen - span.start];
      if (row !== undefined && fits(row)) kept.push(row);
    }
    return { rows: kept, start: lost, end: lost + kept.length, epoch };
  };
}

/** A sum over the rows that grows with them; restarted if rows were dropped. */
export function fold<Row, Sum>(begin: () => Sum, add: (sum: Sum, row: Row) => void): (span: Span<Row>) => Sum {
  let source: object | undefined;
  let sum = begin();
  let from = 0;
  let seen = 0;
  return (span) => {
    if (span.epoch !== source || span.end < seen || span.start !== from) {
      source = span.epoch;
      sum = begin();
      from = span.start;
      seen = span.start;
    }
    for (; seen < span.end; seen++) {
      const row = span.rows[seen - span.start];
      if (row !== undefined) add(sum, row);
    }
    return sum;
  };
}

/** Index of the first row with this or a later id. */
export function placeOf(rows: readonly Numbered[], id: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.id ?? id) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
