/** How many there are of a resource, from the first page of its list. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { numberText } from '../../ui/text/number-text.ts';
import { type AnyPage, anyList, anyOne } from '../items/any-call.ts';
import { itemsIn } from '../items/item.ts';
import styles from '../resources/overview.module.css';
import { homeOf, type Resource } from '../resources/resources.ts';
import { type Context, placeOf } from '../resources/template.ts';

/** Asked again only after a while: it is a hint. */
const staleTime = 60_000;

export function Count({ resource, context }: { readonly resource: Resource; readonly context: Context }) {
  const { list } = resource;
  const place = list === undefined ? undefined : placeOf(list, context);
  const enabled = place !== undefined;
  const isPaged = list?.page !== undefined;
  const paged = useInfiniteQuery({ ...anyList(list?.name ?? '', place ?? {}), staleTime, enabled: enabled && isPaged });
  const whole = useQuery({ ...anyOne(list?.name ?? '', place ?? {}), staleTime, enabled: enabled && !isPaged });
  if (isPaged ? paged.data === undefined : whole.data === undefined) return <span className={styles.count} />;
  const page = paged.data?.pages[0] as AnyPage | undefined; // see `anyList`
  const found =
    page?.items.length ?? itemsIn(whole.data, list === undefined ? '' : (homeOf(list).split('.').at(-1) ?? '')).length;
  const total = page?.info.total_count ?? found;
  const hasMore = page !== undefined && page.next !== undefined && page.info.total_count === undefined;
  return (
    <span className={styles.count} data-none={total === 0 || undefined}>
      {numberText(total)}
      {hasMore && '+'}
    </span>
  );
}
