/** Computes column widths: fixed by the user, or a share of the remaining width. */
import type { CSSProperties } from 'react';

export interface Sized {
  readonly id: string;
  readonly width: number;
  readonly grows?: boolean;
  readonly align?: 'start' | 'end';
  /** Must not be truncated: a time, a switch. */
  readonly isWhole?: boolean;
}

/** Pixels; numbers and short words do not benefit from more width. */
const SHORT = 110;
/** Share of the main column, relative to 1 for other long ones. */
const MAX = 5;

const shareOf = ({ grows, align, width }: Sized): number =>
  grows === true ? MAX : align === 'end' || width < SHORT ? 0 : 1;

/** Fraction a text may shrink before the table scrolls: its end becomes an ellipsis. */
const LOSS = 0.35;
/** The main column, which users came to read, shrinks less. */
const MAIN_LOSS = 0.21;

const lossOf = ({ align, width, grows, isWhole }: Sized): number => {
  if (align === 'end' || width < SHORT || isWhole === true) return 0;
  return grows === true ? MAIN_LOSS : LOSS;
};

/** `flex` of each column: together they fill the row, unless all have fixed widths. */
export function flexOf(columns: readonly Sized[], widths: Readonly<Record<string, number>>): string[] {
  const shares = columns.map((column) => (widths[column.id] === undefined ? shareOf(column) : 0));
  const last = columns.findLastIndex(({ id }) => widths[id] === undefined);
  const taker = shares.some((share) => share > 0) ? -1 : last;
  return columns.map((column, place) => {
    const own = widths[column.id];
    const shrink = own === undefined ? lossOf(column) / LOSS : 0;
    return `${place === taker ? 1 : (shares[place] ?? 0)} ${shrink} ${own ?? column.width}px`;
  });
}

/** Total of all minimum widths: a narrower frame scrolls. */
export const widthOf = (columns: readonly Sized[], widths: Readonly<Record<string, number>>, more: number): number =>
  Math.ceil(columns.reduce((sum, column) => sum + leastOf(column, widths[column.id]), more));

const leastOf = (column: Sized, own: number | undefined): number => own ?? column.width * (1 - lossOf(column));

/** Custom properties, so that rows follow a change of width without rendering. */
export function widthVariables(flexes: readonly string[]): CSSProperties {
  // React's style type has no custom properties.
  return Object.fromEntries(flexes.map((flex, place) => [`--column-${place}`, flex])) as CSSProperties;
}

const made: CSSProperties[] = [];

export function cellStyle(place: number): CSSProperties {
  made[place] ??= { flex: `var(--column-${place})` };
  return made[place];
}
