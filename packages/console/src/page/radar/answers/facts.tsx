/** Shows facts needed to interpret the numbers: scaling, confidence, completeness, known events. */

import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { Banner } from '../../ui/shown/notice.tsx';
import { SCALES } from '../ask/labels.ts';
import type { Side } from '../ask/selection.ts';
import { formatMoment, formatStep, formatTime } from '../format.ts';
import styles from '../radar.module.css';
import type { Meta } from './meta.ts';

interface FactsProps {
  readonly metas: readonly Meta[];
  readonly sides: readonly Side[];
  readonly step: number | undefined;
  readonly openFrom: number | undefined;
  readonly isSplit: boolean;
}

export function Facts({ metas, sides, step, openFrom, isSplit }: FactsProps) {
  const [meta] = metas;
  if (meta === undefined) return null;
  const scale = meta.scale === undefined ? undefined : SCALES[meta.scale];
  const isScaled = meta.scale === 'MIN0_MAX' || meta.scale === 'MIN_MAX';
  return (
    <div className={patterns.column}>
      {isSplit && isScaled && (
        <Banner tone="warn">
          Each side is scaled to its own maximum, so compare only the shapes, not the heights. To use one scale, compare
          two countries or two networks.
        </Banner>
      )}
      <dl className={styles.factList}>
        {meta.scale !== undefined && (
          <Fact term="Normalisation">
            {scale?.label ?? meta.scale}
            {scale !== undefined && <span className={styles.meaning}>{scale.meaning}</span>}
          </Fact>
        )}
        {metas.map((each, at) => (
          <ConfidenceFact key={sides[at]?.label} meta={each} of={metas.length > 1 ? sides[at]?.label : undefined} />
        ))}
        {rangesOf(metas, sides).map(({ start, end, term }) => (
          <Fact key={`${start}/${end}`} term={term}>
            {formatMoment(start)} to {formatMoment(end)}
          </Fact>
        ))}
        {step !== undefined && (
          <Fact term="Interval">
            {formatStep(step)}
            {openFrom !== undefined && (
              <span className={styles.meaning}>
                <Badge tone="warn">Last value incomplete</Badge> It began {formatTime(openFrom, step)} and was still
                incomplete: drawn dotted on a shaded background.
              </span>
            )}
          </Fact>
        )}
        {meta.updated !== undefined && <Fact term="Last updated">{formatMoment(meta.updated)} UTC</Fact>}
      </dl>
      <Notes metas={metas} />
    </div>
  );
}

interface Term {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

/** The time ranges of the sides; one if they are equal. */
function rangesOf(metas: readonly Meta[], sides: readonly Side[]): readonly Term[] {
  const ranges = metas.flatMap((meta) => meta.ranges);
  const isSame = ranges.every(({ start, end }) => start === ranges[0]?.start && end === ranges[0]?.end);
  const shown = isSame ? ranges.slice(0, 1) : ranges;
  return shown.map((range, at) => {
    const label = sides[at]?.label;
    return { ...range, term: shown.length > 1 && label !== undefined ? `Time of ${label} (UTC)` : 'Time (UTC)' };
  });
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={patterns.wrapFacts}>{children}</dd>
    </div>
  );
}

function ConfidenceFact({ meta, of }: { readonly meta: Meta; readonly of: string | undefined }) {
  const { confidence } = meta;
  if (confidence === undefined) return null;
  return (
    <Fact term={of === undefined ? 'Confidence' : `Confidence of ${of}`}>
      <Badge tone={confidence.isLow ? 'warn' : 'good'}>{confidence.level} of 5</Badge>
      <span className={styles.meaning}>{confidence.meaning}</span>
    </Fact>
  );
}

/** Outages and collection faults visible in the data. */
function Notes({ metas }: { readonly metas: readonly Meta[] }) {
  const notes = metas.flatMap((meta) => meta.notes);
  if (notes.length === 0) return null;
  return (
    <section className={classNames(patterns.columnTight, styles.notes)} aria-label="Known events">
      <h3>Known events in this time</h3>
      <ul>
        {notes.map(({ text, start, end, link }) => (
          <li key={`${text}/${start}`}>
            {start !== undefined && (
              <time dateTime={new Date(start).toISOString()}>
                {formatMoment(start)}
                {end !== undefined && ` to ${formatMoment(end)}`}
              </time>
            )}{' '}
            {link === undefined ? (
              text
            ) : (
              <a href={link} target="_blank" rel="noreferrer">
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
