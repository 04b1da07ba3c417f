/** Compares cell values and matches them against filters. */

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

/** A condition on a column. */
export interface RowFilter {
  readonly column: string;
  readonly operator: Operator;
  /** Compared with the cell's text, ignoring case; unused by `empty` and `filled`. */
  readonly value: string;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Natural order: ignores case and compares numbers within texts by value. */
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

/** Times remain texts. */
const asNumber = (text: string): Value => (text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text));

export const fits = (value: Value, { operator, value: wanted }: RowFilter): boolean =>
  TESTS[operator](value, wanted.toLowerCase());

/** The words of a filter, normalized for matching. */
export const wordsOf = (filter: string): readonly string[] => filter.toLowerCase().split(/\s+/).filter(Boolean);

/** True if all words occur, ignoring case. */
export const holdsWords = (text: string, words: readonly string[]): boolean => {
  const low = text.toLowerCase();
  return words.every((word) => low.includes(word));
};
