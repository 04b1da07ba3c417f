/** Loading placeholders in the shape of a table, a form, and an operation's page. */

import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import patterns from '../patterns.module.css';
import { Seconds } from './seconds.tsx';
import styles from './skeletons.module.css';

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Rows have the height of a table's; as many as fit. */
export function TableSkeleton({ height }: { readonly height?: CSSProperties['height'] }) {
  return (
    <Loading className={styles.table} height={height}>
      {range(30).map((row) => (
        <div key={row} className={styles.row}>
          {range(4).map((cell) => (
            <Line key={cell} width={`${WIDTHS[(row * 3 + cell) % WIDTHS.length]}%`} />
          ))}
        </div>
      ))}
    </Loading>
  );
}

/** Varied widths, so that it resembles text. */
const WIDTHS = [72, 48, 60, 36, 66, 54, 42];

export function FormSkeleton() {
  return (
    <Loading className={patterns.columnLarge}>
      <Boxes count={5} />
    </Loading>
  );
}

function Boxes({ count }: { readonly count: number }) {
  return range(count).map((box) => (
    <div key={box} className={patterns.columnSmall}>
      <Line width={`${6 + (box % 3)}rem`} />
      <span className={styles.box} aria-hidden />
    </div>
  ));
}

/** Name, summary and path at the top; the form on the left, code and response next to it if there is room. */
export function OperationSkeleton() {
  return (
    <Loading className={styles.operation}>
      <Line width="16rem" isTitle />
      <Line width="min(30rem, 80%)" />
      <Line width="min(22rem, 60%)" />
      <div className={styles.halves}>
        <div className={classNames(patterns.columnLarge, styles.card)}>
          <Boxes count={6} />
        </div>
        <div className={patterns.columnLarge}>
          <span className={styles.block} aria-hidden />
          <span className={styles.block} aria-hidden />
        </div>
      </div>
    </Loading>
  );
}

interface LoadingProps {
  readonly className: string | undefined;
  readonly height?: CSSProperties['height'];
  readonly children: ReactNode;
}

function Loading({ className, height, children }: LoadingProps) {
  return (
    <div className={styles.loading} style={{ height }} role="status" aria-label="Loading" aria-busy="true">
      <div className={className}>{children}</div>
      <div className={styles.wait}>
        <Seconds />
      </div>
    </div>
  );
}

function Line({ width, isTitle = false }: { readonly width: string; readonly isTitle?: boolean }) {
  return <span className={isTitle ? styles.title : styles.line} style={{ width }} aria-hidden />;
}
