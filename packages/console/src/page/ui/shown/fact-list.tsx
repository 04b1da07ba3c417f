/** What is known of a thing: names, and beside each its value. */
import type { ReactNode } from 'react';
import { Shown } from '../text/shown.tsx';
import styles from './fact-list.module.css';

/** One without a value is left out. */
type Fact = readonly [name: string, value: ReactNode];

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? <Shown text={value} /> : value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
