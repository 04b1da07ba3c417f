/** How wide the columns of a table are: as they were made, or with their part of the room that is left. */
import type { CSSProperties } from 'react';

export interface Sized {
  readonly id: string;
  readonly width: number;
  readonly grows?: boolean;
  readonly align?: 'start' | 'end';
  /** All of it is read or none: a time, a switch. */
  readonly isWhole?: boolean;
}

/** Numbers and words of one or two syllables gain nothing by room. */
const SHORT = 110;
/** What the column that takes most gets, where each other long one gets 1. */
const MOST = 5;

const shareOf = ({ grows, align, width }: Sized): number =>
  grows === true ? MOST : align === 'end' || width < SHORT ? 0 : 1;

/** What a text may lose before the table is scrolled: its end is cut with an ellipsis. */
const LOSS = 0.35;

/** The column that takes most is what people came to read. */
const givesWay = ({ align, width, grows, isWhole }: Sized): boolean =>
  align !== 'end' && width >= SHORT && grows !== true && isWhole !== true;

/** `flex` of each column: all of a row together fill its width, unless each of them was made as wide as it is. */
export function flexOf(columns: readonly Sized[], widths: Readonly<Record<string, number>>): string[] {
  const shares = columns.map((column) => (widths[column.id] === undefined ? shareOf(column) : 0));
  const last = columns.findLastIndex(({ id }) => widths[id] === undefined);
  const taker = shares.some((share) => share > 0) ? -1 : last;
  return columns.map((column, place) => {
    const own = widths[column.id];
    const shrink = own === undefined && givesWay(column) ? 1 : 0;
    return `${place === taker ? 1 : (shares[place] ?? 0)} ${shrink} ${own ?? column.width}px`;
  });
}

/** All columns at their least: a narrower frame is scrolled. */
export const widthOf = (columns: readonly Sized[], widths: Readonly<Record<string, number>>, more: number): number =>
  Math.ceil(columns.reduce((sum, column) => sum + leastOf(column, widths[column.id]), more));

const leastOf = (column: Sized, own: number | undefined): number =>
  own ?? (givesWay(column) ? column.width * (1 - LOSS) : column.width);

/** Rows follow a change of width without being rendered again: they know it by name. */
export function widthVariables(flexes: readonly string[]): CSSProperties {
  // Custom properties are none of those that React has types for.
  return Object.fromEntries(flexes.map((flex, place) => [`--column-${place}`, flex])) as CSSProperties;
}

const made: CSSProperties[] = [];

export function cellStyle(place: number): CSSProperties {
  made[place] ??= { flex: `var(--column-${place})` };
  return made[place];
}
