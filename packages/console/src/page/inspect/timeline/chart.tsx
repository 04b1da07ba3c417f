/** Charts requests over time as stacked bars; a range selected by pointer or keyboard filters the table. */

import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { counted } from '../../ui/text/number-text.ts';
import { dayTime, exactTime, periodTexts, spanText } from '../../ui/text/time-text.ts';
import type { Times } from '../search.ts';
import { placesOf } from './places.ts';
import { Range } from './range.tsx';
import styles from './timeline.module.css';
import { type Bar, barsOf, KINDS, type Tally } from './timeline.ts';

interface TimelineProps {
  readonly tally: Tally;
  readonly times: Times;
  readonly onTimes: (times: Times) => void;
}

/** Pixels; narrower bars are unreadable, wider ones too coarse. */
const MIN_BAR = 7;
const MAX_BAR = 18;

export function Timeline({ tally, times, onTimes }: TimelineProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const bars = barsOf(tally, Math.max(10, Math.floor(width / MIN_BAR)));
  const range = placesOf(bars, times);
  const isSet = times.from !== undefined || times.to !== undefined;
  return (
    <section className={styles.timeline} aria-label="Requests over time">
      <p className={patterns.visuallyHidden}>{wordsOf(bars)}</p>
      <div ref={frame} className={styles.frame}>
        {bars.length > 0 && width > 0 && (
          <div className={styles.chart} style={{ width: Math.min(width, bars.length * MAX_BAR) }}>
            <Bars bars={bars} />
            <Range bars={bars} range={range} isSet={isSet} onTimes={onTimes} />
          </div>
        )}
      </div>
      <Axis bars={bars} width={Math.min(width, bars.length * MAX_BAR)} />
      {isSet && (
        <div className={styles.set}>
          <span>{rangeText(times)}</span>
          <Button small look="quiet" onPress={() => onTimes({ from: undefined, to: undefined })}>
            All times
          </Button>
        </div>
      )}
    </section>
  );
}

function useWidth(frame: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(box);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}

/** One path per kind, so that the page has five elements however many bars there are. */
function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ total }) => total));
  const paths = KINDS.map(() => '');
  bars.forEach(({ counts, total }, place) => {
    // Keeps a single request among thousands visible.
    const scale = Math.max(100 / most, total === 0 ? 0 : 6 / total);
    let top = 100;
    counts.forEach((number, kind) => {
      if (number === 0) return;
      const height = number * scale;
      top -= height;
      paths[kind] += `M${place + 0.08} ${top.toFixed(2)}h.84v${height.toFixed(2)}h-.84z`;
    });
  });
  return (
    <svg className={styles.bars} viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none" aria-hidden>
      {bars.map(
        ({ from, gap }, place) =>
          gap !== undefined && (
            <line key={from} className={styles.gap} x1={place} x2={place} y1={0} y2={100}>
              <title>{`${spanText(gap)} without requests`}</title>
            </line>
          ),
      )}
      {paths.map((path, kind) => (
        <path key={KINDS[kind]} className={styles[`kind${KINDS[kind]}`]} d={path} />
      ))}
    </svg>
  );
}

/** Width in pixels of the text between both ends. */
const WORDS_WIDTH = 480;

function Axis({ bars, width }: { readonly bars: readonly Bar[]; readonly width: number }) {
  const first = bars[0];
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return <div className={styles.axis} />;
  const [begin, end] = periodTexts(first.from, last.to);
  const gaps = bars.flatMap(({ gap }) => (gap === undefined ? [] : [spanText(gap)]));
  const left = gaps.length === 0 ? '' : `, dashed lines leave out ${gaps.join(', ')}`;
  const scale = (
    <span className={classNames(patterns.ellipsis, styles.scale)}>{`A bar is ${stepText(first)}${left}`}</span>
  );
  return (
    <div className={styles.axis}>
      <span className={styles.ends} style={{ width: Math.max(width, 168) }}>
        <span>{begin}</span>
        {width >= WORDS_WIDTH && scale}
        <span>{end}</span>
      </span>
      {width < WORDS_WIDTH && scale}
    </div>
  );
}

const stepText = ({ from, to }: Bar): string => (to - from < 1000 ? `${(to - from) / 1000} s` : spanText(to - from));

/** Describes the chart in words. */
function wordsOf(bars: readonly Bar[]): string {
  const first = bars[0];
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return 'No requests.';
  const sums = KINDS.map((kind, place) => {
    const sum = bars.reduce((all, { counts }) => all + (counts[place] ?? 0), 0);
    return sum === 0 ? '' : `${sum} ${kind === 'none' ? 'without a response' : `with ${kind}`}`;
  }).filter(Boolean);
  const top = bars.reduce((most, bar) => (bar.total > most.total ? bar : most));
  return `${dayTime(first.from)} to ${dayTime(last.to)}: ${sums.join(', ')}. Most at ${exactTime(top.from)}: ${counted(top.total, 'request')} in ${stepText(top)}.`;
}

const rangeText = ({ from, to }: Times): string =>
  [from === undefined ? 'Until' : exactTime(from), to === undefined ? 'and later' : `to ${exactTime(to)}`]
    .join(' ')
    .replace('Until to', 'Until');
