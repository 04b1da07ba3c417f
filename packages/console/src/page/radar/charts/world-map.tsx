/** Colours countries by value: darker is more. The list next to it has the same data as text. */

import { useSuspenseQuery } from '@tanstack/react-query';
import { type PointerEvent, useMemo, useState } from 'react';
import patterns from '../../ui/patterns.module.css';
import type { TopRow } from '../answers/answers.ts';
import { placeName } from '../ask/places.ts';
import { formatValue } from '../format.ts';
import styles from '../radar.module.css';
import { shadeOf, stepAt } from './scale.ts';
import { loadWorld } from './world-data.ts';

interface WorldMapProps {
  readonly title: string;
  readonly rows: readonly TopRow[];
  /** Lower bounds of the colour steps. */
  readonly bounds: readonly number[];
  readonly unit: string;
}

const worldOptions = {
  queryKey: ['world'],
  queryFn: loadWorld,
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const;

interface Pointed {
  readonly name: string;
  readonly value: number | undefined;
  readonly x: number;
  readonly y: number;
}

/** Suspends while the map loads. */
export function WorldMap({ title, rows, bounds, unit }: WorldMapProps) {
  const { data: world } = useSuspenseQuery(worldOptions);
  const [pointed, setPointed] = useState<Pointed>();
  const values = useMemo(
    () =>
      new Map(
        rows.flatMap(({ country, value }) => (country === undefined || value === undefined ? [] : [[country, value]])),
      ),
    [rows],
  );
  const shade = (value: number): string => `var(--shade-${shadeOf(stepAt(value, bounds), bounds.length) + 1})`;
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    const country = world.countries[Number((event.target as Element).getAttribute('data-at') ?? Number.NaN)]; // of this drawing
    if (country === undefined) {
      setPointed(undefined);
      return;
    }
    const box = event.currentTarget.getBoundingClientRect();
    const { code } = country;
    const name = code === undefined ? country.name : placeName(code);
    const value = code === undefined ? undefined : values.get(code);
    setPointed({ name, value, x: event.clientX - box.left, y: event.clientY - box.top });
  };
  return (
    <figure className={styles.map}>
      <svg
        viewBox={`0 0 ${world.width} ${Math.ceil(world.height)}`}
        role="img"
        aria-label={`${title}: map of ${values.size} countries and territories`}
        onPointerMove={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        {world.countries.map(({ code, name, path }, at) => {
          const value = code === undefined ? undefined : values.get(code);
          return (
            <path key={name} d={path} data-at={at} style={value === undefined ? undefined : { fill: shade(value) }} />
          );
        })}
      </svg>
      {pointed !== undefined && <MapTip {...pointed} unit={unit} />}
      <Steps bounds={bounds} unit={unit} shade={shade} />
    </figure>
  );
}

function MapTip({ name, value, x, y, unit }: Pointed & { readonly unit: string }) {
  return (
    <div className={styles.mapTip} style={{ left: x, top: y }} aria-hidden>
      {name}
      <span className={styles.number}>{value === undefined ? 'no data' : formatValue(value, unit)}</span>
    </div>
  );
}

interface StepsProps {
  readonly bounds: readonly number[];
  readonly unit: string;
  readonly shade: (value: number) => string;
}

function Steps({ bounds, unit, shade }: StepsProps) {
  return (
    <figcaption className={styles.steps}>
      {bounds.map((bound) => (
        <span key={bound} className={patterns.inline}>
          <span className={styles.swatch} style={{ background: shade(bound) }} aria-hidden />
          from {formatValue(bound, unit)}
        </span>
      ))}
      <span className={patterns.inline}>
        <span className={styles.swatch} aria-hidden />
        not in the list
      </span>
    </figcaption>
  );
}
