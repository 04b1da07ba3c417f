/** What is shown as lines: each with its name, colour, and values at the times of the first side. */
import { columnLabel, type Shown } from '../answers/shown.ts';

type SeriesShown = Extract<Shown, { kind: 'series' }>;

export interface Line {
  readonly id: string;
  readonly label: string;
  /** Which colour of the palette. */
  readonly colour: number;
  /** Of the second side. */
  readonly isSecond: boolean;
  /** Milliseconds since 1970, moved to stand below those of the first side, and values. */
  readonly points: readonly (readonly [time: number, value: number | undefined])[];
  /** To add to a time of `points` to have its own time. */
  readonly offset: number;
}

/** The same group has the same colour on both sides; two plain series have two. */
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

/** What a chart says to those who do not see it. */
export function describe(lines: readonly Line[], say: (value: number) => string): string {
  const parts = lines.slice(0, 8).flatMap(({ label, points }) => {
    const values = points.flatMap(([, value]) => (value === undefined ? [] : [value]));
    const last = values.at(-1);
    if (last === undefined) return [];
    return [`${label}: from ${say(Math.min(...values))} to ${say(Math.max(...values))}, at last ${say(last)}`];
  });
  return parts.join('; ');
}
