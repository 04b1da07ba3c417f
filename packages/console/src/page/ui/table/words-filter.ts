/** Filters rows by words, fast enough for 50,000 rows on every key press. */
import { useEffect, useMemo } from 'react';
import type { Accessor } from './features.ts';
import { wordsOf } from './values.ts';

type Searched<Row> = readonly Pick<Accessor<Row>, 'value'>[];

interface Known {
  readonly columns: readonly unknown[];
  readonly text: string;
}

const texts = new WeakMap<object, Known>();

/** The row's text, cached because a filter is typed letter by letter. */
function rowText<Row extends object>(row: Row, columns: Searched<Row>): string {
  const known = texts.get(row);
  if (known?.columns === columns) return known.text;
  const text = columns.map(({ value }) => String(value(row) ?? '').toLowerCase()).join('\n');
  texts.set(row, { columns, text });
  return text;
}

/** Runs after sorting: the library would wrap and sort the rows again on every key press. */
export function useWordsFilter<Row extends object>(
  rows: readonly Row[],
  columns: Searched<Row>,
  filter: string,
): readonly Row[] {
  useTextsAhead(rows, columns);
  const find = useMemo(() => wordsFilter(rows, columns), [rows, columns]);
  return useMemo(() => find(filter), [find, filter]);
}

/** Number of cached results: about the letters of a word that are deleted again. */
const KEPT = 24;

/** Filters the same rows repeatedly. Typing narrows the previous result; deleting uses a cached one. */
export function wordsFilter<Row extends object>(
  rows: readonly Row[],
  columns: Searched<Row>,
): (filter: string) => readonly Row[] {
  const known = new Map<string, readonly Row[]>([['', rows]]);
  return (filter) => {
    const before = known.get(filter);
    if (before !== undefined) return before;
    const begun = [...known.keys()].filter((one) => filter.startsWith(one)).sort((a, b) => b.length - a.length);
    const words = wordsOf(filter);
    const found = (known.get(begun[0] ?? '') ?? rows).filter((row) => {
      const text = rowText(row, columns);
      return words.every((word) => text.includes(word));
    });
    // The second entry is the oldest; the first one has all rows.
    const [, oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    known.set(filter, found);
    return found;
  };
}

/** Fewer rows are processed at once without noticeable delay. */
const FEW = 2000;
/** Rows processed between checks of the time. */
const STEP = 200;

/** Processes long lists while the page is idle, so that the first key press finds cached texts. */
function useTextsAhead<Row extends object>(rows: readonly Row[], columns: Searched<Row>): void {
  useEffect(() => {
    if (rows.length < FEW || typeof requestIdleCallback === 'undefined') return;
    let place = 0;
    let handle = requestIdleCallback(read);
    function read(idle: IdleDeadline): void {
      while (place < rows.length && idle.timeRemaining() > 1) {
        for (const row of rows.slice(place, place + STEP)) rowText(row, columns);
        place += STEP;
      }
      if (place < rows.length) handle = requestIdleCallback(read);
    }
    return () => cancelIdleCallback(handle);
  }, [rows, columns]);
}
