/** A chart that is accessible by eye, pointer and keyboard. */

import type { EChartsCoreOption, EChartsType } from 'echarts/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import patterns from '../../ui/patterns.module.css';
import styles from '../radar.module.css';
import type { TipText } from './chart-option.ts';
import { init } from './echarts.ts';

export interface ChartProps {
  readonly option: EChartsCoreOption;
  /** Describes the chart in words. */
  readonly label: string;
  /** Values on the horizontal axis: times, or the indexes of bars. */
  readonly places: readonly number[];
  /** The tooltip's text by index. */
  readonly tip: (at: number) => TipText;
}

export function ChartCanvas({ option, label, places, tip }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  const [at, setAt] = useState<number>();
  const hint = useId();
  useChart(frame, chart);
  // ECharts keeps its callbacks, so the tooltip reads the latest data from a ref.
  useEffect(() => {
    const formatter = (points: unknown): HTMLElement => tipElement(tip(placeOf(points, places)));
    const given = Object(option).tooltip;
    chart.current?.setOption({ ...option, tooltip: { ...given, formatter } }, { notMerge: true });
  }, [option, tip, places]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextPlace(event.key, at, places.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    const x = chart.current?.convertToPixel({ xAxisIndex: 0 }, places[next] ?? 0);
    chart.current?.dispatchAction({ type: 'showTip', x, y: (chart.current?.getHeight() ?? 0) / 2 });
  };
  const leave = (): void => {
    setAt(undefined);
    chart.current?.dispatchAction({ type: 'hideTip' });
  };
  return (
    <>
      <div
        ref={frame}
        role="application"
        aria-roledescription="chart"
        aria-label={label}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is operated by keyboard
        tabIndex={0}
        className={styles.canvas}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <p id={hint} className={patterns.visuallyHidden}>
        Use the arrow keys to read single values. The table has all values.
      </p>
      <p className={patterns.visuallyHidden} aria-live="polite">
        {at === undefined ? '' : spoken(tip(at))}
      </p>
    </>
  );
}

function useChart(
  frame: { readonly current: HTMLDivElement | null },
  chart: { current: EChartsType | undefined },
): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const made = init(element, undefined, { renderer: 'canvas' });
    chart.current = made;
    const sizes = new ResizeObserver(() => made.resize());
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      made.dispose();
      chart.current = undefined;
    };
  }, [frame, chart]);
}

function nextPlace(key: string, at: number | undefined, count: number): number | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, (at ?? -1) + 1);
    case 'ArrowLeft':
      return Math.max(0, (at ?? count) - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Index of the points under the pointer: by their time, or by their index. */
function placeOf(points: unknown, places: readonly number[]): number {
  const [first] = Array.isArray(points) ? points : [points];
  const { value, dataIndex } = Object(first);
  return Array.isArray(value) ? places.indexOf(Number(value[0])) : Number(dataIndex);
}

/** Uses elements instead of markup, because names are untrusted. */
function tipElement({ heading, rows }: TipText): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.tip ?? '';
  const add = (parent: HTMLElement, name: string | undefined, text: string): HTMLElement => {
    const element = document.createElement('div');
    element.className = name ?? '';
    element.textContent = text;
    parent.append(element);
    return element;
  };
  add(box, styles.tipHeading, heading);
  for (const { colour, label, value } of rows) {
    const row = add(box, styles.tipRow, '');
    add(row, styles.dot, '').style.background = colour;
    add(row, styles.tipLabel, label);
    add(row, styles.number, value);
  }
  return box;
}

function spoken({ heading, rows }: TipText): string {
  return [heading, ...rows.map(({ label, value }) => `${label}: ${value}`)].join('. ');
}
