/** Derives the lines of a chart: name, colour, and values at the first side's times. */
import { columnLabel, type Shown } from '../answers/shown.ts';

type SeriesShown = Extract<Shown, { kind: 'series' }>;

export interface Line {
  readonly id: string;
  readonly label: string;
  /** Index in the palette. */
  readonly colour: number;
  /** True for the second side. */
  readonly isSecond: boolean;
  /** Milliseconds since 1970, aligned with the first side, and values. */
  readonly points: readonly (readonly [time: number, value: number | undefined])[];
  /** Added to a time of `points` to get the original time. */
  readonly offset: number;
}

/** A group has the same colour on both sides; two plain series have two. */
export function linesOf({ sides }: SeriesShown): readonly Line[] {
  const names = [...new Set(sides.flatMap(({ data }) => data.columns.map(({ name }) => name)))];
  return sides.flatMap(({ label, data, shift }, side) =>
    data.columns.map(({ name, values }): Line => {
      const isPlain = data.columns.length === 1;
      return {
        id: `${side}/${name}`,
        label: columnLabel(name, label, data.columns.length, sides.length),
        colour: isPlain ? side : names.indexOf(name),
        isSecond: side > 0,
        points: data.times.map((time, at) => [time + shift, values[at]]),
        offset: -shift,
      };
    }),
  );
}

/** Describes a chart for screen readers. */
export function describe(lines: readonly Line[], say: (value: number) => string): string {
  const parts = lines.slice(0, 8).flatMap(({ label, points }) => {
    const values = points.flatMap(([, value]) => (value === undefined ? [] : [value]));
    const last = values.at(-1);
    if (last === undefined) return [];
    return [`${label}: from ${say(Math.min(...values))} to ${say(Math.max(...values))}, at last ${say(last)}`];
  });
  return parts.join('; ');
}
