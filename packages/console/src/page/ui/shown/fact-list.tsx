/** Lists facts as names with values. */
import type { ReactNode } from 'react';
import { Shown } from '../text/shown.tsx';
import styles from './fact-list.module.css';

/** Facts without a value are skipped. */
type Fact = readonly [name: string, value: ReactNode];

interface FactListProps {
  readonly facts: readonly Fact[];
  /** Arranges facts in a row, each name above its value. */
  readonly isRow?: boolean;
}

export function FactList({ facts, isRow = false }: FactListProps) {
  return (
    <dl className={isRow ? styles.row : styles.facts}>
      {facts.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? <Shown text={value} /> : value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
