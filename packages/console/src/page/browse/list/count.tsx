/** Shows the number of a resource's items, from the first page of its list. */
import { numberText } from '../../ui/text/number-text.ts';
import styles from '../resources/overview.module.css';
import type { Resource } from '../resources/resources.ts';
import type { Context } from '../resources/template.ts';
import { type First, useFirst } from './use-first.ts';

export function Count({ resource, context }: { readonly resource: Resource; readonly context: Context }) {
  return <CountOf first={useFirst(resource, context)} />;
}

export function CountOf({ first }: { readonly first: First | Error | undefined }) {
  if (first === undefined || first instanceof Error) return <span className={styles.count} />;
  const { total, hasMore } = first;
  return (
    <span className={styles.count} data-none={total === 0 || undefined}>
      {numberText(total)}
      {hasMore && '+'}
    </span>
  );
}
