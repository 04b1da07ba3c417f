/** A row of bars, described in words for those who cannot see it. */
import patterns from '../../ui/patterns.module.css';
import styles from './summary.module.css';

interface BarsProps {
  /** Undefined draws no bar. */
  readonly values: readonly (number | undefined)[];
  /** Drawn on top, in the colour of failures. */
  readonly failed?: readonly number[];
  /** The height of a full bar. */
  readonly most: number;
  readonly words: string;
}

export function Bars({ values, failed = [], most, words }: BarsProps) {
  const path = (heights: readonly (number | undefined)[]): string =>
    heights
      .map((value, at) => {
        if (value === undefined || value === 0) return '';
        // The smallest value stays visible.
        const height = Math.max(4, (value / most) * 100);
        return `M${at + 0.1} ${(100 - height).toFixed(2)}h.8v${height.toFixed(2)}h-.8z`;
      })
      .join('');
  return (
    <span className={styles.bars}>
      <svg viewBox={`0 0 ${values.length} 100`} preserveAspectRatio="none" aria-hidden>
        <path className={styles.bar} d={path(values)} />
        <path className={styles.failed} d={path(failed)} />
      </svg>
      <span className={patterns.visuallyHidden}>{words}</span>
    </span>
  );
}
