/** Values of cells: how they are compared, and whether they fit a filter. */

export type Value = string | number | boolean | null | undefined;

export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export const OPERATORS = [
  'is',
  'is-not',
  'contains',
  'contains-not',
  'starts',
  'ends',
  'above',
  'below',
  'empty',
  'filled',
] as const;

export type Operator = (typeof OPERATORS)[number];

/** One condition on one column. */
export interface RowFilter {
  readonly column: string;
  readonly operator: Operator;
  /** Compared with the text of the cell, in any case; unused by `empty` and `filled`. */
  readonly value: string;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** As people sort: case aside, numbers in texts by their worth. */
export function compareValues(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

export const isAbsent = (value: Value): boolean => value === null || value === undefined || value === '';

const textOf = (value: Value): string => String(value ?? '').toLowerCase();

const TESTS: Readonly<Record<Operator, (value: Value, wanted: string) => boolean>> = {
  is: (value, wanted) => textOf(value) === wanted,
  'is-not': (value, wanted) => textOf(value) !== wanted,
  contains: (value, wanted) => textOf(value).includes(wanted),
  'contains-not': (value, wanted) => !textOf(value).includes(wanted),
  starts: (value, wanted) => textOf(value).startsWith(wanted),
  ends: (value, wanted) => textOf(value).endsWith(wanted),
  above: (value, wanted) => !isAbsent(value) && compareValues(value, asNumber(wanted)) > 0,
  below: (value, wanted) => !isAbsent(value) && compareValues(value, asNumber(wanted)) < 0,
  empty: (value) => isAbsent(value),
  filled: (value) => !isAbsent(value),
};

/** Times stay texts. */
const asNumber = (text: string): Value => (text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text));

export const fits = (value: Value, { operator, value: wanted }: RowFilter): boolean =>
  TESTS[operator](value, wanted.toLowerCase());

/** The words of a filter, as rows are held against them. */
export const wordsOf = (filter: string): readonly string[] => filter.toLowerCase().split(/\s+/).filter(Boolean);

/** All of them have to be there, anywhere, in any case. */
export const holdsWords = (text: string, words: readonly string[]): boolean => {
  const low = text.toLowerCase();
  return words.every((word) => low.includes(word));
};
