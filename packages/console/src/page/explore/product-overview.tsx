/** Lists the operations of a product by resource. */

import type { Product } from '@flarewire/contract';
import { pathOf, resourceOf } from '@flarewire/snippets/site';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCatalog } from '../data/catalog.ts';
import { classNames } from '../ui/class-names.ts';
import patterns from '../ui/patterns.module.css';
import { Badge } from '../ui/shown/badge.tsx';
import { MethodBadge } from '../ui/shown/method-badge.tsx';
import { Page } from '../ui/shown/page.tsx';
import { DocsLinks } from './docs-links.tsx';
import styles from './overview.module.css';
import { summaryOf } from './overview.tsx';

export function ProductOverview({ product }: { readonly product: Product }) {
  const { operations } = useCatalog();
  const { key, title, summary, docs } = product;
  const resources = useMemo(
    () => [
      ...Map.groupBy(
        operations.filter((operation) => operation.product === key),
        ({ name }) => resourceOf(name),
      ),
    ],
    [operations, key],
  );
  return (
    <Page
      title={title}
      lead={
        <>
          {summaryOf(title, summary)} <DocsLinks path={pathOf(key)} docs={docs} />
        </>
      }
    >
      <Link to="/explore" className={styles.back}>
        All products
      </Link>
      {resources.map(([resource, some]) => (
        <section key={resource} aria-labelledby={resource}>
          <h2 id={resource} className={styles.resource}>
            {resource}
          </h2>
          <ul className={styles.operations}>
            {some.map(({ name, method, summary, deprecated }) => (
              <li key={name}>
                <Link to="/explore/$operation" params={{ operation: name }} className={styles.operation}>
                  <MethodBadge method={method} />
                  <span>{summary.replaceAll('`', '')}</span>
                  <span className={classNames(patterns.monoText, styles.name)}>{name.slice(resource.length + 1)}</span>
                  {deprecated && <Badge tone="warn">Deprecated</Badge>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}
