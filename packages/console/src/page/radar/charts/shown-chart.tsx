/** Selects the chart for the data. */

import { Suspense, useMemo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import patterns from '../../ui/patterns.module.css';
import { Skeleton } from '../../ui/shown/notice.tsx';
import { stepOf } from '../answers/meta.ts';
import { columnLabel, type SeriesSide, type Shown, tableOf } from '../answers/shown.ts';
import { valueLabel } from '../ask/labels.ts';
import styles from '../radar.module.css';
import { Bars } from './bars.tsx';
import { linesOf } from './lines.ts';
import { boundsOf } from './scale.ts';
import { HistogramChart, SeriesChart } from './series-chart.tsx';
import { WorldMap } from './world-map.tsx';

interface ShownChartProps<Kind extends Shown['kind'] = Shown['kind']> {
  readonly title: string;
  readonly shown: Extract<Shown, { kind: Kind }>;
}

export function ShownChart({ title, shown }: ShownChartProps) {
  switch (shown.kind) {
    case 'series':
      return <SeriesView title={title} shown={shown} />;
    case 'shares':
      return (
        <Bars
          title={title}
          table={tableOf(shown)}
          unit={unitOf(shown)}
          hasBars={shown.isWhole || unitOf(shown) === '%'}
        />
      );
    case 'top':
      return <TopView title={title} shown={shown} />;
    case 'histogram':
      return <HistogramView title={title} shown={shown} />;
  }
}

const unitOf = ({ metas }: Shown): string => metas[0]?.unit ?? '';

/** Two sides with groups get a chart each, because a dozen lines in one are unreadable. */
function SeriesView({ title, shown }: ShownChartProps<'series'>) {
  const { sides } = shown;
  const isGrouped = sides.some(({ data }) => data.columns.length > 1);
  if (!isGrouped || sides.length === 1) return <SeriesPart title={title} shown={shown} sides={sides} />;
  return (
    <div className={styles.pair}>
      {sides.map((side) => (
        <section key={side.label} aria-label={side.label}>
          <h3>{side.label}</h3>
          <SeriesPart title={`${title}, ${side.label}`} shown={shown} sides={[side]} />
        </section>
      ))}
    </div>
  );
}

function SeriesPart({ title, shown, sides }: ShownChartProps<'series'> & { readonly sides: readonly SeriesSide[] }) {
  const lines = useMemo(() => linesOf({ ...shown, sides }), [shown, sides]);
  const [meta] = shown.metas;
  const times = sides[0]?.data.times ?? [];
  const isStacked = meta?.scale === 'PERCENTAGE' && (sides[0]?.data.columns.length ?? 0) > 1 && areShares(sides);
  const step = meta === undefined ? undefined : stepOf(meta, times);
  return (
    <SeriesChart
      title={title}
      lines={lines}
      isStacked={isStacked}
      isRank={shown.isRank}
      unit={unitOf(shown)}
      step={step}
      openFrom={shown.openFrom}
    />
  );
}

/** True if percentages add up to 100; others, such as quality, are not parts of a whole. */
function areShares(sides: readonly SeriesSide[]): boolean {
  return sides.every(({ data: { times, columns } }) => {
    const sums = times.map((_, at) => columns.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
    return sums.every((sum) => sum < 101);
  });
}

/** Number of rows that match the map's height. */
const BESIDE_MAP = 10;

function TopView({ title, shown }: ShownChartProps<'top'>) {
  const unit = shown.measure === 'value' ? unitOf(shown) : '';
  const hasMap = shown.sides.some(({ data }) => data.rows.some(({ country }) => country !== undefined));
  // Both maps share the scale, so equal colours mean equal values.
  const bounds = useMemo(
    () => boundsOf(shown.sides.flatMap(({ data }) => data.rows.flatMap(({ value }) => value ?? []))),
    [shown],
  );
  const bars = { title, table: tableOf(shown), unit, hasBars: shown.measure !== 'rank' };
  if (!hasMap) return <Bars {...bars} />;
  return (
    <div className={styles.places}>
      <div className={classNames(patterns.columnLarge, styles.maps)}>
        {shown.sides.map(({ label, data }) => (
          <section key={label} aria-label={label}>
            {shown.sides.length > 1 && <h3>{label}</h3>}
            <Suspense fallback={<Skeleton height="100%" />}>
              <WorldMap title={`${title}, ${label}`} rows={data.rows} bounds={bounds} unit={unit} />
            </Suspense>
          </section>
        ))}
      </div>
      <Bars {...bars} limit={BESIDE_MAP} />
    </div>
  );
}

function HistogramView({ title, shown }: ShownChartProps<'histogram'>) {
  const { sides } = shown;
  const starts = sides[0]?.data.starts ?? [];
  const bars = sides.flatMap(({ label, data }, side) =>
    data.columns.map(({ name, values }, at) => ({
      label: columnLabel(name, label, data.columns.length, sides.length) || valueLabel(name),
      colour: side * data.columns.length + at,
      values,
    })),
  );
  return <HistogramChart title={title} starts={starts} bars={bars} />;
}
