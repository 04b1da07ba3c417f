/** State messages of a page: banners, empty and failed states, loading placeholders, progress. */

import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Label, ProgressBar } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import patterns from '../patterns.module.css';
import styles from './notice.module.css';

type BannerTone = 'info' | 'good' | 'warn' | 'bad';
const ICONS = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

interface BannerProps {
  readonly tone: BannerTone;
  readonly children: ReactNode;
  /** Buttons at the end. */
  readonly action?: ReactNode;
  /** Announced immediately when it appears. */
  readonly isUrgent?: boolean;
}

export function Banner({ tone, children, action, isUrgent = false }: BannerProps) {
  const Icon = ICONS[tone];
  return (
    <div className={classNames(styles.banner, styles[tone])} role={isUrgent ? 'alert' : 'status'}>
      <Icon size={17} aria-hidden />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}

interface StateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** An empty state: explains what would be shown, and how to create it. */
export function Empty({ title, children, action }: StateProps) {
  return (
    <div className={styles.state}>
      <h2>{title}</h2>
      {children !== undefined && <div>{children}</div>}
      {action}
    </div>
  );
}

interface FailedProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** A failed state: what failed, why, and a retry button. */
export function Failed({ title, error, onRetry }: FailedProps) {
  return (
    <div className={styles.state} role="alert">
      <h2>{title}</h2>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      {onRetry !== undefined && <Button onPress={onRetry}>Try again</Button>}
    </div>
  );
}

/** Reserves the space of loading content, so that nothing moves when it arrives. */
export function Skeleton({
  height,
  width = '100%',
}: {
  readonly height: CSSProperties['height'];
  readonly width?: CSSProperties['width'];
}) {
  return <div className={styles.skeleton} style={{ height, width }} aria-hidden />;
}

interface ProgressProps {
  readonly label: string;
  /** From 0 to 1; undefined if unknown. */
  readonly value: number | undefined;
  /** Failed fraction of the whole, drawn at the end. */
  readonly failed?: number;
  readonly note?: ReactNode;
}

export function Progress({ label, value, failed = 0, note }: ProgressProps) {
  return (
    <ProgressBar
      className={patterns.columnTight ?? ''}
      value={(value ?? 0) * 100}
      isIndeterminate={value === undefined}
    >
      <span className={styles.progressHead}>
        <Label>{label}</Label>
        <span>{note ?? (value === undefined ? '' : `${Math.round(value * 100)} %`)}</span>
      </span>
      <span className={styles.bar}>
        <span
          className={classNames(styles.done, value === undefined && styles.unknown)}
          style={value === undefined ? {} : { width: `${(value - failed) * 100}%` }}
        />
        {failed > 0 && <span className={styles.failed} style={{ width: `${failed * 100}%` }} />}
      </span>
    </ProgressBar>
  );
}
