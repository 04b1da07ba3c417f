/** Overview of the explorer: the products and ways to find an operation. */

import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCatalog } from '../data/catalog.ts';
import { recentOperations } from '../data/recent.ts';
import { classNames } from '../ui/class-names.ts';
import patterns from '../ui/patterns.module.css';
import { Page } from '../ui/shown/page.tsx';
import { counted } from '../ui/text/number-text.ts';
import styles from './overview.module.css';

export function Overview() {
  const { products, operations, byName } = useCatalog();
  const counts = useMemo(() => Map.groupBy(operations, ({ product }) => product), [operations]);
  const sorted = useMemo(() => products.toSorted((one, other) => one.title.localeCompare(other.title)), [products]);
  const recent = recentOperations().filter((name) => byName.has(name));
  return (
    <Page title="Explore">
      <p className={styles.lead}>
        {counted(operations.length, 'operation')} of {counted(products.length, 'product')}. Press <kbd>Ctrl</kbd>{' '}
        <kbd>K</kbd> (<kbd>⌘</kbd> <kbd>K</kbd> on a Mac) or <kbd>/</kbd> to search by task, path, field name or
        permission.
      </p>
      {recent.length > 0 && (
        <section aria-label="Recent operations" className={classNames(patterns.wrapBaselineWide, styles.recent)}>
          <h2>Recent</h2>
          {recent.map((name) => (
            <Link key={name} to="/explore/$operation" params={{ operation: name }} className={patterns.monoText ?? ''}>
              {name}
            </Link>
          ))}
        </section>
      )}
      <ul className={styles.products}>
        {sorted.map(({ key, title, summary }) => (
          <li key={key}>
            <Link to="/explore" search={{ product: key }} className={styles.product}>
              <span className={styles.title}>
                {title}
                <span className={styles.count}>
                  {counts.get(key)?.length ?? 0}
                  <span className={patterns.visuallyHidden}> operations</span>
                </span>
              </span>
              <span className={styles.summary}>{summaryOf(title, summary)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** Drops the title, which is shown above. */
export const summaryOf = (title: string, summary: string): string =>
  summary.startsWith(`${title}: `) ? summary.slice(title.length + 2) : summary;
