/** Charts lines or areas over time, with a legend that toggles series. */

import { Suspense, useCallback, useMemo, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { late } from '../../ui/late.tsx';
import patterns from '../../ui/patterns.module.css';
import { Skeleton } from '../../ui/shown/notice.tsx';
import { counted } from '../../ui/text/number-text.ts';
import { formatValue } from '../format.ts';
import styles from '../radar.module.css';
import { type BarChart, barOption, barTipAt, colourOf, type LineChart, lineOption, tipAt } from './chart-option.ts';
import { type Colours, useColours } from './colours.ts';
import { describe, type Line } from './lines.ts';

const ChartCanvas = late(async () => (await import('./chart-canvas.tsx')).ChartCanvas);

const HEIGHT = '22rem';
const loading = <Skeleton height={HEIGHT} />;

interface SeriesChartProps extends LineChart {
  /** The chart's subject. */
  readonly title: string;
}

export function SeriesChart({ title, lines, isStacked, isRank, unit, step, openFrom }: SeriesChartProps) {
  const colours = useColours();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => lines.filter(({ label }) => !hidden.has(label)), [lines, hidden]);
  const chart = useMemo(
    (): LineChart => ({ lines: shown, isStacked, isRank, unit, step, openFrom }),
    [shown, isStacked, isRank, unit, step, openFrom],
  );
  const option = useMemo(() => lineOption(chart, colours), [chart, colours]);
  const tip = useCallback((at: number) => tipAt(chart, colours, at), [chart, colours]);
  const places = useMemo(() => shown[0]?.points.map(([time]) => time) ?? [], [shown]);
  const label = `${title}. ${describe(shown, (value) => formatValue(value, unit))}`;
  const toggle = (name: string): void => {
    const next = new Set(hidden);
    if (!next.delete(name)) next.add(name);
    setHidden(next);
  };
  return (
    <div className={patterns.columnSmall}>
      <Suspense fallback={loading}>
        <ChartCanvas option={option} label={label} places={places} tip={tip} />
      </Suspense>
      <Legend lines={lines} hidden={hidden} colours={colours} onToggle={toggle} />
    </div>
  );
}

interface LegendProps {
  readonly lines: readonly Line[];
  readonly hidden: ReadonlySet<string>;
  readonly colours: Colours;
  readonly onToggle: (label: string) => void;
}

function Legend({ lines, hidden, colours, onToggle }: LegendProps) {
  return (
    <ul className={styles.legend} aria-label="Legend">
      {lines.map(({ id, label, colour, isSecond }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={!hidden.has(label)}
            className={styles.entry}
            onClick={() => onToggle(label)}
          >
            <span
              className={classNames(styles.stroke, isSecond && styles.dashed)}
              style={{ borderColor: colourOf(colours, colour) }}
              aria-hidden
            />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A bar per bucket. */
export function HistogramChart({ title, ...chart }: BarChart & { readonly title: string }) {
  const { starts, bars } = chart;
  const colours = useColours();
  const memo = useMemo((): BarChart => ({ starts, bars }), [starts, bars]);
  const option = useMemo(() => barOption(memo, colours), [memo, colours]);
  const tip = useCallback((at: number) => barTipAt(memo, colours, at), [memo, colours]);
  const places = useMemo(() => starts.map((_, at) => at), [starts]);
  return (
    <div className={patterns.columnSmall}>
      <Suspense fallback={loading}>
        <ChartCanvas
          option={option}
          label={`${title}. ${counted(starts.length, 'bucket')}`}
          places={places}
          tip={tip}
        />
      </Suspense>
      <ul className={styles.legend} aria-label="Legend">
        {bars.map(({ label, colour }) => (
          <li key={label} className={styles.entry}>
            <span className={styles.stroke} style={{ borderColor: colourOf(colours, colour) }} aria-hidden />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
