/** Selects a range of the chart: drawn by pointer, or adjusted at both ends by keyboard. */
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { dayTime } from '../../ui/text/time-text.ts';
import type { Times } from '../search.ts';
import { type Places, placesOf, timesBetween, timesOf } from './places.ts';
import styles from './timeline.module.css';
import type { Bar } from './timeline.ts';

interface RangeProps {
  readonly bars: readonly Bar[];
  readonly range: Places;
  readonly isSet: boolean;
  readonly onTimes: (times: Times) => void;
}

export function Range({ bars, range, isSet, onTimes }: RangeProps) {
  // Stored as times while drawing, because bars may change meanwhile.
  const [drawn, setDrawn] = useState<readonly [Bar, Bar]>();
  const [first, last] = drawn === undefined ? range : placesOf(bars, timesBetween(...drawn));
  const barAt = (event: PointerEvent): Bar | undefined => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const place = Math.floor(((event.clientX - left) / width) * bars.length);
    return bars[Math.max(0, Math.min(bars.length - 1, place))];
  };
  const put = (next: Places): void => onTimes(timesOf(bars, next));
  const end = (): void => {
    if (drawn !== undefined) onTimes(timesBetween(...drawn));
    setDrawn(undefined);
  };
  const part = (places: number): string => `${(places / bars.length) * 100}%`;
  return (
    <div
      className={styles.area}
      onPointerDown={(event) => {
        const bar = barAt(event);
        if (bar === undefined || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrawn([bar, bar]);
      }}
      onPointerMove={(event) => {
        const bar = barAt(event);
        if (drawn !== undefined && bar !== undefined) setDrawn([drawn[0], bar]);
      }}
      onPointerUp={end}
      onPointerCancel={() => setDrawn(undefined)}
    >
      {(isSet || drawn !== undefined) && (
        <>
          <div className={styles.out} style={{ left: 0, width: part(first) }} />
          <div className={styles.out} style={{ left: part(last + 1), right: 0 }} />
        </>
      )}
      <Handle
        end="first"
        place={first}
        least={0}
        most={last}
        at={part(first)}
        time={bars[first]?.from}
        onMove={(place) => put([place, last])}
      />
      <Handle
        end="last"
        place={last}
        least={first}
        most={bars.length - 1}
        at={part(last + 1)}
        time={bars[last]?.to}
        onMove={(place) => put([first, place])}
      />
    </div>
  );
}

interface HandleProps {
  readonly end: 'first' | 'last';
  readonly place: number;
  readonly least: number;
  readonly most: number;
  readonly at: string;
  readonly time: number | undefined;
  readonly onMove: (place: number) => void;
}

function Handle({ end, place, least, most, at, time, onMove }: HandleProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: place - 1,
      ArrowDown: place - 1,
      ArrowRight: place + 1,
      ArrowUp: place + 1,
      PageDown: place - 10,
      PageUp: place + 10,
      Home: least,
      End: most,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onMove(Math.max(least, Math.min(most, next)));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={end === 'first' ? 'First time shown' : 'Last time shown'}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={place}
      aria-valuetext={time === undefined ? '' : dayTime(time)}
      className={styles.handle}
      data-end={end}
      style={{ left: at }}
      onKeyDown={onKeyDown}
    />
  );
}
