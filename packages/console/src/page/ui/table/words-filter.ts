/** The rows that hold the words of a text filter, fast enough for 50,000 of them at every key. */
import { useEffect, useMemo } from 'react';
import type { Accessor } from './features.ts';
import { wordsOf } from './values.ts';

type Searched<Row> = readonly Pick<Accessor<Row>, 'value'>[];

interface Known {
  readonly columns: readonly unknown[];
  readonly text: string;
}

const texts = new WeakMap<object, Known>();

/** The row as one text, made once: a filter is typed letter by letter. */
function rowText<Row extends object>(row: Row, columns: Searched<Row>): string {
  const known = texts.get(row);
  if (known?.columns === columns) return known.text;
  const text = columns.map(({ value }) => String(value(row) ?? '').toLowerCase()).join('\n');
  texts.set(row, { columns, text });
  return text;
}

/** Sorting is done before and stays: the library would wrap and order the rows again at every key. */
export function useWordsFilter<Row extends object>(
  rows: readonly Row[],
  columns: Searched<Row>,
  filter: string,
): readonly Row[] {
  useTextsAhead(rows, columns);
  const find = useMemo(() => wordsFilter(rows, columns), [rows, columns]);
  return useMemo(() => find(filter), [find, filter]);
}

/** Answers that are kept: as many as a word has letters that are taken back. */
const KEPT = 24;

/** Filters the same rows again and again. What is typed on is looked for in what was found before; what is taken back is known. */
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
    // The second is the oldest; the first are all rows.
    const [, oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    known.set(filter, found);
    return found;
  };
}

/** Fewer than this many are read at once without a wait that one would see. */
const FEW = 2000;
/** Rows that are read between two looks at the clock. */
const STEP = 200;

/** Long lists are read while the page has nothing else to do: the first key finds their texts made. */
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
