/** What is known of a thing: names, and beside each its value. */
import type { ReactNode } from 'react';
import { Shown } from '../text/shown.tsx';
import styles from './fact-list.module.css';

/** One without a value is left out. */
type Fact = readonly [name: string, value: ReactNode];

interface FactListProps {
  readonly facts: readonly Fact[];
  /** Side by side, each name above its value. */
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
